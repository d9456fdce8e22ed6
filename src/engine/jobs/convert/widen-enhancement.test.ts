import { expect, test } from "bun:test";
import type { ConvertRequest } from "../../cv/conversion.ts";
import { convertDocument } from "../../cv/convert-document.ts";
import { stemsOf } from "../../cv/match/taxonomy/entries.ts";
import { readAsset } from "../../setup/assets.ts";
import type { Convert } from "./convert-tools.ts";
import { type Widen, wideningEnhancement } from "./widen-enhancement.ts";

const signal = new AbortController().signal;
const CV = new TextEncoder().encode(
  JSON.stringify({
    basics: { name: "Lou Perrin" },
    work: [{ position: "Chef", highlights: ["Accueil des clients.", "Conduite d'une wouzellerie."] }],
  }),
);
const ENHANCED: ConvertRequest = {
  fileName: "cv.json",
  ocr: "auto",
  outputs: [],
  enhance: { jdText: "Stelle\nAnforderungen\n- Wuzzelei", keywords: "Docker" },
};
const NAMES = { by: "names" as const, id: "x", names: [stemsOf("wouzellerie") ?? ""], group: 0, surface: "Wuzzelei" };
const widen: Widen = async (asked) => ({
  ...asked,
  requirements: asked.requirements.map((one) => (one.text === "Wuzzelei" ? { ...one, wanted: [NAMES] } : one)),
});

/** The converter's own work, and the kinds of what it was asked for. */
function openFake(hasTaxonomies: boolean) {
  const kinds: string[] = [];
  const convert: Convert = (bytes, request) => {
    kinds.push(request.kind ?? "cv");
    return convertDocument(bytes, request, { readAsset, maxPages: 1 });
  };
  return { kinds, convert: wideningEnhancement(convert, widen, () => hasTaxonomies) };
}

test("an enhanced CV of the queue finds what a kept taxonomy calls the thing asked for", async () => {
  const { convert, kinds } = openFake(true);
  const { recommendations, resume } = await convert(CV, ENHANCED, signal);
  expect(kinds).toEqual(["requirements", "cv"]);
  expect(recommendations?.map(({ skill, evidence }) => [skill, evidence])).toEqual([
    ["Docker", []],
    ["Wuzzelei", ["Conduite d'une wouzellerie."]],
  ]);
  expect(resume.work?.[0]?.highlights?.[0]).toBe("Conduite d'une wouzellerie.");
});

test("without a taxonomy, and for a CV that is not enhanced, the document is converted at once", async () => {
  const without = openFake(false);
  expect((await without.convert(CV, ENHANCED, signal)).recommendations?.map(({ skill }) => skill)).toEqual(["Docker"]);
  expect(without.kinds).toEqual(["cv"]);

  const plain = openFake(true);
  await plain.convert(CV, { fileName: "cv.json", ocr: "auto", outputs: [] }, signal);
  expect(plain.kinds).toEqual(["cv"]);
});
