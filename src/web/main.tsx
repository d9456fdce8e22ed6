import { MutationCache, QueryCache, QueryClientProvider } from "@tanstack/react-query";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { watchActivity } from "./lib/activity.ts";
import { isUnauthorized } from "./lib/api.ts";
import { createQueryClient } from "./lib/queries.ts";
import { leaveForLogin } from "./lib/session.ts";

const Toaster = lazy(() => import("./ui/toaster.tsx"));

const onError = (error: unknown) => {
  if (isUnauthorized(error)) leaveForLogin();
};
const client = createQueryClient({ queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) });

watchActivity();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
);
