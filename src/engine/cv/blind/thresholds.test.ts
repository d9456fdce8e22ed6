import { expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { blindProfile } from "../options/blind-profile.ts";
import { passagesOf } from "./search/passages.ts";
import { withholdDoubts } from "./search/withhold.ts";
import { findHits, searchTermsOf } from "./terms/search-terms.ts";
import { blinded, doubtsIn, foundByRules } from "./testing/blinded.ts";

const cv = (content: Partial<Resume>): Resume => ({
  basics: { name: "Jane Whitcombe" },
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
  ...content,
});
const profile = blindProfile("full");
const blind = (full: Resume) => blinded(full, profile).resume;
const doubts = (full: Resume) => doubtsIn(full, profile).map(({ what, text }) => `${what}: ${text}`);
const byRules = (full: Resume) => foundByRules(full, profile);
const inSummary = (summary: string) => cv({ basics: { name: "Jane Whitcombe", summary } });
const inTask = (task: string) => cv({ work: [{ name: "Brumelac Ltd", position: "Clerk", highlights: ["Letters.", task] }] });
const shownSummary = (summary: string) => blind(inSummary(summary)).basics.summary;
const shownTask = (task: string) => blind(inTask(task)).work?.[0]?.highlights?.[1];
const words = (count: number, word = "word") => Array.from({ length: count }, () => word).join(" ");

test("a label is redacted with its value, a sentence that begins like one is not", () => {
  expect(shownSummary("Nationality: French")).toBeUndefined();
  expect(shownSummary(`Nationality: ${"x".repeat(60)}`)).toBeUndefined();
  expect(shownSummary(`Nationality: ${"x".repeat(61)}`)).toContain("xxx");
});

test("among tasks only the exact words of a label count", () => {
  expect(shownTask("Nationality: French")).toBeUndefined();
  expect(shownTask("Nationality French")).toBe("Nationality French");
});

test("a telephone number in a text has seven digits", () => {
  expect(doubts(inSummary("555 12 34"))).toEqual(["telephone number: 555 12 34"]);
  expect(doubts(inSummary("555 12 3"))).toEqual([]);
});

test("a telephone number is found by its last eight digits", () => {
  const hits = (value: string, text: string) =>
    findHits(text, searchTermsOf([{ path: "basics.phone", value, what: "telephone number" }], "en")).length;
  expect(hits("+44 20 7946 0958", "(020) 7946-0958")).toBe(1);
  expect(hits("+44 20 7946 0958", "946 0958")).toBe(0);
  expect(hits("+44 20 7946 0958", "7946 0958")).toBe(1);
  expect(hits("555 123", "555 123")).toBe(0);
  expect(hits("555 1234", "555 1234")).toBe(1);
});

test("an address is short and has few words in lower case", () => {
  const address = (text: string) => doubts(inSummary(text)).filter((doubt) => doubt.startsWith("address"));
  expect(address("12 High Street")).toHaveLength(1);
  expect(address("12 High Street near the large park")).toHaveLength(1);
  expect(address("12 High Street near the large green park")).toHaveLength(0);
  expect(address(`12 High Street ${"A".repeat(76)}`)).toHaveLength(0);
});

test("an address in a text has at most five parts, and words in lower case of at most four letters", () => {
  const found = (text: string) => doubts(inTask(text)).filter((doubt) => doubt.startsWith("address")).length;
  const address = "Flat 4, 12 Mill Lane, Hilltop, Leeds LS1 4AB";
  expect(found(`Boats. Attic, ${address}`)).toBe(1);
  expect(printed(inTask(`Boats. Attic, ${address}`))).not.toContain("Attic");
  expect(printed(inTask(`Boats. Cabin, Attic, ${address}`))).toContain("Cabin");
  expect(found("12 rue Dent de Lys, 75011 Paris")).toBe(1);
  expect(found("12 rue plans, Paris")).toBe(0);
});

test("a street above its town has at most six words", () => {
  const shown = (street: string) =>
    printed(
      cv({ work: [{ name: "Brumelac", position: "Clerk", highlights: ["Letters.", street, "70180 Stuttgart"] }] }),
      blindProfile("initials"),
    );
  expect(shown("Hinterkogel Am Unteren Alten Anger 5")).not.toContain("Hinterkogel");
  expect(shown("Hinterkogel Am Ganz Unteren Alten Anger 5")).toContain("Hinterkogel");
});

test("a street without its number is searched for from eight letters on, with a word for a street from six", () => {
  const hits = (value: string, text: string) =>
    findHits(text, searchTermsOf([{ path: "basics.location.address", value, what: "address" }], "it")).length;
  expect(hits("Hinterko 5", "Seen in Hinterko today")).toBe(1);
  expect(hits("Hinterk 5", "Seen in Hinterk today")).toBe(0);
  expect(hits("Via Rom 5", "Seen in via Rom today")).toBe(1);
  expect(hits("Via Ro 5", "Seen in via Ro today")).toBe(0);
});

test("a name of a person is no headline and no job title", () => {
  const nameless = (label: string) => doubts(cv({ basics: { label } })).filter((doubt) => doubt.includes(label));
  expect(nameless("Peter Wrzosek")).toHaveLength(1);
  expect(nameless("Senior Consultant")).toHaveLength(0);
  expect(nameless("Wrzosek Administration")).toHaveLength(0);
  expect(nameless("Wrzosek")).toHaveLength(0);
});

test("an organisation is named in a text by the words of a company or school", () => {
  expect(doubts(inSummary("Worked for Calvitta Payments Ltd."))).toHaveLength(1);
  expect(doubts(inSummary("Worked with Calvitta Payments."))).toHaveLength(0);
  expect(doubts(inSummary("Studied with Northgate School of Nursing."))).toHaveLength(1);
});

test("a first line of an entry in a text is short", () => {
  expect(doubts(inSummary("Test Engineer, Calvitta, Leeds (2019 - 2021)"))).toHaveLength(1);
  expect(doubts(inSummary(`Test Engineer, Calvitta, Leeds (2019 - 2021) ${words(30)}`))).toHaveLength(0);
});

test("the name of an organisation is short", () => {
  const employer = (text: string) => byRules(cv({ work: [{ position: "Clerk", highlights: [text] }] }));
  expect(employer("Calvitta Wumbold")).toContain("Calvitta");
  expect(employer("Calvitta Wumbold Grommel Frobble Zwintz Quorble Snarfel")).toContain("Calvitta");
  expect(employer("Calvitta Wumbold Grommel Frobble Zwintz Quorble Snarfel Ib")).not.toContain("Calvitta");
  expect(employer("Calvittaaaaaaaaaaaa Wumboldaaaaaaaaaaa Grommelaaaaaaaaaaaaaaa")).not.toContain("Calvitta");
});

test("a known employer is doubted by its identifying word and by its abbreviation", () => {
  const known = (name: string, text: string) =>
    doubts(cv({ basics: { name: "Jane Whitcombe", summary: text }, work: [{ name, position: "Clerk" }] })).filter((doubt) =>
      doubt.startsWith("employer"),
    );
  expect(known("Calvit Payments Ltd", "Did much for Calvit in Leeds.")).toHaveLength(1);
  expect(known("Calvi Payments Ltd", "Did much for Calvi in Leeds.")).toHaveLength(0);
  expect(known("Calvi Wum Grom Ltd", "Did much for CWG in Leeds.")).toHaveLength(1);
  expect(known("Calvi Wum Ltd", "Did much for CW in Leeds.")).toHaveLength(0);
  expect(known("Abc Bcd Cde Def Efg Fgh Ltd", "Did much for ABCDEF in Leeds.")).toHaveLength(1);
  expect(known("Abc Bcd Cde Def Efg Fgh Ghi Ltd", "Did much for ABCDEFG in Leeds.")).toHaveLength(0);
});

test("a day fourteen years before the newest date is a birthday", () => {
  const day = (date: string) =>
    doubts(cv({ basics: { name: "Jane Whitcombe", summary: date }, work: [{ position: "Clerk", startDate: "2020-01" }] })).join();
  expect(day("1 May 2006")).toContain("date of birth");
  expect(day("1 May 2007")).not.toContain("date of birth");
});

test("the bare name of a nation in a text is no nationality", () => {
  const nation = (text: string) => doubts(inSummary(text)).filter((doubt) => doubt.startsWith("nationality"));
  expect(nation("French")).toHaveLength(0);
  expect(nation("French citizen")).toHaveLength(1);
});

test("a long line is cut in the list of doubts", () => {
  const [doubt = ""] = doubts(inSummary(`Worked for Calvitta Payments Ltd. ${words(100)}`));
  expect(doubt).toHaveLength("employer: ".length + 240);
});

test("a paragraph is searched in parts of at most 1,000 characters", () => {
  expect(passagesOf(inSummary(words(450))).map(({ text }) => text.length)).toEqual([999, 999, 249]);
});

test("a long value is found without a space after it", () => {
  const found = (value: string, text: string) =>
    findHits(text, searchTermsOf([{ path: "work[0].name", value, what: "employer" }], "en")).length;
  expect(found("Calvi Wum", "Calvi Wum2010")).toBe(1);
  expect(found("Calv Wum", "Calv Wum2010")).toBe(0);
});

test("parts of a name are found in user names", () => {
  const shown = (name: string, text: string) => blind(cv({ basics: { name, summary: text } })).basics.summary;
  expect(shown("Jane Wumbo", "More at wumbo77@x and so on.")).not.toContain("wumbo");
  expect(shown("Jane Wumb", "More at awumb77@x and so on.")).toContain("awumb77");
  expect(shown("Jane Wumbo", "My user is jwumbo today.")).not.toContain("jwumbo");
  expect(shown("Jane Wumb", "My user is jwumb today.")).toContain("jwumb");
});

function printed(full: Resume, chosen = profile): string {
  const { resume } = blinded(full, chosen);
  return JSON.stringify({ ...withholdDoubts({ full, blind: resume, profile: chosen, language: "en" }).resume, meta: {} });
}
const inJob = (position: string, ...lines: string[]) => cv({ work: [{ position, summary: lines.join("\n") }] });

test("a title of three words with those of a school is one, a longer one may be the school", () => {
  const job = (position: string) => printed(cv({ work: [{ name: "Brumelac Ltd", position }] }), blindProfile("employers"));
  expect(job("School Teacher Penhale")).toContain("Penhale");
  expect(job("School Board District Penhale")).not.toContain("Penhale");
});

test("three rare words in the title of a job without an employer are a name, two are none", () => {
  expect(byRules(inJob("Professor Orla Penhale"))).not.toContain("Penhale");
  expect(byRules(inJob("Professor Orla Penhale Tembrall"))).toContain("Penhale");
});

test("an employer that the reader is less than 0.4 sure of may be something else", () => {
  const job = cv({ work: [{ name: "Brumelac Group", position: "Clerk", summary: "Monthly Reports Ovalis" }] });
  const sure = (confidence: number) =>
    printed({ ...job, meta: { vitae: { ...job.meta.vitae, confidence: { "work[0].name": confidence } } } });
  expect(sure(0.4)).toContain("Ovalis");
  expect(sure(0.39)).not.toContain("Ovalis");
});

test("a line of two words within the text of a job without an employer may be one, a line of three is text", () => {
  expect(printed(inJob("Clerk", "Kept the books.", "tembrall vey"))).not.toContain("tembrall");
  expect(printed(inJob("Clerk", "Kept the books.", "tembrall vey ondal"))).toContain("tembrall");
});

test("a single word that may be an employer is taken out elsewhere too from four letters on", () => {
  const elsewhere = (name: string) =>
    printed({ ...inJob("Clerk", name, "Kept the books."), interests: [{ name: `Chess with ${name} people` }] });
  expect(elsewhere("Ovel")).not.toContain("Ovel");
  expect(elsewhere("Ove")).toContain("Chess with Ove people");
});

test("six words in lower case below a referee are what he wrote", () => {
  const reference = (text: string) =>
    blinded(cv({ references: [{ name: "Ann Smith", reference: text }] }), blindProfile("initials")).resume.references;
  expect(reference(words(6))).toEqual([{ reference: words(6) }]);
  expect(reference(`${words(5)} 5`)).toBeUndefined();
});

test("an employer that is called like a trade is known when the reader is 0.95 sure of it", () => {
  const job = cv({ work: [{ name: "Electrician Penhale", position: "Clerk", location: "Tembrall" }] });
  const sure = (confidence: number) =>
    printed({ ...job, meta: { vitae: { ...job.meta.vitae, confidence: { "work[0].name": confidence } } } });
  expect(sure(0.95)).toContain("Tembrall");
  expect(sure(0.94)).not.toContain("Tembrall");
});

test("a line of capitalised words that says a degree is no name", () => {
  const head = (line: string) => doubts(cv({ basics: {}, additional: [{ items: [line] }] })).filter((doubt) => doubt.endsWith(line));
  expect(head("Ada Wumbold")).toHaveLength(1);
  expect(head("Master Wumbold")).toHaveLength(0);
});

test("what stands under personal details is contact data", () => {
  const isContact = (title: string) =>
    passagesOf(cv({ additional: [{ title, items: ["Wumbold"] }] })).find(({ text }) => text === "Wumbold")?.contact;
  expect([isContact("Contact"), isContact("Personal details"), isContact("Hobbies")]).toEqual([true, true, false]);
});

test("capitalised words with a full stop are a name, other words a sentence", () => {
  const employer = (text: string) => doubts(cv({ work: [{ position: "Clerk", highlights: [text] }] })).length;
  expect(employer("Calvitta Wumbold Grommel Frobbles.")).toBe(1);
  expect(employer("Wumbold, calvitta and grommel.")).toBe(0);
});

test("behind a title a name that no list knows is an employer from a likelihood of 0.45 on", () => {
  const behind = (name: string) => byRules(cv({ work: [{ name: "Brumelac Ltd", position: `Clerk, ${name}` }] }));
  expect(behind("Brumelau Tools")).toContain("Tools");
  expect(behind("Brumelau Studio")).not.toContain("Studio");
});

test("in a line of its own it is one from a likelihood of 0.55 on", () => {
  const alone = (name: string) => byRules(inTask(name));
  expect(alone("Tembrall Boats")).toContain("Boats");
  expect(alone("Brumelau Works")).not.toContain("Works");
});

test("in a sentence of a job whose employer is known it is one from a likelihood of 0.65 on", () => {
  const within = (name: string) => byRules(inTask(`Kept the books of the bookshop at ${name} all year.`));
  expect(within("Ondal Works")).toContain("Ondal");
  expect(within("Ovalis Works")).not.toContain("Ovalis");
});

test("a line of eight words is no name, unless it has a date or a title", () => {
  const line = (text: string) => byRules(inTask(text));
  expect(line("Tembrall Boats, sail and oars and rope")).toContain("Boats");
  expect(line("Tembrall Boats, sail and oars and ropes too")).not.toContain("Boats");
});

test("a title that the classifier finds less likely than 0.25 is a name", () => {
  const titled = (position: string) => byRules(cv({ work: [{ name: "Brumelac Ltd", position }] }));
  expect(titled("Penrose Vey Solicitors")).toContain("Penrose");
  expect(titled("Ondal Weavers Guild")).not.toContain("Ondal");
});

test("the place above a signature has five words at most", () => {
  const signed = (place: string) => printed(cv({ additional: [{ title: "Other", items: [`${place}, den 7.11.2022`] }] }));
  expect(signed("Neustadt an der Brumel Ondal")).not.toContain("Neustadt");
  expect(signed("Neustadt an der Brumel Ondal Vey")).toContain("Neustadt");
});

test("half the likelihood of a person counts for a name, which is twice as likely as a title", () => {
  const titled = (position: string) => byRules(cv({ work: [{ name: "Brumelac Ltd", position }] }));
  expect(titled("Ibrahim Books")).toContain("Ibrahim");
  expect(titled("Penhale Trust")).toContain("Penhale");
  expect(titled("Penhale Supplies")).not.toContain("Penhale");
});
