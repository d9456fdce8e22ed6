/** A font as pdf.js exports it. */
export type ExportedFont = {
  name?: string;
  vertical?: boolean;
  fontMatrix?: number[];
  isType3Font?: boolean;
  bbox?: number[];
  bold?: boolean;
  italic?: boolean;
  /** How the characters of a Type 3 font are drawn, by their names. */
  charProcOperatorList?: Map<string, unknown>;
};
