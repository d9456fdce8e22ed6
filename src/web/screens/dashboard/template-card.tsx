import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LayoutTemplate } from "lucide-react";
import { useState } from "react";
import type { User } from "../../../engine/contract.ts";
import { api, isUnauthorized, sentence } from "../../lib/api.ts";
import { userQuery } from "../../lib/queries.ts";
import { useUser } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { templateName, templatePicture } from "../../lib/words.ts";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/field.tsx";
import { PagePicture } from "../../ui/page-picture.tsx";

export function TemplateCard() {
  const { data: user } = useUser();
  if (!user || user.assignedTemplates.length === 0) return null;
  return (
    <Card title="Template" note="The house style of your documents.">
      {user.assignedTemplates.length === 1 ? <OnlyTemplate name={user.assignedTemplates[0] as string} /> : <Choice user={user} />}
    </Card>
  );
}

const OnlyTemplate = ({ name }: { name: string }) => (
  <div className="template-line">
    <PagePicture src={templatePicture(name)} title={templateName(name)}>
      <LayoutTemplate size={20} aria-hidden="true" />
    </PagePicture>
    <span>{templateName(name)}</span>
    <span className="badge success">Active</span>
  </div>
);

function Choice({ user }: { user: User }) {
  const client = useQueryClient();
  const [choice, setChoice] = useState(user.selectedTemplate ?? "");
  const update = useMutation({
    mutationFn: () => api<User>("PUT", `/user/${user.id}/template`, { template: choice }),
    onSuccess: () => {
      toast({ title: "Template Updated", description: "Your preferred template has been saved successfully.", tone: "success" });
      return client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Update Failed", description: sentence(error, "Please try again."), tone: "danger" });
    },
  });
  const unchanged = !choice || choice === user.selectedTemplate;
  return (
    <form
      className="template-choice"
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate();
      }}
    >
      {choice && <PagePicture key={choice} src={templatePicture(choice)} title={templateName(choice)} />}
      <div className="template-fields">
        <Select label="Template" hideLabel value={choice} onChange={({ target }) => setChoice(target.value)}>
          {!user.selectedTemplate && <option value="">Choose a template</option>}
          {user.assignedTemplates.map((key) => (
            <option key={key} value={key}>
              {templateName(key)}
            </option>
          ))}
        </Select>
        <button type="submit" className="button primary" disabled={unchanged || update.isPending}>
          Update
        </button>
      </div>
    </form>
  );
}
