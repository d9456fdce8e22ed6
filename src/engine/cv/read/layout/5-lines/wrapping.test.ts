import { expect, test } from "bun:test";
import { block, print, printAround, read, rule } from "../print.testing.ts";

const FULL = "A line that runs across the whole page and shows how wide the text may be on this page here";
/** A page whose right margin is as wide as the left one of such a line. */
const FULL_END = print(50, 0, FULL).at(-1)?.box ?? { x: 0, width: 0 };
const FULL_PAGE = { width: FULL_END.x + FULL_END.width + 50 };

test("text wraps at the border of its table cell, and two short lines that would have fitted stay two", () => {
  const rules = [100, 150, 200].map((y) => rule(50, y, 400, 0.5)).concat([50, 150, 450].map((x) => rule(x, 100, 0.5, 100)));
  const runs = [
    ...block(55, 114, ["Alpenwerk", "Maschinenbau GmbH"], { bold: true }),
    ...print(155, 114, "Accountant"),
    ...block(55, 164, ["Leeds", "York"]),
    ...print(155, 164, "Clerk"),
  ];
  expect(read(runs, { rules })).toEqual(["Alpenwerk Maschinenbau GmbH | Accountant", "Leeds", "York", "Clerk"]);
});

test("an entry that ends with its year ends its line, however full it is", () => {
  const entries = [
    "Prevention of accidents at work, sixty hours, Foundation of the Building Trades, March 2018",
    "Teaching English as a foreign language, one hundred and twenty hours, Cambridge, 2014",
  ];
  expect(read(block(50, 100, entries))).toEqual(entries);
});

test("a bracket that is still open goes on in the next line", () => {
  const runs = block(50, 100, ["Fork lift licence (Office of", "Technical Safety, 2021)", "First aid (Red Cross, 2019)"]);
  expect(read(runs)).toEqual(["Fork lift licence (Office of Technical Safety, 2021)", "First aid (Red Cross, 2019)"]);
});

test("centred lines are joined only where one fills the width", () => {
  const lines = [
    "Delivered a programme without closing stores.",
    "Chaired the pension talks that closed a deficit.",
    "Built a finance function of two hundred people.",
  ];
  const runs = [`${FULL}.`, ...lines].flatMap((line, index) => printAround(300, 100 + 12 * index, line));
  expect(read(runs)).toEqual([`${FULL}.`, ...lines]);
});

test("a contact line does not run on into the paragraph below it", () => {
  const contact = "SW7 2AZ London, 020 7946 0958, margaret.dunmore@example.org, linkedin.com/in/margaret-dunmore";
  const runs = [
    ...print(50, 100, contact),
    ...block(50, 118, [FULL, "and goes on with some more words that are far too many for a single line of print", "and ends."]),
  ];
  expect(read(runs)[0]).toBe(contact);
});

test("an address that had no room is one word again", () => {
  const runs = [
    ...block(400, 100, ["siobhan.nifhaolain@exampl", "e.ie", "Dublin"]),
    ...block(50, 100, [FULL.slice(0, 60), FULL.slice(0, 56)], { leading: 17 }),
  ];
  expect(read(runs)).toContain("siobhan.nifhaolain@example.ie");
});

test("a heading wraps in a narrow column", () => {
  const heading = { size: 12, bold: true, leading: 14 };
  const runs = [
    ...print(50, 60, "SKILLS", { ...heading }),
    ...block(50, 76, ["Stock taking"]),
    ...block(50, 110, ["COURSES AND", "QUALIFICATIONS"], heading),
    ...block(50, 140, ["First aid in the company", "Fire drill"]),
    ...print(50, 180, "HOBBIES", heading),
    ...block(50, 196, ["Fishing"]),
  ];
  expect(read(runs)).toContain("COURSES AND QUALIFICATIONS");
});

test("an item of a list typed with stars goes on where the star stands", () => {
  const runs = block(
    50,
    100,
    ["* Brought up tests from end to end, which brought the number of faults down to a", "third.", "* Ran the rota"],
    {
      leading: 12,
    },
  );
  expect(read(runs)).toEqual(["Brought up tests from end to end, which brought the number of faults down to a third.", "Ran the rota"]);
});

test("an item in a narrow cell goes on where its dot stands, also where only its last word shows that more is to come", () => {
  const runs = block(50, 100, ["· Preparó la entrada al", "instituto.", "· Un huerto escolar con", "120 alumnos.", "· Tutora"], {
    leading: 12,
  });
  expect(read(runs)).toEqual(["Preparó la entrada al instituto.", "Un huerto escolar con 120 alumnos.", "Tutora"]);
});

test("a bracket that begins a line ends the list item above", () => {
  const runs = block(50, 100, ["• Varme arbeider, Norsk brannvern", "  (02/2022)", "• Våtrom (05/2019)"], { leading: 12 });
  expect(read(runs)).toEqual(["Varme arbeider, Norsk brannvern (02/2022)", "Våtrom (05/2019)"]);
});

const NEXT = "and goes on with some more words that are far too many for a single line of print and so on";

test("a paragraph whose first line is indented is one, unless it is indented further than paragraphs are", () => {
  const indented = (by: number) => read([...print(50 + by, 100, FULL), ...print(50, 112, NEXT), ...print(50, 124, "and ends.")]);
  expect(indented(20)).toEqual([`${FULL} ${NEXT} and ends.`]);
  expect(indented(30)).toEqual([FULL, `${NEXT} and ends.`]);
});

test("two short lines of which the first is indented are two", () => {
  expect(read([...print(70, 100, "Alpenwerk Maschinenbau and"), ...print(50, 112, "pumps")])).toEqual([
    "Alpenwerk Maschinenbau and",
    "pumps",
  ]);
});

test("a step or a size that differs from those of a paragraph ends it", () => {
  const steps = (last: number) => read([...print(50, 100, FULL), ...print(50, 112, NEXT), ...print(50, 112 + last, "and ends.")]);
  expect(steps(13)).toHaveLength(1);
  expect(steps(14)).toHaveLength(2);
  const sizes = (size: number) => read([...print(50, 100, FULL), ...print(50, 112, "and ends.", { size })]);
  expect(sizes(10.5)).toHaveLength(1);
  expect(sizes(11.5)).toHaveLength(2);
});

test("a sentence goes on in the next line, though a word would have had space, where its line is long", () => {
  const below = (text: string, next: string) =>
    read([...print(50, 80, FULL), ...print(50, 110, text), ...print(50, 122, next)], FULL_PAGE).length;
  expect(below("A line of a sentence that was broken by hand well before the edge", "of the page here")).toBe(2);
  expect(below("A line of a sentence that was broken by", "of the page here")).toBe(3);
});

test("a title with a date beside it wraps where no word would fit before the date, with the white between them", () => {
  const below = (date: number) =>
    read([...print(50, 60, FULL), ...print(50, 100, FULL.slice(0, 74)), ...print(50, 112, "Words"), ...print(date, 100, "2019")]);
  expect(below(440)).toHaveLength(3);
});

test("centred lines have one middle", () => {
  const centred = (off: number) => read([...printAround(300, 100, FULL), ...printAround(300 + off, 112, "goes on with more words that")]);
  expect(centred(2)).toHaveLength(1);
  expect(centred(3)).toHaveLength(2);
});

test("a word that would have had space begins a line; words are measured a little too wide or too narrow", () => {
  const below = (text: string) => read([...print(50, 60, FULL), ...print(50, 100, text), ...print(50, 112, "Goes on")], FULL_PAGE);
  expect(below(FULL.slice(0, -5))).toHaveLength(2);
  expect(below(FULL.slice(0, -6))).toHaveLength(3);
});

test("an address that ends well before the edge was not cut there", () => {
  const runs = [
    ...block(400, 100, ["siobhan@exampl", "e.ie", "a line as wide as this one"]),
    ...block(50, 100, [FULL.slice(0, 60), FULL.slice(0, 56)], { leading: 17 }),
  ];
  expect(read(runs)).toContain("siobhan@exampl");
});

test("a sentence goes on behind a link that ends its line, whatever its colour, and another colour begins a text of its own", () => {
  const first = print(50, 100, FULL);
  const ending = (style: { link?: string; color: string }) => [
    ...first.slice(0, -1),
    ...first.slice(-1).map((run) => ({ ...run, link: style.link, style: { ...run.style, color: style.color } })),
  ];
  const below = print(50, 112, "and goes on below it.");
  expect(read([...ending({ link: "https://example.org", color: "#0563c1" }), ...below])).toHaveLength(1);
  expect(read([...ending({ color: "#0563c1" }), ...below])).toHaveLength(2);
});

test("a line that fills its column goes on in one that begins with a capital only where it is as long as running text", () => {
  const below = (text: string) => {
    const { x, width } = print(50, 0, text).at(-1)?.box ?? { x: 0, width: 0 };
    return read([...print(50, 100, text), ...print(50, 112, "Bridge Works")], { width: x + width + 50 }).length;
  };
  expect(below("Head of the Stores and of the Harbour Yard now")).toBe(1);
  expect(below("Head of the Stores and of the Harbour Yard")).toBe(2);
});

test("centred lines of nearly one width are centred, too: each has the width of the widest", () => {
  const centred = (width: number, y: number, text: string) => {
    const [letters, spaces] = [text.replaceAll(" ", "").length, text.split(" ").length - 1];
    return printAround(300, y, text, { letter: (width / 10 - 0.28 * spaces) / letters });
  };
  const lines = [
    "Delivered the programme without closing stores and without a strike",
    "Gold medal of the harbour for the works on the bridge of the old town",
  ];
  const runs = [...print(300 - 215, 76, FULL), ...centred(380, 100, lines[0] as string), ...centred(376, 112, lines[1] as string)];
  expect(read(runs)).toEqual([FULL, ...lines]);
});

test("a period begins a line of its own, though its month is written with a small letter", () => {
  const lines = ["Responsabile acquisti nelle officine del porto", "aprile 2022 – oggi", "Gestione degli ordini"];
  expect(read(block(50, 60, lines))).toEqual(lines);
});

test("a whole period ends a line, though its title takes two rows, and though it is told in figures", () => {
  const text = "Kept the wards of three hospitals and taught the new ones how to.";
  const endingWith = (period: string) => `${FULL.slice(2, -period.length)}, ${period}`;
  const [words, figures] = [endingWith("July 2021 – September 2025"), endingWith("2018-07 – 2022-05")];
  expect(read(block(50, 60, [FULL, words, text]))).toEqual([`${FULL} ${words}`, text]);
  expect(read(block(50, 60, [figures, text, FULL]))[0]).toBe(figures);
});

test("a whole period ends a line of Chinese too, in which any character may begin the next", () => {
  const lines = ["北港書店 店員 2021/09 - 2022/06", "北港飯店 救生員 2022/07 - 2023/08"];
  expect(read(block(50, 60, lines))).toEqual(lines);
});

test("an open bracket goes on in the next line though its first word had had space", () => {
  const runs = [...print(50, 88, FULL), ...block(50, 100, ["Office (up to", "and with 2019)", "First aid"])];
  expect(read(runs)).toEqual([FULL, "Office (up to and with 2019)", "First aid"]);
});

test("justified text of a narrow column is one paragraph, though another line is wider", () => {
  const words = ["Nurse with nine", "years of work in", "wards and homes."];
  const justified = words.map((text, at) => {
    const runs = print(50, 200 + 12 * at, text);
    const last = runs.at(-1) as (typeof runs)[number];
    const right = last.box.x + last.box.width;
    return { runs, right };
  });
  const edge = Math.max(...justified.map(({ right }) => right));
  const spread = justified.flatMap(({ runs, right }, at) =>
    at === justified.length - 1 ? runs : runs.map((run, word) => move(run, ((edge - right) * word) / (runs.length - 1))),
  );
  const address = print(50, 160, "margaret.dunmore.of.selby@example.org");
  expect(read([...address, ...spread])).toEqual(["margaret.dunmore.of.selby@example.org", words.join(" ")]);
  const shifted = (by: number) => read([...address, ...spread.map((run) => (run.baseline === 212 ? move(run, by) : run))]).length;
  expect([shifted(0.8), shifted(1.2)]).toEqual([2, 4]);
});

test("the hyphen at the end of a justified line may hang over the edge of its column", () => {
  const address = print(50, 160, "margaret.dunmore.of.selby@example.org");
  const justified = (y: number, text: string, width: number) => {
    const [letters, spaces] = [text.replaceAll(" ", "").length, text.split(" ").length - 1];
    return print(50, y, text, { gap: (width / 10 - 0.5 * letters) / spaces });
  };
  const hanging = (by: number) =>
    read([
      ...address,
      ...justified(200, "Nurse with nine", 76),
      ...justified(212, "years of hospit-", 76 + by),
      ...print(50, 224, "al work."),
    ]);
  expect(hanging(3)).toEqual(["margaret.dunmore.of.selby@example.org", "Nurse with nine years of hospital work."]);
  expect(hanging(5)).toHaveLength(3);
});

const move = <T extends { box: { x: number } }>(run: T, by: number): T => ({ ...run, box: { ...run.box, x: run.box.x + by } });

test("what stands behind an icon begins a line, be it like the end of the address above it", () => {
  const icon = (y: number) => print(50, y, "\uF08C", { font: "FontAwesome" });
  const runs = [...icon(100), ...print(64, 100, "ottoline.birdsall@example.org"), ...icon(112), ...print(64, 112, "ottoline-birdsall")];
  expect(read(runs)).toEqual(["ottoline.birdsall@example.org", "ottoline-birdsall"]);
});
