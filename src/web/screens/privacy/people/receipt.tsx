import { Download } from "lucide-react";
import type { ErasureReceipt } from "../../../../engine/contract/api.ts";
import { saveFile } from "../../../lib/api/files.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Backups } from "./backups.tsx";

/** The words that were searched for are shown on the screen alone: the receipt names nobody. */
export type Erased = { receipt: ErasureReceipt; query: string };

export function Receipt({ erased: { receipt, query } }: { erased: Erased }) {
  const { record, at, erased, reasons, backups } = receipt;
  const documents = erased.reduce((sum, { files }) => sum + files, 0);
  return (
    <div className="person-found">
      <Alert tone="success">
        “{query}” was erased on {dateAndTime(at)}: {plural(erased.length, "item")} with {plural(documents, "document")}
        {reasons > 0 && `, and ${plural(reasons, "reason")} of overrides`}. It is record {record} of the decision log.
      </Alert>
      <Backups backups={backups} />
      <div className="person-actions">
        <button type="button" className="button" onClick={() => saveReceipt(receipt)}>
          <Download size={17} aria-hidden="true" />
          Save the Receipt
        </button>
        <span className="muted">It names nobody: give it to the person, and keep it.</span>
      </div>
    </div>
  );
}

const saveReceipt = (receipt: ErasureReceipt) =>
  saveFile(
    `Erasure receipt ${receipt.at.slice(0, 10)} no ${receipt.record}.json`,
    new Blob([JSON.stringify(receipt, null, 2)], { type: "application/json" }),
  );
