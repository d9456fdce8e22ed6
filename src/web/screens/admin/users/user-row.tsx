import type { OwnAgency, User, UserPage, UserStats } from "../../../../engine/contract/api.ts";
import { fullName, planName, templateName } from "../../../lib/text/words.ts";
import { UserActions } from "./user-actions.tsx";

export function UserRow({ user }: { user: UserPage["users"][number] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: keeps the row a row where the style shows it as a card
    <tr role="row">
      <th scope="row" className="user-who">
        <Who user={user} />
      </th>
      <td data-label="Plan">
        <span className={user.plan ? "badge success" : "badge"}>{planName(user.plan)}</span>
      </td>
      <td data-label="Credits" className="num user-credits">
        {user.credits.toLocaleString("en")}
      </td>
      <td data-label="Stats">
        <Stats stats={user.stats} />
      </td>
      <td data-label="Templates">
        <Templates user={user} />
      </td>
      <td>
        <UserActions user={user} />
      </td>
    </tr>
  );
}

function Who({ user }: { user: User }) {
  const name = fullName(user);
  return (
    <span className="user-identity">
      <span className="initials" aria-hidden="true">
        {initials(user)}
      </span>
      <span className="user-names">
        <span className="user-name">
          <span title={name}>{name}</span>
          {user.role === "admin" && <span className="badge accent">Admin</span>}
        </span>
        {name !== user.email && (
          <span className="muted user-email" title={user.email}>
            {user.email}
          </span>
        )}
        {user.agency && <span className="muted user-email">{inAgency(user.agency, user.email)}</span>}
      </span>
    </span>
  );
}

/** Credits of a member who does not pay wait until it leaves. */
const inAgency = ({ name, paidBy }: OwnAgency, email: string) => (paidBy === email ? `Pays for ${name}` : `In ${name}, paid by ${paidBy}`);

/** `ZM` for Zoë Müller, `A` for anna@agency.test. */
const initials = ({ firstName, lastName, email }: User) =>
  [firstName, lastName]
    .map((name) => name?.[0] ?? "")
    .join("")
    .toUpperCase() || email.charAt(0).toUpperCase();

/** More would make the row as high as three: the others are counted, and named on hover. */
const SHOWN_TEMPLATES = 2;

function Templates({ user: { assignedTemplates, selectedTemplate } }: { user: User }) {
  if (assignedTemplates.length === 0) return <span className="muted">None</span>;
  const inOrder = assignedTemplates.toSorted((a, b) => Number(b === selectedTemplate) - Number(a === selectedTemplate));
  const more = inOrder.slice(SHOWN_TEMPLATES);
  return (
    <span className="user-templates">
      {inOrder.slice(0, SHOWN_TEMPLATES).map((key) => (
        <span key={key} className={key === selectedTemplate ? "badge accent" : "badge"}>
          {templateName(key)}
        </span>
      ))}
      {more.length > 0 && (
        <span className="muted" title={more.map(templateName).join(", ")}>
          {more.length} more
        </span>
      )}
    </span>
  );
}

function Stats({ stats }: { stats: UserStats }) {
  return (
    <span className="user-stats num">
      <span>
        {stats.totalProcessed} processed <span className="muted">({stats.totalProcessedThisMonth} this month)</span>
      </span>
      <span>
        {stats.totalConsumed - stats.totalRefunded} credits used{" "}
        <span className="muted">({stats.totalConsumedThisMonth - stats.totalRefundedThisMonth} this month)</span>
      </span>
    </span>
  );
}
