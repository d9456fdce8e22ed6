import { useInfiniteQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useEffect, useState } from "react";
import { errorMessage } from "../../../lib/api/api.ts";
import { useDownload } from "../../../lib/api/download.ts";
import { auditQuery } from "../../../lib/api/queries.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { AuditEventLine } from "./audit-event.tsx";
import { type AuditFilter, auditQueryString } from "./audit-filter.ts";
import { AuditFilters } from "./audit-filters.tsx";

/** Who did what, newest first. */
export function AuditLog() {
  const [filter, setFilter] = useState<AuditFilter>({});
  return (
    <Card
      id="audit"
      title="Audit Log"
      note="Who did what, and by which way. It holds ids and counts, and nothing of a CV."
      action={<SaveLog filter={filter} />}
    >
      <AuditFilters key={JSON.stringify(filter)} filter={filter} onChange={setFilter} />
      <Events filter={filter} onFilter={setFilter} />
    </Card>
  );
}

function Events({ filter, onFilter }: { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(auditQueryString(filter)),
  );
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const isSearching = hasNextPage && data?.pages.at(-1)?.events.length === 0;
  // A search for text answers after some thousands of records, also when none of them has it.
  useEffect(() => {
    if (isSearching && !isFetching && !error) void fetchNextPage();
  }, [isSearching, isFetching, error, fetchNextPage]);

  if (!data && !error) return <Skeleton height={160} />;
  return (
    <>
      {events.length > 0 && (
        <ul className="audit-list" aria-label="Records of the audit log">
          {events.map((event) => (
            <AuditEventLine key={event.seq} event={event} onFilter={onFilter} />
          ))}
        </ul>
      )}
      {error && <Alert tone="danger">{errorMessage(error, "The audit log cannot be read. Please try again.")}</Alert>}
      {isSearching && !error && (
        <p className="muted" role="status">
          Searching older records…
        </p>
      )}
      {!error && !hasNextPage && events.length === 0 && (
        <p className="muted">{Object.keys(filter).length > 0 ? "No record is like that." : "Nothing is recorded yet."}</p>
      )}
      {hasNextPage && !isSearching && (
        <button type="button" className="button small audit-more" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? "Loading…" : "Load more"}
        </button>
      )}
    </>
  );
}

/** What the filters find, all of it. */
function SaveLog({ filter }: { filter: AuditFilter }) {
  const save = useDownload();
  return (
    <button
      type="button"
      className="button small"
      disabled={save.isPending}
      onClick={() =>
        save.mutate({ path: `/admin/audit/export${auditQueryString(filter, { format: "csv" })}`, fallbackName: "Audit log.csv" })
      }
    >
      <FileDown size={15} aria-hidden="true" />
      Export
    </button>
  );
}
