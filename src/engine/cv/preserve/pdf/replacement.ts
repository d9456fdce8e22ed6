/** A text in the place of one that goes: it begins at `x`, or has its middle there, and has `width` at most. Points from the top left. */
export type Replacement = {
  page: number;
  text: string;
  x: number;
  baseline: number;
  size: number;
  width: number;
  centered: boolean;
  bold: boolean;
  color: string;
};
