import type { OutputType } from "../convert.ts";

/** A house style: data, never code. Lies in `templates/<key>/template.json` with its assets beside it. */
export type Template = {
  key: string;
  name: string;
  /** A presentation template offers PPTX as its first output. */
  kind: "document" | "presentation";
  outputs: OutputType[];
};
