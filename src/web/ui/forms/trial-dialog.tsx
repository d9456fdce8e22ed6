import { type FormEvent, useState } from "react";
import { passwordError, usePasswordRules } from "../../lib/account/password.ts";
import { useTrialSignup } from "../../lib/account/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Field } from "../controls/field.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { NewPasswordField } from "./password-fields.tsx";

const EMPTY = { email: "", password: "", company: "" };

export function TrialDialog({ onClose }: { onClose: () => void }) {
  const rules = usePasswordRules();
  const [form, setForm] = useState(EMPTY);
  const signup = useTrialSignup(onClose);
  const set = (name: keyof typeof EMPTY) => ({
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setForm({ ...form, [name]: target.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = trialError(form, rules);
    if (fault) toast({ title: "Validation Error", description: fault, tone: "danger" });
    else signup.mutate({ email: form.email.trim(), password: form.password, company: form.company.trim() || undefined });
  };

  return (
    <Dialog title="Start your free trial" description="10 credits and a default template. No card needed." onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <Field label="Email" type="email" autoComplete="email" placeholder="you@agency.com" {...set("email")} />
        <NewPasswordField label="Password" value={form.password} onChange={(password) => setForm({ ...form, password })} />
        <Field label="Company" optional autoComplete="organization" {...set("company")} />
        <button type="submit" className="button primary wide" disabled={signup.isPending}>
          {signup.isPending ? "Creating Account..." : "Create Account"}
        </button>
      </form>
    </Dialog>
  );
}

/** What the specification says about a sign-up that cannot be sent; null for one that can. */
export function trialError(
  { email, password }: { email: string; password: string },
  rules?: Parameters<typeof passwordError>[1],
): string | null {
  if (!email.trim() || !password) return "Please fill in all required fields.";
  return passwordError(password, rules);
}
