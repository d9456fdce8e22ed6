import { fail, fields, object } from "./json-fields.ts";

/**
 * The items that can be redacted. `links` are profiles, web sites and addresses of projects; `street` is street and postal code, `address` the town too;
 * `birth` is date and place; `gender` has the pronouns.
 */
export const BLIND_ITEMS = [
  "contact",
  "photo",
  "links",
  "street",
  "address",
  "birth",
  "nationality",
  "maritalStatus",
  "gender",
  "referees",
  "employers",
  "institutions",
] as const;
export type BlindItem = (typeof BLIND_ITEMS)[number];

/**
 * What a profile may do besides. `durations`: how long something was instead of from when to when. `graduation`: no dates of studies. `sectors`: the sector and
 * size of an employer, where the CV or its name says it, beside "Employer 1". `regions`: the region or country instead of a town.
 */
export const BLIND_SWITCHES = ["durations", "graduation", "sectors", "regions"] as const;
export type BlindSwitch = (typeof BLIND_SWITCHES)[number];

const NAMES = ["shown", "initials", "reference"] as const;

/**
 * What a blind CV redacts (`withhold`, as `template.json` calls it), and what replaces the name: `initials` ("J. D.") or a `reference`
 * ("Candidate 3F9A1C"). With `shown` the name stays.
 */
export type BlindProfile = { name: (typeof NAMES)[number]; withhold: BlindItem[]; switches?: BlindSwitch[] };

const PERSONAL = BLIND_ITEMS.filter((item) => item !== "employers" && item !== "institutions");

/** Profiles by their name, as `--blind=reference` and `"blind": "reference"` call them. */
export const BLIND_PROFILES = {
  contact: { name: "shown", withhold: ["contact", "links", "street"] },
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

/** `"blind"` of `template.json`: false, true, a profile ("full", "full+durations-photo"), or `{"name", "withhold", "switches"}`. Throws `invalid`. */
export function parseBlind(value: unknown): BlindProfile | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return blindProfile("initials");
  if (typeof value === "string") return readBlind(value) ?? fail("blind", `must be true, false, an object, or ${BLIND_TEXT}`);
  const from = fields(object(value, "blind"), "blind");
  from.refuseUnknown(["name", "withhold", "switches"]);
  return withSwitches(
    { name: from.oneOf("name", NAMES, "initials"), withhold: from.listOf("withhold", BLIND_ITEMS, PERSONAL) },
    from.value("switches") === undefined ? [] : from.listOf("switches", BLIND_SWITCHES, []),
  );
}

/** How a profile is written, for messages. */
export const BLIND_TEXT = `one of ${BLIND_PROFILE_NAMES.join(", ")}, also with +${BLIND_SWITCHES.join(", +")}, or with + or - before ${BLIND_ITEMS.join(", ")}`;

/** A profile as a text: its name, then what it withholds or does besides, and what it does not: "full+durations-photo". Undefined for any other text. */
export function readBlind(text: string): BlindProfile | undefined {
  const [, base = "", changes = ""] = /^([a-z]+)((?:[+-][a-z]+)*)$/i.exec(text.trim().replaceAll(" ", "+")) ?? [];
  const known = BLIND_PROFILE_NAMES.find((name) => name === base.toLowerCase());
  if (!known) return undefined;
  const { name, withhold } = blindProfile(known);
  const items = new Set<BlindItem>(withhold);
  const switches = new Set<BlindSwitch>();
  for (const [, sign, word = ""] of changes.matchAll(/([+-])([a-z]+)/gi)) {
    const item = BLIND_ITEMS.find((one) => one.toLowerCase() === word.toLowerCase());
    const other = BLIND_SWITCHES.find((one) => one === word.toLowerCase());
    if (item && sign === "+") items.add(item);
    else if (item) items.delete(item);
    else if (other && sign === "+") switches.add(other);
    else return undefined;
  }
  return withSwitches({ name, withhold: BLIND_ITEMS.filter((item) => items.has(item)) }, [...switches]);
}

/** The same profile as a text; undefined for one that is too far from all of `BLIND_PROFILES` to be said so. */
export function writeBlind(profile: BlindProfile): string | undefined {
  const written = BLIND_PROFILE_NAMES.filter((name) => BLIND_PROFILES[name].name === profile.name).map((name) => {
    const known: readonly BlindItem[] = BLIND_PROFILES[name].withhold;
    const more = BLIND_ITEMS.filter((item) => profile.withhold.includes(item) && !known.includes(item));
    const less = BLIND_ITEMS.filter((item) => !profile.withhold.includes(item) && known.includes(item));
    const changes = [...more.map((item) => `+${item}`), ...less.map((item) => `-${item}`)];
    return { text: [name, ...changes, ...switchesOf(profile).map((one) => `+${one}`)].join(""), changes: changes.length };
  });
  const [nearest] = written.sort((a, b) => a.changes - b.changes);
  return nearest && nearest.changes <= MAX_CHANGES ? nearest.text : undefined;
}

/** A profile with more changes is another one, and is not named after it. */
const MAX_CHANGES = 3;

/** A profile that redacts all items of both; a reference before initials, which say more of a person. Undefined when both are. */
export function stricterProfile(one: BlindProfile | undefined, other: BlindProfile | undefined): BlindProfile | undefined {
  if (!one || !other) return one ?? other;
  const strictest = NAMES.findLast((name) => one.name === name || other.name === name) ?? "reference";
  const withhold = BLIND_ITEMS.filter((item) => one.withhold.includes(item) || other.withhold.includes(item));
  return withSwitches({ name: strictest, withhold }, [...switchesOf(one), ...switchesOf(other)]);
}

/** In the order of `BLIND_SWITCHES`, each once; a profile without any has no list of them. */
function withSwitches(profile: BlindProfile, switches: BlindSwitch[]): BlindProfile {
  const wanted = BLIND_SWITCHES.filter((one) => switches.includes(one));
  return wanted.length > 0 ? { ...profile, switches: wanted } : profile;
}

export const switchesOf = ({ switches = [] }: Pick<BlindProfile, "switches">): BlindSwitch[] => switches;

/** The profile with what its items mean: who withholds the address withholds the street. */
export const expanded = (profile: BlindProfile): BlindProfile =>
  profile.withhold.includes("address") && !profile.withhold.includes("street")
    ? { ...profile, withhold: [...profile.withhold, "street"] }
    : profile;
