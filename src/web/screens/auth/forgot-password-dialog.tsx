import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, errorMessage } from "../../lib/api/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

export default function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState("");
  const request = useMutation({
    mutationFn: () => api("POST", "/forgot-password", { email: email.trim() }),
    onSuccess: () => {
      toast({
        title: "Request Submitted",
        description: "Your password reset request has been sent to the administrator. You will be contacted soon.",
        tone: "success",
      });
      onClose();
    },
    onError: (error) => toast({ title: "Request Failed", description: errorMessage(error, "Please try again."), tone: "danger" }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim()) request.mutate();
    else toast({ title: "Validation Error", description: "Please enter your email address.", tone: "danger" });
  };

  return (
    <Dialog title="Forgot your password?" description="An administrator resets it and contacts you with new credentials." onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <Field label="Email" type="email" autoComplete="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <button type="submit" className="button primary wide" disabled={request.isPending}>
          {request.isPending ? "Sending..." : "Send Request"}
        </button>
      </form>
    </Dialog>
  );
}
