import { type FormEvent, useState } from "react";
import type { User } from "../../../../engine/contract/api.ts";
import { DEFAULT_ADD_CREDITS } from "../../../../engine/contract/limits.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName, plural } from "../../../lib/text/words.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../admin-action.ts";

type Props = { user: User; onClose: () => void };

export function AddCreditsDialog({ user, onClose }: Props) {
  const add = useAdminAction<number>({
    call: (credits) => api("POST", `/admin/user/${user.id}/add-credits`, { credits }),
    done: "Credits Added",
    failed: "Add Credits Failed",
    describe: (credits) => `${plural(credits, "credit")} for ${fullName(user)}.`,
    onDone: onClose,
  });
  return (
    <Dialog title="Add Credits" description={`${fullName(user)} has ${plural(user.credits, "credit")}.`} onClose={onClose}>
      <NumberForm
        label="Credits to add"
        button="Add Credits"
        start={DEFAULT_ADD_CREDITS}
        min={1}
        pending={add.isPending}
        onSubmit={add.mutate}
      />
    </Dialog>
  );
}

export function EditCreditsDialog({ user, onClose }: Props) {
  const set = useAdminAction<number>({
    call: (credits) => api("PUT", `/admin/user/${user.id}/credits`, { credits }),
    done: "Credits Updated",
    failed: "Update Failed",
    describe: (credits) => `${fullName(user)} now has ${plural(credits, "credit")}.`,
    onDone: onClose,
  });
  return (
    <Dialog title="Edit Credits" description={`The new balance of ${fullName(user)}.`} onClose={onClose}>
      <NumberForm label="Credits" button="Save" start={user.credits} min={0} pending={set.isPending} onSubmit={set.mutate} />
    </Dialog>
  );
}

type NumberFormProps = { label: string; button: string; start: number; min: number; pending: boolean; onSubmit: (value: number) => void };

/** Whole numbers from `min` on are sent; anything else is silently ignored. */
function NumberForm({ label, button, start, min, pending, onSubmit }: NumberFormProps) {
  const [text, setText] = useState(String(start));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = wholeNumber(text);
    if (value !== null && value >= min) onSubmit(value);
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <Field
        label={label}
        type="number"
        inputMode="numeric"
        min={min}
        step={1}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button primary wide" disabled={pending}>
        {button}
      </button>
    </form>
  );
}

export const wholeNumber = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);
