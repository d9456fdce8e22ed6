import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MatcherSwitch } from "../../../../engine/contract/api.ts";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { configQuery, matcherSwitchQuery } from "../../../lib/api/queries.ts";
import { toast } from "../../../lib/toasts.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

/** Switches the matcher off for all accounts, and on again. */
export function MatcherCard() {
  const { data: matcher, isError } = useQuery({ ...matcherSwitchQuery, refetchOnMount: "always" });
  return (
    <Card
      id="matcher"
      title="Matcher"
      note="Scores CVs against a job description. The AI Act calls this high-risk: use it only for what it is meant for."
      action={matcher && <span className={`badge ${matcher.on ? "success" : "warning"}`}>{matcher.on ? "On" : "Off"}</span>}
    >
      {isError && <Alert tone="danger">Whether the matcher is on cannot be read. Please reload the page.</Alert>}
      {!matcher && !isError && <Skeleton height={44} />}
      {matcher && <Switch matcher={matcher} />}
    </Card>
  );
}

function Switch({ matcher: { on, fixed } }: { matcher: MatcherSwitch }) {
  const [asking, setAsking] = useState(false);
  const change = useSwitch(() => setAsking(false));
  if (fixed) return <p>The configuration of this service (VITAE_MATCHER) has switched it off. It cannot be switched on here.</p>;
  if (!on) {
    return (
      <div className="privacy-line">
        <p>No account can start an analysis. Analyses that were made before can still be read.</p>
        <button type="button" className="button" disabled={change.isPending} onClick={() => change.mutate(true)}>
          Switch On
        </button>
      </div>
    );
  }
  return (
    <div className="privacy-line">
      <p>Every account can score CVs. People decide: a score alone must neither select nor reject anybody.</p>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        Switch Off
      </button>
      {asking && <OffDialog busy={change.isPending} onOff={() => change.mutate(false)} onClose={() => setAsking(false)} />}
    </div>
  );
}

const OffDialog = ({ busy, onOff, onClose }: { busy: boolean; onOff: () => void; onClose: () => void }) => (
  <ConfirmDialog
    title="Switch the Matcher Off"
    description="For all accounts"
    confirm="Switch Off"
    busy={busy}
    onConfirm={onOff}
    onClose={onClose}
  >
    <p>
      Nobody can start an analysis any more. Those that still wait are ended and refunded. Results that exist can be read until their days
      are over. You can switch it on again.
    </p>
  </ConfirmDialog>
);

function useSwitch(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => api<MatcherSwitch>("PUT", "/admin/matcher", { on }),
    onSuccess: async (matcher) => {
      client.setQueryData(matcherSwitchQuery.queryKey, matcher);
      toast({
        title: matcher.on ? "Matcher Switched On" : "Matcher Switched Off",
        description: "It is recorded in the decision log.",
        tone: "success",
      });
      onDone();
      await Promise.all([configQuery.queryKey, ["admin", "decisions"]].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Update Failed", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
}
