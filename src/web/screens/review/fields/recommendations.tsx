import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown, Lightbulb } from "lucide-react";
import { plural } from "../../../lib/text/words.ts";
import { useDesk } from "../state/desk-context.ts";

/** What an enhanced CV was enhanced for: the skills that the job asks for, and where the CV shows them. */
export function Recommendations() {
  useSignals();
  const { recommendations = [] } = useDesk().review.value;
  if (recommendations.length === 0) return null;
  return (
    <details className="desk-recommendations">
      <summary>
        <Lightbulb size={15} aria-hidden="true" />
        {plural(recommendations.length, "recommendation")}
        <ChevronDown size={15} aria-hidden="true" />
      </summary>
      <ul>
        {recommendations.map(({ skill, reason, evidence }) => (
          <li key={skill}>
            <b>{skill}</b> {reason}
            {evidence.length > 0 && <q>{evidence.join(" … ")}</q>}
          </li>
        ))}
      </ul>
    </details>
  );
}
