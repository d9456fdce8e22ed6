import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { contactMessagesQuery, type KeptContactMessage } from "../../../lib/api/queries.ts";
import { useNow } from "../../../lib/text/time.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Time } from "../../../ui/controls/time.tsx";
import { Hint } from "../../../ui/overlays/tooltip.tsx";
import { DeleteMessageDialog } from "./delete-message-dialog.tsx";

/** What people wrote in the contact forms, newest first; nothing when nobody has. */
export function ContactMessages() {
  const { data: messages = [], isError } = useQuery(contactMessagesQuery);
  const now = useNow(30_000);
  if (messages.length === 0 && !isError) return null;
  return (
    <Card id="messages" title="Contact Messages">
      {isError && <Alert tone="danger">The messages cannot be read. Please reload the page.</Alert>}
      <ul className="messages">
        {messages.map((message) => (
          <Message key={message.id} message={message} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function Message({ message, now }: { message: KeptContactMessage; now: number }) {
  const { name, email, company, message: text, createdAt } = message;
  const [deleting, setDeleting] = useState(false);
  return (
    <li>
      <div>
        <p className="message-head">
          <strong>{name}</strong>
          <a href={`mailto:${email}`}>{email}</a>
          {company && <span className="muted">{company}</span>}
          <span className="muted">
            <Time iso={createdAt} now={now} />
          </span>
        </p>
        <p className="message-text">{text}</p>
      </div>
      <Hint text="Delete">
        <button type="button" className="icon-button danger" aria-label={`Delete the message of ${name}`} onClick={() => setDeleting(true)}>
          <Trash2 size={17} aria-hidden="true" />
        </button>
      </Hint>
      {deleting && <DeleteMessageDialog message={message} onClose={() => setDeleting(false)} />}
    </li>
  );
}
