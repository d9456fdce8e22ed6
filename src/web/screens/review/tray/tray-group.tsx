import type { ResumeListKey } from "../../../../engine/contract/resume-fields.ts";
import { Menu, MenuItem } from "../../../ui/controls/menu.tsx";
import { fileUnder, type LeftoverGroup } from "../edits/leftovers.ts";
import { LIST_KEYS } from "../edits/roles.ts";
import { sectionLabel } from "../form/targets.ts";
import { useDesk } from "../state/desk-context.ts";
import { TrayLine } from "./tray-line.tsx";

/** The lines under one heading of the CV, which can be put under a section together. */
export function TrayGroup({ group: { title, lines }, onFiled }: { group: LeftoverGroup; onFiled: (section: ResumeListKey) => void }) {
  const desk = useDesk();
  const file = (section: ResumeListKey) => {
    const patch = fileUnder(
      desk.review.value.resume,
      lines.map(({ path }) => path),
      section,
    );
    desk.patch(patch, `${section}[${(desk.review.value.resume[section] ?? []).length}]`);
    onFiled(section);
  };
  return (
    <div className="tray-group">
      <div className="tray-title">
        <span>{title || "Without a heading"}</span>
        <Menu
          label={`File ${title ? `“${title}”` : "these lines"} under`}
          className="button small quiet"
          button={{ "data-stop": "", tabIndex: -1 }}
        >
          {LIST_KEYS.map((key) => (
            <MenuItem key={key} onChoose={() => file(key)}>
              {sectionLabel(key)}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <ul>
        {lines.map((line) => (
          <TrayLine key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
}
