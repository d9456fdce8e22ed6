import { Dialog } from "../../../ui/overlays/dialog.tsx";

const KEYS: { keys: string[]; does: string }[] = [
  { keys: ["Tab"], does: "Next value to check" },
  { keys: ["Enter"], does: "It is right, next; on any other value: write" },
  { keys: ["F2"], does: "Write, also by the first letter" },
  { keys: ["F4"], does: "Put a value into the field that it belongs to" },
  { keys: ["Enter"], does: "While writing: save, next" },
  { keys: ["Shift", "Enter"], does: "While writing: a new line; in a list one more element" },
  { keys: ["Esc"], does: "While writing: leave it as it was" },
  { keys: ["↑", "↓"], does: "Value above or below" },
  { keys: ["Alt", "↑ ↓"], does: "Move a line or an entry" },
  { keys: ["Del"], does: "Remove a value, leave out a line" },
  { keys: ["P"], does: "On a line left over: put into …" },
  { keys: ["K"], does: "On a line left over: keep it as further text" },
  { keys: ["Ctrl", "Enter"], does: "Checked, next CV" },
  { keys: ["Ctrl", "Z"], does: "Undo; with Shift: redo" },
  { keys: ["Page ↑ ↓"], does: "Scroll the part that has the focus" },
  { keys: ["?"], does: "This list" },
];

export const HelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog wide title="Keys" description="On a Mac, Cmd does what Ctrl does." onClose={onClose}>
    <dl className="key-list">
      {KEYS.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
