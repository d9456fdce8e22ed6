/** Everything of the formula that is a number. `docs/matching.md` explains it; a change here changes scores and belongs in its table. */
export const WEIGHTS = {
  /** Parts of the overall score; a part that the job description does not ask for gives its share to the others. */
  overall: { must: 0.46, nice: 0.1, role: 0.34, industry: 0.1 },
  /** Of the role score. */
  role: { similarity: 0.7, years: 0.15, topics: 0.15 },
  /** Factor on the role score for each step between the level asked for and the candidate's: higher weighs like lower. */
  levelGap: [1, 0.95, 0.8, 0.65, 0.5, 0.4, 0.3, 0.3],
  /** A requirement counts as met from here, as partly met from there. */
  met: { yes: 0.7, partly: 0.3 },
  /**
   * What is near to what is asked for: its parent (SQL for PostgreSQL), a product that does the same job (MySQL), a brother of any other
   * family (Haskell for Java; too little to be partly met), and a brother where the job says "or similar".
   */
  near: { parent: 0.35, interchangeable: 0.4, sibling: 0.2, similar: 0.9 },
  /** Proper names of no lexicon, beside known concepts. */
  unknownName: 0.4,
  /** A role that ended this many years ago counts in full; each further year takes this much off, down to the floor. */
  recency: { freshYears: 5, perYear: 0.03, floor: 0.65 },
} as const;
