import type { UserPage, UserSort } from "../../../../engine/contract/api.ts";
import { USERS_PER_PAGE } from "../../../lib/api/queries.ts";
import { plural } from "../../../lib/text/words.ts";
import { CardTable } from "../../../ui/controls/card-table.tsx";
import { Select } from "../../../ui/controls/field.tsx";
import { Pager } from "../../../ui/controls/pager.tsx";
import { UserRow } from "./user-row.tsx";
import { type Search, SORTS } from "./user-search.ts";

/** The accounts, searched, sorted and in pages. */
export function UserTable({ page: { users, found, total, next }, search }: { page: UserPage; search: Search }) {
  const { wanted, page, change, forward, back } = search;
  const from = (page - 1) * USERS_PER_PAGE + 1;
  return (
    <>
      <div className="list-tools">
        <input
          type="search"
          className="search"
          placeholder="Search by name or email"
          aria-label="Search users"
          value={wanted.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Select label="Sort users" hideLabel value={wanted.sort} onChange={({ target }) => change({ sort: target.value as UserSort })}>
          {SORTS.map(({ sort, label }) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </Select>
        <span className="muted num list-count">{found === total ? plural(total, "user") : `${found} of ${plural(total, "user")}`}</span>
      </div>
      {users.length === 0 ? <NobodyFound onClear={wanted.text.trim() ? () => change({ text: "" }) : null} /> : <Rows users={users} />}
      {(next !== undefined || page > 1) && (
        <Pager
          label="Pages of users"
          page={page}
          pages={next === undefined ? page : page + 1}
          before="Previous"
          after="Next"
          onTurn={(wantedPage) => (wantedPage > page && next !== undefined ? forward(next) : back())}
        >
          {from} to {from + users.length - 1} of {found}
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

const Rows = ({ users }: Pick<UserPage, "users">) => (
  <CardTable className="user-table" labels={["User", "Plan", "Credits", "Stats", "Templates", "Actions"]}>
    {users.map((user) => (
      <UserRow key={user.id} user={user} />
    ))}
  </CardTable>
);
