import { type FormEvent, useState } from "react";
import type { Plan, User } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName, planName } from "../../../lib/text/words.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../admin-action.ts";

const PLANS: { plan: Plan; label: string }[] = [
  { plan: null, label: "None (Free)" },
  { plan: "start", label: planName("start") },
  { plan: "pro", label: planName("pro") },
];

/** Sets the plan of an account. What it pays is not changed by that. */
export function PlanDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [chosen, setChosen] = useState(user.plan);
  const save = useAdminAction({
    call: () => api("PUT", `/admin/user/${user.id}/plan`, { plan: chosen }),
    done: "Plan Updated",
    failed: "Update Failed",
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog title="Plan" description={`The plan that the account of ${fullName(user)} shows. It charges nothing.`} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <fieldset className="checks">
          <legend className="visually-hidden">Plan of {fullName(user)}</legend>
          {PLANS.map(({ plan, label }) => (
            <label key={label}>
              <input type="radio" name="plan" checked={chosen === plan} onChange={() => setChosen(plan)} />
              {label}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button primary wide" disabled={save.isPending}>
          Save
        </button>
      </form>
    </Dialog>
  );
}
