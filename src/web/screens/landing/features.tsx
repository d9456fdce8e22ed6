import { FileOutput, Languages, type LucideIcon, Plug, ScanSearch, ScanText, ShieldCheck } from "lucide-react";
import { useMatcherOn } from "../../lib/service/matcher.ts";
import { useRetention } from "../../lib/service/retention.ts";

/** `{retention}` stands for the days that this service keeps files. */
const FEATURES: { icon: LucideIcon; title: string; text: string; ofMatcher?: true }[] = [
  {
    icon: FileOutput,
    title: "DOCX, PDF and PPTX",
    text: "The same CV as a Word document your team can edit, a PDF to send, or a presentation.",
  },
  {
    icon: ScanText,
    title: "Reads every CV",
    text: "Text parsing, file vectorisation and OCR together: columns, tables, text boxes and scans.",
  },
  {
    icon: ScanSearch,
    title: "CV vs JD Matcher",
    text: "Scores up to ten CVs against a job description, with the quotes that support each score.",
    ofMatcher: true,
  },
  {
    icon: ShieldCheck,
    title: "Deleted after {retention}",
    text: "CV files are stored temporarily, and permanently deleted after {retention} or when you delete them.",
  },
  {
    icon: Languages,
    title: "Any language",
    text: "Headings, dates and names are read in the language of the CV and written in the one of your template.",
  },
  {
    icon: Plug,
    title: "API and connectors",
    text: "API keys and webhooks connect your applicant tracking system, and a folder turns every CV that arrives into a document.",
  },
];

export function Features() {
  const retention = useRetention();
  const isMatcherOn = useMatcherOn();
  return (
    <section id="features" className="band" aria-labelledby="features-title">
      <div className="band-head">
        <h2 id="features-title">Less copying, more recruiting</h2>
        <p>Most recruiters save 15+ hours a week.</p>
      </div>
      <div className="features">
        {FEATURES.filter(({ ofMatcher }) => isMatcherOn || !ofMatcher).map(({ icon: Icon, title, text }) => (
          <article key={title} className="feature">
            <Icon className="accent-icon" size={24} strokeWidth={1.7} aria-hidden="true" />
            <h3>{title.replace("{retention}", retention)}</h3>
            <p>{text.replace("{retention}", retention)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
