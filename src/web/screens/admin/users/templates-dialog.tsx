import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { User } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { templatesQuery } from "../../../lib/api/queries.ts";
import { fullName, templateName, templatePicture } from "../../../lib/text/words.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { PagePicture } from "../../../ui/pictures/page-picture.tsx";
import { useAdminAction } from "../admin-action.ts";

export function TemplatesDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { data: templates = [] } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState(user.assignedTemplates);
  const save = useAdminAction({
    call: () => api("PUT", `/admin/user/${user.id}/templates`, { templates: chosen }),
    done: "Templates Updated",
    failed: "Update Failed",
    onDone: onClose,
  });
  const toggle = (key: string) => setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog title="Assign Templates" description={`What ${fullName(user)} may choose from.`} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <fieldset className="checks">
          <legend className="visually-hidden">Templates</legend>
          {templates.map((key) => (
            <div key={key} className="check-line">
              <label>
                <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
                {templateName(key)}
              </label>
              <PagePicture src={templatePicture(key)} title={templateName(key)} />
            </div>
          ))}
        </fieldset>
        <button type="submit" className="button primary wide" disabled={save.isPending}>
          Save
        </button>
      </form>
    </Dialog>
  );
}
