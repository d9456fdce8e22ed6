import { expect, test } from "bun:test";
import { openClock } from "../../testing/clock.ts";
import { ATTEMPT_MS, openSignInAttempts } from "./sign-in-attempts.ts";

test("sign-ins under way take a bounded place: beyond ten thousand the oldest is forgotten", () => {
  const attempts = openSignInAttempts(openClock().now);
  const begun = Array.from({ length: 10_001 }, () => attempts.begin("browser", "/dashboard"));
  expect(attempts.take(begun[0]?.state ?? "", "browser")).toBeNull();
  expect(attempts.take(begun[1]?.state ?? "", "browser")).toMatchObject(begun[1] as object);
});

test("a sign-in is taken once, by the browser that has begun it", () => {
  const attempts = openSignInAttempts(openClock().now);
  const { state } = attempts.begin("browser", "/plan");
  for (const foreign of ["another", undefined]) expect(attempts.take(state, foreign)).toBeNull();
  expect(attempts.take(state, "browser")).toMatchObject({ state, next: "/plan" });
  expect(attempts.take(state, "browser")).toBeNull();
  expect(attempts.take(null, "browser")).toBeNull();
});

test("what is too old makes room, and nothing else does", () => {
  const clock = openClock();
  const attempts = openSignInAttempts(clock.now);
  const old = attempts.begin("browser", "/dashboard");
  clock.advance(ATTEMPT_MS);
  const young = attempts.begin("browser", "/dashboard");
  expect(attempts.take(old.state, "browser")).not.toBeNull();
  clock.advance(ATTEMPT_MS + 1);
  attempts.begin("browser", "/dashboard");
  expect(attempts.take(young.state, "browser")).toBeNull();
});
