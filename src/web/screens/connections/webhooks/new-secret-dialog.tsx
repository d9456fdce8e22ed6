import { useState } from "react";
import type { Webhook, WebhookWithSecret } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { webhookPath } from "../../../lib/api/queries.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { useToldOnce } from "../../../ui/forms/told-once.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { CONNECTIONS } from "../connection-action.ts";
import { SecretOnce } from "./secret-once.tsx";

/** Asks whether a webhook is to have another secret, makes it and shows it once. */
export function NewSecretDialog({ webhook: { id, url, formerSecretUntil }, onClose }: { webhook: Webhook; onClose: () => void }) {
  // What was true before: the answer brings a former secret of its own.
  const [endsNow] = useState(formerSecretUntil);
  const { make, made, isAtStake, onCopied } = useToldOnce(
    { call: () => api<WebhookWithSecret>("PATCH", webhookPath(id), { rotateSecret: true }), failed: "No new secret" },
    CONNECTIONS,
  );
  return (
    <Dialog wide title={made ? "Your new secret" : "New secret"} description={url} staysOpen={isAtStake} onClose={onClose}>
      {made ? (
        <SecretOnce secret={made.secret} onCopied={onCopied} onClose={onClose} />
      ) : (
        <div className="form">
          <p>
            Messages are signed with the new secret from now on. The present one signs too for a day, so that the receiver has time to
            change.
          </p>
          {endsNow && <p>The secret before it, which would sign until {dateAndTime(endsNow)}, ends now.</p>}
          <div className="dialog-actions">
            <button type="button" className="button" onClick={onClose}>
              Cancel
            </button>
            <button type="button" className="button primary" disabled={make.isPending} onClick={() => make.mutate()}>
              Make new secret
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
