import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CREDITS_PER_CV } from "../../../../engine/contract/limits.ts";
import { leaveForLogin, useUser } from "../../../lib/account/session.ts";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { BLIND_PROFILES, baseOf, withBase } from "../../../lib/blind.ts";
import { savedTemplate, useTemplates } from "../../../lib/service/templates.ts";
import { plural } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { toggled } from "../../../lib/toggled.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Select } from "../../../ui/controls/field.tsx";
import { BlindOptions } from "../../../ui/forms/blind-options.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import type { Candidate } from "./candidates.ts";
import { oneDecimal, scoreBand } from "./scores.ts";

/** As many as a shortlist has, as a rule. */
const SHORTLIST = 3;
type Props = { id: string; cvs: Candidate[]; onClose: () => void };

/** The best CVs of an analysis, or others, go on into the house style. */
export default function FormatDialog({ id, cvs, onClose }: Props) {
  const { data: user } = useUser();
  const { offered } = useTemplates();
  const [chosen, setChosen] = useState(() => new Set(cvs.slice(0, SHORTLIST).map(({ cv_index }) => cv_index)));
  const [template, setTemplate] = useState(() => savedTemplate(user));
  const [blind, setBlind] = useState("");
  const { send, isPending, failed } = useFormat(id, onClose);
  const cost = chosen.size * CREDITS_PER_CV;
  const credits = user?.credits ?? 0;
  const wanted = cvs.filter(({ cv_index }) => chosen.has(cv_index));

  return (
    <Dialog title="Format these CVs" description="They go into your queue as if you had uploaded them." onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(wanted, { template, ...(blind && { blind }) });
        }}
      >
        <fieldset className="checks">
          <legend className="visually-hidden">CVs</legend>
          {cvs.map((cv) => (
            <CvCheck key={cv.cv_index} cv={cv} checked={chosen.has(cv.cv_index)} onToggle={() => setChosen(toggled(chosen, cv.cv_index))} />
          ))}
        </fieldset>
        <div className="form-pair">
          {offered.length > 0 && (
            <Select label="Template" value={template} onChange={({ target }) => setTemplate(target.value)}>
              {offered.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <Select label="Candidate" value={baseOf(blind)} onChange={({ target }) => setBlind(withBase(blind, target.value))}>
            <option value="">Named</option>
            {BLIND_PROFILES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <BlindOptions blind={blind} onChange={setBlind} />
        {failed.map(({ name, message }) => (
          <Alert key={name} tone="danger">
            <strong>{name}</strong>: {message}
          </Alert>
        ))}
        <p className={cost > credits ? "format-cost danger" : "format-cost muted"}>
          {plural(chosen.size, "CV")}, {plural(cost, "credit")}. You have {credits}.
        </p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={isPending || chosen.size === 0 || cost > credits}>
            {isPending ? "Formatting..." : `Format ${plural(chosen.size, "CV")}`}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function CvCheck({ cv, checked, onToggle }: { cv: Candidate; checked: boolean; onToggle: () => void }) {
  const score = cv.overall;
  return (
    <div className="check-line">
      <label>
        <input type="checkbox" checked={checked} onChange={onToggle} />
        <span className="format-cv" title={cv.cv_filename}>
          {cv.name} <span className="muted">{cv.cv_filename}</span>
        </span>
      </label>
      <span className="muted">
        {oneDecimal(score)} {scoreBand(score).label}
      </span>
    </div>
  );
}

type Failure = { name: string; message: string };

/** One call for each CV, in order: those that went through are in the queue, the others stay in the window with their reason. */
function useFormat(id: string, onDone: () => void) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState<Failure[]>([]);

  async function send(cvs: Candidate[], choices: { template?: string; blind?: string }) {
    setPending(true);
    const failures: Failure[] = [];
    for (const { cv_index, cv_filename } of cvs)
      try {
        await api("POST", `/jobs/${encodeURIComponent(id)}/format`, { cv_index, ...choices });
      } catch (error) {
        if (isUnauthorized(error)) return leaveForLogin();
        failures.push({ name: cv_filename, message: errorMessage(error, "This CV could not be formatted.") });
      }
    setPending(false);
    setFailed(failures);
    const sent = cvs.length - failures.length;
    if (sent > 0) {
      const action = { label: "Dashboard", href: "/dashboard" };
      toast({ title: "Formatting started", description: `${plural(sent, "CV")} went into your queue.`, tone: "success", action });
      await Promise.all([["jobs"], ["stats"], ["wallet"], ["user"]].map((queryKey) => client.invalidateQueries({ queryKey })));
    }
    if (failures.length === 0) onDone();
  }
  return { send, isPending, failed };
}
