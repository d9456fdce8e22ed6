import { ToldOnce } from "../../../ui/forms/told-once.tsx";

/** The secret of a webhook, the only time that it is shown, and what a receiver does with it. */
export const SecretOnce = ({ secret, onCopied, onClose }: { secret: string; onCopied: () => void; onClose: () => void }) => (
  <ToldOnce
    label="Secret"
    value={secret}
    copy="Copy secret"
    note="Copy it now: it is shown this once. Give it to whoever runs the address."
    onCopied={onCopied}
    onClose={onClose}
  >
    <p className="field-note">
      With it the receiver checks that a message comes from here and was not changed. Each message is signed as Standard Webhooks says, in
      the header <code>webhook-signature</code>; there are libraries of Standard Webhooks for most languages.
    </p>
  </ToldOnce>
);
