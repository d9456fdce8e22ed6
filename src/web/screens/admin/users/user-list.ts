import type { User } from "../../../../engine/contract/api.ts";
import { fullName } from "../../../lib/text/words.ts";

export type Sort = "name" | "newest" | "most" | "least";

export const SORTS: { sort: Sort; label: string }[] = [
  { sort: "name", label: "Sort by name" },
  { sort: "newest", label: "Newest first" },
  { sort: "most", label: "Most credits" },
  { sort: "least", label: "Fewest credits" },
];

const byName = (a: User, b: User) => fullName(a).localeCompare(fullName(b), "en", { sensitivity: "base", numeric: true });
const ORDERS: Record<Sort, (a: User, b: User) => number> = {
  name: byName,
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  most: (a, b) => b.credits - a.credits || byName(a, b),
  least: (a, b) => a.credits - b.credits || byName(a, b),
};

/** The accounts whose name or e-mail contains every word of the search, whatever their case and accents. */
export function findUsers(users: User[], search: string, sort: Sort): User[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const isFound = (user: User) => words.every((word) => folded(`${fullName(user)} ${user.email}`).includes(word));
  return users.filter(isFound).sort(ORDERS[sort]);
}

/** `Müller` as `muller`. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Each row asks for its statistics: fifty calls are answered at once, five hundred are not. */
export const USERS_PER_PAGE = 50;
