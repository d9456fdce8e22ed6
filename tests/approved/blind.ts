import { blindResume } from "../../src/engine/cv/blind/blind-resume.ts";
import { type BLIND_PROFILES, blindProfile } from "../../src/engine/cv/blind/profile.ts";
import { findDoubts } from "../../src/engine/cv/blind/search/doubts.ts";
import type { Resume } from "../../src/engine/cv/resume.ts";
import { FIXTURE_IDS, fixture, readApproved } from "../approval.ts";
import type { Approved } from "./approved.ts";

/** What a blind CV does not say any more, what it says instead, and the lines that a recruiter is asked about. */
function blindOutline(id: string, profileName: keyof typeof BLIND_PROFILES): string {
  const full = readApproved(fixture(id)) as Resume;
  const profile = blindProfile(profileName);
  const language = full.meta.vitae.language;
  const { resume: blind, redacted } = blindResume(full, profile, "3F9A1C");
  const before = new Map(leaves({ ...full, meta: undefined }));
  const changed = leaves({ ...blind, meta: undefined }).filter(([path, text]) => before.get(path) !== text);
  return [
    `== ${id}`,
    ...redacted.map(({ path, value, what }) => `redacted ${what} ${path}: ${short(value)}`),
    ...changed.map(([path, text]) => `now ${path}: ${short(text)}`),
    ...findDoubts({ full, blind, profile, language }).map(
      ({ what, section, text }) => `doubt ${what} in ${section || "no section"}: ${short(text)}`,
    ),
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

const all = (profile: keyof typeof BLIND_PROFILES, every: number) =>
  FIXTURE_IDS.filter((_, index) => index % every === 0)
    .map((id) => blindOutline(id, profile))
    .join("\n");

/** The CVs of `tests/fixtures/cv` as blind CVs. */
export const BLIND: Approved = { "blind-initials": () => all("initials", 1), "blind-full": () => all("full", 2) };
