import { useQuery } from "@tanstack/react-query";
import { ScanSearch } from "lucide-react";
import type { FormEvent } from "react";
import { CREDITS_PER_MATCHED_CV, MAX_MATCH_CVS } from "../../../../engine/contract/limits.ts";
import { walletQuery } from "../../../lib/api/queries.ts";
import { useCvKinds } from "../../../lib/service/cv-kinds.ts";
import { plural } from "../../../lib/text/words.ts";
import { notify, toast } from "../../../lib/toasts.ts";
import { Card } from "../../../ui/controls/card.tsx";
import { ChosenFile, FileDrop } from "../../../ui/controls/file-drop.tsx";
import { type Jd, JobDescription } from "./job-description.tsx";
import type { Draft, StartAnalysis } from "./start-analysis.ts";

type FormProps = { draft: Draft; onChange: (draft: Draft) => void; analyze: StartAnalysis };

export function AnalysisForm({ draft: { cvs, jd }, onChange, analyze }: FormProps) {
  const setCvs = (cvs: File[]) => onChange({ cvs, jd });
  const setJd = (jd: Jd) => onChange({ cvs, jd });
  const { data: wallet } = useQuery({ ...walletQuery, refetchOnMount: "always" });
  const kinds = useCvKinds();
  const cost = cvs.length * CREDITS_PER_MATCHED_CV;
  const tooFewCredits = wallet !== undefined && wallet.credits < cost;

  const addCvs = (files: File[]) => {
    const all = [...cvs, ...files];
    if (all.length > MAX_MATCH_CVS)
      notify("Too many files", `An analysis takes up to ${MAX_MATCH_CVS} CVs. The first ${MAX_MATCH_CVS} are kept.`);
    setCvs(all.slice(0, MAX_MATCH_CVS));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = analysisError(cvs.length, jd, wallet?.credits);
    if (fault) toast({ ...fault, tone: "danger" });
    else analyze.start({ cvs, jd });
  };

  return (
    <form className="analysis" noValidate onSubmit={submit}>
      <Card title="CVs" note={`Up to ${MAX_MATCH_CVS} CVs, ${kinds.word}, 10MB max each`}>
        <div className="form">
          {cvs.length < MAX_MATCH_CVS && (
            <FileDrop
              title="Drop CVs here, or choose files"
              note={cvs.length > 0 ? `${cvs.length} of ${MAX_MATCH_CVS} chosen` : "Several at once, if you like"}
              onFiles={addCvs}
            />
          )}
          {cvs.length > 0 && (
            <ul className="chosen-list" aria-label="Chosen CVs">
              {cvs.map((file, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
                <li key={index}>
                  <ChosenFile file={file} onRemove={() => setCvs(cvs.filter((_, at) => at !== index))} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Card>
      <JobDescription jd={jd} onChange={setJd} />
      <div className="analysis-submit">
        {tooFewCredits ? (
          <p className="red-note" role="alert">
            You need {plural(cost, "credit")} to analyze {plural(cvs.length, "CV")}. You have {wallet.credits}.
          </p>
        ) : (
          <p className="muted num">
            {cvs.length > 0
              ? `${plural(cost, "credit")} of your ${wallet?.credits ?? "…"}`
              : wallet && `You have ${plural(wallet.credits, "credit")}`}
          </p>
        )}
        <button type="submit" className="button primary large" disabled={tooFewCredits || analyze.isPending}>
          <ScanSearch size={18} aria-hidden="true" />
          {analyze.isPending ? `Uploading... ${Math.round(analyze.share * 100)}%` : "Analyze"}
        </button>
      </div>
    </form>
  );
}

/** Why an analysis cannot start, in the order in which it is asked for; null when it can. */
export function analysisError(
  cvs: number,
  { file, text }: Jd,
  credits = Number.POSITIVE_INFINITY,
): { title: string; description: string } | null {
  const cost = cvs * CREDITS_PER_MATCHED_CV;
  if (cvs === 0) return { title: "CV Required", description: "Please upload at least one CV file to analyze." };
  if (!file && !text.trim()) return { title: "Job Description Required", description: "Please upload a JD file or paste JD text." };
  if (credits < cost)
    return { title: "Insufficient Credits", description: `You need ${plural(cost, "credit")} to analyze ${plural(cvs, "CV")}.` };
  return null;
}
