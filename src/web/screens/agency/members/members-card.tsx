import { useRef, useState } from "react";
import type { Agency, AgencyMember } from "../../../../engine/contract/api.ts";
import { pageOf } from "../../../lib/pages.ts";
import { fullName, plural } from "../../../lib/text/words.ts";
import { Card } from "../../../ui/controls/card.tsx";
import { Pager } from "../../../ui/controls/pager.tsx";
import { MemberRow } from "./member-row.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

/** More would push the invitations out of sight. */
const MEMBERS_PER_PAGE = 10;

type Props = { agency: Agency; userId: string; administers: boolean };

/** Who works in the agency, in the order in which they joined. */
export function MembersCard({ agency, userId, administers }: Props) {
  const { members } = agency;
  const [search, setSearch] = useState("");
  const [wanted, setPage] = useState(1);
  const [removing, setRemoving] = useState<AgencyMember | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = findMembers(members, search);
  const { rows, page, pages, from, to } = pageOf(found, wanted, MEMBERS_PER_PAGE);
  return (
    <Card
      id="members"
      className="members"
      title="Members"
      note={administers ? "A role is changed at once." : undefined}
      action={
        members.length > MEMBERS_PER_PAGE && (
          <input
            type="search"
            className="search member-search"
            aria-label="Find a member"
            placeholder="Name or address"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setPage(1);
            }}
          />
        )
      }
    >
      <div className="agency-part" ref={list} tabIndex={-1}>
        {found.length === 0 && <p className="muted">No member has “{search.trim()}” in the name or address.</p>}
        <ul aria-label="Members">
          {rows.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isSelf={member.id === userId}
              administers={administers}
              onRemove={() => setRemoving(member)}
            />
          ))}
        </ul>
        {pages > 1 && (
          <Pager label="Pages of members" page={page} pages={pages} before="Earlier" after="Later" onTurn={setPage}>
            {from} to {to} of {plural(found.length, "member")}
          </Pager>
        )}
      </div>
      {removing && (
        <RemoveDialog
          agency={agency}
          member={removing}
          onClose={() => setRemoving(null)}
          onClosed={() => document.activeElement?.matches("main") && list.current?.focus()}
        />
      )}
    </Card>
  );
}

/** Those that have all words of the search in name and address, whatever their case and accents. */
export function findMembers(members: AgencyMember[], search: string): AgencyMember[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return members.filter((member) => words.every((word) => folded(`${fullName(member)} ${member.email}`).includes(word)));
}

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
