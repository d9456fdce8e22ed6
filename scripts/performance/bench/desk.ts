import type { Job, Review } from "../../../src/engine/contract/api.ts";
import type { Call } from "./api.ts";
import { clock, type Row, spread } from "./timing.ts";

/** As wide as a screen with two pixels a point shows a pane. */
const WIDTH = 1200;
const CHANGES = 3;

/** What a recruiter waits for at the review desk: the first page of the original, and the result after a change until its first page is there. */
export async function deskRows(call: Call, cvs: { name: string; bytes: Uint8Array }[]): Promise<Row[]> {
  const ids = await finish(call, cvs);
  const [opened, redrawn]: [number[], number[]] = [[], []];
  for (const id of ids) {
    opened.push(await clock(() => firstPage(call, id)));
    await drawResult(call, id);
    for (let change = 0; change < CHANGES; change++) redrawn.push(await clock(() => rename(call, id, `Candidate ${change}`)));
  }
  return [
    { name: "review desk: the fields and the first page of the original", ours: spread(opened), bound: { max: 500 } },
    { name: "review desk: a correction, until the result is drawn anew", ours: spread(redrawn), bound: { max: 1000 } },
  ];
}

async function finish(call: Call, cvs: { name: string; bytes: Uint8Array }[]): Promise<string[]> {
  for (const { name, bytes } of cvs) {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], name));
    await sure(call("/api/upload-cv", { method: "POST", body: form }));
  }
  for (;;) {
    const jobs = (await (await call("/api/jobs")).json()) as Job[];
    const done = jobs.filter(({ jobType, status }) => jobType === "cv" && status === "completed");
    if (done.length >= cvs.length) return done.slice(0, cvs.length).map(({ id }) => id);
    await Bun.sleep(50);
  }
}

/** As the desk does: the fields do not wait for the pages of a Word file. */
async function firstPage(call: Call, id: string): Promise<void> {
  const { original } = (await (await sure(call(`/api/jobs/${id}/review?wait=false`))).json()) as Review;
  if (!original.html) await (await sure(call(`/api/jobs/${id}/original/pages/1.png?width=${WIDTH}`))).bytes();
}

async function drawResult(call: Call, id: string): Promise<void> {
  await sure(call(`/api/jobs/${id}/result`));
  await (await sure(call(`/api/jobs/${id}/result/pages/1.png?width=${WIDTH}`))).bytes();
}

async function rename(call: Call, id: string, name: string): Promise<void> {
  const headers = { "content-type": "application/json-patch+json", "if-match": "*" };
  await sure(
    call(`/api/jobs/${id}/resume`, { method: "PATCH", headers, body: JSON.stringify([{ op: "add", path: "/basics/name", value: name }]) }),
  );
  await drawResult(call, id);
}

async function sure(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} was answered ${response.status}`);
  return response;
}
