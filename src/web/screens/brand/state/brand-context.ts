import { createContext, useContext } from "react";
import type { BrandFile } from "../../../../engine/contract/api.ts";
import type { WordsScope } from "../../../lib/api/queries.ts";
import type { Draft } from "./draft.ts";
import type { Fault } from "./faults.ts";

/** What the parts of the form share. */
export type BrandForm = {
  scope: WordsScope;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Uploaded logos and fonts, by id. */
  files: ReadonlyMap<string, BrandFile>;
  keepFile: (file: BrandFile) => void;
  fault: Fault | null;
  /** What is to be known of the brand as it stands in the form. */
  notes: string[];
};

export const BrandContext = createContext<BrandForm | null>(null);

export function useBrandForm(): BrandForm {
  const form = useContext(BrandContext);
  if (!form) throw new Error("outside of the form of a brand");
  return form;
}
