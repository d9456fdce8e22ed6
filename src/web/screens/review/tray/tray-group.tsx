import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { endOfSection, fileUnder, type LeftoverGroup, leaveAllOut, type SectionKey } from "../edits/leftovers.ts";
import { SECTIONS } from "../form/targets.ts";
import { useDesk } from "../state/desk-context.ts";
import { TrayLine } from "./tray-line.tsx";

const STOP = { "data-stop": "", tabIndex: -1 } as const;

/** The lines under one heading of the CV, which can be put under a section, kept or left out together. */
export function TrayGroup({ group: { title, lines }, onFiled }: { group: LeftoverGroup; onFiled: (section: SectionKey) => void }) {
  const desk = useDesk();
  const file = (section: SectionKey) => {
    const patch = fileUnder(
      desk.review.value.resume,
      lines.map(({ path }) => path),
      section,
    );
    desk.patch(patch, endOfSection(desk.review.value.resume, section));
    onFiled(section);
  };
  /** The lines are gone then: the work goes on at the next one. */
  const focus = () => desk.review.value.leftovers.find(({ id }) => !lines.some((line) => line.id === id))?.path ?? "additional";
  const keep = () => desk.put({ kind: "checked", ids: lines.map(({ id }) => id), checked: true }, { focus: focus() });
  const drop = () =>
    desk.patch(
      leaveAllOut(
        desk.review.value.resume,
        lines.map(({ path }) => path),
      ),
      focus(),
    );
  const name = title ? `“${title}”` : "these lines";
  return (
    <div className="tray-group">
      <div className="tray-title">
        <span>{title || "Without a heading"}</span>
        <Menu label={`File ${name} under`} className="button small quiet" button={STOP}>
          {SECTIONS.map(({ key, label }) => (
            <MenuItem key={key} onChoose={() => file(key)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
        {lines.length > 1 && (
          <>
            <button
              type="button"
              className="button small quiet"
              {...STOP}
              aria-label={`Keep all of ${name} as further text`}
              onClick={keep}
            >
              Keep all
            </button>
            <button type="button" className="button small quiet" {...STOP} aria-label={`Leave out all of ${name}`} onClick={drop}>
              Leave out all
            </button>
          </>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <TrayLine key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
}
