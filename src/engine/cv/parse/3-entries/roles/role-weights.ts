import type { WeakSeparator } from "./head-atoms.ts";

/**
 * Weights of the labelling of heads (`assign-roles.ts`), in the unit of evidence: 1 is what a text earns that can be nothing else. Set by hand
 * and judged on whole CVs; `assign-roles.test.ts` and the approved CVs fail where one is far off.
 */
export const ROLE_WEIGHTS = {
  /** What it costs that a span goes on after a separator: "Drossel, Weidlich & Partners". */
  merge: { comma: 0.05, dash: 0.1, slash: 0.05, at: 0.3, in: 0.02, to: 0.2, colon: 0.05, bracket: 0 } satisfies Record<
    WeakSeparator,
    number
  >,
  /** What it costs to begin a new span after a separator. */
  split: { comma: 0.1, dash: 0.05, slash: 0.15, at: 0.02, in: 0.3, to: 0.02, colon: 0.25, bracket: 0.2 } satisfies Record<
    WeakSeparator,
    number
  >,
  /** What a core part (position, employer; degree, school) earns for being there, and more where all entries of the section have it. */
  core: 0.15,
  share: 0.3,
  /** How much evidence for another part counts against one. */
  rival: 0.8,
  /** How much of that is left where another span of the head has the evidence too: "Mossley Nursery" beside "Head of Stock". */
  toldElsewhere: 0.5,
  /** A row in plain print below a bold head that has several parts already names nobody. */
  plainUnderBold: 0.3,
  /** A place needs evidence; one that no list knows needs siblings as well. */
  place: 0.25,
  unknownPlace: 0.45,
  /** A known place at the end of a name is not part of it: "Acme Ltd, Bristol". */
  placeInside: 0.25,
  /** "Harbour Research – Austin, TX" is no place, though it ends like one. */
  longPlace: 0.3,
  dashPlace: 0.4,
  /** A position goes on with what looks like none: "Project Officer, Department of Physics". */
  positionTail: 0.08,
  /** It goes on with small letters: "Buyer of tea, coffee and spices". */
  smallTail: 0.2,
  /** A text that has no part, and more if it looks like one. */
  other: 0.12,
  otherEvidence: 0.15,
  otherOther: 0.05,
  /** "Economics, BSc": the subject is not apart from its degree. */
  subject: 0.3,
  /** A school begins with what looks like none: "Economics, University of Leith". */
  subjectInside: 0.3,
  /** "Mentored three junior colleagues" names nobody. */
  descriptive: 0.3,
  /** "CA" of "San Francisco, CA". */
  initials: 0.3,
  /** A new span that no evidence supports. */
  unsupported: 0.15,
  /** Least evidence for a place in brackets; other parts need more. */
  bracketPlace: 0.15,
  /** "Cook chez M. Martel (photographer)": who stands behind such a word is the employer, whatever else the name says. */
  employerBehindAt: 0.5,
  /** An employer hardly ever has a colon within: "Corve Works: mended the pumps". */
  employerColon: 0.3,
  /** Each row further down, from the third. */
  row: 0.03,
  /** The position, or the degree, stands first where nothing tells. */
  order: 0.15,
  jobOrder: 0.08,
  /** How much the siblings count, their smoothing (in entries), and the most that they can count against a part. */
  consistency: 0.7,
  smoothing: 0.3,
  least: 1,
  /** What a labelled span without any evidence counts as a sibling; its evidence is added. */
  usage: 0.4,
  /** How much it says that a sibling goes on with what may be a city (1: as much as any other). */
  maybePlace: 0.2,
} as const;

/** From how much evidence on a text counts as something, in the same unit. */
export const ROLE_EVIDENCE = {
  /** Less is no evidence: of a single word of a title, say. */
  some: 0.3,
  /** More for a part than against it. */
  likely: 0.5,
  /** Enough to stand in brackets, or to be the school after a subject: "BSc, Economics, University of Leith". */
  strong: 0.7,
  /** A position that a list knows. */
  sure: 0.8,
  /** Less does not support a span after a separator. */
  support: 0.2,
  /** A place of a job that is written like a city and that no list knows: 0.2. */
  place: 0.19,
  /** A place that a list knows. */
  surePlace: 0.6,
} as const;
