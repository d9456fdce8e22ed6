import { expect, test } from "bun:test";
import { trialError } from "./trial-dialog.tsx";

test("a trial needs an e-mail and a password of six characters", () => {
  expect(trialError({ email: " ", password: "secret1" })).toBe("Please fill in all required fields.");
  expect(trialError({ email: "a@b.example", password: "" })).toBe("Please fill in all required fields.");
  expect(trialError({ email: "a@b.example", password: "12345" })).toBe("Password must be at least 6 characters long.");
  expect(trialError({ email: "a@b.example", password: "123456" })).toBeNull();
});
