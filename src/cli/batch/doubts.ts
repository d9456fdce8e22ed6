import type { BlindDoubt, BlindUnsure } from "../../engine/contract/api.ts";

/** Why a blind CV was not written. */
export function heldBack(doubts: BlindDoubt[]): { code: string; message: string } {
  const count = doubts.length === 1 ? "1 passage" : `${doubts.length} passages`;
  return {
    code: "blind_doubts",
    message: `This blind CV may still show who the candidate is: ${count}. It was not written; --accept-doubts writes it all the same.`,
  };
}

/** One line for each passage: what it may be, where it stands, what it says. */
export const doubtLines = (doubts: BlindDoubt[]) =>
  doubts.map(({ what, section, text }) => `${section ? `${what}, ${section}` : what}: ${text}`);

/** The same for passages that may say who the candidate is, marked where they were withheld for that. */
export const unsureLines = (unsure: BlindUnsure[]) =>
  doubtLines(unsure).map((line, index) => (unsure[index]?.printed ? line : `Withheld: ${line}`));
