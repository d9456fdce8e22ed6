import { foldLetters } from "../../text/fold.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";

/** A word of a text. `clause` counts the stretches between punctuation: a phrase never crosses from one into the next. */
export type Token = {
  word: string;
  stem: string;
  print: string;
  clause: number;
  at: number;
  /** The words without meaning of their own that stand beside it in its clause, folded. */
  before: string;
  after: string;
};

const WORD =
  /[.](?:net|NET|Net)(?![\p{L}])|[\p{Script=Han}]|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*(?:\+\+|#|\+(?![\p{L}\p{N}]))?/gu;
const BREAK = /[,;:!?()[\]|•\n\t»«"“”„]|\.(?=\s|$)|\s[-–—]\s/u;

const ABBREVIATED =
  /(?:^|[\s(/])(?:kat|cat|kl|nr|st|dr|mr|mrs|ms|prof|min|max|ca|inkl|incl|bzw|approx|np|z\.\s?b|e\.\s?g|i\.\s?e|p\.\s?ej|p\.\s?ex|vs|m\.\s?in|ds|art|abs|bijv|resp|кат|κατ)\.$/iu;

/** The words that carry meaning, in order, with articles and prepositions left out. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let end = 0;
  let passed: string[] = [];
  const endings = (words: readonly string[]) => words.slice(-MAX_FUNCTION_WORDS).join(" ");
  for (const match of text.matchAll(WORD)) {
    const [print] = match;
    if (BREAK.test(text.slice(end, match.index)) && !isShortened(text.slice(0, end), text[end])) {
      clause++;
      passed = [];
    }
    end = match.index + print.length;
    const word = foldLetters(print);
    const last = tokens.at(-1);
    if (FUNCTION_WORDS.has(word) && !isSymbol(print)) {
      passed.push(word);
      if (last?.clause === clause && passed.length <= MAX_FUNCTION_WORDS) last.after = passed.join(" ");
      continue;
    }
    tokens.push({ word, stem: stem(word), print, clause, at: match.index, before: endings(passed), after: "" });
    passed = [];
  }
  return tokens;
}

/** No name in the lexicon has more words without meaning beside it; a text may repeat "the" for as long as it likes. */
const MAX_FUNCTION_WORDS = 6;

/** "kat. C+E" is one phrase. */
const isShortened = (before: string, sign: string | undefined) => sign === "." && ABBREVIATED.test(`${before.slice(-8)}.`);

/** "R", "C", "A2": single capitals are names, not articles; "A" and "I" alone are words in most languages. */
const isSymbol = (print: string) => /^[B-HJ-NP-Z]$/.test(print) && print !== "E" && print !== "Y" && print !== "O";

const stems = new Map<string, string>();
const MAX_STEMS = 100_000;

/**
 * A light stem that makes the forms of one word equal in the languages of the lexicon: plural, case, feminine and agent endings.
 * It is the same function for the lexicon and for the texts; it need not be a linguist's stem.
 */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size > MAX_STEMS) stems.clear();
  const made = cutEndings(word);
  stems.set(word, made);
  return made;
}

const FEMININE: [RegExp, string][] = [
  [/(?:trices?|trici|teuses?|teurs?|tor[aei]s?|tori|tore[ns]?|tors?|toren|torin(?:nen)?|torka|toru|torow)$/, "tor"],
  [/(?:euses?|eurs?|eurin(?:nen)?|eure[sn]?)$/, "eur"],
  [/(?:ieres?|iers?|iere[ns]?)$/, "ier"],
  [/(?:iennes?|iens?)$/, "ien"],
  [/erin(?:nen)?$/, "er"],
  [/(ist|ant|ent|log|gog|at|and|ekt|og|arzt|wirt|kraft)in(?:nen)?$/, "$1"],
  [/kauf(?:frau|mann|leute|frauen)$/, "kauf"],
  [/fach(?:frau|mann|leute)$/, "fach"],
  [/(?:women|men|woman|man|person|people)$/, "man"],
  // German adjectives: "nicht-invasiver", "kaufmännisches"
  [/(iv|isch|lich|ig|ell|haft|bar|sam|los)(?:er|es|em|en|e)$/, "$1"],
  [/(?:ций|ция|ции|цию|цією|ціями|ція|ції|ціи)$/u, "ц"],
  [/(?:cji|cja|cje|cję|cją|cyjny|cyjna|cyjne|cyjnego|cyjnych)$/u, "cj"],
];
/** "productie" and "production" are one word, "product" is another. */
const DUTCH_TION = /(?<=\p{L}{3}[ckps])tie$/u;
const PLURAL = /(?:ationen|ations?|azioni|azione|aciones|acion|acoes|acao|aties|atie|ation)$/;
const ENDINGS =
  /(?:iego|iemu|owie|owych|owego|ego|emu|ami|ach|ych|ich|ymi|imi|nych|ement|ements|ости|ость|остей|ами|ями|ого|ому|ими|ыми|ах|ях|ов|ів|ей|ой|ою|ий|ый|ая|яя|ое|ее|ия|ии|ій|ої|ων|ες|ος|ης|ου|ους|ας|οι|ών|ens|es|en|em|s|e|a|o|y|i|u|n|й|а|я|о|е|и|і|у|ю|ь|ы|α|η|ο|ι|ς)$/u;

function cutEndings(word: string): string {
  if (word.length < 5 || /[\p{N}.+#]/u.test(word))
    return word.length === 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, 3) : word;
  for (const [ending, put] of FEMININE) if (word.length > 5 && ending.test(word)) return word.replace(ending, put);
  if (DUTCH_TION.test(word)) return word.slice(0, -1);
  if (word.length > 7 && PLURAL.test(word)) return word.replace(PLURAL, "at");
  let cut = word;
  for (let round = 0; round < 2; round++) {
    const shorter = cut.replace(ENDINGS, "");
    if (shorter.length < 4 || shorter === cut) break;
    cut = shorter;
  }
  return cut;
}

const SENTENCE_END = /(?<=[.!?。])\s+(?=[\p{Lu}\p{Lo}\p{N}"“„«(<[#•-])|(?<=[。！？])|\s+[•·●▪]\s+/u;
/** The longest of the abbreviations with a letter before it and its full stop. */
const ABBREVIATED_CHARS = 12;

/**
 * Sentences and list items of a text, as printed. After "kat.", "e.g." and "St." the sentence goes on. A longer one than people write is
 * divided: what reads a sentence compares its parts with each other.
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
    return sentences.flatMap(divideSentence);
  });
}

/** Runs of white space make every pattern that begins with some quadratic. */
export const withSingleSpaces = (text: string): string => text.replace(/\s+/g, " ");

/** Three times the longest sentence of the job descriptions and CVs that the scores are measured with. */
export const MAX_SENTENCE_CHARS = 1_000;

/** A text in pieces of at most `MAX_SENTENCE_CHARS`, divided between words where there are any. */
export function divideSentence(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const limit = from + MAX_SENTENCE_CHARS;
    const space = limit < text.length ? text.lastIndexOf(" ", limit) : text.length;
    const end = space > from ? space : limit;
    const piece = text.slice(from, end).trim();
    if (piece !== "") pieces.push(piece);
    from = end;
  }
  return pieces;
}
