import { expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { blindProfile } from "../options/blind-profile.ts";
import { withoutCuts } from "./trim-cuts.ts";
import { openWithheld } from "./withheld.ts";

const RESUME: Resume = {
  basics: {
    name: "Jane Doe",
    email: "jane@example.com",
    phone: "+44 113 496 0000",
    location: { address: "12 Quay Street", postalCode: "LS1 4AP", city: "Leeds" },
    profiles: [{ network: "GitHub", username: "jdoe", url: "https://github.com/jdoe" }],
  },
  work: [{ name: "Brumelac Ltd", position: "Trader", startDate: "2019", highlights: ["Won 2,000 GitHub stars."] }],
  languages: [{ language: "French", fluency: "native" }],
  x: { nationality: "French" },
  meta: {
    vitae: {
      language: "en",
      pages: 1,
      ocr: false,
      parser: "rules",
      warnings: [],
      sources: { "languages[0].language": { quote: "French (native), English" }, "x.nationality": { quote: "Nationality: French" } },
    },
  },
};
const open = (profile: Parameters<typeof blindProfile>[0]) => openWithheld(RESUME, { profile: blindProfile(profile), reference: "3F9A1C" });
const left = (profile: Parameters<typeof blindProfile>[0], text: string) => withoutCuts(text, open(profile).cutsIn(text));

test("contact data goes from any text of the CV, whoever's it is, and the rest stays", () => {
  expect(left("contact", "Jane Doe · 12 Quay Street, LS1 4AP Leeds · jane@example.com · 0113 496 0000")).toBe("Jane Doe · Leeds");
  expect(left("contact", "Referee: Ann Weir, ann.weir@example.org")).toBe("Referee: Ann Weir");
  expect(left("contact", "Won 2,000 GitHub stars.")).toBe("Won 2,000 GitHub stars.");
});

test("the name is replaced as the profile says, and employers by a number", () => {
  expect(left("initials", "Jane Doe, Trader")).toBe("J. D., Trader");
  expect(left("full", "CV of Jane Doe\nTrader, Brumelac Ltd, Leeds")).toBe("CV of Candidate 3F9A1C\nTrader, Employer 1, Leeds");
});

test("a nationality is a language where languages are listed", () => {
  expect(left("initials", "Nationality: French")).toBe("");
  expect(left("initials", "French (native), English")).toBe("French (native), English");
});

test("a town and a referee go where they were read, and stay where a job is", () => {
  const sources = {
    "basics.location.city": { quote: "12 Quay Street, LS1 4AP Leeds" },
    "work[0].location": { quote: "Leeds" },
    "references[0].name": { quote: "Ann Weir, head of sales" },
  };
  const { vitae } = RESUME.meta;
  const resume: Resume = {
    ...RESUME,
    references: [{ name: "Ann Weir" }],
    meta: { vitae: { ...vitae, sources: { ...vitae.sources, ...sources } } },
  };
  const { cutsIn } = openWithheld(resume, { profile: blindProfile("initials"), reference: "3F9A1C" });
  const kept = (line: string) => withoutCuts(line, cutsIn(line));
  expect(kept("12 Quay Street, LS1 4AP Leeds")).toBe("");
  expect(kept("Brumelac Ltd, Leeds, 2019")).toBe("Brumelac Ltd, Leeds, 2019");
  expect(kept("Ann Weir, head of sales")).toBe("head of sales");

  const leiden: Resume = {
    ...RESUME,
    basics: { name: "Jane Doe", location: { postalCode: "2333 CC", city: "Leiden" } },
    work: [{ name: "Leiden Institute", location: "Leiden" }],
    meta: {
      vitae: {
        ...vitae,
        sources: {
          "basics.location.city": { quote: "Leiden" },
          "work[0].name": { quote: "Leiden Institute" },
          "work[0].location": { quote: "Leiden" },
        },
      },
    },
  };
  const withheld = openWithheld(leiden, { profile: blindProfile("initials"), reference: "" });
  expect(withoutCuts("2333 CC Leiden", withheld.cutsIn("2333 CC Leiden"))).toBe("");
  expect(withheld.cutsIn("Leiden Institute, Leiden")).toEqual([]);
});

test("a value that the Resume has behind a label goes where a cell has it without", () => {
  const resume: Resume = { ...RESUME, additional: [{ items: ["Zip code: 23000"] }] };
  const { cutsIn } = openWithheld(resume, { profile: blindProfile("contact"), reference: "" });
  expect(withoutCuts("23000", cutsIn("23000"))).toBe("");
});

test("the cell of a label and the cell of its value go together, and a name keeps what stands in its place", () => {
  expect(left("initials", "Zip code\t5000")).toBe("");
  expect(left("initials", "Residential address\t4 Aske Lane, Ashcombe South, 1431")).toBe("");
  expect(left("initials", "Full name\tJane Doe")).toBe("Full name\tJ. D.");
  expect(left("contact", "Driving licence\tB")).toBe("Driving licence\tB");
  expect(left("contact", "Name: Jane Doe")).toBe("Name: Jane Doe");
});

test("what is withheld where it stands alone is withheld in a cell of a line, too", () => {
  const { cutsIn } = openWithheld(
    { ...RESUME, basics: { ...RESUME.basics, label: "Ashcombe, KS" } },
    { profile: blindProfile("initials"), reference: "" },
  );
  expect(withoutCuts("Ashcombe, KS", cutsIn("Ashcombe, KS"))).toBe("[withheld]");
  expect(withoutCuts("Trader\tAshcombe, KS", cutsIn("Trader\tAshcombe, KS"))).toBe("Trader\t[withheld]");
});

test("referees behind a label go, with a telephone number between them", () => {
  const line = "References: Ann Weir 0113 496 0001; Nurse Joan Field, Sunray 0113 496 0002";
  const { cutsIn } = openWithheld({ ...RESUME, additional: [{ items: [line] }] }, { profile: blindProfile("initials"), reference: "" });
  expect(withoutCuts(line, cutsIn(line))).not.toMatch(/Weir|Joan|Sunray|496/);
});

test("what the Resume has of a referee in one text goes from every line of it", () => {
  const reference = "Head of Sales, Ann Weir, 0113 496 0001";
  const sources = { "references[0].reference": { quote: `Sam Field, ${reference}` } };
  const { vitae } = RESUME.meta;
  const resume: Resume = { ...RESUME, references: [{ name: "Sam Field", reference }], meta: { vitae: { ...vitae, sources } } };
  const { cutsIn } = openWithheld(resume, { profile: blindProfile("initials"), reference: "" });
  expect(withoutCuts("Ann Weir, 0113 496 0001", cutsIn("Ann Weir, 0113 496 0001"))).toBe("");
});

test("postal code and town in a line of their own are the candidate's, also where a job is in that town", () => {
  const sources = {
    "basics.location.postalCode": { quote: "8000" },
    "basics.location.city": { quote: "Ashcombe C" },
    "work[0].location": { quote: "Ashcombe" },
  };
  const basics = { name: "Jane Doe", location: { postalCode: "8000", city: "Ashcombe C" } };
  const resume: Resume = { ...RESUME, basics, meta: { vitae: { ...RESUME.meta.vitae, sources } } };
  const { cutsIn } = openWithheld(resume, { profile: blindProfile("initials"), reference: "" });
  expect(withoutCuts("8000 Ashcombe C", cutsIn("8000 Ashcombe C"))).toBe("");
  expect(cutsIn("Trader, Brumelac Ltd, Ashcombe")).toEqual([]);
});

test("a line of a job is one when it is read again with its employer replaced", () => {
  const { vitae } = RESUME.meta;
  const sources = { ...vitae.sources, "work[0].name": { quote: "Brumelac Ltd, Ashcombe, 2019" } };
  const resume: Resume = { ...RESUME, x: { birthPlace: "Ashcombe" }, meta: { vitae: { ...vitae, sources } } };
  const { cutsIn } = openWithheld(resume, { profile: blindProfile("full"), reference: "" });
  const line = "Brumelac Ltd, Ashcombe, 2019";
  const made = cutsIn(line).reduceRight((text, { from, to, replacement }) => text.slice(0, from) + replacement + text.slice(to), line);
  expect(made).toBe("Employer 1, Ashcombe, 2019");
  expect(cutsIn("Employer 1, Ashcombe")).toEqual([]);
});

test("a user name that is the candidate's name is not searched for in the name that is shown", () => {
  const basics = { name: "Jane Doe", profiles: [{ network: "GitHub", username: "jane-doe" }] };
  const { cutsIn } = openWithheld({ ...RESUME, basics }, { profile: blindProfile("contact"), reference: "" });
  expect(cutsIn("Jane Doe, Trader")).toEqual([]);
  expect(cutsIn("jane-doe")).toHaveLength(1);
});

test("links that reach the candidate are withheld, others where links are", () => {
  const { isWithheldLink } = open("contact");
  expect(
    ["mailto:jane@example.com", "tel:+441134960000", "https://github.com/jdoe", "https://example.com/a%20b"].map(isWithheldLink),
  ).toEqual([true, true, true, true]);
  const named = openWithheld(RESUME, { profile: { name: "shown", withhold: ["contact"] }, reference: "" }).isWithheldLink;
  expect(["https://brumelac.example/shop", "mailto:ann@example.org"].map(named)).toEqual([false, true]);
});

test("what is unsure goes with a mark, until a recruiter has released it", () => {
  const resume: Resume = { ...RESUME, additional: [{ items: ["Ashcombe Traders plc, Trader, 2014"] }] };
  const profile = blindProfile("full");
  const held = openWithheld(resume, { profile, reference: "3F9A1C" });
  const line = "Ashcombe Traders plc, Trader, 2014";
  expect(withoutCuts(line, held.cutsIn(line))).toBe("[withheld] plc, Trader, 2014");
  expect(withoutCuts("Ashcombe", held.cutsIn("Ashcombe"))).toBe("[withheld]");
  const released = openWithheld(resume, { profile, reference: "3F9A1C", released: held.unsure.map(({ id }) => id) });
  expect(withoutCuts(line, released.cutsIn(line))).toBe(line);
});

test("where the places of values are known, they tell a job from a word about oneself", () => {
  const { vitae } = RESUME.meta;
  const at = (y: number): [number, number, number, number] => [40, y, 50, 10];
  const sources = {
    "basics.location.city": { quote: "Leeds", page: 1, bbox: at(60) },
    "work[0].location": { quote: "Leeds", page: 1, bbox: at(300) },
  };
  const { cutsIn } = openWithheld(
    { ...RESUME, meta: { vitae: { ...vitae, sources } } },
    { profile: blindProfile("initials"), reference: "" },
  );
  const box = (y: number, page = 1) => [{ page, x: 30, y, width: 300, height: 12 }];
  expect(cutsIn("Leeds", box(59))).toHaveLength(1);
  expect(cutsIn("Leeds", box(299))).toEqual([]);
  expect(cutsIn("Leeds", box(59, 2))).toEqual([]);
});

test("what a recruiter has corrected or removed still stands in the CV, and goes from it as it was read", () => {
  const sources = {
    "basics.name": { quote: "Jane Do" },
    "basics.location.city": { quote: "Clerk of Leeds" },
    "work[0].name": { quote: "Brumelac" },
  };
  const asRead: Resume = {
    ...RESUME,
    basics: { ...RESUME.basics, name: "Jane Do", email: "jane.do@example.com", location: { city: "Leeds" } },
    work: [
      { name: "Brumelac", position: "Trader", location: "Leeds" },
      { name: "Harbour Clerk", position: "Quaymont plc" },
      { name: "Ostrel Works", position: "Packer" },
    ],
    meta: { vitae: { ...RESUME.meta.vitae, sources } },
  };
  const corrected: Resume = {
    ...asRead,
    basics: { name: "Mary Doe", location: { city: "York" } },
    work: [
      { name: "Brum Electric Ltd", position: "Trader", location: "Leeds" },
      { name: "Quaymont plc", position: "Harbour Clerk" },
    ],
  };
  const { cutsIn, redacted } = openWithheld(corrected, { profile: blindProfile("full"), reference: "3F9A1C", asRead });
  const shown = (text: string) => withoutCuts(text, cutsIn(text));
  expect(shown("Jane Do")).toBe("Candidate 3F9A1C");
  expect(shown("jane.do@example.com")).toBe("");
  expect(shown("Clerk of Leeds")).toBe("Clerk of ");
  expect(shown("Trader, Brumelac, Leeds")).toBe("Trader, Employer 1, Leeds");
  expect(shown("Harbour Clerk, Quaymont plc")).toBe("Harbour Clerk, Employer 2");
  expect(shown("Packer, Ostrel Works")).toBe("Packer, [withheld]");
  expect(redacted.map(({ value }) => value)).toEqual(expect.arrayContaining(["Mary Doe", "Jane Do", "Brumelac", "Ostrel Works"]));
});

test("a name that was read together with its label goes from a line of its own", () => {
  const resume: Resume = { ...RESUME, additional: [{ title: "Assignments", items: ["Client Ondal Trust", "Catered for forty guests."] }] };
  const { cutsIn } = openWithheld(resume, { profile: blindProfile("full"), reference: "3F9A1C" });
  expect(withoutCuts("Ondal Trust", cutsIn("Ondal Trust"))).not.toContain("Ondal");
});
