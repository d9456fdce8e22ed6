import { expect, test } from "bun:test";
import type { OcrPage, OcrWord } from "../../../reading.ts";
import { layoutPages } from "../../layout/layout.ts";
import { ocrToContent } from "./content.ts";

/** A word in a face of ten points: letters half an em wide, ink as high as its letters are. */
function word(text: string, x: number, baseline: number, lineKey: number, look: Partial<OcrWord> & { size?: number } = {}): OcrWord {
  const em = look.size ?? 10;
  const up = /[\p{Lu}\p{N}bdfhklti]/u.test(text) ? 0.73 : 0.52;
  const down = /[gjpqy,]/.test(text) ? 0.21 : 0;
  const box = { page: 1, x, y: baseline - up * em, width: [...text].length * 0.5 * em, height: (up + down) * em };
  const { size: _, ...rest } = look;
  return { text, confidence: 90, lineKey, box, ...rest };
}

/** Words with spaces of a quarter of an em between them. */
function line(text: string, x: number, baseline: number, lineKey: number, look: Partial<OcrWord> = {}): OcrWord[] {
  let at = x;
  return text.split(" ").map((part) => {
    const placed = word(part, at, baseline, lineKey, look);
    at = placed.box.x + placed.box.width + 2.5;
    return placed;
  });
}

const mark = (text: string, box: Partial<OcrWord["box"]>, lineKey: number): OcrWord => ({
  text,
  confidence: 60,
  lineKey,
  box: { page: 1, x: 0, y: 0, width: 3, height: 3, ...box },
});

const ocr = (words: OcrWord[], shapes?: OcrPage["shapes"]): OcrPage => ({
  page: 1,
  words,
  rotation: 0,
  confidence: 90,
  ...(shapes && { shapes }),
});
const content = (...of: Parameters<typeof ocr>) => ocrToContent(ocr(...of), { width: 600, height: 840 });
const lines = (...of: Parameters<typeof ocr>) => layoutPages([content(...of)]).lines;
const texts = (...of: Parameters<typeof ocr>) => lines(...of).map((one) => one.cells.map((cell) => cell.text).join(" | "));

test("a page read by OCR is laid out like print", () => {
  const words = [...line("Senior Engineer", 50, 100, 1), ...line("2019", 500, 100, 1), ...line("London", 50, 114, 2)];
  expect(texts(words)).toEqual(["Senior Engineer | 2019", "London"]);
});

test("a space stands between words of scripts that have spaces", () => {
  const spaces = (text: string) =>
    content(line(text, 50, 100, 1))
      .runs.slice(1)
      .map(({ spaceBefore }) => spaceBefore === true);
  expect(spaces("Senior Engineer")).toEqual([true]);
  expect(spaces("北京 ABC DEF 上海 GHI")).toEqual([false, true, false, false]);
});

test("what stands on one line has one baseline and one size, whatever letters it is made of", () => {
  const { runs } = content([
    ...line("mein neues Haus", 50, 100, 1),
    ...line("Typografie", 50, 114.4, 2),
    ...line("apr 2019", 400, 100.9, 1),
  ]);
  expect(new Set(runs.map((run) => run.style.size)).size).toBe(1);
  expect(new Set(runs.filter((run) => run.box.y < 100).map((run) => run.baseline)).size).toBe(1);
});

test("an accent on a capital makes no print larger", () => {
  const accented = line("Řidičský průkaz", 50, 120, 2).map(({ box, ...rest }, index) =>
    index === 0 ? { ...rest, box: { ...box, y: box.y - 2, height: box.height + 2 } } : { ...rest, box },
  );
  const { runs } = content([...line("Datum narozeni a adresa", 50, 100, 1), ...accented]);
  expect(new Set(runs.map((run) => run.style.size)).size).toBe(1);
});

test("the edge of a dark band is no ruling line; a line that the borders of a table meet is one", () => {
  const box = (x: number, y: number, width: number, height: number) => ({ page: 1, x, y, width, height });
  const band = box(50, 100, 400, 20);
  const edges = [box(50, 99.5, 300, 1), box(60, 119.5, 390, 1)];
  const borders = [50, 200, 449].map((x) => box(x, 100, 1, 60));
  const across = (...rules: ReturnType<typeof box>[]) =>
    content(line("Education", 60, 114, 1), { rules, bulletShapes: [], panels: [band] }).rules.filter(({ box }) => box.height < 2);
  expect(across(...edges, box(50, 140, 400, 1))).toHaveLength(1);
  expect(across(box(50, 119.5, 400, 1), ...borders)).toHaveLength(1);
});

test("headings keep a size of their own", () => {
  const { runs } = content([
    ...line("Experience", 50, 80, 1, { size: 13 }),
    ...line("Built the billing system of a bank", 50, 100, 2),
    ...line("and the people who run it", 50, 114, 3),
  ]);
  expect(new Set(runs.map((run) => run.style.size))).toEqual(new Set([13, 10]));
});

test("a date is as large as the words that it goes on from, and so are lines that the engine took for small print", () => {
  const date = (text: string, x: number, y: number, key: number): OcrWord => ({
    text,
    confidence: 90,
    lineKey: key,
    box: { page: 1, x, y: y - 7.3, width: 35, height: 7.3 },
  });
  const small = line("was not taken for large print by anyone", 50, 128, 3).map((part) => ({ ...part, size: 6 }));
  const { runs } = content([...line("Tanker Driver at Aire Valley from", 50, 100, 1), date("01/2015", 50, 114, 2), ...small]);
  expect(new Set(runs.map((run) => run.style.size))).toEqual(new Set([10]));
});

test("light print on a dark panel is a column of its own", () => {
  const side = ["Skills", "Java", "Languages", "Dutch", "Contact", "Oslo"].flatMap((text, i) => line(text, 20, 100 + 24 * i, i));
  const main = ["Experience", "Engineer at a bank", "Head of a team", "Education", "Oslo University", "Master"].flatMap((text, i) =>
    line(text, 112, 100 + 24 * i, i + 10),
  );
  const panels = [{ page: 1, x: 0, y: 0, width: 104, height: 840 }];
  expect(texts([...side, ...main], { rules: [], bulletShapes: [], panels })).not.toContain("Skills | Experience");
});

test("a box that holds more than its word does not make it large", () => {
  const tall = { ...word("Profile", 50, 100, 1), size: 10 };
  tall.box = { ...tall.box, y: 70, height: 40 };
  const { runs } = content([tall, ...line("Built the billing system of a bank", 50, 130, 2)]);
  expect(runs[0]?.style.size).toBe(10);
});

test("lines of a column begin at one place", () => {
  const { runs } = content([
    ...line("Jota", 50.6, 100, 1),
    ...line("Haus", 51.3, 114, 2),
    ...line("Oslo", 50.9, 128, 3),
    ...line("Later", 70, 142, 4),
  ]);
  expect(runs.map((run) => run.box.x)).toEqual([50.9, 50.9, 50.9, 70]);
});

test("each of the columns that were read row by row begins at one place", () => {
  const rows = [
    [50.6, 300.2],
    [51.3, 300.9],
    [50.9, 300.4],
  ].flatMap(([left = 0, right = 0], at) => [...line("Jota", left, 100 + 14 * at, at), ...line("Haus", right, 100 + 14 * at, at)]);
  expect(content(rows).runs.map((run) => run.box.x)).toEqual([50.9, 300.4, 50.9, 300.4, 50.9, 300.4]);
});

test("a bold title stays bold where its left edge is aligned with the others", () => {
  const title = line("Experience", 50.8, 80, 1, { stroke: 1.6 });
  const [first] = content([...title, ...body]).runs;
  expect([first?.text, first?.box.x, first?.style.bold]).toEqual(["Experience", 50, true]);
});

test("thick strokes are bold, and a short word is what its neighbours are", () => {
  const text = (baseline: number, key: number) => line("plain words that make up the text here", 50, baseline, key, { stroke: 1 });
  const title = line("Head of Sales", 50, 80, 1, { stroke: 1.5 }).map((part) => (part.text === "of" ? { ...part, stroke: 1 } : part));
  const { runs } = content([...title, ...text(100, 2), ...text(114, 3), ...text(128, 4)]);
  expect(runs.slice(0, 3).map((run) => run.style.bold)).toEqual([true, true, true]);
  expect(runs.slice(3).some((run) => run.style.bold)).toBe(false);
});

test("a round spot between texts is a separator, before a text it is a bullet, whatever it was read as", () => {
  const contact = [...line("Utrecht", 50, 100, 1), mark("+", { x: 91, y: 95 }, 1), ...line("Zeist", 100, 100, 1)];
  const item = [mark("ς.", { x: 50, y: 115 }, 2), ...line("Verkoop van pakketten", 62, 120, 2)];
  expect(texts(contact)).toEqual(["Utrecht • Zeist"]);
  expect(lines(item)[0]?.bullet?.glyph).toBe("•");
});

test("a letter that was read with certainty is no dot, however small", () => {
  const [first, letter, ...rest] = line("Hotel e Bar", 50, 100, 1, { confidence: 96 }) as [OcrWord, OcrWord, ...OcrWord[]];
  const small = { ...letter, box: { ...letter.box, y: 95.8, width: 3.8, height: 4.2 } };
  expect(texts([first, small, ...rest])).toEqual(["Hotel e Bar"]);
});

test("a sign that stands where other items have their bullet is one", () => {
  const items = ["•", "e", "•"].flatMap((sign, index) => [
    { ...mark(sign, { x: 50, y: 91 + 14 * index, height: 7 }, index), text: sign },
    ...line("Coach van juniors", 62, 100 + 14 * index, index),
  ]);
  expect(lines(items).map((one) => one.bullet?.glyph)).toEqual(["•", "•", "•"]);
});

test("dots that the engine did not read are bullets", () => {
  const words = [...line("Tankers", 62, 100, 1), ...line("Moffett", 62, 114, 2)];
  const bulletShapes = [100, 114].map((baseline) => ({ page: 1, x: 52, y: baseline - 4, width: 3, height: 3 }));
  expect(lines(words, { rules: [], bulletShapes, panels: [] }).map((one) => one.bullet?.glyph)).toEqual(["•", "•"]);
});

test("what rules and icons were read as goes, signs of the text stay", () => {
  const words = [
    ...line("2019 - 2021", 50, 100, 1),
    mark("&", { x: 130, y: 90, width: 8, height: 11 }, 1),
    ...line("Food & Drink | Oslo", 170, 100, 1),
    mark("=", { x: 50, y: 130, width: 6 }, 2),
    mark("#", { x: 70, y: 128, width: 6, height: 7 }, 2),
  ];
  expect(texts(words)).toEqual(["2019 - 2021 | Food & Drink | Oslo"]);
});

test("dates that were read as one word come apart", () => {
  expect(texts(line("jan2015-mrt2019", 50, 100, 1))).toEqual(["jan 2015 - mrt 2019"]);
  expect(texts(line("2019 -heden", 50, 100, 1))).toEqual(["2019 - heden"]);
  expect(texts(line("front-end COVID2019 2019-2021", 50, 100, 1))[0]).toMatch(/^front-end .*2019 - 2021$/);
});

const body = [100, 114, 128].flatMap((baseline, index) =>
  line("plain words that make up the text here", 50, baseline, index + 20, { stroke: 1 }),
);
const boldText = (words: OcrWord[]) =>
  content([...words, ...body])
    .runs.slice(0, words.length)
    .filter((run) => run.style.bold)
    .map((run) => run.text);

test("a line is bold where its weight changes, and one word that came out thick makes nothing of it bold", () => {
  const strokes = (text: string, thick: number[]) =>
    line(text, 50, 80, 1, { stroke: 1 }).map((part, index) => ({ ...part, stroke: thick[index] as number }));
  const titles = ["Experience", "Education"].flatMap((text, index) =>
    line(`${text} in three words`, 50, 30 + 14 * index, index + 40, { stroke: 1.6 }),
  );

  expect(boldText([...titles, ...strokes("Driver Level One at Aire Valley Tankers", [1.6, 1.5, 1.55, 1, 0.95, 1, 1])]).slice(8)).toEqual([
    "Driver",
    "Level",
    "One",
  ]);
  expect(boldText([...titles, ...strokes("Solutions Architect Associate Amazon Services", [1.1, 1.2, 1, 1.22, 1.05])]).slice(8)).toEqual(
    [],
  );
});

test("an upright stroke as high as the capitals beside it is an I, at the edge of a line it is a border", () => {
  const stroke = (x: number, baseline: number, key: number) => ({ ...word("I", x, baseline, key), text: "|" });
  const title = [...line("WHERE", 50, 100, 1), stroke(78, 100, 1), ...line("WORKED", 86, 100, 1)];
  const row = [mark("|", { x: 44, y: 119, width: 1, height: 12 }, 2), ...line("Systems Workday", 50, 130, 2)];
  const parted = [...line("Oslo", 50, 160, 3), mark("|", { x: 73, y: 151, width: 1, height: 12 }, 3), ...line("Norway", 78, 160, 3)];
  expect(texts([...title, ...row, ...parted])).toEqual(["WHERE I WORKED", "Systems Workday", "Oslo | Norway"]);
});

test("an icon before a text is no letter of it, a short word is", () => {
  const icon = { ...word("Q", 40, 100, 1), stroke: 2 };
  const label = { ...word("IT", 40, 130, 2), stroke: 1.6 };
  const words = [
    icon,
    ...line("17 rue des Ajoncs", 50, 100, 1, { stroke: 1 }),
    label,
    ...line("Excel and Word", 52.5, 130, 2, { stroke: 1 }),
  ];
  expect(texts(words)).toEqual(["17 rue des Ajoncs", "IT Excel and Word"]);
});

test("a mark between two words that touches neither is a speck", () => {
  const words = [...line("Bilanzbuchhalterin", 50, 100, 1), mark("‘", { x: 143, y: 92 }, 1), ...line("München", 149, 100, 1)];
  expect(texts(words)).toEqual(["Bilanzbuchhalterin München"]);
});

test("a blot in the place of the other bullets is one", () => {
  const items = ["•", "eo", "•"].flatMap((sign, index) => [
    { ...mark(sign, { x: 50, y: 92 + 14 * index, width: 5, height: 5 }, index), text: sign },
    ...line("Coach van juniors", 64, 100 + 14 * index, index),
  ]);
  expect(lines(items).map((one) => one.bullet?.glyph)).toEqual(["•", "•", "•"]);
});

test("a date with a slash as high as the line is no large print", () => {
  const date = { ...word("05/2022", 50, 80, 1), box: { page: 1, x: 50, y: 72, width: 35, height: 10.3 } };
  const { runs } = content([date, ...body]);
  expect(new Set(runs.map((run) => run.style.size))).toEqual(new Set([10]));
});

test("dates near the texts that they stand before are a column of their own where many lines begin beside them", () => {
  const spread = (text: string, x: number, baseline: number, key: number) => {
    let at = x;
    return text.split(" ").map((part) => {
      const placed = word(part, at, baseline, key);
      at = placed.box.x + placed.box.width + 4.2;
      return placed;
    });
  };
  const entries = [
    "Nurse at the old hospital",
    "Clerk in a small bank",
    "Driver of a large crane",
    "Cook in a hotel kitchen",
    "Guard at the town hall",
  ];
  const words = entries.flatMap((text, index) => [
    ...spread("Jan 2019", 50, 100 + 28 * index, 2 * index),
    ...spread(text, 96.3, 100 + 28 * index, 2 * index),
    ...spread("Kept the place in good order", 96.3, 114 + 28 * index, 2 * index + 1),
  ]);
  const dates = texts(words).flatMap((text) => (text.startsWith("Jan") ? [text.split(" | ")[0]] : []));
  expect(dates).toEqual(entries.map(() => "Jan 2019"));
});

test("the sign between the words of a title that is set with wide spaces stays", () => {
  const title = [...line("AWARDS", 50, 60, 1), mark("&", { x: 88, y: 52.7, width: 8, height: 7.3 }, 1), ...line("HONORS", 104, 60, 1)];
  expect(texts([...title, ...body])[0]?.replace(" | ", " ")).toBe("AWARDS & HONORS");
});

test("the dots of a timeline are no letters behind the dates", () => {
  const thin = { stroke: 0.9 };
  const words = [
    ...line("2018", 50, 100, 1, thin),
    word("Φ", 80, 100, 1, { stroke: 3.4 }),
    ...line("Technician at the harbour", 120, 100, 1, thin),
    ...line("08.2014@&", 50, 130, 2, thin),
    ...line("Apprentice at the wharf", 120, 130, 2, thin),
    ...line("Languages: C and R", 50, 160, 3, thin),
    ...line("Siobhan Ni Fhaolain", 50, 60, 4, { stroke: 3.4 }),
  ];
  expect(texts(words)).toEqual([
    "Siobhan Ni Fhaolain",
    "2018 | Technician at the harbour",
    "08.2014 | Apprentice at the wharf",
    "Languages: C and R",
  ]);
});

test("a sign at the end of a line stays where it stands by a word, and goes where it stands apart", () => {
  const after = (gap: number) => texts([...line("Forecasts", 50, 100, 1), mark("=", { x: 95 + gap, y: 95, width: 6, height: 3 }, 1)]);
  expect([after(4), after(8)]).toEqual([["Forecasts ="], ["Forecasts"]]);
});

test("a dash before an item stays where the item is near", () => {
  const [sign, text] = [{ x: 50, y: 96, width: 6, height: 1 }, "Forecasts of stocks"];
  const isKept = (gap: number) => /–/.test(JSON.stringify(content([mark("–", sign, 1), ...line(text, 56 + gap, 100, 1)]).runs));
  expect([isKept(9), isKept(25)]).toEqual([true, false]);
});

test("a sign in the place of bullets is one though it and its item stand a little beside the others", () => {
  const glyphs = (sign: number, text: number) => {
    const items = ["•", "e", "•"].flatMap((glyph, index) => [
      { ...mark(glyph, { x: 50 + (index === 1 ? sign : 0), y: 91 + 14 * index, height: 7 }, index), text: glyph },
      ...line("Coach van juniors", 60 + (index === 1 ? text : 0), 100 + 14 * index, index),
    ]);
    return content(items).runs.filter((run) => run.text === "•").length;
  };
  expect([glyphs(0, 0), glyphs(2, 0), glyphs(0, 3), glyphs(4, 4)]).toEqual([3, 3, 3, 2]);
});

test("a title whose letters are a little higher than its row was measured is larger", () => {
  const title = line("Experience", 50, 80, 1).map((part) => ({
    ...part,
    size: 10,
    box: { ...part.box, y: 80 - 1.25 * (80 - part.box.y), height: 1.25 * part.box.height },
  }));
  const { runs } = content([
    ...title,
    ...line("Built the billing system of a bank", 50, 100, 2),
    ...line("and the people who run it", 50, 114, 3),
  ]);
  expect(runs[0]?.style.size).toBe(11.5);
});

test("a date with a slash is no title, though the titles are as high as it", () => {
  const date = { ...word("05/2022", 50, 60, 1), box: { page: 1, x: 50, y: 52, width: 35, height: 10.3 } };
  const { runs } = content([
    date,
    ...line("Work Experience", 50, 85, 2, { size: 14 }),
    ...line("Built the billing system of a bank", 50, 105, 3),
  ]);
  expect(runs.map((run) => run.style.size).slice(0, 3)).toEqual([10, 14, 14]);
});
