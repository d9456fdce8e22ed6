import { type FormEvent, useState } from "react";
import { passwordFault, passwordNote, useChangePassword, usePasswordRules } from "../lib/password.ts";
import { toast } from "../lib/toasts.ts";
import { PasswordField } from "./field.tsx";

/** The present password and a new one. */
export function OwnPasswordForm({ onDone }: { onDone: () => void }) {
  const rules = usePasswordRules();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const change = useChangePassword(onDone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = current && password ? passwordFault(password, rules) : "Please fill in all required fields.";
    if (fault) toast({ title: "Validation Error", description: fault, tone: "danger" });
    else change.mutate({ current, password });
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={current}
        onChange={({ target }) => setCurrent(target.value)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        note={passwordNote(rules)}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <button type="submit" className="button primary wide" disabled={change.isPending}>
        {change.isPending ? "Changing..." : "Change Password"}
      </button>
    </form>
  );
}
