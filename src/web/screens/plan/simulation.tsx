import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { api, isUnauthorized } from "../../lib/api/api.ts";
import { configQuery, walletQuery } from "../../lib/api/queries.ts";
import type { Offer } from "../../lib/prices.ts";
import { planName, plural } from "../../lib/text/words.ts";
import { toast } from "../../lib/toasts.ts";

type Simulated = { credits_added: number; plan_updated: "start" | "pro" | null };

/** Buys an offer without paying, where the service is set up to try payments out. */
export function Simulation({ offer }: { offer: Offer }) {
  const client = useQueryClient();
  const { data: config } = useQuery(configQuery);
  const { data: wallet } = useQuery({ ...walletQuery, enabled: false });
  const simulation = useMutation({
    // A house without prices names the offer itself.
    mutationFn: () =>
      api<Simulated>("POST", "/simulate-payment", { price_id: (offer.priceKey && config?.prices[offer.priceKey]) || offer.priceKey }),
    onSuccess: (simulated) => {
      toast({ title: "Payment Simulated Successfully", description: outcome(simulated), tone: "success" });
      for (const queryKey of [["wallet"], ["user"]]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: "Simulation Error", description: "Failed to simulate payment.", tone: "danger" });
    },
  });
  if (!config?.simulatePayments || !wallet) return null;
  return (
    <button
      type="button"
      className="button wide"
      aria-label={`Simulate Payment: ${offer.name}`}
      disabled={simulation.isPending}
      onClick={() => simulation.mutate()}
    >
      <FlaskConical size={15} aria-hidden="true" />
      Simulate Payment
    </button>
  );
}

function outcome({ credits_added: credits, plan_updated: plan }: Simulated): string {
  const added = `${plural(credits, "credit")} added.`;
  return plan ? `${added} ${planName(plan)} activated.` : added;
}
