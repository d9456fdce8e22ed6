import { useSignals } from "@preact/signals-react/runtime";
import { EllipsisVertical, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { isWithin, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import type { FormSection } from "../form/form.ts";
import { PaneHead } from "../pages/page-tools.tsx";
import { Scroller } from "../pages/scroller.tsx";
import { useDesk } from "../state/desk-context.ts";
import { Tray } from "../tray/tray.tsx";
import { useDrops } from "../tray/use-drops.ts";
import { beginEntry, putElsewhere } from "./actions.ts";
import { CoverForm } from "./cover-form.tsx";
import { EntryDoubts } from "./entry.tsx";
import { PutElsewhere } from "./put-elsewhere.tsx";
import { Recommendations } from "./recommendations.tsx";
import { Section } from "./section.tsx";
import { focusDone, focusPlace, nextDoubt } from "./stops.ts";

/** The CV as a form that is read: every section and entry, and below it what no field took. */
export function FieldsPane() {
  useSignals();
  const desk = useDesk();
  const scroller = useRef<HTMLElement>(null);
  useDrops(scroller, desk);
  useFirstFocus();
  useWantedFocus();
  const form = desk.form.value;
  const writing = desk.editing.value?.path ?? "";
  const isShown = ({ entries, path }: FormSection) => entries.length > 0 || path === "basics" || isWithin(writing, path);
  const shown = form.filter(isShown);
  return (
    <section className="pane fields-pane" aria-label="Fields" id="desk-fields">
      <PaneHead title="Fields" note={<Keys />}>
        <FormMenu />
      </PaneHead>
      <Scroller scroller={scroller} className="form-scroll" label="Values of the CV">
        <Recommendations />
        <LooseDoubts form={shown} />
        {shown.map((section) => (
          <Section key={section.path} section={section} />
        ))}
        <AddSection sections={form.filter((section) => !isShown(section))} />
        <CoverForm />
      </Scroller>
      <Tray />
      <PutElsewhere />
    </section>
  );
}

function FormMenu() {
  useSignals();
  const desk = useDesk();
  const { resume, changed, removed } = desk.review.value;
  const chosen = desk.selected.value ?? "";
  return (
    <Menu label="More for the fields" iconOnly icon={<EllipsisVertical size={15} aria-hidden="true" />} className="icon-button small">
      <MenuItem disabled={typeof valueAt(resume, chosen) !== "string"} onChoose={() => putElsewhere(desk, chosen)}>
        Put the chosen value elsewhere…
      </MenuItem>
      <MenuItem disabled={changed.length + removed.length === 0} onChoose={() => desk.put({ kind: "reset" }, { focus: null })}>
        Put everything back as read
      </MenuItem>
    </Menu>
  );
}

/** The keys that the work is done with. */
const Keys = () => (
  <span className="pane-keys">
    <kbd>Enter</kbd> it is right <kbd>F2</kbd> write <kbd>F4</kbd> put elsewhere
  </span>
);

/** Doubts whose place the form does not show, such as a section that is not there. */
function LooseDoubts({ form }: { form: FormSection[] }) {
  useSignals();
  const desk = useDesk();
  const known = new Set(form.flatMap(({ path, entries }) => [path, ...entries.map((entry) => entry.path)]));
  const isPlaced = (path: string) =>
    known.has(path) ||
    form.some(({ entries }) =>
      entries.some(({ titleFields, fields }) => [...titleFields, ...fields].some((field) => within(path, field.path))),
    );
  const loose = [...new Set(desk.review.value.doubts.map(({ path }) => path).filter((path) => !isPlaced(path)))];
  return loose.map((path) => <EntryDoubts key={path} path={path} />);
}

const within = (path: string, field: string) => path === field || path.startsWith(`${field}[`);

function AddSection({ sections }: { sections: FormSection[] }) {
  const desk = useDesk();
  const offered = sections.filter(({ newFields }) => newFields.length > 0);
  if (offered.length === 0) return null;
  return (
    <Menu
      label="Add a section"
      icon={<Plus size={15} aria-hidden="true" />}
      className="button small quiet add-section"
      button={{ "data-stop": "", tabIndex: -1 }}
    >
      {offered.map((section) => (
        <MenuItem key={section.path} onChoose={() => beginEntry(desk, section)}>
          {section.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The work begins at the first doubt; where there is none, the next CV is a key away. */
function useFirstFocus() {
  const desk = useDesk();
  useEffect(() => {
    const first = nextDoubt(null);
    if (first) desk.focusOn(first);
    else focusDone();
  }, [desk]);
}

/** Gives the focus to the place that was asked for, once it is drawn. */
function useWantedFocus() {
  useSignals();
  const desk = useDesk();
  const wanted = desk.wanted.value;
  const review = desk.review.value;
  const done = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place may come with the next review.
  useEffect(() => {
    if (!wanted || wanted.at === done.current) return;
    if (focusPlace(wanted.path)) done.current = wanted.at;
  }, [wanted, review]);
}
