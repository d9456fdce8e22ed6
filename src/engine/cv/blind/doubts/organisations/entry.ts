import type { Resume } from "../../../../contract/resume.ts";
import { looksLikeCompany, looksLikeInstitution, looksLikePosition } from "../../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../../parse/recognisers/places/places.ts";
import type { Search } from "../../search/doubt.ts";
import {
  MIN_COMPANY_CONFIDENCE,
  MIN_KIND_CONFIDENCE,
  MIN_KNOWN_ORGANISATION,
  MIN_LIKELY_ORGANISATION,
  MIN_SCHOOL_CONFIDENCE,
  MIN_SURE_ORGANISATION,
} from "../../thresholds.ts";
import { CASELESS, hasWordOfOrganisation, isCapitalised, organisationLikelihood } from "./proper-names.ts";

/** `known`: an employer or school was found, and it is written like one. */
export type Entry = { kind: "work" | "volunteer" | "education"; titled: boolean; known: boolean };

export function entryOf(path: string, { full, blind }: Search): Entry | undefined {
  const [, kind, number] = /^(work|volunteer|education)\[(\d+)\]/.exec(path) ?? [];
  if (kind !== "work" && kind !== "volunteer" && kind !== "education") return undefined;
  // An entry with nothing but redacted values is left out of the blind CV, and then the indices of the others differ.
  const list = (full[kind]?.length === blind[kind]?.length ? full[kind] : blind[kind]) as Named[];
  const { name, organization, institution, client, position } = list[Number(number)] ?? {};
  const organisation = name ?? organization ?? institution ?? client;
  const sure = organisationConfidence(path, kind, full);
  const known =
    organisation !== undefined &&
    sure >= MIN_SURE_ORGANISATION &&
    ((mayBeOrganisation(organisation) && isOrganisation(organisation)) ||
      (sure >= MIN_KNOWN_ORGANISATION && sure < 1 && isNameLike(organisation)));
  return { kind, titled: position !== undefined, known };
}

/** How sure the reader is which text is the employer or the school. A Resume without sources has no such evidence, and counts as sure. */
export const organisationConfidence = (path: string, kind: Entry["kind"], { meta }: Resume): number =>
  meta.vitae.confidence?.[`${/^\w+\[\d+\]/.exec(path)?.[0]}.${ORGANISATION[kind]}`] ?? 1;

/** True for a name that no list knows but the reader: "Electricidad Hermanos Pardo" has the word of a trade. */
const isNameLike = (name: string) =>
  !CERTIFICATE.test(name) && (CASELESS.test(name) || isCapitalised(name)) && looksLikePlace(name) < MIN_KIND_CONFIDENCE;
const ORGANISATION = { work: "name", volunteer: "organization", education: "institution" } as const;
type Named = { name?: string; organization?: string; institution?: string; client?: string; position?: string };

/** True for the name of an organisation: the parser sometimes takes sentences, towns and job titles for an employer. */
function isOrganisation(name: string): boolean {
  if (CERTIFICATE.test(name)) return false;
  const sure = CASELESS.test(name) || isCapitalised(name);
  if (looksLikeCompany(name) >= (sure ? MIN_KIND_CONFIDENCE : MIN_COMPANY_CONFIDENCE)) return true;
  if (looksLikeInstitution(name) >= (sure ? MIN_KIND_CONFIDENCE : MIN_SCHOOL_CONFIDENCE)) return true;
  return (
    sure &&
    !(CASELESS.test(name) && /, /.test(name)) &&
    looksLikePosition(name) < MIN_KIND_CONFIDENCE &&
    looksLikePlace(name) < MIN_KIND_CONFIDENCE
  );
}

/** False for what lists and classifier know as something else: "Trail crew" is a title, "Edmonton, AB" a place. What the classifier takes for a place may be a firm. */
const mayBeOrganisation = (name: string): boolean => {
  if (looksLikePlace(name) >= MIN_KIND_CONFIDENCE) return false;
  return organisationLikelihood(name) + kindsOf(name).place >= MIN_LIKELY_ORGANISATION || hasWordOfOrganisation(name);
};

/** A qualification that was taken for the school where it was got: "Certificate in Web Development". */
const CERTIFICATE =
  /(?<!\p{L})(?:certificate|certification|diploma|bootcamp|zertifikat|certificat|certificado|certificato|diplôme|diplom)(?!\p{L})/iu;

/** True where the reader itself doubts the value at a path. */
export function isUnsure(path: string, { meta }: Resume): boolean {
  const sure = meta.vitae.confidence?.[path];
  return sure !== undefined && sure < MIN_SURE_ORGANISATION;
}

/** True for the first lines of an entry: below the title come the employer and the town, then the tasks. */
export const isAtTop = (path: string) => !/\.highlights\[[1-9]/.test(path);
