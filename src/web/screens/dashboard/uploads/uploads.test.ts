import { expect, test } from "bun:test";
import { ApiError } from "../../../lib/api/api.ts";
import { outcome } from "./uploads.ts";

const broken = new ApiError(500, "The disk is full.");

test("all sent", () => {
  expect(outcome(3, [])).toMatchObject({ title: "Upload successful", description: "3 CVs uploaded and processing started." });
});

test("some sent", () => {
  expect(outcome(3, [broken])).toMatchObject({
    title: "Upload successful",
    description: "2 CVs uploaded and processing started. 1 failed.",
  });
});

test("none sent: one file says why, several are counted", () => {
  expect(outcome(1, [broken])).toMatchObject({ title: "Upload failed", description: "The disk is full." });
  expect(outcome(1, [new Error("")]).description).toBe("Failed to upload CVs. Please try again.");
  expect(outcome(2, [broken, broken])).toMatchObject({ title: "Upload failed", description: "All 2 uploads failed. Please try again." });
});

test("too few credits lead to where credits are sold, in the server's words", () => {
  const error = new ApiError(402, "Not enough.", { message: "Not enough." });

  expect(outcome(1, [error])).toEqual({
    title: "Insufficient Credits",
    description: "Not enough.",
    tone: "danger",
    action: { label: "Buy Credits", href: "/plan" },
  });
  expect(outcome(2, [error]).description).toBe("Not enough. 1 CV uploaded and processing started. 1 failed.");
});

test("without a sentence from the server the numbers speak, and without numbers a general word", () => {
  expect(outcome(1, [new ApiError(402, "Payment Required", { requiredCredits: 2, currentCredits: 0 })]).description).toBe(
    "You need 2 credits to process a CV. You currently have 0 credits.",
  );
  expect(outcome(1, [new Error("400: Insufficient credits")]).description).toBe(
    "You need more credits to process CVs. Please purchase credits or subscribe to a plan.",
  );
});
