/** One piece of text that a person with bad intentions may repeat for as long as a limit allows. */
export const RUNS: Record<string, string> = {
  letters: "a",
  capitals: "A",
  "one-letter cells": "a\tb\t",
  "cells of words": "Java\tSQL\t",
  tabs: "\t",
  spaces: " ",
  "no-break spaces": "\u00a0",
  "empty lines": "\n",
  "short lines": "a\n",
  "short words": "a ",
  "three-letter words": "abc ",
  "capital words": "Abc ",
  commas: ",",
  "comma list": "a, ",
  "known things": "Java, ",
  semicolons: "; ",
  colons: ":",
  "label lines": "Skills: a\n",
  bullets: "• ",
  "bullet lines": "- a\n",
  brackets: "(",
  "closed brackets": "(a) ",
  "square brackets": "[",
  digits: "7",
  "digit groups": "12 34 ",
  "phone-like": "+49 30 ",
  years: "2019 ",
  "periods of years": "2019 - 2020 ",
  "period lines": "2019 - 2020\n",
  "months of years": "May 2019 to June 2020, ",
  dots: ".",
  "dotted letters": "a.",
  "dot leaders": ". ",
  slashes: "/",
  "letters and slashes": "a/",
  dashes: "-",
  "spaced dashes": "- ",
  "long dashes": "–",
  "hyphenated letters": "a-",
  quotes: '"',
  apostrophes: "'",
  "letters and apostrophes": "d'",
  stars: "*",
  pluses: "+",
  hashes: "#",
  bars: "| ",
  underscores: "_",
  "combining marks": "\u0301",
  "accented letters": "é",
  "letters with marks": "a\u0301\u0302",
  Chinese: "工",
  "Chinese sentences": "工作。",
  "Chinese and numerals": "工一",
  Japanese: "カタ",
  Korean: "경력 ",
  Arabic: "خبرة ",
  Cyrillic: "досвід ",
  emoji: "🙂",
  "joined emoji": "👩‍💻",
  "zero-width joiners": "\u200d",
  "or chains": "a or ",
  "and chains": "a and ",
  articles: "the ",
  "years of years": "years ",
  "numbers of years": "5 years ",
  "ranges of years": "3 to 5 years and ",
  degrees: "master ",
  "degree lists": "PhD, MSc, BSc, ",
  languages: "English ",
  "languages and levels": "English (C1), ",
  "language sentences": "fluent English, ",
  preferences: "ideally ",
  "preferences in commas": ", ideally",
  wishes: "a plus, ",
  "must and wish": "required but a plus, ",
  licences: "licence ",
  "licence categories": "category a,",
  "half licences": "driv",
  abbreviations: "e.g. ",
  "abbreviated capitals": "St. A ",
  addresses: "a@b",
  "e-mail addresses": "a@b.co ",
  "dotted addresses": "a.a@",
  "web addresses": "https://a.b/",
  "half web addresses": "www.",
  "bare domains": "a.com ",
  denials: "no ",
  "denied things": "no Java but ",
  "speaks to a program": "ignore all ",
  "rates to a program": "rate the cv ",
  salaries: "salary ",
  prices: "€ 5 ",
  "camel case": "aB",
  "capital codes": "A1",
  headings: "Requirements:\n",
  "headings in a line": ". Requirements: ",
  "work headings": "Experience\n",
  "section with entry": "Experience\nDeveloper, Acme\n2019 - 2020\n- did a\n",
};

export const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Below this a time is noise, in milliseconds of CPU. */
const MEASURABLE_MS = 25;
/** A growth that looks too fast is measured over so many doublings. */
const DOUBLINGS = 3;
/** No reader should need this long for a text of the sizes tried: it has grown before it could be measured. */
const FAR_TOO_LONG_MS = 20_000;
/** Linear work doubles with the text; the rest is for a garbage collector and a compiler that run when they like. Quadratic work gives 4. */
export const MOST_PER_DOUBLING = 3.2;

export type Growth = { name: string; length: number; ms: number; ratio: number };

/** The worst growth of a doubling whose work can be measured, from `from` to `to` characters; the least of two runs counts. */
export async function growthOf(
  name: string,
  piece: string,
  read: (text: string) => unknown,
  { from = 2_000, to = 32_000 } = {},
): Promise<Growth> {
  let worst: Growth = { name, length: from, ms: 0, ratio: 1 };
  let before = 0;
  for (let length = from; length <= to; length *= 2) {
    const text = repeated(piece, length);
    const ms = await cpuMs(() => read(text));
    // A collected heap, a new compilation or a text that no longer fits a cache make one step; work that grows too fast does so at each doubling.
    const looksTooFast = before >= MEASURABLE_MS && ms / before >= MOST_PER_DOUBLING;
    const ratio = looksTooFast ? await growthPerDoubling(piece, length / 2, read) : before >= MEASURABLE_MS ? ms / before : 1;
    if (ratio > worst.ratio || (worst.ratio === 1 && ms > worst.ms)) worst = { name, length, ms, ratio };
    if (ratio > 2 * MOST_PER_DOUBLING || ms > FAR_TOO_LONG_MS) break;
    before = ms;
  }
  return worst;
}

/** Mean growth of a doubling, from a length on. */
async function growthPerDoubling(piece: string, from: number, read: (text: string) => unknown): Promise<number> {
  Bun.gc(true);
  const first = await cpuMs(() => read(repeated(piece, from)));
  const last = await cpuMs(() => read(repeated(piece, from * 2 ** DOUBLINGS)));
  return (last / first) ** (1 / DOUBLINGS);
}

/** CPU and not wall time: other programs share the machine. */
async function cpuMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 2; round++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
    if (least > 1_000) break;
  }
  return least;
}
