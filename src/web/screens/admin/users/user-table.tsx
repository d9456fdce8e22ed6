import { useState } from "react";
import type { User } from "../../../../engine/contract/api.ts";
import { pageOf } from "../../../lib/pages.ts";
import { plural } from "../../../lib/text/words.ts";
import { Select } from "../../../ui/controls/field.tsx";
import { Pager } from "../../../ui/controls/pager.tsx";
import { findUsers, SORTS, type Sort, USERS_PER_PAGE } from "./user-list.ts";
import { UserRow } from "./user-row.tsx";

/** The accounts, searched, sorted and in pages. */
export function UserTable({ users }: { users: User[] }) {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("name");
  const [wanted, setPage] = useState(1);
  const found = findUsers(users, search, sort);
  const { rows, page, pages, from, to } = pageOf(found, wanted, USERS_PER_PAGE);
  const fromTheTop =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <>
      <div className="list-tools">
        <input
          type="search"
          className="search"
          placeholder="Search by name or email"
          aria-label="Search users"
          value={search}
          onChange={({ target }) => fromTheTop(setSearch)(target.value)}
        />
        <Select label="Sort users" hideLabel value={sort} onChange={({ target }) => fromTheTop(setSort)(target.value as Sort)}>
          {SORTS.map(({ sort, label }) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </Select>
        <span className="muted num list-count">
          {found.length === users.length ? plural(users.length, "user") : `${found.length} of ${plural(users.length, "user")}`}
        </span>
      </div>
      {found.length === 0 ? <NobodyFound onClear={search.trim() ? () => fromTheTop(setSearch)("") : null} /> : <Rows users={rows} />}
      {pages > 1 && (
        <Pager label="Pages of users" page={page} pages={pages} before="Previous" after="Next" onTurn={setPage}>
          {from} to {to} of {found.length}
        </Pager>
      )}
    </>
  );
}

const NobodyFound = ({ onClear }: { onClear: (() => void) | null }) => (
  <div className="no-users">
    <p className="muted">No users found.</p>
    {onClear && (
      <button type="button" className="link-button" onClick={onClear}>
        Clear search
      </button>
    )}
  </div>
);

function Rows({ users }: { users: User[] }) {
  return (
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
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
}
