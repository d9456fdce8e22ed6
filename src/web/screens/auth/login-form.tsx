import { type FormEvent, useState } from "react";
import { useLogin } from "../../lib/account/session.ts";
import { errorMessage } from "../../lib/api/api.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { Field, PasswordField } from "../../ui/controls/field.tsx";

export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const login = useLogin();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ email: email.trim(), password });
  };

  return (
    <form className="form" onSubmit={submit}>
      {login.isError && <Alert tone="danger">{errorMessage(login.error, "Login failed")}</Alert>}
      <Field label="Email" type="email" required autoComplete="username" value={email} onChange={({ target }) => setEmail(target.value)} />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <button type="button" className="link-button align-end" onClick={onForgot}>
        Forgot Password?
      </button>
      <button type="submit" className="button primary wide" disabled={login.isPending}>
        {login.isPending ? "Signing in..." : "Sign In"}
      </button>
    </form>
  );
}
