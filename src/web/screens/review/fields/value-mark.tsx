import { useSignals } from "@preact/signals-react/runtime";
import { Check, CircleAlert, Undo2 } from "lucide-react";
import type { Review, ReviewDoubt } from "../../../../engine/contract/api.ts";
import type { FieldKind } from "../../../../engine/contract/resume-fields.ts";
import { asRead } from "../edits/origin.ts";
import { useDesk } from "../state/desk-context.ts";
import { confirm, shownText } from "./actions.ts";

type Props = { path: string; label: string; kind: FieldKind; doubt: ReviewDoubt | undefined; isChosen: boolean };

/** What is to be known of a value: nothing of a sure one, the reason of a doubt, what was read where it was corrected, that somebody checked it. */
export function ValueMark({ path, label, kind, doubt, isChosen }: Props) {
  useSignals();
  const desk = useDesk();
  const review = desk.review.value;
  if (doubt) return <DoubtMark path={path} label={label} doubt={doubt} />;
  if (review.changed.includes(path)) {
    const read = asRead(review, path);
    const put = () => desk.put({ kind: "reset", paths: [path] }, { focus: path });
    return (
      <span className="value-mark corrected">
        <span className="mark-word">corrected</span>
        {isChosen && read !== undefined && <span className="as-read">as read: {shownText(read, kind) || "nothing"}</span>}
        {isChosen && read !== undefined && (
          <button type="button" className="mark-button" aria-label={`Put back ${label} as read`} tabIndex={0} onClick={put}>
            <Undo2 size={13} aria-hidden="true" />
            Put back
          </button>
        )}
      </span>
    );
  }
  if (!isChecked(review, path)) return null;
  return (
    <span className="value-mark checked">
      <Check size={13} aria-label="Checked" role="img" />
    </span>
  );
}

function DoubtMark({ path, label, doubt }: { path: string; label: string; doubt: ReviewDoubt }) {
  const desk = useDesk();
  return (
    <span className="value-mark doubt">
      <CircleAlert size={13} aria-hidden="true" />
      <span>{doubt.reason}</span>
      <button type="button" className="mark-button" aria-label={`It is right: ${label}`} tabIndex={-1} onClick={() => confirm(desk, path)}>
        <Check size={13} aria-hidden="true" />
        It is right
      </button>
    </span>
  );
}

/** How sure a value was is forgotten as soon as somebody has checked it. */
const isChecked = ({ parsed, confidence, changed }: Review, path: string) =>
  parsed.meta.vitae.confidence?.[path] !== undefined && confidence[path] === undefined && !changed.includes(path);
