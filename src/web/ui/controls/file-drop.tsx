import { FileText, X } from "lucide-react";
import { useState } from "react";
import { type Accept, type FileError, type FileRejection, useDropzone } from "react-dropzone";
import { MAX_CV_BYTES } from "../../../engine/contract/limits.ts";
import { useCvKinds } from "../../lib/service/cv-kinds.ts";
import { megabytes } from "../../lib/text/words.ts";

/** An empty file holds no CV. */
export const MIN_FILE_BYTES = 1;

type FileDropProps = {
  title: string;
  note: string;
  types?: Accept;
  maxBytes?: number;
  maxFiles?: number;
  /** The file of a field that takes one; it stands in the place of the target. */
  chosen?: File;
  onRemove?: () => void;
  onFiles: (files: File[]) => void;
};

/** A small field for files: by drop, by click, by keyboard. Says itself what it does not take, also beside a file that it has taken. */
export function FileDrop(props: FileDropProps) {
  const kinds = useCvKinds();
  const { title, note, types = kinds.types, maxBytes = MAX_CV_BYTES, maxFiles, chosen, onRemove, onFiles } = props;
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: types,
    minSize: MIN_FILE_BYTES,
    maxSize: maxBytes,
    maxFiles,
    multiple: maxFiles !== 1,
    noClick: true,
    noKeyboard: true,
    noDragEventsBubbling: true,
    onDrop: (accepted, rejected) => {
      setRejections(rejected);
      if (accepted.length > 0) onFiles(accepted);
    },
  });
  return (
    <div {...getRootProps({ className: "file-drop", role: undefined, tabIndex: undefined })}>
      <input {...getInputProps({ "aria-label": title })} />
      {chosen ? (
        <ChosenFile
          file={chosen}
          onRemove={() => {
            setRejections([]);
            onRemove?.();
          }}
        />
      ) : (
        <button type="button" className={isDragActive ? "drop-target small active" : "drop-target small"} onClick={open}>
          <span className="drop-title">{title}</span>
          <span className="muted">{note}</span>
        </button>
      )}
      <Rejections rejections={rejections} types={types} maxBytes={maxBytes} onDismiss={() => setRejections([])} />
    </div>
  );
}

type Rules = { types: Accept; maxBytes: number };
type RejectionsProps = Partial<Rules> & { rejections: readonly FileRejection[]; onDismiss: () => void };

/** Files that were not taken, each with the reasons. */
export function Rejections({ rejections, types, maxBytes = MAX_CV_BYTES, onDismiss }: RejectionsProps) {
  const kinds = useCvKinds();
  const rules = { types: types ?? kinds.types, maxBytes };
  if (rejections.length === 0) return null;
  return (
    <div className="alert danger rejections" role="alert">
      <ul>
        {rejections.map(({ file, errors }) => (
          <li key={`${file.name}-${file.size}`}>
            <strong>{file.name}</strong> <span>{errors.map((error) => reason(error, rules)).join(", ")}</span>
          </li>
        ))}
      </ul>
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });

/** The specification's words; those of the library name types as programs do, and sizes in other units. */
function reason({ code, message }: FileError, { types, maxBytes }: Rules): string {
  if (code === "file-invalid-type") return `File type must be ${OR.format([...new Set(Object.values(types).flat())])}`;
  if (code === "file-too-large") return `File is larger than ${maxBytes} bytes`;
  if (code === "file-too-small") return `File is smaller than ${MIN_FILE_BYTES} bytes`;
  return message;
}

export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="chosen-file">
      <FileText size={18} aria-hidden="true" />
      <span className="file-name" title={file.name}>
        {file.name}
      </span>
      <span className="muted num">{megabytes(file.size)}</span>
      <button type="button" className="icon-button" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
