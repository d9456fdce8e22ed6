import type { KnownBackup } from "../../../../engine/contract/api.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";

/** The backups that hold this too: nothing here reaches into them. */
export function Backups({ backups }: { backups: KnownBackup[] }) {
  if (backups.length === 0) return null;
  return (
    <Alert tone="neutral">
      {plural(backups.length, "backup")} {backups.length === 1 ? "holds" : "hold"} this too. One that is restored here is erased again;
      copies elsewhere are yours to delete.
      <ul className="person-backups">
        {backups.map(({ madeAt, path, isThere }) => (
          <li key={`${madeAt} ${path}`}>
            {dateAndTime(madeAt)}
            {path && <code>{path}</code>}
            {!isThere && <span className="muted">no longer there: moved or deleted</span>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
