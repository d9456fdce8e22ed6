import { join } from "node:path";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { measure, readSets, type ScoredSet, scoreSet } from "../rank/sets.ts";

/** Writes the figures of docs/matcher-card.md, by language and by trade: `bun scripts/make/matcher-card.ts`. A test compares them with what is measured. */
export const CARD = join(CHECKOUT_ROOT, "docs/matcher-card.md");
const BEGIN = "<!-- made by scripts/make/matcher-card.ts: begin -->";
const END = "<!-- made by scripts/make/matcher-card.ts: end -->";

export type Figures = { of: string; sets: number; candidates: number } & ReturnType<typeof measure>;

const languages = new Intl.DisplayNames("en", { type: "language" });

/** Those of each language of the job description, those whose errors are never looked at, all, and those of each trade. */
export function measureCard(scored: ScoredSet[]): { languages: Figures[]; keptAside: Figures; all: Figures; trades: Figures[] } {
  const byLanguage = Map.groupBy(scored, ({ set }) => set.language);
  const byTrade = Map.groupBy(scored, ({ set }) => set.trade);
  return {
    languages: [...byLanguage].map(([language, sets]) => figuresOf(languages.of(language) ?? language, sets)).sort(byName),
    keptAside: figuresOf(
      "kept aside",
      scored.filter(({ set }) => set.keptAside),
    ),
    all: figuresOf("all", scored),
    trades: [...byTrade].map(([trade, sets]) => figuresOf(trade, sets)).sort(byName),
  };
}

const byName = (a: Figures, b: Figures) => a.of.localeCompare(b.of);

const figuresOf = (of: string, sets: ScoredSet[]): Figures => ({
  of,
  sets: sets.length,
  candidates: sets.reduce((sum, { scored }) => sum + scored.length, 0),
  ...measure(sets),
});

/** The tables between the marks. */
export function writeTables({ languages, keptAside, all, trades }: ReturnType<typeof measureCard>): string {
  return [
    "| language of the job description | sets | candidates | pairwise | hard negatives | must F1 |",
    "| --- | --- | --- | --- | --- | --- |",
    ...[...languages, keptAside, all].map((one) => `| ${one.of} | ${one.sets} | ${one.candidates} | ${figures(one)} |`),
    "",
    "| trade | candidates | pairwise | hard negatives | must F1 |",
    "| --- | --- | --- | --- | --- |",
    ...trades.map((one) => `| ${one.of} | ${one.candidates} | ${figures(one)} |`),
  ].join("\n");
}

const figures = ({ pairwise, hardBelow, mustF1 }: Figures) =>
  [pairwise, hardBelow, mustF1].map((value) => (Number.isNaN(value) ? "none" : value.toFixed(2))).join(" | ");

/** The tables of the card as it stands. */
export const tablesOf = (card: string): string => card.slice(card.indexOf(BEGIN) + BEGIN.length, card.indexOf(END)).trim();

if (import.meta.main) {
  const card = await Bun.file(CARD).text();
  const [before, after] = [card.slice(0, card.indexOf(BEGIN) + BEGIN.length), card.slice(card.indexOf(END))];
  await Bun.write(CARD, `${before}\n\n${writeTables(measureCard(readSets().map(scoreSet)))}\n\n${after}`);
}
