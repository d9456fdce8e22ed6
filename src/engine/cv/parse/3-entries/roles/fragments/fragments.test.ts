import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../../recognisers/degrees.ts";
import { line } from "../../../testing/build-reading.ts";
import { cutPlace } from "./cut-places.ts";
import { type NameScores, splitNamesInBrackets } from "./names-in-brackets.ts";
import { splitHeads } from "./split-heads.ts";

test("behind a dash stands a place where it plainly is one; what an employer makes, or a town with the name of something else, is none", () => {
  expect(cutPlace("Acme Ltd – Lisbon")).toEqual({ rest: "Acme Ltd", place: "Lisbon" });
  expect(cutPlace("Acme Ltd – Pumps and Valves")).toEqual({ rest: "Acme Ltd – Pumps and Valves" });
  expect(cutPlace("Acme Ltd – Reading")).toEqual({ rest: "Acme Ltd – Reading" });
});

test("city, state and country behind a name are one place", () => {
  expect(cutPlace("Acme Ltd, Austin, TX, USA")).toEqual({ rest: "Acme Ltd", place: "Austin, TX, USA" });
});

/** The pieces of heads of one line each, as they stand before any of them is known. */
function fragmentsOf(heads: readonly string[]) {
  const context = { language: "en", body: dominantStyle([line("Text")]), recognized: new Set<number>() };
  const entries = heads.map((text) => {
    const rows = [toRow(line(text), context)];
    return { head: rows, body: [], rows };
  });
  return splitHeads(entries, context);
}
const split = (scores: NameScores, heads: readonly string[]) =>
  splitNamesInBrackets(fragmentsOf(heads), scores).map((own) => own.map(({ text }) => text).join(" | "));
const jobs = (...heads: string[]) => split([looksLikePosition, looksLikeCompany], heads);
const schools = (...heads: string[]) => split([looksLikeDegree, looksLikeInstitution], heads);

test("a bracket with an employer and its town is a piece of its own behind what is a position, and no other", () => {
  const pieces = (text: string) => fragmentsOf([text])[0]?.map((piece) => piece.text);
  expect(pieces("Night Nurse (Canal Bakery, Leeds)")).toEqual(["Night Nurse", "Canal Bakery, Leeds"]);
  expect(pieces("Sales Team (Canal Bakery, Leeds)")).toEqual(["Sales Team (Canal Bakery, Leeds)"]);
});

describe("a name and one in brackets behind it are two parts of an entry,", () => {
  test("where the first is a position or a degree", () => {
    expect(jobs("Night Nurse (Kanal Huset)", "Welder (Zedd)")).toEqual(["Night Nurse | Kanal Huset", "Welder | Zedd"]);
    expect(schools("BSc Physics (Kanal Huset)", "MSc Chemistry (Zedd)")).toEqual(["BSc Physics | Kanal Huset", "MSc Chemistry | Zedd"]);
  });

  test("where the second is one", () => {
    expect(jobs("Kanal Huset (Night Nurse)", "Zedd (Welder)")).toEqual(["Kanal Huset | Night Nurse", "Zedd | Welder"]);
    expect(schools("Kanal Huset (BSc Physics)", "Zedd (MSc Chemistry)")).toEqual(["Kanal Huset | BSc Physics", "Zedd | MSc Chemistry"]);
  });

  test("where the first is an employer or a school, and the second is none", () => {
    expect(jobs("Acme Ltd (Smutje)", "Selby Ltd (Zedder)")).toEqual(["Acme Ltd | Smutje", "Selby Ltd | Zedder"]);
    expect(schools("Leith College (Fish Farming)", "Selby School (Boats)")).toEqual([
      "Leith College | Fish Farming",
      "Selby School | Boats",
    ]);
    const owned = ["Acme Ltd (Corvane Ltd)", "Selby Ltd (Leith Ltd)"];
    expect(jobs(...owned)).toEqual(owned);
  });

  test("beside a place in a cell of its own, and nothing else", () => {
    expect(jobs("Night Nurse (Kanal Huset)\tLeeds", "Welder (Zedd)")).toEqual(["Night Nurse | Kanal Huset | Leeds", "Welder | Zedd"]);
    expect(jobs("Leeds\tNight Nurse (Kanal Huset)", "York\tWelder (Zedd)")).toEqual([
      "Leeds | Night Nurse | Kanal Huset",
      "York | Welder | Zedd",
    ]);
    const named = ["Night Nurse (Kanal Huset)\tAcme Ltd", "Welder (Zedd)\tSelby Ltd"];
    expect(jobs(...named)).toEqual(named.map((head) => head.replace("\t", " | ")));
  });

  test("where most entries have one, and the others are as they were", () => {
    const [nurse, welder] = ["Night Nurse (Kanal Huset)", "Welder (Zedd)"];
    expect(jobs(nurse, welder, "Cook")).toEqual(["Night Nurse | Kanal Huset", "Welder | Zedd", "Cook"]);
    for (const few of [[nurse], [nurse, "Cook"], [nurse, welder, "Cook", "Driver"]]) expect(jobs(...few)).toEqual(few);
  });

  test("where the parts of most are known, which tells the others", () => {
    expect(jobs("Zedd (Night Nurse)", "Quorum (Cook)", "Kanal Huset (Smutje)").at(-1)).toBe("Kanal Huset | Smutje");
    const unknown = ["Zedd (Night Nurse)", "Quorum (Zedder)", "Kanal Huset (Smutje)"];
    expect(jobs(...unknown)).toEqual(unknown);
    const unsure = ["Zedd (Sales Team)", "Quorum (Chemistry)", "Sales Team (Kanal Huset)"];
    expect(jobs(...unsure)).toEqual(unsure);
  });

  test("but not where what is in brackets may be an employer by the word for a position in it", () => {
    const bakeries = ["Zedd (Harbour Bakery)", "Quorum (Canal Bakery)"];
    expect(jobs(...bakeries)).toEqual(bakeries);
  });

  test("but not where the brackets say the same of most", () => {
    const [engineer, fitter] = ["Engineer (Part time)", "Fitter (Part time)"];
    expect(jobs(engineer, fitter)).toEqual([engineer, fitter]);
    expect(jobs("Engineer (Kanal Huset)", "Fitter (Kanal Huset)", "Welder (Zedd)")[0]).toBe("Engineer | Kanal Huset");
    const many = [engineer, fitter, "Welder (Part time)", "Cook (Full time)"];
    expect(jobs(...many)).toEqual(many);
  });

  test("but not where one of the brackets holds a place, figures, or no name", () => {
    for (const within of ["Leeds", "Leeds, Holbeck", "20 hours", "Zedd 20", "on call", "IV"]) {
      const heads = ["Night Nurse (Kanal Huset)", `Welder (${within})`];
      expect(jobs(...heads)).toEqual(heads);
    }
    const heads = ["Night Nurse (Kanal Huset)", "Cook (Quorum)", "Welder (Leeds)"];
    expect(jobs(...heads)).toEqual(heads);
  });

  test("but not where the brackets hold the initials of the name", () => {
    const banks = ["Leith Marine Bank Ltd (LMB)", "Institute of the Harbour and Sea Ltd (IHS)"];
    expect(jobs(...banks)).toEqual(banks);
    expect(jobs("Leith Marine Bank Ltd (Smutje)", "Selby Ltd (QRS)").at(-1)).toBe("Selby Ltd | QRS");
  });

  test("but not where the brackets hold how somebody was employed, if that is no post of an employer", () => {
    const fitters = ["Fitter (Consultant)", "Welder (Intern)"];
    expect(jobs(...fitters)).toEqual(fitters);
    expect(jobs("Acme Ltd (Consultant)", "Selby Ltd (Fitter)")).toEqual(["Acme Ltd | Consultant", "Selby Ltd | Fitter"]);
  });

  test("and what stands in brackets has a slot of its own", () => {
    const [own = []] = splitNamesInBrackets(fragmentsOf(["Night Nurse (Kanal Huset)", "Welder (Zedd)"]), [
      looksLikePosition,
      looksLikeCompany,
    ]);
    expect(own.map(({ separator }) => separator)).toEqual(["", " ("]);
    expect(own.map(({ slot }) => slot.kind)).toEqual(["name", "bracket"]);
    expect(own[1]?.slot.at).toBe(own[0]?.slot.at as string);
  });
});

test("a name and address behind one label are divided where the street begins, or behind the legal form", () => {
  const venice = "Via Marconi 41, Cavallino 30013 - Venezia - Italia";
  expect(cutPlace(`Adriatica Pesca - ${venice}`)).toEqual({ rest: "Adriatica Pesca", place: venice });
  expect(cutPlace("Tetti Piave S.n.c. - San Dona' di Piave – Venezia - Italia")).toEqual({
    rest: "Tetti Piave S.n.c.",
    place: "San Dona' di Piave – Venezia - Italia",
  });
  expect(cutPlace("Officine Rovati, Via Industriale 4, Lumezzane (BS)")).toEqual({
    rest: "Officine Rovati",
    place: "Via Industriale 4, Lumezzane (BS)",
  });
  expect(cutPlace("Acme, Inc., Austin, TX")).toEqual({ rest: "Acme, Inc.", place: "Austin, TX" });
});
