import { useQuery } from "@tanstack/react-query";
import { wordsQuery } from "../../lib/api/queries.ts";
import { WordsList } from "../../ui/forms/words/words-list.tsx";

/** The words that the review desk has learnt from this account, closed until somebody wants to see them; nothing while there are none. */
export function WordsCard() {
  const { data: words } = useQuery(wordsQuery("account"));
  const count = words ? words.headings.length + words.labels.length : 0;
  if (!words || count === 0) return null;
  return (
    <details className="card taught-words">
      <summary>Words this account has taught ({count})</summary>
      <p className="muted">Your CVs are read and written with them, and with those of the house.</p>
      <WordsList scope="account" words={words} />
    </details>
  );
}
