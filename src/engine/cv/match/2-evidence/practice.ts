import { ancestorsOf, conceptOf, isKindOf } from "../concepts/concepts.ts";
import type { Passage, Role } from "./evidence.ts";
import { MIN_EXECUTIVE_LEVEL, OVERSEEN_FACTOR, SOLD_FACTOR, TAUGHT_FACTOR } from "./thresholds.ts";

/**
 * How close the candidate was to the work: what a teacher says of a subject, and an executive of a tool, counts less, unless the job is teaching or
 * leading too. `weakness` is the reason.
 */
export function practiceOf(
  { role, section }: Pick<Passage, "role" | "section">,
  id: string | undefined,
  { taught, sold }: { taught?: true; sold?: true },
  roles: readonly Role[],
  job: { level: number; teaches: boolean; sells?: boolean },
): { factor: number; weakness?: "taught" | "sold" | "overseen" } {
  const heldRole = roles[role ?? -1];
  const isTaught =
    !job.teaches && (id === undefined || isCraft(id)) && (taught === true || (heldRole?.teaches === true && section !== "title"));
  const isOverseen =
    heldRole !== undefined &&
    heldRole.level >= MIN_EXECUTIVE_LEVEL &&
    job.level < MIN_EXECUTIVE_LEVEL - 1 &&
    id !== undefined &&
    ["skill", "role"].includes(conceptOf(id)?.kind ?? "");
  const isSold = sold === true && job.sells !== true && (id === undefined || isSoldCraft(id));
  const factor = (isTaught ? TAUGHT_FACTOR : 1) * (isSold ? SOLD_FACTOR : 1) * (isOverseen ? OVERSEEN_FACTOR : 1);
  return { factor, ...(isTaught ? { weakness: "taught" } : isSold ? { weakness: "sold" } : isOverseen && { weakness: "overseen" }) };
}

/** Selling is the craft itself, and an industry is known to those who sell in it. */
export const isSoldCraft = (id: string) => !isKindOf(id, "sales") && ["skill", "certificate", "role"].includes(conceptOf(id)?.kind ?? "");

/** True for concepts that are not practised by teaching them. Teaching, training and leading people are. */
const isCraft = (id: string) => !["teaching", "people management", "training"].some((other) => ancestorsOf(id).has(other));
