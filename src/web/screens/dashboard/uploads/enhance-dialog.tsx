import { useState } from "react";
import { useUser } from "../../../lib/account/session.ts";
import { useCvKinds } from "../../../lib/service/cv-kinds.ts";
import { savedTemplate } from "../../../lib/service/templates.ts";
import { plural } from "../../../lib/text/words.ts";
import { TextArea } from "../../../ui/controls/field.tsx";
import { FileDrop } from "../../../ui/controls/file-drop.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { TemplateChoice } from "../template-choice.tsx";
import { EnhanceCosts } from "./enhance-costs.tsx";
import { MoreChoices, type MoreOptions } from "./more-choices.tsx";
import type { Submission } from "./uploads.ts";

type Props = { files: File[]; onSubmit: (submission: Submission) => void; onClose: () => void };

export default function EnhanceDialog({ files, onSubmit, onClose }: Props) {
  const [jdFile, setJdFile] = useState<File>();
  const [keywords, setKeywords] = useState("");
  const { data: user } = useUser();
  const [template, setTemplate] = useState(() => savedTemplate(user));
  const [blind, setBlind] = useState("");
  const [more, setMore] = useState<MoreOptions>({});
  const supplied = jdFile !== undefined || keywords.trim() !== "";
  const options = { template, ...(blind && { blind }), ...more };

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
        <TemplateChoice
          chosen={template}
          blind={blind}
          onChange={(key) => {
            setTemplate(key);
            // Another template may make other types.
            setMore({ ...more, types: undefined });
          }}
          onBlind={setBlind}
        />
        <MoreChoices template={template} chosen={more} onChange={setMore} />
        <EnhanceCosts
          cvs={files.length}
          supplied={supplied}
          onSkip={() => onSubmit(options)}
          onEnhance={() => onSubmit({ ...options, jdFile, keywords: keywords.trim() || undefined })}
        />
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
  const kinds = useCvKinds();
  return (
    <div className="field">
      <span className="label">
        Job description <span className="optional">(optional)</span>
      </span>
      <FileDrop
        title="Drop a job description, or choose a file"
        note={`One ${kinds.word}`}
        maxFiles={1}
        chosen={file}
        onRemove={() => onChange(undefined)}
        onFiles={([chosen]) => onChange(chosen)}
      />
    </div>
  );
}
