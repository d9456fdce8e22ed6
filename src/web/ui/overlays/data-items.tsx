import { useMutation } from "@tanstack/react-query";
import { DATA_FORMAT_NAMES, DATA_FORMATS, type DataFormat } from "../../../engine/contract/data-formats.ts";
import { apiResponse, errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { fileNameFrom, saveFile } from "../../lib/api/files.ts";
import { toast } from "../../lib/toasts.ts";
import { MenuItem } from "./menu.tsx";

/** How the data of a CV is wanted: the file of a blind CV is blind in any case. */
export type DataWish = { blind?: boolean | string; photo?: boolean };

/** Saves the data of a CV in a format, or says why there is none, such as a blind CV that waits for its release. */
export function useData(jobId: string) {
  return useMutation({
    mutationFn: async ({ format, blind, photo }: DataWish & { format: DataFormat }) => {
      const query = new URLSearchParams({ format, ...(blind && { blind: String(blind) }), ...(photo === false && { photo: "false" }) });
      const response = await apiResponse("GET", `/jobs/${encodeURIComponent(jobId)}/resume?${query}`);
      saveFile(
        fileNameFrom(response.headers.get("content-disposition")) ?? `${jobId}.${DATA_FORMATS[format].ending}`,
        await response.blob(),
      );
    },
    onSuccess: () => toast({ title: "Download started", description: "Your file download has started.", tone: "success" }),
    onError: (error) => {
      if (!isUnauthorized(error))
        toast({ title: "Download failed", description: errorMessage(error, "Failed to download file. Please try again."), tone: "danger" });
    },
  });
}

type ItemsProps = { onChoose: (format: DataFormat) => void; isBlind: boolean; prefix?: string };

/** The formats of the data, as items of a menu. `isBlind`: the files will be. `prefix`: what they are, where the menu has other things too. */
export const DataItems = ({ onChoose, isBlind, prefix = "" }: ItemsProps) =>
  DATA_FORMAT_NAMES.map((format) => (
    <MenuItem key={format} onChoose={() => onChoose(format)}>
      {prefix}
      {DATA_FORMATS[format].label}
      {isBlind && " (blind)"}
    </MenuItem>
  ));
