import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Webhook as WebhookIcon } from "lucide-react";
import { useRef, useState } from "react";
import type { Webhook, WebhookDelivery } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { webhookPath, webhooksQuery } from "../../../lib/api/queries.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card, Empty } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { DialogButton } from "../../../ui/overlays/dialog-button.tsx";
import { useConnectionAction } from "../connection-action.ts";
import { DeleteWebhookDialog } from "./delete-webhook-dialog.tsx";
import { DeliveriesDialog } from "./deliveries/deliveries-dialog.tsx";
import { TestDialog } from "./deliveries/test-dialog.tsx";
import { EditWebhookDialog } from "./edit-webhook-dialog.tsx";
import { NewSecretDialog } from "./new-secret-dialog.tsx";
import { NewWebhookDialog } from "./new-webhook-dialog.tsx";
import { type WebhookPart, WebhookRow } from "./webhook-row.tsx";

/** The addresses that are told of the account's events. */
export function WebhooksCard() {
  const { data: webhooks, isPending, isError } = useQuery(webhooksQuery);
  return (
    <Card
      id="webhooks"
      title="Webhooks"
      note="Addresses of your own system that are told when a CV or an analysis is finished."
      action={
        <DialogButton icon={<Plus size={15} aria-hidden="true" />} label="New webhook" className="small">
          {(close) => <NewWebhookDialog onClose={close} />}
        </DialogButton>
      }
    >
      {isPending && <Skeleton height={120} />}
      {isError && !webhooks && <Alert tone="danger">The webhooks cannot be read. Please reload the page.</Alert>}
      {webhooks && <Webhooks webhooks={webhooks} />}
    </Card>
  );
}

type Opened = { part: WebhookPart; id: string };

function Webhooks({ webhooks }: { webhooks: Webhook[] }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const test = useConnectionAction({
    call: ({ id }: Webhook) => api<WebhookDelivery>("POST", webhookPath(id, "/test")),
  });
  const open = (part: WebhookPart, webhook: Webhook) => {
    setOpened({ part, id: webhook.id });
    if (part === "test") test.mutate(webhook);
  };
  const close = () => setOpened(null);
  const forget = ({ id }: Webhook) => {
    close();
    client.setQueryData(webhooksQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
  };
  const webhook = webhooks.find(({ id }) => id === opened?.id);
  const dialog = webhook && { webhook, onClose: close };
  return (
    <div className="connection-part" ref={list} tabIndex={-1}>
      {webhooks.length === 0 && (
        <Empty icon={<WebhookIcon size={22} />}>
          No webhooks yet. A webhook tells your own system when a CV is finished, has failed or was checked, and when an analysis is
          finished. It holds no word of a CV.
        </Empty>
      )}
      {webhooks.length > 0 && (
        <ul className="connection-list" aria-label="Webhooks">
          {webhooks.map((one) => (
            <WebhookRow key={one.id} webhook={one} onOpen={(part) => open(part, one)} />
          ))}
        </ul>
      )}
      {dialog && opened?.part === "edit" && <EditWebhookDialog {...dialog} />}
      {dialog && opened?.part === "secret" && <NewSecretDialog {...dialog} />}
      {dialog && opened?.part === "deliveries" && <DeliveriesDialog {...dialog} />}
      {dialog && opened?.part === "test" && <TestDialog {...dialog} test={test} />}
      {dialog && opened?.part === "delete" && (
        <DeleteWebhookDialog
          {...dialog}
          onDeleted={() => forget(dialog.webhook)}
          onClosed={() => document.activeElement?.matches("main") && list.current?.focus()}
        />
      )}
    </div>
  );
}
