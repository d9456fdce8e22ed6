import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { toRow } from "../../1-document/row.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, type LineLooks, line } from "../../testing/build-reading.ts";
import { apartFromDates } from "./lone-dates.ts";

const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];
const parse = (...lines: Line[]) => parseResume(buildReading([...top, ...lines])).resume;
const dated = (name: string | undefined, { startDate, endDate }: { startDate?: string; endDate?: string }) =>
  [name, startDate && `${startDate} – ${endDate}`].filter(Boolean).join(" ");
/** "Fitter 2018 – 2021" for each job. */
const jobsOf = (...lines: Line[]) => (parse(work, ...lines).work ?? []).map((job) => dated(job.position, job));

const work = heading("Work Experience");
const head = (text: string, looks: LineLooks = {}) => line(text, { bold: true, gap: 1, ...looks });
const fitter = [head("Fitter, Harwell Works"), line("Mended the pumps of the harbour.")];
const storekeeper = [head("Storekeeper, Selby Storage"), line("Kept the stores of three sites.")];
const driver = [head("Driver, Leith Haulage"), line("Drove the parcels of two depots.")];
const dates = (texts: readonly string[], looks: LineLooks = {}) => texts.map((text, at) => line(text, { gap: at === 0 ? 1 : 0, ...looks }));
const TWO = ["2018 – 2021", "2014 – 2018"];
const TWO_JOBS = ["Fitter 2018 – 2021", "Storekeeper 2014 – 2018"];

describe("periods that stand together in a section belong to its jobs in their order,", () => {
  test("wherever they stand", () => {
    expect(jobsOf(...fitter, ...storekeeper, ...dates(TWO))).toEqual(TWO_JOBS);
    expect(jobsOf(...dates(TWO), ...fitter, ...storekeeper)).toEqual(TWO_JOBS);
    expect(jobsOf(...fitter, ...dates(TWO), ...storekeeper)).toEqual(TWO_JOBS);
    expect(jobsOf(...fitter, ...storekeeper, ...dates(TWO, { bullet: true }))).toEqual(TWO_JOBS);
  });

  test("also where a list item has a period of its own", () => {
    const item = bullet("Trained the apprentices of the yard 2019 – 2020 and won their thanks");
    expect(jobsOf(...fitter, item, ...storekeeper, ...dates(TWO))).toEqual(TWO_JOBS);
  });

  test("and are no text of any of them", () => {
    const { work: jobs, additional } = parse(work, ...fitter, ...storekeeper, ...dates(TWO));
    expect(jobs?.map(({ summary }) => summary)).toEqual(["Mended the pumps of the harbour.", "Kept the stores of three sites."]);
    expect(additional).toBeUndefined();
  });

  test("but not where the jobs have periods in their heads", () => {
    const jobs = [head("Fitter, Harwell Works\t2018 – 2021"), head("Storekeeper, Selby Storage\t2014 – 2018")];
    expect(jobsOf(...jobs, ...dates(["2010 – 2012", "2008 – 2009"])).slice(0, 2)).toEqual(TWO_JOBS);
  });

  test("nor where one stands alone, or they stand in the rows of jobs", () => {
    const context = { language: "en", body: work.style, recognized: new Set<number>() };
    const apart = (...texts: string[]) => apartFromDates(texts.map((text) => toRow(line(text), context)))?.dates.map(({ text }) => text);
    expect(apart("Fitter", ...TWO)).toEqual(TWO);
    expect(apart("Fitter", "2018 – 2021")).toBeUndefined();
    expect(apart("Fitter\t2018 – 2021", "Storekeeper\t2014 – 2018", "Mended pumps")).toBeUndefined();
  });

  test("nor where each stands below its job", () => {
    const [post, text] = storekeeper as [Line, Line];
    const two = [head("Fitter, Harwell Works"), line("2018 – 2021"), line("Mended the pumps."), post, line("2014 – 2018"), text];
    expect(jobsOf(...two)).toEqual(TWO_JOBS);
    const unknown = ["Corvane", "Harwell", "2018 – 2021", "Selby", "Leith", "2014 – 2018"].map((text) => line(text));
    expect(parse(work, ...unknown).work?.map(({ startDate }) => startDate)).toEqual(["2018", "2014"]);
  });

  test("nor where they are the first and the last day of one", () => {
    const [post, text] = storekeeper as [Line, Line];
    const days = ["Jan 2014", "Mar 2018"].map((day) => line(day, { gap: 0.9 }));
    expect(jobsOf(...fitter, post, ...days, text)).toEqual(["Fitter", "Storekeeper 2014-01 – 2018-03"]);
  });
});

describe("how many periods stand together tells", () => {
  const SEVEN = [...TWO, "2010 – 2014", "2008 – 2010", "2005 – 2008", "2003 – 2005", "2001 – 2003"];
  const cook = [head("Cook, Tern Kitchen"), line("Cooked for forty guests a day.")];
  const earlier = ["Porter, Wharfe Hotel", "Welder, Corvane Group", "Painter, Halden Marine"].map((text) => line(text, { italic: true }));
  const posts = ["Fitter", "Storekeeper", "Driver", "Cook", "Porter", "Welder", "Painter"];
  const rows = (...texts: string[]) => texts.map((text) => head(text, { gap: 0 }));

  test("that rows set otherwise are jobs too", () => {
    const jobs = [...fitter, ...storekeeper, ...driver, ...cook, ...earlier];
    expect(jobsOf(...jobs, ...dates(SEVEN))).toEqual(posts.map((post, at) => `${post} ${SEVEN[at]}`));
  });

  test("that a post and its employer are one job, though they are set like two", () => {
    const { work: jobs } = parse(work, ...rows("Fitter, Harwell Works", "Storekeeper", "Selby Storage"), ...dates(TWO));
    expect(jobs?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ["Harwell Works", "Fitter", "2018"],
      ["Selby Storage", "Storekeeper", "2014"],
    ]);
  });

  test("nothing where they are far fewer or more: the jobs have no dates then", () => {
    const five = rows(
      "Fitter, Harwell Works",
      "Storekeeper, Selby Storage",
      "Driver, Leith Haulage",
      "Cook, Tern Kitchen",
      "Porter, Wharfe Hotel",
    );
    expect(jobsOf(...five, ...dates(SEVEN.slice(0, 3)))).toEqual(posts.slice(0, 5));
    expect(jobsOf(...five.slice(0, 2), ...dates(SEVEN.slice(0, 3)))).toEqual(posts.slice(0, 2));
  });

  test("nothing where jobs with text would become one, or text would become a job", () => {
    const posts = ["Fitter", "Storekeeper", "Driver"];
    expect(jobsOf(...fitter, ...storekeeper, ...driver, ...dates(TWO))).toEqual(posts);
    expect(jobsOf(...fitter, ...storekeeper, ...dates(SEVEN.slice(0, 3)))).toEqual(posts.slice(0, 2));
    expect(jobsOf(...fitter, ...storekeeper, ...driver, ...dates(SEVEN.slice(0, 4)))).toEqual(posts);
  });

  test("nothing about the only job of a section: two of them may both be its own", () => {
    expect(jobsOf(...fitter, ...dates(TWO))).toEqual(["Fitter"]);
  });
});

describe("periods in a part of the page that has nothing else belong to the jobs and schools above,", () => {
  const box = (texts: readonly string[], looks: LineLooks = {}) => dates(texts, { place: "textbox", flow: 1, ...looks });
  const education = heading("Education");
  const schools = [head("BSc Economics, University of Leith"), head("A-levels, Harwell Sixth Form")];
  const schoolsOf = (...lines: Line[]) => parse(...lines).education?.map((school) => dated(school.institution, school));

  test("in a text box below the section", () => {
    expect(jobsOf(...fitter, ...storekeeper, ...box(TWO))).toEqual(TWO_JOBS);
  });

  test("in a sidebar, first those of the jobs, then those of the schools", () => {
    const lines = [
      work,
      ...fitter,
      ...storekeeper,
      education,
      ...schools,
      ...box([...TWO, "2010 – 2013", "2008 – 2010"], { place: "sidebar" }),
    ];
    expect(parse(...lines).work?.map((job) => dated(job.position, job))).toEqual(TWO_JOBS);
    expect(schoolsOf(...lines)).toEqual(["University of Leith 2010 – 2013", "Harwell Sixth Form 2008 – 2010"]);
  });

  test("of the two the schools, where there are as many as these and no more", () => {
    const lines = [work, ...fitter, ...storekeeper, education, ...schools, ...box(["2010 – 2013", "2008 – 2010"])];
    expect(schoolsOf(...lines)).toEqual(["University of Leith 2010 – 2013", "Harwell Sixth Form 2008 – 2010"]);
    expect(parse(...lines).work?.map((job) => dated(job.position, job))).toEqual(["Fitter", "Storekeeper"]);
  });

  test("of the last section that has any, but for periods in its list items", () => {
    const item = bullet("Trained the apprentices of the yard 2019 – 2020 and won their thanks");
    expect(jobsOf(...fitter, item, ...storekeeper, heading("Education"), ...box(TWO))).toEqual(TWO_JOBS);
    const none = heading("Volunteering");
    expect(schoolsOf(work, ...fitter, ...storekeeper, education, ...schools, none, ...box(["2010 – 2013", "2008 – 2010"]))).toEqual([
      "University of Leith 2010 – 2013",
      "Harwell Sixth Form 2008 – 2010",
    ]);
    const datedJobs = [head("Fitter, Harwell Works\t2018 – 2021"), head("Storekeeper, Selby Storage\t2014 – 2018")];
    const lines = [education, ...schools, work, ...datedJobs, ...box(["2010 – 2013", "2008 – 2010"])];
    expect(schoolsOf(...lines)).toEqual(["University of Leith 2010 – 2013", "Harwell Sixth Form 2008 – 2010"]);
  });

  test("also those of a school whose degree has a row of its own, and of volunteers", () => {
    const rows = ["BSc Economics", "University of Leith", "MBA", "University of Selby"].map((text) => line(text));
    expect(schoolsOf(education, ...rows, ...box(["2010 – 2013", "2008 – 2010"]))).toEqual([
      "University of Leith 2010 – 2013",
      "University of Selby 2008 – 2010",
    ]);
    const { volunteer } = parse(work, ...fitter, heading("Volunteering"), ...storekeeper, ...driver, ...box(TWO));
    expect(volunteer?.map((post) => dated(post.position, post))).toEqual(["Storekeeper 2018 – 2021", "Driver 2014 – 2018"]);
  });

  test("also one beside the only job or school, and it is no text of it", () => {
    const { work: jobs, additional } = parse(work, ...fitter, ...box(["2014 – 2018"]));
    expect(jobs).toEqual([
      { name: "Harwell Works", position: "Fitter", startDate: "2014", endDate: "2018", summary: "Mended the pumps of the harbour." },
    ]);
    expect(additional).toBeUndefined();
    expect(schoolsOf(education, schools[0] as Line, ...box(["2010 – 2013"]))).toEqual(["University of Leith 2010 – 2013"]);
    expect(jobsOf(...fitter, ...box(["2018"]))).toEqual(["Fitter"]);
  });

  test("also one below a job alone and one below a school", () => {
    const lines = [work, ...fitter, education, schools[0] as (typeof schools)[0], ...box(["2014 – 2018", "2010 – 2013"])];
    expect(parse(...lines).work?.map((job) => dated(job.position, job))).toEqual(["Fitter 2014 – 2018"]);
    expect(schoolsOf(...lines)).toEqual(["University of Leith 2010 – 2013"]);
  });

  test("in each of two boxes those of the section above it", () => {
    const lines = [
      work,
      ...fitter,
      ...storekeeper,
      ...box(TWO),
      heading("Education", { flow: 2 }),
      ...schools.map((school) => ({ ...school, flow: 2 })),
    ];
    lines.push(...box(["2010 – 2013", "2008 – 2010"], { flow: 3 }));
    expect(parse(...lines).work?.map((job) => dated(job.position, job))).toEqual(TWO_JOBS);
    expect(schoolsOf(...lines)).toEqual(["University of Leith 2010 – 2013", "Harwell Sixth Form 2008 – 2010"]);
  });

  test("but not where they are more or fewer than these", () => {
    expect(jobsOf(...fitter, ...storekeeper, ...driver, ...box(TWO))).toEqual(["Fitter", "Storekeeper", "Driver"]);
    expect(jobsOf(...fitter, ...storekeeper, ...box([...TWO, "2010 – 2014"]))).toEqual(["Fitter", "Storekeeper"]);
    expect(jobsOf(...fitter, ...box(TWO))).toEqual(["Fitter"]);
  });

  test("nor where the jobs have periods in their heads, or the box has more than periods", () => {
    const jobs = [head("Fitter, Harwell Works\t2012 – 2013"), head("Storekeeper, Selby Storage\t2010 – 2012")];
    expect(jobsOf(...jobs, ...box(TWO))).toEqual(["Fitter 2012 – 2013", "Storekeeper 2010 – 2012"]);
    expect(jobsOf(...fitter, ...storekeeper, ...driver, ...box([...TWO, "Leeds"]))).toEqual(["Fitter", "Storekeeper", "Driver"]);
  });

  test("nor those under a heading of their own, and not to skills", () => {
    const under = [heading("Awards", { place: "textbox", flow: 1 }), ...box(TWO)];
    expect(jobsOf(...fitter, ...storekeeper, ...under)).toEqual(["Fitter", "Storekeeper"]);
    const skills = [heading("Skills"), line("Welding"), line("Brazing")];
    expect(jobsOf(...fitter, ...storekeeper, ...skills, ...box(TWO))).toEqual(TWO_JOBS);
  });
});
