import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LayoutTemplate, Palette } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "../../../engine/contract/api.ts";
import { useUser } from "../../lib/account/session.ts";
import { api, errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { userQuery } from "../../lib/api/queries.ts";
import { type OfferedTemplate, savedTemplate, useTemplates } from "../../lib/service/templates.ts";
import { templatePicture } from "../../lib/text/words.ts";
import { toast } from "../../lib/toasts.ts";
import { Card } from "../../ui/controls/card.tsx";
import { Select } from "../../ui/controls/field.tsx";
import { PagePicture } from "../../ui/pictures/page-picture.tsx";
import { BlindBadge } from "./template-choice.tsx";

export function TemplateCard() {
  const { data: user } = useUser();
  const { offered } = useTemplates();
  const [only] = offered;
  if (!user || !only) return null;
  return (
    <Card title="Template" note="The house style of your documents." action={<BrandLink />}>
      {offered.length === 1 ? <OnlyTemplate template={only} /> : <Choice user={user} offered={offered} />}
    </Card>
  );
}

/** Where the agency's logo and colours come from. It asks nothing: on a slow line the CVs would come later for it. */
const BrandLink = () => (
  <Link href="/settings/brand" className="brand-link">
    <Palette size={15} aria-hidden="true" />
    Your logo and colours
  </Link>
);

function OnlyTemplate({ template: { key, name, blind } }: { template: OfferedTemplate }) {
  return (
    <div className="template-line">
      <PagePicture src={templatePicture(key)} title={name}>
        <LayoutTemplate size={20} aria-hidden="true" />
      </PagePicture>
      <span>{name}</span>
      <span className="badge success">Active</span>
      {blind && <BlindBadge />}
    </div>
  );
}

function Choice({ user, offered }: { user: User; offered: OfferedTemplate[] }) {
  const client = useQueryClient();
  // Null as long as nothing else is chosen here than what is saved, which another tab may change.
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = offered.some(({ key }) => key === chosen) ? (chosen as string) : (user.selectedTemplate ?? "");
  const update = useMutation({
    mutationFn: () => api<User>("PUT", `/user/${user.id}/template`, { template: choice }),
    onSuccess: () => {
      toast({ title: "Template Updated", description: "Your preferred template has been saved successfully.", tone: "success" });
      setChosen(null);
      return client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Update Failed", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
  const unchanged = !choice || choice === user.selectedTemplate;
  const nameOf = (wanted: string | undefined) => offered.find(({ key }) => key === wanted)?.name;
  const blind = offered.find(({ key }) => key === choice)?.blind;
  return (
    <form
      className="template-choice"
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate();
      }}
    >
      {choice && <PagePicture key={choice} src={templatePicture(choice)} title={nameOf(choice) ?? ""} />}
      <div className="template-fields">
        <Select label="Template" hideLabel value={choice} onChange={({ target }) => setChosen(target.value)}>
          {!user.selectedTemplate && <option value="">Choose a template</option>}
          {offered.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <button type="submit" className="button primary" disabled={unchanged || update.isPending}>
          Update
        </button>
        {(!unchanged || blind) && (
          <p className="template-note muted" role="status">
            {blind && <BlindBadge />}
            {!unchanged && (
              <>
                <span className="badge warning">Not saved</span> New CVs are still made in {nameOf(savedTemplate(user))}.
              </>
            )}
          </p>
        )}
      </div>
    </form>
  );
}
