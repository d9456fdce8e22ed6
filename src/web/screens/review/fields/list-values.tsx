import { useSignals } from "@preact/signals-react/runtime";
import { Plus } from "lucide-react";
import { valueAt } from "../../../../engine/contract/resume-paths.ts";
import { lengthAt } from "../edits/patch.ts";
import type { FormField } from "../form/form.ts";
import { useKeys } from "../form/use-keys.ts";
import { useDesk } from "../state/desk-context.ts";
import { edit } from "./actions.ts";
import { Value } from "./value.tsx";

export const isList = ({ kind }: Pick<FormField, "kind">) => kind === "longs" || kind === "texts";

/** The lines of a field, or its short words, each a value of its own. */
export function ListValues({ field: { path, label, kind } }: { field: FormField }) {
  useSignals();
  const desk = useDesk();
  const items = (valueAt(desk.review.value.resume, path) ?? []) as string[];
  const keys = useKeys(items);
  if (desk.editing.value?.path === path) return <Value path={path} label={label} kind={kind} />;
  const next = `${path}[${items.length}]`;
  return (
    <ul className={`value-list ${kind}`} aria-label={label}>
      {items.map((_, at) => (
        <li key={keys[at]}>
          <Value path={`${path}[${at}]`} label={label} kind={kind} />
        </li>
      ))}
      {desk.editing.value?.path === next && (
        <li key="new">
          <Value path={next} label={`Add to ${label.toLowerCase()}`} kind={kind} />
        </li>
      )}
    </ul>
  );
}

/** Begins one more line or word at the end of a field. */
export function AddItem({ field: { path, label } }: { field: FormField }) {
  const desk = useDesk();
  const add = () => edit(desk, `${path}[${lengthAt(desk.review.value.resume, path)}]`);
  return (
    <button type="button" className="add-button" data-stop="" tabIndex={-1} aria-label={`Add to ${label.toLowerCase()}`} onClick={add}>
      <Plus size={13} aria-hidden="true" />
    </button>
  );
}
