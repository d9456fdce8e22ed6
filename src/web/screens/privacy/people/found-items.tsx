import { useMutation } from "@tanstack/react-query";
import { Download, Trash2, UserSearch } from "lucide-react";
import { useState } from "react";
import type { PersonFound, PersonItem } from "../../../../engine/contract/api.ts";
import { apiResponse, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { fileNameFrom, saveFile } from "../../../lib/api/files.ts";
import { shortDate } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { toggled } from "../../../lib/toggled.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Empty } from "../../../ui/controls/card.tsx";
import { Backups } from "./backups.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import type { Erased } from "./receipt.tsx";
import { type PersonSearch, searchBody } from "./search.ts";

type Props = { found: PersonFound; search: PersonSearch; onErased: (erased: Erased) => void };

/** What was found. Chosen is all that is of the person; what only mentions them is somebody else's. */
export function FoundItems({ found, search, onErased }: Props) {
  const { items, emails, decisions, unread, backups } = found;
  const [chosen, setChosen] = useState(
    () => new Set(items.filter(({ how, erasable }) => erasable && how !== "mentioned").map(({ id }) => id)),
  );
  const [asking, setAsking] = useState(false);
  const save = useExport();
  if (items.length === 0)
    return (
      <Empty icon={<UserSearch size={26} strokeWidth={1.5} />}>
        Nothing is held of “{search.query}” here.{unread > 0 && ` ${unreadNote(unread)}`}
      </Empty>
    );

  const list = items.filter(({ id }) => chosen.has(id));
  return (
    <div className="person-found">
      {emails.length > 1 && (
        <Alert tone="neutral">
          These may be several people with one name: {emails.join(", ")}. Choose only what is of the one you mean.
        </Alert>
      )}
      <ul className="person-items" aria-label="What is held">
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            isChosen={chosen.has(item.id)}
            ofAll={search.scope !== "account"}
            onToggle={() => setChosen(toggled(chosen, item.id))}
          />
        ))}
      </ul>
      {decisions > 0 && (
        <p className="muted">
          {decisions === 1
            ? "1 record of the decision log is about these CVs. It bears no name, and stays."
            : `${decisions} records of the decision log are about these CVs. They bear no name, and stay.`}
        </p>
      )}
      {unread > 0 && <p className="muted">{unreadNote(unread)}</p>}
      <Backups backups={backups} />
      <div className="person-actions">
        <button
          type="button"
          className="button"
          disabled={list.length === 0 || save.isPending}
          onClick={() => save.mutate({ search, items: list.map(({ id }) => id) })}
        >
          <Download size={17} aria-hidden="true" />
          Export
        </button>
        <button type="button" className="button danger" disabled={list.length === 0} onClick={() => setAsking(true)}>
          <Trash2 size={17} aria-hidden="true" />
          Erase…
        </button>
        <span className="muted num">
          {list.length} of {items.length} chosen
        </span>
      </div>
      {asking && <EraseDialog items={list} search={search} onErased={onErased} onClose={() => setAsking(false)} />}
    </div>
  );
}

const unreadNote = (unread: number) =>
  `${plural(unread, "other job")} ${unread === 1 ? "has" : "have"} not been read: what is in there can be found by the names of the files alone.`;

type ItemProps = { item: PersonItem; isChosen: boolean; ofAll: boolean; onToggle: () => void };

function Item({ item, isChosen, ofAll, onToggle }: ItemProps) {
  const { id, kind, how, title, name, email, account, at, files, erasable } = item;
  const label = `${KINDS[kind]}: ${title}`;
  return (
    <li>
      <input
        type="checkbox"
        className="row-select"
        id={id}
        checked={isChosen}
        disabled={!erasable}
        onChange={onToggle}
        aria-label={label}
      />
      <label htmlFor={id} className="person-item">
        <span className="person-title">
          <span className="file-name">{title}</span>
          <span className="badge">{KINDS[kind]}</span>
          <span className={`badge ${how === "mentioned" ? "warning" : "accent"}`}>{HOW[how]}</span>
        </span>
        <span className="muted">{[name, email].filter(Boolean).join(", ") || "No name was read"}</span>
        <span className="muted">
          {[shortDate(at), files > 0 && plural(files, "document"), ofAll && account && `in ${account}`].filter(Boolean).join(" · ")}
          {!erasable && " · delete it under Users in the admin panel"}
        </span>
      </label>
    </li>
  );
}

const KINDS: Record<PersonItem["kind"], string> = { cv: "CV", analysis: "Analysis", message: "Message", account: "Account" };
const HOW: Record<PersonItem["how"], string> = {
  name: "By name",
  mail: "By mail",
  file: "By file name",
  "same-file": "The same file",
  mentioned: "Mentioned only",
};

function useExport() {
  return useMutation({
    mutationFn: async ({ search, items }: { search: PersonSearch; items: string[] }) => {
      const response = await apiResponse("POST", "/people/export", { ...searchBody(search), items });
      saveFile(fileNameFrom(response.headers.get("content-disposition")) ?? "person.zip", await response.blob());
    },
    onSuccess: () => toast({ title: "Download started", description: "Your file download has started.", tone: "success" }),
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Export Failed", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
}
