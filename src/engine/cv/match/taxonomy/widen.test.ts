import { describe, expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { readJobDescription } from "../1-requirements/requirements.ts";
import { matchResume } from "../3-score/match-resume.ts";
import { openCodeSearch } from "./codes.ts";
import { fromLine, type TaxonomyEntry, toLine } from "./entries.ts";
import { openTaxonomySearch } from "./widen.ts";

const entry = (uri: string, names: string[], kind: "skill" | "occupation" = "skill"): TaxonomyEntry =>
  fromLine(toLine({ uri, kind, names }) ?? "");
const ENGLISH = [
  entry("a", ["wuzzle fitting"]),
  entry("b", ["gadget wibbling", "gizmo joining"]),
  entry("c", ["wuzzle"]),
  entry("d", ["gizmotron"]),
  entry("e", ["wuzzler"], "occupation"),
];
const GERMAN = [
  entry("a", ["Wuselmontage"]),
  entry("b", ["Geraffelwibbeln"]),
  entry("d", ["Gizmotronik"]),
  entry("e", ["Wuselmacher"], "occupation"),
];

function search(asked: string, title = "Post") {
  const found = openTaxonomySearch(readJobDescription(`${title}\nRequirements\n- ${asked}\n- Java`));
  for (const one of ENGLISH) found.look(one);
  const hasFound = found.hasFound();
  for (const one of [...ENGLISH, ...GERMAN]) found.collect(one);
  return { hasFound, widened: found.widened() };
}
const wanted = (asked: string) =>
  search(asked).widened.requirements[0]?.wanted.map((one) => (one.by === "names" ? [one.id, one.group, one.surface] : one.by));

describe("a requirement that names nothing known asks for the concepts of the taxonomy:", () => {
  test.each<[asked: string, found: [string, number, string][]]>([
    ["Wuzzle fitting", [["a", 0, "Wuzzle fitting"]]],
    [
      "Gadget wibbling or a gizmotron",
      [
        ["b", 0, "Gadget wibbling"],
        ["d", 0, "gizmotron"],
      ],
    ],
    [
      "Gadget wibbling and a gizmotron",
      [
        ["b", 0, "Gadget wibbling"],
        ["d", 1, "gizmotron"],
      ],
    ],
    [
      "Gizmo joining, gizmotron",
      [
        ["b", 0, "Gizmo joining"],
        ["d", 1, "gizmotron"],
      ],
    ],
  ])("%s", (asked, found) => expect(wanted(asked)).toEqual(found));

  test("the longest name counts, and none where nothing is named", () => {
    expect(search("Wuzzle fitting").hasFound).toBe(true);
    expect(search("Flower arranging").hasFound).toBe(false);
    expect(search("Flower arranging").widened.requirements[0]?.wanted.some(({ by }) => by === "names")).toBe(false);
  });

  test("the title names an occupation, and a skill only the requirements", () => {
    expect(search("Java", "Wuzzler").widened).toMatchObject({ titleNames: [expect.any(String), expect.any(String)] });
    expect(search("Java", "Gizmotron").widened).not.toHaveProperty("titleNames");
    expect(search("A wuzzler").hasFound).toBe(false);
  });
});

test("beside what is known, concepts are alternatives to the things whose words they share", () => {
  const asked = openTaxonomySearch(readJobDescription("Post\nRequirements\n- Java and gizmotron\n- SQL"));
  asked.look(entry("j", ["java"]));
  asked.look(entry("d", ["gizmotron"]));
  for (const one of [entry("j", ["java", "javanesisch"]), entry("d", ["gizmotron"])]) asked.collect(one);
  const [first] = asked.widened().requirements;
  expect(first?.wanted.filter(({ by }) => by === "names").map((one) => ("id" in one ? [one.id, one.group] : []))).toContainEqual(["j", 0]);
});

test("a CV shows a concept by its name in any language, side by side in one clause, and less where it only says so", () => {
  const met = (content: Omit<Partial<Resume>, "meta">) => {
    const resume: Resume = {
      basics: {},
      ...content,
      meta: { vitae: { language: "de", pages: 1, ocr: false, parser: "rules", warnings: [] } },
    };
    const { widened } = search("Gadget wibbling");
    const [one] = matchResume(resume, widened, { now: new Date("2025-06-30") }).requirements;
    return [one?.met, one?.evidence[0]];
  };
  const work = (highlight: string, endDate?: string) => ({
    work: [{ name: "Acme", position: "Mann", startDate: "2019-01", endDate, highlights: [highlight] }],
  });
  expect(met(work("Geraffelwibbeln an Brücken."))).toEqual(["yes", "Geraffelwibbeln an Brücken."]);
  expect(met(work("Gizmo, joining."))).toEqual(["no", undefined]);
  expect(met(work("Keine Erfahrung mit Geraffelwibbeln."))[0]).toBe("no");
  expect(met(work("Geraffelwibbeln an Brücken.", "2020-01"))[0]).toBe("yes");
  expect(met({ skills: [{ name: "Geraffelwibbeln" }] })[0]).toBe("yes");
});

test("a name has the code that one concept alone has, and of several the one that ESCO calls so first", () => {
  const esco = (id: string) => `http://data.europa.eu/esco/${id}`;
  const search = openCodeSearch({ skills: ["Wuzzling", "Gizmo joining", "Fitting of wuzzles"], occupations: ["Wuzzling"] });
  search.look(entry(esco("1"), ["Wuzzling", "Gizmo joining"]));
  search.look(entry(esco("2"), ["Sprocket tuning", "Wuzzling"]));
  search.look(entry(esco("3"), ["Sprocket tuning", "Gizmo joining"]));
  search.look(entry("row:4", ["Fitting of wuzzles"]));
  expect(search.found()).toEqual({ skills: { Wuzzling: esco("1") }, occupations: {} });
});
