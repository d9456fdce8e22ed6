import { foldLetters } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import {
  MAX_FUNCTION_WORDS,
  MIN_ACTION_CHARACTERS,
  MIN_AGENT_CHARACTERS,
  MIN_STEM_CHARACTERS,
  MIN_STEMMED_CHARACTERS,
} from "./thresholds.ts";

/**
 * A word of a text. `surface` is the word as the text writes it, `word` its form in lower case without accents. `clause` numbers the text between
 * punctuation: no phrase goes from one clause into the next.
 */
export type Token = {
  word: string;
  stem: string;
  surface: string;
  clause: number;
  at: number;
  /** The function words ("in", "the") directly before and after it in its clause, folded. */
  before: string;
  after: string;
};

const WORD =
  /[.](?:net|NET|Net)(?![\p{L}])|[\p{Script=Han}]|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*(?:\+\+|#|\+(?![\p{L}\p{N}]))?/gu;
const BREAK = /[,;:!?()[\]|•\n\t»«"“”„]|\.(?=\s|$)|\s[-–—]\s/u;

const ABBREVIATED =
  /(?:^|[\s(/])(?:kat|cat|kl|nr|st|dr|mr|mrs|ms|prof|min|max|ca|inkl|incl|bzw|approx|np|z\.\s?b|e\.\s?g|i\.\s?e|p\.\s?ej|p\.\s?ex|vs|m\.\s?in|ds|art|abs|bijv|resp|кат|κατ)\.$/iu;

/** The words of a text in order, without function words (articles, prepositions). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let end = 0;
  let functionWords: string[] = [];
  const endings = (words: readonly string[]) => words.slice(-MAX_FUNCTION_WORDS).join(" ");
  for (const match of text.matchAll(WORD)) {
    const [surface] = match;
    if (BREAK.test(text.slice(end, match.index)) && !isAbbreviation(text.slice(0, end), text[end])) {
      clause++;
      functionWords = [];
    }
    end = match.index + surface.length;
    const word = foldLetters(surface);
    const last = tokens.at(-1);
    if (FUNCTION_WORDS.has(word) && !isSymbol(surface)) {
      functionWords.push(word);
      if (last?.clause === clause && functionWords.length <= MAX_FUNCTION_WORDS) last.after = functionWords.join(" ");
      continue;
    }
    tokens.push({
      word,
      stem: stem(withoutPolishGenitive(word, surface)),
      surface,
      clause,
      at: match.index,
      before: endings(functionWords),
      after: "",
    });
    functionWords = [];
  }
  return tokens;
}

/** "Kierowców" is the genitive of "kierowcy"; "window" has no accent. */
const withoutPolishGenitive = (word: string, surface: string): string =>
  word.length >= MIN_AGENT_CHARACTERS && /ów$/iu.test(surface) ? word.slice(0, -2) : word;

/** The first place in a text where these stems follow each other within a clause. */
export function findStems<Word extends Token>(tokens: readonly Word[], stems: readonly string[]): Word[] | undefined {
  const at = tokens.findIndex((first, index) =>
    stems.every((stem, offset) => tokens[index + offset]?.stem === stem && tokens[index + offset]?.clause === first.clause),
  );
  return at === -1 ? undefined : tokens.slice(at, at + stems.length);
}

/** True where a full stop ends an abbreviation and not a clause: "kat. C+E" is one phrase. */
const isAbbreviation = (before: string, mark: string | undefined) => mark === "." && ABBREVIATED.test(`${before.slice(-8)}.`);

/** True for a single capital that is a name ("R", "C") and no function word ("A" and "I" are words in most languages). */
const isSymbol = (surface: string) => /^[B-HJ-NP-Z]$/.test(surface) && surface !== "E" && surface !== "Y" && surface !== "O";

/**
 * A light stem: the forms of one word (plural, case, feminine, agent) have the same stem in the languages of the lexicon. The lexicon and the
 * texts go through the same function, so the stem need not be a linguist's.
 */
export const stem = memoize(cutEndings);

const FEMININE: [RegExp, string][] = [
  [/(?:trices?|trici|teuses?|teurs?|tor[aei]s?|tori|tore[ns]?|tors?|toren|torin(?:nen)?|torka|torzy|toru|torow)$/, "tor"],
  // "monterzy" is the plural of "monter"; the "e" of "rysunek" is gone in "rysunku".
  [/(?<=\p{L}{3})erzy$/u, "er"],
  [/(?<=\p{L}{2}[bcdfgklmnprstwz])ek$/u, "k"],
  [/(?:euses?|eurs?|eurin(?:nen)?|eure[sn]?)$/, "eur"],
  [/(?:ieres?|iers?|iere[ns]?)$/, "ier"],
  [/(?:iennes?|iens?)$/, "ien"],
  [/ians?$/, "ian"],
  [/erin(?:nen)?$/, "er"],
  [/(ist|ant|ent|log|gog|at|and|ekt|og|arzt|wirt|kraft)in(?:nen)?$/, "$1"],
  [/kauf(?:frau|mann|leute|frauen)$/, "kauf"],
  [/fach(?:frau|mann|leute)$/, "fach"],
  [/nicz(?:ka|ki|ke|ko|ek|kom|kami|kach)$/, "nik"],
  [/(?:women|men|woman|man|person|people)$/, "man"],
  // "triaged" is "triage"
  [/(?<=\p{L}{4})ed$/u, ""],
  // German adjectives: "nicht-invasiver", "kaufmännisches"
  [/(iv|isch|lich|ig|ell|haft|bar|sam|los)(?:er|es|em|en|e)$/, "$1"],
  [/(?:ций|ция|ции|цию|цією|ціями|ція|ції|ціи)$/u, "ц"],
  [/(?:cji|cja|cje|cję|cją|cyjny|cyjna|cyjne|cyjnego|cyjnych)$/u, "cj"],
];
/** Dutch "-tie": "productie" has the stem of "production", not that of "product". */
const DUTCH_TION = /(?<=\p{L}{3}[ckps])tie$/u;
const PLURAL = /(?:ationen|ations?|azioni|azione|aciones|acion|acoes|acao|aties|atie|ation)$/;
const ENDINGS =
  /(?:iego|iemu|owie|owych|owego|ego|emu|ami|ach|ych|ich|ymi|imi|nych|ement|ements|ости|ость|остей|ами|ями|ого|ому|ими|ыми|ах|ях|ов|ів|ей|ой|ою|ий|ый|ая|яя|ое|ее|ия|ии|ій|ої|ων|ες|ος|ης|ου|ους|ας|οι|ών|ens|es|en|em|s|e|a|o|y|i|u|n|й|а|я|о|е|и|і|у|ю|ь|ы|α|η|ο|ι|ς)$/u;

/** Short words with a feminine form: "jefa de obra" is a "jefe de obra". */
const SHORT_FEMININE = new Map([
  ["jefa", "jefe"],
  ["jefas", "jefe"],
  ["jefes", "jefe"],
]);

function cutEndings(word: string): string {
  const short = SHORT_FEMININE.get(word);
  if (short) return short;
  if (word.length < MIN_STEMMED_CHARACTERS || /[\p{N}.+#]/u.test(word))
    return word.length === MIN_STEMMED_CHARACTERS - 1 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  for (const [ending, put] of FEMININE) if (word.length >= MIN_AGENT_CHARACTERS && ending.test(word)) return word.replace(ending, put);
  if (DUTCH_TION.test(word)) return word.slice(0, -1);
  if (word.length >= MIN_ACTION_CHARACTERS && PLURAL.test(word)) return word.replace(PLURAL, "at");
  let cut = word;
  for (let round = 0; round < 2; round++) {
    const ended = cut.replace(ENDINGS, "");
    // "rules", "sages": the "es" would leave too little, the "s" does not.
    const shorter = ended.length < MIN_STEM_CHARACTERS ? cut.replace(/(?<=[^s])s$/, "") : ended;
    if (shorter.length < MIN_STEM_CHARACTERS || shorter === cut) break;
    cut = shorter;
  }
  return cut;
}

const SENTENCE_END = /(?<=[.!?。])\s+(?=[\p{Lu}\p{Lo}\p{N}"“„«(<[#•-])|(?<=[。！？])|\s+[•·●▪]\s+/u;
/** The longest of the abbreviations with a letter before it and its full stop. */
const ABBREVIATED_CHARS = 12;

/**
 * Sentences and list items of a text, letter for letter. A full stop after "kat.", "e.g." or "St." ends no sentence. A sentence longer than
 * people write is split: its parts are compared with each other, which would take too long.
 */
export function splitSentences(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => {
    const sentences: string[] = [];
    for (const part of withSingleSpaces(line)
      .split(SENTENCE_END)
      .map((one) => one.trim())) {
      const last = sentences.at(-1);
      if (last !== undefined && last.length < MAX_SENTENCE_CHARS && ABBREVIATED.test(last.slice(-ABBREVIATED_CHARS)))
        sentences[sentences.length - 1] = `${last} ${part}`;
      else if (part !== "") sentences.push(part);
    }
    return sentences.flatMap(splitLongSentence);
  });
}

/** `splitSentences` with the white space of the text as it stands: each sentence is found in the text letter for letter. */
export function splitLiteralSentences(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => {
    if (!/\s\s|[^\S ]/.test(line)) return splitSentences(line);
    const at = spacesCollapsed(line);
    let from = 0;
    return splitSentences(line).map((sentence) => {
      const start = at.text.indexOf(sentence, from);
      from = start + sentence.length;
      return line.slice(at.offsets[start], (at.offsets[from - 1] ?? line.length - 1) + 1);
    });
  });
}

/** The text with each run of white space as one space, and the offset of each of its characters. */
function spacesCollapsed(line: string): { text: string; offsets: number[] } {
  const offsets: number[] = [];
  let text = "";
  for (let at = 0; at < line.length; at++) {
    const isSpace = /\s/.test(line[at] ?? "");
    if (isSpace && text.endsWith(" ")) continue;
    text += isSpace ? " " : line[at];
    offsets.push(at);
  }
  return { text, offsets };
}

/** The text with each run of white space as one space: long runs make patterns such as `\s+$` quadratic. */
const withSingleSpaces = (text: string): string => text.replace(/\s+/g, " ");

/** Characters. Three times the longest sentence in the job descriptions and CVs of the corpus. */
export const MAX_SENTENCE_CHARS = 1_000;

/** A text in parts of at most `MAX_SENTENCE_CHARS`, split between words where possible. */
export function splitLongSentence(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const limit = from + MAX_SENTENCE_CHARS;
    const space = limit < text.length ? text.lastIndexOf(" ", limit) : text.length;
    const end = space > from ? space : limit;
    const part = text.slice(from, end).trim();
    if (part !== "") parts.push(part);
    from = end;
  }
  return parts;
}
