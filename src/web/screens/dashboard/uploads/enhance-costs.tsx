import { useId } from "react";
import { Link } from "wouter";
import { CREDITS_PER_CV, ENHANCEMENT_SURCHARGE } from "../../../../engine/contract/limits.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { useWallet } from "../credits.tsx";

type Props = { cvs: number; supplied: boolean; onSkip: () => void; onEnhance: () => void };

/** The two ways to send the chosen CVs, each with its price. What the account cannot pay cannot be pressed, and a sentence says why. */
export function EnhanceCosts({ cvs, supplied, onSkip, onEnhance }: Props) {
  const id = useId();
  const { data: wallet } = useWallet();
  const plain = cvs * CREDITS_PER_CV;
  const enhanced = cvs * (CREDITS_PER_CV + ENHANCEMENT_SURCHARGE);
  const lacks = (cost: number) => wallet !== undefined && wallet.credits < cost;
  const lacking = lacks(plain) ? plain : lacks(enhanced) && supplied ? enhanced : null;
  return (
    <>
      {wallet && lacking !== null && (
        <Alert tone="danger">
          <div className="short-of-credits">
            <span>
              <strong>Insufficient Credits</strong> You need {plural(lacking, "credit")} to process {cvs === 1 ? "a CV" : `${cvs} CVs`}
              {lacking === enhanced && lacking !== plain ? " with enhancement" : ""}. You currently have {plural(wallet.credits, "credit")}.
            </span>
            <Link href="/plan" className="button small">
              Buy Credits
            </Link>
          </div>
        </Alert>
      )}
      <div className="dialog-actions priced">
        <span>
          <button type="button" className="button" aria-describedby={`${id}-plain`} disabled={lacks(plain)} onClick={onSkip}>
            Skip Enhancement
          </button>
          <small id={`${id}-plain`} className="muted num">
            {plural(plain, "credit")}
          </small>
        </span>
        <span>
          <button
            type="button"
            className="button primary"
            aria-describedby={`${id}-enhanced`}
            disabled={!supplied || lacks(enhanced)}
            onClick={onEnhance}
          >
            {supplied ? "Submit for Enhancement" : "Add JD or Keywords"}
          </button>
          <small id={`${id}-enhanced`} className="muted num">
            {plural(enhanced, "credit")}
          </small>
        </span>
      </div>
      {wallet && lacking === null && (
        <p className="cost-balance muted num">
          {plural(cvs, "CV")}, {plural(supplied ? enhanced : plain, "credit")} of {wallet.credits.toLocaleString("en")}
        </p>
      )}
    </>
  );
}
