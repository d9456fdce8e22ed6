import { readFileSync } from "node:fs";
import { readDocument } from "../../src/engine/cv/read/read-document.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { fixture } from "../approval.ts";
import type { Approved } from "./approved.ts";
import { readingOutline } from "./outline.ts";

/** Fixtures whose lines are approved too: each holds another cause of reading. */
const CHOSEN = [
  "pdf-actual-text",
  "pdf-arabic",
  "pdf-bands-and-rules",
  "pdf-baselines",
  "pdf-bullets",
  "pdf-chinese",
  "pdf-drawn-backgrounds",
  "pdf-float-box",
  "pdf-hebrew",
  "pdf-hidden-text",
  "pdf-hyphenation",
  "pdf-icons-and-links",
  "pdf-kerned-words",
  "pdf-photo-and-logo",
  "pdf-rotated-page",
  "pdf-ruled-table",
  "pdf-sidebar-over-two-pages",
  "pdf-skill-chips",
  "pdf-spaced-letters",
  "pdf-symbol-fonts",
  "pdf-tagged-headings",
  "pdf-three-columns",
  "pdf-two-pages-furniture",
  "pdf-unruled-form",
  "word-agency-form",
  "word-columns",
  "word-content-controls",
  "word-direct-formatting",
  "word-floating-table",
  "word-footnote",
  "word-header-footer",
  "word-hidden-text",
  "word-links",
  "word-nested-table",
  "word-sidebar-table",
  "word-symbol-bullets",
  "word-tab-dates",
  "word-table-merged-cells",
  "word-text-box",
  "word-tracked-changes",
  "word-two-columns-of-boxes",
  "word-vml-text-box",
];

const reading = async (id: string) =>
  readingOutline(await readDocument(new Uint8Array(readFileSync(fixture(id).cv)), { readAsset, ocr: "never", maxPages: 100 }));

/** The lines of CVs as they are read, before anyone asks what they mean: place, print, columns, tables, links, what was set aside. */
export const READINGS: Approved = Object.fromEntries(CHOSEN.map((id) => [`reading-${id}`, () => reading(id)]));
