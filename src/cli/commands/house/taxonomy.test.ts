import { expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, get, put } = openTerminal();
const table = (...names: string[]) =>
  `conceptType,conceptUri,preferredLabel,altLabels\nKnowledgeSkillCompetence,http://data.europa.eu/esco/skill/1,${names[0]},"${names.slice(1).join("\n")}"\n`;

test("a taxonomy is added, used by a match that says so, listed and taken away", async () => {
  await put("skills_de.csv", table("Wuzzelbetrieb leiten", "Wuzzelei"));
  await put("skills_fr.csv", table("conduite d'une wouzellerie"));
  await put("cv.json", JSON.stringify({ basics: {}, work: [{ position: "Helfer", highlights: ["Conduite d'une wouzellerie."] }] }));
  const match = async () => {
    const { stdout, stderr } = await vitae(
      "match",
      "--jd-text",
      "Stelle\nAnforderungen\n- Wuzzelei",
      "--no-model",
      "--json",
      path("cv.json"),
    );
    return { met: JSON.parse(stdout).results[0].matchingScore.requirements[0].met, stderr };
  };

  expect((await match()).met).toBe("no");
  expect((await vitae("taxonomy", "list")).stderr).toBe("No taxonomy has been added.\n");
  expect(await vitae("taxonomy", "add", path("skills_de.csv"), path("skills_fr.csv"))).toEqual({
    status: 0,
    stdout: "",
    stderr:
      "skills-de: 1 concept under 2 names (de). Matches and enhanced CVs use them from now on.\nskills-fr: 1 concept under 1 name (fr). Matches and enhanced CVs use them from now on.\n",
  });
  const used = await match();
  expect(used.met).toBe("yes");
  expect(used.stderr).toContain("With the taxonomies skills-de, skills-fr in ");
  expect(JSON.parse((await vitae("taxonomy", "list", "--json")).stdout).map(({ id }: { id: string }) => id)).toEqual([
    "skills-de",
    "skills-fr",
  ]);
  expect((await vitae("taxonomy", "remove", "skills-fr", "--yes")).stderr).toBe(
    "skills-fr is gone: matches and enhanced CVs do without it from now on.\n",
  );
  expect((await match()).met).toBe("no");
});

test("a wrong file is named with what it is, and the status is that of a wrong command", async () => {
  await put("words.csv", "hello");
  const { status, stderr } = await vitae("taxonomy", "add", path("words.csv"));
  expect(status).toBe(2);
  expect(stderr).toContain(`${path("words.csv")}: This is no table of ESCO`);
  expect((await vitae("taxonomy", "remove", "skills-xx", "--yes")).stderr).toContain("There is no taxonomy skills-xx.");
});

test("an enhanced CV shows first what the job asks for in another language, by the taxonomies that are kept", async () => {
  await put("skills_de.csv", table("Wuzzelbetrieb leiten", "Wuzzelei"));
  await put("skills_fr.csv", table("conduite d'une wouzellerie"));
  await put("jd.txt", "Stelle\nAnforderungen\n- Wuzzelei");
  const highlights = ["Accueil des clients.", "Conduite d'une wouzellerie à Lyon."];
  await put("cv.json", JSON.stringify({ basics: { name: "Lou Perrin" }, work: [{ name: "Acme", position: "Chef", highlights }] }));
  const firstHighlight = async () => {
    const { stderr } = await vitae("format", path("cv.json"), "--jd", path("jd.txt"), "--out", path("made"), "--force", "--no-model");
    const text = strFromU8(unzipSync(get("made/cv.docx"))["word/document.xml"] as Uint8Array);
    return { isFirst: text.indexOf("wouzellerie à Lyon") < text.indexOf("Accueil"), stderr };
  };

  expect((await firstHighlight()).isFirst).toBe(false);
  await vitae("taxonomy", "add", path("skills_de.csv"), path("skills_fr.csv"));
  const widened = await firstHighlight();
  expect(widened.isFirst).toBe(true);
  expect(widened.stderr).toContain("With the taxonomies skills-de, skills-fr in ");
});
