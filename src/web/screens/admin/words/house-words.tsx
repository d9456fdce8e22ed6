import { useQuery } from "@tanstack/react-query";
import { wordsQuery } from "../../../lib/api/queries.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { WordsList } from "../../../ui/forms/words/words-list.tsx";

/** The words of the house, which all its accounts use. */
export function HouseWordsCard() {
  const { data: words, isPending, isError } = useQuery(wordsQuery("house"));
  return (
    <Card
      id="words"
      title="House Words"
      note="Headings that CVs are read with and labels that documents are written with, in all accounts."
    >
      {isPending && <Skeleton height={60} />}
      {isError && <Alert tone="danger">The words cannot be read. Please reload the page.</Alert>}
      {words && <WordsList scope="house" words={words} />}
    </Card>
  );
}
