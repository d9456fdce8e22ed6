import { expect, test } from "bun:test";
import { BLIND_ITEMS, BLIND_PROFILE_NAMES, BLIND_SWITCHES, readBlind } from "../../engine/cv/options/blind-profile.ts";
import { BLIND_OPTIONS, BLIND_PROFILES, baseOf, hidesName, optionsOf, withBase, withOption } from "./blind.ts";

test("every profile and every option is one of the service, on where the profile does it", () => {
  expect(BLIND_PROFILES.map(({ value }) => value)).toEqual([...BLIND_PROFILE_NAMES]);
  for (const { key } of BLIND_OPTIONS) expect([...BLIND_ITEMS, ...BLIND_SWITCHES] as string[]).toContain(key);
  for (const { value } of BLIND_PROFILES)
    for (const { key, on } of optionsOf(value)) {
      const profile = readBlind(value);
      expect({ value, key, on }).toEqual({
        value,
        key,
        on: ([...(profile?.withhold ?? []), ...(profile?.switches ?? [])] as string[]).includes(key),
      });
    }
});

test("an option that is switched on and off again leaves the choice as it was", () => {
  for (const { value } of BLIND_PROFILES)
    for (const { key, on } of optionsOf(value)) {
      const changed = withOption(value, key, !on);
      expect(optionsOf(changed).find((option) => option.key === key)?.on).toBe(!on);
      expect(readBlind(changed)).toBeDefined();
      expect(withOption(changed, key, on)).toBe(value);
    }
});

test("another profile keeps the options that it has as well", () => {
  expect(withBase("full+durations+sectors-photo", "initials")).toBe("initials+durations-photo");
  expect(withBase("full+durations", "")).toBe("");
  expect(baseOf("full+durations-photo")).toBe("full");
});

test("all profiles but that for contact data hide the name", () => {
  expect([false, undefined, "contact", "contact+photo", true, "initials", "full+durations"].map(hidesName)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});
