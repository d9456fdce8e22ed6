import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, get, put, path } = openTerminal();
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><rect width="4" height="1" fill="#5b2a86"/></svg>';
const CV = {
  basics: { name: "Ada Byron", email: "ada@example.com" },
  work: [{ name: "Analytical Ltd", position: "Engineer", startDate: "2019-04" }],
};
const partOf = (docx: string, name: string) => strFromU8(unzipSync(get(docx))[name] as Uint8Array);

test("a brand is set from the command line, changed bit by bit, shown, exported, previewed and cleared", async () => {
  put("logo.svg", LOGO);
  put("acme/mark.svg", LOGO);
  put("acme/brand.json", JSON.stringify({ name: "Acme", logo: { file: "mark.svg" }, footer: "Acme" }));
  expect((await vitae("brand", "show")).stderr).toBe("The house has no brand: documents are as their styles say.\n");
  expect((await vitae("brand", "preview", "--out", "p")).stderr).toBe(
    'The house has no brand. Make one: vitae brand set --name "Acme" --logo logo.svg\n',
  );
  expect(await vitae("brand", "set", "--name", "Enna", "--logo", "logo.svg", "--primary", "#5b2a86", "--accent", "#ffd400")).toEqual({
    status: 0,
    stdout: "",
    stderr:
      "The house has this brand now. See it: vitae brand preview --out preview\nThe second colour #ffd400 is too light for text on white (contrast 1.4): lines and marks have it, and text is set in the main colour.\n",
  });
  await vitae("brand", "set", "--footer", "Enna · {name}", "--accent", "#0a7d4b", "--logo-height", "9");
  expect((await vitae("brand", "show")).stdout).toBe(
    [
      "name            Enna",
      "logo            logo.svg",
      "logo height     9 mm",
      "main colour     #5b2a86",
      "second colour   #0a7d4b",
      "footer          Enna · {name}",
      "",
    ].join("\n"),
  );

  expect((await vitae("brand", "export", "out")).stderr).toBe("The brand is in out/brand.json.\n");
  expect(JSON.parse(get("out/brand.json").toString())).toEqual({
    name: "Enna",
    logo: { file: "logo.svg", height: 9 },
    colors: { primary: "#5b2a86", accent: "#0a7d4b" },
    footer: "Enna · {name}",
  });
  expect(existsSync(path("out/logo.svg"))).toBe(true);

  const { stdout } = await vitae("brand", "preview", "--out", "preview", "--to", "docx", "--json");
  expect(JSON.parse(stdout).files[0]).toBe("preview/default.docx");
  expect(partOf("preview/default.docx", "word/footer1.xml")).toContain("Enna · Clara Vandenberghe");

  put("ada.json", JSON.stringify(CV));
  const ada = await vitae("brand", "preview", "ada.json", "--out", "own", "--template", "executive", "--json");
  expect(JSON.parse(ada.stdout).files).toEqual(["own/executive.docx", "own/executive.pdf", "own/executive-1.png"]);
  expect(partOf("own/executive.docx", "word/footer1.xml")).toContain("Enna · Ada Byron");
  expect(get("own/executive-1.png").subarray(1, 4).toString()).toBe("PNG");
  expect(await vitae("brand", "preview", "nobody.pdf", "--out", "own")).toMatchObject({
    status: 1,
    stderr: "nobody.pdf: There is no such file.\n",
  });
  put("own/default.docx", get("preview/default.docx"));
  expect(await vitae("brand", "preview", "own/default.docx", "--out", "own")).toMatchObject({
    status: 1,
    stderr: "own/default.docx would be written over a CV that is read; choose another folder with --out.\n",
  });

  await vitae("brand", "set", "acme/brand.json");
  expect(JSON.parse((await vitae("brand", "show", "--json")).stdout).brand).toMatchObject({ name: "Acme", footer: "Acme" });
  expect((await vitae("brand", "clear", "--yes")).stderr).toBe("The house has no brand any longer.\n");
});

test("documents of the terminal are in the brand of the house, in that of a file, or in none", async () => {
  put("cv.json", JSON.stringify(CV));
  put("acme/brand.json", JSON.stringify({ name: "Acme", footer: "Acme presents {name}" }));
  await vitae("brand", "set", "--footer", "The house presents {name}");
  const formatted = async (out: string, ...options: string[]) => {
    const { stderr } = await vitae("format", "cv.json", "--out", out, "--to", "docx", ...options);
    return { footer: partOf(`${out}/cv.docx`, "word/footer1.xml"), stderr };
  };
  const house = await formatted("house");
  expect(house.footer).toContain("The house presents Ada Byron");
  expect(house.stderr).toContain("In the brand of the house in ");
  expect((await formatted("acme-out", "--brand", "acme/brand.json")).footer).toContain("Acme presents Ada Byron");
  const none = await formatted("none", "--no-brand");
  expect(none.footer).not.toContain("presents");
  expect(none.stderr).not.toContain("brand");
});

test("a wrong brand is a wrong command line, with the file and the reason", async () => {
  put("cv.json", JSON.stringify(CV));
  put("light.json", JSON.stringify({ colors: { primary: "#ffd400" } }));
  put("logoless.json", JSON.stringify({ logo: { file: "nowhere.svg" } }));
  put("text.json", "[]");
  const refused = async (...line: string[]) => {
    const { status, stderr } = await vitae(...line);
    return [status, stderr];
  };
  expect((await refused("brand", "set", "light.json"))[0]).toBe(2);
  const [status, said] = await refused("format", "cv.json", "--out", "o", "--brand", "light.json");
  expect([status, String(said).startsWith("light.json: The main colour #ffd400 is too light to be read on white paper")]).toEqual([
    2,
    true,
  ]);
  expect(String((await refused("brand", "set", "logoless.json"))[1])).toContain("nowhere.svg");
  expect(await refused("brand", "set", "text.json")).toEqual([2, "This is no JSON object with a brand.\n"]);
  expect((await refused("brand", "set"))[0]).toBe(2);
  expect(await refused("brand", "show", "--account", "nobody@agency.test")).toEqual([1, "There is no account nobody@agency.test.\n"]);
});
