import { useEffect, useRef } from "react";
import type { Job } from "../../../../../engine/contract/api.ts";
import { plural } from "../../../../lib/text/words.ts";
import { FILTERS, type Filter, type View } from "../work-list.ts";
import { SelectionTools } from "./selection-tools.tsx";
import type { Selection } from "./use-selection.ts";

type Props = {
  counts: Record<Filter, number>;
  view: View;
  onView: (view: View) => void;
  /** What the search looks at. */
  searchHint: string;
  selection: Selection;
  selected: Job[];
  /** How many rows can be selected. */
  selectable: number;
};

/**
 * Above the rows: what finds CVs, or, while some are selected, what is done with them. Both take the same place, so that no row moves under the pointer
 * when the first is selected.
 */
export function WorkTools({ counts, view, onView, searchHint, selection, selected, selectable }: Props) {
  const selecting = selected.length > 0;
  return (
    <div className={selecting ? "work-tools selecting" : "work-tools"}>
      <SelectAll selected={selected.length} of={selectable} onChange={selection.setAll} />
      <div className="work-tools-place">
        <div className="work-find" inert={selecting}>
          <Filters counts={counts} view={view} onView={onView} />
          <input
            type="search"
            className="search"
            aria-label="Search"
            placeholder={searchHint}
            value={view.search}
            onChange={({ target }) => onView({ ...view, search: target.value })}
          />
        </div>
        {selecting && <SelectionTools selected={selected} onDone={() => selection.setAll(false)} />}
      </div>
    </div>
  );
}

function SelectAll({ selected, of, onChange }: { selected: number; of: number; onChange: (on: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const some = selected > 0 && selected < of;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="row-select"
      aria-label={`Select all ${plural(of, "CV")} shown`}
      title="Select all shown"
      disabled={of === 0}
      checked={of > 0 && selected === of}
      onChange={() => onChange(selected < of)}
    />
  );
}

/** Those that would find something, and the one that is chosen. */
function Filters({ counts, view, onView }: Pick<Props, "counts" | "view" | "onView">) {
  const useful = FILTERS.filter(({ filter }) => filter === "all" || filter === view.filter || counts[filter] > 0);
  return (
    <fieldset className="filters">
      <legend className="visually-hidden">Show</legend>
      {useful.map(({ filter, label }) => (
        <button key={filter} type="button" aria-pressed={filter === view.filter} onClick={() => onView({ ...view, filter })}>
          {label} <span className="num">{counts[filter].toLocaleString("en")}</span>
        </button>
      ))}
    </fieldset>
  );
}
