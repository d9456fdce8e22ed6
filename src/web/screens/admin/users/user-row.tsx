import { useQuery } from "@tanstack/react-query";
import { Coins, KeyRound, LayoutTemplate, type LucideIcon, Pencil, ScrollText, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Plan, User } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { userStatsQuery } from "../../../lib/api/queries.ts";
import { fullName, planName, templateName } from "../../../lib/text/words.ts";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { useAdminAction } from "../admin-action.ts";
import { AddCreditsDialog, EditCreditsDialog } from "./credits-dialogs.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { LedgerDialog } from "./ledger-dialog.tsx";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";
import { TemplatesDialog } from "./templates-dialog.tsx";

type DialogName = "templates" | "add" | "edit" | "ledger" | "password" | "delete";

const DIALOGS = {
  templates: TemplatesDialog,
  add: AddCreditsDialog,
  edit: EditCreditsDialog,
  ledger: LedgerDialog,
  password: ResetPasswordDialog,
  delete: DeleteUserDialog,
} satisfies Record<DialogName, unknown>;

const ACTIONS: { dialog: DialogName; label: string; icon: LucideIcon; notForAdmins?: boolean }[] = [
  { dialog: "templates", label: "Manage Templates", icon: LayoutTemplate },
  { dialog: "add", label: "Add Credits", icon: Coins },
  { dialog: "edit", label: "Edit Credits", icon: Pencil },
  { dialog: "ledger", label: "Credit Ledger", icon: ScrollText },
  { dialog: "password", label: "Reset Password", icon: KeyRound, notForAdmins: true },
  { dialog: "delete", label: "Delete Account", icon: Trash2, notForAdmins: true },
];

export function UserRow({ user }: { user: User }) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const Dialog = dialog && DIALOGS[dialog];
  const isAdmin = user.role === "admin";
  return (
    // biome-ignore lint/a11y/noRedundantRoles: keeps the row a row where the style shows it as a card
    <tr role="row">
      <th scope="row" className="user-who">
        <span className="user-name">
          <span title={fullName(user)}>{fullName(user)}</span>
          {isAdmin && <span className="badge accent">Admin</span>}
        </span>
        {fullName(user) !== user.email && (
          <span className="muted user-email" title={user.email}>
            {user.email}
          </span>
        )}
      </th>
      <td data-label="Plan">
        <span className="user-plan">
          <span className={user.plan ? "badge success" : "badge"}>{planName(user.plan)}</span>
          <PlanChoice user={user} />
        </span>
      </td>
      <td data-label="Credits" className="num user-credits">
        {user.credits.toLocaleString("en")}
      </td>
      <td data-label="Stats">
        <Stats userId={user.id} />
      </td>
      <td data-label="Templates">
        <span className="user-templates">
          {user.assignedTemplates.length === 0 && <span className="muted">None</span>}
          {user.assignedTemplates.map((key) => (
            <span key={key} className={key === user.selectedTemplate ? "badge accent" : "badge"}>
              {templateName(key)}
            </span>
          ))}
        </span>
      </td>
      <td>
        <span className="user-actions">
          {ACTIONS.filter(({ notForAdmins }) => !(notForAdmins && isAdmin)).map(({ dialog: name, label, icon: Icon }) => (
            <button
              key={name}
              type="button"
              className={name === "delete" ? "button small quiet danger" : "button small quiet"}
              onClick={() => setDialog(name)}
            >
              <Icon size={16} aria-hidden="true" />
              {label}
            </button>
          ))}
        </span>
        {Dialog && <Dialog user={user} onClose={() => setDialog(null)} />}
      </td>
    </tr>
  );
}

function Stats({ userId }: { userId: string }) {
  const { data: stats } = useQuery(userStatsQuery(userId));
  if (!stats) return <Skeleton width="9ch" height="2.4em" />;
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

const PLANS: [string, string][] = [
  ["", "None"],
  ["start", "Basic"],
  ["pro", "Pro"],
];

function PlanChoice({ user }: { user: User }) {
  const change = useAdminAction<Plan>({
    call: (plan) => api("PUT", `/admin/user/${user.id}/plan`, { plan }),
    done: "Plan Updated",
    failed: "Update Failed",
  });
  return (
    <select
      className="plan-choice"
      aria-label={`Plan of ${fullName(user)}`}
      value={user.plan ?? ""}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate((target.value || null) as Plan)}
    >
      {PLANS.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
