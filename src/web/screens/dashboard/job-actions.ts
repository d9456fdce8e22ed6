import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Job } from "../../../engine/contract.ts";
import { ApiError, api, apiResponse, isUnauthorized } from "../../lib/api.ts";
import { fileNameFrom, saveFile } from "../../lib/files.ts";
import { jobsQuery } from "../../lib/queries.ts";
import { toast } from "../../lib/toasts.ts";

export type FileType = "docx" | "pdf" | "pptx";

/** Saves what is at a path, under the name that the server gives it. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ path, fallbackName }: { path: string; fallbackName: string }) => {
      const response = await apiResponse("GET", path).catch((error) => {
        throw error instanceof ApiError ? downloadError(error) : error;
      });
      saveFile(fileNameFrom(response.headers.get("content-disposition")) ?? fallbackName, await response.blob());
    },
    onSuccess: () => toast({ title: "Download started", description: "Your file download has started.", tone: "success" }),
    onError: (error) => {
      if (!isUnauthorized(error))
        toast({ title: "Download failed", description: "Failed to download file. Please try again.", tone: "danger" });
    },
  });
}

function downloadError(error: ApiError): Error {
  if (error.status === 401) return error;
  if (error.status === 410) return new Error(error.body.message || "File processing failed");
  return new Error(`Download failed (${error.status})`);
}

/** The row goes at once and comes back if the server says no. */
export function useCleanup() {
  const client = useQueryClient();
  const { queryKey } = jobsQuery();
  return useMutation({
    mutationFn: (jobId: string) => api("POST", `/cleanup/${jobId}`),
    onMutate: async (jobId) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Job[]>(queryKey);
      client.setQueryData<Job[]>(queryKey, (jobs) => jobs?.filter(({ id }) => id !== jobId));
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before);
      if (!isUnauthorized(error)) toast({ title: "Cleanup failed", description: "Failed to cleanup files.", tone: "danger" });
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey: ["stats"] })]),
  });
}
