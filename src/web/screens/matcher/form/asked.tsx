import { useMutation } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import type { AskedFor, AskedWeight, Weight } from "../../../../engine/contract/api.ts";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { plural } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { Select } from "../../../ui/controls/field.tsx";

/** What a text asks for, and how much each of it is to count, in the same order. */
export type WeighedText = { text: string; requirements: AskedFor["requirements"]; weights: Weight[] };

type AskedProps = { text: string; asked?: WeighedText; onChange: (asked: WeighedText) => void };

/** What is found in the pasted text, to be looked at and weighed before the CVs are compared. A text that was changed is read again. */
export function Asked({ text, asked, onChange }: AskedProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api<AskedFor>("POST", "/requirements", { jdText: text }),
    onSuccess: ({ requirements }) => onChange({ text, requirements, weights: requirements.map(({ kind }) => kind) }),
    onError: (error) => {
      if (!isUnauthorized(error))
        toast({ title: "Not read", description: errorMessage(error, "The text could not be read."), tone: "danger" });
    },
  });
  if (!text.trim()) return null;
  if (asked?.text !== text)
    return (
      <button type="button" className="button asked-button" disabled={isPending} onClick={() => mutate()}>
        <ListChecks size={16} aria-hidden="true" />
        {isPending ? "Reading..." : "Show what it asks for"}
      </button>
    );
  return <AskedList asked={asked} onChange={onChange} />;
}

function AskedList({ asked, onChange }: { asked: WeighedText; onChange: (asked: WeighedText) => void }) {
  const { requirements, weights } = asked;
  const weigh = (index: number, weight: Weight) => onChange({ ...asked, weights: weights.with(index, weight) });
  return (
    <section className="asked-list" aria-label="What the job description asks for">
      <p className="muted">
        {plural(requirements.length, "requirement")}. Is something missing? Write it into the text as a line of its own, and read it again.
      </p>
      <ul>
        {requirements.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a job description may ask twice for the same
          <li key={index}>
            <span className={weights[index] === "ignore" ? "left-out" : undefined}>{text}</span>
            <Select
              label={`Weight of ${text}`}
              hideLabel
              value={weights[index]}
              onChange={({ target }) => weigh(index, target.value as Weight)}
            >
              <option value="must">Must-have</option>
              <option value="nice">Nice to have</option>
              <option value="ignore">Ignore</option>
            </Select>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is weighed otherwise than the text says; nothing where the text was changed since. */
export function changedWeights(text: string, asked: WeighedText | undefined): AskedWeight[] {
  if (!asked || asked.text !== text) return [];
  return asked.requirements.flatMap(({ kind }, index) => {
    const weight = asked.weights[index] ?? kind;
    return weight === kind ? [] : [{ requirement: index + 1, weight }];
  });
}
