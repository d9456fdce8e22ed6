import { useMutation } from "@tanstack/react-query";
import { toast } from "../toasts.ts";
import { ApiError, apiResponse, isUnauthorized } from "./api.ts";
import { fileNameFrom, saveFile } from "./files.ts";

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
