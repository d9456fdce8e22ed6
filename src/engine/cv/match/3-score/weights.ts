/** Weights of the formula; `docs/matching.md` explains it. A change here changes scores and belongs in the table there. */
export const WEIGHTS = {
  /** Parts of the overall score; a part that the job description does not ask for gives its share to the others. */
  overall: { must: 0.8, nice: 0.06, role: 0.11, industry: 0.03 },
  /** Of the must-haves: the share that is met, beside the mean of the scores. */
  metMusts: 0.4,
  /** Of the role score. */
  role: { similarity: 0.5, years: 0.2, topics: 0.3 },
  /** Factor on the role score by the steps between the level asked for and the candidate's level, above or below. */
  levelGap: [1, 0.95, 0.8, 0.65, 0.5, 0.4, 0.3, 0.3],
  /** Lowest score of a requirement that is met, and of one that is partly met. */
  met: { yes: 0.7, partly: 0.3 },
  /**
   * Score of a concept that is near to the one asked for: its parent (SQL for PostgreSQL), a product that does the same job (MySQL), and a sibling
   * of any other family (Haskell for Java). All are too little to be partly met: a sentence about MySQL proves no PostgreSQL. A sibling counts where
   * the job says "or similar".
   */
  near: { parent: 0.25, interchangeable: 0.25, sibling: 0.15, similar: 0.9 },
  /** Weight of proper names that the lexicon does not have, beside known concepts. */
  unknownName: 0.4,
  /** A role that ended at most `recentYears` ago counts in full; each further year costs `perYear`, down to `min`. */
  recency: { recentYears: 5, perYear: 0.03, min: 0.65 },
} as const;
