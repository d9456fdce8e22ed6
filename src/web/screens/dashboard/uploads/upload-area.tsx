import { CloudUpload } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { type FileRejection, useDropzone } from "react-dropzone";
import { MAX_CV_BYTES } from "../../../../engine/contract/limits.ts";
import { useUser } from "../../../lib/account/session.ts";
import { useCvKinds } from "../../../lib/service/cv-kinds.ts";
import { savedTemplate } from "../../../lib/service/templates.ts";
import { MIN_FILE_BYTES, Rejections } from "../../../ui/controls/file-drop.tsx";
import { Credits } from "../credits.tsx";
import { FirstSteps } from "../first-steps.tsx";
import { UploadList } from "./upload-list.tsx";
import { type Submission, useUploads } from "./uploads.ts";

const EnhanceDialog = lazy(() => import("./enhance-dialog.tsx"));

/** Takes files chosen, dropped anywhere on the screen, or pasted; asks about enhancement; sends them. */
export function UploadArea({ children }: { children: (uploadCard: ReactNode, firstSteps: ReactNode) => ReactNode }) {
  const { uploads, busy, send, forget } = useUploads();
  const { data: user } = useUser();
  const kinds = useCvKinds();
  const [chosen, setChosen] = useState<File[]>([]);
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const { getRootProps, getInputProps, open, isDragActive, inputRef } = useDropzone({
    accept: kinds.types,
    minSize: MIN_FILE_BYTES,
    maxSize: MAX_CV_BYTES,
    multiple: true,
    disabled: busy || chosen.length > 0,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (accepted, rejected) => {
      forget();
      setChosen(accepted);
      setRejections(rejected);
    },
  });
  usePasted(inputRef, kinds.text ?? false);

  const submit = (submission: Submission) => {
    setChosen([]);
    void send(chosen, submission);
  };

  return (
    <div {...getRootProps({ className: "drop-anywhere", role: undefined, tabIndex: undefined })}>
      {children(
        <section className="upload-area" aria-label="Upload">
          <input {...getInputProps({ "aria-label": "Upload CVs" })} />
          <button type="button" className={isDragActive ? "drop-target active" : "drop-target"} disabled={busy} onClick={open}>
            <CloudUpload className="drop-icon" size={30} strokeWidth={1.6} aria-hidden="true" />
            <span className="drop-title">{busy ? "Uploading..." : isDragActive ? "Drop to upload" : "Drop CVs here, or choose files"}</span>
            <span className="muted">{kinds.words}, up to 10 MB per file. Drop them anywhere on this page, or paste.</span>
          </button>
          <Credits />
          <Rejections rejections={rejections} onDismiss={() => setRejections([])} />
          <UploadList uploads={uploads} onDismiss={busy ? undefined : forget} />
        </section>,
        <FirstSteps busy={busy} onSample={(file) => void send([file], { template: savedTemplate(user) })} />,
      )}
      {isDragActive && <div className="drop-veil" aria-hidden="true" />}
      {chosen.length > 0 && (
        <Suspense>
          <EnhanceDialog files={chosen} onSubmit={submit} onClose={() => setChosen([])} />
        </Suspense>
      )}
    </div>
  );
}

/** Hands what is pasted to the drop zone's own input, so that it passes the same checks: files, and where text is read a text as a file. */
function usePasted(inputRef: React.RefObject<HTMLInputElement | null>, takesText: boolean) {
  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      const input = inputRef.current;
      if (!clipboardData || !input || input.disabled) return;
      const text = takesText && !isField(target) ? clipboardData.getData("text/plain").trim() : "";
      const files = clipboardData.files.length > 0 ? clipboardData.files : filesOf(text);
      if (files.length === 0) return;
      input.files = files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [inputRef, takesText]);
}

/** What is pasted into a field is meant for it. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** A CV has lines: a word or an address that somebody had in the clipboard is none. */
const MIN_PASTED_LINES = 3;

function filesOf(text: string): FileList {
  const transfer = new DataTransfer();
  const lines = text.split("\n").filter((line) => line.trim());
  if (lines.length >= MIN_PASTED_LINES) transfer.items.add(new File([text], "Pasted CV.txt", { type: "text/plain" }));
  return transfer.files;
}
