import { type Doubt, doubtsOf, type Found, type OpenSearch } from "../../search/doubt.ts";
import { linesBeside, type Passage } from "../../search/passages.ts";
import { likelyOrganisations } from "./by-evidence.ts";
import { headOfEntry, isDegree, isJob, jobElsewhere, namesInRow, studiesElsewhere, workedAt } from "./by-place.ts";
import {
  companiesIn,
  namedByLabel,
  SET_APART,
  schoolInTitle,
  schoolsBehind,
  schoolsByLetters,
  schoolsIn,
  universitiesIn,
} from "./by-words.ts";
import { entryOf } from "./entry.ts";
import { namesInTitle } from "./in-title.ts";
import { unknownEmployer, unknownSchool } from "./of-entry.ts";

/** Doubts about text that looks like an employer or a school and stands in no field for one. */
export function organisationDoubts(passages: Passage[], search: OpenSearch): Doubt[] {
  const employers = search.profile.withhold.includes("employers");
  const institutions = search.profile.withhold.includes("institutions");
  if (!employers && !institutions) return [];
  return passages.flatMap((passage, index) => {
    const entry = entryOf(passage.path, search);
    const isSubject = passage.field === "education.area" && entry?.known && !SET_APART.test(passage.searched);
    if (NOT_REDACTED.test(passage.field)) return [];
    if (LISTED.test(passage.field))
      return institutions && !(passage.field === "education.studyType" && entry?.known)
        ? doubtsOf(passage, [{ what: "institution", parts: AWARDED.test(passage.field) ? universitiesIn(passage) : schoolsIn(passage) }])
        : [];
    if (isSubject) return institutions ? doubtsOf(passage, [{ what: "institution", parts: schoolsBehind(passage) }]) : [];
    const beside = Object.values(linesBeside(passages, index));
    const likely = likelyOrganisations(passage, entry, search);
    const found: Found[] = [];
    if (employers) {
      const ways = [
        companiesIn(passage),
        headOfEntry(passage, isJob),
        jobElsewhere(passage, beside),
        workedAt(passage, entry),
        unknownEmployer(passage, entry, search),
        schoolInTitle(passage, entry),
        namesInRow(passage, search, isJob, "work"),
        namesInTitle(passage, entry, search),
        namedByLabel(passage, ["company", "client"]),
        likely.employers,
      ];
      found.push({ what: "employer", parts: ways.flat() });
    }
    if (institutions) {
      const ways = [
        schoolsIn(passage),
        headOfEntry(passage, isDegree),
        studiesElsewhere(passage, beside),
        namesInRow(passage, search, isDegree, "education"),
        unknownSchool(passage, entry, search.full),
        namedByLabel(passage, ["institution"]),
        ...(passage.field === "education.area" && !entry?.known ? [schoolsByLetters(passage)] : []),
        likely.institutions,
      ];
      found.push({ what: "institution", parts: ways.flat() });
    }
    return doubtsOf(passage, found);
  });
}

/** Fields that are never redacted: publishers are shown on purpose, languages are no organisations. */
const NOT_REDACTED = /^(?:languages|publications|x)\b|\.(?:score|url)$/;

const AWARDED = /^(?:certificates|awards)\b/;

/** Fields that name organisations on purpose, such as who issued a certificate. A school among them is one where the candidate studied. */
const LISTED = /^(?:skills|relevant|certificates|awards)\b|\.(?:keywords|courses|studyType)$/;
