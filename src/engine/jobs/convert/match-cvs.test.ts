import { expect, test } from "bun:test";
import { MAX_JD_CHARS } from "../../contract/limits.ts";
import { convertDocument } from "../../cv/convert-document.ts";
import { readAsset } from "../../setup/assets.ts";
import { openMatcher } from "./match-cvs.ts";
import type { Convert } from "./run-cv.ts";

const NOW = new Date("2026-01-01");
const signal = new AbortController().signal;
const json = (text: string) => new TextEncoder().encode(text);
const CV = {
  fileName: "cv.json",
  bytes: json('{"basics":{"name":"Ada"},"work":[{"position":"Developer","highlights":["Java services."]}]}'),
};
const POISON = { fileName: "poison.pdf", bytes: json("poison") };
const JD = "Developer\nRequirements\n- Java";

/** The converter child's own work, and what it was asked for; a poison ends it. */
function openFake() {
  const kinds: string[] = [];
  const ocr: string[] = [];
  let atWork = 0;
  let mostAtWork = 0;
  const convert: Convert = async (bytes, request) => {
    kinds.push(request.kind ?? "cv");
    ocr.push(request.ocr);
    mostAtWork = Math.max(mostAtWork, ++atWork);
    await Bun.sleep(1);
    atWork -= 1;
    if (bytes === POISON.bytes) throw new Error("crashed");
    return convertDocument(bytes, request, { readAsset, maxPages: 1 });
  };
  const crashMessage = (error: unknown) => ((error as Error).message === "crashed" ? "This file could not be processed." : null);
  const match = openMatcher({ convert, now: () => NOW, crashMessage });
  return { kinds, ocr, mostAtWork: () => mostAtWork, match: (cvs: (typeof CV)[], text = JD) => match(cvs, { text }, signal, "owner") };
}

test("the job description and each CV are read and compared in the converter, the job description once", async () => {
  const { match, kinds, ocr } = openFake();
  const matched = await match([CV, CV]);
  expect(kinds).toEqual(["requirements", "match", "match"]);
  // Pages that are pictures are recognised, as for a CV that is formatted.
  expect(ocr).toEqual(["auto", "auto", "auto"]);
  expect(matched.map((one) => "score" in one && one.score.requirements[0]?.met)).toEqual(["yes", "yes"]);
});

test("an analysis takes two places of the converter at most, and one as soon as a CV has ended it", async () => {
  const good = openFake();
  await good.match(Array.from({ length: 6 }, () => CV));
  expect(good.mostAtWork()).toBe(2);

  const bad = openFake();
  const matched = await bad.match([POISON, POISON, CV, CV]);
  expect(matched.map((one) => "refused" in one)).toEqual([true, true, false, false]);
});

test.each([
  [" \n", "no_text"],
  ["a ".repeat(MAX_JD_CHARS), "too_large"],
])("a job description without words or with too many is refused with a sentence", async (text, code) => {
  const { match } = openFake();
  const refused = await match([CV], text).catch((error) => error);
  expect(refused).toMatchObject({ code, message: expect.stringContaining("The job description cannot be read: ") });
});
