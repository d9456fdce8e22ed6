import { lazy, Suspense, useEffect, useState } from "react";
import { Link, Redirect, useSearch } from "wouter";
import { signInFailureText } from "../../../engine/contract/sign-in-failures.ts";
import { useUser } from "../../lib/account/session.ts";
import { useSignIn } from "../../lib/account/sign-in.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { Logo } from "../../ui/frame/logo.tsx";
import { Presentation } from "../../ui/pictures/presentation.tsx";
import { LoginForm } from "./login-form.tsx";
import { ProviderButton } from "./provider-button.tsx";

const trialDialog = () => import("../../ui/forms/trial-dialog.tsx").then(({ TrialDialog }) => ({ default: TrialDialog }));
const forgotDialog = () => import("./forgot-password-dialog.tsx");
const TrialDialog = lazy(trialDialog);
const ForgotPasswordDialog = lazy(forgotDialog);

export default function AuthScreen() {
  const { data: user } = useUser();
  const { provider, passwords, isPending } = useSignIn();
  const failure = new URLSearchParams(useSearch()).get("failure");
  const said = failure && provider ? signInFailureText(failure, provider) : null;
  const [dialog, setDialog] = useState<"trial" | "forgot" | null>(null);
  useEffect(fetchWhatComesNext, []);
  if (user) return <Redirect to="/dashboard" replace />;

  return (
    <main className="auth">
      <div className="auth-card">
        <section className="auth-sign-in">
          <Link href="/" className="logo-link">
            <Logo />
          </Link>
          <h1 className="auth-title">Welcome back</h1>
          <p className="muted">Sign in to access the dashboard and start saving time !</p>
          {said && (
            <div className="auth-failure">
              <Alert tone="danger">{said}</Alert>
            </div>
          )}
          <div className="auth-ways" data-pending={isPending}>
            {passwords && (
              <>
                <LoginForm onForgot={() => setDialog("forgot")} />
                <div className="or">
                  <span>or</span>
                </div>
              </>
            )}
            {provider && <ProviderButton name={provider} primary={!passwords} />}
            {passwords && (
              <button type="button" className="button wide" onClick={() => setDialog("trial")}>
                Create Account with Free Trial (10 Credits)
              </button>
            )}
          </div>
        </section>
        <section className="auth-video" aria-label="Presentation">
          <Presentation />
          <p>Any CV in, your agency's document out. Word, PDF or PowerPoint.</p>
        </section>
      </div>
      <Suspense>
        {dialog === "trial" && <TrialDialog onClose={() => setDialog(null)} />}
        {dialog === "forgot" && <ForgotPasswordDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </main>
  );
}

/** The dialogs, while nobody waits for them. */
function fetchWhatComesNext() {
  const timer = setTimeout(() => {
    void Promise.allSettled([trialDialog(), forgotDialog()]);
  }, 1500);
  return () => clearTimeout(timer);
}
