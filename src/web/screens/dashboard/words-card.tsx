import { useQuery } from "@tanstack/react-query";
import { wordsQuery } from "../../lib/api/queries.ts";
import { WordsList } from "../../ui/forms/words/words-list.tsx";

/** The words that this account has taught, at the review desk or here; closed until somebody wants to see them. */
export function WordsCard() {
  const { data: words } = useQuery(wordsQuery("account"));
  if (!words) return null;
  const count = words.headings.length + words.labels.length;
  return (
    <details className="card taught-words">
      <summary>{count > 0 ? `Words this account has taught (${count})` : "Teach your own headings and labels"}</summary>
      <p className="muted">Your CVs are read and written with them, and with those of the house.</p>
      <WordsList scope="account" words={words} />
    </details>
  );
}
