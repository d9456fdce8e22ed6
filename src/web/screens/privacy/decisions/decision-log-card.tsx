import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useDownload } from "../../../lib/api/download.ts";
import { decisionCheckQuery, decisionsQuery } from "../../../lib/api/queries.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { Pager } from "../../../ui/controls/pager.tsx";
import { saysDecision } from "./says-decision.ts";

/** What the matcher has found, who has looked and who has decided otherwise; and whether somebody has tampered with it. */
export function DecisionLogCard() {
  const { data: check } = useQuery(decisionCheckQuery);
  return (
    <Card
      id="decisions"
      title="Decision Log"
      note="Each match, look, download and override, without a name or a word of a CV. Kept apart from the CVs, for six months or as your service is set."
      action={check && <span className={`badge ${check.intact ? "success" : "danger"}`}>{check.intact ? "Intact" : "Tampered with"}</span>}
    >
      {check && !check.intact && (
        <Alert tone="danger">
          The log is not as it was written.
          <ul>
            {check.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Records />
      <div className="privacy-downloads">
        <SaveLog path="export?format=csv" label="Save as a table (CSV)" />
        <SaveLog path="export?format=jsonl" label="Save as JSON Lines" />
        <SaveLog path="scores?format=csv" label="Save scores without names (CSV)" />
      </div>
    </Card>
  );
}

function SaveLog({ path, label }: { path: string; label: string }) {
  const save = useDownload();
  return (
    <button
      type="button"
      className="button small"
      disabled={save.isPending}
      onClick={() => save.mutate({ path: `/decisions/${path}`, fallbackName: "decisions" })}
    >
      <Download size={15} aria-hidden="true" />
      {label}
    </button>
  );
}

/** Newest first; `pages` holds the first record of each page that was turned to. */
function Records() {
  const [pages, setPages] = useState<(number | null)[]>([null]);
  const from = pages.at(-1) ?? null;
  const { data, isError } = useQuery(decisionsQuery(from));
  if (isError) return <Alert tone="danger">The log cannot be read. Please reload the page.</Alert>;
  if (!data) return <Skeleton height={120} />;
  if (data.total === 0) return <p className="muted">Nothing is recorded yet. The first analysis will be.</p>;
  const { next } = data;
  const page = pages.length;
  const turn = (to: number) => setPages(to < page ? pages.slice(0, -1) : [...pages, next]);
  return (
    <>
      <ul className="decision-list" aria-label="Records">
        {data.records.map((record) => (
          <li key={record.seq}>
            <span className="num muted">{record.seq}</span>
            <span className="decision-what">{saysDecision(record)}</span>
            <span className="decision-who">{record.account ?? WITHOUT_ACCOUNT[record.by] ?? "A deleted account"}</span>
            <time className="muted" dateTime={record.at}>
              {dateAndTime(record.at)}
            </time>
          </li>
        ))}
      </ul>
      <Pager label="Pages of the log" page={page} pages={next === null ? page : page + 1} before="Newer" after="Older" onTurn={turn}>
        {plural(data.total, "record")}
      </Pager>
    </>
  );
}

const WITHOUT_ACCOUNT: Record<string, string> = { command: "The command line", service: "The service" };
