import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import type { User } from "../../../engine/contract/api.ts";
import { mayStyle, useMember, useStyledBy } from "../../lib/account/agency.ts";
import { brandQuery, type WordsScope } from "../../lib/api/queries.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { Skeleton } from "../../ui/controls/loading.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { Hints } from "../../ui/overlays/tooltip.tsx";
import { BrandDesk } from "./brand-desk.tsx";

/** How the documents of an account, or for administrators of the house, carry the agency. */
export default function BrandScreen() {
  const { data: user } = useMember();
  const styledBy = useStyledBy("brand is");
  const [search] = useSearchParams();
  if (!user) return null;
  const scope = user.role === "admin" && search.get("scope") === "house" ? "house" : "account";
  return (
    <Hints>
      <AppHeader />
      <main className="page brand">
        <div className="page-head">
          <div>
            <h1>{scope === "account" && user.agency ? "Brand of the agency" : "Brand"}</h1>
            <p className="muted">{scope === "house" ? OF_HOUSE : user.agency ? ofAgency(user.agency.name) : OF_ACCOUNT}</p>
          </div>
          {user.role === "admin" && <ScopeSwitch scope={scope} ofAccount={user.agency ? "The agency" : "My account"} />}
        </div>
        {scope === "account" && styledBy && <Alert tone="neutral">{styledBy}</Alert>}
        <Loaded key={scope} scope={scope} user={user} readOnly={scope === "account" && styledBy !== null} />
      </main>
    </Hints>
  );
}

const OF_ACCOUNT = "Your name, logo and colours in every built-in style. Documents that exist stay as they are.";
const ofAgency = (name: string) => `The name, logo and colours of ${name} in every built-in style. Documents that exist stay as they are.`;
const OF_HOUSE = "For every account without a brand of its own. Documents that exist stay as they are.";

const ScopeSwitch = ({ scope, ofAccount }: { scope: WordsScope; ofAccount: string }) => (
  <nav className="segments" aria-label="Whose brand">
    <Link href="/settings/brand" aria-current={scope === "account" ? "page" : undefined}>
      {ofAccount}
    </Link>
    <Link href="/settings/brand?scope=house" aria-current={scope === "house" ? "page" : undefined}>
      The house
    </Link>
  </nav>
);

function Loaded({ scope, user, readOnly }: { scope: WordsScope; user: User; readOnly: boolean }) {
  const own = useQuery({ ...brandQuery(scope), refetchOnMount: "always" });
  const house = useQuery({ ...brandQuery("house"), enabled: scope === "account" });
  if (own.isError || house.isError) return <Alert tone="danger">The brand cannot be read. Please reload the page.</Alert>;
  if (!own.data || !own.isFetchedAfterMount || (scope === "account" && !house.data)) return <Skeleton height={420} />;
  return (
    <>
      {scope === "account" && own.data.brand === null && house.data?.brand && <HouseNote name={house.data.brand.name} user={user} />}
      <BrandDesk scope={scope} first={own.data} house={house.data} readOnly={readOnly} />
    </>
  );
}

const HouseNote = ({ name, user }: { name: string | undefined; user: User }) => (
  <Alert tone="neutral">
    {user.agency ? "The agency's documents" : "Your documents"} are in the brand of the house{name ? `, “${name}”` : ""}. A brand that{" "}
    {mayStyle(user) ? "you save" : "is saved"} here takes its place in {user.agency ? "the agency" : "your account"}
    {user.role === "admin" ? "; that of the house is under “The house”." : "."}
  </Alert>
);
