import { Check, FolderArchive, RotateCcw, Trash2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Job } from "../../../../../engine/contract/api.ts";
import { plural } from "../../../../lib/text/words.ts";
import { useBulk, useDelete } from "../job-actions.ts";
import { typesOf } from "../row/downloads.tsx";
import PackDialog from "./pack-dialog.tsx";
import ZipDialog from "./zip-dialog.tsx";

/** What is done with several CVs at once. What fits none of them cannot be pressed. */
export function SelectionTools({ selected, onDone }: { selected: Job[]; onDone: () => void }) {
  const [saving, setSaving] = useState<"zip" | "pack" | null>(null);
  const check = useBulk("reviewed");
  const retry = useBulk("retry");
  const remove = useDelete();
  const finished = selected.filter((job) => typesOf(job).length > 0);
  const unchecked = selected.filter(({ status, doubts, reviewedAt }) => status === "completed" && doubts !== undefined && !reviewedAt);
  const retryable = selected.filter((job) => job.retryable);
  const cost = retryable.reduce((sum, { creditsCharged }) => sum + creditsCharged, 0);
  return (
    <fieldset className="work-selected">
      <legend className="visually-hidden">Selected CVs</legend>
      <span className="work-count" role="status">
        <b className="num">{selected.length}</b> selected
      </span>
      <Tool icon={<FolderArchive size={15} />} jobs={finished} onPress={() => setSaving("zip")}>
        Download
      </Tool>
      <Tool
        icon={<Check size={15} />}
        jobs={unchecked}
        busy={check.isPending}
        onPress={() => check.mutate(idsOf(unchecked), { onSuccess: onDone })}
      >
        Mark as checked
      </Tool>
      <Tool
        icon={<RotateCcw size={15} />}
        jobs={retryable}
        busy={retry.isPending}
        onPress={() => retry.mutate(idsOf(retryable), { onSuccess: onDone })}
      >
        Retry failed{cost > 0 && <span className="muted num"> ({plural(cost, "credit")})</span>}
      </Tool>
      <Tool
        icon={<Trash2 size={15} />}
        className="danger"
        jobs={selected}
        onPress={() => {
          remove(selected);
          onDone();
        }}
      >
        Delete
      </Tool>
      <button type="button" className="icon-button" aria-label="Clear the selection" onClick={onDone}>
        <X size={17} aria-hidden="true" />
      </button>
      {saving === "zip" && <ZipDialog jobs={finished} onClose={() => setSaving(null)} onPack={() => setSaving("pack")} />}
      {saving === "pack" && <PackDialog jobs={finished} onClose={() => setSaving(null)} />}
    </fieldset>
  );
}

const idsOf = (jobs: Job[]) => jobs.map(({ id }) => id);

type ToolProps = { icon: ReactNode; jobs: Job[]; busy?: boolean; className?: string; onPress: () => void; children: ReactNode };

const Tool = ({ icon, jobs, busy = false, className = "", onPress, children }: ToolProps) => (
  <button type="button" className={`button small ${className}`} disabled={busy || jobs.length === 0} onClick={onPress}>
    <span aria-hidden="true">{icon}</span>
    <span>{children}</span>
  </button>
);
