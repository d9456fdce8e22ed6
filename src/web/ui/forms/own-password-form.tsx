import { type FormEvent, useState } from "react";
import { passwordError, useChangePassword, usePasswordRules } from "../../lib/account/password.ts";
import { toast } from "../../lib/toasts.ts";
import { CurrentPasswordField, NewPasswordField } from "./password-fields.tsx";

/** The present password and a new one. */
export function OwnPasswordForm({ onDone }: { onDone: () => void }) {
  const rules = usePasswordRules();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const change = useChangePassword(onDone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = current && password ? passwordError(password, rules) : "Please fill in all required fields.";
    if (fault) toast({ title: "Validation Error", description: fault, tone: "danger" });
    else change.mutate({ current, password });
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <CurrentPasswordField value={current} onChange={setCurrent} />
      <NewPasswordField value={password} onChange={setPassword} />
      <button type="submit" className="button primary wide" disabled={change.isPending}>
        {change.isPending ? "Changing..." : "Change Password"}
      </button>
    </form>
  );
}
