import type { ReactNode } from "react";
import { Link } from "wouter";
import type { EvidenceSource, RequirementResult } from "../../../../../engine/contract/api.ts";
import { Dialog } from "../../../../ui/controls/dialog.tsx";
import { type Candidate, placeOf } from "../candidates.ts";
import { ScoreTable } from "../score-notes.tsx";
import { MetMark, ScoreChip } from "../score-parts.tsx";
import { type PARTS, scoreBand } from "../scores.ts";

type Of = { candidate: Candidate; onClose: () => void };

/** A requirement and one candidate: the verdict, which part is missing, and the passages with their places in the CV. */
export function RequirementDialog({
  candidate,
  requirement,
  onClose,
  children,
}: Of & { requirement: RequirementResult; children?: ReactNode }) {
  const { text, kind, met, evidence, sources, related = [], why, missing = [], use } = requirement;
  return (
    <Dialog title={text} description={`${candidate.name}${kind === "nice" ? " · nice to have" : ""}`} onClose={onClose}>
      <div className="cell-told">
        <p>
          <MetMark met={met} /> {use && <span className="muted num">{toldUse(use)}</span>}
        </p>
        {why ? (
          <p className="requirement-missing">{why}</p>
        ) : (
          missing.length > 0 && <p className="requirement-missing">Not shown: {missing.join(", ")}</p>
        )}
        <Quotes candidate={candidate} quotes={evidence} sources={sources} />
        {related.length > 0 && (
          <>
            <h3>Near to it, but no proof</h3>
            <Quotes candidate={candidate} quotes={related} />
          </>
        )}
        {children}
      </div>
    </Dialog>
  );
}

const toldUse = ({ months, last }: NonNullable<RequirementResult["use"]>) => {
  const time = months >= 12 ? `${(months / 12).toFixed(1).replace(/\.0$/, "")} years` : `${months} months`;
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
        {explained && <Quotes candidate={candidate} quotes={explained.evidence} sources={explained.sources} />}
        {!explained && <p className="muted">This analysis is older than the explanations of this score.</p>}
      </div>
    </Dialog>
  );
}

/** How the overall score adds up. */
export function OverallDialog({ candidate, onClose }: Of) {
  const score = candidate.overall_matching_score;
  return (
    <Dialog title="Overall" description={candidate.name} onClose={onClose}>
      <div className="cell-told">
        <p>
          <ScoreChip score={score} /> <span className="muted">{scoreBand(score).label}</span>
        </p>
        {candidate.sum && candidate.sum.length > 0 && <ScoreTable terms={candidate.sum} overall={score} />}
        {candidate.scorer && <p className="muted">Scored by: {candidate.scorer}</p>}
      </div>
    </Dialog>
  );
}

function Quotes({ candidate, quotes, sources = [] }: { candidate: Candidate; quotes: string[]; sources?: EvidenceSource[] }) {
  if (quotes.length === 0) return <p className="muted">Nothing found in the CV.</p>;
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
