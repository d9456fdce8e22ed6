import { EyeOff, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { BlindDoubt, BlindUnsure, ReviewResult } from "../../../../engine/contract/api.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { useDesk } from "../state/desk-context.ts";

/** What the recruiter should know about the result before it is sent. */
export function Findings({ result: { problem, leaks, blindDoubts, blindUnsure, warnings } }: { result: ReviewResult }) {
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {leaks.length > 0 && (
        <Finding
          tone="danger"
          icon={<EyeOff size={16} aria-hidden="true" />}
          title="This document would still show who the candidate is, so it is not made."
        >
          {leaks.map(({ what, place }) => (
            <li key={`${what} ${place}`}>
              <strong>{what}</strong> {place}
            </li>
          ))}
        </Finding>
      )}
      {blindDoubts.length > 0 && (
        <Finding
          tone="warning"
          icon={<EyeOff size={16} aria-hidden="true" />}
          title={`${plural(blindDoubts.length, "passage")} may still say who the candidate is.`}
        >
          {blindDoubts.map((doubt) => (
            <Doubt key={`${doubt.what} ${doubt.section} ${doubt.text}`} doubt={doubt} />
          ))}
        </Finding>
      )}
      {blindUnsure.length > 0 && (
        <Finding tone="warning" icon={<EyeOff size={16} aria-hidden="true" />} title={unsureTitle(blindUnsure)}>
          {blindUnsure.map((passage) => (
            <Unsure key={passage.id} passage={passage} />
          ))}
        </Finding>
      )}
      {warnings.length > 0 && (
        <Finding
          tone="neutral"
          icon={<TriangleAlert size={16} aria-hidden="true" />}
          title={`${plural(warnings.length, "note")} on this result`}
        >
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </Finding>
      )}
    </>
  );
}

const Doubt = ({ doubt: { what, section, text } }: { doubt: BlindDoubt }) => (
  <li>
    <strong>{section ? `${what}, ${section}` : what}</strong> <q>{text}</q>
  </li>
);

function unsureTitle(passages: BlindUnsure[]): string {
  const withheld = passages.filter(({ printed }) => !printed).length;
  if (withheld === 0)
    return `${plural(passages.length, "passage")} may say who the candidate is, and ${passages.length === 1 ? "is" : "are"} printed.`;
  return `${plural(withheld, "passage")} may say who the candidate is, and ${withheld === 1 ? "is" : "are"} withheld.`;
}

/** What was withheld and why, and the recruiter's word that it is printed after all, or is not. */
function Unsure({ passage: { id, what, section, text, printed } }: { passage: BlindUnsure }) {
  const desk = useDesk();
  const say = printed ? "Withhold it again" : "Print it after all";
  return (
    <li>
      <strong>{section ? `Possibly ${what}, ${section}` : `Possibly ${what}`}</strong> <q>{text}</q>{" "}
      <button
        type="button"
        className="link-button"
        aria-label={`${say}: ${text}`}
        onClick={() => desk.put({ kind: "checked", ids: [id], checked: !printed }, { focus: null })}
      >
        {say}
      </button>
    </li>
  );
}

type FindingProps = { tone: "danger" | "warning" | "neutral"; icon: ReactNode; title: string; children: ReactNode };

/** Open where something must be looked at, folded for notes. */
const Finding = ({ tone, icon, title, children }: FindingProps) => (
  <details className={`finding ${tone}`} open={tone !== "neutral"}>
    <summary>
      {icon}
      {title}
    </summary>
    <ul>{children}</ul>
  </details>
);
