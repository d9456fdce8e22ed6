import { fold } from "../../text/fold.ts";
import { ASSISTING_TITLE, FUNCTION_TITLES, MID_LEVEL, SENIORITY } from "../lexicon/seniority-words.ts";
import { conceptOf, findConcepts } from "./concepts.ts";
import { tokenize } from "./words.ts";

const LEVELS = Object.entries(SENIORITY).map(([level, words]) => ({
  level: Number(level),
  words: words.split(" ").map((word) => ({ text: fold(word.replaceAll("*", "")), open: word.endsWith("*") })),
}));

/** Occupations whose name has a word of rank that means none: "account manager", "project manager". */
const OCCUPATIONS =
  /\b(?:(?:key )?account ?manager\w*|case manager\w*|product manager\w*|project manager\w*|projektmanager\w*|programme manager|community manager|office manager|produktmanager\w*|property manager|category manager|scrum master|assistant(?= (?:manager|director|professor|head))|store ?manager(?= assistant)|chef de (?:projet|produit|partie|rang|chantier)|jef[ea](?: a)? de (?:proyecto|obra|cocina|sala|equipo de ventas)|chef(?= (?:de )?cuisine)|head chef|sous chef|executive assistant|assistante? de direction|assistente di direzione|directiesecretar\w+|lead generation|chief of staff)\b/g;

/**
 * The level of a job title, from 0 (intern) to 7 (chief executive); undefined for a title that names none. The highest word counts; "assistant",
 * "deputy" and the like take one level off.
 */
export function seniorityOf(title: string): number | undefined {
  const folded = fold(title);
  const words = folded.replace(OCCUPATIONS, "").split(" ");
  const phrase = ` ${folded} `;
  let level: number | undefined;
  for (const one of LEVELS)
    for (const { text, open } of one.words) {
      const named = text.includes(" ")
        ? phrase.includes(` ${text} `)
        : words.some((word) => (open ? word.startsWith(text) : word === text));
      if (named) level = Math.max(level ?? 0, one.level);
    }
  const junior = words.some((word) =>
    /^(?:junior|jr|trainee|intern|assistant|assistent\w*|deputy|stellvertretend\w*|adjoint\w*|vice|aide|ayudante)$/.test(word),
  );
  return level !== undefined && junior && level > 1 ? Math.max(1, level - 1) : level;
}

export const levelOf = (title: string): number => seniorityOf(title) ?? MID_LEVEL;

/**
 * True for the title of one who helps those of an occupation: "Assistant achats". Not where the list of occupations has the helper as one of its own ("dental assistant"),
 * and not for a deputy ("assistant manager").
 */
export function assists(title: string): boolean {
  const found = ASSISTING_TITLE.exec(fold(title));
  if (!found) return false;
  const tokens = tokenize(title);
  const at = tokens.findIndex(({ word }) => word === found[0]);
  return !findConcepts(tokens).some(({ id, from, to }) => at >= from && at < to && conceptOf(id)?.kind === "role");
}

/** What the work of a title is around a craft: "plans" for "Maintenance Planner", nothing for "Maintenance Technician". */
export const functionsOf = (title: string): string[] =>
  Object.entries(FUNCTION_TITLES).flatMap(([name, pattern]) => (pattern.test(fold(title)) ? [name] : []));
