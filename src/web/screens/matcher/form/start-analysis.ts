import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { upload } from "../../../lib/api/upload.ts";
import { toast } from "../../../lib/toasts.ts";
import { changedWeights } from "./asked.tsx";
import type { Jd } from "./job-description.tsx";

/** What is chosen for the next analysis. */
export type Draft = { cvs: File[]; jd: Jd };
export const EMPTY_DRAFT: Draft = { cvs: [], jd: { text: "" } };

export type StartAnalysis = { isPending: boolean; share: number; start: (draft: Draft) => void };

/** Uploads what is chosen; `share` says how much of it has arrived. `onStarted` is called as long as the matcher is on the screen. */
export function useStartAnalysis(onStarted: (jobId: string) => void): StartAnalysis {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const { isPending, mutate } = useMutation({
    mutationFn: (draft: Draft) => upload<{ jobId: string }>("/match", matchForm(draft), setShare),
    onSuccess: async () => {
      toast({ title: "Analysis Started", description: "Your CV vs JD analysis is now being processed.", tone: "success" });
      await Promise.all([["jobs"], ["wallet"], ["user"]].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        toast({ title: "Analysis Failed", description: errorMessage(error, "Failed to submit matching job"), tone: "danger" });
    },
  });
  const start = (draft: Draft) => mutate(draft, { onSuccess: ({ jobId }) => onStarted(jobId) });
  return { isPending, share, start };
}

function matchForm({ cvs, jd: { file, text, asked } }: Draft): FormData {
  const form = new FormData();
  for (const cv of cvs) form.append("cvFiles", cv);
  if (file) form.append("jdFile", file);
  else form.append("jdText", text.trim());
  const weights = file ? [] : changedWeights(text, asked);
  if (weights.length > 0) form.append("weights", JSON.stringify(weights));
  return form;
}
