import { parseResume } from "../../src/engine/cv/parse/parse-resume.ts";
import { readDocument } from "../../src/engine/cv/read/read-document.ts";
import { renderResume } from "../../src/engine/cv/render/render.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { loadTemplate } from "../../src/engine/templates/load-template.ts";
import { type Candidate, type CandidateSet, toResume } from "./sets.ts";

/** The set with its candidates who come as documents as these are read: written in a house style, and parsed from its pages. */
export const asRead = async (set: CandidateSet): Promise<CandidateSet> => ({
  ...set,
  candidates: await Promise.all(set.candidates.map(read)),
});

async function read(candidate: Candidate): Promise<Candidate> {
  if (!candidate.as) return candidate;
  const { basics } = candidate.resume;
  const resume = toResume({ ...candidate.resume, basics: { ...basics, name: "Robin Aldwinter", email: "robin.aldwinter@example.org" } });
  const { bytes } = await renderResume(resume, await loadTemplate("default"), candidate.as, { readAsset });
  const { resume: parsed } = parseResume(await readDocument(bytes, { readAsset, ocr: "never", maxPages: 100 }));
  return { ...candidate, resume: parsed };
}
