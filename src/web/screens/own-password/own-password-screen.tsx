import { KeyRound } from "lucide-react";
import { OwnPasswordForm } from "../../ui/forms/own-password-form.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";

/** In the place of every screen, for whoever has been given a password by somebody else and must choose another. */
export default function OwnPasswordScreen() {
  return (
    <>
      <AppHeader />
      <main className="centred-page own-password">
        <KeyRound className="accent-icon" size={44} strokeWidth={1.5} aria-hidden="true" />
        <h1>Choose your own password</h1>
        <p className="muted">Somebody else has set the present one and knows it. A new one opens your account.</p>
        <OwnPasswordForm onDone={() => {}} />
      </main>
    </>
  );
}
