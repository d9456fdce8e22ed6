import { useMutation } from "@tanstack/react-query";
import { FolderArchive } from "lucide-react";
import type { Job } from "../../../engine/contract.ts";
import { isUnauthorized } from "../../lib/api.ts";
import { saveFile } from "../../lib/files.ts";
import { toast } from "../../lib/toasts.ts";
import { type FileType, fetchDocument } from "./job-actions.ts";

/** All finished documents in one ZIP, made in the browser. There from two on. */
export function DownloadAll({ jobs }: { jobs: Job[] }) {
  const finished = jobs.filter(({ status }) => status === "completed");
  const all = useMutation({
    mutationFn: () => zipDocuments(finished),
    onSuccess: () => toast({ title: "Download started", description: "Your file download has started.", tone: "success" }),
    onError: (error) => {
      if (!isUnauthorized(error))
        toast({ title: "Download failed", description: "Failed to download file. Please try again.", tone: "danger" });
    },
  });
  if (finished.length < 2) return null;
  return (
    <button type="button" className="button small" disabled={all.isPending} onClick={() => all.mutate()}>
      <FolderArchive size={15} aria-hidden="true" />
      {all.isPending ? "Packing..." : "Download all"}
    </button>
  );
}

async function zipDocuments(jobs: Job[]) {
  const { zipSync } = await import("fflate");
  const files: Record<string, Uint8Array> = {};
  for (const job of jobs) {
    for (const type of typesOf(job)) {
      const { name, blob } = await fetchDocument(job.id, type);
      files[freeName(name, files)] = new Uint8Array(await blob.arrayBuffer());
    }
  }
  saveFile("vitae-documents.zip", new Blob([zipSync(files, { level: 0 })], { type: "application/zip" }));
}

const typesOf = ({ pptxUrl, pdfUrl }: Job): FileType[] => (pptxUrl ? ["pptx"] : pdfUrl ? ["docx", "pdf"] : ["docx"]);

/** `cv.docx`, then `cv-2.docx`. */
export function freeName(name: string, taken: Record<string, unknown>): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let free = name;
  for (let count = 2; free in taken; count++) free = `${stem}-${count}${ending}`;
  return free;
}
