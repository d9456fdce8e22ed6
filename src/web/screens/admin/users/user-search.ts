import { useState } from "react";
import type { UserSort } from "../../../../engine/contract/api.ts";
import { FIRST_USERS, type UserSearch } from "../../../lib/api/queries.ts";

export const SORTS: { sort: UserSort; label: string }[] = [
  { sort: "name", label: "Sort by name" },
  { sort: "newest", label: "Newest first" },
  { sort: "most", label: "Most credits" },
  { sort: "least", label: "Fewest credits" },
];

export type Search = {
  wanted: UserSearch;
  /** Counts from 1. */
  page: number;
  /** Another text or order begins at the first page. */
  change: (part: Pick<UserSearch, "text"> | Pick<UserSearch, "sort">) => void;
  /** To the page after, with the cursor that leads there. */
  forward: (next: string) => void;
  back: () => void;
};

/** What the table of users shows. The way to a page is known by the cursors of those before it. */
export function useUserSearch(): Search {
  const [{ text, sort }, setSearch] = useState(FIRST_USERS);
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  return {
    wanted: { text, sort, ...(cursor !== undefined && { cursor }) },
    page: cursors.length + 1,
    change: (part) => {
      setSearch((search) => ({ ...search, ...part }));
      setCursors([]);
    },
    forward: (next) => setCursors([...cursors, next]),
    back: () => setCursors(cursors.slice(0, -1)),
  };
}
