import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../1-document/line-style.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { bullet, heading, type LineLooks, line } from "../../testing/build-reading.ts";
import type { Section } from "../section.ts";
import { kindByContent } from "./kind-by-content.ts";
import { resolveKinds } from "./resolve-kinds.ts";

type Row = string | [string, LineLooks] | ReturnType<typeof line>;
const linesOf = (rows: readonly Row[]) =>
  rows.map((row) => (typeof row === "string" ? line(row) : Array.isArray(row) ? line(...row) : row));
const contextOf = (lines: readonly ReturnType<typeof line>[]) => ({
  language: "en",
  body: dominantStyle(lines),
  recognized: new Set<number>(),
});
const section = (kind: SectionKind | "head", title: string, rows: Row[], more: Partial<Section> = {}): Section => ({
  kind,
  kinds: kind === "head" ? [] : [kind],
  title,
  ...(title !== "" && { heading: { ...heading(title), id: 99 } }),
  lines: linesOf(rows),
  ...more,
});
/** "kind: title = line | line" for each section. */
const resolve = (...sections: Section[]) =>
  resolveKinds(sections, contextOf(sections.flatMap(({ lines }) => lines))).map(
    ({ kind, title, lines }) =>
      `${kind}: ${title}${lines.length > 0 ? ` = ${lines.map(({ text }) => text.replaceAll("\t", " ")).join(" | ")}` : ""}`,
  );
const kinds = (...sections: Section[]) => resolve(...sections).map((one) => one.split(":")[0]);
const content = (...rows: Row[]) => kindByContent(linesOf(rows), contextOf(linesOf(rows)));

const jobs: Row[] = ["Fitter, Acme Ltd\t2014 – 2018", "Porter, Harbour Ltd\t2010 – 2014"];
const degrees: Row[] = ["BSc Economics, University of Leith\t2010 – 2013", "MSc Economics, University of Leith\t2013 – 2014"];
const story =
  "She has kept the books of small shops for ten years and likes the smell of paper, ink and wood more than most of the people she knows.";

describe("projects", () => {
  const posts: Row[] = ["Fitter, Acme Ltd\t2014 – 2018", "Foreman, Harbour Ltd\t2010 – 2014"];

  test("are work where each has a position and an employer, and no section is work", () => {
    expect(kinds(section("projects", "Project experience", posts))).toEqual(["work"]);
    expect(kinds(section("projects", "Project experience", posts), section("work", "Work", jobs))).toEqual(["projects", "work"]);
    expect(kinds(section("projects", "Project experience", [...posts, "Fitter, The Old Pier\t2008 – 2010"]))).toEqual(["work"]);
  });

  test("are none where only some have", () => {
    expect(kinds(section("projects", "Projects", [...posts, "A pier of oak\t2008 – 2010"]))).toEqual(["projects"]);
    expect(kinds(section("projects", "Projects", posts.slice(0, 1)))).toEqual(["projects"]);
    const hospitals = ["Nurse, Hospital of the North\t2014 – 2018", "Nurse, Clinic of the South\t2010 – 2014"];
    expect(kinds(section("projects", "Projects", hospitals))).toEqual(["work"]);
    const unknown = ["Fitter, The Old Pier\t2008 – 2010", "Fitter, The New Pier\t2006 – 2008", "Fitter, The Lock\t2005 – 2006"];
    expect(kinds(section("projects", "Projects", unknown))).toEqual(["projects"]);
  });
});

describe("what lines are, where no title tells:", () => {
  test.each<[SectionKind | undefined, string, Row[]]>([
    ["work", "periods with positions and employers", jobs],
    ["education", "periods with degrees and schools", degrees],
    ["education", "periods at schools, with employers beside them", [...degrees, "Leith Works Ltd"]],
    ["work", "labels of jobs", ["Employer: Acme Ltd", "Position: Fitter", "Period: 2014 – 2018"]],
    ["education", "labels of degrees", ["Institution: University of Leith", "Degree: BSc", "Period: 2010 – 2013"]],
    [undefined, "labels of a job without a period", ["Employer: Acme Ltd", "Position: Fitter"]],
    ["personal", "personal details", ["Nationality: British", "Date of birth: 1 May 1990", "Marital status: single"]],
    [
      "personal",
      "personal details with other labels among them",
      ["Nationality: British", "Father's name: John Doe", "Date of birth: 1 May 1990", "Religion: none"],
    ],
    ["references", "people with what they are", ["Harriet Penhale", "Head of Engineering, Acme Ltd", "harriet@example.com"]],
    ["references", "a person in a line", ["Harriet Penhale, Head of Engineering, Acme Ltd"]],
    ["languages", "languages with levels", ["English: native", "German: B2"]],
    ["languages", "languages over their levels", ["English", "Native", "German", "B2"]],
    ["skills", "skills with levels", ["Excel\tadvanced", "SAP\tbasic", "Word\texpert"]],
    ["certificates", "items with a date each", ["First aid, Red Cross, 2021", "Welding of pipes, 2019"]],
    ["publications", "citations", ["Tides of the north. Journal of Steel, 2021.", "Locks in ice. Journal of Steel, 2019."]],
    [undefined, "a job in one line", ["Fitter, Acme Ltd\t2014 – 2018"]],
    [undefined, "names of people alone", ["Harriet Penhale", "Percival Gosling"]],
    [undefined, "languages without levels", ["English", "German"]],
    [undefined, "two skills with levels", ["Excel\tadvanced", "SAP\tbasic"]],
    [undefined, "numbers beside words", ["Boats\t12", "Cats\t3", "Hens\t7"]],
    [undefined, "short items", ["Excel, SAP, SQL"]],
    [undefined, "nothing", []],
    [undefined, "a sentence about languages", ["Fluent English and native Dutch help where crews of forty people renew track by night."]],
    [undefined, "positions with a date each", ["Engineer, 2021", "Fitter, 2019"]],
    [undefined, "periods without a word of jobs", ["Tides\t2014 – 2018", "Locks\t2010 – 2014"]],
  ])("%p: %s", (expected, _, rows) => {
    expect(content(...rows)).toBe(expected as SectionKind);
  });

  test("a person with a date beside it, or an item of a list, is no referee", () => {
    expect(content("Harriet Penhale, Head of Engineering, since 2014")).not.toBe("references");
    expect(content(bullet("Harriet Penhale, Head of Engineering"))).not.toBe("references");
  });
});

describe("a title that leaves it open is judged by what stands below it:", () => {
  const work = section("work", "Experience", jobs);
  test.each<[string, Section, string]>([
    ["a summary over jobs", section("profile", "Career Summary", jobs), "work"],
    ["a summary over one period", section("profile", "Summary", [jobs[0] as Row, "A family business"]), "profile"],
    ["an unknown title over jobs", section("other", "Stops on the way", jobs), "work"],
    ["an unknown title over degrees", section("other", "In rows", degrees), "education"],
    ["a profile over details alone", section("profile", "Profile", ["Nationality: British", "Date of birth: 1 May 1990"]), "personal"],
    ["a guessed title over jobs", section("publications", "Where I kept books", jobs, { guessed: true }), "work"],
    [
      "a guessed title over what else",
      section("publications", "Where I kept books", ["Tides, and what I read of them"], { guessed: true }),
      "publications",
    ],
    ["a known title over jobs", section("publications", "Publications", jobs), "publications"],
    ["personal information over paragraphs", section("personal", "Personal", [story]), "profile"],
    ["personal information over items", section("personal", "Personal", [bullet("Married")]), "personal"],
    ["personal information over cells", section("personal", "Personal", [`Tides\t${story}`]), "personal"],
    ["personal information over a sentence in a list", section("personal", "Personal", [bullet(story)]), "personal"],
    ["personal information over labels", section("personal", "Personal", [`Nationality: ${story}`]), "personal"],
    ["memberships with years and what was done", section("memberships", "Boards", ["Member, Guild of Bakers", "2013 – 2019"]), "volunteer"],
    ["memberships with years alone", section("memberships", "Boards", ["Guild of Bakers, since 2014"]), "memberships"],
    [
      "memberships of which one has its year",
      section("memberships", "Boards", ["Guild of Bakers, since 2014", "Guild of Cooks"]),
      "memberships",
    ],
    ["memberships without years", section("memberships", "Boards", ["Guild of Bakers", "Guild of Cooks"]), "memberships"],
    [
      "skills with one language among them",
      section("skills", "Skills", ["SMART Board, accelerated reading, basic Spanish, guitar"]),
      "skills",
    ],
    [
      "languages beside skills in cells",
      section("skills", "Linguistic proficiency", ["French\tnative\tWord\tgood", "Dutch\tB1\tExcel\tgood"]),
      "languages",
    ],
    ["skills that are languages", section("skills", "Linguistic proficiency", ["English: native", "German: B2"]), "languages"],
    ["skills with a date each", section("skills", "Pätevyydet", ["First aid, 2021", "Forklift, 2019"]), "certificates"],
    ["skills of which one has a date", section("skills", "Skills", ["First aid, 2021", "Forklift"]), "skills"],
    ["a skill with a date", section("skills", "Skills", ["First aid, 2021"]), "skills"],
    ["skills with levels and dates", section("skills", "Skills", ["First aid\tadvanced\t2021", "Forklift\tbasic\t2019"]), "skills"],
    [
      "work where a degree stands beside each date",
      section("work", "Academic career", ["PhD in Physics\t2009", "Master in Physics\t2005"]),
      "education",
    ],
    ["work where posts do", section("work", "Academic career", jobs), "work"],
  ])("%s", (_, one, expected) => {
    expect(kinds(one, { ...work, kind: "other", kinds: ["other"], title: "X", heading: heading("X"), lines: [] })[0]).toBe(expected);
  });

  test("skills are no languages where another section holds those, nor work an education", () => {
    expect(
      kinds(
        section("skills", "Linguistic proficiency", ["English: native", "German: B2"]),
        section("languages", "Languages", ["Dutch"]),
      )[0],
    ).toBe("skills");
    expect(
      kinds(
        section("work", "Academic career", ["PhD in Physics\t2009", "Master in Physics\t2005"]),
        section("education", "Education", degrees),
      )[0],
    ).toBe("work");
  });
});

describe("lists of short items under titles of unknown kind", () => {
  const work = section("work", "Experience", jobs);
  const bag = section("other", "In my bag", ["Excel, SAP, SQL"]);
  const free = section("other", "After hours", ["Rowing, chess, baking"]);
  test("are skills, and the last of others is interests", () => {
    expect(kinds(work, bag, free)).toEqual(["work", "skills", "interests"]);
    expect(kinds(work, section("skills", "Skills", ["Excel"]), free)).toEqual(["work", "skills", "interests"]);
    expect(kinds(work, bag)).toEqual(["work", "skills"]);
    expect(kinds(work, bag, section("awards", "Awards", ["Cup"]), free, section("interests", "Interests", ["Tea"]))[3]).toBe("other");
    expect(kinds(free, work, section("skills", "Skills", ["Excel"]))[0]).toBe("other");
    expect(kinds(work, bag, section("other", "Anlagen", ["Zeugnis, Gesellenbrief"]))[2]).toBe("other");
  });
  test.each<[string, Row[]]>([
    ["of two", ["Excel, SAP"]],
    ["of sentences", [story]],
    ["of years", ["Excel 2019, SAP 2020, SQL 2021"]],
    ["of many words", ["one two three four five, six seven eight nine ten, one two three four five"]],
    ["of details", ["Nationality: British", "Date of birth: 1 May 1990", "Marital status: single"]],
  ])("but no list %s", (_, rows) => {
    expect(kinds(work, section("other", "In my bag", rows))[1]).not.toBe("skills");
  });
  test.each<[string, Row[]]>([
    ["with digits", ["Rowing 2000 metres, chess"]],
    ["with a colon", ["Rowing: boats, chess"]],
    ["of one item", ["Rowing"]],
    ["of long items", ["Rowing in very old and heavy wooden boats with friends, chess"]],
    ["of many lines", Array.from({ length: 14 }, (_, at) => `Rowing${"abcdefghijklmn"[at]}`)],
  ])("nor interests %s", (_, rows) => {
    expect(kinds(work, section("skills", "Skills", ["Excel"]), section("other", "After hours", rows))[2]).not.toBe("interests");
  });
  test("beside skills are groups of them, where the titles are set alike", () => {
    const group = (title: string, looks: LineLooks = {}) =>
      section("other", title, ["Oracle, MySQL, Redis"], { heading: heading(title, looks) });
    const skills = section("skills", "Programming", ["Java, Go"]);
    const personal = section("other", "Other", ["Driving licence B, C", "Forklift papers"], { heading: heading("Other") });
    const names = (one: Section) => kinds(work, skills, one, section("interests", "Interests", ["Tea"]))[2];
    expect(names(group("Databases"))).toBe("skills");
    expect(names(personal)).toBe("other");
    expect(names(group("Databases", { size: 12 }))).toBe("other");
    expect(names(group("Databases", { bold: false }))).toBe("other");
    expect(names(group("Databases", { flow: 1 }))).toBe("other");
    expect(kinds(work, group("Databases"), group("Office"), skills, section("interests", "Interests", ["Tea"]))).toEqual([
      "work",
      "skills",
      "skills",
      "skills",
      "interests",
    ]);
    expect(
      kinds(work, group("Databases"), section("awards", "Awards", ["Cup"]), skills, section("interests", "Interests", ["Tea"]))[1],
    ).toBe("other");
  });
  test("below two groups of skills set alike are a third, and no interests", () => {
    const group = (title: string, kind: SectionKind = "skills") =>
      section(kind, title, ["Planning", "Coaching, briefing"], { heading: heading(title) });
    expect(kinds(work, group("Storage"), group("Software"), group("Command", "other"))[3]).toBe("skills");
    expect(kinds(work, group("Stores", "other"), group("Software"), group("Command", "other"))[3]).toBe("skills");
    expect(kinds(work, group("Software"), group("Command", "other"))[2]).toBe("interests");
  });

  test("are no work under a title of which one word tells of work, unless they name a post", () => {
    const guess = (...rows: Row[]) => kinds(section("work", "Practice", rows, { guessed: true }), section("skills", "Skills", ["Go"]))[0];
    expect(guess("Accessibility", "Performance", "Code review")).not.toBe("work");
    expect(guess("Accessibility", "Performance", "Fitter, Acme Ltd")).toBe("work");
  });

  test("under an empty heading of skills are a group of them", () => {
    const driving = section("personal", "Driving", ["Lorries, buses, trams"]);
    expect(kinds(work, section("skills", "Skills", []), driving)[2]).toBe("skills");
    expect(kinds(work, section("skills", "Skills", ["Excel"]), driving)[2]).toBe("personal");
    expect(kinds(work, section("skills", "Skills", []), section("personal", "Driving", ["Lorries"]))[2]).toBe("personal");
    expect(kinds(work, section("skills", "Skills", []), section("awards", "Awards", ["Cups, medals, crowns"]))[2]).toBe("awards");
    // Lines with labels of a person are no skills, if they are more than half.
    const about = (...lines: string[]) => kinds(work, section("skills", "Skills", []), section("personal", "About", lines))[2];
    expect(about("Phone: mobile, work, home", "Boats, lorries", "Buses")).toBe("skills");
    expect(about("Phone: mobile, work", "Nationality: Dutch, Irish", "Boats, lorries")).toBe("personal");
  });
});

test("a degree among jobs, where no section is education, makes their section one of both", () => {
  const both = (...others: Section[]) =>
    resolveKinds([section("work", "Career", [...jobs, "Bachelor of Arts\t2010 – 2013"]), ...others], contextOf([]))[0]?.kinds;
  expect(both()).toEqual(["work", "education"]);
  expect(both(section("education", "Education", degrees))).toEqual(["work"]);
});

describe("the only section of unknown kind with periods", () => {
  const school = section("education", "Education", degrees);
  const road = section("other", "My road", ["Tides\t2014 – 2018", "Locks\tsince 2010"]);
  test("is work, where one is education, training or skills and none work", () => {
    expect(kinds(school, road)).toEqual(["education", "work"]);
    expect(kinds(road)).toEqual(["other"]);
    expect(kinds(section("courses", "Training", ["Locks of canals"]), road)[1]).toBe("work");
    expect(kinds(section("skills", "Skills", ["Welding, rigging"]), road)[1]).toBe("work");
    expect(kinds(school, road, section("work", "Experience", jobs))[1]).toBe("other");
    expect(kinds(school, road, section("projects", "Projects", ["Boat"]))[1]).toBe("other");
    expect(kinds(school, road, { ...road, title: "Y", heading: heading("Y") }).slice(1)).toEqual(["other", "other"]);
    expect(
      kinds(school, section("other", "My road", ["Tides, the longest of all\t2014", "Sailing the northern sea\t2016", story]))[1],
    ).not.toBe("work");
    expect(kinds(school, section("other", "My road", [bullet("Tides, 2014 – 2018")]))[1]).toBe("other");
  });
});

test("languages under skills have headings of their own, in the style of the text, where languages stand below them", () => {
  const personal = ["Mother tongue", "Italian", "Other languages", "English", "Listening\tgood"];
  expect(resolve(section("skills", "Personal skills", personal))).toEqual([
    "skills: Personal skills",
    "languages: Mother tongue = Italian",
    "languages: Other languages = English | Listening good",
  ]);
  for (const rows of [
    ["Languages", "Java", "Python"],
    [bullet("Mother tongue"), "Italian"],
    ["Mother tongue", "Italian\tnative"],
    ["Mother tongue", "I speak Italian at home"],
    ["Languages and their history", "Italian"],
    ["Mother tongue"],
  ])
    expect(kinds(section("skills", "Skills", ["Welding", ...rows, "Brazing"]))).toEqual(["skills"]);
});

describe("rows that each begin with a period", () => {
  const life: Row[] = ["2014 – 2018\tTides", "2012 – 2014\tLocks, Old Pier", "2010 – 2012\tUpper form, Leith"];
  const ofLife = (rows: Row[], ...others: Section[]) => resolve(section("other", "Lebenslauf / CV", rows), ...others)[0]?.split(":")[0];

  test("are jobs or schools where no section is work", () => {
    expect(ofLife(life)).toBe("work");
    expect(ofLife(life.slice(0, 2))).toBe("work");
    expect(ofLife([...life, "of the Academy", "of the Port"])).toBe("work");
  });

  test("are neither where a section is work, one row alone begins so, or many do not", () => {
    expect(ofLife(life, section("work", "Work", jobs))).toBe("other");
    expect(ofLife(life.slice(0, 1))).toBe("other");
    expect(ofLife([...life.slice(0, 2), "Boats", "Moorings", "Ropes"])).toBe("other");
    expect(ofLife(["Tides\t2014 – 2018", "Locks\t2010 – 2014"])).toBe("other");
    expect(ofLife(["2014 – 2018", "2012 – 2014"])).toBe("other");
    expect(ofLife(["2014\tTides", "2012\tLocks"])).not.toBe("work");
  });
});

describe("a known title under an unknown one opens a section", () => {
  const rows: Row[] = ["Fitter, Acme Ltd\t2014 – 2018", "Built a pier.", "Tools", "AutoCAD", "Porter, Harbour Ltd\t2010 – 2014"];

  const school = section("education", "Education", degrees);
  const read = (...own: Row[]) => resolve(section("other", "Bits and pieces", own), school).slice(0, -1);
  const opened = (...own: Row[]) => read("Built a pier.", ...own).slice(1);

  test("over its text or before it", () => {
    expect(opened("About me", story)).toEqual([`profile: About me = ${story}`]);
    expect(opened(`About me\t${story}`)).toEqual([`profile: About me = ${story}`]);
    expect(opened("Interests\tChess, rowing", "sailing", "Certificates", "First aid, 2019")).toEqual([
      "interests: Interests = Chess, rowing | sailing",
      "certificates: Certificates = First aid, 2019",
    ]);
  });

  test("with other text in all of the lines between them", () => {
    expect(opened("Interests", "Chess", "Certificates", "First aid", "Languages", "Dutch").map((one) => one.split(":")[0])).toEqual([
      "interests",
      "certificates",
      "languages",
    ]);
    expect(kinds(section("other", "My road", [rows[0] as Row, bullet("Tasks"), ...rows.slice(1)]))).toContain("skills");
  });

  test("at the top too, where nothing is left of the unknown one", () => {
    expect(read("Interests", "Chess, rowing")).toEqual(["interests: Interests = Chess, rowing"]);
  });

  test.each<[string, Row[]]>([
    ["comes back, as under each job", ["Interests", "Chess", "Interests", "Rowing"]],
    ["is an item of a list", [bullet("Interests"), "Chess"]],
    ["stands before two cells", ["Interests\tChess\tRowing"]],
    ["stands over nothing", ["Interests"]],
    ["is hardly a title", ["Interests and other things that I like", "Chess"]],
    ["promises a profile over a few words", ["About me", "Tall"]],
    ["is that of jobs or schools", ["Education", "Leith College"]],
  ])("but not where it %s", (_, own) => {
    expect(opened(...own)).toEqual([]);
  });

  test("and not where no title stands above", () => {
    expect(kinds(section("other", "", ["Built a pier.", "Interests", "Chess, rowing"]), school)).toHaveLength(2);
  });

  test("but not where it tells of a job, as the title of tasks does", () => {
    expect(kinds(section("other", "My road", rows))).toContain("skills");
    expect(kinds(section("other", "My road", [rows[0] as Row, "Tasks", ...rows.slice(1)]))).not.toContain("skills");
  });
});

describe("paragraphs under an unknown title before the jobs", () => {
  const work = section("work", "Experience", jobs);
  test("are the profile of a CV that has none", () => {
    expect(kinds(section("other", "Hello", [story]), work)[0]).toBe("profile");
    expect(kinds(work, section("other", "Hello", [story]))[1]).toBe("other");
    expect(kinds(section("other", "Hello", [story]), section("profile", "Profile", [story]), work)[0]).toBe("other");
    expect(kinds(section("other", "Hello", [story]), section("objective", "Objective", [story]), work)[0]).toBe("other");
    expect(kinds(section("other", "Hello", [bullet(story)]), work)[0]).toBe("other");
    expect(kinds(section("other", "Hello", ["Hello"]), work)[0]).toBe("other");
    expect(kinds(section("other", "Hello", []), work)[0]).toBe("other");
  });
});

describe("a section of skills as the old European format has it", () => {
  const rows = ["Mother tongue\tItalian", "Technical skills\tExcel, SAP", "Certificates\tFirst aid"];
  test("opens a section at each title beside its content", () => {
    expect(resolve(section("skills", "Personal skills", rows), section("work", "Experience", jobs)).slice(0, -1)).toEqual([
      "skills: Personal skills",
      "languages: Mother tongue = Italian",
      "skills: Technical skills = Excel, SAP",
      "certificates: Certificates = First aid",
    ]);
  });
  test("and at that of skills side by side, which are no longer the first of them", () => {
    expect(
      resolve(section("skills", "Skills", ["Languages\tItalian", "Skills\tWelding\tBrazing"]), section("work", "Experience", jobs)),
    ).toContain("skills: Skills = Welding Brazing");
  });
  test.each<[string, Row[]]>([
    ["without languages", ["Technical skills\tExcel, SAP", "Certificates\tFirst aid"]],
    ["with no language beside the title", ["Languages\tJava", "Technical skills\tExcel, SAP"]],
    ["of three cells", ["Mother tongue\tItalian\tnative", "Technical skills\tExcel, SAP"]],
    ["of list items", [bullet("Mother tongue\tItalian"), bullet("Technical skills\tExcel, SAP")]],
  ])("but not %s", (_, lines) => {
    expect(kinds(section("skills", "Personal skills", lines), section("work", "Experience", jobs))).toHaveLength(2);
  });
});

test("skills without a heading leave nothing above the first title that stands in them", () => {
  const read = (...rows: string[]) => resolve(section("skills", "", rows), section("work", "Experience", jobs)).slice(0, -1);
  expect(read("Mother tongue\tItalian", "Certificates\tFirst aid")).toEqual([
    "languages: Mother tongue = Italian",
    "certificates: Certificates = First aid",
  ]);
});

describe("languages among skills", () => {
  test("are programming languages where hardly one is spoken", () => {
    const read = (...rows: string[]) => resolve(section("languages", "Languages", rows), section("work", "Experience", jobs)).slice(0, -1);
    expect(read("Python", "Go", "SQL")).toEqual(["skills: Languages = Python | Go | SQL"]);
    expect(read("Python", "Go", "SQL", "Rust", "English")).toEqual([
      "skills: Languages = Python | Go | SQL | Rust",
      "languages:  = English",
    ]);
    expect(read("Python", "English", "German")).toEqual(["languages: Languages = Python | English | German"]);
    expect(read("Python", "Go")).toEqual(["languages: Languages = Python | Go"]);
  });
  test("end where the other skills go on", () => {
    const empty = section("skills", "Skills", []);
    const spoken = section("languages", "Other languages", ["English: native", "German: B2", "Excel, SAP"]);
    expect(resolve(empty, spoken, section("work", "Experience", jobs)).slice(0, 2)).toEqual([
      "skills: Skills = Excel, SAP",
      "languages: Other languages = English: native | German: B2",
    ]);
    const below = section("languages", "Other languages", ["English", "Level: fluent", "Systems: Oracle (advanced), SAP (basic)"]);
    expect(resolve(empty, below, section("work", "Experience", jobs)).slice(0, 2)).toEqual([
      "skills: Skills = Systems: Oracle (advanced), SAP (basic)",
      "languages: Other languages = English | Level: fluent",
    ]);
    expect(resolve(section("skills", "Skills", ["Rhino"]), spoken, section("work", "Experience", jobs))[1]).toContain("Excel");
    expect(resolve(section("education", "Education", degrees), spoken, section("work", "Experience", jobs))[1]).toContain("Excel");
  });
});

test("a row of hobbies in a table of skills is a section of its own, and what stands below it in such a row is not", () => {
  const rows = ["IT\tExcel, SAP", "Hobbies\tRowing, chess", "Forklift\tcounterbalance"];
  expect(resolve(section("skills", "Other knowledge", rows), section("work", "Experience", jobs)).slice(0, 2)).toEqual([
    "skills: Other knowledge = Excel, SAP | Forklift counterbalance",
    "interests: Hobbies = Rowing, chess",
  ]);
  const beside = (...own: string[]) => resolve(section("skills", "Other knowledge", own), section("work", "Experience", jobs)).slice(1, -1);
  expect(beside("IT\tExcel", "Hobbies\tRowing, chess", "sailing")).toEqual(["interests: Hobbies = Rowing, chess | sailing"]);
  expect(beside("IT\tExcel", "Hobbies\tRowing, chess", "Certificates\tFirst aid")).toEqual([
    "interests: Hobbies = Rowing, chess",
    "certificates: Certificates = First aid",
  ]);
  expect(beside("IT\tExcel", "Mother tongue\tItalian", "English\tB2")).toEqual(["languages: Mother tongue = Italian | English B2"]);
});

describe("what ends a CV is part of no section:", () => {
  const head = section("head", "", ["Jane Doe", "jane@example.com", ...Array.from({ length: 9 }, () => "Boats")]);
  const end = (...rows: Row[]) => resolve(head, section("interests", "Interests", ["Rowing, chess", ...rows])).slice(2);
  test("a place with a date, and the name that signs it", () => {
    expect(end("Leeds, November 2026")).toEqual([]);
    expect(end("Leeds, den 3. November 2026")).toEqual(["signature:  = Leeds, den 3. November 2026"]);
    expect(end("Leeds, den 3. November 2026", "Jane Doe")).toEqual(["signature:  = Leeds, den 3. November 2026 | Jane Doe"]);
    expect(end("Jane Doe", "Leeds, den 3. November 2026")).toEqual(["signature:  = Jane Doe | Leeds, den 3. November 2026"]);
    expect(end("Leeds, 03.11.2026", "Jane Doe")).toEqual(["signature:  = Leeds, 03.11.2026 | Jane Doe"]);
    expect(end("Percival Gosling", "Leeds, den 3. November 2026")).toEqual(["signature:  = Leeds, den 3. November 2026"]);
    expect(end("Jane Doe, November 2026")).toEqual(["signature:  = Jane Doe, November 2026"]);
    expect(end("Jane Doe, Leeds")).toEqual([]);
    expect(end("Percival Gosling, November 2026")).toEqual([]);
    expect(end("Jane Doe")).toEqual([]);
    expect(end(bullet("Leeds, den 3. November 2026"))).toEqual([]);
    expect(end("Leeds, den 3. November 2026\tBoats")).toEqual([]);
    expect(end("Leeds, im November 2026")).toEqual(["signature:  = Leeds, im November 2026"]);
    expect(end("Leeds, 03/11/2026\tFirma")).toEqual(["signature:  = Leeds, 03/11/2026 Firma"]);
    expect(end("Leeds, 03/11/2026\tFirma: Jane Doe")).toEqual(["signature:  = Leeds, 03/11/2026 Firma: Jane Doe"]);
    expect(end("Fait à Leeds, le 3 novembre 2026\t(Jane Doe)")).toEqual(["signature:  = Fait à Leeds, le 3 novembre 2026 (Jane Doe)"]);
  });
  test("the name that signs it, which the CV prints behind its label", () => {
    const signed = section("interests", "Interests", ["Rowing", "Leeds, 03.11.2026", "Jane Doe"]);
    const labelled = section("head", "", ["Name: Jane Doe (*1986)", ...Array.from({ length: 9 }, () => "Boats")]);
    expect(resolve(labelled, signed).at(-1)).toBe("signature:  = Leeds, 03.11.2026 | Jane Doe");
  });
  test.each([
    "Last updated: 12 March 2024",
    "Última actualización: 3 de marzo de 2024",
    "Zuletzt aktualisiert am 12.03.2024",
    "Dernière mise à jour : mars 2024",
  ])("when it was updated, wherever that stands: %s", (update) => {
    expect(end(update)).toEqual([`accompanying:  = ${update}`]);
    expect(resolve(section("head", "", ["Jane Doe", update]), section("work", "Experience", jobs)).at(-1)).toBe(
      `accompanying:  = ${update}`,
    );
  });
  test("what was updated at work is work", () => {
    expect(end("Updated the tide tables in March 2024")).toEqual([]);
    expect(end(bullet("Last updated: 12 March 2024"))).toEqual([]);
  });
  test("consent to the processing of personal data, also before such a line", () => {
    const consent = "Autorizzo il trattamento dei miei dati personali";
    expect(end(consent)).toEqual([`signature:  = ${consent}`]);
    expect(end("Leeds, den 3. November 2026", consent)).toEqual([`signature:  = Leeds, den 3. November 2026 | ${consent}`]);
  });
  test("a line to sign on, with its labels, the name and the day", () => {
    expect(end("…………\t…………", "Signature\tDate")).toEqual(["signature:  = ………… ………… | Signature Date"]);
    expect(end("Date: 3 November 2026", "Place: Leeds\t(Jane Doe)", "Signature: ____")).toEqual([
      "signature:  = Date: 3 November 2026 | Place: Leeds (Jane Doe) | Signature: ____",
    ]);
    expect(end("Rowed 40 miles on 3 November 2025", "Signature: ____")).toEqual(["signature:  = Signature: ____"]);
    expect(end("İmza", "Jane Doe")).toEqual(["signature:  = İmza | Jane Doe"]);
    const korean = section("interests", "취미", ["등산", "2026년 11월 3일", "성 명 :\t서 은 별\t(인)"]);
    expect(resolve(section("head", "", ["서은별"]), korean).at(-1)).toBe("signature:  = 2026년 11월 3일 | 성 명 : 서 은 별 (인)");
    expect(end("3 November 2026")).toEqual([]);
    expect(end("Place: Leeds")).toEqual([]);
    expect(end("(by the sea)")).toEqual([]);
    expect(end("Signature\tDate\tPlace\tJane Doe")).toEqual([]);
  });
});

describe("a CV without any heading", () => {
  const whole = (...rows: Row[]) => resolve(section("head", "", rows));
  const apart = (row: Row): Row => [row as string, { gap: 1.2 }];
  test("is divided where white stands between its parts", () => {
    expect(
      whole(
        "Jane Doe",
        "jane@example.com",
        apart(jobs[0] as string),
        jobs[1] as string,
        apart(degrees[0] as string),
        degrees[1] as string,
        apart("English: native"),
        "German: B2",
      ),
    ).toHaveLength(4);
  });
  test("parts of one kind are one, and a part of unknown kind behind the jobs is one of its own", () => {
    expect(whole("Jane Doe", apart(jobs[0] as string), jobs[1] as string, apart(jobs[0] as string), jobs[1] as string)).toHaveLength(2);
    expect(whole("Jane Doe", apart("A line of text"), apart(jobs[0] as string), jobs[1] as string, apart("Boats"))).toHaveLength(3);
  });
  test("without jobs is one part", () => {
    expect(whole("Jane Doe", apart("English: native"), "German: B2", apart("Boats"))).toHaveLength(1);
  });
  test("and so does another column divide it", () => {
    expect(whole("Jane Doe", [jobs[0] as string, { flow: 1 }], [jobs[1] as string, { flow: 1 }])).toHaveLength(2);
  });
});

test("only a section of skills opens sections at titles beside their content", () => {
  const rows = ["Mother tongue\tItalian", "Technical skills\tExcel, SAP"];
  expect(kinds(section("awards", "Awards", rows), section("work", "Experience", jobs))).toEqual(["awards", "work"]);
  const below = ["Mother tongue", "Italian"];
  expect(kinds(section("awards", "Awards", below), section("work", "Experience", jobs))).toEqual(["awards", "work"]);
});

describe("a few lines of another kind do not change what a section is, as many do:", () => {
  const cited = ["Tides of the north. Journal of Steel, 2021.", "Locks in ice. Journal of Steel, 2019."];
  const levelled = ["Excel\tadvanced", "SAP\tbasic", "Word\texpert"];
  const spoken = ["English: native", "German: B2", "Dutch: B1"];
  test.each<[SectionKind | undefined, Row[]]>([
    ["publications", [...cited, "Boats and all that"]],
    [undefined, [...cited, "Boats and all that", "Seas and more"]],
    ["skills", [...levelled, "Forklift"]],
    [undefined, [...levelled, "Forklift", "Crane"]],
    ["languages", [...spoken, "Harbour"]],
    [undefined, [...spoken, "Harbour", "Pier"]],
  ])("%p: %p", (expected, rows) => {
    expect(content(...rows)).toBe(expected as SectionKind);
  });

  test("of seven items of a list of skills one may be a phrase, and not two", () => {
    const list = (...items: string[]) =>
      kinds(
        section("work", "Experience", jobs),
        section("other", "In my bag", [["Excel", "SAP", "SQL", "Word", "Rhino", ...items].join(", ")]),
      )[1];
    expect(list("Lathe", "handling of very old wooden boats")).toBe("skills");
    expect(list("keeping of books for small shops", "handling of very old wooden boats")).not.toBe("skills");
  });
});

test("the level of a language below it is a few words, and a sentence is none", () => {
  expect(content("English", "very good command, level B2", "German", "B2")).toBe("languages");
  expect(content("English", "good command of it in writing, level B2", "German", "B2")).toBeUndefined();
});

test("a certificate with its date stands in one line, and one that sounds a little like a position is one", () => {
  const crane = "Handling of overhead travelling cranes underground, Berufsgenossenschaft Verkehrswirtschaft";
  expect(content(`${crane}, 2021`, "Welding of pipes, 2019")).toBe("certificates");
  expect(content(`${crane} and Salzgitter, 2021`, "Welding of pipes, 2019")).toBeUndefined();
  expect(content("Design of wells, 2021", "Welding of pipes, 2019")).toBe("certificates");
});

test("a group above the first list of skills is one of them, though nothing stands above it", () => {
  const looks = { heading: heading("X") };
  expect(
    kinds(section("other", "Databases", ["Oracle, MySQL, Redis"], looks), section("skills", "Programming", ["Java, Go"], looks)),
  ).toEqual(["skills", "skills"]);
});

describe("a section whose heading the agency has taught stays what the agency says,", () => {
  const work = section("work", "Experience", jobs);
  const studies = section("education", "Education", degrees);
  test.each<[string, Section, Section[]]>([
    [
      "though other headings stand beside its lines",
      section("skills", "Abilities", ["Mother tongue\tItalian", "Technical skills\tExcel"]),
      [work],
    ],
    ["though headings of languages stand in it", section("skills", "Abilities", ["Welding", "Mother tongue", "Italian"]), [work]],
    ["though a known title stands in it", section("other", "My road", ["A pier of oak", "Interests", "Rowing, chess"]), [work]],
    ["though its languages are those of programs", section("languages", "Languages", ["Python", "Go", "SQL"]), [work]],
    ["though jobs follow in it", section("profile", "About", [story, ...jobs]), []],
    ["though all of it is jobs", section("profile", "Career Summary", jobs), []],
    ["though it reads like jobs", section("other", "Wo ich war", jobs), []],
    ["though it is the only one with periods", section("other", "My road", ["Tides\t2014 – 2018", "Locks\tsince 2010"]), [studies]],
    ["though its rows begin with periods", section("other", "Lebenslauf", ["2014 – 2018\tTides", "2012 – 2014\tLocks, Old Pier"]), []],
    ["though its projects name employers", section("projects", "Project experience", jobs), []],
    ["though it is a paragraph before the jobs", section("other", "Hello", [story]), [work]],
    ["though it lists short items", section("other", "In my bag", ["Excel, SAP, SQL"]), [work]],
    [
      "though it lists pastimes below skills",
      section("other", "After hours", ["Rowing, chess, baking"]),
      [work, section("skills", "Skills", ["Excel"])],
    ],
  ])("%s", (_, one, others) => {
    const read = (own: Section) =>
      resolve(...others.filter(({ kind }) => kind !== "work"), own, ...others.filter(({ kind }) => kind === "work"));
    const said = `${one.kind}: ${one.title} = ${one.lines.map(({ text }) => text.replaceAll("\t", " ")).join(" | ")}`;
    expect(read(one)).not.toContain(said);
    expect(read({ ...one, taught: true })).toContain(said);
  });
});

test("a CV that begins with skills has a group of them, or interests, right below", () => {
  const looks = { heading: heading("X") };
  const skills = section("skills", "Programming", ["Java, Go"], looks);
  expect(kinds(skills, section("other", "Databases", ["Oracle 19, MySQL 8, Redis 7"], looks))).toEqual(["skills", "skills"]);
  expect(kinds(skills, section("other", "After hours", ["Rowing, chess, baking"], looks))).toEqual(["skills", "interests"]);
});

describe("a header row says what a table under an unknown title holds:", () => {
  const table = (header: string, row: string, isHeader = true): Row[] => [
    [header, { table: { id: 1, row: 0, column: 0, columns: 3, header: isHeader } }],
    [row, { table: { id: 1, row: 1, column: 0, columns: 3 } }],
  ];
  const kindOf = (rows: Row[], kind: SectionKind = "other", guessed = false) =>
    kinds(section(kind, "Zelbano", rows, { guessed }), section("work", "Experience", jobs))[0];
  test.each<[SectionKind, string, string]>([
    ["publications", "Publication\tWhere\tDate", "Tides of the north\tSteel\t2021"],
    ["projects", "Project name\tKind", "Harbour wall\tPier"],
    ["certificates", "Certificate\tNumber", "Tides\t4711"],
    ["awards", "Award\tGiven by", "Tides\tThe guild"],
  ])("%p: %p", (expected, header, row) => {
    expect(kindOf(table(header, row))).toBe(expected);
  });
  test("also where its title was guessed, but not where it is known or the row is none of the header", () => {
    const certificates = table("Certificate\tNumber", "Tides\t4711");
    expect(kindOf(certificates, "work", true)).toBe("certificates");
    expect(kindOf(certificates, "awards")).toBe("awards");
    expect(kindOf(table("Project name\tKind", "Harbour wall\tPier", false))).not.toBe("projects");
  });
});

describe("'Qualifications' beside the education are skills", () => {
  const abilities: Row[] = ["Lifting and transferring", "Crisis response", "Works alone or as part of a team"];
  const education = section("education", "Education", degrees);
  test("where they are a list without dates, degrees and certificates", () => {
    expect(kinds(section("education", "Qualifications", abilities), section("work", "Work", jobs), education)[0]).toBe("skills");
    expect(kinds(section("certificates", "Qualificações", abilities), section("work", "Work", jobs), education)[0]).toBe("skills");
  });
  test.each<[string, Section[]]>([
    ["degrees", [section("education", "Qualifications", degrees), education]],
    ["certificates", [section("certificates", "Qualifications", ["Forklift licence", "First aid", "Rigging course"]), education]],
    ["the only schooling", [section("education", "Qualifications", abilities)]],
    [
      "beside skills",
      [section("education", "Qualifications", abilities), education, section("skills", "Skills", ["Excel", "Word", "SAP"])],
    ],
  ])("not where they are %s", (_, sections) => {
    expect(kinds(...sections)[0]).not.toBe("skills");
  });
});
