import { useEffect, useMemo, useState } from "react";
import type { Brand } from "../../../../engine/contract/api.ts";
import { api, apiResponse } from "../../../lib/api/api.ts";
import { brandPath, type WordsScope } from "../../../lib/api/queries.ts";
import { type Fault, faultOf } from "../state/faults.ts";
import { latestOnly } from "../state/latest-only.ts";

/** Changes that follow one another this fast are drawn as one: the pause between two keys of a person who types. */
const DRAW_AFTER_MS = 400;

type Preview = { src: string | null; drawing: boolean; fault: Fault | null; notes: string[] };
export type Subject = { scope: WordsScope; brand: Brand; template: string; job: string };

/** The first page in a brand that need not be saved; the former picture as long as the new one is on its way. `labels` change what is drawn too; nothing is drawn before they are known, else it would be drawn twice. */
export function usePreview(subject: Subject, labels: string | null): Preview & { again: () => void } {
  const [preview, setPreview] = useState<Preview>({ src: null, drawing: true, fault: null, notes: [] });
  const draw = useMemo(() => latestOnly((wish: string) => drawInto(wish, setPreview)), []);
  const wish = JSON.stringify(subject);
  const isFirst = preview.src === null && preview.fault === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is the first one is asked when the wish changes.
  useEffect(() => {
    if (labels === null) return;
    const timer = setTimeout(() => draw(wish), isFirst ? 0 : DRAW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wish, labels, draw]);
  const { src } = preview;
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src]);
  return { ...preview, again: () => draw(wish) };
}

async function drawInto(wish: string, set: (change: (before: Preview) => Preview) => void): Promise<void> {
  const { scope, brand, template, job } = JSON.parse(wish) as Subject;
  set((before) => ({ ...before, drawing: true }));
  try {
    const { notes } = await api<{ notes: string[] }>("POST", brandPath(scope, "/check"), brand);
    set((before) => ({ ...before, notes, fault: null }));
    const body = { brand, template, ...(job && { job }) };
    const response = await apiResponse("POST", brandPath(scope, "/preview"), body);
    const src = URL.createObjectURL(await response.blob());
    set((before) => ({ ...before, src, drawing: false }));
  } catch (error) {
    set((before) => ({ ...before, drawing: false, fault: faultOf(error) }));
  }
}
