import type { RequirementResult, SingleScore } from "../../../contract/api.ts";
import type { CandidateLanguage } from "../../../contract/limits.ts";
import { lookUp } from "../../../contract/look-up.ts";
import { typeset } from "../../render/pdf/typst.ts";
import { chooseFonts } from "../../render/typography/fonts.ts";
import type { WriteTools } from "../../render/written.ts";
import { EXPLANATION_WORDS } from "./explanation-words.ts";
import { SETTINGS, type Setting } from "./page-settings.ts";

/** What one candidate is told of a comparison. `job`: its title, null where the description was pasted; `at`: ISO 8601; `rules`: the version of the program. */
export type MatchExplanation = {
  language: CandidateLanguage;
  candidate: string;
  fileName: string;
  job: string | null;
  agency: string | null;
  at: string;
  rules: string;
  score: SingleScore;
  /** What a person decided otherwise: about which requirement, null for the score as a whole; verdicts and weights as the matcher calls them, or points. */
  overrides: { what: string | null; from: string; to: string; reason: string }[];
};

const FAMILY = "Source Sans 3";

/**
 * One A4 page as a PDF, in plain words: what was compared, what was found with a quote, what not, what came of it, who decides, and how to object. What is too much for a page is set
 * smaller, then shortened, and said to be more. The same explanation gives the same bytes.
 */
export async function writeExplanation(explanation: MatchExplanation, tools: Pick<WriteTools, "readAsset">): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  for (const setting of SETTINGS) {
    const data = JSON.stringify(toPageData(explanation, setting));
    const { body, files } = chooseFonts({ heading: FAMILY, body: FAMILY, size: setting.size }, data, "");
    const made = await typeset(
      { main: "typst/match-explanation.typ", data: JSON.stringify({ ...JSON.parse(data), fonts: body }), fonts: files },
      tools,
    );
    bytes = new Uint8Array(made.bytes);
    if (made.end[0] === 1) break;
  }
  return bytes;
}

function toPageData(
  { language, candidate, fileName, job, agency, at, rules, score, overrides }: MatchExplanation,
  { size, most, quotes, chars }: Setting,
) {
  const words = EXPLANATION_WORDS[language];
  const date = new Date(at).toLocaleDateString(words.locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const [open, close] = words.quotes;
  const quoted = (text: string) => `${open}${text}${close}`;
  const verdict = (text: string) => lookUp(words.verdicts, text) ?? text;
  const short = (text: string) => cut(text, chars);
  const asked = score.requirements;
  const found = asked.filter(({ met, evidence }) => met !== "no" && evidence.length > 0);
  const missing = asked.filter((one) => !found.includes(one));
  const { model } = score;
  const counted = (kind: RequirementResult["kind"], sentence: string): string[] => {
    const all = asked.filter((one) => one.kind === kind);
    return all.length === 0 ? [] : [fill(sentence, { met: all.filter(({ met }) => met === "yes").length, all: all.length })];
  };

  return {
    size,
    language,
    kind: words.kind,
    title: words.title,
    of: fill(words.of, { candidate }),
    facts: [job, date, agency].filter((fact): fact is string => fact !== null),
    comparedHead: words.comparedHead,
    compared: [
      fill(words.compared, { date, file: fileName, job: job === null ? words.pastedJob : quoted(job), rules }).replaceAll(" ,", ","),
      ...(model ? [fill(words.model, { model: model.name })] : []),
    ],
    foundHead: words.foundHead,
    foundNone: words.foundNone,
    found: found.slice(0, most).map(({ text, met, evidence }) => ({
      text: short(text),
      part: met === "partly" ? words.partly : "",
      quote: evidence
        .slice(0, quotes)
        .map((quote) => quoted(short(quote)))
        .join(" · "),
    })),
    foundMore: moreOf(found.length - most, words.more),
    missingHead: words.missingHead,
    missing: missing.slice(0, most).map(({ text }) => short(text)),
    missingMore: moreOf(missing.length - most, words.more),
    missingNote: missing.length > 0 ? words.missingNote : words.missingNone,
    resultHead: words.resultHead,
    result: [
      ...counted("must", words.musts),
      ...counted("nice", words.nices),
      fill(words.result, {
        score: score.overall_matching_score.toLocaleString(words.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      }),
    ].join(" "),
    changedHead: words.changedHead,
    changed: overrides.slice(0, most).map(({ what, from, to, reason }) =>
      fill(words.changed, {
        what: what === null ? words.resultHead : short(what),
        from: verdict(from),
        to: verdict(to),
        reason: short(reason),
      }).trim(),
    ),
    decidesHead: words.decidesHead,
    decides: fill(words.decides, { agency: agency === null ? "" : fill(words.byAgency, { agency }) }),
    objectHead: words.objectHead,
    object: words.object,
  };
}

const moreOf = (count: number, words: string): string => (count > 0 ? fill(words, { count }) : "");

/** Fills the places of a sentence at once: what is filled in may have braces of its own. */
const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

function cut(text: string, chars: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length <= chars ? plain : `${plain.slice(0, chars - 1).trimEnd()}…`;
}
