import { CircleAlert, CircleCheck, FileText, X } from "lucide-react";
import { errorMessage } from "../../../lib/api/api.ts";
import { megabytes } from "../../../lib/text/words.ts";
import type { Upload } from "./uploads.ts";

const ICONS = { waiting: FileText, sending: FileText, done: CircleCheck, failed: CircleAlert };

/** The files on their way, each with its progress; afterwards those that did not arrive, each with its reason. */
export function UploadList({ uploads, onDismiss }: { uploads: Upload[]; onDismiss?: () => void }) {
  if (uploads.length === 0) return null;
  return (
    <div className="upload-list">
      <ul aria-label="Uploads">
        {uploads.map((upload, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the order never changes
          <UploadRow key={index} upload={upload} />
        ))}
      </ul>
      {onDismiss && (
        <button type="button" className="icon-button" aria-label="Dismiss" onClick={onDismiss}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function UploadRow({ upload: { file, share, state, error } }: { upload: Upload }) {
  const Icon = ICONS[state];
  return (
    <li className={`upload-row ${state}`}>
      <Icon size={18} aria-hidden="true" />
      <span className="file-name" title={file.name}>
        {file.name}
      </span>
      <span className="muted num">
        {state === "failed" ? errorMessage(error, "Failed") : state === "waiting" ? megabytes(file.size) : `${Math.round(share * 100)}%`}
      </span>
      {state !== "failed" && <progress max={1} value={share} aria-label={`Upload of ${file.name}`} />}
    </li>
  );
}
