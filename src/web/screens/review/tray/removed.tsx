import { useSignals } from "@preact/signals-react/runtime";
import { Undo2 } from "lucide-react";
import { valueAt } from "../../../../engine/contract/resume-paths.ts";
import { textOf } from "../edits/merge.ts";
import { useDesk } from "../state/desk-context.ts";

/** Values that were read and are gone: each can come back. */
export function Removed({ paths }: { paths: string[] }) {
  useSignals();
  const desk = useDesk();
  const { parsed } = desk.review.value;
  return (
    <details className="tray-removed">
      <summary>Removed from what was read</summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <span>{textOf(valueAt(parsed, path))}</span>
            <button type="button" className="mark-button" onClick={() => desk.put({ kind: "reset", paths: [path] }, { focus: path })}>
              <Undo2 size={13} aria-hidden="true" />
              Put back
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
