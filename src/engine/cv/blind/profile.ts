import { fail, fields, object } from "../render/template/template-fields.ts";

/** The items that can be redacted. `links` are profiles, web sites and addresses of projects; `birth` is date and place. */
export const BLIND_ITEMS = [
  "contact",
  "photo",
  "links",
  "address",
  "birth",
  "nationality",
  "maritalStatus",
  "gender",
  "employers",
  "institutions",
] as const;
export type BlindItem = (typeof BLIND_ITEMS)[number];

/**
 * What a blind CV redacts (`withhold`, as `template.json` calls it), and what replaces the name: `initials` ("J. D.") or a `reference`
 * ("Candidate 3F9A1C").
 */
export type BlindProfile = { name: "initials" | "reference"; withhold: BlindItem[] };

const PERSONAL = BLIND_ITEMS.filter((item) => item !== "employers" && item !== "institutions");

/** Profiles by their name, as `--blind=reference` and `"blind": "reference"` call them. */
export const BLIND_PROFILES = {
  initials: { name: "initials", withhold: PERSONAL },
  reference: { name: "reference", withhold: PERSONAL },
  employers: { name: "reference", withhold: [...PERSONAL, "employers"] },
  full: { name: "reference", withhold: [...BLIND_ITEMS] },
} as const satisfies Record<string, { name: BlindProfile["name"]; withhold: readonly BlindItem[] }>;
export const BLIND_PROFILE_NAMES = Object.keys(BLIND_PROFILES) as (keyof typeof BLIND_PROFILES)[];

export const blindProfile = (name: keyof typeof BLIND_PROFILES): BlindProfile => ({
  name: BLIND_PROFILES[name].name,
  withhold: [...BLIND_PROFILES[name].withhold],
});

/** `"blind"` of `template.json`: false, true, the name of a profile, or `{"name", "withhold"}`. Throws `invalid`. */
export function parseBlind(value: unknown): BlindProfile | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return blindProfile("initials");
  if (typeof value === "string") {
    const known = BLIND_PROFILE_NAMES.find((name) => name === value);
    return known ? blindProfile(known) : fail("blind", `must be true, false, an object, or one of ${BLIND_PROFILE_NAMES.join(", ")}`);
  }
  const from = fields(object(value, "blind"), "blind");
  from.refuseUnknown(["name", "withhold"]);
  return {
    name: from.oneOf("name", ["initials", "reference"] as const, "initials"),
    withhold: from.listOf("withhold", BLIND_ITEMS, PERSONAL),
  };
}

/** The name of a profile; undefined for one that is none of `BLIND_PROFILES`. */
export const blindName = (profile: BlindProfile): keyof typeof BLIND_PROFILES | undefined =>
  BLIND_PROFILE_NAMES.find((name) => {
    const known = BLIND_PROFILES[name];
    return known.name === profile.name && covers(profile, known.withhold) && covers({ withhold: [...known.withhold] }, profile.withhold);
  });

/** A profile that redacts all items of both; a reference before initials, which say more of a person. Undefined when both are. */
export function stricterProfile(one: BlindProfile | undefined, other: BlindProfile | undefined): BlindProfile | undefined {
  if (!one || !other) return one ?? other;
  return {
    name: one.name === "reference" || other.name === "reference" ? "reference" : "initials",
    withhold: BLIND_ITEMS.filter((item) => one.withhold.includes(item) || other.withhold.includes(item)),
  };
}

const covers = ({ withhold }: Pick<BlindProfile, "withhold">, items: readonly BlindItem[]) =>
  items.every((item) => withhold.includes(item));
