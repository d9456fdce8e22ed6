import { describe, expect, test } from "bun:test";
import { matchHeading, matchMisreadHeading } from "./headings.ts";

describe("a wording is as surely a heading as it is like a listed one:", () => {
  test.each([
    ["Work experience", 1],
    ["Employments", 0.95],
    ["Hobbie", 0.95],
    ["E X P E R I E N C E", 0.9],
    ["WORKEXPERIENCE", 0.9],
    ["Skills & Tools", 0.95],
    ["Skills, Languages, Interests and Hobbies", 0.95],
    ["Skills, Languages, Interests, Projects and Hobbies", 0],
    ["Education and Volunteering Abroad", 0.55],
    ["Education and Volunteering Far Away", 0.55],
    ["Education and Volunteering Far Abroad Again", 0],
    ["My skills", 0.95],
    ["Publications (selected)", 0.9],
    ["Skills: technical", 0.6],
    ["Skills: mostly for ships", 0.6],
    ["Skills: mostly for old ships", 0],
    ["Relevant other selected key work experience", 0.85],
    ["Relevant other selected key major work experience", 0],
    ["Retail experience", 0.7],
    ["Customer care retail experience", 0.55],
    ["Customer care shop retail experience", 0],
    ["Jugendverbandsarbeit Öffentlichkeitserfahrung", 0.7],
    ["Jugendverbandsarbeiten Öffentlichkeitserfahrung", 0],
  ])("%s", (title, confidence) => expect(matchHeading(title)?.confidence ?? 0).toBe(confidence));

  test("a long line is none, though it ends in brackets behind a heading", () => {
    const behind = (words: string) => matchHeading(`Publications (${words})`)?.kind;
    expect(behind("selected from those in journals of engineering")).toBe("publications");
    expect(behind("selected from those in all the journals of mechanical engineering")).toBeUndefined();
    expect(behind("selected by me from all of the old ones")).toBeUndefined();
  });
});

describe("the title of a section may be said in parts or twice:", () => {
  test.each([
    ["Schul- und Berufsbildung", ["education"]],
    ["Sprach- und EDV-Kenntnisse", ["languages", "skills"]],
    ["EDV- und Sprachkenntnisse", ["skills", "languages"]],
    ["Talen en computer", ["languages", "skills"]],
    ["외국어 / 컴퓨터", ["languages", "skills"]],
    ["Computer", []],
    ["Projects and data", ["projects"]],
    ["Fach- und Methodenkompetenzen", ["skills"]],
    ["Aus- und Weiterbildungen", ["education"]],
    ["Küsten- und Schiffe", []],
    ["各项本领（Skills）", ["skills"]],
    ["本领（Nautical）", []],
  ])("%s", (title, kinds) => expect(matchHeading(title)?.kinds ?? []).toEqual(kinds as never));
});

test("primary and secondary studies, courses taken and what else one knows open their sections", () => {
  const kinds = ["Estudios secundarios", "Educación no formal", "Absolvované kurzy", "Ostatní znalosti"].map(
    (title) => matchHeading(title)?.kind,
  );
  expect(kinds).toEqual(["education", "courses", "courses", "skills"]);
});

test("experience of earlier years is experience, and core qualifications are skills", () => {
  expect(matchHeading("Expérience professionnelle antérieure")).toMatchObject({ kind: "work", confidence: 0.85 });
  expect(matchHeading("Experiencia laboral anterior")).toMatchObject({ kind: "work", confidence: 0.85 });
  expect(matchHeading("Core Qualifications")?.kind).toBe("skills");
  expect(matchHeading("Academic qualifications")?.kind).toBe("education");
});

describe("OCR misreads a letter of a long heading; in a short one it may be another word:", () => {
  test.each([
    ["Educatlon", "education"],
    ["Skilis", undefined],
  ])("%s", (title, kind) => expect(matchMisreadHeading(title)?.kind).toBe(kind as never));
});
