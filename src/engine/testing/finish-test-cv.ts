import type { UserRow } from "../accounts/users.ts";
import { completeJob, type Outcome } from "../jobs/finish-job.ts";
import type { DownloadType } from "../jobs/job.ts";
import { claimJob } from "../jobs/queue/queue.ts";
import { type SubmitCv, submitCv } from "../jobs/submit/submit-cv.ts";
import type { TestEngine } from "./open-test-engine.ts";

type Finished = Omit<Outcome, "results"> & {
  results?: [type: DownloadType, name: string][];
  fileName?: string;
  wanted?: Partial<SubmitCv>;
};

/** A CV that was submitted and is completed, with documents of a byte each; its id. Needs an engine that is not started. */
export async function finishTestCv(
  engine: TestEngine,
  user: UserRow,
  { results = [["pdf", "Ada.pdf"]], fileName = "cv.pdf", wanted, ...outcome }: Finished = {},
): Promise<string> {
  const { id } = await submitCv(engine, { user, cv: { fileName, bytes: new TextEncoder().encode("%PDF-1.7") }, ...wanted });
  claimJob(engine.store, engine.now());
  const kept = await Promise.all(
    results.map(async ([type, name]) => ({ type, name, stored: await engine.files.write(new Uint8Array([1])) })),
  );
  completeJob(engine, id, { ...outcome, results: kept }, engine.now());
  return id;
}
