import { useQuery } from "@tanstack/react-query";
import { useStyledBy } from "../../lib/account/agency.ts";
import { useUser } from "../../lib/account/session.ts";
import { wordsQuery } from "../../lib/api/queries.ts";
import { WordsList } from "../../ui/forms/words/words-list.tsx";

/** The words that this account, or its agency, has taught, at the review desk or here; closed until somebody wants to see them. */
export function WordsCard() {
  const { data: user } = useUser();
  const { data: words } = useQuery(wordsQuery("account"));
  const styledBy = useStyledBy("words are");
  if (!words) return null;
  const count = words.headings.length + words.labels.length;
  return (
    <details className="card taught-words">
      <summary>{user?.agency ? agencyTitle(count) : title(count)}</summary>
      <p className="muted">
        {user?.agency ? "The CVs of all members" : "Your CVs"} are read and written with them, and with those of the house.
        {styledBy && ` ${styledBy}`}
      </p>
      <WordsList scope="account" words={words} readOnly={styledBy !== null} />
    </details>
  );
}

const title = (count: number) => (count > 0 ? `Words this account has taught (${count})` : "Teach your own headings and labels");
const agencyTitle = (count: number) => `Headings and labels of the agency (${count})`;
