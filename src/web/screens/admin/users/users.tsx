import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import type { User } from "../../../../engine/contract/api.ts";
import { adminUsersQuery, creditsStatsQuery, templatesQuery } from "../../../lib/api/queries.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { DialogButton } from "../../../ui/controls/dialog-button.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { CreateUserDialog } from "./create-user-dialog.tsx";
import { UserTable } from "./user-table.tsx";

export function Users() {
  const { data: users, isPending, isError } = useQuery(adminUsersQuery);
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
      <Summary users={users} />
      {isPending && <Skeleton height={120} />}
      {isError && <Alert tone="danger">The users cannot be read. Please reload the page.</Alert>}
      {users && <UserTable users={users} />}
    </Card>
  );
}

function Summary({ users }: { users?: User[] }) {
  const { data: templates } = useQuery(templatesQuery);
  const { data: credits } = useQuery(creditsStatsQuery);
  const tiles = [
    ["Total Users", users?.length, users && plural(users.filter(({ role }) => role === "admin").length, "administrator")],
    [
      "Templates",
      templates?.length,
      users && `Assigned to ${plural(users.filter(({ assignedTemplates }) => assignedTemplates.length > 0).length, "user")}`,
    ],
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
