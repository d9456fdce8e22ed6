import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { PersonFound, User } from "../../../../engine/contract/api.ts";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { toast } from "../../../lib/toasts.ts";
import { Card } from "../../../ui/controls/card.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { FoundItems } from "./found-items.tsx";
import { type Erased, Receipt } from "./receipt.tsx";
import { type PersonSearch, type Scope, scopesOf, searchBody } from "./search.ts";

/** Finds one person in all jobs; what is held can be exported and erased. */
export function PeopleCard({ user }: { user: User }) {
  const [query, setQuery] = useState("");
  const scopes = scopesOf(user);
  const [scope, setScope] = useState<Scope>(scopes.at(-1) ?? "account");
  const [erased, setErased] = useState<Erased | null>(null);
  const find = useFind();
  const client = useQueryClient();
  const search = (event?: FormEvent) => {
    event?.preventDefault();
    setErased(null);
    find.mutate({ query: query.trim(), scope });
  };
  const done = async (result: Erased) => {
    setErased(result);
    find.reset();
    await Promise.all([["jobs"], ["stats"], ["admin"]].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return (
    <Card
      id="people"
      title="Find a Person"
      note="What is held of one person, to be shown to them or erased. A log keeps that you did it, not whom it was about."
      action={scopes.length > 1 && <ScopeChoice scopes={scopes} scope={scope} onChoose={setScope} />}
    >
      <search>
        <form className="person-search" onSubmit={search}>
          <Field label="Name, mail address or file name" value={query} onChange={({ currentTarget }) => setQuery(currentTarget.value)} />
          <button type="submit" className="button primary" disabled={find.isPending || query.trim() === ""}>
            <Search size={17} aria-hidden="true" />
            Find
          </button>
        </form>
      </search>
      <div aria-live="polite">
        {find.data && <FoundItems key={find.submittedAt} found={find.data} search={find.variables} onErased={done} />}
        {erased && <Receipt erased={erased} />}
      </div>
    </Card>
  );
}

const PLACES: Record<Scope, string> = { account: "My account", agency: "The agency", house: "All accounts" };

type ChoiceProps = { scopes: Scope[]; scope: Scope; onChoose: (scope: Scope) => void };

const ScopeChoice = ({ scopes, scope, onChoose }: ChoiceProps) => (
  <fieldset className="segments" aria-label="Where to search">
    {scopes.map((one) => (
      <button key={one} type="button" aria-pressed={scope === one} onClick={() => onChoose(one)}>
        {PLACES[one]}
      </button>
    ))}
  </fieldset>
);

function useFind() {
  return useMutation({
    mutationFn: (search: PersonSearch) => api<PersonFound>("POST", "/people/find", searchBody(search)),
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Search Failed", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
}
