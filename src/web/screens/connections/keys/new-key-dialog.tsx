import { type FormEvent, useState } from "react";
import type { CreatedApiKey } from "../../../../engine/contract/api.ts";
import { KEY_SCOPE_NAMES, KEY_SCOPES, type KeyScope } from "../../../../engine/contract/key-scopes.ts";
import { MAX_API_KEY_NAME_CHARS } from "../../../../engine/contract/limits.ts";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { toast } from "../../../lib/toasts.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { CopyField } from "../../../ui/controls/copy-field.tsx";
import { Field, Select } from "../../../ui/controls/field.tsx";
import { ToldOnce, useToldOnce } from "../../../ui/forms/told-once.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Choices } from "../choices.tsx";
import { CONNECTIONS } from "../connection-action.ts";
import { curlLine } from "./curl-line.ts";
import { EXPIRIES, type Expiry, endOf, today } from "./expiry.ts";

type AskedKey = { name: string; scopes: KeyScope[]; expiresAt?: string };

/** Asks what a key is for, makes it and shows it once. */
export function NewKeyDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const { make, made, isAtStake, onCopied } = useToldOnce(
    { call: (asked: AskedKey) => api<CreatedApiKey>("POST", "/keys", asked) },
    CONNECTIONS,
  );
  if (made) {
    return (
      <Dialog wide title="Your new API key" description={made.name} staysOpen={isAtStake} onClose={onClose}>
        <MadeKey made={made} onCopied={onCopied} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      wide
      title="New API key"
      description="For one program. With a key for each, you see which is used and can revoke one alone."
      staysOpen={isAtStake}
      onClose={onClose}
    >
      <KeyForm isAdmin={isAdmin} busy={make.isPending} error={make.error} onMake={make.mutate} />
    </Dialog>
  );
}

type FormProps = { isAdmin: boolean; busy: boolean; error: Error | null; onMake: (asked: AskedKey) => void };

function KeyForm({ isAdmin, busy, error, onMake }: FormProps) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ReadonlySet<KeyScope>>(new Set());
  const [expiry, setExpiry] = useState<Expiry>("90");
  const [day, setDay] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expiresAt = endOf(expiry, day, Date.now());
    const missing = whatIsMissing(name, scopes, expiresAt);
    if (missing || expiresAt === null) toast({ title: "Validation Error", description: missing, tone: "danger" });
    else if (!busy) onMake({ name: name.trim(), scopes: KEY_SCOPE_NAMES.filter((scope) => scopes.has(scope)), expiresAt });
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      {error && !isUnauthorized(error) && <Alert tone="danger">{errorMessage(error, "The key was not made. Please try again.")}</Alert>}
      <Field
        label="Name"
        autoComplete="off"
        maxLength={MAX_API_KEY_NAME_CHARS}
        note="What the program is, such as “Nightly import”."
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Choices
        legend="What it may do"
        names={KEY_SCOPE_NAMES.filter((scope) => scope !== "admin" || isAdmin)}
        words={KEY_SCOPES}
        chosen={scopes}
        onChoose={setScopes}
      />
      <div className="form-pair">
        <Select label="Expires" value={expiry} onChange={({ target }) => setExpiry(target.value as Expiry)}>
          {EXPIRIES.map(({ expiry, label }) => (
            <option key={expiry} value={expiry}>
              {label}
            </option>
          ))}
        </Select>
        {expiry === "date" && (
          <Field label="Last day" type="date" min={today(Date.now())} value={day} onChange={({ target }) => setDay(target.value)} />
        )}
      </div>
      {expiry === "never" && (
        <p className="field-note">Who finds a key that never expires can use it until you revoke it. Revoke it when its program is gone.</p>
      )}
      <button type="submit" className="button primary wide" disabled={busy}>
        Make API key
      </button>
    </form>
  );
}

function whatIsMissing(name: string, scopes: ReadonlySet<KeyScope>, expiresAt: string | undefined | null): string | undefined {
  if (name.trim() === "") return "Please give the key a name.";
  if (scopes.size === 0) return "Please choose what the key may do.";
  if (expiresAt === null) return "Please choose a last day that is not over.";
}

type MadeProps = { made: CreatedApiKey; onCopied: () => void; onClose: () => void };

const MadeKey = ({ made, onCopied, onClose }: MadeProps) => (
  <ToldOnce
    label="API key"
    value={made.key}
    copy="Copy key"
    note="Copy it now: it is shown this once. Whoever has it can do with your account what you have chosen, so keep it as you keep a password."
    onCopied={onCopied}
    onClose={onClose}
  >
    <CopyField
      label="A first call"
      value={curlLine(made, window.location.origin)}
      copy="Copy line"
      rows={3}
      note={
        <>
          For a terminal. All calls are in{" "}
          <a href="/api/docs" target="_blank" rel="noreferrer">
            the documentation of the API
          </a>
          .
        </>
      }
      onCopied={onCopied}
    />
  </ToldOnce>
);
