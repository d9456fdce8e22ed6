import { afterAll, beforeEach, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync } from "node:fs";
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import { europassErrors } from "../../../engine/cv/formats/testing/europass-schema.ts";
import { hrOpenErrors } from "../../../engine/cv/formats/testing/hr-open-schema.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each run starts the program twice.
setDefaultTimeout(60_000);

const { run, path, put } = openTerminal();
const CV = "cv.docx";
/** The rules know no place for its last line. */
beforeEach(async () => {
  const line = (text: string) => new Paragraph({ children: [new TextRun(text)] });
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const children = [
    new Paragraph({ text: "Amara Lindqvist", heading: HeadingLevel.TITLE }),
    line("amara.lindqvist@example.com"),
    heading("Experience"),
    line("Engineer, Northwind Parcel AB, 2019 – 2021"),
    heading("Skills"),
    line("Python, SQL"),
    heading("From the docks"),
    line("Harbour crane certificate, kept from the summers there."),
  ];
  put(CV, await Packer.toBuffer(new Document({ sections: [{ children }] })));
});
let questions = 0;
const answer = { certificates: [{ name: "harbour crane certificate" }, { name: "Pilot licence" }] };
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: () => {
    questions++;
    return Response.json({ message: { role: "assistant", content: JSON.stringify(answer) }, done: true, done_reason: "stop" });
  },
});
afterAll(() => server.stop(true));
const configured = { OLLAMA_HOST: `http://127.0.0.1:${server.port}`, OLLAMA_MODEL: "small" };

test.each(["--coverage", "--proof"])("parse %s prints which lines of the CV went where", async (flag) => {
  const { status, stdout } = await run(["parse", CV, flag, "--no-model"]);
  expect([status, stdout]).toEqual([
    0,
    "cv.docx: 7 of 8 lines used, 1 in additional, 0 set aside, 0 values without a source\n  In additional\n    Harbour crane certificate, kept from the summers there.\n",
  ]);
});

test("a file that cannot be read is told in JSON too", async () => {
  put("broken.json", "{");
  const { status, stdout } = await run(["parse", "broken.json", "--json"]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ file: "broken.json", error: { code: "corrupt" } });
});

test("a configured model sorts what the rules leave over, and none does with --no-model", async () => {
  questions = 0;
  const rules = JSON.parse((await run(["parse", CV, "--no-model"], configured)).stdout);
  expect(questions).toBe(0);
  expect(rules.meta.vitae.parser).toBe("rules");

  const sorted = JSON.parse((await run(["parse", CV], configured)).stdout);
  expect(questions).toBe(1);
  expect(sorted.certificates).toEqual([...(rules.certificates ?? []), { name: "Harbour crane certificate" }]);
  expect(sorted.additional).toEqual(rules.additional);
  expect(sorted.meta.vitae.parser).toBe("rules+small");
});

test("documents hold what the model of --model has sorted; one that is away costs a warning", async () => {
  const format = async (env: Record<string, string>) => {
    const { status, stdout } = await run(
      ["format", CV, "--out", path("out"), "--to", "docx", "--force", "--json", "--model", "small"],
      env,
    );
    expect(status).toBe(0);
    return JSON.parse(stdout)[0];
  };

  const made = await format({ OLLAMA_HOST: configured.OLLAMA_HOST });
  expect(JSON.stringify(made.resume.certificates)).toContain("Harbour crane certificate");
  expect(made.warnings.join(" ")).toContain("The local model small sorted text");

  const away = await format({ OLLAMA_HOST: "http://127.0.0.1:9" });
  expect(away.resume.meta.vitae.parser).toBe("rules");
  expect(away.warnings.join(" ")).toContain("cannot be reached");
});

test("parse --to writes the data of CVs in the formats of the trade", async () => {
  const xml = await run(["parse", CV, "--to", "europass", "--no-model"]);
  expect([xml.status, europassErrors(xml.stdout)]).toEqual([0, []]);
  expect(xml.stdout).toContain("<FirstName>Amara</FirstName><Surname>Lindqvist</Surname>");
  expect(xml.stdout).toContain("Harbour crane certificate");
  expect((await run(["parse", CV, "--to", "europass", "--no-model"])).stdout).toBe(xml.stdout);

  const { status } = await run(["parse", CV, "--to", "hropen", "--no-model", "--out", "data"]);
  expect(status).toBe(0);
  const candidate = JSON.parse(readFileSync(path("data/cv.hropen.json"), "utf8"));
  expect(hrOpenErrors(candidate)).toEqual([]);
  expect(candidate.person.name.formattedName).toBe("Amara Lindqvist");
});

test("parse --to says what a format has no place for, and refuses one that there is not", async () => {
  put("resume.json", JSON.stringify({ basics: { name: "Amara Lindqvist" }, stable: "Shetland" }));
  const { status, stderr } = await run(["parse", "resume.json", "--to", "europass", "--out", "data"]);
  expect([status, stderr]).toEqual([0, expect.stringContaining("Europass XML has no place for: stable.")]);
  const refused = await run(["parse", "resume.json", "--to", "docx"]);
  expect([refused.status, refused.stderr.trim()]).toEqual([2, expect.stringContaining("Allowed choices are json, europass, hropen.")]);
});

test("parse --to json carries the codes of ESCO that the data folder has", async () => {
  put("resume.json", JSON.stringify({ basics: { name: "Amara Lindqvist" }, skills: [{ name: "Wuzzling" }] }));
  put(
    "skills_en.csv",
    "conceptType,conceptUri,preferredLabel,altLabels\nKnowledgeSkillCompetence,http://data.europa.eu/esco/skill/wuzzling,wuzzling,\n",
  );
  await run(["taxonomy", "add", "skills_en.csv", "--data", "house"]);
  const resume = JSON.parse((await run(["parse", "resume.json", "--to", "json", "--data", "house"])).stdout);
  expect(resume.meta.vitae.esco).toEqual({ "skills[0].name": "http://data.europa.eu/esco/skill/wuzzling" });
});
