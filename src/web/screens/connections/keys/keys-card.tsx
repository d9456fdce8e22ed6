import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink, KeyRound, Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { ApiKey } from "../../../../engine/contract/api.ts";
import { KEY_SCOPES } from "../../../../engine/contract/key-scopes.ts";
import { apiKeysQuery } from "../../../lib/api/queries.ts";
import { pageOf } from "../../../lib/pages.ts";
import { shortDate, useNow } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card, Empty } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { Pager } from "../../../ui/controls/pager.tsx";
import { Time } from "../../../ui/controls/time.tsx";
import { DialogButton } from "../../../ui/overlays/dialog-button.tsx";
import { tellExpiry } from "./expiry.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

/** More would push the webhooks out of sight. */
const KEYS_PER_PAGE = 10;

/** The API keys of the account, the newest first. */
export function KeysCard({ isAdmin }: { isAdmin: boolean }) {
  const { data: keys, isPending, isError } = useQuery(apiKeysQuery);
  return (
    <Card
      id="keys"
      title="API keys"
      note="A program that has a key works for your account, with its credits, as far as the key allows."
      action={
        <DialogButton icon={<Plus size={15} aria-hidden="true" />} label="New API key" className="small">
          {(close) => <NewKeyDialog isAdmin={isAdmin} onClose={close} />}
        </DialogButton>
      }
    >
      {isPending && <Skeleton height={120} />}
      {isError && !keys && <Alert tone="danger">The API keys cannot be read. Please reload the page.</Alert>}
      {keys && <Keys keys={keys} />}
    </Card>
  );
}

function Keys({ keys }: { keys: ApiKey[] }) {
  const client = useQueryClient();
  const now = useNow(30_000);
  const [wanted, setPage] = useState(1);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { rows, page, pages, from, to } = pageOf(keys, wanted, KEYS_PER_PAGE);
  const forget = (revoked: ApiKey) => {
    setRevoking(null);
    client.setQueryData(apiKeysQuery.queryKey, (all) => all?.filter(({ id }) => id !== revoked.id));
  };
  return (
    <div className="connection-part" ref={list} tabIndex={-1}>
      {keys.length === 0 && (
        <Empty icon={<KeyRound size={22} />}>
          No API keys yet. A key lets a program format CVs or read results without your password: your applicant tracking system, a script,
          n8n. <ApiLink />
        </Empty>
      )}
      {keys.length > 0 && (
        <ul className="connection-list" aria-label="API keys">
          {rows.map((key) => (
            <KeyRow key={key.id} apiKey={key} now={now} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pager label="Pages of API keys" page={page} pages={pages} before="Newer" after="Older" onTurn={setPage}>
          {from} to {to} of {plural(keys.length, "key")}
        </Pager>
      )}
      {keys.length > 0 && (
        <p className="connection-foot muted">
          <ApiLink />
        </p>
      )}
      {revoking && (
        <RevokeDialog
          apiKey={revoking}
          onRevoked={() => forget(revoking)}
          onClose={() => setRevoking(null)}
          onClosed={() => document.activeElement?.matches("main") && list.current?.focus()}
        />
      )}
    </div>
  );
}

const ApiLink = () => (
  <a href="/api/docs" target="_blank" rel="noreferrer">
    What programs can do
    <ExternalLink size={14} aria-label="in a new tab" />
  </a>
);

function KeyRow({ apiKey, now, onRevoke }: { apiKey: ApiKey; now: number; onRevoke: () => void }) {
  const { name, scopes, createdAt, lastUsedAt } = apiKey;
  const { words, mark } = tellExpiry(apiKey, now);
  return (
    <li className="connection">
      <span className="connection-main">
        <span className="connection-title">
          <strong>{name}</strong>
          {mark && <span className={`badge ${mark.tone}`}>{mark.words}</span>}
        </span>
        <span className="connection-parts">
          {scopes.map((scope) => (
            <span key={scope}>{KEY_SCOPES[scope]}</span>
          ))}
        </span>
        <span className="connection-parts muted">
          <span>Created on {shortDate(createdAt)}</span>
          <span>{words}</span>
          <span>{lastUsedAt ? <Time iso={lastUsedAt} now={now} label="Last used" /> : "Never used"}</span>
        </span>
      </span>
      <button type="button" className="button small danger" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </button>
    </li>
  );
}
