import { expect, test } from "bun:test";
import { trialFault } from "./trial-dialog.tsx";

test("a trial needs an e-mail and a password of six characters", () => {
  expect(trialFault({ email: " ", password: "secret1" })).toBe("Please fill in all required fields.");
  expect(trialFault({ email: "a@b.example", password: "" })).toBe("Please fill in all required fields.");
  expect(trialFault({ email: "a@b.example", password: "12345" })).toBe("Password must be at least 6 characters long.");
  expect(trialFault({ email: "a@b.example", password: "123456" })).toBeNull();
});
