import type { Passage } from "../2-evidence/evidence.ts";
import type { Standing } from "../2-evidence/standing.ts";
import type { SkillUse } from "../skill-use.ts";
import { MAX_QUOTES } from "./thresholds.ts";

/** Words of the CV, letter for letter, and their place in the Resume. */
export type Quote = { text: string; path: string };

/** What a CV shows of one thing that is asked for. */
export type Shown = {
  /** 0 to 1. More than 0 only with quotes or with something related. */
  score: number;
  quotes: Quote[];
  /** What keeps it from being met in full, as a sentence. */
  lacks?: string;
  /** Of several things, those that are not shown, as the sentence writes them. */
  missing?: string[];
  /** What is near to the thing, denies it or wishes for it: it is no proof of it. */
  related?: Quote[];
  /** How long and how lately jobs show it. */
  use?: SkillUse;
};

export const NOTHING: Shown = { score: 0, quotes: [] };

/** The quotes that are shown: the first of those with the same words, and no more than anybody reads. */
export const shownQuotes = (quotes: readonly Quote[]): Quote[] =>
  quotes.filter(({ text }, at) => quotes.findIndex((other) => other.text === text) === at).slice(0, MAX_QUOTES);

export const quoteOf = ({ text, path }: Passage): Quote => ({ text, path });

/** Why a passage that names a thing does not prove it in full. */
export type Weakness = Standing | "overseen";

export const LACKS: Record<Weakness, string> = {
  denied: "The CV says that it is not there.",
  expired: "The CV says that it has run out.",
  others: "The CV says that somebody else does it.",
  wished: "The CV only wishes for it or is learning it.",
  basic: "The CV shows basic knowledge of it.",
  assisted: "The CV shows help with it, and not charge of it.",
  taught: "The CV shows teaching or writing about it.",
  sold: "The CV shows selling it, and not working with it.",
  employer: "The CV says it of the employer, and not of the candidate's own work.",
  overseen: "The CV shows it in a field that was led, and not in the candidate's own work.",
};
