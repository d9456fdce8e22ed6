import { MutationCache, QueryCache, QueryClientProvider } from "@tanstack/react-query";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { App, loadScreen } from "./app.tsx";
import { watchActivity } from "./lib/account/activity.ts";
import { leaveForLogin } from "./lib/account/session.ts";
import { isUnauthorized } from "./lib/api/api.ts";
import { sendHeldWhenLeaving } from "./lib/api/delayed-calls.ts";
import { configQuery, createQueryClient, userQuery } from "./lib/api/queries.ts";
import { watchBack } from "./lib/navigation/leaving.ts";
import { ToastRegion } from "./ui/frame/toast-region.tsx";

const Toaster = lazy(() => import("./ui/frame/toaster.tsx"));

const PATIENCE_MS = 400;

const onError = (error: unknown) => {
  if (isUnauthorized(error)) leaveForLogin();
};
const client = createQueryClient({ queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) });

watchActivity();
sendHeldWhenLeaving();
watchBack();
void start(window.location.pathname);

/** Shows the screen when it is there, or after a while that it is coming. What most screens ask is asked meanwhile; the start page does not care who is signed in. */
async function start(path: string) {
  void client.prefetchQuery(configQuery);
  if (path !== "/") void client.prefetchQuery(userQuery);
  await Promise.race([loadScreen(path).catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  createRoot(document.getElementById("root") as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
        <ToastRegion>
          <Suspense>
            <Toaster />
          </Suspense>
        </ToastRegion>
      </QueryClientProvider>
    </StrictMode>,
  );
}
