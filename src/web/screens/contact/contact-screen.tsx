import { useUser } from "../../lib/account/session.ts";
import { useRetention } from "../../lib/service/retention.ts";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { Card } from "../../ui/controls/card.tsx";
import { ContactForm } from "../../ui/forms/contact-form.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";

const QUESTIONS = [
  [
    "Why did a CV fail?",
    "The row in your queue says why. Its credit has already come back. Remove a password or scan again, then upload it once more.",
  ],
  [
    "How do I get another template?",
    "An administrator assigns templates to your account. Write to us with a sample of your house style for a new one.",
  ],
  ["I forgot my password.", "Ask for a new one on the sign-in screen. An administrator resets it and contacts you."],
] as const;

export default function ContactScreen() {
  const { data: user } = useUser();
  const kept = ["How long are files kept?", `${useRetention()}, or until you delete them. After that nobody can bring them back.`] as const;
  const start = user ? { name: [user.firstName, user.lastName].filter(Boolean).join(" "), email: user.email } : {};
  return (
    <>
      <AppHeader />
      <main className="page">
        <div className="page-head">
          <div>
            <h1>Contact & Support</h1>
            <p className="muted">A question, a problem, a template you need: write to us.</p>
          </div>
          <BackToDashboard />
        </div>
        <div className="contact-grid">
          <Card title="Send a message">
            <ContactForm start={start} />
          </Card>
          <div className="contact-side">
            <Card title="Response Time">
              <p>We typically reply within 24 hours on business days.</p>
              <p className="muted">For urgent issues, start your message with 'Urgent'.</p>
            </Card>
            <Card title="Common Questions">
              <dl className="questions">
                {[...QUESTIONS, kept].map(([question, answer]) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd className="muted">{answer}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </div>
        </div>
      </main>
    </>
  );
}
