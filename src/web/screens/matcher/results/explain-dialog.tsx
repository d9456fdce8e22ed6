import { useState } from "react";
import { CANDIDATE_LANGUAGES } from "../../../../engine/contract/limits.ts";
import { useDownload } from "../../../lib/api/download.ts";
import { ownLanguageName } from "../../../lib/languages.ts";
import { Select } from "../../../ui/controls/field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import type { Candidate } from "./candidates.ts";

type Props = { id: string; cvs: Candidate[]; onClose: () => void };

/** One page for one candidate: what was compared, found and not found, who decides, how to object. */
export default function ExplainDialog({ id, cvs, onClose }: Props) {
  const [cv, setCv] = useState(cvs[0]?.cv_index ?? 1);
  const [language, setLanguage] = useState<string>("en");
  const save = useDownload();
  const path = `/jobs/${encodeURIComponent(id)}/explanation?cv_index=${cv}&language=${language}`;
  return (
    <Dialog
      title="Explain to a candidate"
      description="One page in plain words, for anyone who asks how the comparison came about."
      onClose={onClose}
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ path, fallbackName: "explanation.pdf" });
        }}
      >
        {cvs.length > 1 && (
          <Select label="Candidate" value={cv} onChange={({ target }) => setCv(Number(target.value))}>
            {cvs.map(({ cv_index, name, cv_filename }) => (
              <option key={cv_index} value={cv_index}>
                {name} ({cv_filename})
              </option>
            ))}
          </Select>
        )}
        <Select label="Language" value={language} onChange={({ target }) => setLanguage(target.value)}>
          {CANDIDATE_LANGUAGES.map((tag) => (
            <option key={tag} value={tag}>
              {ownLanguageName(tag)}
            </option>
          ))}
        </Select>
        <p className="muted">It says that a person decides. Read it before you hand it over, and add what you decided and why.</p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
          <button type="submit" className="button primary" disabled={save.isPending}>
            Save PDF
          </button>
        </div>
      </form>
    </Dialog>
  );
}
