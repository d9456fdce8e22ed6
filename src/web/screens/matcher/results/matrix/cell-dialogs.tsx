import { Link } from "wouter";
import type { EvidenceSource, KeptMatchChange, RequirementResult, WeighedRequirement } from "../../../../../engine/contract/api.ts";
import { metWord, WEIGHTS } from "../../../../lib/text/verdicts.ts";
import { plural } from "../../../../lib/text/words.ts";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { type Candidate, placeOf } from "../candidates.ts";
import { JudgeForm } from "../changes/change-forms.tsx";
import type { Changes } from "../changes/use-changes.ts";
import { ScoreTable } from "../score-notes.tsx";
import { MetMark, ScoreChip } from "../score-parts.tsx";
import { oneDecimal, type PARTS, scoreBand } from "../scores.ts";

type Of = { candidate: Candidate; onClose: () => void };

type Judged = Of & { requirement: WeighedRequirement; index: number; made?: KeptMatchChange; changes: Changes };

/** A requirement and one candidate: the verdict, which part is missing, and the passages with their places in the CV; and the recruiter's own verdict. */
export function RequirementDialog({ candidate, requirement: { text, weight }, index, made, changes, onClose }: Judged) {
  const found = candidate.requirements?.[index];
  const met = candidate.verdicts[index]?.met ?? null;
  return (
    <Dialog
      title={text}
      description={`${candidate.name}${weight === "must" ? "" : ` · ${WEIGHTS[weight].toLowerCase()}`}`}
      onClose={onClose}
    >
      <div className="cell-told">
        <p>
          {met ? <MetMark met={met} /> : <span className="badge">{metWord(null)}</span>}{" "}
          {found?.use && <span className="muted num">{toldUse(found.use)}</span>}
        </p>
        {found ? <Found candidate={candidate} found={found} /> : <p className="muted">The CVs were not searched for it.</p>}
        <JudgeForm candidate={candidate} index={index} made={made} changes={changes} onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** What the matcher found. */
function Found({ candidate, found }: { candidate: Candidate; found: RequirementResult }) {
  const { evidence, sources, related = [], why, missing = [] } = found;
  const isMissing = why ?? (missing.length > 0 ? `Not shown: ${missing.join(", ")}` : undefined);
  return (
    <>
      {isMissing && <p className="requirement-missing">{isMissing}</p>}
      <Quotes candidate={candidate} quotes={evidence} sources={sources} why={isMissing} />
      {related.length > 0 && (
        <>
          <h3>Near to it, but no proof</h3>
          <Quotes candidate={candidate} quotes={related} />
        </>
      )}
    </>
  );
}

const toldUse = ({ months, last }: NonNullable<RequirementResult["use"]>) => {
  const years = Number((months / 12).toFixed(1));
  const time = months >= 12 ? plural(years, "year") : plural(months, "month");
  return `${time} in dated jobs, ${last === "present" ? "until today" : `last in ${last}`}`;
};

/** One of the three scores beside the overall one. */
export function PartDialog({ candidate, part: [key, label], onClose }: Of & { part: (typeof PARTS)[number] }) {
  const explained = candidate.explained?.[key];
  return (
    <Dialog title={label} description={candidate.name} onClose={onClose}>
      <div className="cell-told">
        <p>
          <ScoreChip score={candidate[key]} /> <span className="muted">{scoreBand(candidate[key]).label}</span>
        </p>
        {explained?.why && <p>{explained.why}</p>}
        {explained && <Quotes candidate={candidate} quotes={explained.evidence} sources={explained.sources} why={explained.why} />}
        {!explained && <p className="muted">This analysis is older than the explanations of this score.</p>}
      </div>
    </Dialog>
  );
}

/** How the overall score adds up. */
export function OverallDialog({ candidate, onClose }: Of) {
  const { overall, overall_matching_score: score } = candidate;
  return (
    <Dialog title="Overall" description={candidate.name} onClose={onClose}>
      <div className="cell-told">
        <p>
          <ScoreChip score={overall} /> <span className="muted">{scoreBand(overall).label}</span>
        </p>
        {overall !== score && <p>With what you changed. By the matcher alone it is {oneDecimal(score)}, which adds up so:</p>}
        {candidate.sum && candidate.sum.length > 0 && <ScoreTable terms={candidate.sum} overall={score} />}
        {candidate.scorer && <p className="muted">Scored by: {candidate.scorer}</p>}
      </div>
    </Dialog>
  );
}

type Quoted = { candidate: Candidate; quotes: string[]; sources?: EvidenceSource[]; why?: string };

/** Where there are no quotes, the reason beside them says so; without one this does. */
function Quotes({ candidate, quotes, sources = [], why }: Quoted) {
  if (quotes.length === 0) return why ? null : <p className="muted">Nothing found in the CV.</p>;
  return (
    <ul className="cell-quotes">
      {quotes.map((quote, at) => (
        <li key={quote}>
          <q>{quote}</q>
          <Place candidate={candidate} source={sources[at]} />
        </li>
      ))}
    </ul>
  );
}

/** The review desk has the page itself, where the same CV was formatted. */
function Place({ candidate: { reviewId, name }, source }: { candidate: Candidate; source?: EvidenceSource }) {
  if (!source) return null;
  return (
    <span className="cell-place muted">
      {placeOf(source)}
      {reviewId && (
        <Link href={`/review/${encodeURIComponent(reviewId)}`} aria-label={`Show ${name} at the review desk`}>
          Show at the review desk
        </Link>
      )}
    </span>
  );
}
