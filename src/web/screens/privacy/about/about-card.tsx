import { Download, ExternalLink } from "lucide-react";
import { CANDIDATE_LANGUAGES } from "../../../../engine/contract/limits.ts";
import { useDownload } from "../../../lib/api/download.ts";
import { ownLanguageName } from "../../../lib/languages.ts";
import { Card } from "../../../ui/controls/card.tsx";

const TOPICS = [
  ["matcher", "What the matcher is for, and how well it works"],
  ["compliance", "Which article of the AI Act and the GDPR is served by what"],
] as const;

/** What users and candidates are told before anybody is compared. */
export function AboutCard() {
  const save = useDownload();
  return (
    <Card
      id="about"
      title="To Read and to Give"
      note="What users should know of the matcher, and what candidates are told before it reads their CV."
    >
      <ul className="about-links">
        {TOPICS.map(([topic, title]) => (
          <li key={topic}>
            <a href={`/api/about/${topic}`} target="_blank" rel="noreferrer">
              {title}
              <ExternalLink size={14} aria-label="in a new tab" />
            </a>
          </li>
        ))}
      </ul>
      <p className="about-notice">Notice for candidates, to be filled in and looked over by your lawyer:</p>
      <div className="privacy-downloads">
        {CANDIDATE_LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            className="button small"
            disabled={save.isPending}
            onClick={() => save.mutate({ path: `/candidate-notice?language=${language}`, fallbackName: `notice-${language}.txt` })}
          >
            <Download size={15} aria-hidden="true" />
            {ownLanguageName(language)}
          </button>
        ))}
      </div>
    </Card>
  );
}
