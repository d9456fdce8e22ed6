import { fold } from "../../text/fold.ts";
import { hasPhrase, phrases } from "../concepts/phrases.ts";
import { MAX_SENTENCE_CHARS, splitLongSentence, splitSentences } from "../concepts/words.ts";
import { FORM_LABELS } from "../lexicon/form-labels.ts";
import { JD_HEADINGS, LOCATION_LABELS, TITLE_LABELS, WORDED_HEADINGS, WOULD_BE_FINE } from "../lexicon/jd-headings.ts";
import { MUST_CUES, NICE_CUES, OFFER_CUES } from "../lexicon/jd-words.ts";
import { legendOf, markedLine, withoutLegend } from "./legend.ts";
import {
  MAX_HEADING_START_WORDS,
  MAX_HEADING_WORDS,
  MAX_ITEM_WORDS,
  MAX_TITLE_CHARS,
  MAX_WORDS_AFTER_HEADING,
  MIN_HEADING_START_CHARS,
  MIN_WRAPPED_CHARS,
} from "./thresholds.ts";

export type JdPart = "must" | "nice" | "tasks" | "about" | "offer" | "title" | "location";
export type JdLine = { text: string; part: JdPart; bullet: boolean };
type Part = Exclude<JdPart, "title" | "location">;
/** `block` numbers the text under one heading; `guessed` is true when that heading is not in the lexicon. */
type Placed = JdLine & { block: number; guessed: boolean };

const BULLET = /^\s*(?:[-–—*•·●▪◦‣▸▹►▶▷✓✔☑✅■□○➢➤➔➜→⇒»>★☆♦❖✦]|\p{Extended_Pictographic}\uFE0F?|\d{1,2}[.)]|[a-z]\))\s+/u;

/** The lines of a job description, each with the part that it belongs to. The first line that is no heading is the title. */
export function splitJobDescription(text: string): JdLine[] {
  const placed: Placed[] = [];
  const read = joinWraps(text).flatMap(splitAtHeadings);
  const legend = legendOf(read, weightOfWord);
  const lines = legend ? read.map((line) => (line === legend.line ? withoutLegend(line) : line)).filter((line) => line !== "") : read;
  let part: JdPart = "title";
  let block = 0;
  let guessed = false;
  let isOneLine = false;
  let columns: (Part | undefined)[] | undefined;
  const put = (line: string, where: JdPart, bullet: boolean) => {
    for (const piece of splitLongSentence(line)) placed.push({ text: piece, part: where, bullet, block, guessed });
  };

  for (const [at, whole] of lines.entries()) {
    const marked = legend && markedLine(whole, legend);
    if (marked) {
      part = marked.part;
      put(marked.text, marked.part, true);
      continue;
    }
    const cells = cellsOf(whole);
    const labelledRow = cells.length > 1 ? labelOf(`${cells[0]?.replace(/[:：]$/u, "")}: ${cells.slice(1).join(", ")}`) : undefined;
    if (cells.length > 1 && part !== "title" && !labelledRow) {
      const isWeighed = weightOf(cells) && [lines[at - 1], lines[at + 1]].some((near) => near && weightOf(cellsOf(near)));
      const header = columns || isWeighed ? undefined : columnsOf(cells);
      if (!header) for (const cell of readRow(cells, columns, part)) put(cell.text, cell.part, true);
      columns ??= header;
      continue;
    }
    columns = undefined;
    const line = whole.replace(BULLET, "").trim();
    const bullet = BULLET.test(whole) && !isNumberedHeading(line, lines[at + 1]);
    const labelled = bullet ? undefined : (labelledRow ?? labelOf(line));
    if (labelled) {
      put(labelled.text, labelled.part, false);
      if (labelled.part === "title" && part === "title") part = "about";
      continue;
    }
    const field = bullet ? undefined : formFieldOf(line, part);
    if (field) {
      for (const sentence of splitSentences(field.text).flatMap(field.isWhole ? (whole) => [whole] : splitListed))
        put(sentence, field.part, false);
      if (part === "title") part = "about";
      continue;
    }
    const heading = bullet ? undefined : headingOf(line);
    const isUnknownHeading = !heading && part !== "title" && !bullet && looksLikeHeading(line, lines[at + 1]);
    if (heading || isUnknownHeading) {
      block++;
      guessed = isUnknownHeading;
      part = heading?.part ?? wordedPart(line) ?? part;
      isOneLine = part === "nice" && heading?.rest !== undefined;
      for (const sentence of splitSentences(heading?.rest ?? "").flatMap(splitListed)) put(sentence, part, false);
      continue;
    }
    // "Super wäre: Q4, Hubarbeitsbühne" ends with its line: below it stands how to apply.
    if (isOneLine && !bullet && !hasPhrase(line, NICE)) part = "about";
    isOneLine = false;
    if (bullet || (part === "title" && line.length <= MAX_TITLE_CHARS)) put(line, part, bullet);
    else
      for (const sentence of splitSentences(line).flatMap(splitWishes)) {
        put(sentence, part, false);
        if (part === "title") part = "about";
      }
    if (part === "title") part = "about";
  }
  return withoutOffers(placed);
}

/** In a job description pasted as one paragraph a known heading with a colon begins a part: "Java Developer. Requirements: five years of Java." */
const splitAtHeadings = (line: string): string[] =>
  line.split(/(?<=[.!?;])\s+(?=[^.!?;:：]{3,60}[:：]\s)/u).reduce<string[]>((parts, piece) => {
    if (parts.length === 0 || headingOf(piece)?.rest) parts.push(piece);
    else parts.push(`${parts.pop()} ${piece}`);
    return parts;
  }, []);

const OFFER = phrases(OFFER_CUES);
const MUST = phrases(MUST_CUES);
/** "Bewerbungsschluss ist der 5. Juli": how and until when somebody applies. Over folded words. */
const DEADLINE =
  /(?<![\p{L}])(?:deadline|closing date|apply (?:by|before|until)|applications? (?:by|before|close\p{L}*)|bewerbungsschluss|bewerbungsfrist|bewerbung(?:en)? bis|date limite|candidatures? (?:avant|jusqu)|fecha limite|plazo de (?:presentacion|solicitud|inscripcion)|scadenza|entro il \d|candidature entro|sluitingsdatum|reageren kan|reageer|sollicite(?:er|ren)|data limite|candidaturas? ate|termin skladania|nalezy skladac|zgloszenia do|sista ansokningsdag|ansok senast|ansokan senast|ansogningsfrist|soknadsfrist)(?![\p{L}])/u;
const isOffer = (text: string) => !hasPhrase(text, MUST) && (hasPhrase(text, OFFER) || SALARY.test(text));
const SALARY =
  /(?:[€£$]\s?\d|\d\s?(?:€|£|\$|k€|eur|gbp|usd|chf|pln|zł|грн|kr)(?![\p{L}]))[^.;]{0,60}(?:per (?:annum|year|month|hour)|p\.\s?a\.|brutto|netto|brut|bruto|net|lord|gross|salary|gehalt|salaire|salario|salaris|wynagrodz|зарплат|month|monat|hour|equity)|(?:salary|gehalt|salaire|salario|salaris|wynagrodzenie|зарплата|salário|αποδοχ|ral)\b[^.;]{0,40}\d/iu;

/**
 * Under a heading that the lexicon does not have the part before it goes on, unless at least half of the lines are offers. A single line
 * that sounds like an offer among conditions is a condition ("life insurance" for an underwriter).
 */
function withoutOffers(lines: Placed[]): JdLine[] {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  return [...blocks.values()].flatMap((under) => {
    const offers = new Set(under.filter(({ text }) => isOffer(text)));
    return under.map((line) => {
      const { text, part, bullet, guessed } = line;
      const asks = (part === "must" || part === "nice") && offers.size < 2;
      const offered = (guessed && offers.size * 2 >= under.length) || (offers.has(line) && !asks) || DEADLINE.test(fold(text));
      return { text, part: offered && part !== "title" && part !== "location" ? "offer" : part, bullet };
    });
  });
}

/** "2. Wymagania dodatkowe:" over "a) …": a part that is numbered itself. */
const isNumberedHeading = (line: string, next: string | undefined) =>
  next !== undefined && BULLET.test(next) && /[:：]$/u.test(line) && headingOf(line) !== undefined;

/** A short line that does not end like a sentence, with a list under it ("Darauf kannst du dich freuen:"), or one that says what follows. */
const looksLikeHeading = (line: string, next: string | undefined) =>
  next !== undefined &&
  (BULLET.test(next) || asksInGeneral(line)) &&
  fold(line).split(" ").length <= MAX_HEADING_WORDS &&
  /[:：\p{L}\p{N})?]$/u.test(line);

/** "What you must have" over running text; "Driving licence required" is a condition. */
const asksInGeneral = (line: string) => wordedPart(line) !== undefined && ASKING.test(fold(line));
const ASKING = /^(?:what|was|ce qu[ei]?|lo que|que|cosa|quello che|wat|o que|co|czego|vad|hvad|hva) /u;

/** The cells of a row. A table may have a bar before its first and behind its last cell; a bar at the beginning alone stands behind an empty cell. */
function cellsOf(line: string): string[] {
  const isFramed = /^\s*\|.*\|\s*$/u.test(line);
  const cells = line.split(/\s*\|(?:\s+|$)|\t+/u).map((cell) => cell.trim());
  const from = isFramed && cells[0] === "" ? 1 : 0;
  return cells.slice(from, cells.at(-1) === "" ? -1 : undefined);
}

/** "| --- | --- |" below the header row. */
const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-{2,}:?$/.test(cell));

/** The header row of a table: "Criteria | Essential | Desirable". Beside two columns of requirements the first has their names. */
function columnsOf(cells: string[]): (Part | undefined)[] | undefined {
  const parts = cells.map((cell) => (cell ? (partOf(cell) ?? wordedPart(cell)) : undefined));
  const asking = parts.slice(1).filter((part) => part === "must" || part === "nice").length;
  if (asking === 0) return undefined;
  return asking > 1 ? [undefined, ...parts.slice(1)] : parts;
}

const weightOfWord = (word: string): "must" | "nice" | undefined => {
  const part = EXACT.get(word) ?? wordedPart(word);
  return part === "must" || part === "nice" ? part : undefined;
};

/** "SQL | essential": what the last cell of a row says of the others. */
function weightOf(cells: readonly string[]): "must" | "nice" | undefined {
  const part = cells.length > 1 ? EXACT.get(fold(cells.at(-1) ?? "")) : undefined;
  return part === "must" || part === "nice" ? part : undefined;
}

/** The cells of a row with their parts: by the table's header row, by a label in the first cell ("Benefits | 25 days"), or by its last ("SQL | essential"). */
function readRow(cells: string[], columns: (Part | undefined)[] | undefined, part: JdPart): { text: string; part: JdPart }[] {
  if (isRule(cells)) return [];
  const named = partOf(cells[0] ?? "");
  const weight = columns || named ? undefined : weightOf(cells);
  if (weight) return [{ text: cells.slice(0, -1).join(", "), part: weight }];
  const labelled = columns && named !== "offer" ? undefined : named;
  return cells.flatMap((text, at) => {
    if (text === "" || text === "–" || text === "-") return [];
    if (columns && !labelled) return columns[at] ? [{ text, part: columns[at] }] : [];
    return at === 0 ? [] : [{ text, part: labelled ?? part }];
  });
}

const TITLE_LABEL = new Set(TITLE_LABELS.split(",").map(fold));
const LOCATION_LABEL = new Set(LOCATION_LABELS.split(",").map(fold));

/** "Job title: Nurse", "Standort: Ulm". */
function labelOf(line: string): { text: string; part: "title" | "location" } | undefined {
  const [, label = "", text = ""] = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(line) ?? [];
  if (TITLE_LABEL.has(fold(label))) return { text, part: "title" };
  return LOCATION_LABEL.has(fold(label)) ? { text, part: "location" } : undefined;
}

const FIELDS = Object.fromEntries(Object.entries(FORM_LABELS).map(([kind, list]) => [kind, new Set(list.split(",").map(fold))]));

/** A line of a form: "Langues : anglais C1", "Permis : B", "Horaires : 35 h". Under a heading of wishes it is a wish. */
function formFieldOf(line: string, part: JdPart): { text: string; part: Part; isWhole: boolean } | undefined {
  const [, label = "", text = ""] = /^([^:：.]{2,40})[:：]\s*(\S.*)$/u.exec(line) ?? [];
  const name = fold(label);
  const isNamed = FIELDS.named?.has(name) === true;
  if (isNamed || FIELDS.must?.has(name)) return { text: isNamed ? line : text, part: part === "nice" ? "nice" : "must", isWhole: isNamed };
  return FIELDS.offer?.has(name) ? { text: line, part: "offer", isWhole: true } : undefined;
}

/** "Requirements: three years of welding, HACCP, German": the items of a list in one line. A part with "and" or "or" belongs to what stands before it. */
function splitListed(sentence: string): string[] {
  const parts = sentence.replace(/\.$/, "").split(/[,;]\s+(?![^(]*\))/u);
  const isList = parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= MAX_ITEM_WORDS && !JOINS.test(part));
  return isList ? parts : [sentence];
}
const JOINS =
  /^(?:(?:and|or|und|oder|et|ou|y|o|e|ed|en|of|i|lub|oraz)\s)|\s(?:or|oder|ou|of|lub|and|und|et|y|oraz)\s|^(?:preferably|ideally|idealerweise|vorzugsweise|idealement|preferiblemente|preferibilmente|liefst|najlepiej|such as|wie|comme|como|come|zoals)\s/iu;

const NICE = phrases(NICE_CUES);
const NICE_HEADING: typeof NICE = { ...NICE, whole: new Set([...NICE.whole].filter((phrase) => phrase !== "bonus")) };

/** Splits a requirement from a wish: "A licence is essential; Polish would be a plus" is two statements. */
const splitWishes = (sentence: string): string[] => {
  const parts = sentence.split(/;\s+/);
  return parts.length > 1 && parts.some((part) => hasPhrase(part, NICE)) ? parts : [sentence];
};

/** Spaces within a line, but tabs: these separate the cells of a table. */
const BLANKS = /[^\S\t]+/g;

/** Joins wrapped lines: a line that begins in lower case continues the long line before it. */
function joinWraps(text: string): string[] {
  const joined: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.replace(BLANKS, " ").trimEnd())) {
    const last = joined.at(-1);
    const continues =
      last !== undefined &&
      last.length < MAX_SENTENCE_CHARS &&
      last.trim().length > MIN_WRAPPED_CHARS &&
      /^\s*\p{Ll}/u.test(line) &&
      !BULLET.test(line) &&
      !/[.:!?;]$/.test(last);
    if (continues) joined[joined.length - 1] = `${last} ${line.trim()}`;
    else joined.push(line);
  }
  return joined.filter((line) => line.trim() !== "");
}

/** The part that a heading of no list names by its words: "It would help if you had", "Things that we really need". A bonus may be an offer. */
function wordedPart(line: string): Part | undefined {
  const folded = fold(line);
  if (GREETING.test(folded)) return undefined;
  return WISHING.test(folded) || WOULD_IF.test(folded) || hasPhrase(folded, NICE_HEADING)
    ? "nice"
    : REQUIRING.test(folded)
      ? "must"
      : undefined;
}
/** "Willkommen bei Muster", "Bienvenue chez nous": the company speaks of itself. */
const GREETING =
  /^(?:herzlich )?(?:willkommen|bienvenue|bienvenidos|benvenuti|welkom|witamy) (?:bei|im|in|chez|a|au|aux|dans|en|bij|op|w)\b/u;
const WISHING =
  /\b(?:would help|helps if|helpful|great if|better if|love (?:it )?if|brownie|wunsch\p{L}*|pluspunkt\p{L}*|vorteil\p{L}*|atouts?|apprecie\p{L}*|souhait\p{L}*|valor(?:a|ara|amos|ado)|deseab\p{L}*|suma\p{L}*|gradit\p{L}*|preferenzial\p{L}*|pre|mooi|wens\p{L}*|desej\p{L}*|mile widzian\p{L}*|atut\p{L}*|plusem|merit\p{L}*|fordel\p{L}*)\b/u;
/** "We would be delighted if you had", "Schön fänden wir es, wenn", "Ce serait bien si": what would please is wished for. */
const WOULD_IF =
  /^(?=.*\b(?:would|d be|d love|ware\p{L}*|waren|fanden|fande|wurde\p{L}*|freuen|serait|seraient|aimerions|seria|serian|gustaria|encantaria|sarebbe|sarebbero|piacerebbe|zou|zouden|gostariamos|byloby|bylaby|bedzie)\b)(?=.*\b(?:if|wenn|falls|si|se|als|indien|jesli|jezeli|gdy|gdyby|om)\b)/u;
const REQUIRING =
  /\b(?:must|need|needs|vous devez|tu dois|musst du|mussen sie|debes|debe|devi|deve|je moet|moet je|musisz|require[sd]?|essential|necessary|muss|mussen|notwendig\p{L}*|erforderlich\p{L}*|unverzichtbar\p{L}*|voraussetz\p{L}*|obligatoire\p{L}*|indispens\p{L}*|exig\p{L}*|imprescindibl\p{L}*|obligatori\p{L}*|necesit\p{L}*|necessari\p{L}*|vereist\p{L}*|verplicht\p{L}*|niezbedn\p{L}*|wymag\p{L}*|koniecz\p{L}*)\b/u;

const HEADINGS = (Object.entries(JD_HEADINGS) as [Part, string][]).flatMap(([part, list]) =>
  list
    .split(",")
    .map((name) => ({ part, name: fold(name) }))
    .filter(({ name }) => name !== ""),
);
const EXACT = new Map<string, Part>();
for (const { part, name } of HEADINGS) if (!EXACT.has(name) || part === "nice") EXACT.set(name, part);
const LONG = HEADINGS.filter(({ name }) => name.length >= MIN_HEADING_START_CHARS || name.includes(" "))
  .sort((a, b) => b.name.length - a.name.length)
  .map(({ name, part }) => ({ start: `${name} `, words: name.split(" ").length, part }));

/** "Requirements:", "Ihr Profil (zwingend)", "Nice to have: Spanish". */
function headingOf(line: string): { part: Part; rest?: string } | undefined {
  const colon = /^([^:：?]{2,60})[:：?]\s*(.*)$/u.exec(line);
  if (colon) {
    const part = partOf(colon[1] ?? "");
    if (part) return { part, rest: colon[2] || undefined };
  }
  if (/[.;,]$/.test(line)) return undefined;
  const part = partOf(line);
  return part ? { part } : undefined;
}

function partOf(line: string): Part | undefined {
  const folded = fold(line);
  const words = folded.split(" ");
  if (folded === "" || words.length > MAX_HEADING_WORDS) return undefined;
  const exact = EXACT.get(folded);
  if (exact) return exact;
  if (words.length > MAX_HEADING_START_WORDS) return undefined;
  const begun = LONG.find((heading) => folded.startsWith(heading.start) && words.length - heading.words <= MAX_WORDS_AFTER_HEADING);
  return begun?.part ?? askedPart(folded);
}

/** The part of a heading that asks a question: "A quién buscamos"; "What you might bring, ideally" is a wish. */
function askedPart(folded: string): Part | undefined {
  if (WOULD_BE_FINE.test(folded)) return "nice";
  const part = (Object.entries(WORDED_HEADINGS) as [Part, RegExp][]).find(([, words]) => words.test(folded))?.[0];
  return part && wordedPart(folded) === "nice" ? "nice" : part;
}
