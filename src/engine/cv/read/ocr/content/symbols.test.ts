import { describe, expect, test } from "bun:test";
import type { OcrWord } from "../../../reading.ts";
import { type Segment, toSegments } from "./segments.ts";
import { withoutArtifacts } from "./symbols.ts";

/** A word of ten points on the baseline 100: letters half an em wide, capitals 7.3 points high. */
const word = (text: string, x: number, look: Partial<OcrWord> & { width?: number; height?: number; y?: number } = {}): OcrWord => {
  const { width = 5 * [...text].length, height = 7.3, y = 100 - height, ...rest } = look;
  return { text, confidence: 90, lineKey: 1, box: { page: 1, x, y, width, height }, ...rest };
};
/** Words one after the other with spaces of 2.5 points. */
function row(texts: string[], look: Partial<OcrWord> = {}, x = 50): OcrWord[] {
  let at = x;
  return texts.map((text) => {
    const placed = word(text, at, look);
    at += placed.box.width + 2.5;
    return placed;
  });
}
const segmentsOf = (...lines: OcrWord[][]): Segment[] =>
  lines.flatMap((words, lineKey) =>
    toSegments({
      page: 1,
      rotation: 0,
      confidence: 90,
      words: words.map((one) => ({ ...one, lineKey, box: { ...one.box, y: one.box.y + 20 * lineKey } })),
    }).map((segment) => ({ ...segment, size: 10 })),
  );
const read = (...lines: OcrWord[][]) => withoutArtifacts(segmentsOf(...lines)).map(({ words }) => words.map(({ text }) => text).join(" "));
/** A spot three points wide in the middle of the letters. */
const spot = (x: number, text = "e", look: Partial<OcrWord> & { width?: number; height?: number; y?: number } = {}) =>
  word(text, x, { width: 3, height: 3, y: 95, confidence: 60, ...look });

describe("a small round spot", () => {
  test("is a bullet before a text, and a separator between two", () => {
    expect(read([spot(50), word("Coach", 60)])).toEqual(["• Coach"]);
    expect(read([word("Utrecht", 50), spot(91), word("Zeist", 100)])).toEqual(["Utrecht • Zeist"]);
    expect(read([spot(50, "»"), word("Coach", 60)])).toEqual(["• Coach"]);
  });

  test.each<[string, OcrWord]>([
    ["that touches the text", spot(56)],
    ["as high as a letter", spot(50, "e", { width: 5, height: 7, y: 93 })],
    ["that is flat", spot(50, "e", { width: 5, height: 1.5 })],
    ["that is narrow", spot(50, "e", { width: 1.5, height: 5, y: 94 })],
    ["on the baseline", spot(50, "e", { y: 99 })],
    ["above the letters", spot(50, "e", { y: 89 })],
    ["that was read with certainty", spot(50, "e", { confidence: 96 })],
    ["that was read as a capital", spot(50, "B")],
    ["that was read as a figure", spot(50, "7")],
    ["that was read as a word", spot(50, "eoc")],
  ])("%s is none", (_, one) => {
    expect(read([one, word("Coach", 60)])[0]).not.toContain("•");
  });

  test("between two dates is a dash where it was read as one", () => {
    expect(read([word("2019", 50), spot(74, "-"), word("2021", 81)])).toEqual(["2019 - 2021"]);
    expect(read([word("Utrecht", 50), spot(91, "-"), word("Zeist", 100)])).toEqual(["Utrecht • Zeist"]);
  });

  test("that stands alone is the bullet of the text right of it", () => {
    const lone = (x: number, y: number, text: OcrWord[]) => {
      const [bullet] = segmentsOf([spot(50, "•", { width: 3 })]);
      const at = {
        ...(bullet as Segment),
        baseline: 100 + y,
        words: [{ ...(bullet as Segment).words[0], box: { page: 1, x, y: 95 + y, width: 3, height: 3 } } as OcrWord],
      };
      return withoutArtifacts([at, ...segmentsOf(text)]).length;
    };
    expect(lone(50, 0, [word("Coach", 60)])).toBe(2);
    expect(lone(50, 0, [word("Coach", 300)])).toBe(1);
    expect(lone(50, 20, [word("Coach", 60)])).toBe(1);
    expect(lone(120, 0, [word("Coach", 60)])).toBe(1);
    expect(lone(50, 0, [word("—", 60, { height: 1, y: 96 })])).toBe(0);
  });
});

describe("a sign before a text", () => {
  const sign = (text: string, x = 50) => word(text, x, { width: 4, confidence: 60 });
  const item = (glyph: string, x = 50, at = 62) => [sign(glyph, x), ...row(["Coach", "van", "juniors"], {}, at)];
  const bullets = (...lines: OcrWord[][]) => read(...lines).map((line) => line.startsWith("•"));

  test("is a bullet where others are in its place", () => {
    expect(bullets(item("•"), item("e"), item("•"))).toEqual([true, true, true]);
    expect(bullets(item("e"))).toEqual([false]);
    expect(bullets(item("e"), item("o"))).toEqual([false, false]);
    expect(bullets(item("»"), item("°"))).toEqual([true, true]);
    expect(bullets(item("»"))).toEqual([false]);
  });

  test("is none elsewhere, nor before a text that begins elsewhere", () => {
    expect(bullets(item("•"), item("e", 80, 92))).toEqual([true, false]);
    expect(bullets(item("•", 50, 58), item("e", 50, 64))).toEqual([true, false]);
  });

  test("is none that is a dash, a word or close to its text", () => {
    expect(bullets(item("•"), item("-"))).toEqual([true, false]);
    expect(bullets(item("•"), [sign("in"), ...row(["Coach"], {}, 62)])).toEqual([true, false]);
    expect(bullets(item("•"), [sign("e", 55), ...row(["Coach"], {}, 60)])).toEqual([true, false]);
  });

  test("may be a bullet that was read as two letters in the space of one", () => {
    const double = (width: number) => [word("eo", 50, { width, height: 5, confidence: 60 }), ...row(["Coach"], {}, 62)];
    expect(bullets(item("•"), double(5))).toEqual([true, true]);
    expect(bullets(item("•"), double(9.8))).toEqual([true, false]);
  });
});

describe("an upright stroke", () => {
  const stroke = (x: number, height = 7.3, y = 92.7) => word("|", x, { width: 1, height, y });

  test("as high as a capital beside it is an I", () => {
    expect(read([word("WHERE", 50), stroke(78), word("WORKED", 86)])).toEqual(["WHERE I WORKED"]);
  });

  test("is a separator where it is higher or lower than the words beside it, or beside words of small letters", () => {
    expect(read([word("Oslo", 50), stroke(73, 12, 90), word("Norway", 78)])).toEqual(["Oslo | Norway"]);
    expect(read([word("WHERE", 50), stroke(78, 7.3, 95), word("WORKED", 86)])).toEqual(["WHERE | WORKED"]);
    expect(read([word("scan", 50, { height: 5.2 }), stroke(73), word("one", 80, { height: 5.2 })])).toEqual(["scan | one"]);
    expect(read([word("Quay", 50), stroke(73), word("Query", 80)])).toEqual(["Quay | Query"]);
  });

  test("is a border at the ends of a line, and a speck where it is short", () => {
    expect(read([stroke(44, 12, 90), word("Systems", 50)])).toEqual(["Systems"]);
    expect(read([word("Systems", 50), stroke(88, 12, 90)])).toEqual(["Systems"]);
    expect(read([word("Oslo", 50), stroke(73, 3, 95), word("Norway", 78)])).toEqual(["Oslo Norway"]);
  });

  test("that was read with the word behind it comes off", () => {
    expect(read([word("|Systems", 50), word("Workday", 93)])).toEqual(["Systems Workday"]);
    expect(read([word("|SAP", 50), word("Workday", 73)])).toEqual(["|SAP Workday"]);
  });
});

describe("an icon", () => {
  const thick = { stroke: 2 };
  const thin = (texts: string[], x = 58) => row(texts, { stroke: 1 }, x);

  test("before a text is left out: it has thicker strokes", () => {
    expect(read([word("Q", 50, thick), ...thin(["17", "rue", "des", "Ajoncs"])])).toEqual(["17 rue des Ajoncs"]);
    expect(read([word("Qa", 50, { ...thick, confidence: 50 }), ...thin(["rue", "des"], 63)])).toEqual(["rue des"]);
  });

  test.each<[string, OcrWord[]]>([
    ["as thin as the text", [word("Q", 50, { stroke: 1.1 }), ...thin(["rue", "des"])]],
    ["without a measured stroke", [word("Q", 50), ...thin(["rue", "des"])]],
    ["that is a figure", [word("7", 50, thick), ...thin(["rue", "des"])]],
    ["that is a word", [word("Une", 50, thick), ...thin(["rue", "des"], 68)]],
    ["of two letters that were read with certainty", [word("IT", 50, thick), ...thin(["rue", "des"], 63)]],
    ["that is a Chinese character", [word("姓", 50, { ...thick, width: 9 }), ...thin(["rue", "des"], 62)]],
    ["before text whose strokes were not measured", [word("Q", 50, thick), ...row(["rue", "des"], {}, 58)]],
    ["that is all of the text", [word("Q", 50, thick)]],
  ])("is none %s", (_, words) => {
    expect(read(words)).toEqual([words.map(({ text }) => text).join(" ")]);
  });
});

describe("the dot of a timeline", () => {
  const thin = { stroke: 0.9 };
  const line = (blot: OcrWord) => read([word("2018", 50, thin), blot], row(["Technician", "harbour"], thin));

  test("is no letter behind a date", () => {
    expect(line(word("Φ", 73, { stroke: 3.4 }))).toEqual(["2018", "Technician harbour"]);
    expect(read([word("08.2014@&", 50, thin)])).toEqual(["08.2014"]);
    expect(read([word("2014®", 50, thin)])).toEqual(["2014"]);
    expect(read([word("Leeds@", 50, thin)])).toEqual(["Leeds@"]);
  });

  test.each<[string, OcrWord]>([
    ["as thin as the text", word("Φ", 73, { stroke: 1 })],
    ["that is a word", word("Kok", 73, { stroke: 3.4 })],
    ["that is a figure", word("4", 73, { stroke: 3.4 })],
  ])("is a letter %s", (_, blot) => {
    expect(line(blot)[0]).toBe(`2018 ${blot.text}`);
  });

  test("is a letter at the beginning of its line, and where its neighbours are as thick", () => {
    expect(
      read([word("Φ", 43, { stroke: 3.4, width: 3 }), word("2018", 50, { stroke: 3.3 })], row(["Technician", "harbour"], thin))[0],
    ).toContain("2018");
    expect(read([word("Noord", 50, { stroke: 3.3 }), word("Φ", 78, { stroke: 3.4 })], row(["Technician", "harbour"], thin))[0]).toBe(
      "Noord Φ",
    );
  });
});

describe("a sign in a text", () => {
  const between = (sign: OcrWord, next = 90) => read([word("Food", 50), sign, word("Drink", next)]).join(" ");

  test.each<[string, string, OcrWord]>([
    ["between two words stays", "Food & Drink", word("&", 77, { width: 6 })],
    ["that is too high goes", "Food Drink", word("&", 77, { width: 6, height: 14, y: 88 })],
    ["that was read as two unsure ones goes", "Food Drink", word("§¤", 73, { width: 6, confidence: 40 })],
    ["that was read as two sure ones stays", "Food §§ Drink", word("§§", 73, { width: 6, confidence: 95 })],
    ["of Chinese stays", "Food 。 Drink", word("。", 77, { width: 6 })],
  ])("%s", (_, expected, sign) => {
    expect(between(sign)).toBe(expected);
  });

  test("that is punctuation touches a word", () => {
    const comma = (x: number) => read([word("Food", 50), word(",", x, { width: 2, height: 3, y: 98 }), word("Drink", 80)]).join(" ");
    expect(comma(70.5)).toBe("Food , Drink");
    expect(comma(74)).toBe("Food Drink");
  });

  test("that joins may stand further from both words than other signs from one", () => {
    const title = (text: string) => read([word("AWARDS", 50), word(text, 88, { width: 8 }), word("HONORS", 104)]).join(" ");
    expect(title("&")).toBe("AWARDS & HONORS");
    expect(title("=")).toBe("AWARDS HONORS");
  });

  test("alone, as what rules and icons were read as, goes", () => {
    expect(read([word("=", 50, { width: 6 })], [word("Food", 50)])).toEqual(["Food"]);
    expect(read([word("#", 50)])).toEqual([]);
  });
});
