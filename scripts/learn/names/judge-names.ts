import { NAME_KINDS, type NameKind } from "../../../src/engine/cv/parse/recognisers/name-kinds/kinds.ts";
import { kindProbabilities } from "../../../src/engine/cv/parse/recognisers/name-kinds/kinds-of.ts";
import type { NameWeights } from "../../../src/engine/cv/parse/recognisers/name-kinds/name-weights.ts";
import { fold } from "../../../src/engine/cv/text/fold.ts";
import { LIST_CLASSES, type Listed } from "./lists.ts";

/** One text of so many is kept to judge by. */
const HELD_OUT_OF = 10;

/** Whether a text is judged by and not learnt from. The CRC-32 of its words decides, so that it is the same in all lists and tables. */
export const isHeldOut = (text: string) => Bun.hash.crc32(fold(text)) % HELD_OUT_OF === 0;

export type Judgement = { kind: NameKind; code: string; isRight: boolean };

/** Whether the likeliest kind of each line is its own. */
export function judgeNames(lists: readonly Listed[], weights: NameWeights): Judgement[] {
  return lists.map(({ code, listClass, text }) => {
    const said = kindProbabilities(text, weights);
    const likeliest = NAME_KINDS.reduce((best, kind) => (said[kind] > said[best] ? kind : best));
    return { kind: LIST_CLASSES[listClass], code, isRight: likeliest === LIST_CLASSES[listClass] };
  });
}

/** "position 91 of 100 (612)  company 88 of 100 (590)": by `kind` or by `code`, in the order in which they come. */
export function shares(judgements: readonly Judgement[], by: "kind" | "code"): string {
  return [...Map.groupBy(judgements, (judgement) => judgement[by])]
    .map(([name, own]) => `${name} ${Math.round((100 * own.filter(({ isRight }) => isRight).length) / own.length)} of 100 (${own.length})`)
    .join("  ");
}
