import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import type { ClientLogo } from "../../../engine/contract/api.ts";
import { useSignIn } from "../../lib/account/sign-in.ts";
import { clientLogosQuery } from "../../lib/api/queries.ts";
import { ENTERPRISE, PACKS, PLANS } from "../../lib/prices.ts";
import { ContactForm } from "../../ui/forms/contact-form.tsx";
import { OfferCard } from "../../ui/forms/offer-card.tsx";
import { Logo } from "../../ui/frame/logo.tsx";
import { Presentation } from "../../ui/pictures/presentation.tsx";
import { Faq } from "./faq.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";

const TrialDialog = lazy(() => import("../../ui/forms/trial-dialog.tsx").then((module) => ({ default: module.TrialDialog })));

export default function LandingScreen() {
  const [trial, setTrial] = useState(false);
  const { data: logos = [] } = useQuery(clientLogosQuery);
  const { passwords } = useSignIn();
  const [, navigate] = useLocation();
  // Without passwords there is no trial to register for: the identity provider makes accounts, or nobody does.
  const openTrial = () => (passwords ? setTrial(true) : navigate("/auth"));
  return (
    <div className="landing">
      <LandingHeader onTrial={openTrial} withClients={logos.length > 0} />
      <main>
        <Hero onTrial={openTrial} />
        <Film />
        <Features />
        {logos.length > 0 && <Clients logos={logos} />}
        <Pricing onTrial={openTrial} />
        <section id="contact" className="band beside" aria-labelledby="contact-title">
          <div className="band-head">
            <h2 id="contact-title">Contact</h2>
            <p>Tell us how your agency works, and what its documents look like. We reply within a business day.</p>
          </div>
          <div className="card landing-contact">
            <ContactForm />
          </div>
        </section>
        <Faq />
      </main>
      <footer className="landing-footer">
        <Logo />
        <a href="/privacy-policy.pdf" target="_blank" rel="noreferrer">
          Privacy Policy (PDF)
        </a>
      </footer>
      <Suspense>{trial && <TrialDialog onClose={() => setTrial(false)} />}</Suspense>
    </div>
  );
}

function Film() {
  return (
    <section className="band film" aria-labelledby="film-title">
      <div className="band-head">
        <h2 id="film-title">See it at work</h2>
        <p>
          One minute, without sound: three CVs are uploaded, what is doubtful is checked beside the original, and all are scored against a
          job description.
        </p>
      </div>
      <div className="landing-video">
        <Presentation />
      </div>
    </section>
  );
}

function Clients({ logos }: { logos: ClientLogo[] }) {
  return (
    <section id="clients" className="band clients" aria-labelledby="clients-title">
      <h2 id="clients-title">For the people who send CVs all day</h2>
      <ul className="client-logos" aria-label="Clients">
        {logos.map(({ logo, name }) => (
          <li key={name}>
            <img src={logo} alt={name} loading="lazy" height={36} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pricing({ onTrial }: { onTrial: () => void }) {
  return (
    <section id="pricing" className="band tinted" aria-labelledby="pricing-title">
      <div className="band-head">
        <h2 id="pricing-title">Pricing</h2>
        <p>1 credit is 1 CV. The free trial has 10 credits and a default template, without a card.</p>
      </div>
      <div className="offers">
        {[...PLANS, ...PACKS, ENTERPRISE].map((offer) => (
          <OfferCard key={offer.name} offer={offer}>
            <button
              type="button"
              className={offer.plan === "pro" ? "button primary wide" : "button wide"}
              aria-label={`Get Started: ${offer.name}`}
              onClick={onTrial}
            >
              Get Started
            </button>
          </OfferCard>
        ))}
      </div>
    </section>
  );
}
