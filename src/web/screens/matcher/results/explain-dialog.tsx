import { useState } from "react";
import type { CvScore } from "../../../../engine/contract/api.ts";
import { useDownload } from "../../../lib/api/download.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { Select } from "../../../ui/controls/field.tsx";

/** As the explanations are written: `EXPLANATION_LANGUAGES` of the engine. */
const LANGUAGES = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["fr", "Français"],
  ["es", "Español"],
] as const;
type Props = { id: string; cvs: CvScore[]; onClose: () => void };

/** One page for one candidate: what was compared, found and not found, who decides, how to object. */
export default function ExplainDialog({ id, cvs, onClose }: Props) {
  const [cv, setCv] = useState(cvs[0]?.cv_index ?? 1);
  const [language, setLanguage] = useState<string>("en");
  const save = useDownload();
  const path = `/jobs/${encodeURIComponent(id)}/explanation?cv_index=${cv}&language=${language}`;
  return (
    <Dialog
      title="Explain to a candidate"
      description="One page in plain words, for who asks how the comparison came about."
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
            {cvs.map(({ cv_index, cv_filename }) => (
              <option key={cv_index} value={cv_index}>
                {cv_filename}
              </option>
            ))}
          </Select>
        )}
        <Select label="Language" value={language} onChange={({ target }) => setLanguage(target.value)}>
          {LANGUAGES.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <p className="muted">It says that a person decides. Read it before you give it away, and add what you decided and why.</p>
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
