import type { Resume } from "../../../contract/resume.ts";
import { findSpokenLanguages, fluencyRank, languageCodeOf } from "../../parse/recognisers/languages.ts";
import { fold } from "../../text/fold.ts";
import { asListed } from "../1-requirements/wanted/wanted-languages.ts";
import type { Passage, Section, SpokenAs } from "./evidence.ts";
import { MAX_TOLD_LEVEL_WORDS, UNKNOWN_LANGUAGE_RANK } from "./thresholds.ts";

/** The languages that a CV names: those of its list, and for others the sentences that name one with its level. */
export function spokenLanguages(resume: Resume, passages: readonly Passage[]): SpokenAs[] {
  const listed = listedLanguages(resume);
  const codes = new Set(listed.map(({ code }) => code));
  return [...listed, ...passages.flatMap(languagesToldIn).filter(({ code }) => !codes.has(code))];
}

function listedLanguages({ languages = [] }: Resume): SpokenAs[] {
  return languages.flatMap(({ language = "", fluency = "" }, index) => {
    const found = findSpokenLanguages(`${language} (${fluency})`);
    const code = languageCodeOf(language) ?? found[0]?.code;
    const rank = fluencyRank(fluency) || fluencyRank(language) || UNKNOWN_LANGUAGE_RANK;
    const told = [
      { quote: language, path: `languages[${index}].language` },
      { quote: fluency, path: `languages[${index}].fluency` },
    ].filter(({ quote }) => quote !== "");
    return code ? [{ code, rank, quotes: told.map(({ quote }) => quote), paths: told.map(({ path }) => path) }] : [];
  });
}

/** Where candidates speak of themselves: in the description of a job "fluent English" may be that of a customer. */
const OF_ONESELF: ReadonlySet<Section> = new Set(["summary", "label", "skills", "certificates", "other"]);

/** "Fluent in English and German" in the profile; not "not fluent in German", "learning German" and "good knowledge of Spanish cuisine". */
function languagesToldIn({ text, path, section, tokens }: Passage): SpokenAs[] {
  if (!OF_ONESELF.has(section)) return [];
  const listed = asListed(text);
  return findSpokenLanguages(listed).flatMap(({ language, code, fluency = "", to }) => {
    const rank = fluencyRank(fluency);
    const isLevel = rank > 0 && fluency.split(" ").length <= MAX_TOLD_LEVEL_WORDS && ENDS_LEVEL.test(listed.slice(to));
    const names = fold(language).split(" ");
    const words = tokens.filter(({ word }) => names.includes(word));
    const isOwn = words.length > 0 && words.every(({ standing }) => standing === undefined || standing === "basic");
    return code && isLevel && isOwn ? [{ code, rank, quotes: [text], paths: [path] }] : [];
  });
}

/** What follows a language and its level: nothing, a mark, or a joining word; before any other word the name says of what kind that is. */
const ENDS_LEVEL = /^\s*(?:$|[^\p{L}\p{N}\s]|(?:and|with|und|mit|et|avec|y|con|e|en|i|oraz|z)(?!\p{L}))/iu;
