import { describe, expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";

const HEAD = [line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org"), heading("Education"), line("Ludlow College, 2016")];
const read = (...lines: Line[]) => parseResume(buildReading([...HEAD, ...lines])).resume;
const spoken = (...lines: Line[]) => (read(...lines).languages ?? []).map(({ language, fluency }) => `${language}: ${fluency ?? ""}`);

describe("a section of languages", () => {
  test("may say the level in words that no list knows, or as a ratio", () => {
    expect(spoken(heading("Languages"), line("Portuguese partial"), line("English 4/5"))).toEqual(["Portuguese: partial", "English: 4/5"]);
  });

  test("may have the level below the language, before a comment", () => {
    const rows = [line("French\tNative"), line("Dutch"), line("Near-native\tFour years at a school in Ghent")];
    expect(spoken(heading("Languages"), ...rows)).toEqual(["French: Native", "Dutch: Near-native"]);
  });

  test("has a language that another section names with the same level once", () => {
    const course = [heading("Courses"), line("English (basic)")];
    expect(spoken(...course, heading("Languages"), line("Welsh (fluent)"), line("English (Basic)"))).toEqual([
      "English: basic",
      "Welsh: fluent",
    ]);
  });

  test("may have its level wrapped to the next line of a narrow column", () => {
    expect(spoken(heading("Languages"), line("Polish (basic), English"), line("(fluent), Welsh (native)"))).toEqual([
      "Polish: basic",
      "English: fluent",
      "Welsh: native",
    ]);
    expect(spoken(heading("Languages"), line("Polish basic, English"), line("fluent, Welsh native"))).toEqual([
      "Polish: basic",
      "English: fluent",
      "Welsh: native",
    ]);
    expect(spoken(heading("Languages"), line("Polish (basic)"), line("(fluent), Welsh"))[0]).toBe("Polish: basic");
  });

  test("names languages that no list has where each has a level", () => {
    expect(spoken(heading("Languages"), line("Dothraki (mother tongue), Valyrian (basic)"))).toEqual([
      "Dothraki: mother tongue",
      "Valyrian: basic",
    ]);
  });

  test("has no level in a remark beside or below a language", () => {
    expect(spoken(heading("Languages"), line("Danish\tsix summers with an aunt in Aarhus"))).toEqual(["Danish: "]);
    expect(
      spoken(heading("Languages"), line("Danish"), line("Native colleagues took me for one of theirs after six summers in Aarhus")),
    ).toEqual(["Danish: "]);
  });

  test("is no word that joins two languages", () => {
    expect(spoken(heading("Languages"), line("At home with Latin and Greek"))).toEqual(["Latin: ", "Greek: "]);
  });

  test("keeps two levels of one language", () => {
    expect(spoken(heading("Languages"), line("Latin: Intermediate (reading); basic (writing)"))).toEqual([
      "Latin: Intermediate (reading); basic (writing)",
    ]);
  });
});

describe("languages elsewhere", () => {
  test("are taken out of the skills, with the title over them", () => {
    const resume = read(heading("Skills"), line("Tools: Figma, Sketch"), line("Languages: Fluent in English and German"));
    expect(resume.languages).toEqual([
      { language: "English", fluency: "Fluent" },
      { language: "German", fluency: "Fluent" },
    ]);
    expect(resume.skills).toEqual([{ name: "Tools", keywords: ["Figma", "Sketch"] }]);
  });

  test("are divided from what stands beside them behind a stop", () => {
    const skills = read(heading("Skills"), line("Figma (prototypes), Sketch; conversational Spanish and fluent Welsh"));
    expect(skills.languages).toEqual([
      { language: "Spanish", fluency: "conversational" },
      { language: "Welsh", fluency: "fluent" },
    ]);
    expect(skills.skills).toEqual([{ name: "Figma (prototypes)" }, { name: "Sketch" }]);
    const both = read(heading("Languages & Interests"), line("Spanish (fluent), Welsh (good). Rowing, chess, pottery."));
    expect(both.languages?.length).toBe(2);
    expect(both.interests).toEqual([{ name: "Rowing" }, { name: "chess" }, { name: "pottery" }]);
    const computer = read(heading("Languages and computer"), line("Welsh: mother tongue"), line("Word, Figma"));
    expect(computer.skills).toEqual([{ name: "Word" }, { name: "Figma" }]);
  });

  test("end before a group of other skills with levels", () => {
    const skills = read(heading("Skills"), heading("Languages"), line("Welsh (native)"), line("Systems: Oracle (advanced), Figma (basic)"));
    expect(skills.languages).toEqual([{ language: "Welsh", fluency: "native" }]);
    expect(skills.skills?.[0]?.name).toBe("Systems");
  });

  test("are read from a sentence of further information", () => {
    expect(spoken(heading("Additional Information"), bullet("I speak fluent English and basic German"))).toEqual([
      "English: fluent",
      "German: basic",
    ]);
  });

  test("are no programming languages and no other text", () => {
    const skills = [heading("Skills"), line("Tools: Figma, Sketch"), line("Databases: Oracle, MySQL"), line("Office: Word, Excel")];
    expect(spoken(...skills, line("English correspondence: advanced letters"))).toEqual([]);
    expect(spoken(...skills, line("Programming languages: Java, C++"))).toEqual([]);
  });
});
