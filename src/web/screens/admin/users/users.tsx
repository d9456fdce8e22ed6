import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { User } from "../../../../engine/contract/api.ts";
import { adminUsersQuery, creditsStatsQuery, templatesQuery } from "../../../lib/api/queries.ts";
import { fullName, plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { CreateUserDialog } from "./create-user-dialog.tsx";
import { UserRow } from "./user-row.tsx";

const SEARCH_FROM = 8;

export function Users() {
  const { data: users, isPending, isError } = useQuery(adminUsersQuery);
  const [creating, setCreating] = useState(false);
  return (
    <Card
      title="User Template Assignments"
      className="users"
      action={
        <button type="button" className="button primary small" onClick={() => setCreating(true)}>
          <UserPlus size={15} aria-hidden="true" />
          Create User
        </button>
      }
    >
      <Summary users={users} />
      {isPending && <Skeleton height={120} />}
      {isError && <Alert tone="danger">The users cannot be read. Please reload the page.</Alert>}
      {users && <UserTable users={users} />}
      {creating && <CreateUserDialog onClose={() => setCreating(false)} />}
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

function UserTable({ users }: { users: User[] }) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = users.filter((user) => `${fullName(user)} ${user.email}`.toLowerCase().includes(wanted));
  return (
    <>
      {users.length >= SEARCH_FROM && (
        <input
          type="search"
          className="search"
          placeholder="Search by name or email"
          aria-label="Search users"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 ? (
        <p className="muted no-users">No users found.</p>
      ) : (
        // The roles keep the table a table where the style shows its rows as cards.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <table className="user-table" role="table">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <thead role="rowgroup">
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <tr role="row">
              {["User", "Plan", "Credits", "Stats", "Templates", "Actions"].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tbody role="rowgroup">
            {found.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
