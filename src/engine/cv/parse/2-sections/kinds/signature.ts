import type { Cell, Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { CONSENT, SIGNED_AT_WORDS, SIGNED_IN_WORDS, SIGNED_ON_WORDS } from "../../lexicon/letter-words.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { hasDay } from "../../recognisers/dates/date-range.ts";
import { findDateRanges, isDateOnly, stripDates } from "../../recognisers/dates/dates.ts";
import { looksLikeName } from "../../recognisers/names.ts";
import type { Section } from "../section.ts";
import { MAX_LINES_BEFORE_NAME, MAX_SIGNATURE_CELLS, MIN_SIGNER_LIKENESS } from "../thresholds.ts";

/**
 * "Stuttgart, den 3. November 2026", with the name that signs it, a line to sign on or the consent above it, ends a CV and is part of no section. A name,
 * a date or a dotted line ends it only beside a line that says what they are for.
 */
export function withoutSignature(sections: readonly Section[]): Section[] {
  const last = sections.at(-1);
  if (!last || last.lines.length < 2) return [...sections];
  const head = sections
    .slice(0, -1)
    .flatMap((section) => section.lines)
    .slice(0, MAX_LINES_BEFORE_NAME);
  const parts = last.lines.map((line) => signaturePart(line, head));
  // "… of 29" over "August 1997 on personal data": a consent goes on in the line below.
  last.lines.forEach(({ text }, at) => {
    if (!parts[at] && CONSENT.test(last.lines[at - 1]?.text ?? "") && /^\p{Ll}/u.test(text)) parts[at] = "beside";
  });
  const from = parts.lastIndexOf(undefined) + 1;
  if (from === 0 || !parts.includes("sign", from)) return [...sections];
  const signature: Section = { kind: "signature", kinds: [], title: "", lines: last.lines.slice(from) };
  return [...sections.slice(0, -1), { ...last, lines: last.lines.slice(0, from) }, signature];
}

/** What a line does where somebody signs: it signs ("Leeds, 3 November 2026", "Signature: ____"), or stands beside one that does. */
function signaturePart(line: Line, head: readonly Line[]): "sign" | "beside" | undefined {
  if (line.bullet || line.cells.length > MAX_SIGNATURE_CELLS) return undefined;
  if (CONSENT.test(line.text) || isNameAndDate(line, head)) return "sign";
  const isSignedBy = (text: string) => isNameIn(SIGNED_BY.exec(text)?.[1] ?? "", head);
  const signs = ({ text }: Cell) => SIGNATURE_LABEL.test(text) || SIGNED.test(text) || SIGNED_IN_MONTH.test(text) || isSignedBy(text);
  const standsBeside = ({ text }: Cell) =>
    !/[\p{L}\p{N}]/u.test(text) ||
    /^\(.{3,40}\)$/u.test(text) ||
    PLACE_OR_DATE_LABEL.test(text) ||
    matchLabel(text)?.field === "name" ||
    isWholeDate(text) ||
    isNameIn(withoutDateAndSeal(text), head);
  if (!line.cells.every((cell) => signs(cell) || standsBeside(cell))) return undefined;
  return line.cells.some(signs) ? "sign" : "beside";
}

const isWholeDate = (text: string) => isDateOnly(text) && hasDay(findDateRanges(text)[0]?.start);

/** "2024년 3월 4일 한지수 (인)": the day and the place for a seal beside the name. */
const withoutDateAndSeal = (text: string) =>
  stripDates(
    text,
    findDateRanges(text).filter(({ start }) => hasDay(start)),
  ).replace(/\s*[(（](?:인|서명|印|签名|簽名)[)）]$/u, "");

/** The name with which the CV begins, letter-spaced or not. */
function isNameIn(text: string, head: readonly Line[]): boolean {
  const joined = (name: string) => fold(name).replaceAll(" ", "");
  const name = /^\S(?: \S)+$/u.test(text) ? text.replaceAll(" ", "") : text;
  return (
    looksLikeName(name) >= MIN_SIGNER_LIKENESS &&
    head.some(({ cells }) => cells.some((cell) => joined(cell.text).includes(joined(name)) || holdsWords(cell.text, name)))
  );
}

/** "Jane Doe" signs for "JANE MARY DOE". */
function holdsWords(text: string, name: string): boolean {
  const words = fold(text).split(" ");
  return fold(name)
    .split(" ")
    .every((word) => words.includes(word));
}

/** "Jane Doe, 3 November 2026" */
function isNameAndDate({ text, cells }: Line, head: readonly Line[]): boolean {
  const name = head.flatMap((line) => line.cells).find((cell) => text.startsWith(`${cell.text},`))?.text;
  return name !== undefined && cells.length === 1 && looksLikeName(name) > 0 && isDateOnly(text.slice(name.length + 1));
}

const SIGNED = new RegExp(
  String.raw`^(?:${SIGNED_AT_WORDS}\s)?\p{Lu}[\p{L} .'’/-]{1,30},?\s+(?:${SIGNED_ON_WORDS})?\s*\d{1,2}(?:\.|\s|er|\/|-|\sde)\s?[\p{L}\d.]{1,12}(?:\.|\s|\/|-|\sde)\s?(?:19|20)\d{2}(?:\s?r\.)?$`,
  "u",
);
/** "München, im Mai 2026": in the month, not on a day. */
const SIGNED_IN_MONTH = new RegExp(
  String.raw`^\p{Lu}[\p{L} .'’/-]{1,30},\s+(?:${SIGNED_IN_WORDS})\s+\p{L}{3,12}\.?\s(?:del?\s)?(?:19|20)\d{2}\.?$`,
  "u",
);
const SIGNATURE_WORDS = String.raw`(?:firma|unterschrift|signature|signed|assinatura|podpis|handtekening|[iİ]mza|[iİ]mzası|подпись|підпис|подпис|aláírás|semnătura|potpis|签名|簽名|서명|\(인\))`;
/** Over or behind what somebody signs: "Firma", "Signature: ____". */
const SIGNATURE_LABEL = new RegExp(String.raw`^${SIGNATURE_WORDS}[\s:：.…_-]*$`, "iu");
/** "Firma: Jane Doe" */
const SIGNED_BY = new RegExp(String.raw`^${SIGNATURE_WORDS}\s*[:：]\s*(\S.*)$`, "iu");
/** "Place: Leeds", "Date: ____" */
const PLACE_OR_DATE_LABEL =
  /^(?:place|date|ort|datum|lieu|lugar|fecha|luogo|data|local|plaats|miejsce|tarih|yer|place and date|ort,? datum|日期|날짜)(?:\s*[:：].{0,30})?$/iu;
