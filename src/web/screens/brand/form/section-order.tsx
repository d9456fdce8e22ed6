import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type DragEvent, useState } from "react";
import { SECTIONS } from "../../../../engine/contract/brand-values.ts";
import { labelsQuery } from "../../../lib/api/queries.ts";
import { capitalised } from "../../../lib/text/words.ts";
import { useBrandForm } from "../state/brand-context.ts";
import { choicesOf, type SectionChoice } from "../state/draft.ts";
import { BrandSection } from "./brand-section.tsx";
import { Said } from "./said.tsx";

export function SectionsSection() {
  const { draft, change } = useBrandForm();
  const { sections } = draft;
  return (
    <BrandSection title="Sections" note="Which sections documents show, and in which order. Those that a CV does not have are left out.">
      <fieldset className="segments" aria-label="Whose sections">
        <button type="button" aria-pressed={sections === null} onClick={() => change({ sections: null })}>
          As the style has them
        </button>
        <button type="button" aria-pressed={sections !== null} onClick={() => sections ?? change({ sections: choicesOf(SECTIONS) })}>
          In our order
        </button>
      </fieldset>
      {sections && <SectionOrder sections={sections} onChange={(next) => change({ sections: next })} />}
      <Said field="sections" />
    </BrandSection>
  );
}

type Props = { sections: SectionChoice[]; onChange: (sections: SectionChoice[]) => void };

/** Moved by dragging, or by a button for each direction, which keeps the focus. What has moved where is said. */
function SectionOrder({ sections, onChange }: Props) {
  const nameOf = useSectionNames();
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);

  const move = (key: string, to: number) => {
    const moved = sections.find((section) => section.key === key);
    if (!moved || to < 0 || to >= sections.length) return;
    onChange(sections.filter((section) => section !== moved).toSpliced(to, 0, moved));
    setSaid(`${nameOf(key)} is ${to + 1} of ${sections.length}.`);
  };
  const dragOver = (event: DragEvent, at: number) => {
    if (!dragged) return;
    event.preventDefault();
    if (sections[at]?.key !== dragged) move(dragged, at);
  };
  return (
    <>
      <ol className="section-order" aria-label="Sections in their order">
        {sections.map(({ key, shown }, at) => (
          <li
            key={key}
            className={dragged === key ? "dragged" : undefined}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = "move";
              dataTransfer.setData("text/plain", nameOf(key));
              setDragged(key);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragOver(event, at)}
            onDrop={(event) => event.preventDefault()}
          >
            <GripVertical size={15} aria-hidden="true" className="grip" />
            <label className="check">
              <input
                type="checkbox"
                checked={shown}
                onChange={({ target }) => onChange(sections.with(at, { key, shown: target.checked }))}
              />
              {nameOf(key)}
            </label>
            <MoveButton name={nameOf(key)} step={-1} possible={at > 0} onMove={() => move(key, at - 1)} />
            <MoveButton name={nameOf(key)} step={1} possible={at < sections.length - 1} onMove={() => move(key, at + 1)} />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

type MoveProps = { name: string; step: 1 | -1; possible: boolean; onMove: () => void };

/** At the end of the list it is not disabled, which would take its focus. */
function MoveButton({ name, step, possible, onMove }: MoveProps) {
  const Icon = step === -1 ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Move ${name} ${step === -1 ? "up" : "down"}`}
      aria-disabled={possible ? undefined : true}
      onClick={onMove}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

/** As documents print them in English. Two of them print no title of this kind. */
const OTHER_NAMES: Record<string, string> = { cover: "The agency's own words", additional: "Everything else" };

function useSectionNames(): (key: string) => string {
  const { data: labels } = useQuery(labelsQuery("en"));
  const names = new Map(labels?.map(({ key, text }) => [key, text]));
  return (key) => OTHER_NAMES[key] ?? names.get(key) ?? capitalised(key);
}
