import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useDesk } from "../state/desk-context.ts";

type PickerProps<T extends string> = {
  title: string;
  note?: string;
  options: { value: T; label: string }[];
  /** The option that is marked first. */
  first?: T | undefined;
  onPick: (value: T) => void;
  onClose: () => void;
};

/** A list to choose one of, by typing a part of its name, by arrow keys or by pointer. The focus goes to what came of the choice. */
export function Picker<T extends string>({ title, note, options, first, onPick, onClose }: PickerProps<T>) {
  const [search, setSearch] = useState("");
  const [marked, setMarked] = useState(
    Math.max(
      0,
      options.findIndex(({ value }) => value === first),
    ),
  );
  const id = useId();
  const desk = useDesk();
  /** What came of the choice. The window gives the focus back to what opened it, which chooses that again. */
  const goal = useRef<string | null>(null);
  const found = options.filter(({ label }) => matches(label, search));
  const at = Math.min(marked, found.length - 1);
  const pick = (value: T | undefined) => {
    if (value === undefined) return;
    onClose();
    onPick(value);
    goal.current = desk.selected.value;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") pick(found[at]?.value);
    if (step) setMarked((at + step + found.length) % found.length);
    if (step || event.key === "Enter") event.preventDefault();
  };
  return (
    <Dialog title={title} description={note} onClose={onClose} onClosed={() => goal.current && desk.focusOn(goal.current)} wide>
      <div className="field picker">
        <input
          type="text"
          autoComplete="off"
          role="combobox"
          aria-label="Search"
          placeholder="Type to search"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={id} role="listbox" aria-label={title} className="picker-list">
          {found.map(({ value, label }, index) => (
            <button
              key={value}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              ref={index === at ? (option) => option?.scrollIntoView?.({ block: "nearest" }) : undefined}
              onClick={() => pick(value)}
            >
              {label}
            </button>
          ))}
        </div>
        {found.length === 0 && <p className="muted">Nothing of this name.</p>}
      </div>
    </Dialog>
  );
}

/** Every word of the search is somewhere in the label. */
export const matches = (label: string, search: string): boolean => {
  const text = label.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
