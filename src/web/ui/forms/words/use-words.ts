import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { HouseWords } from "../../../../engine/contract/api.ts";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { type WordsScope, wordsPath, wordsQuery } from "../../../lib/api/queries.ts";
import { toast } from "../../../lib/toasts.ts";

type Words = HouseWords;
/** A change of the words that are kept by then: the review desk, or another tab, may have taught some meanwhile. */
export type WordsChange = { change: (words: Words) => Words; done: string; about?: string; undo?: (words: Words) => Words };

export function useChangeWords(scope: WordsScope, onDone: () => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ change }: WordsChange) => api<Words>("PUT", wordsPath(scope), change(await api<Words>("GET", wordsPath(scope)))),
    onSuccess: (words, { done, about, undo }) => {
      client.setQueryData(wordsQuery(scope).queryKey, words);
      const takeBack = undo && { label: "Undo", onPress: () => save.mutate({ change: undo, done: "Kept", about }) };
      toast({ title: done, description: about, tone: "success", action: takeBack });
      onDone();
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Not Saved", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
  return save;
}
