import { useSignals } from "@preact/signals-react/runtime";
import { Check, CircleAlert, Undo2 } from "lucide-react";
import type { Review, ReviewDoubt } from "../../../../engine/contract/api.ts";
import type { FieldKind } from "../../../../engine/contract/resume-fields.ts";
import { valueAt } from "../../../../engine/contract/resume-paths.ts";
import { asRead } from "../edits/origin.ts";
import { useDesk } from "../state/desk-context.ts";
import { confirm, putElsewhere, shownText } from "./actions.ts";

type Props = { path: string; label: string; kind: FieldKind; doubt: ReviewDoubt | undefined };

/** What is to be known of a value: nothing of a sure one, the reason of a doubt, what was read where it was corrected, that somebody checked it. */
export function ValueMark({ path, label, kind, doubt }: Props) {
  useSignals();
  const desk = useDesk();
  const review = desk.review.value;
  if (doubt) return <DoubtMark path={path} label={label} doubt={doubt} />;
  if (review.changed.includes(path)) return <Corrected path={path} label={label} kind={kind} />;
  if (!isChecked(review, path)) return null;
  return (
    <span className="value-mark checked">
      <Check size={13} aria-label="Checked" role="img" />
    </span>
  );
}

/** Always as wide as it is: nothing moves under the pointer when a value is chosen. */
function Corrected({ path, label, kind }: Omit<Props, "doubt">) {
  const desk = useDesk();
  const read = asRead(desk.review.value, path);
  if (read === undefined) return <span className="value-mark corrected">added</span>;
  const text = shownText(read, kind);
  return (
    <span className="value-mark corrected">
      <span className="as-read" title={text}>
        as read: {text}
      </span>
      <button
        type="button"
        className="mark-button"
        aria-label={`Put back ${label} as read`}
        title="Put back as read"
        data-stop=""
        tabIndex={-1}
        onClick={() => desk.put({ kind: "reset", paths: [path] }, { focus: path })}
      >
        <Undo2 size={13} aria-hidden="true" />
      </button>
    </span>
  );
}

function DoubtMark({ path, label, doubt }: { path: string; label: string; doubt: ReviewDoubt }) {
  useSignals();
  const desk = useDesk();
  const hasText = typeof valueAt(desk.review.value.resume, path) === "string";
  return (
    <span className="value-mark doubt">
      <CircleAlert size={13} aria-hidden="true" />
      <span>{doubt.reason}</span>
      <button type="button" className="mark-button" aria-label={`It is right: ${label}`} tabIndex={-1} onClick={() => confirm(desk, path)}>
        <Check size={13} aria-hidden="true" />
        It is right
      </button>
      {hasText && (
        <button
          type="button"
          className="mark-button"
          aria-label={`Put elsewhere: ${label}`}
          tabIndex={-1}
          onClick={() => putElsewhere(desk, path)}
        >
          Elsewhere…
        </button>
      )}
    </span>
  );
}

/** How sure a value was is forgotten as soon as somebody has checked it. */
const isChecked = ({ parsed, confidence, changed }: Review, path: string) =>
  parsed.meta.vitae.confidence?.[path] !== undefined && confidence[path] === undefined && !changed.includes(path);
