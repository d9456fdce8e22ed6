import { expect, test } from "bun:test";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { scripts } from "../package.json";
import { LEXICON } from "../src/engine/cv/match/lexicon/lexicon.ts";
import { HEADING_WORDS } from "../src/engine/cv/parse/lexicon/headings/heading-words.ts";
import { HEADING_WORDS_EUROPE } from "../src/engine/cv/parse/lexicon/headings/heading-words-europe.ts";
import { HEADING_WORDS_MORE } from "../src/engine/cv/parse/lexicon/headings/heading-words-more.ts";
import { HEADING_WORDS_WORLD } from "../src/engine/cv/parse/lexicon/headings/heading-words-world.ts";
import { ASSET_SOURCES, CHECKOUT_ROOT, OCR_LANGUAGES } from "../src/engine/setup/assets.ts";
import { describeConfig } from "../src/engine/setup/config.ts";
import { openTestApi } from "../src/server/testing/test-api.ts";
import { DOCUMENTS, readDocument } from "./documents.ts";

const FOLDERS = "{.ci,deploy,docs,patches,samples,scripts,src,templates,tests}/**";
const FILES = [FOLDERS, "*"].flatMap((glob) => [...new Bun.Glob(glob).scanSync({ cwd: CHECKOUT_ROOT, dot: true })]);
/** Every file and every folder of the checkout that holds one. */
const PATHS = new Set(FILES.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))));
/** Documents may leave out the folders that the sentence is about: `parse/2-sections/` is below `src/engine/cv`. */
const ENDINGS = new Set([...PATHS].flatMap((path) => path.split("/").map((_, at, parts) => parts.slice(at).join("/"))));

/** What the program makes, reads in a data folder or shows as an example: no file of the checkout. */
const MADE_LATER =
  /^(\/|@|<|dist\/|build\/|output\/|formatted\/|inbox\/|logs\/|spool\/|converting\/|client-logos\/|taxonomies\/|fonts\/<|templates\/<|backups\/|person\.json$|\.env$|\.docx$|settings\.env$|\.\/data$|vitae-VERSION)/;
const LOOKS_LIKE_A_PATH = /^(?!https?:)[^\s{}*…=]*(\/|\.(ts|tsx|typ|json|md|env|service|timer|yaml))[^\s{}*…=]*$/;

const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm;
const codeOf = (text: string) => [...text.replace(BLOCK, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string);

test.each(DOCUMENTS)("every file and folder that %s names exists", (path) => {
  const named = codeOf(readDocument(path)).filter((code) => LOOKS_LIKE_A_PATH.test(code) && !MADE_LATER.test(code));

  expect(named.filter((code) => !ENDINGS.has(code.replace(/\/$/, "")))).toEqual([]);
});

/** One of each stage, template or fixture, and said so. */
const OF_EACH = new Set(["thresholds.ts", "template.json", "resume.json"]);

test.each(DOCUMENTS)("a source file that %s names without its folder is the only one of that name", (path) => {
  const named = codeOf(readDocument(path)).filter(
    (code) => /^[\w.-]+\.(ts|tsx|json)$/.test(code) && !MADE_LATER.test(code) && !OF_EACH.has(code),
  );
  const several = named.filter((code) => FILES.filter((file) => file === code || file.endsWith(`/${code}`)).length > 1);

  expect([...new Set(several)]).toEqual([]);
});

test("the folder tree of the architecture is the one that exists", () => {
  const tree = [...readDocument("docs/architecture.md").matchAll(BLOCK)].find(([, language]) => language === "")?.[2] ?? "";
  const above: string[] = [];
  const missing: string[] = [];
  let entries = 0;
  for (const line of tree.split("\n")) {
    const [, indent = "", names] = /^( {0,8})(\S+(?: \S+)*)/.exec(line) ?? [];
    if (!names) continue;
    const depth = indent.length / 2;
    // `credits/ messages/` is two folders; what follows two spaces says what is in them.
    for (const name of names.split(" ").filter((word) => /[/.]/.test(word))) {
      above.length = depth;
      const path = [...above, name.replace(/\/$/, "").replace("/<key>", "")].join("/");
      if (!PATHS.has(path)) missing.push(path);
      above[depth] = path.slice(above.join("/").length).replace(/^\//, "");
      entries++;
    }
  }

  expect(missing).toEqual([]);
  expect(entries).toBeGreaterThan(40);
});

test("every setting that a document or an example file names exists", () => {
  const settings = describeConfig().map(([variable]) => variable);
  const texts = [...DOCUMENTS, "deploy/vitae.env", "deploy/compose.yaml", "deploy/vitae.service"].map(
    (path) => [path, readDocument(path)] as const,
  );
  const unknown = texts.flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:VITAE|STRIPE|OLLAMA|SMTP|EMAILJS)_[A-Z0-9_]*[A-Z0-9]\b/g)]
      .map(([name]) => name)
      .filter((name) => !settings.includes(name) && !settings.some((setting) => setting.startsWith(`${name}_`)))
      .map((name) => `${path}: ${name}`),
  );

  expect(unknown).toEqual([]);
});

test("every script of package.json is explained in CONTRIBUTING or the README", () => {
  const text = readDocument("CONTRIBUTING.md") + readDocument("README.md");

  expect(
    Object.keys(scripts).filter((name) => !new RegExp(`bun run ${name}(?![\\w:])|bun@[\\d.]+ run ${name}(?![\\w:])`).test(text)),
  ).toEqual([]);
});

test("CONTRIBUTING says what CI runs, and which programs its tests want", () => {
  const [text, ci] = [readDocument("CONTRIBUTING.md"), readDocument(".ci/run")];
  const row = /^\| `\.ci\/run` \| what CI runs, from a clean clone: (.+?)\. /m.exec(text)?.[1] ?? "";
  const run = [...ci.matchAll(/^ {2}(?:suite|step) .*\$BUN run ([\w:]+)/gm)].map(([, name]) => name as string);
  expect([...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string)).toEqual(run);

  const packages = [...ci.matchAll(/\b(?:install_missing|install_packages|for tool in) ([a-z][^;|\n]*)/g)]
    .flatMap(([, list]) => (list as string).split(" "))
    .map((tool) => tool.split(":").at(-1) as string);
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test("the index of the decisions has every one with its title, in their order", () => {
  const files = [...new Bun.Glob("docs/decisions/0*.md").scanSync(CHECKOUT_ROOT)].sort();
  const rows = files.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readDocument(file)) ?? [];
    return `${number}. [${title}](${file.split("/").pop()})`;
  });

  expect([...readDocument("docs/decisions/README.md").matchAll(/^\d+\. \[.*$/gm)].map(([row]) => row)).toEqual(rows);
});

test("what the table of behaviours names is declared in the file beside it", () => {
  const rows = [...readDocument("docs/architecture.md").matchAll(/^\| [^|]+ \| `(src\/[^`]+)` \| `(\w+)` \|$/gm)];
  const missing = rows.filter(([, path, name]) => {
    const file = join(CHECKOUT_ROOT, path as string);
    return (
      !PATHS.has(path as string) || !new RegExp(`(function|const|type) ${name}\\b|^  ${name}[(:]`, "m").test(readFileSync(file, "utf8"))
    );
  });

  expect(missing.map(([row]) => row)).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(24);
});

test("the glossary has each word once", () => {
  const words = [...readDocument("docs/glossary.md").matchAll(/^\| ([^|]+) \| [^|]/gm)]
    .flatMap(([, cell]) => (cell as string).replace(/ \(.*?\)/g, "").split(", "))
    .filter((word) => word !== "word" && word !== "---");

  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(words.length).toBeGreaterThan(150);
});

test("how far a confidence can be relied upon is said in the same words everywhere", () => {
  for (const path of ["docs/glossary.md", "docs/parsing.md", "docs/recruiters.md"])
    expect(readDocument(path).replace(/\s+/g, " ")).toContain("of values with 0.9 eight to nine of ten are right");
});

/** The program without its tests and their helpers, and without comments. */
const sources = new Map(
  FILES.filter((path) => /^src\/.+\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$|\/testing\//.test(path)).map(
    (path) => [path, readDocument(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")] as const,
  ),
);

test("what the table of behaviours names is what the product uses", () => {
  const rows = [...readDocument("docs/architecture.md").matchAll(/^\| [^|]+ \| `(src\/[^`]+)` \| `(\w+)` \|$/gm)];
  const unused = rows.filter(([, path, name]) => {
    const uses = [...sources].flatMap(([file, text]) => {
      const count = text.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
      return count > (file === path ? 1 : 0) ? [file] : [];
    });
    return uses.length === 0;
  });

  expect(unused.map(([row]) => row)).toEqual([]);
});

test("the architecture has every file of the contract and every folder of tests, and says which of them the pages see", () => {
  const text = readDocument("docs/architecture.md");
  const files = FILES.filter((path) => /^src\/engine\/contract\/[^/]+\.ts$/.test(path) && !path.endsWith(".test.ts")).map(
    (path) => path.split("/").at(-1) as string,
  );
  const tree = /^ {2}contract\/[\s\S]*?^ {2}setup\//m.exec(text)?.[0] ?? "";
  expect(files.filter((file) => !tree.includes(file))).toEqual([]);

  const seen = [...readDocument("biome.json").matchAll(/"!\*\*\/engine\/contract\/([\w-]+\.ts)"/g)].map(([, file]) => file as string);
  const hidden = /`web` sees `contract\/` alone, without (.*?)\. /s.exec(text)?.[1] ?? "";
  expect([...hidden.matchAll(/`contract\/([^`]+)`/g)].map(([, file]) => file as string)).toEqual(
    files.filter((file) => !seen.includes(file)).sort(),
  );

  const line = /^tests\/ .*$/m.exec(text)?.[0] ?? "";
  const folders = new Set(FILES.flatMap((path) => /^tests\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect([...folders].filter((folder) => !line.includes(`${folder}/`))).toEqual([]);
});

/** The value of `const NAME = 3 * 1024` or of a field `name: 8` of a source file. */
function constant(path: string, name: string): number {
  const [, factors] = new RegExp(`\\b${name}(?: =|:) ([\\d_.]+(?: \\*\\*? [\\d_]+)*)`).exec(readDocument(path)) ?? [];
  if (!factors) throw new Error(`${path} has no number ${name}.`);
  return factors
    .replaceAll("_", "")
    .split(" * ")
    .map((factor) => factor.split(" ** ").map(Number))
    .reduce((product, [base = 1, power = 1]) => product * base ** power, 1);
}

const MEGABYTE = 1024 * 1024;
const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];
const WORDS: Record<number, string> = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  8: "eight",
  10: "ten",
  30: "thirty",
  50: "fifty",
  90: "ninety",
};
const word = (value: number) => WORDS[value] ?? String(value);
const long = (value: number) => value.toLocaleString("en");

const LIMITS = "src/engine/contract/limits.ts";
const ZIP = "src/engine/cv/package/thresholds.ts";
const BOMBS = "src/engine/cv/read/pdf/open/thresholds.ts";
const FORM = "src/server/uploads/form-body.ts";
const READ_FORM = "src/server/uploads/read-form.ts";
const GATE = "src/server/uploads/upload-gate.ts";
const RATE = "src/server/uploads/min-upload-rate.ts";
const NETWORK = "src/engine/accounts/login/network.ts";
const SESSIONS = "src/engine/accounts/login/sessions.ts";
const REFUSED = "src/engine/jobs/submit/refused-documents.ts";
const OLLAMA = "src/engine/adapters/ollama/ollama.ts";
const COMPLETE = "src/engine/cv/complete/thresholds.ts";
const REQUIREMENTS = "src/engine/cv/match/1-requirements/thresholds.ts";
const EVIDENCE = "src/engine/cv/match/2-evidence/thresholds.ts";
const SCORE = "src/engine/cv/match/3-score/thresholds.ts";
const MODEL = "src/engine/cv/match/model/thresholds.ts";
const COMPLETE_CV = "src/engine/jobs/convert/complete-cv.ts";
const CHILD = "src/engine/adapters/converter/child-process.ts";
const HASH = "src/engine/accounts/passwords/hash-password.ts";
const POOL = "src/engine/adapters/converter/child-pool.ts";
const CONVERTER = "src/engine/adapters/converter/converter.ts";

const languages = new Set([HEADING_WORDS, HEADING_WORDS_EUROPE, HEADING_WORDS_MORE, HEADING_WORDS_WORLD].flatMap(Object.keys)).size;
const megabytes = (path: string, name: string) => constant(path, name) / MEGABYTE;
const uploadRate = `${constant(RATE, "minBytesPerSecond") / 1000} KB a second over ${word(constant(RATE, "windowMs") / SECOND)} seconds`;

/** Numbers of the program, in the words of the document that states them. */
const STATED: [document: string, words: string][] = [
  [
    "docs/security.md",
    `files of at most ${megabytes(LIMITS, "MAX_CV_BYTES")} MB, templates of at most ${megabytes(LIMITS, "MAX_TEMPLATE_BYTES")} MB`,
  ],
  ["docs/security.md", `${long(constant(LIMITS, "MAX_JD_CHARS"))} characters at most`],
  ["docs/security.md", `${long(constant("src/engine/templates/output-name.ts", "MAX_TRIED_CHARS"))} characters to make a file name`],
  ["docs/security.md", `(${megabytes(CHILD, "MAX_ANSWER_BYTES")} MB and ${megabytes(OLLAMA, "MAX_ANSWER_BYTES")} MB at most)`],
  [
    "docs/security.md",
    `at most ${long(constant(ZIP, "MAX_ZIP_ENTRIES"))} entries, ${megabytes(ZIP, "MAX_UNPACKED_BYTES")} MB in all and ${megabytes(ZIP, "MAX_XML_PART_BYTES")} MB in one`,
  ],
  [
    "docs/security.md",
    `a stream of a PDF ${megabytes(BOMBS, "MAX_UNPACKED_BYTES")} MB (a picture ${megabytes(BOMBS, "MAX_PICTURE_BYTES")} MB), a PDF ${constant(LIMITS, "MAX_PAGES")} pages`,
  ],
  [
    "docs/security.md",
    `${constant(READ_FORM, "MAX_FIELDS")} fields, ${constant(READ_FORM, "MAX_HEADER_BYTES") / 1024} KB of headers a part and ${constant(FORM, "MAX_FIELD_BYTES") / 1000} KB a field`,
  ],
  ["docs/security.md", `${word(constant(GATE, "uploadsEach"))} uploads at once each, ${constant(GATE, "uploads")} in all`],
  ["docs/security.md", `less than ${uploadRate}`],
  ["docs/security.md", `After ${constant(REFUSED, "MAX_REFUSALS")} refused documents in an hour`],
  [
    "docs/security.md",
    `${constant(FORM, "MAX_VISITOR_JSON_BYTES") / 1024} KB for visitors, ${megabytes(FORM, "MAX_JSON_BYTES")} MB for signed-in users`,
  ],
  ["docs/security.md", `argon2id (${constant(HASH, "memoryCost") / 1024} MB, ${word(constant(HASH, "timeCost"))} passes)`],
  ["docs/security.md", `${word(constant("src/engine/accounts/login/known-devices.ts", "MAX_DEVICES"))} browsers an account`],
  ["docs/security.md", `An account has ${word(constant(LIMITS, "MAX_SESSIONS"))} sessions`],
  [
    "docs/security.md",
    `after ${word(constant(SESSIONS, "SESSION_IDLE_MS") / DAY)} days without use, after ${word(constant(SESSIONS, "SESSION_MAX_MS") / DAY)} in any case`,
  ],
  ["docs/security.md", `an IPv4 address or an IPv6 /${constant(NETWORK, "NETWORK_BITS")}; an IPv6 /${constant(NETWORK, "SITE_BITS")}`],
  ["docs/api.md", `the first ${constant(NETWORK, "NETWORK_BITS")} bits of an IPv6 address`],
  ["docs/api.md", `the first ${constant(NETWORK, "SITE_BITS")} bits`],
  ["docs/api.md", `less than ${uploadRate}`],
  ["docs/api.md", `within ${constant("src/engine/store/idempotency.ts", "KEY_LIFETIME_MS") / (60 * MINUTE)} hours`],
  ["docs/api.md", `1 to ${constant("src/server/openapi/describe.ts", "maxLength")} visible ASCII characters`],
  ["docs/api.md", `newest first, ${constant("src/engine/billing/credits/list-ledger.ts", "LEDGER_PAGE_ROWS")} a page`],
  ["docs/api.md", `more than ${constant("src/server/http/json-body.ts", "MAX_NESTING")} levels deep`],
  ["docs/api.md", `up to ${megabytes(LIMITS, "MAX_TEMPLATE_BYTES")} MB`],
  ["docs/api.md", `after ${word(constant(REFUSED, "MAX_REFUSALS"))} of an account that were refused in an hour`],
  ["docs/api.md", `at most ${constant(READ_FORM, "MAX_FIELDS")} fields`],
  [
    "docs/operations.md",
    `${word(constant("src/engine/store/log.ts", "KEPT_FILES"))} files of ${megabytes("src/engine/store/log.ts", "MAX_FILE_BYTES")} MB`,
  ],
  [
    "docs/operations.md",
    `at most ${(constant("src/server/serve.ts", "STOP_MS") + constant("src/engine/jobs/queue/runner.ts", "DRAIN_MS")) / SECOND} seconds`,
  ],
  ["docs/operations.md", `${(constant(LIMITS, "MAX_MATCH_CVS") + 1) * megabytes(LIMITS, "MAX_CV_BYTES") + 1} MB`],
  ["docs/parsing.md", `section headings in ${languages} languages`],
  [
    "docs/parsing.md",
    `at most ${word(constant(COMPLETE, "MAX_ASKED_SECTIONS"))}, of each the first whole items within ${long(constant(COMPLETE, "MAX_SECTION_CHARS"))} characters`,
  ],
  ["docs/parsing.md", `A CV has ${constant(COMPLETE_CV, "TIMEOUT_MS") / SECOND} s`],
  ["docs/parsing.md", `left alone for ${word(constant(COMPLETE_CV, "PAUSE_MS") / MINUTE)} minutes`],
  [
    "docs/matching.md",
    `${long(constant(LIMITS, "MAX_JD_CHARS"))} characters and ${constant(REQUIREMENTS, "MAX_REQUIREMENTS")} requirements`,
  ],
  ["docs/matching.md", `at most ${constant(REQUIREMENTS, "MAX_THINGS")} things are compared`],
  ["docs/matching.md", `wished or being learnt | ${constant(EVIDENCE, "WISHED_FACTOR")} |`],
  ["docs/matching.md", `where the job asks for more | ${constant(EVIDENCE, "BASIC_LEVEL_FACTOR")} |`],
  ["docs/matching.md", `unless the job sells | ${constant(EVIDENCE, "SOLD_FACTOR")} |`],
  ["docs/matching.md", `not "worked as a nurse") | ${constant(EVIDENCE, "NAMED_OCCUPATION_FACTOR")} |`],
  ["docs/matching.md", `taught, written about | ${constant(EVIDENCE, "TAUGHT_FACTOR")},`],
  ["docs/matching.md", `for a hands-on job | ${constant(EVIDENCE, "OVERSEEN_FACTOR")} |`],
  ["docs/matching.md", `("part of the working group") | ${constant(EVIDENCE, "ASSISTED_FACTOR")} |`],
  ["docs/matching.md", `shows elsewhere in the CV | ${constant(EVIDENCE, "UNBACKED_FACTOR")}, with a warning`],
  ["docs/matching.md", `${word(constant(SCORE, "YEARS_FOR_DEGREE"))} years in the job where it says`],
  ["docs/matching.md", `after ${word(constant(MODEL, "MAX_FAILURES"))} failures it is asked no more`],
  ["docs/matching.md", `${word(constant(MODEL, "QUESTION_REQUIREMENTS"))} at a time`],
  ["docs/architecture.md", `starts ${word(constant(LIMITS, "SUSPECT_DELAY_MS") / SECOND)} seconds after`],
  ["docs/architecture.md", `or ${constant(LIMITS, "CONVERTER_CRASH_PENALTY_MS") / MINUTE} minutes have passed`],
  ["docs/sign-in.md", `It begins as a trial account does: ${constant(LIMITS, "TRIAL_CREDITS")} credits`],
  ["docs/glossary.md", `it handles up to ${constant(POOL, "MAX_DOCUMENTS_PER_CHILD")} documents of one account`],
  ["docs/decisions/0002-documents-in-a-child-process.md", `up to ${constant(POOL, "MAX_DOCUMENTS_PER_CHILD")} documents of one account`],
  ["docs/decisions/0002-documents-in-a-child-process.md", `waits ${constant(CONVERTER, "IDLE_MS") / SECOND} seconds at most`],
];

test("the calls that take an Idempotency-Key are those that the API's page lists", async () => {
  const api = await openTestApi();
  const taking = Object.entries(api.description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters }]) =>
      parameters?.some(({ name }) => name === "Idempotency-Key") ? [`${method.toUpperCase()} ${path.replace("/api/", "")}`] : [],
    ),
  );
  await api.close();
  const section = /## Sending a call again\n([\s\S]*?)\n## /.exec(readDocument("docs/api.md"))?.[1] ?? "";

  expect([...section.matchAll(/`((?:POST|PATCH|PUT) [^`]+)`/g)].map(([, call]) => call as string).sort()).toEqual(taking.sort());
  const posts = taking.filter((call) => call.startsWith("POST")).length;
  expect(readDocument("docs/reliability.md")).toContain(`${posts} of ${posts} calls that cost or make something`);
});

test("the words that the matcher knows are as many as its page says, within 3 in 100", () => {
  const kinds = new Map<string, string>();
  const names = new Set<string>();
  let kind = "";
  for (const line of LEXICON.flatMap((text) => text.split("\n")).filter((text) => text.trim() !== "")) {
    const group = /^#(\w+)/.exec(line.trim());
    if (group) kind = group[1] as string;
    else {
      const [main = "", ...others] = (line.split(" < ")[0] as string)
        .split("|")
        .map((name) => name.replace(/[*!]/g, "").trim().toLowerCase());
      if (!kinds.has(main)) kinds.set(main, kind);
      for (const name of [main, ...others]) names.add(`${main}|${name}`);
    }
  }
  const count = (...of: string[]) => [...kinds.values()].filter((one) => of.includes(one)).length;
  const counted = [kinds.size, names.size, count("skill"), count("role"), count("certificate", "licence"), count("industry")];

  const sentence =
    /holds ([\d,]+) concepts under ([\d,]+) names: ([\d,]+) skills, ([\d,]+) occupations, ([\d,]+) certificates and licences, ([\d,]+) industries/;
  const stated = (sentence.exec(readDocument("docs/matching.md")) ?? []).slice(1).map((number) => Number(number.replace(",", "")));
  expect(stated.length).toBe(counted.length);
  for (const [at, number] of counted.entries()) expect(Math.abs((stated[at] as number) / number - 1)).toBeLessThan(0.03);

  const [, onCard] = /The word lists \(([\d,]+) concepts\)/.exec(readDocument("docs/matcher-card.md")) ?? [];
  expect(Number(onCard?.replace(",", ""))).toBe(stated[0] as number);
});

test("the sets that the matcher is measured with are as many as the documents say", () => {
  const sets = [...new Bun.Glob("tests/fixtures/match/*.json").scanSync(CHECKOUT_ROOT)].map((path) => JSON.parse(readDocument(path)));
  const [all, aside] = [sets.length, sets.filter(({ keptAside }) => keptAside).length];

  expect(readDocument("docs/compliance.md")).toContain(`${aside} of ${all} kept aside`);
  expect(readDocument("docs/matching.md")).toContain(`${all} job descriptions`);
  expect(readDocument("docs/matching.md")).toContain(`| the ${aside} kept aside, now |`);
});

/** What a CV, a page or a call takes is said in docs/performance.md; records, tests of faults and the scoreboard have figures of their own. */
const WITHOUT_FIGURES = DOCUMENTS.filter((path) => !/performance|reliability|scoreboard|decisions\/|samples/.test(path));

test.each(WITHOUT_FIGURES)("%s leaves figures of cost to docs/performance.md", (path) => {
  const figures =
    /\d[\d.]*(?: to [\d.]+)? (?:ms|s|seconds) of (?:one|a|each) (?:core|slot)|\d+ (?:CVs|documents|pairs|files) a second|(?:program|at rest|idle)[^.\n]{0,20}\d+ MB/gi;
  expect(readDocument(path).match(figures) ?? []).toEqual([]);
});

const megabytesOf = (prefix: string) =>
  Math.round(
    Object.entries(ASSET_SOURCES)
      .filter(([name]) => name.startsWith(prefix))
      .reduce((sum, [, path]) => sum + statSync(join(CHECKOUT_ROOT, path)).size, 0) / 1e6,
  );

test("fonts and data of text recognition are as many and as large as the documents say", () => {
  const [fonts, data] = [megabytesOf("fonts/"), megabytesOf("tessdata/")];

  expect(readDocument("docs/performance.md")).toContain(`of which fonts are ${fonts} MB and the data of text recognition ${data} MB`);
  expect(readDocument("docs/third-party.md")).toContain(`Together ${fonts} MB`);
  expect(readDocument("docs/third-party.md")).toContain(`${OCR_LANGUAGES.length} languages, ${data} MB packed`);
  expect(readDocument("README.md")).toContain(`Text recognition knows ${OCR_LANGUAGES.length} languages`);
  expect(readDocument("docs/decisions/0009-tesseract-core-without-its-worker.md")).toContain(
    `The data of ${OCR_LANGUAGES.length} languages is embedded, ${data} MB packed`,
  );
});

test("the weights of names and the patch of pdf.js are as large as their records say", () => {
  const weights = "src/engine/cv/parse/recognisers/name-kinds/name-weights.txt";
  const text = Math.round(statSync(join(CHECKOUT_ROOT, weights)).size / 10_000) * 10;
  const [, buckets = "", , bytes, inText] =
    /a byte for each of ([\d,]+) buckets and (\w+) kinds, (\d+) KB, or (\d+) KB as the text file/.exec(
      readDocument("docs/decisions/0033-a-learnt-second-voice-for-names.md"),
    ) ?? [];
  expect(Number(buckets.replace(",", ""))).toBe(2 ** constant("src/engine/cv/parse/recognisers/name-kinds/features.ts", "BUCKET_BITS"));
  expect([Number(bytes), Number(inText)]).toEqual([Math.round((Number(buckets.replace(",", "")) * 10) / 1000), text]);

  const lines = FILES.filter((path) => path.startsWith("patches/pdfjs")).map((path) => readDocument(path).split("\n").length);
  expect(Math.max(...lines)).toBeLessThan(200);
  expect(readDocument("docs/decisions/0014-a-patched-pdfjs.md")).toContain("It has less than 200 lines");
});

test.each(STATED)("%s: %s", (document, words) => {
  const isStated = readDocument(document).replace(/\s+/g, " ").includes(words);
  expect({ words, isStated }).toEqual({ words, isStated: true });
});
