import { expect, test } from "bun:test";
import type { Resume } from "../../../../contract/resume.ts";
import { type BlindProfile, blindProfile } from "../../../options/blind-profile.ts";
import { openSearch, replacementsIn } from "../../search/open-search.ts";
import { passagesOf } from "../../search/passages.ts";
import { withholdDoubts } from "../../search/withhold.ts";
import { blinded, foundByRules } from "../../testing/blinded.ts";
import { MIN_SENTENCE_WORDS } from "../../thresholds.ts";
import { SPAN_EVIDENCE, spanEvidence } from "./span-evidence.ts";
import { nameSpans } from "./spans.ts";

type Person = Omit<Partial<Resume>, "meta"> & { language?: string };

const resumeOf = ({ language = "en", ...rest }: Person): Resume => ({
  basics: { name: "Jane Whitcombe" },
  ...rest,
  meta: { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } },
});
const openFull = (person: Person, kind: "initials" | "full" = "full") => {
  const full = resumeOf(person);
  const profile = blindProfile(kind);
  return { full, blind: blinded(full, profile).resume, profile, language: full.meta.vitae.language };
};
const withhold = (person: Person, kind: "initials" | "full" = "full") => withholdDoubts(openFull(person, kind));
const shown = (person: Person, kind: "initials" | "full" = "full") => {
  const { meta, ...content } = withhold(person, kind).resume;
  return JSON.stringify(content);
};
const job = (fields: object): Person => ({ work: [{ name: "Tembrall Ltd", position: "Clerk", startDate: "2019", ...fields }] });
const untold = (position: string): Person => ({ work: [{ position }] });

const UNRULED: [string, Person, string][] = [
  ["an employer before a title, without a separator", untold("RB Quantocks Sales administrator"), "Quantocks"],
  ["an employer with the word of a trade for a title", untold("Baker Brumels"), "Brumels"],
  [
    "an employer in small letters for a title",
    job({ name: "website link", position: "St Brumel marine station, (volunteer)" }),
    "marine station",
  ],
  [
    "an agency within a task",
    { language: "it", work: [{ position: "Barista", highlights: ["Magazziniere tramite agenzia Brumi Moderni, 6 mesi"] }] },
    "Brumi",
  ],
  [
    "a school in the text of a degree",
    { language: "es", education: [{ studyType: "Bachiller", summary: "Preparatoria Regional de Brumel" }] },
    "Brumel",
  ],
  [
    "an employer with words in small letters",
    job({ name: "Théâtre", highlights: ["Centre régional d’art dramatique du Brumel"] }),
    "dramatique",
  ],
  ["a client in the name of a project", { projects: [{ name: "Brumel Resources, Perth" }] }, "Brumel"],
  ["a parish among interests", { interests: [{ name: "St. Brumela Parish" }] }, "Parish"],
];

test.each(UNRULED)("%s is withheld, which no rule finds", (_, person, name) => {
  expect(foundByRules(resumeOf(person), blindProfile("full"))).not.toContain(name);
  expect(shown(person)).not.toContain(name);
  expect(shown(person, "initials")).toContain(name);
});

test("what says what somebody does stays", () => {
  expect(shown(untold("RB Quantocks Sales administrator"))).toContain("administrator");
  const kept = ["Senior Java Developer", "Head of Sales", "Led the Migration to Azure", "Kept the books."];
  const said = shown({ work: [{ position: kept[0] }, { position: kept[1], highlights: kept.slice(2) }] });
  for (const text of kept) expect(said).toContain(text);
});

test("a piece of the text of a job is withheld from a likelihood of 0.12 on", () => {
  const task = (name: string) =>
    shown({ work: [{ position: "Clerk", startDate: "2019", highlights: ["Letters.", `Kept books, ${name}, letters`] }] });
  expect(task("Ovalis Choir")).not.toContain("Ovalis");
  expect(task("Grommels Line")).toContain("Grommels");
});

test("in a field of names a piece is withheld from a likelihood of 0.04 on", () => {
  const project = (name: string) => shown({ projects: [{ name }] });
  expect(project("Ondal Supplies")).not.toContain("Ondal");
  expect(project("Ondal Rovers")).toContain("Ondal");
});

test("in the first line below the head of a job a piece is withheld from a likelihood of 0.08 on", () => {
  const below = (name: string) => shown(job({ summary: `Kept books, ${name}, letters` }));
  expect(below("Brumelau Shield")).not.toContain("Brumelau");
  expect(below("Ovalis Rovers")).toContain("Ovalis");
});

test("all between two separators is withheld where it is half as likely a name as its likeliest piece", () => {
  expect(shown({ interests: [{ name: "St. Brumela Parish" }] })).toContain(`"interests":[{"name":"[withheld]"}]`);
  expect(shown(untold("RB Quantocks Sales administrator"))).toContain("administrator");
});

test("a title that is the headline too is none", () => {
  const headline = "RB Quantocks Sales administrator";
  expect(shown({ ...untold(headline), basics: { name: "Jane Whitcombe", label: headline } })).toContain(`"position":"${headline}"`);
});

test("what is suspected is listed for the recruiter, who can print it after all", () => {
  const search = openFull(untold("RB Quantocks Sales administrator"));
  const { unsure } = withholdDoubts(search);
  expect(unsure).toMatchObject([
    { what: "employer", section: "Work experience 1", text: "RB Quantocks Sales administrator", printed: false },
  ]);
  const released = withholdDoubts(
    search,
    unsure.map(({ id }) => id),
  );
  expect(JSON.stringify(released.resume)).toContain("RB Quantocks");
});

test("a profile that withholds schools alone shows employers that are suspected", () => {
  const full = resumeOf(untold("RB Quantocks Sales administrator"));
  const profile: BlindProfile = { name: "initials", withhold: ["institutions"] };
  const { resume } = withholdDoubts({ full, blind: blinded(full, profile).resume, profile, language: "en" });
  expect(JSON.stringify(resume)).toContain("RB Quantocks");
});

// ---- pieces of a line ----------------------------------------------------------------------------------------------------------

const pieces = (line: string) => nameSpans(line).map(({ text }) => text);

test("pieces begin and end at capitals, within one part of a line", () => {
  expect(pieces("Mentor Ondal Club, Leeds")).toEqual([
    "Mentor Ondal Club",
    "Mentor",
    "Mentor Ondal",
    "Ondal",
    "Ondal Club",
    "Club",
    "Leeds",
  ]);
});

test("a piece begins behind a word for 'at' or 'for' in small letters too", () => {
  expect(pieces("volunteer for harbour players")).toContain("harbour players");
});

test("a piece has eight words at most", () => {
  expect(pieces("Ab Bc Cd De Ef Fg Gh Hi")).toContain("Ab Bc Cd De Ef Fg Gh Hi");
  expect(pieces("Ab Bc Cd De Ef Fg Gh Hi Ij")).not.toContain("Ab Bc Cd De Ef Fg Gh Hi Ij");
});

test("the pieces of a long line grow with its length, not with its square", () => {
  const line = (words: number) => nameSpans("Ondal ".repeat(words).trim()).length;
  expect(line(160)).toBeLessThan(2.1 * line(80));
});

test("a line of twelve words is a sentence", () => {
  const isSentence = (count: number) => {
    const person = { basics: { name: "Jane Whitcombe", summary: Array.from({ length: count }, () => "word").join(" ") } };
    const search = openSearch(openFull(person));
    const passage = passagesOf(search.blind, replacementsIn(search)).find(({ path }) => path === "basics.summary");
    const [evidence] = passage ? spanEvidence([{ from: 0, to: 4, text: "word", part: { from: 0, to: 4 } }], passage, search) : [];
    return evidence?.[SPAN_EVIDENCE.indexOf("sentence")];
  };
  expect(isSentence(MIN_SENTENCE_WORDS - 1)).toBe(0);
  expect(isSentence(12)).toBe(1);
});
