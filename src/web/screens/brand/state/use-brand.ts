import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BrandFile, BrandState } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { brandPath, brandQuery, type WordsScope } from "../../../lib/api/queries.ts";
import { type Draft, isSame, toBrand, toDraft } from "./draft.ts";
import { type Fault, faultOf } from "./faults.ts";

/** `saved`: since the last change everything is with the service. */
export type SaveState = { kind: "idle" } | { kind: "saving" } | { kind: "saved" } | { kind: "removed" } | { kind: "failed"; fault: Fault };

/** A brand while it is worked at. Calls are made directly: a session that has ended must not take the page away with what was typed. */
export function useBrand(scope: WordsScope, first: BrandState) {
  const client = useQueryClient();
  const [server, setServer] = useState(first);
  const [uploaded, setUploaded] = useState<BrandFile[]>([]);
  const [draft, setDraft] = useState(() => toDraft(first.brand));
  const [saving, setSaving] = useState<SaveState>({ kind: "idle" });
  const kept = toDraft(server.brand);
  const busy = useRef(false);

  /** The form follows what the service made of it, such as a colour in small letters, where nothing was typed meanwhile. */
  const accept = (state: BrandState) => {
    setServer(state);
    setDraft((now) => (now === draft ? toDraft(state.brand) : now));
    client.setQueryData(brandQuery(scope).queryKey, state);
  };
  const send = async (call: () => Promise<BrandState>, done: "saved" | "removed"): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSaving({ kind: "saving" });
    try {
      accept(await call());
      setSaving({ kind: done });
      return true;
    } catch (error) {
      setSaving({ kind: "failed", fault: faultOf(error) });
      return false;
    } finally {
      busy.current = false;
    }
  };
  return {
    draft,
    kept,
    saving,
    hasBrand: server.brand !== null,
    isChanged: !isSame(draft, kept),
    files: new Map([...server.files, ...uploaded].map((file) => [file.id, file])),
    keepFile: (file: BrandFile) => setUploaded((before) => [...before, file]),
    change: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
      setSaving((state) => (state.kind === "saving" ? state : { kind: "idle" }));
    },
    save: () => send(() => api<BrandState>("PUT", brandPath(scope), toBrand(draft)), "saved"),
    discard: () => {
      setDraft(kept);
      setSaving({ kind: "idle" });
    },
    remove: () => send(() => api<BrandState>("DELETE", brandPath(scope)), "removed"),
  };
}
