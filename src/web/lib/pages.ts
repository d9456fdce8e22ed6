export type Page<T> = { rows: T[]; page: number; pages: number; from: number; to: number };

/** A page of a list, counted from 1; the last one where there are fewer than asked for. */
export function pageOf<T>(all: T[], wanted: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(wanted, pages);
  const rows = all.slice((page - 1) * size, page * size);
  const from = rows.length === 0 ? 0 : (page - 1) * size + 1;
  return { rows, page, pages, from, to: from + Math.max(0, rows.length - 1) };
}
