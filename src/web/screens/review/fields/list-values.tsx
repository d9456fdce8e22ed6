import { useSignals } from "@preact/signals-react/runtime";
import { Plus } from "lucide-react";
import { valueAt } from "../edits/paths.ts";
import type { FormField } from "../form/form.ts";
import { useKeys } from "../form/use-keys.ts";
import { useDesk } from "../state/desk-context.ts";
import { edit, Value } from "./value.tsx";

/** The lines of a field, or its short words, each a value of its own. */
export function ListValues({ field: { path, label, kind } }: { field: FormField }) {
  useSignals();
  const desk = useDesk();
  const items = (valueAt(desk.review.value.resume, path) ?? []) as string[];
  const keys = useKeys(items);
  const next = `${path}[${items.length}]`;
  const isAdding = desk.editing.value?.path === next;
  const of = label.toLowerCase();
  return (
    <ul className={`value-list ${kind}`} aria-label={label}>
      {items.map((_, at) => (
        <li key={keys[at]}>
          <Value path={`${path}[${at}]`} label={label} kind={kind} />
        </li>
      ))}
      <li className={isAdding ? undefined : "value-add"}>
        {isAdding ? (
          <Value path={next} label={`Add to ${of}`} kind={kind} />
        ) : (
          <button
            type="button"
            className="add-button"
            data-stop=""
            tabIndex={-1}
            aria-label={`Add to ${of}`}
            onClick={() => edit(desk, next)}
          >
            <Plus size={13} aria-hidden="true" />
          </button>
        )}
      </li>
    </ul>
  );
}
