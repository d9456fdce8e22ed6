import type { ChangedMatch } from "../../../../../engine/contract/api.ts";
import { plural } from "../../../../lib/text/words.ts";
import type { Candidate } from "../candidates.ts";
import { changeWords, madeBy, namesIn } from "./change-words.ts";
import type { Changes } from "./use-changes.ts";

/** What people changed of the matcher's result, newest first, each to be taken back. */
export function ChangeList({ changed, candidates, changes }: { changed: ChangedMatch; candidates: Candidate[]; changes: Changes }) {
  const { nameOf, textOf } = namesIn(candidates, changed);
  const counting = changed.changes.filter(({ takenBackAt }) => !takenBackAt).length;
  return (
    <details className="card change-list">
      <summary>
        <h2>Changed by you</h2>
        <span className="muted">
          {plural(counting, "change")}
          {changed.counts ? ". The order follows them; the matcher's own verdicts and scores are kept beside them." : ""}
        </span>
      </summary>
      <ul className="rows">
        {changed.changes.toReversed().map((one) => (
          <li key={one.id} className={one.takenBackAt ? "row taken-back" : "row"}>
            <span className="row-main">
              <span className="change-words">{changeWords(one.change, nameOf, textOf)}</span>
              <span className="muted change-by">
                {madeBy(one)}
                {one.takenBackAt && " · taken back"}
              </span>
            </span>
            {!one.takenBackAt && (
              <button
                type="button"
                className="button small no-print"
                aria-label={`Take back: ${changeWords(one.change, nameOf, textOf)}`}
                disabled={changes.isPending}
                onClick={() => changes.takeBack(one.id)}
              >
                Take back
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
