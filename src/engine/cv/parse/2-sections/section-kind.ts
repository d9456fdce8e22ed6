import { AGENCY_FIELDS } from "../../../contract/resume.ts";
import type { Cell, Line } from "../../reading.ts";
import { fold } from "../../text/fold.ts";
import { wordCount } from "../../text/spaces.ts";
import type { Context } from "../1-document/context.ts";
import { cellAsLine, isProse } from "../1-document/line-style.ts";
import { hasPeriod, namesIn, type Row, toRow } from "../1-document/row.ts";
import { COLUMN_OF_NAMES } from "../lexicon/column-words.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import type { SectionKind } from "../lexicon/headings/section-kind.ts";
import { ANY_AND } from "../lexicon/joining-words.ts";
import { INNER_LABELS } from "../lexicon/label-field.ts";
import { ENCLOSURES } from "../lexicon/letter-words.ts";
import { guessAgencyField, matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import { endsLikeCitation } from "../recognisers/authors.ts";
import { findDateRanges, isDateOnly } from "../recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../recognisers/degrees.ts";
import { findSpokenLanguages, fluencyRank } from "../recognisers/languages.ts";
import { looksLikeName } from "../recognisers/names.ts";
import { isLevelled } from "../recognisers/skill-level.ts";
import { splitList } from "../recognisers/split-list.ts";
import { SURE_DETAIL } from "../recognisers/thresholds.ts";
import { withClosingContacts } from "./closing-contacts.ts";
import { divideByContent } from "./content/divide-by-content.ts";
import { nameByContent } from "./content/name-by-content.ts";
import { isFieldLabel } from "./heading-rows.ts";
import type { Section } from "./section.ts";
import { withSkillGroups } from "./sub-titles.ts";
import {
  LIKELY_EMPLOYER,
  MAX_CERTIFICATE_CHARACTERS,
  MAX_LANGUAGE_CHARACTERS,
  MAX_LEVEL_CHARACTERS,
  MAX_LINES_BEFORE_NAME,
  MAX_PASTIME_CHARACTERS,
  MAX_PASTIME_LINES,
  MAX_SIGNATURE_CELLS,
  MAX_SKILL_WORDS,
  MAX_SPOKEN_RATIO,
  MIN_CONTENT_RATIO,
  MIN_ENTRY_LIKENESS,
  MIN_EVIDENCE_PER_PERIOD,
  MIN_KNOWN_EMPLOYERS,
  MIN_LANGUAGE_RATIO,
  MIN_PART_GAP,
  MIN_SKILL_RATIO,
  MIN_SKILLS,
  SURE_COLUMN,
  SURE_LIKENESS,
  SURE_SIGNER,
} from "./thresholds.ts";
import { withUnheadedJobs } from "./unheaded-jobs.ts";

/**
 * What the sections hold, judged by their content where their titles leave it open: "Career Summary" may be a paragraph or a list of jobs,
 * and a title that no lexicon knows says nothing at all. Paragraphs under such a title, before the jobs of a CV without a profile, are one.
 */
export function resolveKinds(all: readonly Section[], context: Context): Section[] {
  return divideByContent(withKinds(all, context), context);
}

/** The kinds of the sections that have a heading, or that the parts of one tell. */
function withKinds(all: readonly Section[], context: Context): Section[] {
  const { sections, updates } = apartFromUpdates(all);
  const found = sections.some(({ heading }) => heading)
    ? withoutSignature(
        withUnheadedJobs(withClosingContacts(sections, context), context)
          .flatMap(partsByRowTitles)
          .flatMap(partsByTitles)
          .flatMap(programmingLanguages),
      )
    : sections.flatMap((section) => partsByGaps(section, context));
  const parts = withSkillGroups(nameByContent([...found, ...updates], context), context);
  const resolved = parts.map((section, at): Section => {
    if (section.taught) return section;
    return underSkills(
      asCertificates(asLanguages(asEducation(resolveKind(section, context), parts, context), parts), context),
      parts[at - 1],
    );
  });
  returnToSkills(resolved);
  nameLists(resolved);
  nameGroups(resolved);
  nameWork(resolved, context);
  const firstWork = resolved.findIndex(({ kind }) => kind === "work");
  const hasProfile = resolved.some(({ kind }) => kind === "profile" || kind === "objective");
  if (hasProfile) return resolved;
  const opening = resolved.findIndex(
    ({ kind, lines, taught }, at) =>
      kind === "other" &&
      !taught &&
      (firstWork < 0 || at < firstWork) &&
      lines.length > 0 &&
      lines.every(({ text, bullet }) => isProse(text) && !bullet),
  );
  return resolved.map((section, at) => (at === opening ? { ...section, kind: "profile", kinds: ["profile"] } : section));
}

/** Lists of short items under titles of unknown kind: the first is skills, and the last of the others is interests, unless it stands below two groups of skills. */
function nameLists(sections: Section[]): void {
  const isOpen = (section: Section) => section.kind === "other" && looksLikeSkills(section);
  if (!sections.some(({ kind }) => kind === "skills" || kind === "strengths")) {
    // "Qualifications" may head certificates or skills; where certificates have a section of their own, it is skills.
    const certified = sections.filter(({ kind }) => kind === "certificates").length > 1;
    setKind(
      sections,
      sections.findIndex((section) => isOpen(section) || (certified && section.kind === "certificates" && looksLikeSkills(section))),
      "skills",
    );
  }
  const skills = sections.findIndex(({ kind }) => kind === "skills" || kind === "strengths");
  if (sections.some(({ kind }) => kind === "interests") || skills < 0) return;
  const isGroup = (section: Section | undefined) => section?.kind === "skills" || (section !== undefined && isOpen(section));
  const isBelowGroups = (at: number) =>
    isGroupBeside(sections[at], sections[at - 1]) && isGroup(sections[at - 2]) && isSetLike(sections[at], sections[at - 2]);
  const last = sections.findLastIndex(
    (section, at) =>
      at > skills &&
      section.heading &&
      section.kind === "other" &&
      hasPastimes(section) &&
      !isBelowGroups(at) &&
      !ENCLOSURES.test(fold(section.title)),
  );
  setKind(sections, last, "interests");
}

/** "Databases" and "Office" over short items beside "Programming" and "Tools": where the titles are set alike, those that no list knows head skills too. */
function nameGroups(sections: Section[]): void {
  sections.forEach((section, at) => {
    if (isGroupBeside(section, sections[at - 1])) setKind(sections, at, "skills");
  });
  for (let at = sections.length - 2; at >= 0; at -= 1)
    if (isGroupBeside(sections[at] as Section, sections[at + 1])) setKind(sections, at, "skills");
}

const isGroupBeside = (section: Section | undefined, other: Section | undefined) =>
  section?.kind === "other" && other?.kind === "skills" && isSetLike(section, other) && looksLikeSkills(section) && !tellsDetail(section);

/** "Driving licence B, C" over "Forklift papers": some of it is told of the person, and no skill. */
const tellsDetail = ({ lines }: Section) => lines.some(({ text }) => (guessAgencyField(text)?.confidence ?? 0) >= SURE_DETAIL);

/** The titles of both are set alike. */
const isSetLike = (section: Section | undefined, other: Section | undefined) =>
  section?.heading !== undefined &&
  other?.heading !== undefined &&
  section.heading.flow === other.heading.flow &&
  section.heading.style.size === other.heading.style.size &&
  section.heading.style.bold === other.heading.style.bold;

/** Where no section is work by its title and one is education, the only section of unknown kind with periods is work. */
function nameWork(sections: Section[], context: Context): void {
  const has = (kind: Section["kind"]) => sections.some((section) => section.kind === kind);
  // "Projekterfahrung" of a consultant: posts with their employers and periods.
  const posts = has("work") ? [] : sections.flatMap((section, at) => (holdsPosts(section, context) ? [at] : []));
  if (posts.length === 1) setKind(sections, posts[0] as number, "work");
  if (has("work") || has("projects") || !has("education")) return;
  const hasPeriods = ({ kind, heading, lines }: Section) =>
    kind === "other" && heading !== undefined && lines.map((line) => toRow(line, context)).some((row) => !row.bullet && hasPeriod(row));
  const dated = sections.flatMap((section, at) => (hasPeriods(section) ? [at] : []));
  if (dated.length === 1) setKind(sections, dated[0] as number, "work");
}

/** Projects, each with a position for its period, and many of them with an employer that shows it is one. */
function holdsPosts({ kind, lines }: Section, context: Context): boolean {
  if (kind !== "projects") return false;
  const rows = lines.map((line) => toRow(line, context)).filter(({ bullet, prose }) => !bullet && !prose);
  const periods = rows.filter(hasPeriod).length;
  const count = (score: (text: string) => number, least: number, fields: readonly string[]) =>
    rows.filter((row) => (row.label ? fields.includes(row.label.field) : namesIn(row).some((text) => score(text) >= least))).length;
  const positions = count(looksLikePosition, SURE_LIKENESS, ["position", "title"]);
  const employers = count(looksLikeCompany, LIKELY_EMPLOYER, ["company", "client"]);
  return periods > 1 && positions >= periods && employers > 0 && employers >= Math.floor(periods * MIN_KNOWN_EMPLOYERS);
}

function setKind(sections: Section[], at: number, kind: SectionKind): void {
  if (at >= 0 && !sections[at]?.taught) sections[at] = { ...(sections[at] as Section), kind, kinds: [kind] };
}

/** Interests: few items of ordinary words, without colons, digits or addresses. */
const hasPastimes = ({ lines }: Section) => {
  const items = lines.flatMap(({ text }) => splitList(text));
  const areShort = items.every(
    (item) => item.length < MAX_PASTIME_CHARACTERS && wordCount(item) <= MAX_SKILL_WORDS && !/[:：\d@]/.test(item),
  );
  return areShort && items.length >= 2 && lines.length <= MAX_PASTIME_LINES;
};

/**
 * "Personal skills" over a table of "Mother tongue ⇥ Italian", "Technical skills ⇥ …", "Certificates ⇥ …", as the old European format has it:
 * each title beside its content opens a section.
 */
function partsByRowTitles(section: Section): Section[] {
  if (section.taught || section.kind !== "skills" || !section.lines.some((line) => OPENING_ROWS.has(titleOfRow(line)))) return [section];
  const parts: Section[] = [{ ...section, lines: [] }];
  for (const line of section.lines) {
    const kind = titleOfRow(line);
    const [first, ...rest] = line.cells;
    const content = kind && first ? cellAsLine(line, rest) : line;
    const last = parts.at(-1) as Section;
    // "Driving licence ⇥ B" below "Hobbies ⇥ Rowing" is no hobby.
    if (!kind && last.kind === "interests" && line.cells.length > 1) parts[0]?.lines.push(content);
    else if (!kind || kind === last.kind) last.lines.push(content);
    else parts.push({ kind, kinds: [kind], title: first?.text ?? "", lines: [content] });
  }
  return parts.filter(({ heading, lines }) => heading || lines.length > 0);
}

/**
 * "Additional information" over "About me", "Interests ⇥ Chess, rowing" or "Certificates" over a list, in the style of its text: a title of its own
 * words says nothing of what is under it, and each of these titles opens a section.
 */
function partsByTitles(section: Section): Section[] {
  if (section.taught || section.kind !== "other" || !section.heading) return [section];
  const parts: Section[] = [{ ...section, lines: [] }];
  const opened = section.lines.map((line, at) => openedBy(line, section.lines[at + 1]));
  // "Tools" under each of several jobs tells of the job.
  const times = Map.groupBy(opened, (part) => part && fold(part.title));
  const comesBack = (title: string) => (times.get(fold(title))?.length ?? 0) > 1;
  // And so does "Tools" under one of them, where "Tasks" stands in any.
  const fieldOf = (text: string) => matchLabel(text)?.field ?? "";
  const hasTasks = section.lines.some(({ cells: [first], bullet }) => !bullet && fieldOf(first?.text ?? "") === "tasks");
  const isOfJob = (title: string) => hasTasks && fieldOf(title) !== "summary" && INNER_LABELS.has(fieldOf(title));
  section.lines.forEach((line, at) => {
    const part = opened[at];
    if (part && !comesBack(part.title) && !isOfJob(part.title)) parts.push(part);
    else parts.at(-1)?.lines.push(line);
  });
  return parts.length === 1 ? [section] : parts.filter(({ lines }, at) => at > 0 || lines.length > 0);
}

/** The section that a line opens which is a known title, alone over text or before its list. */
function openedBy(line: Line, next: Line | undefined): Section | undefined {
  const [first, second] = line.cells;
  const known = first && line.cells.length <= 2 && !line.bullet ? matchHeading(first.text) : undefined;
  if (!first || !known || known.confidence < 1 || isFieldLabel(first.text)) return undefined;
  const isOpened = known.kind === "profile" ? isProse((second ?? next)?.text ?? "") : OPENED_KINDS.has(known.kind) && (second || next);
  if (!isOpened) return undefined;
  const heading = cellAsLine(line, [first]);
  return {
    kind: known.kind,
    kinds: known.kinds,
    title: first.text,
    heading,
    lines: second ? [{ ...cellAsLine(line, [second]), gap: 0 }] : [],
  };
}

const OPENED_KINDS = new Set<SectionKind>(["skills", "languages", "certificates", "courses", "interests", "awards", "references"]);

/** "Languages" over Python and SQL are skills, and so are those before the one spoken language that stands at the end of the list. */
function programmingLanguages(section: Section): Section[] {
  const { kind, lines, taught } = section;
  if (taught || kind !== "languages" || lines.length < MIN_SKILLS) return [section];
  const isSpoken = ({ text }: Line) => findSpokenLanguages(text).length > 0;
  const spoken = lines.filter(isSpoken).length;
  if (spoken > MAX_SPOKEN_RATIO * lines.length || !looksLikeSkills(section)) return [section];
  const first = lines.findIndex(isSpoken);
  const skills: Section = { ...section, kind: "skills", kinds: ["skills"], lines: first < 0 ? lines : lines.slice(0, first) };
  return first < 0 ? [skills] : [skills, { kind: "languages", kinds: ["languages"], title: "", lines: lines.slice(first) }];
}

/** Languages under a heading of skills, or in a line among them, end where the other skills go on ("Skills" over "Other languages ⇥ …" over "Tools ⇥ …"). */
function returnToSkills(sections: Section[]): void {
  sections.forEach((section, at) => {
    const opener = sections[sections.slice(0, at).findLastIndex(({ kind }) => kind !== "languages")];
    if (section.kind !== "languages" || opener?.kind !== "skills" || (opener.lines.length > 0 && !isRunIn(section))) return;
    const last = section.lines.findLastIndex(({ text }) => findSpokenLanguages(text).length > 0 || fluencyRank(text) > 0);
    if (last < 0) return;
    opener.lines.push(...section.lines.slice(last + 1));
    sections[at] = { ...section, lines: section.lines.slice(0, last + 1) };
  });
}

/** The heading and the first line under it were one line. */
const isRunIn = ({ heading, lines: [first] }: Section) => heading !== undefined && heading.id === first?.id;

/** Rows which tell that a table of skills holds more than skills. */
const OPENING_ROWS = new Set<SectionKind | undefined>(["languages", "interests"]);
const ROW_TITLES = new Set<SectionKind>(["skills", "languages", "certificates", "courses", "interests"]);

function titleOfRow({ cells, bullet }: Line): SectionKind | undefined {
  const [first, second] = cells;
  if (!first || !second || bullet) return undefined;
  const found = matchHeading(first.text);
  if (found?.confidence !== 1 || !ROW_TITLES.has(found.kind)) return undefined;
  // "Skills ⇥ Welding ⇥ Brazing ⇥ Soldering" lists them side by side.
  if (cells.length > 2 && found.kind !== "skills") return undefined;
  return found.kind === "languages" && findSpokenLanguages(second.text).length === 0 ? undefined : found.kind;
}

/**
 * "Stuttgart, den 3. November 2026", with the name that signs it, a line to sign on or the consent above it, ends a CV and is part of no section. A name,
 * a date or a dotted line ends it only beside a line that says what they are for.
 */
function withoutSignature(sections: readonly Section[]): Section[] {
  const last = sections.at(-1);
  if (!last || last.lines.length < 2) return [...sections];
  const head = sections
    .slice(0, -1)
    .flatMap((section) => section.lines)
    .slice(0, MAX_LINES_BEFORE_NAME);
  const parts = last.lines.map((line) => signaturePart(line, head));
  const from = parts.lastIndexOf(undefined) + 1;
  if (from === 0 || !parts.includes("sign", from)) return [...sections];
  const signature: Section = { kind: "signature", kinds: [], title: "", lines: last.lines.slice(from) };
  return [...sections.slice(0, -1), { ...last, lines: last.lines.slice(0, from) }, signature];
}

/** "Last updated: 12 March 2024" tells of the document and not of the person, wherever it stands. */
function apartFromUpdates(all: readonly Section[]): { sections: readonly Section[]; updates: Section[] } {
  const lines = all.flatMap((section) => section.lines.filter(isUpdate));
  if (lines.length === 0) return { sections: all, updates: [] };
  const sections = all.map((section) => ({ ...section, lines: section.lines.filter((line) => !lines.includes(line)) }));
  return { sections, updates: [{ kind: "signature", kinds: [], title: "", lines }] };
}

function isUpdate({ text, cells, bullet }: Line): boolean {
  const said = cells.length > 1 || bullet ? null : UPDATED.exec(text);
  return said !== null && isDateOnly(text.slice(said[0].length).replace(/[.)]+$/, ""));
}

const UPDATED =
  /^\(?(?:cv |resume |résumé )?(?:(?:last|latest) (?:updated?|modified|revised|revision|edited)|updated|revised|letzte (?:aktualisierung|änderung)|zuletzt (?:aktualisiert|geändert)|dernière (?:mise à jour|modification)|mise? à jour|última (?:actualización|modificación|atualização)|actualizado|atualizado|ultimo aggiornamento|aggiornato|laatst (?:bijgewerkt|gewijzigd)|bijgewerkt|ostatnia aktualizacja|zaktualizowano|senast uppdaterad|обновлено|последнее обновление|son güncelleme)(?:\s(?:on|am|le|el|a|em|il|al|op))?\s*[:–—-]?\s*/iu;

/** What a line does where somebody signs: it signs ("Leeds, 3 November 2026", "Signature: ____"), or stands beside one that does. */
function signaturePart(line: Line, head: readonly Line[]): "sign" | "beside" | undefined {
  if (line.bullet || line.cells.length > MAX_SIGNATURE_CELLS) return undefined;
  if (CONSENT.test(line.text) || isNameAndDate(line, head)) return "sign";
  const signs = ({ text }: Cell) => SIGNATURE_LABEL.test(text) || SIGNED.test(text) || SIGNED_IN_MONTH.test(text);
  const standsBeside = ({ text }: Cell) =>
    !/[\p{L}\p{N}]/u.test(text) ||
    /^\(.{3,40}\)$/u.test(text) ||
    PLACE_OR_DATE_LABEL.test(text) ||
    matchLabel(text)?.field === "name" ||
    isWholeDate(text) ||
    isNameIn(text, head);
  if (!line.cells.every((cell) => signs(cell) || standsBeside(cell))) return undefined;
  return line.cells.some(signs) ? "sign" : "beside";
}

const isWholeDate = (text: string) => isDateOnly(text) && findDateRanges(text)[0]?.start?.length === "2026-11-03".length;

/** The name with which the CV begins, letter-spaced or not. */
function isNameIn(text: string, head: readonly Line[]): boolean {
  const joined = (name: string) => fold(name).replaceAll(" ", "");
  const name = /^\S(?: \S)+$/u.test(text) ? text.replaceAll(" ", "") : text;
  return looksLikeName(name) >= SURE_SIGNER && head.some(({ cells }) => cells.some((cell) => joined(cell.text).includes(joined(name))));
}

/** "Jane Doe, 3 November 2026" */
function isNameAndDate(line: Line | undefined, head: readonly Line[]): boolean {
  const name = head.flatMap(({ cells }) => cells).find(({ text }) => line?.text.startsWith(`${text},`))?.text;
  return (
    name !== undefined &&
    line?.cells.length === 1 &&
    !line.bullet &&
    looksLikeName(name) > 0 &&
    isDateOnly(line.text.slice(name.length + 1))
  );
}

/** Consent to the processing of personal data, or a declaration that all is true, with which CVs in some countries end. */
const CONSENT =
  /^(?:autorizzo (?:il|al) trattamento|il sottoscritto|la sottoscritta|wyrażam zgodę na przetwarzanie|zgadzam się na przetwarzanie|souhlasím se zpracováním|súhlasím so spracovaním|hozzájárulok|sunt de acord cu prelucrarea|autorizo el tratamiento|autorizo o tratamento|i (?:do )?(?:hereby )?(?:consent|agree|authori[sz]e|declare|certify)|hiermit (?:erkläre|bestätige)|ich (?:erkläre|bestätige|versichere)|je certifie|declaro (?:que|bajo)|위(?:에|의)? .*사실과)/iu;
const SIGNED =
  /^(?:(?:[Ff]ait à|[Ee]n|[Ii]n)\s)?\p{Lu}[\p{L} .'’/-]{1,30},?\s+(?:den|am|le|li|lì|dnia|dne|dňa|a|il|d\.|op|em)?\s*\d{1,2}(?:\.|\s|er|\/|-|\sde)\s?[\p{L}\d.]{1,12}(?:\.|\s|\/|-|\sde)\s?(?:19|20)\d{2}(?:\s?r\.)?$/u;
/** "München, im Mai 2026": in the month, not on a day. */
const SIGNED_IN_MONTH = /^\p{Lu}[\p{L} .'’/-]{1,30},\s+(?:im|en|em|a|nel)\s+\p{L}{3,12}\.?\s(?:del?\s)?(?:19|20)\d{2}\.?$/u;
/** Over or behind what somebody signs: "Firma", "Signature: ____". */
const SIGNATURE_LABEL =
  /^(?:firma|unterschrift|signature|signed|assinatura|podpis|handtekening|[iİ]mza|[iİ]mzası|подпись|підпис|подпис|aláírás|semnătura|potpis|签名|簽名|서명|\(인\))[\s:：.…_-]*$/iu;
/** "Place: Leeds", "Date: ____" */
const PLACE_OR_DATE_LABEL =
  /^(?:place|date|ort|datum|lieu|lugar|fecha|luogo|data|local|plaats|miejsce|tarih|yer|place and date|ort,? datum|日期|날짜)(?:\s*[:：].{0,30})?$/iu;

/** Kinds of sections that show that the document is a CV, and not a letter or an invoice. */
const TELLING = new Set<Section["kind"]>(["work", "education"]);

/** A CV without any heading is divided at wide gaps and ruling lines; neighbouring parts of the same kind are joined. */
function partsByGaps(section: Section, context: Context): Section[] {
  const blocks: Line[][] = [];
  for (const line of section.lines) {
    const last = blocks.at(-1);
    if (last && line.gap < MIN_PART_GAP && line.flow === last[0]?.flow) last.push(line);
    else blocks.push([line]);
  }
  const parts: Section[] = [];
  for (const lines of blocks) {
    const kind = kindByContent(lines, context);
    const last = parts.at(-1);
    const isHead = (!last || last.kind === "head") && (kind === undefined || !TELLING.has(kind));
    if (last && (last.kind === kind || (isHead && last.kind === "head"))) last.lines.push(...lines);
    else parts.push({ kind: isHead ? "head" : (kind ?? "other"), kinds: kind ? [kind] : [], title: "", lines: [...lines] });
  }
  return parts.some(({ kind }) => kind === "work") ? parts : [section];
}

/** "Linguistic proficiency" sounds like skills: where nothing else holds the languages, levels beside their names do. */
function asLanguages(section: Section, all: readonly Section[]): Section {
  if (section.kind !== "skills" || section.lines.length === 0 || all.some(({ kind }) => kind === "languages")) return section;
  return areLanguages(section.lines) ? { ...section, kind: "languages", kinds: ["languages"] } : section;
}

/** "Academic career" may hold posts or degrees. Where nothing else tells of an education, and a degree stands beside each date, they are degrees. */
function asEducation(section: Section, all: readonly Section[], context: Context): Section {
  if (section.kind !== "work" || all.some(({ kinds }) => kinds.includes("education"))) return section;
  const rows = section.lines.map((line) => toRow(line, context)).filter(({ bullet, prose }) => !bullet && !prose);
  const likeness = ({ cells }: Row) => Math.max(...cells.map(({ rest }) => looksLikeDegree(rest) - looksLikePosition(rest)));
  const degrees = rows.filter(({ ranges }) => ranges.length > 0).map(likeness);
  if (Math.max(0, ...degrees) >= SURE_LIKENESS && Math.min(...degrees) > 0) return { ...section, kind: "education", kinds: ["education"] };
  return rows.some((row) => likeness(row) >= SURE_LIKENESS) ? { ...section, kinds: ["work", "education"] } : section;
}

/** "Pätevyydet" may mean skills or certificates: it is certificates if each item has a date. */
function asCertificates(section: Section, context: Context): Section {
  if (section.kind !== "skills" || section.lines.length < 2) return section;
  const isDated = (line: Line) => {
    const { ranges, dateOnly, prose } = toRow(line, context);
    return ranges.length === 1 && ranges[0]?.single && !dateOnly && !prose;
  };
  return section.lines.every(isDated) && !section.lines.some(isLevelled)
    ? { ...section, kind: "certificates", kinds: ["certificates"] }
    : section;
}

/** "Driving" directly under the heading "Skills", over short items, names a group of skills. */
function underSkills(section: Section, above: Section | undefined): Section {
  const opens = above?.kind === "skills" && above.lines.length === 0 && (section.kind === "personal" || section.kind === "other");
  return opens && looksLikeSkills(section) ? { ...section, kind: "skills", kinds: ["skills"] } : section;
}

const PERSONAL = new Set<string>([...AGENCY_FIELDS, "email", "phone", "address", "city", "website", "name"]);

/** Short items, lists of short items, or such lists after the name of a group; no dates, no sentences. */
function looksLikeSkills({ lines }: Section): boolean {
  if (lines.length === 0 || lines.some(({ text }) => isProse(text) && !/[,;:·•|]/.test(text))) return false;
  const items = lines.flatMap(({ text }) => splitList(text.replace(/^[^:：]{2,40}[:：]\s*/u, "")));
  const short = items.filter((item) => wordCount(item) <= MAX_SKILL_WORDS && !/\b(?:19|20)\d{2}\b|@/.test(item));
  const personal = lines.filter(({ text }) => PERSONAL.has(splitLabel(text)?.field ?? "")).length;
  return items.length >= MIN_SKILLS && short.length >= items.length * MIN_SKILL_RATIO && personal * 2 <= lines.length;
}

function resolveKind(section: Section, context: Context): Section {
  if (section.kind === "education" && section.kinds.length === 1 && namesCourses(section.title))
    return { ...section, kinds: ["education", "courses"] };
  if (section.kind === "personal" && isStory(section)) return { ...section, kind: "profile", kinds: ["profile"] };
  if (section.kind === "memberships" && areSeats(section, context)) return { ...section, kind: "volunteer", kinds: ["volunteer"] };
  const told = section.guessed || section.kind === "other" ? kindByColumns(section.lines) : undefined;
  if (told) return { ...section, kind: told, kinds: [told] };
  if (section.guessed && UNDATED_KINDS.has(section.kind)) return asPeriods(section, context);
  if (section.guessed && PERIOD_KINDS.has(section.kind) && looksLikeSkills(section) && !namesEntries(section))
    return { ...section, kind: "other", kinds: [] };
  if (!OPEN_KINDS.has(section.kind) || section.lines.length === 0) return section;
  const kind = kindByContent(section.lines, context, section.kind);
  return kind ? { ...section, kind, kinds: [kind] } : section;
}

/** "Journal ⇥ Paper ⇥ Date", "프로젝트명 ⇥ 분류" over a table: its header row says what the rows are. */
function kindByColumns([first]: readonly Line[]): SectionKind | undefined {
  if (!first?.table?.header) return undefined;
  const kinds = first.cells.flatMap(({ text }) => {
    const known = matchHeading(text.replace(COLUMN_OF_NAMES, "").trim());
    return known && known.confidence >= SURE_COLUMN && COLUMN_KINDS.has(known.kind) ? [known.kind] : [];
  });
  return kinds[0];
}

const COLUMN_KINDS = new Set<SectionKind>(["publications", "projects", "certificates", "awards", "courses"]);

/** "Education and training" is a usual title, and tells that courses are among the schools. */
const namesCourses = (title: string) =>
  title.split(TITLE_PARTS).some((part, at) => at > 0 && COURSE_KINDS.has(matchHeading(part)?.kind ?? "other"));
const TITLE_PARTS = new RegExp(String.raw`\s*[&/,+]\s*|\s${ANY_AND}\s`, "iu");
const COURSE_KINDS = new Set<SectionKind>(["courses", "certificates"]);

/** "About" or "Personal" over paragraphs is the profile. */
const isStory = ({ lines }: Section) =>
  lines.length > 0 && lines.every(({ text, bullet, cells }) => cells.length === 1 && !bullet && isProse(text) && !splitLabel(text));

/** A seat on a board has its years, and lines that tell of it, as a job has; "Guild of Bakers, since 2014" is a membership. */
function areSeats({ lines }: Section, context: Context): boolean {
  const dated = lines.filter((line) => toRow(line, context).ranges.length > 0);
  return dated.length > 0 && lines.length > dated.length;
}

/** "Where I kept books" over jobs is about work, though "books" may be publications. */
function asPeriods(section: Section, context: Context): Section {
  const kind = kindByContent(section.lines, context, "profile");
  return kind ? { ...section, kind, kinds: [kind] } : section;
}

/** What holds periods at schools or employers: "Practice" over short items that name none of them is no work. */
const PERIOD_KINDS = new Set<Section["kind"]>(["work", "education", "volunteer"]);

const namesEntries = ({ lines }: Section) =>
  lines.some(({ text }) =>
    [looksLikePosition, looksLikeCompany, looksLikeDegree, looksLikeInstitution].some((likeness) => likeness(text) >= MIN_ENTRY_LIKENESS),
  );

/** What holds no periods at schools or employers. */
const UNDATED_KINDS = new Set<Section["kind"]>(["publications", "awards", "references", "languages", "interests", "skills"]);
const OPEN_KINDS = new Set<Section["kind"]>(["profile", "objective", "other"]);

/** What the lines of a section are, where its title does not tell. */
export function kindByContent(lines: readonly Line[], context: Context, kind: Section["kind"] = "other"): SectionKind | undefined {
  const all = lines.map((line) => toRow(line, context));
  const labelled = kind === "other" ? kindByLabels(all) : undefined;
  if (labelled) return labelled;
  const rows = all.filter((row) => row.label === undefined);
  const heads = rows.filter((row) => !row.bullet && !row.prose);
  const periods = heads.filter((row) => row.ranges.some((range) => !range.single || range.ongoing));
  if (periods.length >= (kind === "other" ? 1 : 2)) {
    const texts = heads.flatMap((row) => row.cells.map((cell) => cell.rest)).filter(Boolean);
    const strength = (score: (text: string) => number) => texts.reduce((sum, text) => sum + score(text), 0);
    const schooling = texts.filter((text) => Math.max(looksLikeDegree(text), looksLikeInstitution(text)) >= SURE_LIKENESS).length;
    const work = strength(looksLikePosition) + strength(looksLikeCompany);
    const education = strength(looksLikeDegree) + strength(looksLikeInstitution);
    // A single line is too little to tell a job from a seat on a board.
    if (Math.max(work, education) >= MIN_EVIDENCE_PER_PERIOD * periods.length && rows.length > 1)
      return work >= education && !(schooling >= 2 && schooling >= SURE_LIKENESS * texts.length) ? "work" : "education";
  }
  // "Personal profile" may contain only personal details, as in a form.
  const personal = all.filter(isPersonal).length;
  if (all.length > 0 && personal >= all.length * (kind === "other" ? MIN_CONTENT_RATIO : 1)) return "personal";
  // Labels without a field may be among them: "Father's name: …", "Languages known: …".
  if (personal >= 2 && personal * 2 >= all.length && all.every(({ text }) => NAMED_VALUE.test(text))) return "personal";
  if (kind !== "other") return undefined;
  if (rows.length === 0) return undefined;
  if (areReferees(rows)) return "references";
  if (areLanguages(rows)) return "languages";
  if (rows.filter(isLevelled).length >= Math.max(MIN_SKILLS, rows.length * MIN_CONTENT_RATIO)) return "skills";
  return CONTENTS.find(({ holds }) => rows.filter((row) => holds(row)).length >= rows.length * MIN_CONTENT_RATIO)?.kind;
}

/** What a form names outright: the parts of a job or of a degree, more than once. */
function kindByLabels(rows: readonly Row[]): SectionKind | undefined {
  const count = (fields: readonly string[]) => rows.filter(({ label }) => label && fields.includes(label.field)).length;
  const work = count(["company", "position", "client", "tasks"]);
  const education = count(["institution", "degree", "area"]);
  if (Math.max(work, education) < 2 || count(["dates"]) === 0) return undefined;
  return work >= education ? "work" : "education";
}

/** "Place: Bangalore", or a field of a form that was left empty: "Date:". */
const NAMED_VALUE = /^[^:：\t]{2,40}(?:(?:\t\s*[:：]?|[:：])\s*\S.{0,80}|[:：]\s*)$/u;
const isPersonal = ({ label }: Row) => label !== undefined && PERSONAL.has(label.field);

/** People by name, with position and contact data. */
function areReferees(rows: readonly Row[]): boolean {
  if (rows.some((row) => row.ranges.length > 0 || row.bullet)) return false;
  const names = rows.filter(({ text }) => looksLikeName((text.split(/\s*[,|–—·]\s*/u)[0] as string).trim()) >= SURE_LIKENESS);
  const isAbout = ({ text }: Row) =>
    /@|\+?\d[\d ()/-]{6,}/.test(text) || Math.max(looksLikePosition(text), looksLikeCompany(text)) >= MIN_ENTRY_LIKENESS;
  return names.length > 0 && rows.some(isAbout) && rows.every((row) => names.includes(row) || isAbout(row));
}

type Content = { kind: SectionKind; holds: (row: Row) => boolean };

/** Languages with their levels, after them or on the line below. */
function areLanguages(rows: readonly Pick<Row, "text">[]): boolean {
  const said = rows.map(({ text }) => (text.length < MAX_LANGUAGE_CHARACTERS ? findSpokenLanguages(text) : []));
  const hasLevel = (found: (typeof said)[number]) => found.some(({ fluency }) => fluency);
  const levelled = said.filter(hasLevel).length;
  // "French – A2" counts once, though language and level are all of its line.
  const alone = said.filter(
    (found, at) => !hasLevel(found) && found.some(({ from, to }) => to - from >= (rows[at] as Pick<Row, "text">).text.trim().length),
  ).length;
  const levels = rows.filter(
    ({ text }, at) => said[at]?.length === 0 && text.length < MAX_LEVEL_CHARACTERS && fluencyRank(text) > 0,
  ).length;
  return levelled + alone + (levelled === 0 && levels === alone ? levels : 0) >= rows.length * MIN_LANGUAGE_RATIO && levelled + levels > 0;
}

/** What the lines of a section of unknown kind may be, the most telling first. */
const CONTENTS: readonly Content[] = [
  {
    kind: "publications",
    holds: (row) => endsLikeCitation(row.text),
  },
  { kind: "certificates", holds: (row) => isDatedItem(row) },
];

/** "Code 95, CBR, 2023": one date at an end, a short text, and neither a job nor a sentence. */
function isDatedItem(row: Row): boolean {
  const [range] = row.ranges;
  if (!range?.single || row.ranges.length > 1 || row.prose || row.text.length > MAX_CERTIFICATE_CHARACTERS) return false;
  const rest = row.cells.map((cell) => cell.rest).join(" ");
  return looksLikePosition(rest) < MIN_ENTRY_LIKENESS && /[\p{L}\p{M}]{3}/u.test(rest);
}
