import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Job } from "../../../../../engine/contract/api.ts";
import { apiResponse, errorMessage } from "../../../../lib/api/api.ts";
import { sendHeld } from "../../../../lib/api/delayed-calls.ts";
import { fileNameFrom, saveFile } from "../../../../lib/api/files.ts";
import { plural } from "../../../../lib/text/words.ts";
import { Alert } from "../../../../ui/controls/alert.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";

const MAX_TITLE = 120;

/** Several CVs as one PDF: a shortlist for the client. What keeps one of them out is said here, as all of them are wanted. */
export default function PackDialog({ jobs, onClose }: { jobs: Job[]; onClose: () => void }) {
  const [title, setTitle] = useState("Shortlist");
  const save = useMutation({
    mutationFn: async () => {
      // What was deleted a moment ago is not to be in it.
      await sendHeld();
      const query = new URLSearchParams({ ids: jobs.map(({ id }) => id).join(","), title });
      const response = await apiResponse("GET", `/jobs/pack?${query}`);
      saveFile(fileNameFrom(response.headers.get("content-disposition")) ?? "Shortlist.pdf", await response.blob());
    },
    onSuccess: onClose,
  });
  return (
    <Dialog
      title="One PDF with a cover sheet"
      description={`${plural(jobs.length, "CV")} one after the other, behind a page that lists the candidates.`}
      onClose={onClose}
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Field label="Title" value={title} maxLength={MAX_TITLE} onChange={({ target }) => setTitle(target.value)} />
        {save.isError && <Alert tone="danger">{errorMessage(save.error, "The PDF could not be made. Please try again.")}</Alert>}
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={save.isPending}>
            {save.isPending ? "Making the PDF..." : "Download PDF"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
