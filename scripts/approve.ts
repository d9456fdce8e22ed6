/**
 * `bun run approve [ID…]`: what is read otherwise now than the approved Resumes of `tests/fixtures/cv` say, and which of the approved texts of
 * `tests/fixtures/approved` (lines of a CV, documents, blind CVs, matches) differ. `bun run approve --update [ID…]` writes it into their
 * files, to be read and committed. CI cannot: it refuses where `CI` is set.
 */
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createRecognizer } from "../src/engine/adapters/tesseract/recognize.ts";
import { MAX_PAGES } from "../src/engine/contract/limits.ts";
import { readAsset } from "../src/engine/setup/assets.ts";
import { convertFixture, differences, FIXTURE_IDS, fixture, readApproved, writeApproved } from "../tests/approval.ts";
import { approve as approveText, differingLines } from "../tests/approved/approved.ts";
import { ASKED_FOR } from "../tests/approved/asked.ts";
import { BLIND } from "../tests/approved/blind.ts";
import { DOCUMENTS } from "../tests/approved/documents.ts";
import { DRAWN } from "../tests/approved/drawn.ts";
import { LAYOUTS } from "../tests/approved/layouts.ts";
import { MATCHES } from "../tests/approved/matches.ts";
import { PARSES } from "../tests/approved/parses.ts";
import { READINGS } from "../tests/approved/readings.ts";
import { SLIDES } from "../tests/approved/slides.ts";
import { WORD_PAGES } from "../tests/approved/word-pages.ts";

const { values, positionals } = parseArgs({ options: { update: { type: "boolean", default: false } }, allowPositionals: true });
const tools = { readAsset, maxPages: MAX_PAGES, recognize: createRecognizer({ readAsset }) };

/** Blind CVs and matches begin with the approved Resumes, and are made after them. */
const TEXTS = { ...READINGS, ...LAYOUTS, ...WORD_PAGES, ...PARSES, ...DRAWN, ...DOCUMENTS, ...SLIDES, ...BLIND, ...MATCHES, ...ASKED_FOR };

process.exitCode = await approve(positionals.length > 0 ? positionals : [...FIXTURE_IDS, ...Object.keys(TEXTS)], values.update);

/** The exit status: 1 when something differs and was not written. */
async function approve(ids: string[], update: boolean): Promise<number> {
  if (update && process.env.CI) {
    console.error("Approved Resumes are not rewritten in CI.");
    return 1;
  }
  let differing = 0;
  for (const id of ids) {
    const lines = TEXTS[id] ? approvedText(id, await TEXTS[id](), update) : await approvedResume(id, update);
    if (lines.length === 0) continue;
    differing++;
    console.log([`${id}${update ? " (written)" : ""}`, ...lines.map((line) => `  ${line}`)].join("\n"));
  }
  console.log(`${ids.length} fixtures and texts, ${differing} ${update ? "written" : "read otherwise than approved"}`);
  return differing > 0 && !update ? 1 : 0;
}

async function approvedResume(id: string, update: boolean): Promise<string[]> {
  const one = fixture(id);
  const current = await convertFixture(one, tools);
  const lines = existsSync(one.approved) ? differences(readApproved(one), current) : ["no resume.json yet"];
  if (update) writeFileSync(one.approved, writeApproved(current));
  return lines;
}

function approvedText(id: string, text: string, update: boolean): string[] {
  const lines = differingLines(id, text);
  if (update && lines.length > 0) approveText(id, text);
  return lines;
}
