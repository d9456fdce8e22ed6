import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { Credentials, SignedOut, TrialSignup, TrialSignupResult, User } from "../../../engine/contract/api.ts";
import { UNAUTHORIZED_REDIRECT_MS } from "../../../engine/contract/limits.ts";
import { api, errorMessage } from "../api/api.ts";
import { sendHeld } from "../api/delayed-calls.ts";
import { configQuery, userQuery } from "../api/queries.ts";
import { announceTrial } from "../mail.ts";
import { toast } from "../toasts.ts";

export const useUser = () => useQuery(userQuery);

/** Replaces what is known of the former session by the new one's user. */
function useStartSession() {
  const client = useQueryClient();
  return (user: User) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "user" && queryKey[0] !== "config" });
    client.setQueryData(userQuery.queryKey, user);
  };
}

export function useLogin() {
  const start = useStartSession();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (credentials: Credentials) => api<User>("POST", "/login", credentials),
    onSuccess: (user) => {
      start(user);
      navigate("/dashboard");
    },
    onError: (error) => toast({ title: "Login failed", description: errorMessage(error, "Login failed"), tone: "danger" }),
  });
}

export function useTrialSignup(onDone: () => void) {
  const start = useStartSession();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (signup: TrialSignup) => api<TrialSignupResult>("POST", "/register-trial", signup),
    onSuccess: ({ user, message }, signup) => {
      announceTrial(client.getQueryData(configQuery.queryKey) ?? null, signup);
      toast({ title: "Welcome!", description: message, tone: "success" });
      onDone();
      start(user);
      navigate("/dashboard");
    },
    onError: (error) => toast({ title: "Signup Failed", description: errorMessage(error, "Please try again."), tone: "danger" }),
  });
}

/** `next`: the page that is shown then; null for one that leads to the sign-in screen by itself. */
export function useLogout(next: string | null = "/") {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async () => {
      // Nobody can take them back any more, and without the session they would be refused.
      await sendHeld();
      return api<SignedOut | null>("POST", "/logout");
    },
    onSuccess: (signedOut) => {
      if (signedOut?.providerUrl) window.location.assign(signedOut.providerUrl);
      else if (next) navigate(next);
      client.setQueryData(userQuery.queryKey, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "user" && queryKey[0] !== "config" });
    },
    onError: (error) => toast({ title: "Logout failed", description: errorMessage(error, "Please try again."), tone: "danger" }),
  });
}

let leaving = false;

/** The session has ended: says so once, then goes to the server's log-in address. */
export function leaveForLogin() {
  if (leaving) return;
  leaving = true;
  toast({ title: "Unauthorized", description: "You are logged out. Logging in again...", tone: "danger" });
  setTimeout(() => window.location.assign("/api/login"), UNAUTHORIZED_REDIRECT_MS);
}
