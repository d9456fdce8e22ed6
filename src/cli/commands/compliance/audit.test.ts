import { expect, setDefaultTimeout, test } from "bun:test";
import { openLogKey } from "../../../engine/compliance/chain/log-key.ts";
import { recordMatches } from "../../../engine/compliance/decisions/record-matches.ts";
import { openStore } from "../../../engine/store/open-store.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, get, put } = openTerminal();

const people = (rows: [group: string, people: number, selected: number][]) =>
  [
    "sex,invited,points",
    ...rows.flatMap(([group, all, selected]) =>
      Array.from({ length: all }, (_, at) => `${group},${at < selected ? "yes" : "no"},${at < selected ? 7 : 3}`),
    ),
  ].join("\n");

test("selection rates are printed by group, with their ratio, what is below four fifths and what limits it", async () => {
  put(
    "people.csv",
    people([
      ["women", 40, 10],
      ["men", 40, 20],
      ["others", 5, 2],
    ]),
  );
  const { status, stdout, stderr } = await vitae("audit", "four-fifths", "people.csv", "--group", "sex", "--selected", "invited");
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^GROUP +PEOPLE +SELECTED +RATE +RATIO +BELOW 0\.8 +CHANCE\nmen +40 +20 +0\.500 +1\.000\nothers +5 +2 +0\.400 +0\.800 +\d\.\d+\nwomen +40 +10 +0\.250 +0\.500 +YES +0\.0\d+\n$/,
  );
  expect(stderr).toBe(
    "Below four fifths of the rate of “men”: “women”. That is a reason to look, and no proof of discrimination.\n“others”: Fewer than 30 people: the rate says little.\n",
  );
  const strict = await vitae(
    "audit",
    "four-fifths",
    "people.csv",
    "--group",
    "sex",
    "--score",
    "points",
    "--threshold",
    "5",
    "--strict",
    "--json",
  );
  expect([strict.status, JSON.parse(strict.stdout)]).toMatchObject([1, { highest: "men", threshold: 5, people: 85 }]);
  const missing = await vitae("audit", "four-fifths", "people.csv", "--selected", "invited");
  expect(missing).toMatchObject({ status: 2, stderr: "There is no column “group”. The columns are: sex, invited, points.\n" });
  expect((await vitae("audit", "four-fifths", "people.csv", "--threshold", "5")).stderr).toStartWith("--threshold is for scores");
  expect(await vitae("audit", "four-fifths", "nobody.csv")).toMatchObject({ status: 1, stderr: "nobody.csv: There is no such file.\n" });
  put("tables/people.csv", "group,selected\n");
  expect(await vitae("audit", "four-fifths", "tables")).toMatchObject({ status: 1, stderr: "tables: This folder cannot be read.\n" });
});

test("where no group is below, that is said with its limits", async () => {
  put(
    "people.csv",
    people([
      ["a", 40, 20],
      ["b", 40, 19],
    ]),
  );
  const { stderr } = await vitae("audit", "four-fifths", "people.csv", "--group", "sex", "--score", "points");
  expect(stderr).toBe(
    "Selected is who has 3 points or more, the median.\nNo group is below four fifths of the highest rate. That is no proof that nobody is treated worse.\n",
  );
});

test("scores are written without names, and the pseudonym of a file says which are its", async () => {
  await vitae("user", "create", "--email", "zoe@agency.test", "--password", "secret1", "--quiet");
  put("cv.pdf", "a CV of Zoë");
  const sha256 = new Bun.CryptoHasher("sha256").update("a CV of Zoë").digest("hex");
  const store = openStore(path("data/vitae.db"));
  const score = {
    niche_skills_score: 8,
    industry_experience_score: 7,
    role_experience_score: 6,
    overall_matching_score: 7.2,
    key_highlights: [],
    main_gaps: [],
    requirements: [],
    scorer: "built-in",
  };
  const log = { key: openLogKey(path("data")), rules: () => "1.0" };
  store.transaction((tx) =>
    recordMatches(tx, log, { job: "j", by: "u", score, cvs: new Map([[1, sha256]]), jd: "jd" }, new Date("2026-03-10")),
  );
  store.close();

  expect(await vitae("audit", "scores", "scores.csv")).toEqual({
    status: 0,
    stdout: "",
    stderr: "1 score(s) without names in scores.csv.\n",
  });
  const [{ cv }] = JSON.parse((await vitae("audit", "pseudonym", "cv.pdf", "--json")).stdout) as [{ cv: string }];
  expect(cv).toMatch(/^[0-9a-f]{16}$/);
  expect(get("scores.csv").toString()).toContain(`\r\n${cv},`);
  expect(await vitae("audit", "scores", "scores.csv")).toMatchObject({ status: 1 });
  expect(await vitae("audit", "scores", "scores.txt")).toMatchObject({ status: 2 });
});
