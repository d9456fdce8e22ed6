import { type FormEvent, useState } from "react";
import type { User } from "../../../../engine/contract/api.ts";
import { passwordError, usePasswordRules } from "../../../lib/account/password.ts";
import { useSignIn } from "../../../lib/account/sign-in.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { NewPasswordField } from "../../../ui/forms/password-fields.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../admin-action.ts";

function descriptionFor({ email, noPassword }: User, provider: string | null): string {
  if (!noPassword) return `A new password for ${email}.`;
  const way = provider ?? "the identity provider";
  return `${email} has no password and signs in with ${way}. A password that you set opens the account too, until the next sign-in with ${way}.`;
}

export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const rules = usePasswordRules();
  const { provider } = useSignIn();
  const [password, setPassword] = useState("");
  const reset = useAdminAction({
    call: () => api("PUT", `/admin/user/${user.id}/reset-password`, { password }),
    done: "Password Reset",
    failed: "Reset Failed",
    describe: () => `Tell ${fullName(user)} the new password. All their devices are signed out.`,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = passwordError(password, rules);
    if (fault) toast({ title: "Validation Error", description: fault, tone: "danger" });
    else reset.mutate();
  };
  return (
    <Dialog title="Reset Password" description={descriptionFor(user, provider)} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <NewPasswordField value={password} onChange={setPassword} />
        <button type="submit" className="button primary wide" disabled={reset.isPending}>
          Reset Password
        </button>
      </form>
    </Dialog>
  );
}
