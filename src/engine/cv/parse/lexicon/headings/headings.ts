import { mayBeEastAsian } from "../../../text/east-asian.ts";
import { fold } from "../../../text/fold.ts";
import { memoize } from "../../../text/memoize.ts";
import { isOneLetterOff } from "../../../text/one-letter-off.ts";
import { DURATION } from "../dates/date-words.ts";
import { ANY_AND } from "../joining-words.ts";
import { headingsByWording } from "./headings-by-wording.ts";
import { SKILL_PARTS } from "./part-words.ts";
import type { SectionKind } from "./section-kind.ts";
import { taughtKind } from "./taught-headings.ts";
import {
  BEFORE_COLON,
  BRACKETED,
  COMBINED,
  HALF_COMBINED,
  INFLECTED,
  LONG_HEAD_NOUN,
  MAX_COMBINED_PARTS,
  MAX_HALF_COMBINED_WORDS,
  MAX_HEAD_NOUN_CHARACTERS,
  MAX_HEAD_NOUN_WORDS,
  MAX_HEADING_CHARACTERS,
  MAX_HEADING_WORDS,
  MAX_QUALIFIED_WORDS,
  MAX_WORDS_BEHIND_COLON,
  MIN_INFLECTED_CHARACTERS,
  MIN_MISREAD_CHARACTERS,
  MIN_SHARED_CHARACTERS,
  POSSESSIVE,
  QUALIFIED,
  SHORT_HEAD_NOUN,
  UNSPACED,
} from "./thresholds.ts";

/**
 * `kind` is the first of `kinds`: a heading such as "Languages and interests" opens two sections at once. `taught`: the agency has said what it
 * opens, so neither its style nor what stands below it may say otherwise.
 */
export type HeadingMatch = { kind: SectionKind; kinds: SectionKind[]; confidence: number; language?: string; taught?: true };

/** The kind of section that a line announces if it is a heading, with a confidence: 1 for a known wording, less for a freer one. Undefined for running text. */
export const matchHeading = memoize((text: string): HeadingMatch | undefined => {
  const bare = bareHeading(text);
  const taught = taughtKind(text) ?? taughtKind(bare);
  if (taught) return { kind: taught, kinds: [taught], confidence: 1, taught: true };
  const heading = withoutTotal(bare);
  if (heading === "" || heading.length > MAX_HEADING_CHARACTERS || /[\t@]|\d{2}|[.!?…;]\s+\S/.test(heading)) return undefined;
  const folded = fold(heading);
  const joined = unspaced(heading);
  const words = folded.split(" ");
  if (joined || words.length > MAX_HEADING_WORDS) return joined;

  return (
    usual(folded) ??
    elided(heading) ??
    combined(heading) ??
    withoutFrame(heading, folded) ??
    qualified(folded) ??
    doubled(folded) ??
    headNoun(heading, folded)
  );
});

/** `matchHeading` with an edit distance of one letter, for a long heading: OCR misreads small capitals. */
export const matchMisreadHeading = memoize((text: string): HeadingMatch | undefined => {
  const folded = fold(bareHeading(text));
  if (folded.length < MIN_MISREAD_CHARACTERS) return undefined;
  for (const [wording, found] of headingsByWording())
    if (wording.length >= MIN_MISREAD_CHARACTERS && isOneLetterOff(wording, folded)) return answer(found, 1);
  return undefined;
});

/** Without list marker, numbering ("1.", "II.", "A)"), rules, trailing colon and "(continued)". */
function bareHeading(text: string): string {
  return text
    .trim()
    .replace(/^(?:[^\p{L}\p{N}(]+)/u, "")
    .replace(/^(?:\d{1,2}(?:\.\d)?\s?[.):/|–—-]?|[IVX]{1,4}\s?[.):/|–—-]|[A-H][.)])\s+(?=\p{L})/u, "")
    .replace(/[^\p{L}\p{N})\u3099\p{M}]+$/u, "")
    .trim();
}

/** "Institutions attended with dates" */
const WITH_DATES = /\s+with (?:their )?dates?$/iu;

/** A heading, and after a dash or in brackets numbers with a word each. */
const WITH_TOTAL = /^(.*\p{L})\s*(?:\s[-–—]\s|[:(（,])\s*((?:\d{1,2}\+?\s*\p{L}+\.?\s*)+)[)）]?$/u;

/** "Work experience — 8 years 4 months", "Berufserfahrung (12 Jahre)": the total duration of the entries is no part of the heading. */
function withoutTotal(heading: string): string {
  const [, before, total = ""] = WITH_TOTAL.exec(heading) ?? [];
  if (before === undefined) return heading.replace(WITH_DATES, "");
  return total.match(/\p{L}+/gu)?.every((word) => DURATION.has(fold(word))) ? before : heading;
}

/** A wording of the table, in the plural or the singular. */
function usual(folded: string): HeadingMatch | undefined {
  const exact = headingsByWording().get(folded);
  if (exact) return answer(exact, 1);
  const other =
    folded.length < MIN_INFLECTED_CHARACTERS
      ? undefined
      : (headingsByWording().get(`${folded}s`) ?? (folded.endsWith("s") ? headingsByWording().get(folded.slice(0, -1)) : undefined));

  return other === undefined ? undefined : answer(other, INFLECTED);
}

function answer(found: string, confidence: number): HeadingMatch {
  const { kind, language } = meaningOf(found);

  return language === undefined ? { kind, kinds: [kind], confidence } : { kind, kinds: [kind], confidence, language };
}

type Meaning = { kind: SectionKind; language?: string };

/** Of what stands in the table, the kind and the language, if it is one. */
function meaningOf(found: string): Meaning {
  const readings = found.split(" ").map((entry) => entry.split(":") as [kind: SectionKind, language: string]);
  const [[kind, language]] = readings as [[SectionKind, string]];
  return readings.every((reading) => reading[1] === language) ? { kind, language } : { kind };
}

/** "E X P E R I E N C E" and headings whose inner spaces were lost. */
function unspaced(heading: string): HeadingMatch | undefined {
  if (/^\p{L}(?: {1,2}\p{L}){3}(?: +\p{L})*$/u.test(heading)) return compactMatch(fold(heading).replaceAll(" ", ""));

  return /^\p{L}{9,}$/u.test(heading) && !headingsByWording().has(fold(heading)) ? compactMatch(fold(heading)) : undefined;
}

let compact: Map<string, string> | undefined;
function compactMatch(joined: string): HeadingMatch | undefined {
  if (!compact) {
    compact = new Map();
    for (const [wording, found] of headingsByWording()) {
      const whole = wording.replaceAll(" ", "");
      const known = compact.get(whole);
      compact.set(whole, known ? `${known} ${found}` : found);
    }
  }
  const found = compact.get(joined);

  return found === undefined ? undefined : answer(found, UNSPACED);
}

/** Conjunctions and separators of a combined heading, in small letters. Chinese and Japanese have no space around their "and". */
const SEPARATOR = new RegExp(
  String.raw`\s*(?:[/&+,|·•・、，／＆]|(?<=\p{Script=Han})[与與和及](?=\p{Script=Han})|(?<=\s)(?:${ANY_AND}|plus|[-–—])(?=\s))\s*`,
  "u",
);

/** "Skills & Tools", "Sprachen und Interessen", "Berufserfahrung / Work experience": every part is a heading of its own. */
function combined(heading: string): HeadingMatch | undefined {
  const small = heading.toLowerCase();
  if (!SEPARATOR.test(small)) return undefined;
  const parts = small.split(SEPARATOR).filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > MAX_COMBINED_PARTS) return undefined;
  const known = parts.map((part) => partMatch(fold(part)));
  const matches = known.some((match) => match?.kind === "languages")
    ? parts.map((part, at) => known[at] ?? besideHeading(fold(part)))
    : known;
  const kinds = [...new Set(matches.flatMap((match) => match?.kinds ?? []))];
  const [first] = kinds;
  if (!first) return undefined;
  const language = matches.find((match) => match?.language)?.language;
  if (matches.every((match) => match !== undefined)) return { kind: first, kinds, confidence: COMBINED, ...(language ? { language } : {}) };

  return matches[0] && parts.length === 2 && fold(heading).split(" ").length <= MAX_HALF_COMBINED_WORDS && !/[,|·•]/.test(heading)
    ? { kind: first, kinds, confidence: HALF_COMBINED, ...(language ? { language } : {}) }
    : undefined;
}

function partMatch(folded: string): HeadingMatch | undefined {
  return usual(folded) ?? qualified(folded);
}

const OF_SKILLS = new Set(SKILL_PARTS.split(", ").map(fold));

/** "Languages & computer": a word that is a heading beside that of the languages alone. */
const besideHeading = (folded: string): HeadingMatch | undefined =>
  OF_SKILLS.has(folded) ? { kind: "skills", kinds: ["skills"], confidence: COMBINED } : undefined;

/** "Schul- und Berufsbildung", "Sprach- und EDV-Kenntnisse": compounds that share their last part. The first word is completed from the second. */
function elided(heading: string): HeadingMatch | undefined {
  const [, first, second] = ELIDED.exec(heading) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const whole = usual(fold(second));
  if (!whole) return undefined;
  const [start, end] = [fold(first), fold(second).replaceAll(" ", "")];
  const ends = Array.from({ length: Math.max(0, end.length - MIN_SHARED_CHARACTERS) }, (_, at) => end.slice(at + 1));
  const completed = ends.map((shared) => usual(start + shared) ?? usual(`${start} ${shared}`)).find((match) => match !== undefined);
  const kinds = [...new Set([...(completed?.kinds ?? []), ...whole.kinds])];
  return { ...whole, kind: kinds[0] as SectionKind, kinds, confidence: COMBINED };
}

const ELIDED = new RegExp(String.raw`^(\p{L}{3,})-\s?(?:${ANY_AND}|u\.|oder|&)\s(\p{L}[\p{L}-]{4,})$`, "iu");

const OWN =
  /^(?:my|our|the|her|his|your|meine?r?|unsere?|die|der|das|mon|ma|mes|nos|les?|la|l|mis?|las|los|el|i miei|le mie|il mio|la mia|gli|il|lo|meus?|minhas?|os|as|o|mijn|moje|moja|moj|moi|min|mina|mitt|mine|mit|τα|η|οι|οι|мои|мой|мої|мій|моят|моите|benim|own)\s+/;

const BRACKET = /[([（【]/;

/** "My …", "The …", "… (selected)", "Skills: technical" */
function withoutFrame(heading: string, folded: string): HeadingMatch | undefined {
  const plain = usual(folded.replace(OWN, ""));
  if (plain) return { ...plain, confidence: POSSESSIVE };
  const outside = !BRACKET.test(heading) ? folded : fold(heading.replace(/\s*[([（【][^)\]）】]*[)\]）】]?\s*/gu, " "));
  const match = outside !== folded && outside !== "" ? (partMatch(outside) ?? combined(outside)) : undefined;
  if (match) return { ...match, confidence: Math.min(match.confidence, BRACKETED) };
  const translated = translation(heading);
  if (translated) return { ...translated, confidence: BRACKETED };
  if (!/[:–—]/.test(heading)) return undefined;
  const [before, after] = heading.split(/\s*[:–—]\s*/);
  const first = before && after && fold(after).split(" ").length <= MAX_WORDS_BEHIND_COLON ? usual(fold(before)) : undefined;

  return first && { ...first, confidence: BEFORE_COLON };
}

/** "各项能力 (Skills)": the heading of a Chinese CV and its translation in brackets. */
function translation(heading: string): HeadingMatch | undefined {
  const [, before = "", inside = ""] = /^([^([（【]+)[([（【]([^)\]）】]+)[)\]）】]?$/u.exec(heading) ?? [];
  return mayBeEastAsian(before) && !mayBeEastAsian(inside) ? usual(fold(inside)) : undefined;
}

/** Words that narrow or decorate a heading without changing what it announces. */
const QUALIFIERS = new Set(
  fold(`relevant selected additional key core main major professional personal recent earlier other further summary overview history details background
    section information general specific detailed current previous past prior continued cont my full complete list of in and the short brief most notable important technical academic
    relevante relevanter ausgewählte ausgewählter weitere wichtige wesentliche bisherige bisheriger aktuelle frühere früherer vorherige vorheriger berufliche beruflicher persönliche sonstige besondere fachliche auszug fortsetzung zusätzliche detaillierte überblick übersicht meine im der die des und
    pertinentes pertinente principales principale sélection sélectionnées récentes récente antérieure antérieures antérieurs précédente précédentes précédents professionnelle professionnelles personnelles personnels suite autres détaillée complémentaires mes de du des et la le les en
    relevantes relevante principal seleccionadas destacada destacadas recientes reciente anterior anteriores previa previas previo previos otras otros adicional adicionales personales mi mis y del
    rilevanti rilevante principali recenti precedente precedenti altre altri ulteriori personali professionali mie di e delle
    profissionais profissional prévia prévias pessoais outras outros principais
    relevante overige recente eerdere vorige belangrijkste professionele persoonlijke andere
    wybrane pozostałe poprzednie wcześniejsze dodatkowe istotne główne najważniejsze inne zawodowe
    övriga relevanta utvalda tidigare tidligere relevant utvalgte øvrige annen andet muu muut další předchozí predchádzajúce vybrané ostatné egyéb alte relevante други дополнительные другие основные избранные ключевые інші додаткові основні ključne ostale druge diğer önemli kitos`).split(
    " ",
  ),
);

/** "Relevant work experience", "Berufserfahrung Auszug": a heading with qualifiers before or after it. */
function qualified(folded: string): HeadingMatch | undefined {
  const words = folded.split(" ");
  if (words.length < 2 || words.length > MAX_QUALIFIED_WORDS) return undefined;
  // What stands before and after the heading are qualifiers: it has every other word.
  const first = words.findIndex((word) => !QUALIFIERS.has(word));
  const last = words.findLastIndex((word) => !QUALIFIERS.has(word));
  for (let length = words.length - 1; length >= 1; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      if (first >= 0 && (from > first || from + length <= last)) continue;
      const match = usual(words.slice(from, from + length).join(" "));
      if (match && !(length === 1 && QUALIFIERS.has(words[from] ?? ""))) return { ...match, confidence: QUALIFIED };
    }
  }

  return undefined;
}

/** "Volunteer engagement", "Projects experience": two headings in one. The second may tell nothing but that there was some. */
function doubled(folded: string): HeadingMatch | undefined {
  const [first = "", second = "", ...more] = folded.split(" ");
  if (second === "" || more.length > 0) return undefined;
  const [one, other] = [usual(first), usual(second)];
  if (one?.confidence !== 1 || other?.confidence !== 1) return undefined;
  return one.kind === other.kind || ANY_EXPERIENCE.has(second) ? { ...one, confidence: QUALIFIED } : undefined;
}

const ANY_EXPERIENCE = new Set(["experience", "experiences"]);

/** The noun that a free wording is built on: "Retail experience", "Führungserfahrung", "Bankkenntnisse". In order. */
const HEAD_NOUNS: [SectionKind, RegExp][] = [
  ["languages", /^(?:foreign |other )?languages? (?:skills?|proficiency|knowledge)$|sprachkenntnisse$|språkkunskaper$|taalkennis$/],
  [
    "work",
    /(?:^| )(?:experiences?|employment|internships?|placements|career)$|^(?:experience|experiencia|esperienza|esperienze|experience|experiences|experiencia|ervaring|erfahrung|erfahrungen|erfaring|erfarenhet|doswiadczenie|опыт|досвiд|досвід|опит|iskustvo|искуство|zkusenosti|skusenosti|tapasztalat|experienta|deneyimi?)(?: |$)|(?:erfahrung|erfahrungen|werdegang|ervaring|erfarenhet|erfarenheter|erfaring|kokemus|tatigkeiten|laufbahn|tapasztalat|iskustvo|izkusnje|deneyimi|kogemus|pieredze|patirtis)$/,
  ],
  ["volunteer", /(?:^| )volunteer(?:ing)?(?: |$)|ehrenamt/],
  [
    "skills",
    /(?:^| )(?:skills|competenc(?:i?e)s|expertise|proficienc(?:y|ies)|technologies|abilities)$|^(?:competences?|competencias|competenze|habilidades|habilidades|kompetenzen|umiejetnosci|навыки|навички|умения|dovednosti|zrucnosti|vestine|vjestine|beceriler|competente|competentele|abilitati|kompetencje|kompetencie|δεξιοτητες|keterampilan|kemampuan|keahlian|ky nang)(?: |$)|(?:^| )(?:навыки|навички|умения|вештине|vestine|vjestine|vescine|dovednosti|zrucnosti|keszsegek|beceriler|yetkinlikler|δεξιοτητες)$|(?:kenntnisse|kompetenzen|kompetenz|fahigkeiten|fertigkeiten|vaardigheden|kunskaper|fardigheter|ferdigheter|faerdigheder|kompetencer|kompetanse|kompetens|taidot|osaaminen|umiejetnosci|ismeretek|keszsegek|zrucnosti|dovednosti|oskused|prasmes|igudziai)$/,
  ],
  [
    "education",
    /(?:^| )(?:education|studies|qualifications|apprenticeship)$|(?:ausbildung|studium|opleiding|utbildning|uddannelse|utdanning|koulutus|wyksztalcenie|vzdelani|vzdelanie|vegzettseg|obrazovanje|образование|освіта|egitim|hariduskaik)$/,
  ],
  ["certificates", /(?:^| )(?:certifications?|certificates|licen[cs]es)$|(?:zertifikate|zertifizierungen|certificaten|sertifikaatit)$/],
  [
    "courses",
    /(?:^| )(?:courses|trainings?|workshops|seminars)$|(?:weiterbildung|weiterbildungen|fortbildungen|schulungen|seminare|kurse|cursussen|kurser|kurssit)$/,
  ],
  ["projects", /(?:^| )projects$|(?:projekte|projecten|projekter|projekt|projektit|projets|proyectos|progetti|projetos)$/],
  ["publications", /(?:^| )(?:publications|papers|articles)$|(?:publikationen|veroffentlichungen|publicaties)$/],
  ["awards", /(?:^| )(?:awards|honou?rs|achievements|scholarships|prizes)$|(?:auszeichnungen|preise|stipendien)$/],
  ["memberships", /(?:^| )(?:memberships|affiliations)$|(?:mitgliedschaften|lidmaatschappen)$/],
  ["interests", /(?:^| )(?:interests|hobbies)$|(?:interessen|interesses)$/],
];

const ANY_HEAD_NOUN = new RegExp(HEAD_NOUNS.map(([, noun]) => noun.source).join("|"));

/** Only texts of the shape of a heading: a few words, no comma, no digits. */
function headNoun(heading: string, folded: string): HeadingMatch | undefined {
  const words = folded.split(" ");
  if (
    words.length > MAX_HEAD_NOUN_WORDS ||
    /[\d,:()]/.test(heading) ||
    heading.length > MAX_HEAD_NOUN_CHARACTERS ||
    !/^\p{Lu}|^\P{Ll}+$/u.test(heading)
  )
    return undefined;
  if (!ANY_HEAD_NOUN.test(folded)) return undefined;
  const found = HEAD_NOUNS.find(([, noun]) => noun.test(folded));

  return found && { kind: found[0], kinds: [found[0]], confidence: words.length <= 2 ? SHORT_HEAD_NOUN : LONG_HEAD_NOUN };
}
