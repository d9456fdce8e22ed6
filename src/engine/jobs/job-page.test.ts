import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { Job, SingleScore } from "../contract/api.ts";
import { jobs } from "../store/schema.ts";
import { createTestUser } from "../testing/create-test-user.ts";
import { finishTestCv } from "../testing/finish-test-cv.ts";
import { openTestEngine } from "../testing/open-test-engine.ts";
import { pageOfJobs, withoutReasons } from "./job-page.ts";

test("the pages of a list hold each job once, also those that came in one instant, whatever comes or goes between them", async () => {
  const engine = await openTestEngine({ start: false });
  const user = await createTestUser(engine, 20);
  const ids: string[] = [];
  for (let at = 0; at < 5; at++) {
    if (at === 3) engine.clock.advance(1000);
    ids.unshift(await finishTestCv(engine, user));
  }
  const page = (limit: number, cursor?: string) => {
    const { jobs: found, next } = pageOfJobs(engine.store.db, user.id, { limit, cursor });
    return { ids: found.map(({ id }) => id), next };
  };
  expect(page(5)).toEqual({ ids, next: undefined });
  expect(page(6).next).toBeUndefined();
  const first = page(2);
  expect(first).toEqual({ ids: ids.slice(0, 2), next: expect.stringMatching(/^\d+-\d+$/) });
  engine.clock.advance(1000);
  await finishTestCv(engine, user);
  engine.store.db
    .delete(jobs)
    .where(eq(jobs.id, ids[1] as string))
    .run();
  const second = page(2, first.next);
  expect(second.ids).toEqual(ids.slice(2, 4));
  engine.store.db
    .update(jobs)
    .set({ purgedAt: engine.now() })
    .where(eq(jobs.id, ids[4] as string))
    .run();
  expect(page(2, second.next)).toEqual({ ids: [], next: undefined });
  for (const cursor of ["", "1", "1-", "a-1", "1-2-3", "1234567890123456-1", "1-1234567890123456"])
    expect(() => page(2, cursor)).toThrow("This cursor is not that of a page.");
  await engine.close();
});

test("a list shows how well a candidate fits, and not why", () => {
  const score = {
    niche_skills_score: 7,
    industry_experience_score: 6,
    role_experience_score: 5,
    overall_matching_score: 6.5,
    scorer: "built-in",
    key_highlights: ["Ten years of welding"],
    main_gaps: ["No licence"],
    requirements: [{ text: "Welding" }],
    sum: [{ part: "must" }],
  } as unknown as SingleScore;
  const figures = {
    niche_skills_score: 7,
    industry_experience_score: 6,
    role_experience_score: 5,
    overall_matching_score: 6.5,
    scorer: "built-in",
    key_highlights: [],
    main_gaps: [],
    requirements: [],
  };
  const job = { id: "one", matchingScore: score } as Job;
  expect(withoutReasons(job)).toEqual({ id: "one", matchingScore: figures } as unknown as Job);
  expect(withoutReasons({ id: "two" } as Job)).toEqual({ id: "two" } as Job);
  const several = { multi_cv_analysis: true, best: 1, results: [{ ...score, cv_index: 2, cv_filename: "b.pdf" }] };
  expect(withoutReasons({ id: "three", matchingScore: several } as unknown as Job).matchingScore as unknown).toEqual({
    multi_cv_analysis: true,
    best: 1,
    results: [{ ...figures, cv_index: 2, cv_filename: "b.pdf" }],
  });
});
