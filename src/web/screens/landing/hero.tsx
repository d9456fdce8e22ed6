import { ArrowRight } from "lucide-react";
import { TRIAL_CREDITS } from "../../../engine/contract/limits.ts";

export function Hero({ onTrial }: { onTrial: () => void }) {
  return (
    <section id="top" className="hero">
      <div className="hero-words">
        <p className="eyebrow">For recruiters, agencies, consulting and staffing firms</p>
        <h1>Any CV in. Your house style out.</h1>
        <p>
          Vitae reads a candidate's CV, whatever it looks like, and writes it again in your agency's template: in Word, PDF or PowerPoint,
          in any language, in about two minutes.
        </p>
        <div className="button-row">
          <button type="button" className="button primary large" onClick={onTrial}>
            Start Free Trial
          </button>
          <button type="button" className="button large" onClick={showFeatures}>
            Learn More
          </button>
        </div>
        <p className="hero-note">{TRIAL_CREDITS} credits to start with. No card needed.</p>
      </div>
      <ScanAndDocument />
    </section>
  );
}

const showFeatures = () => document.getElementById("features")?.scrollIntoView();

/** A sample CV as it was scanned, and the first page that Vitae wrote from it: nothing on them is drawn for the eye. */
function ScanAndDocument() {
  return (
    <div className="hero-pages">
      <figure className="hero-scan">
        <img src="/pictures/scan.webp" alt="A CV as a scan, slightly askew, in grey" width={900} height={1273} />
        <figcaption>A scan comes in</figcaption>
      </figure>
      <span className="hero-arrow" aria-hidden="true">
        <ArrowRight size={20} />
      </span>
      <figure className="hero-document">
        <img
          src="/pictures/house-style.webp"
          alt="The same CV in an agency's house style, with a band, a skills matrix and tables"
          width={900}
          height={1273}
          fetchPriority="high"
        />
        <figcaption>Your document goes out</figcaption>
      </figure>
    </div>
  );
}
