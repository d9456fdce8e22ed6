import { useSignals } from "@preact/signals-react/runtime";
import { Inbox, SearchX } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { held } from "../../../lib/api/delayed-calls.ts";
import { useNow } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";
import { Empty } from "../../../ui/controls/card.tsx";
import { MovingRows, useMovingRows } from "./moving-rows.ts";
import { QueueRow } from "./row/queue-row.tsx";
import { useSelection } from "./tools/use-selection.ts";
import { WorkTools } from "./tools/work-tools.tsx";
import { countStates, FILTERS, findJobs, isOthers, type ListedJob, type View, type Whose } from "./work-list.ts";

/** So many rows are shown at first: some screens full, which are there at once. A hundred take a tenth of a second longer. */
const FIRST_ROWS = 50;
/** So many more each time: more at once make a phone slow. */
const ROWS_STEP = 100;
const EVERYTHING: View = { filter: "all", search: "" };

type Props = { jobs: ListedJob[]; whose: Whose };

const NONE: Record<Whose, string> = {
  own: "No files in queue - Upload a CV to start processing",
  agency: "Nobody in the agency has a CV here - Upload one to start processing",
};

export function Rows({ jobs, whose }: Props) {
  if (jobs.length === 0) return <Empty icon={<Inbox size={28} strokeWidth={1.5} />}>{NONE[whose]}</Empty>;
  return <FoundRows jobs={jobs} whose={whose} />;
}

function FoundRows({ jobs, whose }: Props) {
  useSignals();
  const now = useNow(10_000);
  const [view, setView] = useState(EVERYTHING);
  const [limit, setLimit] = useState(FIRST_ROWS);
  const found = findJobs(jobs, view);
  const shown = found.slice(0, limit);
  const selectable = shown.filter((job) => !held.value.has(job.id) && !isOthers(job));
  const selection = useSelection(selectable.map(({ id }) => id));
  const change = (next: View) => {
    setView(next);
    setLimit(FIRST_ROWS);
  };
  return (
    <>
      <WorkTools
        counts={countStates(jobs.filter(({ id }) => !held.value.has(id)))}
        view={view}
        onView={change}
        searchHint={whose === "own" ? "Name, role or file" : "Name, file or colleague"}
        selection={selection}
        selected={selectable.filter(({ id }) => selection.has(id))}
        selectable={selectable.length}
      />
      {found.length === 0 && <NothingFound view={view} onAll={() => change(EVERYTHING)} />}
      <RowList label={plural(found.length, "file")}>
        {shown.map((job) => (
          <QueueRow key={job.id} job={job} now={now} selection={selection} deleted={held.value.has(job.id)} />
        ))}
      </RowList>
      {found.length > limit && <ShowMore left={found.length - limit} onMore={() => setLimit(limit + ROWS_STEP)} />}
    </>
  );
}

function NothingFound({ view: { filter, search }, onAll }: { view: View; onAll: () => void }) {
  const wanted = search.trim();
  const { label, none } = FILTERS.find((one) => one.filter === filter) ?? { label: "", none: "" };
  return (
    <Empty icon={<SearchX size={28} strokeWidth={1.5} />}>
      {wanted ? `Nothing here matches “${wanted}”${filter === "all" ? "" : ` among “${label}”`}.` : none}{" "}
      <button type="button" className="link-button" onClick={onAll}>
        Show all
      </button>
    </Empty>
  );
}

const ShowMore = ({ left, onMore }: { left: number; onMore: () => void }) => (
  <div className="show-more">
    <button type="button" className="button" onClick={onMore}>
      Show {Math.min(left, ROWS_STEP)} more
    </button>
    <span className="muted num">{plural(left, "file")} not shown</span>
  </div>
);

function RowList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const movedJustNow = useMovingRows(list);
  return (
    <MovingRows value={movedJustNow}>
      <ul ref={list} className="rows" aria-label={label}>
        {children}
      </ul>
    </MovingRows>
  );
}
