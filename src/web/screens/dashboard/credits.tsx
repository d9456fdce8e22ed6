import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import type { Job } from "../../../engine/contract.ts";
import { CREDITS_PER_CV, ENHANCEMENT_SURCHARGE } from "../../../engine/limits.ts";
import { jobsQuery, walletQuery } from "../../lib/queries.ts";
import { plural } from "../../lib/words.ts";

/** Read anew when somebody comes back to the page: credits are bought in another tab. */
export const useWallet = () => useQuery({ ...walletQuery, refetchOnMount: "always", refetchOnWindowFocus: "always" });

const refundedOf = (jobs: Job[]) => jobs.reduce((sum, { creditsRefunded }) => sum + creditsRefunded, 0);

/** What the account has, beside where it is spent. */
export function Credits() {
  const client = useQueryClient();
  const { data: wallet } = useWallet();
  const { data: refunded } = useQuery({ ...jobsQuery(), select: refundedOf });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a CV that failed gave its credits back
  useEffect(() => void client.invalidateQueries({ queryKey: walletQuery.queryKey }), [client, refunded]);
  if (!wallet) return null;
  return (
    <p className="credits-line">
      <Coins size={16} aria-hidden="true" />
      <span>
        You have <b className="num">{plural(wallet.credits, "credit")}</b>. A CV costs {CREDITS_PER_CV}, with a job description or keywords{" "}
        {CREDITS_PER_CV + ENHANCEMENT_SURCHARGE}.
      </span>
      <Link href="/plan">Buy Credits</Link>
    </p>
  );
}
