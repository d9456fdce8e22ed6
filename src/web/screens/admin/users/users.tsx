import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useEffect } from "react";
import type { UserPage } from "../../../../engine/contract/api.ts";
import { creditsStatsQuery, templatesQuery, usersQuery } from "../../../lib/api/queries.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { DialogButton } from "../../../ui/overlays/dialog-button.tsx";
import { CreateUserDialog } from "./create-user-dialog.tsx";
import { useUserSearch } from "./user-search.ts";
import { UserTable } from "./user-table.tsx";

export function Users() {
  const search = useUserSearch();
  // While another page comes, the one before stays: nothing jumps at each letter of a search.
  const { data: page, isPending, isError } = useQuery({ ...usersQuery(search.wanted), placeholderData: keepPreviousData });
  const isPastTheEnd = page !== undefined && page.users.length === 0 && search.page > 1;
  // The last account of the last page was deleted.
  useEffect(() => {
    if (isPastTheEnd) search.back();
  }, [isPastTheEnd, search.back]);
  return (
    <Card
      id="users"
      title="User Template Assignments"
      className="users"
      action={
        <DialogButton icon={<UserPlus size={15} aria-hidden="true" />} label="Create User" className="primary small">
          {(close) => <CreateUserDialog onClose={close} />}
        </DialogButton>
      }
    >
      <Summary page={page} />
      {isPending && <Skeleton height={120} />}
      {isError && <Alert tone="danger">The users cannot be read. Please reload the page.</Alert>}
      {page && !isPastTheEnd && <UserTable page={page} search={search} />}
    </Card>
  );
}

function Summary({ page }: { page?: UserPage }) {
  const { data: templates } = useQuery(templatesQuery);
  const { data: credits } = useQuery(creditsStatsQuery);
  const tiles = [
    ["Total Users", page?.total, page && plural(page.administrators, "administrator")],
    ["Templates", templates?.length, page && `Assigned to ${plural(page.withTemplates, "user")}`],
    ["Credits Used", credits?.total.netConsumed, credits && `${credits.total.totalRefunded.toLocaleString("en")} refunded`],
    [
      "Credits Used (this month)",
      credits?.thisMonth.netConsumed,
      credits && `${credits.thisMonth.totalRefunded.toLocaleString("en")} refunded`,
    ],
  ] as const;
  return (
    <div className="tiles">
      {tiles.map(([label, value, note]) => (
        <div key={label} className="tile">
          <span className="tile-label">{label}</span>
          <span className="tile-value num">{value === undefined ? <Skeleton width="3ch" /> : value.toLocaleString("en")}</span>
          <span className="tile-note">{note ?? <Skeleton width="8ch" />}</span>
        </div>
      ))}
    </div>
  );
}
