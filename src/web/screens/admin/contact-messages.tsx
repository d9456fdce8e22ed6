import { useQuery } from "@tanstack/react-query";
import { contactMessagesQuery } from "../../lib/queries.ts";
import { useNow } from "../../lib/time.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { Time } from "../../ui/time.tsx";

/** What people wrote in the contact forms, newest first; nothing when nobody has. */
export function ContactMessages() {
  const { data: messages = [], isError } = useQuery(contactMessagesQuery);
  const now = useNow(30_000);
  if (messages.length === 0 && !isError) return null;
  return (
    <Card title="Contact Messages">
      {isError && <Alert tone="danger">The messages cannot be read. Please reload the page.</Alert>}
      <ul className="messages">
        {messages.map(({ id, name, email, company, message, createdAt }) => (
          <li key={id}>
            <p className="message-head">
              <strong>{name}</strong>
              <a href={`mailto:${email}`}>{email}</a>
              {company && <span className="muted">{company}</span>}
              <span className="muted">
                <Time iso={createdAt} now={now} />
              </span>
            </p>
            <p className="message-text">{message}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
