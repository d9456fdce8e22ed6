import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Job } from "../../../engine/contract/api.ts";
import { CREDITS_PER_CV, ENHANCEMENT_SURCHARGE } from "../../../engine/contract/limits.ts";
import { buysCredits } from "../../lib/account/agency.ts";
import { useUser } from "../../lib/account/session.ts";
import { agencyJobsQuery, jobsQuery, walletQuery } from "../../lib/api/queries.ts";
import { plural } from "../../lib/text/words.ts";
import { Skeleton } from "../../ui/controls/loading.tsx";

/** Read anew when somebody comes back to the page: credits are bought in another tab. */
export const useWallet = () => useQuery({ ...walletQuery, refetchOnMount: "always", refetchOnWindowFocus: "always" });

/** A CV that fails gives its credits back: one of the list that is shown, also a colleague's, as the wallet is the same. */
function useRefunds() {
  const client = useQueryClient();
  const { data: own } = useQuery({ ...jobsQuery(), select: refundedOf });
  const { data: ofAgency = 0 } = useQuery({ ...agencyJobsQuery(), enabled: false, select: refundedOf });
  const refunded = own === undefined ? undefined : own + ofAgency;
  const known = useRef(refunded);
  useEffect(() => {
    if (known.current !== undefined && refunded !== known.current) void client.invalidateQueries({ queryKey: walletQuery.queryKey });
    known.current = refunded;
  }, [client, refunded]);
}

const refundedOf = (jobs: Job[]) => jobs.reduce((sum, { creditsRefunded }) => sum + creditsRefunded, 0);

/** What the account has, beside where it is spent. */
export function Credits() {
  const { data: wallet, isPending } = useWallet();
  const { data: user } = useUser();
  useRefunds();
  if (!wallet && !isPending) return null;
  return (
    <p className="credits-line">
      <Coins size={16} aria-hidden="true" />
      <span>
        {user?.agency ? "Your agency has" : "You have"}{" "}
        <b className="num">{wallet ? plural(wallet.credits, "credit") : <Skeleton width="8ch" />}</b>. A CV costs {CREDITS_PER_CV}, with a
        job description or keywords {CREDITS_PER_CV + ENHANCEMENT_SURCHARGE}.
      </span>
      {buysCredits(user) && <Link href="/plan">Buy Credits</Link>}
    </p>
  );
}
