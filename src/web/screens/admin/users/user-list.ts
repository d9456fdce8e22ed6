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

export type Page<T> = { rows: T[]; page: number; pages: number; from: number; to: number };

/** A page of a list, counted from 1; the last one where there are fewer than asked for. */
export function pageOf<T>(all: T[], wanted: number, size = USERS_PER_PAGE): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(wanted, pages);
  const rows = all.slice((page - 1) * size, page * size);
  const from = rows.length === 0 ? 0 : (page - 1) * size + 1;
  return { rows, page, pages, from, to: from + Math.max(0, rows.length - 1) };
}
