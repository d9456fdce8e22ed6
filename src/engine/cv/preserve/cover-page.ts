/** The page before the candidate's own document, in the agency's words. */
export type CoverPage = {
  /** The candidate's name as it is shown, or the reference. */
  title: string;
  /** The headline. */
  subtitle?: string;
  /** The agency's own words, a paragraph each. */
  lines: string[];
  /** What was withheld, at the foot of the page. */
  notice?: string[];
  rtl: boolean;
};
