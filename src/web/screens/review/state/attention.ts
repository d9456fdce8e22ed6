import { signal } from "@preact/signals-react";

export type Tab = "original" | "fields" | "result";
/**
 * A value that is being written: with its first character where a key began it, with the service's sentence where it refused the text. `fresh`: it is one
 * of an entry that is being made, field by field.
 */
export type Editing = { path: string; text?: string; message?: string; fresh?: true };

/** What the user of a desk looks at: the chosen place, the value that is being written, the value that is to be put elsewhere, and the part of the desk where there is room for one. */
export function createAttention() {
  const selected = signal<string | null>(null);
  const editing = signal<Editing | null>(null);
  const wanted = signal<{ path: string; at: number } | null>(null);
  const moving = signal<string | null>(null);
  const tab = signal<Tab>("fields");
  let asked = 0;

  /** Asks the form to bring a place into view and to give it the focus, as soon as it is drawn. */
  const focusOn = (path: string) => {
    selected.value = path;
    asked += 1;
    wanted.value = { path, at: asked };
  };

  /** A place got the focus by itself: what was asked for before is not wanted any more. */
  const choose = (path: string) => {
    selected.value = path;
    if (wanted.value?.path !== path) wanted.value = null;
  };

  return { selected, editing, wanted, moving, tab, focusOn, choose };
}
