import type { Resume } from "../../src/engine/contract/resume.ts";
import { blindResume, blindTerms } from "../../src/engine/cv/blind/blind-resume.ts";
import { withholdDoubts } from "../../src/engine/cv/blind/search/withhold.ts";
import { type BLIND_PROFILES, blindProfile } from "../../src/engine/cv/options/blind-profile.ts";
import { fixture, readApproved } from "../approval.ts";
import type { Approved } from "./approved.ts";

/** What a blind CV does not say any more, what it says instead, the lines of which something was withheld to be safe, and what it waits for. */
function blindOutline(id: string, profileName: keyof typeof BLIND_PROFILES): string {
  const full = readApproved(fixture(id)) as Resume;
  const profile = blindProfile(profileName);
  const language = full.meta.vitae.language;
  const { resume: blind, redacted } = blindResume(full, blindTerms(full, profile, "3F9A1C"), "3F9A1C");
  const { resume: shown, unsure, open } = withholdDoubts({ full, blind, profile, language });
  const before = new Map(leaves({ ...full, meta: undefined }));
  const changed = leaves({ ...shown, meta: undefined }).filter(([path, text]) => before.get(path) !== text);
  return [
    `== ${id}`,
    ...redacted.map(({ path, value, what }) => `redacted ${what} ${path}: ${short(value)}`),
    ...changed.map(([path, text]) => `now ${path}: ${short(text)}`),
    ...unsure.map(({ what, section, text }) => `withheld ${what} in ${section}: ${short(text)}`),
    ...open.map(({ what, text }) => `open ${what}: ${short(text)}`),
    "",
  ].join("\n");
}

const short = (text: string) => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** Every text of a value with its path. */
function leaves(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`));
}

/** CVs in many languages, with forms, references, links and letters. */
const CHOSEN = [
  "pdf-actual-text",
  "pdf-agency-fields",
  "pdf-arabic",
  "pdf-bands-and-rules",
  "pdf-cards",
  "pdf-chinese",
  "pdf-column-labels",
  "pdf-date-forms",
  "pdf-drawn-backgrounds",
  "pdf-float-box",
  "pdf-form-xobjects",
  "pdf-greek",
  "pdf-halves",
  "pdf-hebrew",
  "pdf-hindi",
  "pdf-icons-and-links",
  "pdf-japanese-table",
  "pdf-korean",
  "pdf-letter-first",
  "pdf-many-sections",
  "pdf-narrow-spaces",
  "pdf-one-column",
  "pdf-photo-and-logo",
  "pdf-rotated-page",
  "pdf-russian",
  "pdf-scan-text-layer",
  "pdf-sidebar-left-dark",
  "pdf-sidebar-panel",
  "pdf-skill-chips",
  "pdf-spaced-letters",
  "pdf-symbol-fonts",
  "pdf-tex-accents",
  "pdf-thai",
  "pdf-timeline",
  "pdf-turkish",
  "pdf-two-pages-furniture",
  "pdf-ukrainian",
  "pdf-unknown-headings",
  "pdf-unruled-form",
  "word-agency-form",
  "word-arabic",
  "word-chinese",
  "word-date-spellings",
  "word-direct-formatting",
  "word-dutch",
  "word-floating-table",
  "word-form-fields",
  "word-french",
  "word-german",
  "word-greek",
  "word-header-footer",
  "word-headings-as-labels",
  "word-hebrew",
  "word-hindi",
  "word-japanese-departments",
  "word-japanese-year-table",
  "word-job-tables",
  "word-korean",
  "word-label-after-motto",
  "word-letter-before",
  "word-links",
  "word-nested-table",
  "word-photo",
  "word-polish",
  "word-references-listed",
  "word-russian",
  "word-sidebar-table",
  "word-spanish",
  "word-symbol-bullets",
  "word-table-header-row",
  "word-text-box",
  "word-thai",
  "word-turkish",
  "word-unknown-heading",
  "word-vml-text-box",
  "word-wingdings-letters",
];

const all = (profile: keyof typeof BLIND_PROFILES) => CHOSEN.map((id) => blindOutline(id, profile)).join("\n");

/** CVs of `tests/fixtures/cv` as blind CVs. */
export const BLIND: Approved = { "blind-initials": () => all("initials"), "blind-full": () => all("full") };
