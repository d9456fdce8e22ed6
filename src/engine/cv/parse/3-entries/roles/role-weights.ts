import type { WeakSeparator } from "./fragments/head-atoms.ts";

/**
 * Weights of the labelling of heads (`label-head.ts`). Unit: evidence. 1 is the evidence of a text that is certainly of a role. What counts against a
 * labelling is written as a cost, above 0. Set by hand and judged on whole CVs; `assign-roles.test.ts` and the approved CVs fail where one is far off.
 */
export const ROLE_WEIGHTS = {
  /** Cost of a span that goes on behind a separator: "Drossel, Weidlich & Partners". */
  merge: { comma: 0.05, dash: 0.1, slash: 0.05, at: 0.3, in: 0.02, for: 0.02, to: 0.2, colon: 0.05, bracket: 0 } satisfies Record<
    WeakSeparator,
    number
  >,
  /** Cost of a new span behind a separator. */
  split: { comma: 0.1, dash: 0.05, slash: 0.15, at: 0.02, in: 0.3, for: 0.3, to: 0.02, colon: 0.25, bracket: 0.2 } satisfies Record<
    WeakSeparator,
    number
  >,
  /** For each core role (position, employer; degree, institution) that is assigned at all: a name that no list knows is more often one than none. */
  core: 0.15,
  /** For a core role that all entries of the section have; less by the ratio of those that lack it. */
  filled: 0.3,
  /** Of the best evidence for another role, how much counts against a role. */
  rival: 0.8,
  /** How much of that is left where a span elsewhere in the head has the evidence too: "Mossley Nursery" beside "Head of Stock". */
  rivalElsewhere: 0.5,
  /** Cost of a place, which may be missing: it needs evidence. */
  place: 0.25,
  /** Cost of a place that no list knows: it needs siblings as well. */
  unknownPlace: 0.45,
  /** Cost of a place behind the comma after a text without a role: "Corve, м. Кернівка". */
  placeBehindNone: 0.3,
  /** Cost of a known place within a name: "Acme Ltd, Bristol" as an employer. */
  placeInside: 0.25,
  /** Cost of a place of three atoms and more that does not begin with a known place: "Harbour Research, Austin, TX". */
  longPlace: 0.3,
  /** Cost of a position that goes on with what is none: "Project Officer, Department of Physics". */
  positionTail: 0.08,
  /** For a position that goes on in small letters: "Buyer of tea, coffee and spices". */
  smallTail: 0.2,
  /** Cost of a text without a role. */
  noRole: 0.12,
  /** Cost of a text without a role, times the best evidence that it has for one. */
  noRoleEvidence: 0.15,
  /** Cost of a text without a role beside a degree: "Economics, BSc" belongs together. */
  subject: 0.3,
  /** Cost of an institution that begins with a subject: "Economics, University of Leith". */
  subjectInside: 0.3,
  /** Cost of a core role for a text that is worded like a sentence: "Mentored three junior colleagues". */
  descriptive: 0.3,
  /** Cost of an employer that goes on with what it is, or when that was: "Mirabelle, magasin de lingerie". */
  note: 0.5,
  /** Cost of a core role behind a separator without evidence. */
  unsupported: 0.15,
  /** For an employer behind "at" or "chez", whatever else the name says: "Cook chez M. Martel (photographer)". */
  employerBehindAt: 0.5,
  /** Cost of an employer with a colon within: "M. Perrin : mended the presses". */
  employerColon: 0.3,
  /** Cost of a core role without evidence for each row from the third. */
  row: 0.03,
  /** Cost of a degree behind its institution: most CVs print it first. */
  degreeOrder: 0.15,
  /** Cost of a position behind its employer. Less: the employer stands first in many CVs. */
  positionOrder: 0.08,
  /** How much the siblings count: the factor of the logarithm of how frequent a role is at that slot. */
  consistency: 0.7,
  /** How much what stands behind the same separators of the siblings counts, beside what follows the same role. */
  shape: 0.6,
  /** Entries that are added to each count of the siblings, so that what none of two siblings has is not excluded. Unit: entries. */
  smoothing: 0.3,
  /** The most that siblings can count against a role. */
  maxAgainst: 1,
  /** What a labelled span without evidence counts as a sibling; its evidence is added. Unit: entries. */
  siblingAlone: 0.4,
  /** What a sibling counts whose name goes on with a possible city ("Hotel Dunes, Redon"): that city may be the place. Unit: entries. */
  siblingWithCity: 0.2,
} as const;

/** From how much evidence on a text counts as something. Unit: evidence, 0 to 1. */
export const ROLE_EVIDENCE = {
  /** Less is what a single word of a title may have. */
  some: 0.3,
  /** More for a role than against it. */
  likely: 0.5,
  /** Enough to stand in brackets, or to be the institution behind a subject: "BSc, Economics, University of Leith". */
  strong: 0.7,
  /** A position that a list knows. */
  sure: 0.8,
  /** Less does not support a span behind a separator. */
  support: 0.2,
  /** What was learnt of names takes a text behind "in" for a subject: "Consultant in Electronic Engineering". Unit: likelihood. */
  subject: 0.6,
  /** An employer behind "for": "Zeitungsbote für Hafenblatt", and not "Referent für Statistik". */
  behindFor: 0.05,
  /** A place of a job that is written like a city and that no list knows has 0.2. */
  place: 0.19,
  /** A place in brackets: a name in brackets is a city more often than anything else. */
  placeInBracket: 0.15,
  /** A place that a list knows. */
  surePlace: 0.6,
} as const;
