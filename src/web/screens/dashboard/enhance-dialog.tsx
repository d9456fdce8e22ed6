import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { CREDITS_PER_CV, ENHANCEMENT_SURCHARGE } from "../../../engine/limits.ts";
import { walletQuery } from "../../lib/queries.ts";
import { plural } from "../../lib/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ChosenFile, FileDrop } from "../../ui/drop.tsx";
import { TextArea } from "../../ui/field.tsx";
import type { Enhancement } from "./uploads.ts";

type Props = { files: File[]; onSubmit: (enhancement: Enhancement) => void; onClose: () => void };

export default function EnhanceDialog({ files, onSubmit, onClose }: Props) {
  const [jdFile, setJdFile] = useState<File>();
  const [keywords, setKeywords] = useState("");
  const { data: wallet } = useQuery(walletQuery);
  const supplied = jdFile !== undefined || keywords.trim() !== "";

  return (
    <Dialog
      wide
      title="Enhance Your CV Processing"
      description="Add a job description or keywords, and each document comes with targeted skills recommendations."
      onClose={onClose}
    >
      <div className="form">
        <ChosenCvs files={files} />
        <JobDescription file={jdFile} onChange={setJdFile} />
        <TextArea
          label="Keywords"
          optional
          rows={3}
          placeholder="e.g. Kubernetes, stakeholder management, German"
          value={keywords}
          onChange={({ target }) => setKeywords(target.value)}
        />
        <p className="cost">
          <Sparkles size={16} aria-hidden="true" />
          <span>
            Enhanced: <b className="num">{plural(files.length * (CREDITS_PER_CV + ENHANCEMENT_SURCHARGE), "credit")}</b>. Without:{" "}
            <b className="num">{plural(files.length * CREDITS_PER_CV, "credit")}</b>.
            {wallet && (
              <>
                {" "}
                You have <b className="num">{wallet.credits.toLocaleString("en")}</b>.
              </>
            )}
          </span>
        </p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => onSubmit({})}>
            Skip Enhancement
          </button>
          <button
            type="button"
            className="button primary"
            disabled={!supplied}
            onClick={() => onSubmit({ jdFile, keywords: keywords.trim() || undefined })}
          >
            {supplied ? "Submit for Enhancement" : "Add JD or Keywords"}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function ChosenCvs({ files }: { files: File[] }) {
  const [first] = files;
  if (files.length === 1)
    return (
      <p className="chosen-cvs" title={first?.name}>
        {first?.name}
      </p>
    );
  return (
    <details className="chosen-cvs">
      <summary>{plural(files.length, "CV")} chosen</summary>
      <ul>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={index} title={file.name}>
            {file.name}
          </li>
        ))}
      </ul>
    </details>
  );
}

function JobDescription({ file, onChange }: { file?: File; onChange: (file?: File) => void }) {
  return (
    <div className="field">
      <span className="label">
        Job description <span className="optional">(optional)</span>
      </span>
      {file ? (
        <ChosenFile file={file} onRemove={() => onChange(undefined)} />
      ) : (
        <FileDrop
          title="Drop a job description, or choose a file"
          note="One PDF or DOCX"
          maxFiles={1}
          onFiles={([chosen]) => onChange(chosen)}
        />
      )}
    </div>
  );
}
