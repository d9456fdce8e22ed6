import type { Language } from "../../../contract/resume.ts";
import { fold } from "../../text/fold.ts";
import type { Row } from "../1-document/row.ts";
import { fluencyRank, isCefr, isSkillOfLanguage } from "../recognisers/languages.ts";

type SkillLevel = { skill: string; level: string };

/**
 * Levels of several skills of a language in rows of their own, as Europass CVs print them: "Listening – C1" over "Writing – B2", "C1 ⇥ C1 ⇥ B2" below the
 * language, or above it, where its name stands in the middle of its row.
 */
export class LanguageGrid {
  readonly #levels = new Map<Language, SkillLevel[]>();
  #pending: string[] = [];

  /** Whether the row says levels of the languages above, or of the next one. */
  takes({ cells }: Row, spoken: readonly Language[]): boolean {
    const texts = cells.map(({ text }) => text);
    const last = spoken.at(-1);
    const own = skillLevel(texts);
    if (own && last) return this.#add([last], [own]);
    const stated = texts.map((text) => skillLevel([text]));
    const above = spoken.slice(-texts.length);
    if (texts.length > 1 && above.length === texts.length && stated.every((one) => one !== undefined)) return this.#add(above, stated);
    if (!texts.every(isCefr)) return false;
    const levels = texts.map((text) => text.slice(0, 2));
    if (last && !last.fluency && texts.length > 1 && above.length !== texts.length) last.fluency = oneLevel(levels);
    else if ((!last || last.fluency) && texts.every((text) => text.length > 2)) this.#pending.push(...levels);
    else return false;
    return true;
  }

  /** "C1 Livello ⇥ B2 Livello" over "Inglese": the levels above a language that has none. */
  addPending(spoken: readonly Language[]): void {
    const last = spoken.at(-1);
    if (!last || this.#pending.length === 0) return;
    if (!last.fluency) last.fluency = oneLevel(this.#pending);
    this.#pending = [];
  }

  #add(languages: readonly Language[], stated: readonly SkillLevel[]): boolean {
    if (languages.some((one) => one.fluency && !this.#levels.has(one))) return false;
    languages.forEach((one, at) => {
      const levels = [...(this.#levels.get(one) ?? []), stated[at] as SkillLevel];
      this.#levels.set(one, levels);
      const same = new Set(levels.map(({ level }) => fold(level))).size === 1;
      one.fluency = same ? levels[0]?.level : levels.map(({ skill, level }) => `${skill} ${level}`).join(", ");
    });
    return true;
  }
}

/** "Lettura ⇥ buono", "Čitanje - C1", "Writing: B2" */
function skillLevel(texts: readonly string[]): SkillLevel | undefined {
  const [skill = "", level = "", ...more] = texts.length === 1 ? (SKILL_AND_LEVEL.exec(texts[0] ?? "")?.slice(1) ?? []) : texts;
  return more.length === 0 && isSkillOfLanguage(skill) && (isCefr(level) || fluencyRank(level) > 0) ? { skill, level } : undefined;
}

const SKILL_AND_LEVEL = /^(\p{L}[\p{L}\p{M} ’'()]{2,40}?)\s*[-–—:：]\s*(\p{L}.{0,29})$/u;

/** "good ⇥ good", spoken and written, is said once. */
export const oneLevel = (levels: readonly string[]) => (new Set(levels.map(fold)).size === 1 ? (levels[0] as string) : levels.join(" "));
