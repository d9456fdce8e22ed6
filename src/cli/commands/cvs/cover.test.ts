import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, path, get, put } = openTerminal();
const RESUME = { basics: { name: "Ada Byron", email: "ada@example.com" }, work: [{ name: "Analytical Ltd", position: "Engineer" }] };
const textOf = (docx: Uint8Array) => strFromU8(unzipSync(docx)["word/document.xml"] as Uint8Array).replace(/<[^>]+>/g, " ");

test("the agency's own words about a job stand in the document", async () => {
  put("cv.json", RESUME);
  put("cover.json", { consultant: "Mira Castellan", remarks: "Interviewed." });
  expect(await vitae("format", "cv.json", "--out", "out", "--cover", "cover.json", "--quiet")).toEqual({
    status: 0,
    stdout: "",
    stderr: "",
  });
  expect(textOf(get("out/cv.docx"))).toMatch(/Prepared by the agency.*Consultant.*Mira Castellan.*Remarks.*Interviewed\..*Analytical Ltd/s);
});

test("a name in them is a leak of a blind CV, which is said", async () => {
  put("cv.json", RESUME);
  put("cover.json", { remarks: "Ada Byron would start in May." });
  const { status, stderr } = await vitae("format", "cv.json", "--out", "out", "--blind", "--cover", "cover.json");
  expect(status).toBe(1);
  expect(stderr).toContain("cv.json: The blind DOCX was not written, because it would still show: name in word/document.xml");
  expect(existsSync(path("out"))).toBe(false);
});

test("a file that has no such words is a wrong command line, and says what is wrong with it", async () => {
  put("cv.json", RESUME);
  const complaint = async (content: unknown) => {
    put("cover.json", content);
    const { status, stderr } = await vitae("format", "cv.json", "--out", "out", "--cover", "cover.json");
    return `${status} ${stderr}`;
  };
  expect(await complaint("no JSON")).toBe("2 cover.json: This is no JSON.\n");
  expect(await complaint([])).toStartWith("2 cover.json: The fields must be an object.");
  expect(await complaint({ price: "650" })).toStartWith("2 cover.json: There is no field “price”.");
  expect(await complaint({ rate: 650 })).toBe("2 cover.json: The field “rate” must be a text of at most 20,000 characters.\n");
  expect(await complaint({ rate: "6".repeat(20_001) })).toBe(
    "2 cover.json: The field “rate” must be a text of at most 20,000 characters.\n",
  );
});
