import { expect, test } from "bun:test";
import { fakeJob } from "../../../testing/fake-api.ts";
import { nextAfter, positionOf } from "./next-job.ts";

const job = (id: string, part: Parameters<typeof fakeJob>[0] = {}) => fakeJob({ id, reviewedAt: null, ...part });
const jobs = [
  job("a"),
  job("checked", { reviewedAt: "2026-01-02T10:00:00.000Z" }),
  job("b"),
  job("match", { jobType: "matcher" }),
  job("broken", { status: "failed" }),
  job("c"),
];

test("the CVs that somebody should look at are counted, in the order of the queue", () => {
  expect(positionOf(jobs, "b")).toMatchObject({ at: 2, of: 3, previous: { id: "a" }, next: { id: "c" } });
  expect(positionOf(jobs, "checked")).toMatchObject({ at: 0, of: 3, next: { id: "a" } });
});

test("the next CV is the one below, after the last the first, and none when all are checked", () => {
  expect(nextAfter(jobs, "a")?.id).toBe("b");
  expect(nextAfter(jobs, "c")?.id).toBe("a");
  expect(nextAfter([job("a")], "a")).toBeUndefined();
});
