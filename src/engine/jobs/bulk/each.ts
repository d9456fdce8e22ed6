import type { BulkResult } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";

/**
 * Does something for each of several jobs. Each answers for itself: an expected failure is noted with its sentence and the others go on, so
 * `change` must throw before it writes.
 */
export function each<T>(ids: string[], result: BulkResult, change: (id: string) => T): T[] {
  return [...new Set(ids)].flatMap((id) => {
    try {
      const changed = change(id);
      result.done.push(id);
      return [changed];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.failed.push({ id, message: error.message });
      return [];
    }
  });
}
