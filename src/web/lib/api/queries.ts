import { infiniteQueryOptions, notifyManager, QueryClient, type QueryClientConfig, queryOptions } from "@tanstack/react-query";
import type {
  Agency,
  ApiKey,
  BrandState,
  BuiltInLabel,
  ClientLogo,
  ContactMessage,
  CreditsStats,
  DashboardStats,
  DecisionCheck,
  DecisionPage,
  HouseWords,
  LedgerEntry,
  LedgerPage,
  MatcherSwitch,
  MatchResult,
  PasswordResetRequest,
  PublicConfig,
  Review,
  SessionInfo,
  SystemHealth,
  TemplateEntry,
  User,
  UserPage,
  UserSort,
  Wallet,
  Webhook,
  WebhookDelivery,
  WorkerStatus,
} from "../../../engine/contract/api.ts";
import type { AuditPage } from "../../../engine/contract/audit-actions.ts";
import {
  CONNECTIONS_REFETCH_MS,
  HEALTH_REFETCH_MS,
  POLL_DELIVERY_MS,
  POLL_IDLE_MS,
  SESSIONS_REFETCH_MS,
} from "../../../engine/contract/limits.ts";
import { ApiError, api } from "./api.ts";
import { readJobs } from "./job-list.ts";

/** At the end of the task that began a call, not in a later one: a button is disabled before the second click of a double click comes. */
notifyManager.setScheduler(queueMicrotask);

/** Never stale, no refetch on focus, no retries: the calls below say where it is otherwise. The helper's own retry rule decides about the network. */
export const createQueryClient = (caches: Pick<QueryClientConfig, "queryCache" | "mutationCache"> = {}) =>
  new QueryClient({
    ...caches,
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });

/** Polled also behind other tabs: the interval itself says how often. */
const polled = (refetchInterval: number | false) => ({ refetchInterval, refetchIntervalInBackground: true });

export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: () => api<User>("GET", "/user").catch(nullWhenSignedOut),
});

function nullWhenSignedOut(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}

export const configQuery = queryOptions({ queryKey: ["config"], queryFn: () => api<PublicConfig>("GET", "/config") });

export const statsQuery = (pollMs: number) =>
  queryOptions({ queryKey: ["stats"], queryFn: () => api<DashboardStats>("GET", "/stats"), ...polled(pollMs) });

/** A CV at the review desk. Asked anew whenever a desk is opened: a colleague may have changed it meanwhile. */
export const reviewQuery = (jobId: string) =>
  queryOptions({
    queryKey: ["review", jobId],
    queryFn: () => api<Review>("GET", `/jobs/${encodeURIComponent(jobId)}/review?wait=false`),
    staleTime: 0,
    refetchOnMount: "always",
    gcTime: 0,
  });

export const jobsQuery = (pollMs: number | false = false) =>
  queryOptions({ queryKey: ["jobs"], queryFn: ({ client, queryKey }) => readJobs(client, queryKey), ...polled(pollMs) });

/** The CVs and analyses of all members of the agency, each with its owner. A change of `jobs` reads them anew too. */
export const agencyJobsQuery = (pollMs: number | false = false) =>
  queryOptions({
    queryKey: ["jobs", "agency"],
    queryFn: ({ client, queryKey }) => readJobs(client, queryKey, "agency"),
    ...polled(pollMs),
  });

/** The agency that the account is a member of, or null. Read anew whenever it is shown: colleagues come and go. */
export const agencyQuery = queryOptions({
  queryKey: ["agency"],
  queryFn: () => api<Agency | null>("GET", "/agency"),
  refetchOnMount: "always",
  refetchInterval: CONNECTIONS_REFETCH_MS,
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => api<SessionInfo[]>("GET", "/user/sessions"),
  refetchInterval: SESSIONS_REFETCH_MS,
});

/** Read anew whenever they are shown: programs use them unseen. */
export const apiKeysQuery = queryOptions({
  queryKey: ["connections", "keys"],
  queryFn: () => api<ApiKey[]>("GET", "/keys"),
  refetchOnMount: "always",
  refetchInterval: CONNECTIONS_REFETCH_MS,
});

export const webhookPath = (id: string, part = "") => `/webhooks/${encodeURIComponent(id)}${part}`;
export const webhooksQuery = queryOptions({
  queryKey: ["connections", "webhooks"],
  queryFn: () => api<Webhook[]>("GET", "/webhooks"),
  refetchOnMount: "always",
  refetchInterval: CONNECTIONS_REFETCH_MS,
});
/** Asked again while something waits: often while its attempt is due, seldom before. */
export const deliveriesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ["connections", "deliveries", webhookId],
    queryFn: () => api<WebhookDelivery[]>("GET", webhookPath(webhookId, "/deliveries")),
    staleTime: 0,
    refetchOnMount: "always",
    gcTime: 0,
    refetchInterval: ({ state }) => deliveryPollMs(state.data ?? [], Date.now()),
  });

export function deliveryPollMs(log: WebhookDelivery[], now: number): number | false {
  const waiting = log.filter(({ status }) => status === "waiting");
  if (waiting.length === 0) return false;
  const isDue = waiting.some(({ nextAttemptAt }) => nextAttemptAt && Date.parse(nextAttemptAt) - now < POLL_IDLE_MS);
  return isDue ? POLL_DELIVERY_MS : POLL_IDLE_MS;
}

export const walletQuery = queryOptions({ queryKey: ["wallet"], queryFn: () => api<Wallet>("GET", "/wallet") });

export const clientLogosQuery = queryOptions({
  queryKey: ["client-logos"],
  queryFn: () => api<ClientLogo[]>("GET", "/client-logos").catch((): ClientLogo[] => []),
});

export const matchResultQuery = (jobId: string, pollMs: number | false) =>
  queryOptions({
    queryKey: ["match-result", jobId],
    queryFn: () => api<MatchResult>("GET", `/jobs/${encodeURIComponent(jobId)}/match-result`),
    ...polled(pollMs),
  });

/** Accounts in pages: `cursor` is `next` of the page before. */
export type UserSearch = { text: string; sort: UserSort; cursor?: string };
export const FIRST_USERS: UserSearch = { text: "", sort: "name" };
export const USERS_PER_PAGE = 50;
export const usersQuery = (search: UserSearch) =>
  queryOptions({
    queryKey: ["admin", "users", search],
    queryFn: ({ signal }) => api<UserPage>("GET", `/admin/users/search?${userParameters(search)}`, undefined, {}, signal),
  });

function userParameters({ text, sort, cursor }: UserSearch): URLSearchParams {
  const wanted = text.trim();
  return new URLSearchParams({ ...(wanted && { text: wanted }), sort, limit: String(USERS_PER_PAGE), ...(cursor && { cursor }) });
}

/** The accounts that have asked for a new password. */
export const forgetfulUsersQuery = queryOptions({
  queryKey: ["admin", "users", "forgot-password"],
  queryFn: () => api<UserPage>("GET", "/admin/users/search?forgotPassword=true&limit=200"),
});
export const templatesQuery = queryOptions({ queryKey: ["admin", "templates"], queryFn: () => api<string[]>("GET", "/templates") });
export const templateEntriesQuery = queryOptions({
  queryKey: ["admin", "template-entries"],
  queryFn: () => api<TemplateEntry[]>("GET", "/admin/templates"),
});
export const resetRequestsQuery = queryOptions({
  queryKey: ["admin", "reset-requests"],
  queryFn: () => api<PasswordResetRequest[]>("GET", "/admin/password-reset-requests"),
});
export const healthQuery = queryOptions({
  queryKey: ["admin", "health"],
  queryFn: () => api<SystemHealth>("GET", "/admin/health"),
  refetchInterval: HEALTH_REFETCH_MS,
});
/** To be asked only where the health tells of a queue. */
export const workersQuery = queryOptions({
  queryKey: ["admin", "workers"],
  queryFn: () => api<WorkerStatus[]>("GET", "/admin/workers"),
  refetchInterval: HEALTH_REFETCH_MS,
});
export const creditsStatsQuery = queryOptions({
  queryKey: ["admin", "credits-stats"],
  queryFn: () => api<CreditsStats>("GET", "/admin/credits-stats"),
});
export type LedgerKind = LedgerEntry["kind"];
export const ledgerPage = (userId: string, page: number, kind: LedgerKind | null) =>
  api<LedgerPage>("GET", `/admin/user/${userId}/ledger?page=${page}${kind ? `&kind=${kind}` : ""}`);

/** Read anew whenever it is opened: jobs change it unseen. */
export const ledgerQuery = (userId: string, page: number, kind: LedgerKind | null) =>
  queryOptions({
    queryKey: ["admin", "ledger", userId, page, kind],
    queryFn: () => ledgerPage(userId, page, kind),
    staleTime: 0,
  });

/** Whose words: those of the signed-in account, or of the house. */
export type WordsScope = "account" | "house";
export const wordsPath = (scope: WordsScope) => (scope === "house" ? "/house/words?scope=house" : "/house/words");
/** Read anew whenever they are shown: the review desk teaches words too. */
export const wordsQuery = (scope: WordsScope) =>
  queryOptions({
    queryKey: ["words", scope],
    queryFn: () => api<HouseWords>("GET", wordsPath(scope)),
    staleTime: 0,
    refetchOnMount: "always",
  });

/** The brand of an account or of the house. */
export const brandPath = (scope: WordsScope, part = "") => `/house/brand${part}${scope === "house" ? "?scope=house" : ""}`;
export const brandQuery = (scope: WordsScope) =>
  queryOptions({ queryKey: ["brand", scope], queryFn: () => api<BrandState>("GET", brandPath(scope)) });

/** The labels that documents print in a language, as they are built in. */
export const labelsQuery = (language: string) =>
  queryOptions({
    queryKey: ["labels", language],
    queryFn: () => api<BuiltInLabel[]>("GET", `/house/labels?language=${encodeURIComponent(language)}`),
  });

export const matcherSwitchQuery = queryOptions({
  queryKey: ["admin", "matcher"],
  queryFn: () => api<MatcherSwitch>("GET", "/admin/matcher"),
});
/** Read anew whenever they are shown: every analysis adds to the log. */
export const decisionsQuery = (from: number | null) =>
  queryOptions({
    queryKey: ["admin", "decisions", from],
    queryFn: () => api<DecisionPage>("GET", `/decisions${from === null ? "" : `?from=${from}`}`),
    staleTime: 0,
  });
export const decisionCheckQuery = queryOptions({
  queryKey: ["admin", "decisions", "check"],
  queryFn: () => api<DecisionCheck>("GET", "/decisions/check"),
  staleTime: 0,
});

/** Read anew whenever it is shown: every deed adds to the log. `query`: the filters, as an address has them. */
export const auditQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit", query],
    queryFn: ({ pageParam }) => api<AuditPage>("GET", `/admin/audit${withCursor(query, pageParam)}`),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
const withCursor = (query: string, cursor: number | undefined) =>
  cursor === undefined ? query : `${query}${query === "" ? "?" : "&"}cursor=${cursor}`;

export type KeptContactMessage = ContactMessage & { id: string; createdAt: string };
export const contactMessagesQuery = queryOptions({
  queryKey: ["admin", "contact-messages"],
  queryFn: () => api<KeptContactMessage[]>("GET", "/admin/contact-messages"),
});
