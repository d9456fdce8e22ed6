import { expect, test } from "bun:test";
import { HOUR, MINUTE, openClock } from "../../testing/clock.ts";
import { openRefusals } from "./refused-documents.ts";

test("an account whose last documents were all refused waits until the first of them is an hour old", () => {
  const clock = openClock();
  const refusals = openRefusals(clock.now, 3);
  for (let index = 0; index < 3; index++) {
    refusals.check("spammer");
    refusals.refused("spammer");
    clock.advance(MINUTE);
  }

  expect(() => refusals.check("spammer")).toThrow(expect.objectContaining({ code: "too_many", details: { retryAfterSeconds: 57 * 60 } }));
  refusals.check("colleague");
  clock.advance(HOUR - 3 * MINUTE);
  refusals.check("spammer");
});

test("one document that can be used clears the account", () => {
  const refusals = openRefusals(openClock().now, 2);
  refusals.refused("recruiter");
  refusals.accepted("recruiter");
  refusals.refused("recruiter");
  refusals.check("recruiter");
});

test("refusals of before the clock was set back count no longer", () => {
  const clock = openClock();
  const refusals = openRefusals(clock.now, 1);
  refusals.refused("recruiter");
  clock.advance(-HOUR);
  refusals.check("recruiter");
});

test("documents that were under way beyond the limit lengthen the wait: it is over when one fewer than the limit are younger than an hour", () => {
  const clock = openClock();
  const refusals = openRefusals(clock.now, 2);
  for (let index = 0; index < 3; index++) {
    refusals.refused("spammer");
    clock.advance(MINUTE);
  }
  expect(() => refusals.check("spammer")).toThrow(expect.objectContaining({ details: { retryAfterSeconds: 58 * 60 } }));
  clock.advance(58 * MINUTE);
  refusals.check("spammer");
});
