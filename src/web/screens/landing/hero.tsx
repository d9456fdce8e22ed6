import { TRIAL_CREDITS } from "../../../engine/contract/limits.ts";

export function Hero({ onTrial }: { onTrial: () => void }) {
  return (
    <section id="top" className="hero">
      <div className="hero-words">
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
      <BeforeAndAfter />
    </section>
  );
}

const showFeatures = () => document.getElementById("features")?.scrollIntoView();

/** What the product does, as one picture: a crowded page, and the same content in order. */
function BeforeAndAfter() {
  return (
    <svg className="hero-picture" viewBox="0 0 520 430" role="img" aria-label="A crowded CV becomes a clear document">
      <g className="paper before" transform="translate(6 34) rotate(-5 110 150)">
        <rect width="216" height="300" rx="9" />
        <rect className="ink-3" x="16" y="18" width="52" height="62" rx="4" />
        <rect className="ink-2" x="80" y="20" width="112" height="12" rx="3" />
        <rect className="ink-3" x="80" y="40" width="72" height="6" rx="3" />
        <rect className="ink-3" x="80" y="52" width="96" height="6" rx="3" />
        <rect className="ink-3" x="118" y="64" width="44" height="6" rx="3" />
        <rect className="ink-4" x="0" y="96" width="82" height="204" />
        {[108, 118, 128, 150, 160, 170, 180, 204, 214, 236, 246, 256, 266].map((y, index) => (
          <rect
            key={y}
            className="ink-3"
            x="14"
            y={y}
            width={[44, 52, 30, 56, 40, 50, 36, 54, 28, 48, 56, 34, 44][index]}
            height="5"
            rx="2.5"
          />
        ))}
        {[102, 112, 122, 132, 146, 156, 166, 172, 186, 196, 206, 216, 224, 240, 250, 260, 270, 280].map((y, index) => (
          <rect
            key={y}
            className="ink-3"
            x={index % 5 === 4 ? 104 : 94}
            y={y}
            width={68 + ((index * 37) % 46)}
            height={index % 4 === 0 ? 7 : 4}
            rx="2"
          />
        ))}
      </g>
      <g className="paper after" transform="translate(218 24)">
        <rect width="280" height="384" rx="11" />
        <path className="brand" d="M11 0h258a11 11 0 0 1 11 11v69H0V11A11 11 0 0 1 11 0z" />
        <rect className="on-brand" x="26" y="26" width="124" height="14" rx="4" />
        <rect className="on-brand soft" x="26" y="49" width="88" height="7" rx="3.5" />
        <g transform="translate(224 22) scale(1.1)">
          <path className="on-brand" d="M5 0h10l5 5v14a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" />
          <path className="brand-line" d="m6 9 4.5 8.5L15 9" />
        </g>
        {[104, 214, 310].map((y) => (
          <rect key={y} className="brand" x="26" y={y} width="62" height="8" rx="4" />
        ))}
        {[126, 170].map((y) => (
          <g key={y}>
            <rect className="ink-2" x="96" y={y} width="102" height="7" rx="3.5" />
            <rect className="ink-3" x="26" y={y} width="50" height="6" rx="3" />
            <rect className="ink-3" x="96" y={y + 14} width="154" height="5" rx="2.5" />
            <rect className="ink-3" x="96" y={y + 25} width="128" height="5" rx="2.5" />
          </g>
        ))}
        {[236, 260, 284].map((y, index) => (
          <g key={y}>
            <rect className="ink-2" x="26" y={y} width={[58, 44, 66][index]} height="6" rx="3" />
            <rect className="ink-4" x="124" y={y} width="126" height="6" rx="3" />
            <rect className="brand" x="124" y={y} width={[108, 82, 60][index]} height="6" rx="3" />
          </g>
        ))}
        <rect className="ink-3" x="26" y="332" width="224" height="5" rx="2.5" />
        <rect className="ink-3" x="26" y="344" width="186" height="5" rx="2.5" />
        <rect className="ink-4" x="26" y="364" width="228" height="1" />
      </g>
    </svg>
  );
}
