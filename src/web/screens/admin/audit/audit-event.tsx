import { ExternalLink } from "lucide-react";
import { Link } from "wouter";
import { AUDIT_SUBJECTS, AUDIT_WAYS, type AuditEvent, type AuditSubjectKind } from "../../../../engine/contract/audit-actions.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { Hint } from "../../../ui/overlays/tooltip.tsx";
import type { AuditFilter } from "./audit-filter.ts";

type Props = { event: AuditEvent; onFilter: (filter: AuditFilter) => void };

/** One record: what happened in words, to what, who did it and how. Who and what lead to all that is known of them. */
export function AuditEventLine({ event: { what, at, ...event }, onFilter }: Props) {
  return (
    <li>
      <span className="audit-what">{what}</span>
      <Subject event={event} onFilter={onFilter} />
      <span className="audit-who">
        <Who event={event} onFilter={onFilter} />
      </span>
      <time className="muted" dateTime={at}>
        {dateAndTime(at)}
      </time>
    </li>
  );
}

type Part = { event: Omit<AuditEvent, "what" | "at">; onFilter: Props["onFilter"] };

function Who({ event: { actor, way, key }, onFilter }: Part) {
  if (key)
    return (
      <>
        {actor.name}, API key{" "}
        <button type="button" className="link-button" onClick={() => onFilter({ actor: key.id })}>
          {key.name}
        </button>
      </>
    );
  const { name } = actor;
  if (name === null) return way === "service" ? "The service itself" : "Not signed in";
  return (
    <>
      <button type="button" className="link-button" onClick={() => onFilter({ actor: name })}>
        {name}
      </button>
      , {AUDIT_WAYS[way]}
    </>
  );
}

function Subject({ event: { subject, account, accountName }, onFilter }: Part) {
  if (!subject) return <span className="audit-subject" />;
  const { kind, id } = subject;
  const name = kind === "account" ? (accountName ?? id) : id === account ? (accountName ?? id) : id;
  const address = SCREENS[kind];
  return (
    <span className="audit-subject">
      {AUDIT_SUBJECTS[kind]}{" "}
      <button type="button" className="link-button" onClick={() => onFilter({ subject: id })}>
        {name}
      </button>
      {kind !== "account" && accountName && id !== account && <span className="muted"> of {accountName}</span>}
      {address && (
        <Hint text="Open">
          <Link href={address} className="audit-open" aria-label={`Open where this ${AUDIT_SUBJECTS[kind]} is`}>
            <ExternalLink size={14} aria-hidden="true" />
          </Link>
        </Hint>
      )}
    </span>
  );
}

/** Where an administrator sees what it is. Jobs, keys and webhooks are seen by their account alone. */
const SCREENS: Partial<Record<AuditSubjectKind, string>> = {
  account: "/admin#users",
  template: "/admin#templates",
  words: "/admin#words",
  brand: "/settings/brand",
  setting: "/settings/privacy",
  request: "/admin#requests",
};
