import { wordCount } from "../../text/spaces.ts";
import { STUDY_ENDED, STUDY_STATUS, STUDY_VERBS, TELLS_OF_STUDIES } from "../lexicon/entries/status-words.ts";
import { looksLikeInstitution } from "../recognisers/degrees.ts";
import type { Fragment } from "./roles/fragments/fragment.ts";
import { trimSeparators } from "./roles/fragments/trim-separators.ts";
import { MAX_DIVISIBLE_CHARACTERS, SURE_ROLE } from "./thresholds.ts";

type Head = { fragments: Fragment[]; score?: string };

/** "졸업", "在读", "卒業" behind a faculty, "in progress" behind a school: how far the studies got is neither a degree nor a subject. */
export function takeStatusOfHead({ fragments, score }: Head): Head & { status?: string } {
  const found = fragments.map(({ text }) => (text.length > MAX_DIVISIBLE_CHARACTERS ? undefined : statusIn(text)));
  const status = found.find((one) => one)?.status;
  if (status === undefined || (fragments.length === 1 && found[0]?.before === "")) return { fragments, score };
  const left = fragments.flatMap((fragment, index) => {
    const before = found[index]?.before;
    return before === undefined ? [fragment] : before === "" ? [] : [{ ...fragment, text: trimSeparators(before) }];
  });
  return { fragments: left, score, status };
}

/** "Graduated from Leith College": the words before the school or the degree belong to neither. */
export const withoutStudyVerbs = (fragments: readonly Fragment[]): Fragment[] =>
  fragments.map((fragment) => ({ ...fragment, text: fragment.text.replace(STUDIED, "") }));

const STUDIED = new RegExp(String.raw`^(?:${STUDY_VERBS})(?:\s+|(?<=['’]))(?=[\p{L}„“"«])`, "iu");

/** True for "입학": the date beside it is that of the beginning. */
export const isEntered = (status: string) => ENTERED.test(status);

function statusIn(text: string): { before: string; status: string } | undefined {
  const [, before = "", status] = STATUS.exec(text) ?? STATUS_BEHIND.exec(text) ?? GRADUATED.exec(text) ?? TOLD_BEHIND.exec(text) ?? [];
  if (status) return { before, status };
  const [, name = "", within, behind = ""] = STATUS_WITHIN.exec(text) ?? [];
  if (within) return { before: `${name}${behind}`, status: within };
  const [, school = "", bracketed] = BRACKETED.exec(text) ?? [];
  // "Mechanics (in progress)" says it of the subject, which keeps it.
  return bracketed && wordCount(school) > 1 && school.split(/,\s|\s[–—-]\s/u).some((name) => looksLikeInstitution(name) >= SURE_ROLE)
    ? { before: school, status: bracketed }
    : undefined;
}

const STATUS =
  /^(.*?)[\s（(]?((?:\d학년 )?재학(?: ?중)?|졸업(?: ?예정)?|중퇴|수료|휴학(?: ?중)?|입학|편입학?|자퇴|入学|卒業(?:見込み?)?|修了(?:見込み?)?|中退|退学|在学中?|在學中?|在读|在校|毕业|畢業|肄业)[)）]?$/u;
const ENTERED = /입학|入学/u;

/** "Leith College, in progress", "Leith College – expected" */
const STATUS_BEHIND = new RegExp(String.raw`^(?:(.*\S)(?:\s*[,;|]\s*|\s+[–—-]\s+)|)\(?(${STUDY_STATUS}|${STUDY_ENDED})\)?\.?$`, "iu");
/** "Leith College – currently enrolled, Economics" */
const STATUS_WITHIN = new RegExp(
  String.raw`^(.*\S)(?:\s*[,;|]\s*|\s+[–—-]\s+)\(?(${STUDY_STATUS}|${STUDY_ENDED})\)?(?=\s*[,;|]\s|\s[–—-]\s)(.+)$`,
  "iu",
);
/** "University of Leith. Advisor: Jane Roe", "Studium an der TU Corve (Betreuerin: Jane Roe)" */
const TOLD_BEHIND = new RegExp(
  String.raw`^(.*?[\p{L}\p{M})\d])\s*[.,;(（–—-]\s*((?<=[\s(（])(?:${TELLS_OF_STUDIES})\s*[:：]\s*[^()]+?)\)?\.?$`,
  "iu",
);
const BRACKETED = new RegExp(String.raw`^(.*\S),?\s*\((${STUDY_STATUS}|${STUDY_ENDED})\)\.?$`, "iu");
/** "Leith College, Dover Graduated" beside its date. */
const GRADUATED = /^(.*\S)\s+((?:Graduated|Graduating|Graduation|Expected|Anticipated|In Progress)(?: (?:in|on|date))?):?$/u;
