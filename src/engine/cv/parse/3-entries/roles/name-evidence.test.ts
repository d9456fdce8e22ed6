import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { type KindProbabilities, NAME_KINDS, type NameKind } from "../../recognisers/name-kinds/kinds.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import {
  degreeEvidence,
  employerEvidence,
  institutionEvidence,
  learntEvidence,
  mayBeName,
  placeEvidence,
  positionEvidence,
  type Voices,
  weighVoices,
} from "./name-evidence.ts";

describe("the two voices are weighed:", () => {
  test.each<[string, Voices, number]>([
    ["where the lists say nothing, what was learnt speaks, less what makes it doubtful", { listed: 0, rival: 0, learnt: 1 }, 0.7],
    ["and says nothing where it is not likely", { listed: 0, rival: 0, learnt: 0.3 }, 0],
    ["little of a list is nothing", { listed: 0.3, rival: 0.3, learnt: 0.8 }, 0.5],
    ["and stays where what was learnt says less", { listed: 0.2, rival: 0, learnt: 0.4 }, 0.2],
    ["what the lists say is not raised", { listed: 0.7, rival: 0, learnt: 1 }, 0.7],
    ["and stays where what was learnt is not against it", { listed: 0.7, rival: 0, learnt: 0.1 }, 0.7],
    ["it is lowered where what was learnt is", { listed: 0.7, rival: 0, learnt: 0.09 }, 0.42],
    ["unless the lists are sure", { listed: 0.9, rival: 0, learnt: 0 }, 0.9],
    ["and little is lowered where they are almost", { listed: 0.85, rival: 0, learnt: 0 }, 0.51],
    ["where the lists name both roles, both voices decide", { listed: 0.4, rival: 0.7, learnt: 1 }, 0.7],
    ["also where a list is sure", { listed: 0.95, rival: 0.4, learnt: 0 }, 0.475],
    ["where the lists name the other role, they are believed", { listed: 0.1, rival: 0.7, learnt: 0.9 }, 0.1],
    ["unless what was learnt is sure", { listed: 0, rival: 0.7, learnt: 0.96 }, 0.48],
    ["and the lists are not", { listed: 0, rival: 0.9, learnt: 1 }, 0],
  ])("%s", (_, voices, evidence) => expect(weighVoices(voices)).toBeCloseTo(evidence, 5));
});

const surely = (kind: NameKind) => Object.fromEntries(NAME_KINDS.map((other) => [other, Number(other === kind)])) as KindProbabilities;

describe("a kind counts for the parts that it may be:", () => {
  test.each<[NameKind, Partial<ReturnType<typeof learntEvidence>>]>([
    ["position", { position: 1, employer: 0, degree: 0.4, institution: 0 }],
    ["company", { position: 0, employer: 1, degree: 0, institution: 0 }],
    ["institution", { position: 0, employer: 1, degree: 0, institution: 1 }],
    ["degree", { position: 0, employer: 0, degree: 1, institution: 0 }],
    ["area", { position: 0, employer: 0, degree: 1, institution: 0 }],
    ["topic", { position: 0, employer: 0.3, degree: 0.4, institution: 0 }],
    ["person", { position: 0, employer: 0.5, degree: 0, institution: 0 }],
    ["place", { position: 0, employer: 0, degree: 0, institution: 0 }],
    ["text", { position: 0, employer: 0, degree: 0, institution: 0 }],
    ["note", { position: 0, employer: 0, degree: 0, institution: 0 }],
  ])("%s", (kind, parts) => expect(learntEvidence("Blueprint", surely(kind))).toEqual(parts as ReturnType<typeof learntEvidence>));

  test("less where the text begins with a small letter", () =>
    expect(learntEvidence("adidas", surely("company")).employer).toBeCloseTo(0.8, 5));
});

test("a text with fewer than three letters is no name, whatever its digits", () => {
  expect(["B", "1.2 B", "2013", "–", "RS"].filter(mayBeName)).toEqual([]);
  expect(["BMW", "3M Co", "銀行"].filter(mayBeName)).toEqual(["BMW", "3M Co", "銀行"]);
  expect(employerEvidence("1.2 B")).toBe(0);
});

test("the end of a firm's name is none", () => {
  expect(["Inc (Harbour)", "GmbH & Co. KG", "Inca Tours"].filter(mayBeName)).toEqual(["Inca Tours"]);
});

test("addresses of the web and of streets are none either", () => {
  expect(
    ["See www.example.org/boats", "See example.org/boats.html", "jane@example.org", "2815 S Seacrest Blvd", "12 rue des Lilas"].filter(
      mayBeName,
    ),
  ).toEqual([]);
  expect(["Booking.com", "3 Brothers Bakery", "Street Food 24"].filter(mayBeName)).toEqual([
    "Booking.com",
    "3 Brothers Bakery",
    "Street Food 24",
  ]);
});

test("a place that the lists know is none either", () => {
  expect(employerEvidence("Lisbon, Portugal")).toBe(0);
  expect(employerEvidence("Lisbon Portugal Trading")).toBeGreaterThan(0.3);
});

describe("a town that no list knows", () => {
  const likeness = placeEvidence(looksLikePlace);

  test.each(["Castrojeriz", "Kirkby Lonsdale", "San Miguel Norte"])(
    "is a likely place by what was learnt, less than a known one: %s",
    (town) => {
      expect(looksLikePlace(town)).toBeLessThan(0.5);
      expect(likeness(town)).toBeGreaterThan(0.5);
      expect(likeness(town)).toBeLessThan(0.6);
    },
  );

  test.each([
    ["not sure enough as one", "Harwell", 0.2],
    ["or not one at all", "Papa Luigi's", 0.2],
  ])("stays what the lists say where it was learnt as %s: %s", (_, text, listed) => {
    expect(likeness(text)).toBeCloseTo(listed, 5);
  });

  test("has three words at the most, a capital, no digit and three letters", () => {
    const listed = (text: string) => placeEvidence(() => 0)(text);
    expect(listed("San Miguel Norte")).toBeGreaterThan(0.5);
    for (const text of ["San Miguel del Norte", "san miguel norte", "Bad Dürrheim 2", "Au"])
      expect([text, listed(text)]).toEqual([text, 0]);
  });

  test("is asked for only where the lists do not know a place", () => {
    for (const known of [0.5, 0.95]) expect(placeEvidence(() => known)("Castrojeriz")).toBe(known);
    expect(placeEvidence(() => 0.49)("Castrojeriz")).toBeGreaterThan(0.5);
  });
});

describe("names that no list knows are told:", () => {
  test.each([
    ["an employer", "Papa Luigi's", employerEvidence, looksLikeCompany],
    ["a post", "Drywall hanger", positionEvidence, looksLikePosition],
    ["a subject", "Fine Arts", degreeEvidence, looksLikeDegree],
    ["a certificate of a school", "Handelsschulabschluss", degreeEvidence, looksLikeDegree],
    ["a school", "Mondragon Unibertsitatea", institutionEvidence, looksLikeInstitution],
  ])("%s", (_, text, evidence, listed) => {
    expect(listed(text)).toBe(0);
    expect(evidence(text)).toBeGreaterThan(0.5);
  });
});

describe("in a CV whose names no list knows", () => {
  const parse = (title: string, ...rows: string[]) =>
    parseResume(
      buildReading([
        line("Ottoline Birdsall"),
        line("o.birdsall@example.org"),
        heading(title),
        ...rows.map((row) => line(row, /\d$/.test(row) ? { gap: 1 } : {})),
      ]),
    ).resume;

  test("the employer may stand first, in a row of its own or beside the post", () => {
    for (const rows of [
      ["Papa Luigi's, Dishwasher\t2014 – 2016", "Harrowgate Deli, Package handler\t2012 – 2014"],
      ["Papa Luigi's\t2014 – 2016", "Dishwasher", "Harrowgate Deli\t2012 – 2014", "Package handler"],
    ])
      expect(parse("Work experience", ...rows).work?.map(({ position, name }) => [position, name])).toEqual([
        ["Dishwasher", "Papa Luigi's"],
        ["Package handler", "Harrowgate Deli"],
      ]);
  });

  test("the town is the place, be it one that has the look of a firm", () => {
    const jobs = ["Técnico de campo, Cooperativa San Millán, Nájera\t2012 – 2014", "Fitter, Papa Luigi's, Much Wenlock\t2010 – 2012"];
    expect(employerEvidence("Much Wenlock")).toBeGreaterThan(0.3);
    expect(parse("Work experience", ...jobs).work?.map(({ location }) => location)).toEqual(["Nájera", "Much Wenlock"]);
  });

  test("what stands behind a colon is the employer, though it was learnt as a town", () => {
    for (const row of ["Employer: Castrojeriz", "Fitter: Castrojeriz"]) {
      const { work } = parse("Work experience", `${row}\t2012 – 2014`, "Position: Fitter");
      expect([row, work?.[0]?.name, work?.[0]?.location]).toEqual([row, "Castrojeriz", undefined]);
    }
  });

  test("and so may the school", () => {
    const { education } = parse("Education", "BFW Goslar, Fine Arts\t2014 – 2016", "LSU\t2012 – 2014", "Marine Biology");

    expect(education?.map(({ area, institution }) => [area, institution])).toEqual([
      ["Fine Arts", "BFW Goslar"],
      ["Marine Biology", "LSU"],
    ]);
  });
});
