import { EllipsisVertical, Plus } from "lucide-react";
import { useState } from "react";
import { isWithin, lastStep } from "../../../../engine/contract/resume-paths.ts";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { mergeWithNext, moveEntry } from "../edits/entries.ts";
import { endOfSection, fileUnder } from "../edits/leftovers.ts";
import { lengthAt } from "../edits/patch.ts";
import { LIST_KEYS } from "../edits/roles.ts";
import { splitEntry, splitPlaces } from "../edits/split.ts";
import type { FormEntry, FormField, FormSection } from "../form/form.ts";
import { SECTIONS, sectionLabel } from "../form/targets.ts";
import { useDesk } from "../state/desk-context.ts";
import { edit, move, remove } from "./actions.ts";
import { isList } from "./list-values.tsx";
import { Picker } from "./picker.tsx";

const STOP = { "data-stop": "", tabIndex: -1 } as const;

/** The fields that an entry has no value for, and those that take one more. */
export function AddFieldMenu({ entry }: { entry: FormEntry }) {
  const desk = useDesk();
  const missing = [...entry.titleFields, ...entry.fields].filter((field) => !field.shown || isList(field));
  if (missing.length === 0) return null;
  const begin = (field: FormField) =>
    edit(desk, isList(field) ? `${field.path}[${lengthAt(desk.review.value.resume, field.path)}]` : field.path);
  return (
    <Menu
      label={`Add a field to ${entry.title}`}
      iconOnly
      icon={<Plus size={15} aria-hidden="true" />}
      className="icon-button small"
      button={STOP}
    >
      {missing.map((field) => (
        <MenuItem key={field.path} onChoose={() => begin(field)}>
          {field.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

type EntryMenuProps = { section: FormSection; entry: FormEntry; isLast: boolean };

/** What can be done with an entry as a whole. */
export function EntryMenu({ section, entry, isLast }: EntryMenuProps) {
  const desk = useDesk();
  const [open, setOpen] = useState<"move" | "split" | "file" | null>(null);
  const { path, title } = entry;
  const severalLines = entry.fields.filter((field) => isList(field) && lengthAt(desk.review.value.resume, field.path) > 1);
  const isMovable = LIST_KEYS.some((key) => key === section.path);
  const index = Number(lastStep(path));
  const places = splitPlaces(desk.review.value.resume, path);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={`Actions for ${title}`}
        iconOnly
        icon={<EllipsisVertical size={15} aria-hidden="true" />}
        className="icon-button small"
        button={STOP}
      >
        <MenuItem disabled={index === 0} onChoose={() => move(desk, path, -1)}>
          Move up
        </MenuItem>
        <MenuItem disabled={isLast} onChoose={() => move(desk, path, 1)}>
          Move down
        </MenuItem>
        {isMovable && <MenuItem onChoose={() => setOpen("move")}>Move to another section…</MenuItem>}
        {places.length > 0 && <MenuItem onChoose={() => setOpen("split")}>Split in two…</MenuItem>}
        {isMovable && (
          <MenuItem disabled={isLast} onChoose={() => desk.patch(mergeWithNext(desk.review.value.resume, path), path)}>
            Merge with the one below
          </MenuItem>
        )}
        {severalLines.map((field) => (
          <MenuItem key={field.path} onChoose={() => edit(desk, field.path)}>
            {field.label} as one text
          </MenuItem>
        ))}
        {section.path === "additional" && <MenuItem onChoose={() => setOpen("file")}>Put under a section…</MenuItem>}
        <MenuItem onChoose={() => remove(desk, path)}>Remove</MenuItem>
      </Menu>
      {open === "file" && (
        <Picker
          title={`Put “${title}” under`}
          options={SECTIONS.map(({ key, label }) => ({ value: key, label }))}
          onClose={close}
          onPick={(to) => {
            const { resume } = desk.review.value;
            const lines = Array.from({ length: lengthAt(resume, `${path}.items`) }, (_, at) => `${path}.items[${at}]`);
            desk.patch(fileUnder(resume, lines, to), endOfSection(resume, to));
          }}
        />
      )}
      {open === "move" && (
        <Picker
          title={`Move “${title}”`}
          note="Values without a field in the new section are kept as text."
          options={LIST_KEYS.filter((key) => key !== section.path).map((key) => ({ value: key, label: sectionLabel(key) }))}
          onClose={close}
          onPick={(to) => {
            const { resume } = desk.review.value;
            desk.patch(moveEntry(resume, path, to), `${to}[${(resume[to] ?? []).length}]`);
          }}
        />
      )}
      {open === "split" && (
        <Picker
          title={`Split “${title}”`}
          note="Choose the line or sentence that begins the second entry."
          options={places.map(({ text }, at) => ({ value: String(at), label: text }))}
          first={String(places.findIndex((place) => isWithin(desk.selected.value ?? "", place.path)))}
          onClose={close}
          onPick={(at) => {
            const place = places[Number(at)];
            if (place) desk.patch(splitEntry(desk.review.value.resume, place), path.replace(/\d+\]$/, `${index + 1}]`));
          }}
        />
      )}
    </>
  );
}
