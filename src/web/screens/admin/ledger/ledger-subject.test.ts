import { expect, test } from "bun:test";
import { shortDate } from "../../../lib/text/time.ts";
import { ledgerSubject } from "./ledger-subject.ts";

const at = "2026-11-12T10:00:00.000Z";
const about = (part: Partial<Parameters<typeof ledgerSubject>[0]>) => ledgerSubject({ kind: "charge", note: null, job: null, at, ...part });

test("an entry of the ledger says what it is about in words, never by an id", () => {
  expect(about({ job: { jobType: "cv", fileName: "Maria Santos.pdf", cvCount: 1 } })).toBe("Maria Santos.pdf");
  expect(about({ job: { jobType: "matcher", fileName: "a.pdf", cvCount: 1 } })).toBe("Analysis of a.pdf");
  expect(about({ kind: "refund", job: { jobType: "matcher", fileName: "a.pdf (+2 more)", cvCount: 3 } })).toBe("Analysis of 3 CVs");
  expect(about({ job: { jobType: "cv", fileName: "Maria Santos.pdf", cvCount: 1 }, by: "ines@agency.test" })).toBe(
    "Maria Santos.pdf, for ines@agency.test",
  );
  expect(about({})).toBe(`CV or analysis of ${shortDate(at)}, no longer kept`);
  expect(about({ kind: "purchase" })).toBe("Payment");
  expect(about({ kind: "grant" })).toBe("By an administrator");
  expect(about({ kind: "grant", note: "Free trial" })).toBe("Free trial");
});
