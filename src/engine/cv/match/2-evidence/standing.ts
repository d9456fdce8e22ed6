import { fold } from "../../text/fold.ts";
import { conceptOf, findConcepts, type Hit } from "../concepts/concepts.ts";
import { findPhrase, type Phrases, phrases } from "../concepts/phrases.ts";
import { tokenize } from "../concepts/words.ts";
import { ASSISTANCE, DENIALS, TEACHING, WISHES } from "../lexicon/jd-words.ts";
import {
  ACCOMPANIED,
  BASICS,
  EXPIRED,
  EXPIRED_PAPER,
  NO_BASICS,
  NOT_ME,
  ONLY_LEARNT,
  ONLY_SEEN,
  OTHERS,
  OWN_PEOPLE,
  SELLING,
  SOMEBODY,
  TO_COME,
  USED_BY_THEM,
  VALID_UNTIL,
} from "../lexicon/standing/standing-words.ts";
import { MAX_DENIED_CLAUSE_WORDS, MAX_DENIED_WORDS, MAX_LISTED_WORDS, MAX_WORDS_BEHIND_DENIED } from "./thresholds.ts";

/**
 * What a sentence says of its author's part in a thing: `denied` ("no experience with"), `expired` ("lapsed in 2022"), `others` (a team, a supplier or a
 * customer does it), `wished` ("keen to learn"), `basic` ("basic knowledge of") or `assisted` ("helped with"), `taught` ("taught
 * Java"; for a job that teaches it is the work itself), `sold` (the same for a job that sells), `employer` (in the name or description of an employer).
 */
export type Standing = "denied" | "expired" | "others" | "wished" | "basic" | "assisted" | "taught" | "sold" | "employer";
/** The words of a sentence from the offset `from` up to `to` have this standing. */
export type StandingSpan = { from: number; to: number; standing: Standing };

const DENIED = phrases(DENIALS);
const WISH = phrases(WISHES);
const ASSISTING = phrases(ASSISTANCE);
const TEACH = phrases(TEACHING);
const SELL = phrases(SELLING);
const GONE = phrases(EXPIRED);
const BASIC = phrases(BASICS);
/** "Ohne Narkose durch Targettraining": what follows such a word is not denied. */
const CONTRAST =
  /\b(?:but|however|although|though|aber|sondern|jedoch|mais|pero|sino|ma|bensi|maar|mas|ale|lecz|men|utan|ando|dar|αλλα|але|но|durch|dank|by|thanks|using|grace|par|gracias|mediante|grazie|tramite|dzieki|dank zij|gracas|atraves|genom|only|just|nur|solo|seulement)\b/;

/** The spans of a sentence in which its author says that a thing is not, or not fully, his or hers. `year` is the present one. */
export function standingsIn(text: string, year: number): StandingSpan[] {
  const clauses = clausesOf(text);
  return [
    ...deniedSpans(text).map(([from, to]): StandingSpan => ({ from, to, standing: "denied" })),
    ...notMine(text),
    ...clauses.filter((clause) => isGone(clause, year)).map(({ from, to }): StandingSpan => ({ from, to, standing: "expired" })),
    ...othersSpans(text),
    ...clauses
      .filter(({ folded }) => LEARNING.test(folded) || TO_COME.test(folded) || ONLY_SEEN.test(folded) || findPhrase(folded, WISH))
      .map(({ from, to }): StandingSpan => ({ from, to, standing: "wished" })),
    ...basicSpans(text),
    ...clauses.filter(({ folded }) => ONLY_LEARNT.test(folded)).map(({ from, to }): StandingSpan => ({ from, to, standing: "basic" })),
    ...spansFrom(
      TEACH,
      "taught",
      text.replace(WAS_TAUGHT, (word) => "-".repeat(word.length)),
    ),
    ...spansFrom(SELL, "sold", text),
    ...clauses
      .filter(({ folded }) => findPhrase(folded, ASSISTING) || isSomebody(ACCOMPANIED.exec(folded)?.groups?.who ?? ""))
      .map(({ from, to }): StandingSpan => ({ from, to, standing: "assisted" })),
  ];
}

/** "Trained on Kafka" was taught; "trained nurses" teaches. */
const WAS_TAUGHT = /\btrained(?= (?:on|in|as|at|by)\b)/giu;

/** "Learning Kubernetes"; "machine learning" is a trade. */
const LEARNING = /^(?:learning|lernen|leren) /;

/** True where somebody's level is told as basic: "Grundkenntnisse", "beginner". */
export const isBasic = (text: string): boolean => hasBasics(fold(text));

type Clause = { from: number; to: number; folded: string };

/** The parts of a sentence between semicolons, stops and dashes. */
function clausesOf(text: string, marks = /[;!?]|\.(?=\s|$)|\s[–—]\s/g): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const { index, 0: mark } of [...text.matchAll(marks), { index: text.length, 0: "" }]) {
    const folded = fold(text.slice(from, index));
    if (folded !== "") clauses.push({ from, to: index, folded });
    from = index + mark.length;
  }
  return clauses;
}

/** "Only the new site uses SAP EWM, not me": the sentence up to these words is denied. */
function notMine(text: string): StandingSpan[] {
  const { joined, at } = wordsWithMarks(text);
  const found = NOT_ME.exec(joined);
  return found
    ? [{ from: startOfClause(text, Math.max(0, (at[found.index] ?? 0) - 1)), to: at[found.index] ?? 0, standing: "denied" }]
    : [];
}

function isGone({ folded }: Clause, year: number): boolean {
  const until = VALID_UNTIL.exec(folded)?.[1];
  return until === undefined ? EXPIRED_PAPER.test(folded) || findPhrase(folded, GONE) !== undefined : Number(until) < year;
}

/** Offsets [start, end) of the words that a sentence denies: up to eight words after the denial, within its clause. */
function deniedSpans(text: string): [number, number][] {
  const spans: [number, number][] = [];
  let at = 0;
  let label = 0;
  for (const clause of text.split(/(?<=[,;:.!?()])/)) {
    const words = [...clause.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)];
    const folded = words.map(([word]) => fold(word).replaceAll(" ", "") || "-");
    const found = findPhrase(folded.join(" "), DENIED);
    if (found && !isIdiom(clause, words[found.to - 1], folded)) {
      const start = words[found.from]?.index ?? 0;
      const contrast = folded.findIndex((word, index) => index >= found.to && CONTRAST.test(word));
      const last = Math.min(contrast === -1 ? words.length : contrast, found.to + MAX_DENIED_WORDS) - 1;
      const end = words[last] ? (words[last].index ?? 0) + words[last][0].length : clause.length;
      // "Kafka: none" denies what stands before the colon.
      const isAnswer = words.length === found.to - found.from && text[at - 1] === ":";
      const whole: [number, number] = [isAnswer ? label : at, at + clause.length];
      const isWhole = isAnswer || isDeniedWhole(found, words.length, folded) || isDeniedVerb(found, words, folded);
      spans.push(isWhole ? whole : [at + start, at + end]);
    }
    label = at;
    at += clause.length;
  }
  return spans;
}

/** A short clause that ends with its denial ("Kubernetes: none"), or with the verb behind it ("habe ich keine Erfahrung", "yet"). */
function isDeniedWhole(found: { from: number; to: number }, length: number, folded: string[]): boolean {
  const rest = folded.slice(found.to);
  const ends = rest.every((word) => NO_THING.test(word) || DENIED.whole.has(word));
  return ends && length <= MAX_DENIED_CLAUSE_WORDS + rest.length;
}
/** "Il taglio uomo non l'ho mai fatto", "Met gps heb ik nooit gedraaid": behind the thing only its verb is denied. */
function isDeniedVerb(found: { from: number; to: number }, words: readonly RegExpMatchArray[], folded: string[]): boolean {
  const rest = words.slice(found.to).map(([word]) => word);
  return (
    found.from > 0 &&
    rest.length > 0 &&
    rest.length <= MAX_WORDS_BEHIND_DENIED &&
    VERB_DENIAL.test(folded.slice(found.from, found.to).join(" ")) &&
    words.length <= MAX_DENIED_CLAUSE_WORDS + rest.length &&
    rest.every((word) => /^\p{Ll}/u.test(word)) &&
    findConcepts(tokenize(rest.join(" "))).length === 0
  );
}
/** Denials of a verb: "no Kotlin" and "ohne Maven" deny what stands behind them. */
const VERB_DENIAL = /^(?:not|never|nicht|nie|niemals|non|mai|niet|nooit|nunca|no|nao|jamais|ne|pas|nigdy|inte|aldrig|ikke|aldri)(?: |$)/;

/** Words behind a denial that name no thing: "Mit Kafka habe ich noch keine Erfahrung", "Silae pas encore utilisé". */
const NO_THING =
  /^(?:experience|experiences|erfahrung|erfahrungen|kenntnisse|experiencia|conocimientos|esperienza|conoscenze|ervaring|experiencia|conhecimentos|doswiadczeni\w*|znajomosc|erfarenhet|erfaring|yet|so|far|bisher|noch|gearbeitet|genutzt|benutzt|verwendet|eingesetzt|used|worked|gemacht|absolviert|abgeschlossen|erworben|besucht|done|completed|taken|obtained|fait|passe|obtenu|hecho|obtenido|realizado|fatto|conseguito|gedaan|behaald|zrobil\w*|ukonczyl\w*|utilizado|usado|usato|utilizzato|gebruikt|uzywal\w*|anvant|encore|utilise\w*|pratique\w*|aun|todavia|ancora|nog|ainda|jeszcze|vorhanden|available)$/;

/** True for idioms that deny nothing: "not only", "no-code", "non-profit", "not for profit", "no less than". */
const isIdiom = (clause: string, word: RegExpMatchArray | undefined, folded: string[]) =>
  word !== undefined &&
  (clause[(word.index ?? 0) + word[0].length] === "-" ||
    /\b(?:not (?:only|just|for profit)|nicht nur|no (?:less|fewer|more) than|pas seulement|non seulement|no solo|non solo|niet alleen|nao so|nie tylko|ne seulement|hors d ?oeuvres?|hors pair|hors taxes?|salvo errore|no 1|ne le|nee le|ne en|nee en)\b/.test(
      folded.join(" "),
    ));

/** The folded words of a text with its marks as words of their own, and the offset of each. */
function wordsWithMarks(text: string): { joined: string; at: number[]; end: number[] } {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}+#]+|[,;:.!?()'’]/gu)].flatMap(({ 0: word, index }) => {
    const folded = /[\p{L}\p{N}]/u.test(word) ? fold(word).replaceAll(" ", "") || word : word;
    return [{ folded, from: index, to: index + word.length }];
  });
  const at: number[] = [];
  const end: number[] = [];
  let joined = "";
  for (const { folded, from, to } of words) {
    for (let letter = 0; letter <= folded.length; letter++) {
      at.push(from);
      end.push(to);
    }
    joined += `${folded} `;
  }
  return { joined, at, end };
}

function othersSpans(text: string): StandingSpan[] {
  const { joined, at, end } = wordsWithMarks(text);
  // "l'agence", "d'un" stand as "l agence", "d un"; the possessive keeps its mark.
  const plain = joined.replace(/(?<=(?:^| )[a-z]) ['’](?= )/gu, "  ");
  const squeezed = squeeze(plain);
  if (OWN_PEOPLE.test(squeezed.text)) return [];
  return OTHERS.flatMap(({ pattern, scope }): StandingSpan[] => {
    const match = pattern.exec(squeezed.text);
    if (!match || (match.groups?.who !== undefined && !isSomebody(match.groups.who))) return [];
    if (USED_BY_THEM.test(squeezed.text.slice(0, match.index + match[0].length))) return [];
    const first = squeezed.at[match.index] ?? 0;
    const last = squeezed.at[Math.min(match.index + match[0].length - 1, squeezed.at.length - 1)] ?? first;
    const [from, to] = [at[first] ?? 0, end[last] ?? text.length];
    if (scope === "match") return [{ from, to, standing: "others" }];
    if (scope === "rest") return [{ from, to: endOfClause(text, to), standing: "others" }];
    return [{ from: startOfClause(text, from), to: endOfClause(text, to), standing: "others" }];
  });
}

/** True for folded words that begin, after one word at most, with a team, a company, or an occupation: "externe Kanzlei", "jefe de obra". */
function isSomebody(words: string): boolean {
  const isRole = ({ id, from }: Hit) => from <= 1 && conceptOf(id)?.kind === "role";
  return SOMEBODY.test(words.split(" ", 2).join(" ")) || findConcepts(tokenize(words)).some(isRole);
}

/** The text with single spaces, and where each of its characters stood. */
function squeeze(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  let squeezed = "";
  for (let index = 0; index < text.length; index++) {
    if (text[index] === " " && squeezed.endsWith(" ")) continue;
    at.push(index);
    squeezed += text[index];
  }
  return { text: squeezed, at };
}

const endOfClause = (text: string, from: number) => {
  const stop = /[;!?]|\.(?=\s|$)/.exec(text.slice(from));
  return stop ? from + stop.index : text.length;
};

/** Back to the comma that begins the clause; over short parts, which are a list: "Java, Kotlin and Scala were handled by another team". */
function startOfClause(text: string, from: number): number {
  const start = Math.max(...[";", "!", "?", ". "].map((mark) => text.lastIndexOf(mark, from) + 1));
  const parts = text.slice(start, from).split(",");
  let begin = from - (parts.at(-1) ?? "").length;
  if (!LAST_OF_LIST.test(text.slice(begin, endOfClause(text, from)))) return Math.max(start, begin);
  for (const part of parts.slice(0, -1).toReversed()) {
    if (fold(part).split(" ").length > MAX_LISTED_WORDS) break;
    begin -= part.length + 1;
  }
  return Math.max(start, begin);
}

/**
 * From the words of teaching or selling to the end of their clause: "Ran the theatre and taught sterile technique", "sold SolidWorks licences". Who sells a
 * thing does not work with it.
 */
function spansFrom(cues: Phrases, standing: "taught" | "sold", text: string): StandingSpan[] {
  return clausesOf(text).flatMap(({ from, to }): StandingSpan[] => {
    const found = cueIn(text.slice(from, to), cues);
    return found ? [{ from: from + found.from, to, standing }] : [];
  });
}

/** The offset at which a phrase begins in a text, and whether it ends it. */
function cueIn(text: string, cues: Phrases): { from: number; isLast: boolean } | undefined {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const found = findPhrase(words.map(([word]) => fold(word).replaceAll(" ", "") || "-").join(" "), cues);
  return found && { from: words[found.from]?.index ?? 0, isLast: found.to >= words.length };
}

/** "…, Kotlin and Scala were handled": the clause ends a list. */
const LAST_OF_LIST = /\s(?:and|und|sowie|et|y|e|ed|en|i|oraz|och|og|a)\s/u;

const hasBasics = (folded: string) => !NO_BASICS.test(folded) && findPhrase(folded, BASIC) !== undefined;

/** From the words of a low level to the end of their part; the part before them where they end it: "SQL (basics)". */
function basicSpans(text: string): StandingSpan[] {
  return clausesOf(text, /[,;!?]|\.(?=\s|$)/g).flatMap(({ from, to, folded }): StandingSpan[] => {
    if (!hasBasics(folded)) return [];
    const found = cueIn(text.slice(from, to), BASIC);
    const start = found && !found.isLast ? found.from : 0;
    return [{ from: from + start, to, standing: "basic" }];
  });
}
