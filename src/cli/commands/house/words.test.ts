import { Database } from "bun:sqlite";
import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, realpathSync, writeFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { bold, p, wordFile } from "../../../engine/cv/read/docx/word-file.testing.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, run, path, get, put } = openTerminal();

const WORDS = {
  headings: [{ text: "Odds and ends", section: "skills" }],
  labels: [{ key: "skills", language: "en", text: "Toolbox" }],
};
const LINES = [
  p("Jane Doe"),
  p("jane.doe@example.com | +44 117 496 0142"),
  bold("Experience"),
  p("Engineer, Acme Ltd, 2019 – 2021"),
  p("Kept the ledger of the harbour"),
  p("Odds and ends"),
  p("Go, SQL, Kafka"),
  bold("Education"),
  p("BSc Economics, University of Leith, 2010 – 2013"),
];
const CV = wordFile(LINES.join(""));
const textOf = (docx: Uint8Array) => strFromU8(unzipSync(docx)["word/document.xml"] as Uint8Array).replace(/<[^>]+>/g, " ");
const skillsOf = (stdout: string) => (JSON.parse(stdout).skills ?? []).map(({ name }: { name: string }) => name);

test("words are imported, listed, exported and forgotten, for the house and for an account", async () => {
  put("words.json", WORDS);
  await vitae("user", "create", "--email", "zoe@agency.test", "--password", "secret1", "--quiet");

  expect(await vitae("words", "list")).toEqual({ status: 0, stdout: "", stderr: "No words are kept.\n" });
  expect(await vitae("words", "import", "words.json")).toEqual({
    status: 0,
    stdout: "",
    stderr: "The house now keeps 1 heading and 1 label.\n",
  });
  expect((await vitae("words", "list")).stdout).toBe(
    "WORDS    OF      LANGUAGE  TEXT\nheading  skills  all       Odds and ends\nlabel    skills  en        Toolbox\n",
  );
  expect(JSON.parse((await vitae("words", "list", "--account", "zoe@agency.test", "--json")).stdout)).toEqual({ headings: [], labels: [] });
  expect((await vitae("words", "import", "words.json", "--account", "zoe@agency.test")).stderr).toBe(
    "zoe@agency.test now keeps 1 heading and 1 label.\n",
  );

  expect((await vitae("words", "export", "out.json", "--account", "zoe@agency.test")).stderr).toBe("1 heading and 1 label in out.json.\n");
  expect(JSON.parse(get("out.json").toString())).toEqual(WORDS);
  expect(await vitae("words", "export", "out.json")).toMatchObject({
    status: 1,
    stderr: "out.json exists already (--force overwrites).\n",
  });

  put("fewer.json", { headings: [] });
  expect((await vitae("words", "import", "fewer.json")).stderr).toBe(
    "The house now keeps 0 headings and 0 labels, in the place of 1 heading and 1 label.\n",
  );
  expect((await vitae("words", "clear", "--account", "zoe@agency.test", "--yes")).stderr).toBe(
    "zoe@agency.test has forgotten 1 heading and 1 label.\n",
  );
  expect(JSON.parse((await vitae("words", "list", "--account", "zoe@agency.test", "--json")).stdout)).toEqual({ headings: [], labels: [] });
  expect(await vitae("words", "list", "--account", "ben@agency.test")).toMatchObject({
    status: 1,
    stderr: "There is no account ben@agency.test.\n",
  });
});

test("CVs are read with the words of a file", async () => {
  put("cv.docx", CV);
  put("words.json", WORDS);
  expect(skillsOf((await vitae("parse", "cv.docx")).stdout)).toEqual([]);
  expect(skillsOf((await vitae("parse", "cv.docx", "--words", "words.json")).stdout)).toEqual(["Go", "SQL", "Kafka"]);
  expect(existsSync(path("data"))).toBe(false);

  // In the list of skills it counts otherwise than in a job of years ago.
  const match = (...more: string[]) => vitae("match", "cv.docx", "--jd-text", "Engineer\n\nRequirements\n- Kafka", "--json", ...more);
  const skills = ({ stdout }: { stdout: string }) => JSON.parse(stdout).results[0].matchingScore.requirements[0];
  expect(skills(await match("--words", "words.json"))).not.toEqual(skills(await match()));
});

test("they are read with those of the house in the data folder, which is said, unless others or none are wanted", async () => {
  put("cv.docx", CV);
  put("words.json", WORDS);
  put("other.json", { headings: [{ text: "Odds and ends", section: "interests" }] });
  await vitae("words", "import", "words.json", "--data", "house", "--quiet");

  expect(skillsOf((await vitae("parse", "cv.docx")).stdout)).toEqual([]);
  const read = await vitae("parse", "cv.docx", "--data", "house");
  expect([skillsOf(read.stdout), read.stderr]).toEqual([
    ["Go", "SQL", "Kafka"],
    `With 1 heading and 1 label of the house in ${realpathSync(path("house"))} (--no-words does without).\n`,
  ]);
  expect(skillsOf((await run(["parse", "cv.docx", "--quiet"], { VITAE_DATA: "house" })).stdout)).toHaveLength(3);
  expect(skillsOf((await vitae("parse", "cv.docx", "--data", "house", "--no-words")).stdout)).toEqual([]);
  expect(skillsOf((await vitae("parse", "cv.docx", "--data", "house", "--words", "other.json")).stdout)).toEqual([]);

  await vitae("format", "cv.docx", "--data", "house", "--out", "out", "--quiet");
  expect(textOf(get("out/cv.docx"))).toContain("Toolbox");
});

test("a database without words, or of an earlier version, has none; one that is damaged is named", async () => {
  put("cv.docx", CV);
  put("old/.keep", "");
  new Database(path("old/vitae.db")).run("create table users (id text)");
  expect(await vitae("parse", "cv.docx", "--data", "old", "--quiet")).toMatchObject({ status: 0, stderr: "" });

  writeFileSync(path("old/vitae.db"), "no database at all, but some text that is long enough");
  expect(await vitae("parse", "cv.docx", "--data", "old")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^The words of the house in .*vitae\.db cannot be read \(\w+\)\. --no-words does without them\.\n$/),
  });
  expect((await vitae("parse", "cv.docx", "--data", "old", "--no-words", "--quiet")).status).toBe(0);
});

test("a file without words is a wrong command line, and says what is wrong with it", async () => {
  put("cv.docx", CV);
  put("text.json", "no JSON");
  put("wrong.json", { headings: [{ text: "Boats", section: "sea" }] });
  const complaint = async (file: string) => {
    const { status, stderr } = await vitae("parse", "cv.docx", "--words", file);
    return `${status} ${stderr}`;
  };
  expect(await complaint("none.json")).toBe("2 none.json: There is no such file.\n");
  expect(await complaint("text.json")).toBe("2 text.json: This is no JSON.\n");
  expect(await complaint("wrong.json")).toStartWith("2 wrong.json: Heading 1 (“Boats”): “section” must be one of");
  expect((await vitae("words", "import", "wrong.json")).status).toBe(2);
});
