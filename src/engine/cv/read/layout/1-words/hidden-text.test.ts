import { describe, expect, test } from "bun:test";
import { page, print, rule } from "../print.testing.ts";
import type { PageContent, PositionedRun } from "./content.ts";
import { hiddenRuns, visibleWords } from "./hidden-text.ts";

/** One word of ten points at a height of 100 on a page of 600 by 840 points, drawn after the areas and pictures of the page. */
const word = (change: Partial<PositionedRun> = {}, text = "keywords"): PositionedRun => {
  const [run] = print(50, 100, text) as [PositionedRun];
  return { ...run, order: 100, ...change };
};
const at = (x: number, baseline: number): Partial<PositionedRun> => {
  const [run] = print(x, baseline, "keywords") as [PositionedRun];
  return { box: run.box, baseline };
};
const sized = (size: number) => ({ style: { ...word().style, size } });
const picture = (width: number, height: number, y = 0) => ({
  box: { page: 1, x: 0, y, width, height },
  order: 0,
  pixels: { width: 100, height: 100 },
});
const SCAN = { images: [picture(600, 840)] };
const reasonOf = (run: PositionedRun, extra: Partial<PageContent> = {}) => hiddenRuns(page([run], extra))[0]?.detail;

describe("text that nobody sees", () => {
  const below = { rules: [{ ...rule(40, 80, 200, 40, "#ffffff"), order: 200 }] };
  test.each<[string, PositionedRun, Partial<PageContent>, string | undefined]>([
    ["print", word(), {}, undefined],
    ["text of two points", word(sized(2)), {}, "too small to be read"],
    ["text of four points", word(sized(4)), {}, undefined],
    ["text left of the page", word(at(-60, 100)), {}, "off the page"],
    ["text that reaches into the page from the left", word(at(-20, 100)), {}, undefined],
    ["text right of the page", word(at(620, 100)), {}, "off the page"],
    ["text that reaches over the right edge", word(at(580, 100)), {}, undefined],
    ["text above the page", word(at(50, -5)), {}, "off the page"],
    ["text at the upper edge", word(at(50, 5)), {}, undefined],
    ["text below the page", word(at(50, 860)), {}, "off the page"],
    ["text that reaches over the lower edge", word(at(50, 845)), {}, undefined],
    ["white text", word({ style: { ...word().style, color: "#ffffff" } }), {}, "in the colour of its background"],
    ["text under an area", word(), below, "covered"],
    ["text under an area that the picture of the page shows", word({ isSeen: true }), below, undefined],
    ["text that is drawn invisibly", word({ hidden: "drawn invisibly" }), {}, "drawn invisibly"],
    ["text of a layer that is off", word({ hidden: "on a hidden layer" }), SCAN, "on a hidden layer"],
  ])("%s: %#", (_, run, extra, reason) => {
    expect(reasonOf(run, extra)).toBe(reason);
  });

  test("is not the text layer of a scan, whatever its colour and what is painted over it; scans may come in strips", () => {
    const layer = word({ hidden: "drawn invisibly", style: { ...word().style, color: "#ffffff" }, order: -1 });
    expect(reasonOf(layer, SCAN)).toBeUndefined();
    expect(reasonOf(layer, { images: [picture(600, 250), picture(600, 250, 250)] })).toBeUndefined();
    expect(reasonOf(layer, { images: [picture(600, 250)] })).toBe("drawn invisibly");
    expect(reasonOf({ ...layer, style: { ...layer.style, size: 1 } }, SCAN)).toBe("too small to be read");
  });

  test("is set aside with its reason, spaces are not; what is seen at the same place is there twice", () => {
    const hidden = word({ hidden: "drawn invisibly" });
    const { words, setAside } = visibleWords(page([hidden, word({ hidden: "drawn invisibly" }, " "), word({}, "seen")]));
    expect(words.map(({ text }) => text)).toEqual(["seen"]);
    expect(setAside).toEqual([{ text: "keywords", reason: "hidden", box: hidden.box, detail: "drawn invisibly" }]);
    expect(visibleWords(page([hidden, word()])).setAside.map(({ reason }) => reason)).toEqual(["duplicate"]);
  });
});

describe("a watermark", () => {
  const large = (width: number, change: Partial<PositionedRun> = {}) => {
    const run = word({ ...sized(60), ...change });
    return { ...run, box: { ...run.box, width } };
  };
  const reasonsOf = (run: PositionedRun) => visibleWords(page([run])).setAside.map(({ reason }) => reason);

  test.each<[string, PositionedRun, boolean]>([
    ["is large and slanted", large(200, { rotated: 45 }), true],
    ["may slant downwards", large(200, { rotated: 135 }), true],
    ["may be large and pale", large(250, { opacity: 0.3 }), true],
    ["is not short", large(60, { rotated: 45 }), false],
    ["is not set upwards", large(200, { rotated: 90 }), false],
    ["is not a line of a scan that leans a little", large(200, { rotated: 3 }), false],
    ["is not a line of a page that leans a little and lies on its side", large(200, { rotated: 87 }), false],
    ["is not as dark as text", large(250), false],
    ["is not narrow", large(100, { opacity: 0.3 }), false],
    ["is not pale text of ordinary size", { ...large(250, { opacity: 0.3 }), ...sized(12) }, false],
  ])("%s", (_, run, isWatermark) => {
    expect(reasonsOf(run)).toEqual(isWatermark ? ["watermark"] : []);
  });
});

describe("the words of a page", () => {
  const inFont = (font: string, text: string) => word({ style: { ...word().style, font } }, text);
  const read = (run: PositionedRun) => {
    const { words, setAside } = visibleWords(page([run]));
    return [words.map(({ text, icon }) => (icon ? `icon ${text}` : text)), setAside.map(({ reason, text }) => `${reason} ${text}`)].flat();
  };

  test.each<[string, PositionedRun, string[]]>([
    ["a word is as it is", word(), ["keywords"]],
    ["ligatures are letters", word({}, "ofﬁce"), ["office"]],
    ["a space is no word", word({}, "\u00a0"), []],
    ["a glyph without a map to Unicode is a bullet", word({}, "\u0088"), ["•"]],
    ["the bullet of a symbol font is one", inFont("Wingdings", "\uf0a7"), ["▪"]],
    ["the check mark of an icon font is a bullet", inFont("Font Awesome", "\uf00c"), ["✓"]],
    ["so is what its name says elsewhere, an angle", inFont("FontAwesome", "∠"), ["›"]],
    ["so is a circle that its name tells", inFont("FontAwesome5Free-Regular", "○"), ["○"]],
    ["an angle in another font is one", inFont("Arial", "∠"), ["∠"]],
    ["another sign of an icon font is an icon", inFont("Font Awesome", "\uf095"), ["icon "]],
    ["a sign of another font that only this font has is an icon", word({}, "\ue0b0"), ["icon "]],
    ["a pictogram is an icon and decoration", word({}, "☎"), ["icon ", "decoration ☎"]],
    ["one or two letters of an icon font are an icon", inFont("House Icon", "qe"), ["icon ", "decoration qe"]],
    ["a word of an icon font is a word", inFont("House Icon", "phone"), ["phone"]],
    ["so is a short one", inFont("House Icon", "fax"), ["fax"]],
    ["a dot of an icon font is a dot", inFont("House Icon", "●"), ["●"]],
    ["the letter of a text font is a letter", word({}, "q"), ["q"]],
    ["a mark of direction is nothing", word({}, "\u200e"), []],
  ])("%s", (_, run, expected) => {
    expect(read(run)).toEqual(expected);
  });

  test("text drawn twice is one word, bold where the second is a little beside the first", () => {
    const beside = word({ box: { ...word().box, x: 50.4 } });
    const { words, setAside } = visibleWords(page([word(), beside]));
    expect(words.map(({ text, style }) => [text, style.bold])).toEqual([["keywords", true]]);
    expect(setAside).toEqual([{ text: "keywords", reason: "duplicate", box: beside.box }]);
    expect(visibleWords(page([word(), word()])).words.map(({ style }) => style.bold)).toEqual([false]);
  });
});

test("the sign that a template of Google Docs draws over its titles is decoration, and in Korean text a letter", () => {
  const textsOf = (...texts: string[]) =>
    visibleWords(page(texts.map((text, at) => word(at === 0 ? {} : { baseline: 100 + 20 * at }, text)))).words;
  expect(textsOf("ㅡ", "Experience").map(({ text }) => text)).toEqual(["Experience"]);
  expect(textsOf("ㅡ", "경력").map(({ text }) => text)).toEqual(["ㅡ", "경력"]);
});
