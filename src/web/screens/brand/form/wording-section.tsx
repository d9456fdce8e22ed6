import { useQuery } from "@tanstack/react-query";
import { wordsQuery } from "../../../lib/api/queries.ts";
import { WordsList } from "../../../ui/forms/words/words-list.tsx";
import { useBrandForm } from "../state/brand-context.ts";
import { BrandSection } from "./brand-section.tsx";

/** How titles are worded, by language. These words are kept at once, and not with the brand. */
export function WordingSection({ readOnly }: { readOnly: boolean }) {
  const { scope } = useBrandForm();
  const { data: words } = useQuery(wordsQuery(scope));
  return (
    <BrandSection
      title="Wording"
      note="How documents call their sections and labels, by language. A word is kept at once when you add it here."
    >
      {words && <WordsList scope={scope} words={words} readOnly={readOnly} />}
    </BrandSection>
  );
}
