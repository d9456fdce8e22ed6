import { describe, expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { type BLIND_PROFILES, blindProfile, stricterProfile } from "../options/blind-profile.ts";
import { initialsOf } from "./terms/initials.ts";
import { blinded } from "./testing/blinded.ts";

type Profile = keyof typeof BLIND_PROFILES;
const blind = (person: Partial<Resume>, profile: Profile = "initials", language = "en") =>
  blinded(
    {
      ...person,
      basics: { name: "Jane Whitcombe", ...person.basics },
      meta: { vitae: { language, pages: 1, ocr: false, parser: "t", warnings: [] } },
    },
    blindProfile(profile),
    "3F9A1C",
  );
/** What is left of a line of the profile, where a candidate speaks of herself. */
const personal = (summary: string, profile?: Profile) => blind({ basics: { summary } }, profile).resume.basics.summary ?? "";
/** What is left of a line of a job. */
const inJob = (summary: string) => blind({ work: [{ position: "Fitter", summary }] }).resume.work?.[0]?.summary ?? "";
const found = (summary: string) =>
  blind({ basics: { summary } })
    .redacted.slice(1)
    .map(({ what, value }) => `${what}: ${value}`);

describe("a label goes with its value, up to the next separator:", () => {
  test.each<[string, string, string]>([
    // In the profile, and in a job where only what can be nothing else is the candidate's.
    ["Born: 1 May 1985 | Nationality: French | Driving licence: B", "Driving licence: B", "Driving licence: B"],
    ["Nationality: French; boats", "boats", "boats"],
    ["Nationality: French · boats", "boats", "boats"],
    ["Name: Orla Penhale | boats", "boats", "Name: Orla Penhale | boats"],
    ["City: Leeds | boats", "boats", "City: Leeds | boats"],
    ["Address: 14 Harbour Terrace, Bristol", "", ""],
    ["Address: the needs of clients", "", "Address: the needs of clients"],
    ["Age: 31", "", ""],
    ["Age: of sail", "", "Age: of sail"],
    ["Harbour: Leeds", "Harbour: Leeds", "Harbour: Leeds"],
  ])("%p", (text, profile, job) => {
    expect([personal(text), inJob(text)]).toEqual([profile, job]);
  });
  test("not with a text that is longer than any value, and it is told what it was", () => {
    const long = "Nationality: French, and a very long text follows here that is more than a value of a label";
    expect(personal(long)).toBe(long);
    expect(found("Born: 1 May 1985 | Nationality: French")).toEqual(["date of birth: 1 May 1985", "nationality: French"]);
  });
});

describe("contact data go, whoever they belong to:", () => {
  test.each<[string, string]>([
    ["Call 0117 496 0142 now", "Call now"],
    ["Call 555 356 7936 12 now", "Call now"],
    ["See https://acme.example/x, boats", "See, boats"],
    ["see github.com/janew", "see"],
    ["GitHub Actions for CI/CD", "GitHub Actions for CI/CD"],
    ["Boats (jane@example.com)", "Boats"],
    ["Boats | jane@example.com | cats", "Boats | cats"],
    ["E-mail: jane@example.com | boats", "boats"],
    ["jane@example.com", ""],
    ["one\njane@example.com\ntwo", "one\ntwo"],
    ["one\n\ntwo", "one\n\ntwo"],
    ["Boats... jane@example.com", "Boats..."],
    ["Sails. jane@example.com. Boats", "Sails. Boats"],
    // Numbers that are none, and networks without an address.
    ["ISBN 978 3 16 148410 0", "ISBN 978 3 16 148410 0"],
    ["Budget 1 200 000 000", "Budget 1 200 000 000"],
    ["In 2014 2018 2019 2020", "In 2014 2018 2019 2020"],
    ["Call +44 2019 496 0142 now", "Call now"],
    ["Call 555 356 793 612 77 now", "Call now"],
    ["LinkedIn Ads and GitHub Actions", "LinkedIn Ads and GitHub Actions"],
  ])("%p", (text, kept) => {
    expect(personal(text)).toBe(kept);
  });
});

describe("the name goes in every form:", () => {
  test.each<[string, string]>([
    ["JANE WHITCOMBE leads", "J. W. leads"],
    ["Whitcombe, Jane", "J. W."],
    ["Ms Whitcombe leads", "Ms W. leads"],
    ["J. Whitcombe", "J. W."],
    ["Whitcombe's team", "W.'s team"],
    ["Whitcombes Team", "W. Team"],
    ["jane sails", "J. W. sails"],
    ["see @janewhitcombe", "see"],
    ["see whitcombe.dev there", "see there"],
    ["see jane-whitcombe-77 there", "see there"],
    ["see orla-penhale-77 there", "see orla-penhale-77 there"],
    ["JaneWhitcombeLtd", "J. W. Ltd"],
  ])("%p", (text, kept) => {
    expect(personal(text)).toBe(kept);
  });
  test("a reference takes its place whole", () => {
    expect(personal("Jane Whitcombe leads. Whitcombe sails.", "reference")).toBe("Candidate 3F9A1C leads. Candidate 3F9A1C sails.");
  });
  test.each<[string, string, string, string]>([
    ["Jane Rose", "Rose leads, a rose grows, jane rose", "R. leads, a rose grows, J. R.", "en"],
    ["Ana García López", "Ana García, anagarcia, garcialopez, García López", "A. G., A. G. L., A. G. L., G. L.", "es"],
    ["Anna van der Berg", "van der Berg, Berg, der hund", "van der B., B., der hund", "de"],
    ["Sean O'Brien", "O'Brien, Brien, OBrien", "O., B., O.", "en"],
    ["Åse Nygård", "Aase Nygaard, Ase Nygard", "Å. N., Å. N.", "nb"],
    ["王小明", "小明 leads, 王先生 too, 王 stays", "候选人 3F9A1C leads, 候选人 3F9A1C too, 王 stays", "zh"],
    ["김민수", "민수가 leads, 김민수는 too", "지원자 3F9A1C leads, 지원자 3F9A1C too", "ko"],
    ["محمد علي", "والمحمد", "مرشح 3F9A1C", "ar"],
    ["דוד כהן", "ודוד", "מועמדות 3F9A1C", "he"],
  ])("of %p", (name, summary, kept, language) => {
    expect(blind({ basics: { name, summary } }, "initials", language).resume.basics.summary).toBe(kept);
  });
  test.each<[string, string]>([
    ["Anne-Marie van den Berg", "A.-M. B."],
    ["Dr. Jane Doe, PhD", "J. D."],
    ["J. R. Doe", "J. R. D."],
    ["jane doe", ""],
    ["藤原美咲", ""],
  ])("the initials of %p are %p", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("what is left of a CV:", () => {
  test("a heading whose lines are all gone goes too, other lists stay", () => {
    const { additional } = blind({
      additional: [
        { title: "Personal", items: ["Born: 1 May 1985"] },
        { title: "Boats", items: ["Sails", "Age: 31"] },
      ],
    }).resume;
    expect(additional).toEqual([{ title: "Boats", items: ["Sails"] }]);
  });

  test("an employer has one number wherever it stands, another has the next", () => {
    const { work } = blind(
      {
        work: [
          { name: "Brumelac", position: "Fitter", client: "Ovalis" },
          { name: "Medfield", position: "Porter", summary: "Left Brumelac for it." },
          { name: "BRUMELAC", position: "Cook" },
        ],
      },
      "employers",
    ).resume;
    expect(work?.map(({ name, client, summary }) => [name, client, summary])).toEqual([
      ["Employer 1", "Client 1", undefined],
      ["Employer 2", undefined, "Left Employer 1 for it."],
      ["Employer 1", undefined, undefined],
    ]);
  });

  test("schools are shown unless the profile redacts them", () => {
    const school = (profile: Profile) =>
      blind({ education: [{ institution: "Medfield College" }] }, profile).resume.education?.[0]?.institution;
    expect([school("employers"), school("full")]).toEqual(["Medfield College", "Institution 1"]);
  });

  test("an everyday word that is a nationality too goes only where the candidate speaks of herself", () => {
    const { resume } = blind({
      basics: { summary: "French by birth" },
      x: { nationality: "French" },
      work: [{ position: "Cook", summary: "French kitchen" }],
    });
    expect([resume.basics.summary, resume.work?.[0]?.summary]).toEqual(["by birth", "French kitchen"]);
  });
});

describe("profiles:", () => {
  test("of two the stricter one redacts the items of both, and has a reference if one has", () => {
    expect(stricterProfile({ name: "initials", withhold: ["birth"] }, { name: "reference", withhold: ["contact"] })).toEqual({
      name: "reference",
      withhold: ["contact", "birth"],
    });
    expect(stricterProfile({ name: "reference", withhold: [] }, { name: "initials", withhold: [] })?.name).toBe("reference");
    expect(stricterProfile({ name: "initials", withhold: [] }, { name: "initials", withhold: [] })?.name).toBe("initials");
    expect(stricterProfile(undefined, { name: "initials", withhold: ["birth"] })?.withhold).toEqual(["birth"]);
    expect(stricterProfile({ name: "initials", withhold: ["birth"] }, undefined)?.withhold).toEqual(["birth"]);
    expect(stricterProfile(undefined, undefined)).toBeUndefined();
  });
});
