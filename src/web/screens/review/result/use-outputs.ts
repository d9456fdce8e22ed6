import { useMutation } from "@tanstack/react-query";
import type { NewOutputs, OutputType, ReviewOutput } from "../../../../engine/contract/api.ts";
import { api, apiResponse } from "../../../lib/api/api.ts";
import { fileNameFrom, saveFile } from "../../../lib/api/files.ts";
import { toast } from "../../../lib/toasts.ts";
import { type Setting, settingBody } from "./options.ts";

export type Order = { settings: Setting[]; types: OutputType[] };

/** Makes documents in the settings and saves each of them. Asking for the pair makes both or says why one is missing. */
export function useOutputs(jobId: string) {
  return useMutation({
    mutationFn: async ({ settings, types }: Order) => {
      for (const setting of settings) {
        const body: NewOutputs = { ...settingBody(setting), types };
        const { outputs } = await api<{ outputs: ReviewOutput[] }>("POST", `/jobs/${encodeURIComponent(jobId)}/outputs`, body);
        for (const output of outputs) await save(output);
      }
    },
    onSuccess: () => toast({ title: "Download started", description: "Your file download has started.", tone: "success" }),
  });
}

async function save({ url, fileName }: ReviewOutput) {
  const response = await apiResponse("GET", url.replace(/^\/api/, ""));
  saveFile(fileNameFrom(response.headers.get("content-disposition")) ?? fileName, await response.blob());
}
