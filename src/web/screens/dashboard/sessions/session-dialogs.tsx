import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { sessionsQuery } from "../../../lib/api/queries.ts";
import { toast } from "../../../lib/toasts.ts";
import { OwnPasswordForm } from "../../../ui/forms/own-password-form.tsx";
import { CurrentPasswordField } from "../../../ui/forms/password-fields.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Change Password" description="Your other devices are signed out." onClose={onClose}>
    <OwnPasswordForm onDone={onClose} />
  </Dialog>
);

/** The password is asked for, of an account that has one: whoever finds an open screen does not lock its owner out elsewhere. */
export function SignOutOthersDialog({ withPassword, onClose }: { withPassword: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const signOut = useMutation({
    mutationFn: () => api("POST", "/user/sign-out-others", { password }),
    onSuccess: async () => {
      toast({ title: "Signed Out", description: "Your account is open on this device only.", tone: "success" });
      onClose();
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        toast({ title: "Sign-out Failed", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password || !withPassword) signOut.mutate();
    else toast({ title: "Validation Error", description: "Please fill in all required fields.", tone: "danger" });
  };
  return (
    <Dialog title="Sign Out Other Devices" description="Every session but this one ends." onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        {withPassword && <CurrentPasswordField value={password} onChange={setPassword} />}
        <button type="submit" className="button primary wide" disabled={signOut.isPending}>
          Sign Out Other Devices
        </button>
      </form>
    </Dialog>
  );
}
