import { Download } from "lucide-react";
import type { Job, OutputType } from "../../../../../engine/contract/api.ts";
import { useDownload } from "../../../../lib/api/download.ts";
import { DataItems, useData } from "../../../../ui/overlays/data-items.tsx";
import { Menu } from "../../../../ui/overlays/menu.tsx";
import { Hint } from "../../../../ui/overlays/tooltip.tsx";
import { nameOf } from "../work-list.ts";

/** The types that a finished CV can be downloaded as. */
export const typesOf = ({ docxUrl, pdfUrl, pptxUrl }: Job): OutputType[] => [
  ...(docxUrl ? (["docx"] as const) : []),
  ...(pdfUrl ? (["pdf"] as const) : []),
  ...(pptxUrl ? (["pptx"] as const) : []),
];

/** A presentation has its data at the review desk: the specification gives its row one download. */
export const Downloads = ({ job }: { job: Job }) => (
  <>
    <Documents job={job} />
    {!job.pptxUrl && <DataMenu job={job} />}
  </>
);

/** A presentation offers PPTX alone. Where no other type was made than Word, PDF is said to come. */
export function Documents({ job }: { job: Job }) {
  if (job.pptxUrl) return <DownloadButton job={job} type="pptx" />;
  return (
    <>
      {(job.docxUrl || !job.pdfUrl) && <DownloadButton job={job} type="docx" />}
      {job.pdfUrl ? <DownloadButton job={job} type="pdf" /> : <PdfToCome />}
    </>
  );
}

function DownloadButton({ job, type }: { job: Job; type: OutputType }) {
  const download = useDownload();
  const label = type.toUpperCase();
  return (
    <button
      type="button"
      className="button small"
      aria-label={`Download ${label} of ${nameOf(job)}`}
      disabled={download.isPending}
      onClick={() => download.mutate({ path: `/download/${job.id}/${type}`, fallbackName: `${job.id}.${type}` })}
    >
      <Download size={15} aria-hidden="true" />
      {label}
    </button>
  );
}

/** The data of the CV for another program. */
function DataMenu({ job }: { job: Job }) {
  const data = useData(job.id);
  return (
    <Menu label="Data" name={`Download data of ${nameOf(job)}`} className="button small" busy={data.isPending}>
      <DataItems isBlind={Boolean(job.blind)} onChoose={(format) => data.mutate({ format })} />
    </Menu>
  );
}

const PdfToCome = () => (
  <Hint text="coming soon">
    <span className="hint-holder">
      <button type="button" className="button small" disabled title="coming soon">
        PDF <span className="soon">coming soon</span>
      </button>
    </span>
  </Hint>
);
