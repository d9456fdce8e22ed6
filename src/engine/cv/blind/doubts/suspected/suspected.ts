import { looksLikeInstitution } from "../../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../../parse/recognisers/name-kinds/kinds-of.ts";
import { type Doubt, doubtsOf, type OpenSearch } from "../../search/doubt.ts";
import type { Passage } from "../../search/passages.ts";
import { MIN_KIND_CONFIDENCE, MIN_SUSPICION, MIN_SUSPICION_AT_TOP, MIN_SUSPICION_IN_FIELD, MIN_WHOLE_RATIO } from "../../thresholds.ts";
import { type Slot, slotOf } from "./slot.ts";
import { type SpanEvidence, spanEvidence } from "./span-evidence.ts";
import { SPAN_WEIGHTS } from "./span-weights.ts";
import { type NameSpan, nameSpans } from "./spans.ts";

/**
 * Doubts about pieces of text that no rule knows, `found` are those of the rules: each piece that may be a name is weighed by all that speaks for and against an employer or a
 * school there ("Brumelac Farms" in the place of a town, "harmonie municipale de Brumel" behind a title). What is likelier than {@link MIN_SUSPICION} is withheld, in some places from less on.
 */
export function suspectedDoubts(passages: readonly Passage[], search: OpenSearch, found: readonly Doubt[]): Doubt[] {
  const { withhold } = search.profile;
  const kinds = { employer: withhold.includes("employers"), institution: withhold.includes("institutions") };
  if (!kinds.employer && !kinds.institution) return [];
  const foundIn = Map.groupBy(found, ({ passage }) => passage);
  return passages.flatMap((passage): Doubt[] => {
    const slot = slotOf(passage);
    // A title that is the headline too is one: nobody has an employer for a headline.
    if (!slot || (slot === "position" && search.full.basics.label?.includes(passage.searched))) return [];
    const said = (foundIn.get(passage) ?? []).flatMap(({ parts = [passage.searched] }) => parts);
    const names = suspectedSpans(passage, slot, search)
      .map(({ text }) => text)
      .filter((name) => !said.some((one) => one.includes(name) || name.includes(one)));
    return doubtsOf(passage, [
      { what: "employer", parts: kinds.employer ? names.filter((name) => !isSchool(name, slot)) : [] },
      { what: "institution", parts: kinds.institution ? names.filter((name) => isSchool(name, slot)) : [] },
    ]);
  });
}

/** The likeliest pieces of a line, none within another; the whole part between separators where it is nearly as likely: "St. Brumel Parish" rather than "St. Brumel". */
function suspectedSpans(passage: Passage, slot: Slot, search: OpenSearch): NameSpan[] {
  const spans = nameSpans(passage.searched);
  const evidence = spans.length > 0 ? spanEvidence(spans, passage, search) : [];
  const likely = spans
    .map((span, at) => ({ span, likelihood: suspicion(slot, evidence[at] as SpanEvidence) }))
    .filter(({ likelihood }) => likelihood >= boundOf(slot))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  const kept: NameSpan[] = [];
  for (const { span, likelihood } of likely) {
    if (kept.some((one) => overlap(one, span))) continue;
    const whole = likely.find((one) => isWholePart(one.span) && overlap(one.span, span) && one.likelihood >= MIN_WHOLE_RATIO * likelihood);
    kept.push(whole?.span ?? span);
  }
  return kept;
}

/** In a field of names a piece that is withheld without need is short, and below the head of an entry stands the employer that was not found. */
const boundOf = (slot: Slot) => (OF_NAMES.has(slot) ? MIN_SUSPICION_IN_FIELD : slot === "top" ? MIN_SUSPICION_AT_TOP : MIN_SUSPICION);
const OF_NAMES: ReadonlySet<Slot> = new Set<Slot>(["location", "project", "certificate", "skill", "interest"]);

const overlap = (one: NameSpan, other: NameSpan) => one.from < other.to && other.from < one.to;
const isWholePart = ({ from, to, part }: NameSpan) => from === part.from && to === part.to;

/** How likely a piece of text in a place is the name of an organisation that is to be withheld: a logistic regression on its evidence. */
export function suspicion(slot: Slot, evidence: SpanEvidence): number {
  const [bias = 0, ...weights] = SPAN_WEIGHTS.get(slot) ?? [];
  const odds = weights.reduce((sum, weight, at) => sum + weight * (evidence[at] as number), bias);
  return 1 / (1 + Math.exp(-odds));
}

const OF_STUDIES: ReadonlySet<Slot> = new Set<Slot>(["schoolTop", "schoolText", "degree", "subject"]);

function isSchool(name: string, slot: Slot): boolean {
  const { institution, company } = kindsOf(name);
  return OF_STUDIES.has(slot) || institution > company || looksLikeInstitution(name) >= MIN_KIND_CONFIDENCE;
}
