import { readFileSync } from "node:fs";
import { readDocument } from "../../src/engine/cv/read/read-document.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { FIXTURE_IDS, fixture, isScan } from "../approval.ts";
import type { Approved } from "./approved.ts";
import { readingOutline } from "./outline.ts";

const reading = async (id: string) =>
  readingOutline(await readDocument(new Uint8Array(readFileSync(fixture(id).cv)), { readAsset, ocr: "never", maxPages: 100 }));

/** The lines of CVs as they are read, before anyone asks what they mean: place, print, columns, tables, links, what was set aside. */
export const READINGS: Approved = Object.fromEntries(
  FIXTURE_IDS.filter((id) => !isScan(id)).map((id) => [`reading-${id}`, () => reading(id)]),
);
