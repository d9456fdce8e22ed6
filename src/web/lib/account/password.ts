import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PasswordChange, PublicConfig } from "../../../engine/contract/api.ts";
import { MIN_PASSWORD_LENGTH } from "../../../engine/contract/limits.ts";
import { api, errorMessage, isUnauthorized } from "../api/api.ts";
import { configQuery } from "../api/queries.ts";
import { toast } from "../toasts.ts";

type Rules = PublicConfig["passwords"];
const USUAL: Rules = { minLength: MIN_PASSWORD_LENGTH, strict: false };

/** What this service asks of a new password. */
export function usePasswordRules(): Rules {
  const { data: config } = useQuery(configQuery);
  return config?.passwords ?? USUAL;
}

/** For below the field. */
export const passwordNote = ({ minLength, strict }: Rules): string =>
  `At least ${minLength} characters${strict ? ", none that is easy to guess" : ""}.`;

/** What can be said without asking the service; null for a password that it may be asked about. */
export const passwordError = (password: string, { minLength }: Rules = USUAL): string | null =>
  password.length < minLength ? `Password must be at least ${minLength} characters long.` : null;

/** Changes the own password. The service ends the other sessions and renews this one. */
export function useChangePassword(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) => api("PUT", "/user/password", change),
    onSuccess: async () => {
      toast({ title: "Password Changed", description: "Your other devices are signed out.", tone: "success" });
      await client.invalidateQueries();
      onDone();
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Change Failed", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
}
