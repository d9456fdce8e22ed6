import { EyeOff, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { BlindDoubt, ReviewResult } from "../../../../engine/contract/api.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";

/** What the recruiter should know about the result before it is sent. */
export function Findings({ result: { problem, leaks, blindDoubts, warnings } }: { result: ReviewResult }) {
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
