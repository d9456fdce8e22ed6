import type { WebhookWithSecret } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { useToldOnce } from "../../../ui/forms/told-once.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { CONNECTIONS } from "../connection-action.ts";
import { SecretOnce } from "./secret-once.tsx";
import { type AskedWebhook, WebhookForm } from "./webhook-form.tsx";

/** What most receivers wait for. */
const USUAL: AskedWebhook = { url: "", events: ["job.completed", "job.failed"] };

/** Asks for an address, makes the webhook and shows its secret once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { make, made, isAtStake, onCopied } = useToldOnce(
    { call: (asked: AskedWebhook) => api<WebhookWithSecret>("POST", "/webhooks", asked) },
    CONNECTIONS,
  );
  return (
    <Dialog
      wide
      title={made ? "Your new webhook" : "New webhook"}
      description={made ? made.url : "A short message goes to this address for each event, without a word of a CV."}
      staysOpen={isAtStake}
      onClose={onClose}
    >
      {made ? (
        <SecretOnce secret={made.secret} onCopied={onCopied} onClose={onClose} />
      ) : (
        <WebhookForm first={USUAL} submit="Make webhook" busy={make.isPending} error={make.error} onSubmit={make.mutate} />
      )}
    </Dialog>
  );
}
