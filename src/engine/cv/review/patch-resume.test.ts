import { describe, expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { MAX_FIELD_CHARS, MAX_LIST_ENTRIES } from "../../contract/resume-fields.ts";
import { pointerOf as at } from "../../contract/resume-paths.ts";
import { patchResume } from "./patch-resume.ts";
import { resetValues } from "./reset-values.ts";
import { parsedResume } from "./testing/parsed-resume.ts";

const parsed = parsedResume();
const patched = (...patch: unknown[]) => patchResume(parsed, patch, parsed);
const rename = { op: "replace", path: "/basics/name", value: "Ada" };
const TOO_LONG = "too_large: A CV has at most 1,000,000 characters of text.";
const refused = (...patch: unknown[]) => {
  try {
    patched(...patch);
  } catch (error) {
    return `${(error as { code: string }).code}: ${(error as Error).message}`;
  }
  return undefined;
};

describe("a correction", () => {
  test("changes what it names and leaves the Resume that it was made for alone", () => {
    const before = structuredClone(parsed);
    expect(patched({ op: "replace", path: at("work[1].name"), value: "Tram Works" }).work?.[1]?.name).toBe("Tram Works");
    expect(parsed).toEqual(before);
  });

  test("is made whole or not at all", () => {
    expect(refused({ op: "remove", path: at("work[0]") }, { op: "remove", path: at("work[9]") })).toBe(
      "not_allowed: work[9]: there is no such place in the Resume.",
    );
    expect(refused({ op: "test", path: at("work[0].name"), value: "Else" }, { op: "remove", path: at("work[0]") })).toContain(
      "not_allowed: work[0].name:",
    );
  });

  test("may begin a section that the CV did not have", () => {
    expect(patched({ op: "add", path: "/languages/-", value: { language: "Portuguese" } }).languages).toEqual([{ language: "Portuguese" }]);
  });

  test("takes dates as people write them", () => {
    const dated = (field: string, value: string) =>
      patched({ op: "add", path: at(`work[0].${field}`), value }).work?.[0]?.[field as "startDate"];
    expect(["March 2019", "03/2019", "2019", "12.03.2019", "2019-03"].map((text) => dated("startDate", text))).toEqual([
      "2019-03",
      "2019-03",
      "2019",
      "2019-03-12",
      "2019-03",
    ]);
    expect(["today", "heute", "present", ""].map((text) => dated("endDate", text))).toEqual([undefined, undefined, undefined, undefined]);
    expect(refused({ op: "add", path: at("work[0].endDate"), value: "soon" })).toContain("“soon” is not a date");
    expect(refused({ op: "add", path: at("work[0].startDate"), value: "today" })).toContain("“today” is not a date");
    expect(refused({ op: "add", path: at("work[0].startDate"), value: `2019 ${"x".repeat(50)}` })).toContain("is not a date");
  });

  test("takes a country by its name", () => {
    const country = (value: string) => patched({ op: "add", path: "/basics/location/countryCode", value }).basics.location?.countryCode;
    expect(["Portugal", "pt", "Deutschland"].map(country)).toEqual(["PT", "PT", "DE"]);
    expect(refused({ op: "add", path: "/basics/location/countryCode", value: `Portugal ${"x".repeat(60)}` })).toContain("no country");
  });

  test("leaves out empty texts and lists, and line breaks where a field has one line", () => {
    const resume = patched(
      { op: "replace", path: at("work[0].name"), value: " " },
      { op: "replace", path: at("work[0].highlights"), value: ["", "Moved\ncranes"] },
      { op: "replace", path: at("work[0].position"), value: "Crane\n fitter\u0000" },
      { op: "replace", path: "/skills", value: [] },
      { op: "replace", path: "/additional/0/items", value: [] },
    );
    expect(resume.work?.[0]).toEqual({ position: "Crane fitter", startDate: "2019-03", highlights: ["Moved\ncranes"] });
    expect([resume.skills, resume.additional]).toEqual([undefined, undefined]);
  });

  test("leaves what an enhanced run found relevant, and takes changes of it", () => {
    const enhanced = { ...parsedResume(), relevant: ["MIG welding", "Hydraulics"] };
    expect(patchResume(enhanced, [rename], enhanced).relevant).toEqual(["MIG welding", "Hydraulics"]);
    expect(patchResume(enhanced, [{ op: "remove", path: "/relevant/0" }], enhanced).relevant).toEqual(["Hydraulics"]);
  });

  test("keeps an entry that has nothing yet: it is about to be filled", () => {
    expect(patched({ op: "add", path: at("work[0]"), value: {} }).work?.[0]).toEqual({});
  });

  test("cannot touch what Vitae keeps about the CV", () => {
    expect(refused({ op: "remove", path: "/meta/vitae/sources" })).toBe("not_allowed: meta: it cannot be changed.");
    expect(refused({ op: "replace", path: "/meta", value: {} })).toContain("not_allowed: meta");
    expect(refused({ op: "move", from: "/meta", path: "/x" })).toContain("not_allowed: meta");
    expect(refused({ op: "replace", path: "/basics", value: { image: "data:image/png;base64,AAAA" } })).toContain(
      "not_allowed: basics.image",
    );
  });

  test.each([
    [[{ op: "add", path: at("work[0].salary"), value: "1" }], "not_allowed: work[0].salary: a Resume has no such field."],
    [[{ op: "add", path: "/hobbies", value: [] }], "not_allowed: hobbies: a Resume has no such field."],
    [[{ op: "replace", path: at("work[0].name"), value: 7 }], "not_allowed: work[0].name: it must be a text."],
    [[{ op: "replace", path: "/work", value: "all" }], "not_allowed: work: it must be a list."],
    [[{ op: "replace", path: at("work[0]"), value: [] }], "not_allowed: work[0]: it must be an object."],
    [[{ op: "replace", path: at("work[0].highlights"), value: [{}] }], "not_allowed: work[0].highlights[0]: it must be a text."],
    [
      [{ op: "add", path: "/basics/location/countryCode", value: "Lusitania" }],
      "not_allowed: basics.location.countryCode: this is no country",
    ],
    [
      [{ op: "add", path: at("work[0].name"), value: "x".repeat(MAX_FIELD_CHARS + 1) }],
      "not_allowed: work[0].name: it has more than 20,000 characters.",
    ],
    [[{ op: "add", path: "/skills", value: Array(MAX_LIST_ENTRIES + 1).fill({}) }], "not_allowed: skills: it has more than 1,000 entries."],
    [[{ op: "add", path: at("work[7]"), value: {} }], "not_allowed: work[7]: there is no such place"],
    [[{ op: "add", path: "/__proto__/x", value: "1" }], "not_allowed: "],
    [[{ op: "add", path: at("work[0].constructor"), value: "1" }], "not_allowed: work[0].constructor: a Resume has no such field."],
    [[{ op: "add", path: "/basics/toString/polluted", value: "1" }], "not_allowed: basics.toString.polluted: a Resume has no such field."],
    [[{ op: "replace", path: at("work.length"), value: 0 }], "not_allowed: work.length: a Resume has no such field."],
    [[{ op: "replace", path: at("work[0]"), value: null }], "not_allowed: work[0]: it must be an object."],
    [[{ op: "replace", path: at("work[0]"), value: "Fitter" }], "not_allowed: work[0]: it must be an object."],
    [[{ op: "move", path: at("work[0]") }], "invalid: The changes must be a JSON Patch"],
    [[{ op: "copy", from: "work/0", path: at("work[0]") }], "invalid: The changes must be a JSON Patch"],
    [[{ op: "add", path: "work/0", value: {} }], "invalid: The changes must be a JSON Patch"],
    [[{ op: "merge", path: at("work[0]") }], "invalid: The changes must be a JSON Patch"],
    [[{ op: "add", path: at("work[0].name") }], `invalid: The change “add ${at("work[0].name")}” is not a JSON Patch operation.`],
    [Array(501).fill({ op: "test", path: at("work[0].name"), value: "Harbour Cranes" }), "invalid: One call takes at most 500 changes."],
  ])("that a Resume does not allow is refused with its place %#", (patch, message) => {
    expect(refused(...patch)).toStartWith(message);
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  test("that copies a list into itself again and again is refused before it fills the memory", () => {
    expect(refused(...Array(400).fill({ op: "copy", from: at("work"), path: at("work.-") }))).toBe(TOO_LONG);
  });

  test("copies an entry", () => {
    expect(patched({ op: "copy", from: at("work[0]"), path: at("work.-") }).work?.[3]).toEqual(parsed.work?.[0]);
    expect(refused({ op: "copy", from: at("work[8]"), path: at("work.-") })).toStartWith("not_allowed: ");
  });

  test("that makes a Resume longer than any CV is refused, and one that was read as long may be made shorter", () => {
    const long = { ...parsedResume(), skills: Array.from({ length: 51 }, () => ({ name: "x".repeat(MAX_FIELD_CHARS) })) };
    expect(() => patchResume(long, [rename], long)).not.toThrow();
    expect(patchResume(long, [{ op: "remove", path: "/skills/0" }], long).skills).toHaveLength(50);
    expect(refused({ op: "add", path: "/skills", value: long.skills })).toBe(TOO_LONG);
  });

  test("that is nested deeper than any Resume is refused with its place", () => {
    const nested = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(refused({ op: "add", path: at("work[0].name"), value: nested })).toBe(
      "not_allowed: work[0].name: it is nested deeper than a Resume is.",
    );
  });

  test("that is no list is refused", () => {
    expect(() => patchResume(parsed, { op: "add" }, parsed)).toThrow("The changes must be a JSON Patch");
  });

  test("may remove the photo and put it back", () => {
    const withPhoto = parsedResume();
    withPhoto.basics.image = "data:image/png;base64,AAAA";
    const without = patchResume(withPhoto, [{ op: "remove", path: "/basics/image" }], withPhoto);
    expect(without.basics.image).toBeUndefined();
    expect(resetValues(without, withPhoto, ["basics.image"]).basics.image).toBe("data:image/png;base64,AAAA");
  });
});

describe("a value is put back as it was read", () => {
  test("and no way through what every object inherits leads out of the Resume", () => {
    const read = { ...parsedResume(), x: JSON.parse('{ "__proto__": { "polluted": "yes" } }') };
    const { x: _, ...without } = read;
    expect(() => resetValues({ ...without, x: {} } as Resume, read, ["x.__proto__.polluted"])).not.toThrow();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("where it was changed, also when its entry stands elsewhere now", () => {
    const resume = patched(
      { op: "replace", path: at("work[1].name"), value: "Tram Works" },
      { op: "move", from: at("work[1]"), path: at("work[0]") },
    );
    expect(resetValues(resume, parsed, ["work[0].name"]).work?.map(({ name }) => name)).toEqual([
      "Reachable by tram",
      "Harbour Cranes",
      "Old Yard",
    ]);
  });

  test("where it was removed: a field, a line, and a whole entry", () => {
    const resume = patched(
      { op: "remove", path: at("work[0].highlights[0]") },
      { op: "remove", path: at("work[1]") },
      { op: "remove", path: "/basics/email" },
    );
    expect(resetValues(resume, parsed, ["basics.email", "work[0].highlights[0]", "work[1].name"])).toEqual(parsed);
  });

  test("also where all around it is gone: a town without an address, a line without a list, an entry of a section", () => {
    const resume = patched(
      { op: "remove", path: "/basics/location" },
      { op: "remove", path: at("work[0].highlights") },
      { op: "remove", path: "/skills" },
    );
    expect(resetValues(resume, parsed, ["basics.location.city", "work[0].highlights[1]", "skills[1].name"])).toEqual({
      ...parsed,
      work: [{ ...parsed.work?.[0], highlights: ["Trained two apprentices"] }, ...(parsed.work?.slice(1) ?? [])],
      skills: [{ name: "Hydraulics" }],
    });
  });

  test("and a path that leads out of the Resume leads nowhere", () => {
    const paths = ["__proto__.toString", "constructor.keys", "basics.toString.name", "work.length", "salary", "", "work[9].name"];
    expect(resetValues(parsed, parsed, paths)).toEqual(parsed);
    expect([typeof Object.prototype.toString, typeof Object.keys, parsed.work?.length]).toEqual(["function", "function", 3]);
  });

  test("and one that was typed in goes", () => {
    const resume = patched({ op: "add", path: at("work[0].location"), value: "Porto" });
    expect(resetValues(resume, parsed, ["work[0].location"])).toEqual(parsed);
  });
});
