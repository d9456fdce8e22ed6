import { FolderArchive } from "lucide-react";
import type { Job } from "../../../engine/contract/api.ts";
import { sendHeld } from "../../lib/api/delayed-calls.ts";
import { useDownload } from "../../lib/api/download.ts";
import { isHeld } from "./queue/work-list.ts";

/** All finished documents in one ZIP. There from two on. */
export function DownloadAll({ jobs }: { jobs: Job[] }) {
  const download = useDownload();
  if (jobs.filter((job) => job.status === "completed" && !isHeld(job)).length < 2) return null;
  return (
    <button
      type="button"
      className="button small"
      disabled={download.isPending}
      onClick={async () => {
        // What was deleted a moment ago is not to be in it.
        await sendHeld();
        download.mutate({ path: "/download-all", fallbackName: "CVs.zip" });
      }}
    >
      <FolderArchive size={15} aria-hidden="true" />
      {download.isPending ? "Packing..." : "Download all"}
    </button>
  );
}
