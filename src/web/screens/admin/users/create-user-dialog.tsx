import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSignIn } from "../../../lib/account/sign-in.ts";
import { api } from "../../../lib/api/api.ts";
import { templatesQuery } from "../../../lib/api/queries.ts";
import { templateName } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { Field, Select } from "../../../ui/controls/field.tsx";
import { NewPasswordField } from "../../../ui/forms/password-fields.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../admin-action.ts";

const USUAL = "A regular user, without credits at first.";
const EMPTY = { email: "", password: "", firstName: "", lastName: "", template: "" };

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const { passwords, provider } = useSignIn();
  const { data: templates = [] } = useQuery(templatesQuery);
  const [form, setForm] = useState(EMPTY);
  const { email, password, firstName, lastName, template } = form;
  const create = useAdminAction({
    call: () =>
      api("POST", "/admin/users", {
        email: email.trim(),
        password,
        firstName: firstName.trim() || undefined,
        lastName: lastName.trim() || undefined,
        assignedTemplates: template ? [template] : [],
      }),
    done: "User Created",
    failed: "Creation Failed",
    describe: () => email.trim(),
    onDone: onClose,
  });
  const set = (name: keyof typeof EMPTY) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() && (password || !passwords)) create.mutate();
    else
      toast({
        title: "Validation Error",
        description: passwords ? "Email and password are required." : "Email is required.",
        tone: "danger",
      });
  };

  return (
    <Dialog
      title="Create New User Account"
      description={passwords ? USUAL : `${USUAL} They sign in with ${provider}, by this address.`}
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={submit}>
        <Field label="Email" type="email" autoComplete="off" {...set("email")} />
        {passwords && <NewPasswordField label="Password" value={password} onChange={(password) => setForm({ ...form, password })} />}
        <div className="form-pair">
          <Field label="First Name" optional autoComplete="off" {...set("firstName")} />
          <Field label="Last Name" optional autoComplete="off" {...set("lastName")} />
        </div>
        <Select label="Initial Template" {...set("template")}>
          <option value="">None</option>
          {templates.map((key) => (
            <option key={key} value={key}>
              {templateName(key)}
            </option>
          ))}
        </Select>
        <button type="submit" className="button primary wide" disabled={create.isPending}>
          Create User
        </button>
      </form>
    </Dialog>
  );
}
