import type { BlindDoubt, Job } from "../../../../../engine/contract/api.ts";
import { plural } from "../../../../lib/text/words.ts";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { useRelease } from "./release-job.ts";

/** The passages of a blind CV that the recruiter has to look at, by kind, and her word that it may go out. */
export default function BlindStopDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const release = useRelease(onClose);
  const doubts = job.blindDoubts ?? [];
  return (
    <Dialog
      wide
      title="Check Before Sending"
      description={`This blind CV may still show who the candidate is: ${plural(doubts.length, "passage")}.`}
      onClose={onClose}
    >
      <div className="blind-stop">
        <p className="muted">{redactedMessage(job.blindWithholds ?? [])} Please look at this before the documents leave:</p>
        {/* A long list scrolls, also with the keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable without a mouse */}
        <section className="blind-passages" tabIndex={0} aria-label="Passages to check">
          {[...Map.groupBy(doubts, ({ what }) => what)].map(([what, passages]) => (
            <Passages key={what} what={what} passages={passages} />
          ))}
        </section>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
          <button type="button" className="button primary" disabled={release.isPending} onClick={() => release.mutate(job.id)}>
            {release.isPending ? "Releasing..." : "Release for download"}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const Passages = ({ what, passages }: { what: string; passages: BlindDoubt[] }) => (
  <>
    <h3>Possibly: {what}</h3>
    <ul>
      {passages.map(({ section, text }) => (
        <li key={`${section} ${text}`}>
          {section && <span className="muted">{section}</span>}
          {section ? <q>{text}</q> : text}
        </li>
      ))}
    </ul>
  </>
);

const ITEMS: Record<string, string> = {
  contact: "e-mail and telephone",
  photo: "the photo",
  links: "web addresses",
  street: "street and postal code",
  address: "the town",
  birth: "date and place of birth",
  nationality: "nationality",
  maritalStatus: "marital status",
  gender: "gender and pronouns",
  referees: "referees",
  employers: "employers",
  institutions: "schools and universities",
};

/** "This profile withholds the name, e-mail and telephone, … and gender." */
export function redactedMessage(withholds: string[]): string {
  const items = ["the name", ...withholds.map((item) => ITEMS[item] ?? item)];
  return `This profile withholds ${new Intl.ListFormat("en", { type: "conjunction" }).format(items)}.`;
}
