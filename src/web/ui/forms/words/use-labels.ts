import { useQuery } from "@tanstack/react-query";
import type { HouseWords } from "../../../../engine/contract/api.ts";
import { labelsQuery, wordsQuery } from "../../../lib/api/queries.ts";

/** A label of one language. `base`: how it is printed where the account has taught nothing, by the house's words or as it is built in. `printed`: how it is now. */
export type LabelRow = { key: string; name: string; base: string; isBuiltIn: boolean; printed: string };

/** All labels of a language, named by their English wording; undefined until they are known. */
export function useLabels(language: string): { rows: LabelRow[] | undefined; isError: boolean } {
  const english = useQuery(labelsQuery("en"));
  const builtIn = useQuery(labelsQuery(language));
  const house = useQuery(wordsQuery("house"));
  const account = useQuery(wordsQuery("account"));
  const isError = [english, builtIn, house, account].some((query) => query.isError);
  if (!english.data || !builtIn.data || !house.data || !account.data) return { rows: undefined, isError };

  const names = new Map(english.data.map(({ key, text }) => [key, text]));
  const [ofHouse, ofAccount] = [taughtIn(house.data, language), taughtIn(account.data, language)];
  const rows = builtIn.data.map(({ key, text }) => {
    const base = ofHouse.get(key) ?? text;
    return { key, name: names.get(key) ?? key, base, isBuiltIn: !ofHouse.has(key), printed: ofAccount.get(key) ?? base };
  });
  return { rows, isError };
}

const taughtIn = ({ labels }: HouseWords, language: string) =>
  new Map(labels.filter((label) => label.language === language).map(({ key, text }) => [key, text]));
