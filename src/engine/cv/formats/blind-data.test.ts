import { expect, test } from "bun:test";
import { DATA_FORMAT_NAMES } from "../../contract/data-formats.ts";
import type { Resume } from "../../contract/resume.ts";
import { findLeaks } from "../blind/search/leaks.ts";
import { convertDocument } from "../convert-document.ts";
import { parseBlind } from "../options/blind-profile.ts";

const TOOLS = { readAsset: async () => new Uint8Array(), recognize: async () => [], maxPages: 30 };
const resume: Resume = {
  basics: {
    name: "Quirina Abendroth",
    label: "Nurse",
    email: "quirina.abendroth@example.org",
    phone: "+49 30 5550142",
    image: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ",
    summary: "Quirina Abendroth has led wards for ten years.",
    profiles: [{ network: "LinkedIn", url: "https://www.linkedin.com/in/quirina-abendroth" }],
  },
  work: [{ name: "City Hospital", position: "Nurse", startDate: "2019-03", highlights: ["Abendroth's own rota for nights"] }],
  references: [{ name: "Odo Wiesengrund", reference: "Ask Odo about Quirina." }],
  additional: [{ title: "Notes", items: ["Mrs Abendroth can start at once"] }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
};
const convert = (format: (typeof DATA_FORMAT_NAMES)[number], blind?: string) =>
  convertDocument(
    new TextEncoder().encode(JSON.stringify(resume)),
    {
      fileName: "cv.json",
      ocr: "never",
      outputs: [],
      blind: blind ? parseBlind(true) : undefined,
      data: { format, created: "2026-11-20T08:30:00Z", changed: "2026-11-20T08:30:00Z" },
    },
    TOOLS,
  );

test.each(DATA_FORMAT_NAMES)("blind data as %s says nothing that a blind document would not say", async (format) => {
  const named = (await convert(format)).data?.text ?? "";
  expect(named).toContain("Abendroth");

  const { data, redacted = [] } = await convert(format, "initials");
  expect(data?.text).toContain("City Hospital");
  expect(data?.text.toLowerCase()).not.toMatch(/quirina|abendroth|example\.org|5550142|linkedin|ivborw0/);
  // What searches the documents would have found it in the data that is not blind.
  const found = new Set((await findLeaks("data", new TextEncoder().encode(named), redacted)).map(({ what }) => what));
  for (const what of ["name", "e-mail address", "telephone number", "web address", "photo"] as const) expect(found).toContain(what);
});
