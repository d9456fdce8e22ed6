import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { blindProfile } from "../../options/blind-profile.ts";
import { withholdDoubts } from "../search/withhold.ts";
import { blinded } from "../testing/blinded.ts";

const profile = blindProfile("initials");

/** What the profile `initials` shows of a CV, as text. */
function shown(content: Omit<Partial<Resume>, "meta">): string {
  const full: Resume = {
    basics: { name: "Jane Whitcombe" },
    ...content,
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "test", warnings: [] } },
  };
  const { meta, ...rest } = withholdDoubts({ full, blind: blinded(full, profile).resume, profile, language: "en" }).resume;
  return JSON.stringify(rest);
}
const inJob = (summary: string) => shown({ work: [{ name: "Tembrall Ltd", position: "Clerk", startDate: "2019", summary }] });

test("whom a job names behind a label for referees is withheld with what stands beside the name", () => {
  const said = inJob("Kept the books.\nSupervisor: Ann Weir, Head of Sales\nFor references: P. Ondal");
  expect(said).not.toContain("Weir");
  expect(said).not.toContain("Ondal");
  expect(said).toContain("Kept the books.");
});

test("names below a heading for referees within the text of a job are withheld, other lines stay", () => {
  const said = inJob("Kept the books for Ann Weir.\nReferees\nPia Ondal\n12 years\nShopkeeper");
  expect(said).not.toContain("Pia Ondal");
  expect(said).toContain("12 years");
  expect(said).toContain("Kept the books for Ann Weir.");
});

test("a name that goes on as a sentence is one below a heading for referees", () => {
  const said = shown({ additional: [{ title: "Referees", items: ["Harbour Baths: Lotte Weir who can be called"] }] });
  expect(said).not.toContain("Lotte Weir");
  expect(said).toContain("who can be called");
});

test("a name in capitals behind a title is withheld in text of no section", () => {
  const said = shown({ additional: [{ title: "Other", items: ["NAME DR. PIA T. ONDAL", "POSITION PRINCIPAL"] }] });
  expect(said).not.toContain("ONDAL");
  expect(said).toContain("POSITION PRINCIPAL");
});
