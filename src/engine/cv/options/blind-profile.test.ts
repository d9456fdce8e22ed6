import { expect, test } from "bun:test";
import { BLIND_ITEMS, BLIND_PROFILE_NAMES, blindProfile, parseBlind, stricterProfile, writeBlind } from "./blind-profile.ts";

const PERSONAL = BLIND_ITEMS.filter((item) => item !== "employers" && item !== "institutions");

test("a profile is known by its name, whatever the order of its items; another combination has no name of its own", () => {
  for (const name of BLIND_PROFILE_NAMES) {
    const profile = blindProfile(name);
    expect(writeBlind(profile)).toBe(name);
    expect(writeBlind({ ...profile, withhold: profile.withhold.toReversed() })).toBe(name);
  }
  expect(writeBlind({ name: "initials", withhold: [...BLIND_ITEMS] })).toBe("initials+employers+institutions");
  expect(writeBlind({ name: "initials", withhold: ["birth"] })).toBeUndefined();
  expect(writeBlind({ name: "reference", withhold: [...PERSONAL, "institutions"] })).toBe("reference+institutions");
});

test("the profiles withhold what their names say", () => {
  expect(blindProfile("initials")).toEqual({ name: "initials", withhold: PERSONAL });
  expect(blindProfile("reference")).toEqual({ name: "reference", withhold: PERSONAL });
  expect(blindProfile("employers")).toEqual({ name: "reference", withhold: [...PERSONAL, "employers"] });
  expect(blindProfile("full")).toEqual({ name: "reference", withhold: [...BLIND_ITEMS] });
});

test("of two profiles all items of both are withheld, and a reference goes before initials", () => {
  const [one, other] = [
    { name: "initials" as const, withhold: ["contact" as const, "employers" as const] },
    { name: "reference" as const, withhold: ["photo" as const] },
  ];
  const both = { name: "reference" as const, withhold: ["contact" as const, "photo" as const, "employers" as const] };
  expect(stricterProfile(one, other)).toEqual(both);
  expect(stricterProfile(other, one)).toEqual(both);
  expect(stricterProfile(one, { ...other, name: "initials" })?.name).toBe("initials");
  expect([stricterProfile(one, undefined), stricterProfile(undefined, one), stricterProfile(undefined, undefined)]).toEqual([
    one,
    one,
    undefined,
  ]);
});

test("a template asks for a blind CV with yes or no, a profile's name, or the items; anything else is refused", () => {
  expect([undefined, null, false].map(parseBlind)).toEqual([undefined, undefined, undefined]);
  expect(parseBlind(true)).toEqual(blindProfile("initials"));
  expect(parseBlind("full")).toEqual(blindProfile("full"));
  expect(parseBlind({})).toEqual(blindProfile("initials"));
  expect(parseBlind({ name: "reference", withhold: ["photo"] })).toEqual({ name: "reference", withhold: ["photo"] });
  for (const wrong of ["half", 3, { withhold: ["shoes"] }, { name: "number" }, { hide: [] }])
    expect(() => parseBlind(wrong)).toThrow(expect.objectContaining({ code: "invalid" }));
});
