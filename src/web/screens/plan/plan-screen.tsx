import { useMutation, useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { Link } from "wouter";
import { useUser } from "../../lib/account/session.ts";
import { api, errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { configQuery, walletQuery } from "../../lib/api/queries.ts";
import { ENTERPRISE, type Offer, PACKS, PLANS } from "../../lib/prices.ts";
import { planName } from "../../lib/text/words.ts";
import { toast } from "../../lib/toasts.ts";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { Skeleton } from "../../ui/controls/loading.tsx";
import { OfferCard } from "../../ui/forms/offer-card.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { Simulation } from "./simulation.tsx";

export default function PlanScreen() {
  const { data: user } = useUser();
  return (
    <>
      <AppHeader />
      <main className="page">
        <div className="page-head">
          <div>
            <h1>Plan & Credits</h1>
            <p className="muted">1 credit is 1 CV. A job description or keywords add 1 credit per CV.</p>
          </div>
          {user && <BackToDashboard />}
        </div>
        <CurrentPlan signedIn={Boolean(user)} />
        <Offers />
      </main>
    </>
  );
}

function CurrentPlan({ signedIn }: { signedIn: boolean }) {
  const { data: wallet } = useQuery({ ...walletQuery, enabled: signedIn, refetchOnMount: "always" });
  const { data: config } = useQuery(configQuery);
  return (
    <section className="tiles plan-tiles" aria-label="Your account">
      <div className="tile">
        <span className="tile-label">Current Plan</span>
        <span className="tile-value">{signedIn ? wallet ? planName(wallet.plan) : <Skeleton width="6ch" /> : "–"}</span>
      </div>
      <div className="tile">
        <span className="tile-label">Available Credits</span>
        <span className="tile-value num">{signedIn ? wallet ? wallet.credits.toLocaleString("en") : <Skeleton width="3ch" /> : "–"}</span>
      </div>
      {wallet?.plan && config?.billingPortal && (
        <div className="tile plan-portal">
          <ManageSubscription external={config.billingPortalUrl} />
        </div>
      )}
    </section>
  );
}

/** Leads to the house's own portal, or to a page of Stripe's that is made for this customer. */
function ManageSubscription({ external }: { external: string | null }) {
  const open = useMutation({
    mutationFn: () => api<{ url: string }>("POST", "/billing-portal"),
    onSuccess: ({ url }) => openTab(url),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: "Payment Error", description: errorMessage(error, "The billing portal cannot be opened."), tone: "danger" });
    },
  });
  const label = (
    <>
      Manage Subscription
      <ExternalLink size={15} aria-hidden="true" />
    </>
  );
  if (external) {
    return (
      <a className="button" href={external} target="_blank" rel="noreferrer">
        {label}
      </a>
    );
  }
  return (
    <button type="button" className="button" disabled={open.isPending} onClick={() => open.mutate()}>
      {label}
    </button>
  );
}

function Offers() {
  const { data: wallet } = useQuery({ ...walletQuery, enabled: false });
  return (
    <>
      <h2 className="plan-heading">Plans</h2>
      <div className="offers">
        {PLANS.map((offer) => (
          <OfferCard key={offer.name} offer={offer} marked={wallet?.plan === offer.plan && <span className="badge success">Current</span>}>
            <Checkout offer={offer} label="Subscribe" />
            <Simulation offer={offer} />
          </OfferCard>
        ))}
      </div>
      <h2 className="plan-heading">Credit packs</h2>
      <div className="offers">
        {PACKS.map((offer) => (
          <OfferCard key={offer.name} offer={offer}>
            <Checkout offer={offer} label="Buy Credits" />
            <Simulation offer={offer} />
          </OfferCard>
        ))}
        <OfferCard offer={ENTERPRISE}>
          <Link className="button wide" href="/contact">
            Contact us
          </Link>
        </OfferCard>
      </div>
    </>
  );
}

function Checkout({ offer, label }: { offer: Offer; label: string }) {
  const { data: config } = useQuery(configQuery);
  const checkout = useMutation({
    mutationFn: () =>
      api<{ url: string }>("POST", "/create-checkout-session", { price_id: (offer.priceKey && config?.prices[offer.priceKey]) ?? "" }),
    onSuccess: ({ url }) => openTab(url),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: "Payment Error", description: "Failed to create checkout session. Please try again.", tone: "danger" });
    },
  });
  return (
    <button
      type="button"
      className={offer.plan ? "button primary wide" : "button wide"}
      aria-label={`${label}: ${offer.name}`}
      disabled={checkout.isPending}
      onClick={() => checkout.mutate()}
    >
      {label}
    </button>
  );
}

/** In a new tab; in this one where the browser allows no other. */
function openTab(url: string) {
  const tab = window.open(url, "_blank");
  if (tab) tab.opener = null;
  else window.location.assign(url);
}
