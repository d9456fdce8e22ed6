import type { ListedDecision } from "../../../../engine/contract/api.ts";
import { metWord, VERDICTS, WEIGHTS } from "../../../lib/text/verdicts.ts";
import { plural } from "../../../lib/text/words.ts";

/** As many letters of a keyed hash as tell two CVs apart. */
const SHORT_HASH = 10;

/** A record of the decision log in one sentence. */
export function saysDecision(record: ListedDecision): string {
  switch (record.kind) {
    case "match": {
      const cv = `CV ${record.cv.slice(0, SHORT_HASH)}`;
      return record.scores ? `${cv} was scored ${record.scores.overall.toFixed(1)} of 10` : `${cv} could not be read`;
    }
    case "view":
      return "Looked at a result";
    case "download":
      return `Saved the ${record.what} of a result`;
    case "override":
      return `Decided otherwise ${saysPlace(record)}: ${word(record.from)} became ${word(record.to)}. ${record.reasonText ?? "The reason was erased."}`;
    case "switch":
      return `Switched the matcher ${record.matcher}`;
    case "export":
      return EXPORTS[record.what] ?? "Exported data";
    case "erasure":
      return `Erased ${plural(record.items.length, "item")} of a person`;
    case "cut":
      return `Removed ${plural(record.removed, "record")} older than ${record.days} days`;
  }
}

const saysPlace = ({ cv, requirement }: { cv: string; requirement: number | null }) =>
  `${requirement === null ? "" : `on requirement ${requirement} `}for CV ${cv.slice(0, SHORT_HASH)}`;

/** A verdict or a weight, as the matcher's screen has it; another value stays as it is. */
const word = (value: string) => WORDS.get(value)?.toLowerCase() ?? value;
const WORDS = new Map(Object.entries({ ...VERDICTS, open: metWord(null), ...WEIGHTS, none: "Not asked for" }));

const EXPORTS: Record<string, string> = {
  decisions: "Exported this log",
  person: "Exported what is held of a person",
  scores: "Exported scores without names",
};
