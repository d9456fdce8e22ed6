import type { Review } from "../../../../engine/contract/api.ts";
import type { Cover } from "../../../../engine/contract/resume-fields.ts";
import { isWithin, pathOfPointer, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { api } from "../../../lib/api/api.ts";
import { movedReview } from "../edits/moved-paths.ts";
import { applied, inverseOf, type Op, type Patch } from "../edits/patch.ts";

/** One thing that a user does at the desk, as it is sent. */
export type Change =
  | { kind: "patch"; patch: Patch }
  | { kind: "checked"; ids: string[]; checked: boolean }
  | { kind: "reset"; paths?: string[] }
  | { kind: "cover"; fields: Cover }
  | { kind: "reviewed"; reviewed: boolean };

/** The change that takes this one back. Null for a reset: what it will change is known when it is answered. */
export function inverseChange(review: Review, change: Change): Change | null {
  if (change.kind === "patch") return { kind: "patch", patch: inverseOf(review.resume, change.patch) };
  if (change.kind === "checked") return { ...change, checked: !change.checked };
  if (change.kind === "reviewed") return { ...change, reviewed: !change.reviewed };
  return change.kind === "cover" ? { kind: "cover", fields: review.cover } : null;
}

/** The review as it will be, before the service has answered. A change that does not fit any more changes nothing here; the service decides. */
export function expected(review: Review, change: Change): Review {
  if (change.kind === "patch") return expectedPatch(review, change.patch);
  if (change.kind === "cover") return { ...review, cover: change.fields };
  if (change.kind === "reviewed") return { ...review, reviewedAt: change.reviewed ? new Date().toISOString() : null };
  if (change.kind === "reset" || !change.checked) return review;
  const isOpen = ({ id }: { id: string }) => !change.ids.includes(id);
  return { ...review, doubts: review.doubts.filter(isOpen), leftovers: review.leftovers.filter(isOpen) };
}

function expectedPatch(review: Review, patch: readonly Op[]): Review {
  try {
    const resume = applied(review.resume, patch);
    const moved = movedReview(review, patch);
    const written = patch.flatMap((op) => (op.op === "replace" || (op.op === "add" && isText(op.value)) ? [pathOfPointer(op.path)] : []));
    const isOpen = ({ path }: { path: string }) => !written.includes(path);
    const isOther = (path: string) => valueAt(resume, path) !== valueAt(review.parsed, path);
    const changed = [...moved.changed.filter((path) => !written.includes(path)), ...written.filter(isOther)];
    const leftovers = moved.leftovers.filter(({ path }) => isWithin(path, "additional"));
    return { ...moved, resume, leftovers, doubts: moved.doubts.filter(isOpen), changed };
  } catch {
    return review;
  }
}

const isText = (value: unknown) => typeof value === "string";

/** `key`: the same for each time that a patch is sent, so that one whose answer was lost is known again. */
export type Send = (jobId: string, change: Change, version: number, key: string) => Promise<unknown>;

/** Sends a change; a patch names the version that it was made for. */
export function sendChange(jobId: string, change: Change, version: number, key: string): Promise<unknown> {
  const job = `/jobs/${encodeURIComponent(jobId)}`;
  if (change.kind === "patch") {
    const headers = { "content-type": "application/json-patch+json", "if-match": `"${version}"`, "idempotency-key": key };
    return api("PATCH", `${job}/resume`, change.patch, headers);
  }
  if (change.kind === "checked") return api("POST", `${job}/review/checked`, { ids: change.ids, checked: change.checked });
  if (change.kind === "reset") return api("POST", `${job}/resume/reset`, change.paths ? { paths: change.paths } : {});
  if (change.kind === "cover") return api("PUT", `${job}/cover`, { fields: change.fields });
  return api("POST", `${job}/reviewed`, { reviewed: change.reviewed });
}
