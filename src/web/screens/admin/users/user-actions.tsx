import { Coins, CreditCard, KeyRound, type LucideIcon, Pencil, ScrollText, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { User } from "../../../../engine/contract/api.ts";
import { useSignIn } from "../../../lib/account/sign-in.ts";
import { fullName } from "../../../lib/text/words.ts";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { AddCreditsDialog, EditCreditsDialog } from "./credits-dialogs.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";
import { TemplatesDialog } from "./templates-dialog.tsx";

const LedgerDialog = lazy(() => import("../ledger/ledger-dialog.tsx"));

type DialogName = "templates" | "add" | "edit" | "ledger" | "plan" | "password" | "delete";

const DIALOGS = {
  templates: TemplatesDialog,
  add: AddCreditsDialog,
  edit: EditCreditsDialog,
  ledger: LedgerDialog,
  plan: PlanDialog,
  password: ResetPasswordDialog,
  delete: DeleteUserDialog,
} satisfies Record<DialogName, unknown>;

type Action = { dialog: DialogName; label: string; icon: LucideIcon; tone?: "danger" };

/** In groups: what the account may use, and what ends something. The second is not for administrators. */
const ACTIONS: Action[] = [
  { dialog: "add", label: "Add Credits", icon: Coins },
  { dialog: "edit", label: "Edit Credits", icon: Pencil },
  { dialog: "ledger", label: "Credit Ledger", icon: ScrollText },
  { dialog: "plan", label: "Plan", icon: CreditCard },
];
const ENDING_ACTIONS: Action[] = [
  { dialog: "password", label: "Reset Password", icon: KeyRound },
  { dialog: "delete", label: "Delete Account", icon: Trash2, tone: "danger" },
];

/** What an administrator does most often as a button, everything else by name in a menu. */
export function UserActions({ user }: { user: User }) {
  const { passwords } = useSignIn();
  const ending = ENDING_ACTIONS.filter(({ dialog }) => passwords || dialog !== "password");
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const Dialog = dialog && DIALOGS[dialog];
  const item = ({ dialog, label, icon: Icon, tone }: Action) => (
    <MenuItem key={dialog} icon={<Icon size={16} aria-hidden="true" />} tone={tone} onChoose={() => setDialog(dialog)}>
      {label}
    </MenuItem>
  );
  return (
    <>
      <span className="user-actions">
        <button type="button" className="button small" onClick={() => setDialog("templates")}>
          Manage Templates
        </button>
        <Menu label="Actions" name={`Actions for ${fullName(user)}`} className="button small">
          {ACTIONS.map(item)}
          {user.role !== "admin" && <hr />}
          {user.role !== "admin" && ending.map(item)}
        </Menu>
      </span>
      <Suspense>{Dialog && <Dialog user={user} onClose={() => setDialog(null)} />}</Suspense>
    </>
  );
}
