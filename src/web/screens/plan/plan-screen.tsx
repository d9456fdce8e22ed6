import { useMutation, useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { OwnAgency, Plan } from "../../../engine/contract/api.ts";
import { buysCredits, useMember } from "../../lib/account/agency.ts";
import { api, errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { configQuery, walletQuery } from "../../lib/api/queries.ts";
import { ENTERPRISE, type Offer, PACKS, PLANS } from "../../lib/prices.ts";
import { planName } from "../../lib/text/words.ts";
import { toast } from "../../lib/toasts.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { Skeleton } from "../../ui/controls/loading.tsx";
import { OfferCard } from "../../ui/forms/offer-card.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { Simulation } from "./simulation.tsx";

export default function PlanScreen() {
  const { data: user } = useMember();
  const buys = buysCredits(user);
  return (
    <>
      <AppHeader />
      <main className="page">
        <div className="page-head">
          <h1>Plan & Credits</h1>
          {user && <BackToDashboard />}
        </div>
        <section className="plan-account" aria-label="Your account">
          <CurrentPlan signedIn={Boolean(user)} buys={buys} />
          <CreditPrices />
        </section>
        {buys ? <Offers /> : <BoughtBy agency={user?.agency} />}
      </main>
    </>
  );
}

/** For a member of an agency in which another account pays. A subscription of the member's own goes on, and can be ended here. */
function BoughtBy({ agency }: { agency: OwnAgency | undefined }) {
  const { data: config } = useQuery(configQuery);
  return (
    agency && (
      <Alert tone="neutral">
        <p>
          The credits of {agency.name} are bought by {agency.paidBy}.
        </p>
        {agency.ownPlan && <p>Your own {planName(agency.ownPlan)} goes on, and its credits wait until you leave the agency.</p>}
        {agency.ownPlan && config?.billingPortal && <ManageSubscription external={config.billingPortalUrl} />}
      </Alert>
    )
  );
}

function CurrentPlan({ signedIn, buys }: { signedIn: boolean; buys: boolean }) {
  const { data: wallet, isError } = useQuery({ ...walletQuery, enabled: signedIn, refetchOnMount: "always" });
  const { data: config } = useQuery(configQuery);
  const waits = signedIn && !isError;
  return (
    <div className="tiles plan-tiles">
      <div className="tile">
        <span className="tile-label">Current Plan</span>
        <span className="tile-value">{wallet ? planName(wallet.plan) : waits ? <Skeleton width="6ch" /> : "–"}</span>
        <span className="tile-note">{wallet && planNote(wallet.plan)}</span>
      </div>
      <div className="tile">
        <span className="tile-label">Available Credits</span>
        <span className="tile-value num">{wallet ? wallet.credits.toLocaleString("en") : waits ? <Skeleton width="3ch" /> : "–"}</span>
        {wallet && <CreditsNote credits={wallet.credits} buys={buys} />}
      </div>
      {isError && (
        <div className="tile plan-portal">
          <Alert tone="danger">Your plan and credits cannot be read. Please reload the page.</Alert>
        </div>
      )}
      {buys && wallet?.plan && config?.billingPortal && (
        <div className="tile plan-portal">
          <ManageSubscription external={config.billingPortalUrl} />
        </div>
      )}
    </div>
  );
}

const planNote = (plan: Plan) => PLANS.find((offer) => offer.plan === plan)?.points[0] ?? "Credits as you need them";

/** Fewer would not last for one upload of several CVs. */
const FEW_CREDITS = 5;

function CreditsNote({ credits, buys }: { credits: number; buys: boolean }) {
  if (credits === 0)
    return <span className="tile-note plan-none">{buys ? "None left. Choose a plan or a pack below." : "None left."}</span>;
  const { format } = new Intl.NumberFormat("en");
  return (
    <span className={credits < FEW_CREDITS ? "tile-note plan-few" : "tile-note"}>
      Enough for {format(credits)} {credits === 1 ? "CV" : "CVs"}
      {credits > 1 && `, or ${format(Math.floor(credits / 2))} with keywords`}
    </span>
  );
}

const PRICES = [
  ["1 credit", "A CV in your template"],
  ["2 credits", "A CV with a job description or keywords"],
  ["1 credit per CV", "An analysis in the matcher"],
  ["Free", "Corrections and downloads. What fails is refunded."],
] as const;

/** What a credit is. */
const CreditPrices = () => (
  <dl className="credit-prices" aria-label="What a credit pays for">
    {PRICES.map(([price, what]) => (
      <div key={what}>
        <dt>{price}</dt>
        <dd className="muted">{what}</dd>
      </div>
    ))}
  </dl>
);

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
      <OfferGroup title="Plans" note="Credits every month, for as long as you like.">
        {PLANS.map((offer) => {
          const isCurrent = wallet?.plan === offer.plan;
          return (
            <OfferCard
              key={offer.name}
              offer={offer}
              note={offer.perCredit}
              marked={isCurrent && <span className="badge success">Current</span>}
            >
              <Checkout offer={offer} label="Subscribe" primary={offer.plan === "pro" && !isCurrent} />
              <Simulation offer={offer} />
            </OfferCard>
          );
        })}
        <OfferCard offer={ENTERPRISE}>
          <Link className="button wide" href="/contact">
            Contact us
          </Link>
        </OfferCard>
      </OfferGroup>
      <OfferGroup title="Credit packs" note="Once, beside a plan or without one.">
        {PACKS.map((offer) => (
          <OfferCard key={offer.name} offer={offer} note={offer.perCredit}>
            <Checkout offer={offer} label="Buy Credits" />
            <Simulation offer={offer} />
          </OfferCard>
        ))}
      </OfferGroup>
    </>
  );
}

const OfferGroup = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <>
    <div className="plan-heading">
      <h2>{title}</h2>
      <p className="muted">{note}</p>
    </div>
    <div className="offers">{children}</div>
  </>
);

function Checkout({ offer, label, primary = false }: { offer: Offer; label: string; primary?: boolean }) {
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
      className={primary ? "button primary wide" : "button wide"}
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
