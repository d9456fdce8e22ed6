import { describe, expect, test } from "bun:test";
import { element, type XmlElement } from "../../../package/xml.ts";
import { number, onOff, points } from "../attributes.ts";
import { readNumbering } from "./numbering.ts";
import { fillOf, hexColor, readBorders, readRunProps, readStyles, resolveRun } from "./styles.ts";
import { bulletGlyph, showText, symbolCharacter, typedMarker } from "./symbols.ts";
import { hiddenReason, styleOf } from "./visibility.ts";

const val = (name: string, value?: string) => element(name, value === undefined ? {} : { "w:val": value }, []);

describe("attributes", () => {
  test.each([
    [undefined, true],
    ["1", true],
    ["true", true],
    ["on", true],
    ["0", false],
    ["false", false],
    ["off", false],
    ["none", false],
  ])("a property with the value %p is on: %p", (value, isOn) => {
    expect(onOff(val("w:b", value))).toBe(isOn);
  });

  test("a property that is not there is neither on nor off, and what is no number is none", () => {
    expect(onOff(undefined)).toBeUndefined();
    expect([number("12"), number("-1.5"), number("x"), number(undefined)]).toEqual([12, -1.5, undefined, undefined]);
  });

  test.each([
    ["240", 12],
    ["12pt", 12],
    ["1in", 72],
    ["2.54cm", 72],
    ["25.4mm", 72],
    ["2pc", 24],
    ["2pi", 24],
    ["7xx", 7],
    ["auto", undefined],
  ])("a length of %s is %p points", (text, expected) => {
    const length = points(text);
    if (expected === undefined) expect(length).toBeUndefined();
    else expect(length).toBeCloseTo(expected);
  });
});

describe("numbering", () => {
  type Level = { format?: string; text?: string; start?: string; restart?: string; styleId?: string; font?: string; picture?: boolean };
  const level = (depth: number, { format, text, start, restart, styleId, font, picture }: Level) =>
    element("w:lvl", { "w:ilvl": String(depth) }, [
      ...(format ? [val("w:numFmt", format)] : []),
      ...(text !== undefined ? [val("w:lvlText", text)] : []),
      ...(start ? [val("w:start", start)] : []),
      ...(restart ? [val("w:lvlRestart", restart)] : []),
      ...(styleId ? [val("w:pStyle", styleId)] : []),
      ...(picture ? [val("w:lvlPicBulletId", "0")] : []),
      ...(font ? [element("w:rPr", {}, [element("w:rFonts", { "w:ascii": font }, [])])] : []),
    ]);
  const abstract = (id: string, levels: Level[], extra: XmlElement[] = []) =>
    element("w:abstractNum", { "w:abstractNumId": id }, [...extra, ...levels.map((of, depth) => level(depth, of))]);
  const instance = (id: string, abstractId: string, overrides: XmlElement[] = []) =>
    element("w:num", { "w:numId": id }, [val("w:abstractNumId", abstractId), ...overrides]);
  const numbering = (...parts: XmlElement[]) => readNumbering(element("w:numbering", {}, parts));
  const glyphs = (levels: Level[], depths: number[]) => {
    const next = numbering(abstract("0", levels), instance("1", "0"));
    return depths.map((depth) => next("1", depth, "")?.glyph);
  };

  test.each<[string, string[]]>([
    ["decimal", ["1.", "2.", "3."]],
    ["decimalZero", ["01.", "02.", "03."]],
    ["lowerLetter", ["a.", "b.", "c."]],
    ["upperLetter", ["A.", "B.", "C."]],
    ["lowerRoman", ["i.", "ii.", "iii."]],
    ["upperRoman", ["I.", "II.", "III."]],
    ["other", ["1.", "2.", "3."]],
  ])("counts in %s", (format, expected) => {
    expect(glyphs([{ format, text: "%1." }], [0, 0, 0])).toEqual(expected);
  });

  test.each([
    ["lowerLetter", "26", "z"],
    ["lowerLetter", "27", "aa"],
    ["lowerLetter", "53", "aaa"],
    ["lowerLetter", "300", "nnnn"],
    ["lowerLetter", "0", "0"],
    ["upperRoman", "4", "IV"],
    ["upperRoman", "9", "IX"],
    ["upperRoman", "1994", "MCMXCIV"],
    ["upperRoman", "3999", "MMMCMXCIX"],
    ["upperRoman", "4000", "4000"],
    ["upperRoman", "0", "0"],
  ])("in %s the number %s is %s", (format, start, expected) => {
    expect(glyphs([{ format, text: "%1", start }], [0])).toEqual([expected]);
  });

  test("levels below count in those above, and begin anew below the next", () => {
    const levels: Level[] = [
      { format: "decimal", text: "%1." },
      { format: "lowerLetter", text: "%1.%2" },
    ];
    expect(glyphs(levels, [0, 1, 1, 0, 1])).toEqual(["1.", "1.a", "1.b", "2.", "2.a"]);
    expect(glyphs([levels[0] as Level, { ...levels[1], restart: "0" }], [0, 1, 0, 1])).toEqual(["1.", "1.a", "2.", "2.b"]);
    expect(glyphs(levels, [1])).toEqual(["1.a"]);
    expect(
      glyphs(
        [
          { format: "decimal", text: "%1.", start: "4" },
          { format: "decimal", text: "%1.%2", start: "7" },
        ],
        [1, 0, 0],
      ),
    ).toEqual(["4.7", "4.", "5."]);
  });

  test("a bullet is the sign of its font, a picture is one, and a level may show nothing", () => {
    expect(glyphs([{ format: "bullet", text: "\uf0a7", font: "Wingdings" }], [0])).toEqual(["▪"]);
    expect(glyphs([{ format: "bullet", text: "–" }], [0])).toEqual(["–"]);
    expect(glyphs([{ format: "bullet", text: " " }], [0])).toEqual([""]);
    expect(glyphs([{ format: "bullet", picture: true }], [0])).toEqual(["•"]);
    expect(glyphs([{ format: "none", text: "Note %1" }], [0])).toEqual(["Note"]);
    expect(glyphs([{ text: "%1)" }], [0])).toEqual(["1)"]);
  });

  test("lists of one definition continue each other's count, unless one says where it begins", () => {
    const levels: Level[] = [{ format: "decimal", text: "%1." }];
    const override = element("w:lvlOverride", { "w:ilvl": "0" }, [val("w:startOverride", "7")]);
    const next = numbering(abstract("0", levels), instance("1", "0"), instance("2", "0"), instance("3", "0", [override]));
    expect(["1", "2", "3", "1", "3"].map((id) => next(id, 0, "")?.glyph)).toEqual(["1.", "2.", "7.", "3.", "8."]);
    const replaced = element("w:lvlOverride", { "w:ilvl": "0" }, [level(0, { format: "upperLetter", text: "%1)" })]);
    expect(numbering(abstract("0", levels), instance("1", "0", [replaced]))("1", 0, "")?.glyph).toBe("A)");
  });

  test("the level may be that of the paragraph style, and the definition one that a style names", () => {
    const levels: Level[] = [
      { format: "decimal", text: "%1." },
      { format: "lowerLetter", text: "%2)", styleId: "Deep" },
    ];
    const next = numbering(abstract("0", levels), instance("1", "0"));
    expect(next("1", undefined, "Deep")).toMatchObject({ glyph: "a)", level: 1 });
    expect(next("1", undefined, "Other")).toMatchObject({ glyph: "1.", level: 0 });
    const linked = numbering(
      abstract("0", [], [val("w:numStyleLink", "House")]),
      abstract("1", levels, [val("w:styleLink", "House")]),
      instance("1", "0"),
    );
    expect(linked("1", 0, "")?.glyph).toBe("1.");
  });

  test("no list is number 0, one that is not defined, and a level that there is not", () => {
    const next = numbering(abstract("0", [{ format: "decimal", text: "%1." }]), instance("1", "0"), instance("2", "9"));
    expect([next("0", 0, ""), next("8", 0, ""), next("2", 0, ""), next("1", 5, "")]).toEqual([undefined, undefined, undefined, undefined]);
    expect(readNumbering(undefined)("1", 0, "")).toBeUndefined();
  });
});

describe("symbols", () => {
  test.each<[string | undefined, number, string | undefined]>([
    ["Wingdings", 0xa7, "▪"],
    ["Wingdings", 0xf0a7, "▪"],
    ["Wingdings", 0xb7, "•"],
    ["Wingdings", 0x29, undefined],
    ["Wingdings", 0x20, " "],
    ["Symbol", 0xb7, "•"],
    ["Symbol", 0xf0b7, "•"],
    ["Symbol", 0x41, "A"],
    ["Symbol", 0xff, undefined],
    // The last code that is shifted, and the first that is none.
    ["Wingdings", 0xf0fe, "☑"],
    ["Arial", 0xf0ff, undefined],
    ["Arial", 0xf100, "\uf100"],
    ["Arial", 0xf0fc, "✓"],
    ["Arial", 0x41, "A"],
    [undefined, 0x1f600, "😀"],
  ])("%s shows %p as %p", (font, code, shown) => {
    expect(symbolCharacter(font, code)).toBe(shown);
  });

  test("the markers and signs of Wingdings and of Symbol are those that Word shows", () => {
    const shown = (font: string, codes: string) => [...codes].map((code) => showText(code, font).text || "?").join("");
    expect(shown("Wingdings", "lmnoqrstuvwx")).toBe("●❍■□❑❒⬧⧫◆❖⬥☒");
    expect(shown("Wingdings", "\x9e\x9f\xa0\xa1\xa7\xa8\xaa\xab\xac")).toBe("·•▪○▪□✦★✶");
    expect(shown("Wingdings", "ØÜàèéðûüýþ")).toBe("➢➲→➔↑⇨✗✓☒☑");
    expect(shown("Wingdings", "kpy(+*J\xff")).toBe("????????");
    expect(shown("Symbol", "-£¥§¨¬\xad®¯°±³´·¹»¼ÅÒÓÔÞà")).toBe("-≤∞♣♦←↑→↓°±≥×•≠≈…⊕®©™⇒◊");
    expect(shown("Symbol", "abgdlmpsDSW")).toBe("αβγδλμπσΔΣΩ");
    expect(shown("Symbol", "1%c~\x7f\xa4")).toBe("1%c~??");
  });

  test("a text in a symbol font shows its signs; what has no meaning as text is an icon", () => {
    expect(showText("Sales", "Arial")).toEqual({ text: "Sales", icons: "" });
    expect(showText("l)", "Wingdings")).toEqual({ text: "●", icons: ")" });
    expect(showText("Tel \ue0b0 1", "Arial")).toEqual({ text: "Tel  1", icons: "\ue0b0" });
    expect(showText("\uf0b7 a", "Arial")).toEqual({ text: "• a", icons: "" });
    expect([bulletGlyph("l", "Wingdings"), bulletGlyph(")", "Wingdings"), bulletGlyph("–", "Arial")]).toEqual(["●", "•", "–"]);
  });

  test.each<[string, string | undefined]>([
    ["• Sales", "•"],
    ["•Sales", "•"],
    ["- Sales of boats", "-"],
    ["–Sales of boats", "–"],
    ["-Sales", "-"],
    ["-5", undefined],
    ["o\tSales", "o"],
    ["o  Sales", "o"],
    ["o Sales", undefined],
    ["- 25 % growth", "-"],
    ["- 2019", undefined],
    ["- 20191", "-"],
    ["+ 49 30 555", undefined],
    ["+ Sales", "+"],
    ["* 25 boats", "*"],
    ["Sales", undefined],
    ["•", undefined],
    ["•5", "•"],
    ["ㅇ 영업", "ㅇ"],
  ])("the list marker that is typed in %p is %p", (text, glyph) => {
    expect(typedMarker(text)?.glyph).toBe(glyph as string);
  });

  test("a marker is as long as what stands before its text", () => {
    expect(["•  Sales", "•Sales", "-\tSales"].map((text) => typedMarker(text)?.length)).toEqual([3, 1, 2]);
  });
});

describe("the style of text", () => {
  test("is plain of ten points where nothing is said", () => {
    expect(styleOf({})).toEqual({ size: 10, bold: false, italic: false });
    expect(styleOf({ size: 12, bold: true, italic: true, font: "Arial", color: "#aa0000" })).toEqual({
      size: 12,
      bold: true,
      italic: true,
      font: "Arial",
      color: "#aa0000",
    });
  });

  test("of text from right to left is that of complex scripts", () => {
    const props = { size: 10, sizeComplex: 14, boldComplex: true };
    expect(styleOf({ ...props, rightToLeft: true }, "ניסיון")).toMatchObject({ size: 14, bold: true });
    expect(styleOf({ size: 10, bold: true, rightToLeft: true }, "ניסיון")).toMatchObject({ size: 10, bold: true });
    expect(styleOf({ bold: true, boldComplex: false, rightToLeft: true }, "ניסיון").bold).toBe(false);
    expect(styleOf(props, "Work")).toMatchObject({ size: 10, bold: false });
    expect(styleOf(props, "शिक्षा")).toMatchObject({ size: 14, bold: true });
    expect(styleOf({ bold: true, boldComplex: false, sizeComplex: 14 }, "शिक्षा")).toMatchObject({ size: 14, bold: true });
  });

  test.each<[string, Parameters<typeof hiddenReason>, string | undefined]>([
    ["hidden", [{ hidden: true }, undefined], "hidden text"],
    ["of one point", [{ size: 1 }, undefined], "too small to see"],
    ["of eight points", [{ size: 8 }, undefined], undefined],
    ["white on white", [{ color: "#ffffff" }, "#ffffff"], "same colour as its background"],
    ["nearly white on white", [{ color: "#fdfeff" }, "#ffffff"], "same colour as its background"],
    ["yellow on white", [{ color: "#ffff00" }, "#ffffff"], undefined],
    ["cyan on white", [{ color: "#00ffff" }, "#ffffff"], undefined],
    ["magenta on white", [{ color: "#ff00ff" }, "#ffffff"], undefined],
    ["white on its own dark fill", [{ color: "#ffffff", fill: "#000000" }, "#ffffff"], undefined],
    ["white on its own white fill", [{ color: "#ffffff", fill: "#ffffff" }, "#000000"], "same colour as its background"],
    ["white on what is not known", [{ color: "#ffffff" }, undefined], undefined],
    ["without a colour", [{}, "#000000"], undefined],
  ])("that is %s", (_, args, reason) => {
    expect(hiddenReason(...args)).toBe(reason as string);
  });
});

describe("colours and borders", () => {
  const shading = (attributes: Record<string, string>) => fillOf(element("w:shd", attributes, []));

  test.each([
    ["336699", "#336699"],
    ["#AABBCC", "#aabbcc"],
    ["auto", undefined],
    ["3366", undefined],
    [undefined, undefined],
  ])("the colour %p is %p", (text, color) => {
    expect(hexColor(text)).toBe(color as string);
  });

  test("the colour behind text is its fill, its pattern, or a mixture of both", () => {
    expect(fillOf(undefined)).toBeUndefined();
    expect(shading({ "w:val": "clear", "w:fill": "DDEEFF" })).toBe("#ddeeff");
    expect(shading({ "w:val": "clear", "w:fill": "auto" })).toBeUndefined();
    expect(shading({ "w:val": "solid", "w:color": "112233", "w:fill": "DDEEFF" })).toBe("#112233");
    expect(shading({ "w:val": "solid" })).toBe("#000000");
    expect(shading({ "w:val": "pct50", "w:color": "000000", "w:fill": "FFFFFF" })).toBe("#808080");
    expect(shading({ "w:val": "pct20" })).toBe("#cccccc");
    expect(shading({ "w:val": "pct25", "w:color": "FF0000", "w:fill": "0000FF" })).toBe("#4000bf");
    expect(shading({ "w:val": "clear", "w:themeFill": "accent1" })).toBe("#808080");
  });

  test("a border is drawn where it has a style", () => {
    const borders = (...sides: [string, string?][]) =>
      readBorders(
        element(
          "w:pBdr",
          {},
          sides.map(([side, style]) => val(`w:${side}`, style)),
        ),
      );
    const none = { top: false, bottom: false, sides: false, between: false };
    expect(readBorders(undefined)).toEqual(none);
    expect(borders(["top", "single"], ["bottom", "nil"], ["left", "none"], ["between"])).toEqual({ ...none, top: true });
    expect(borders(["bottom", "double"], ["end", "single"], ["between", "single"])).toEqual({
      ...none,
      bottom: true,
      sides: true,
      between: true,
    });
  });
});

describe("styles", () => {
  const bold = val("w:b");
  const rPr = (...of: XmlElement[]) => element("w:rPr", {}, of);
  const style = (id: string, children: XmlElement[], attributes: Record<string, string> = {}) =>
    element("w:style", { "w:styleId": id, "w:type": "paragraph", ...attributes }, children);
  const sheet = (...of: XmlElement[]) => readStyles(element("w:styles", {}, of), undefined);
  const name = (text: string) => val("w:name", text);
  const outline = (level: string) => element("w:pPr", {}, [val("w:outlineLvl", level)]);

  test("inherit from the style that they are based on, even where that goes round in a circle", () => {
    const styles = sheet(
      style("Base", [rPr(bold, val("w:sz", "28"))]),
      style("Title2", [val("w:basedOn", "Base"), rPr(val("w:sz", "40"))]),
      style("A", [val("w:basedOn", "B"), rPr(bold)]),
      style("B", [val("w:basedOn", "A"), rPr(val("w:i"))]),
    );
    expect(styles.paragraph("Title2").run).toEqual({ bold: true, size: 20 });
    expect(styles.paragraph("A").run).toEqual({ bold: true, italic: true });
    expect(styles.paragraph("Missing")).toMatchObject({ id: "", run: {} });
    expect(styles.defaultRun).toEqual({ size: 10 });
  });

  test("are the default one where a paragraph names none, and none of another kind", () => {
    const styles = sheet(
      style("Normal", [rPr(val("w:sz", "22"))], { "w:default": "1" }),
      style("Strong", [rPr(bold)], { "w:type": "character" }),
    );
    expect(styles.paragraph(undefined)).toMatchObject({ id: "Normal", run: { size: 11 } });
    expect(styles.paragraph("Strong").id).toBe("Normal");
    expect([styles.character("Strong"), styles.character(undefined), styles.character("Normal")]).toEqual([{ bold: true }, {}, {}]);
    expect(
      sheet(style("PlaceholderText", [name("Placeholder Text")], { "w:type": "character" })).character("PlaceholderText").placeholder,
    ).toBe(true);
  });

  test.each<[string, XmlElement[], number | undefined]>([
    ["Heading2", [], 2],
    ["Own", [name("heading 3")], 3],
    ["Own", [name("Überschrift 1")], 1],
    ["Own", [name("Title")], 0],
    ["Title", [], 0],
    ["Own", [outline("0")], 1],
    ["Own", [name("heading 3"), outline("4")], 5],
    ["Heading1", [outline("9")], undefined],
    ["Own", [name("Heading of the page")], undefined],
    ["Own", [], undefined],
  ])("%s has its level by outline, name or id: %#", (id, children, level) => {
    expect(sheet(style(id, children)).paragraph(id).heading).toBe(level as number);
  });

  test("a heading style that is derived has the level of its base", () => {
    const base = style("Heading2", [name("heading 2")]);
    expect(sheet(base, style("House", [val("w:basedOn", "Heading2")])).paragraph("House").heading).toBe(2);
    expect(sheet(base, style("House", [val("w:basedOn", "Heading2"), outline("9")])).paragraph("House").heading).toBeUndefined();
  });

  test("of tables tell the first row and column, and whether they paint anything", () => {
    const part = (type: string, ...of: XmlElement[]) => element("w:tblStylePr", { "w:type": type }, of);
    const painted = element("w:tcPr", {}, [element("w:shd", { "w:fill": "DDEEFF" }, [])]);
    const grid = style("Grid", [rPr(val("w:i")), part("firstRow", rPr(bold)), part("firstCol", rPr(val("w:caps")))], { "w:type": "table" });
    expect(sheet(grid).table("Grid")).toMatchObject({
      run: { italic: true },
      firstRow: { bold: true },
      firstColumn: { caps: true },
      paints: false,
    });
    expect(sheet(style("Grid", [part("firstRow", painted)], { "w:type": "table" })).table("Grid")?.paints).toBe(true);
    expect(sheet(style("Grid", [element("w:shd", { "w:fill": "auto" }, [])], { "w:type": "table" })).table("Grid")?.paints).toBe(false);
    expect(sheet(grid).table("Other")).toBeUndefined();
    expect(sheet(grid).table(undefined)).toBeUndefined();
  });

  test("bold in bold is not bold; what a run says itself counts", () => {
    expect(resolveRun({}, [{ bold: true }, { bold: true }], {}).bold).toBe(false);
    expect(resolveRun({}, [{ bold: true }, {}], {}).bold).toBe(true);
    expect(resolveRun({ bold: true }, [], {}).bold).toBe(true);
    expect(resolveRun({ bold: true }, [{ bold: true }], { bold: false }).bold).toBe(false);
    expect(resolveRun({ size: 10 }, [{ size: 12 }, { size: undefined }], { color: "#aa0000" })).toMatchObject({
      size: 12,
      color: "#aa0000",
    });
  });
});

describe("the font of a run", () => {
  const font = (fonts: Record<string, string>) =>
    readRunProps(element("w:rPr", {}, [element("w:rFonts", fonts, [])]), { major: "Cambria", minor: "Calibri" }).font;

  test.each<[string, Record<string, string>, string | undefined]>([
    ["is that of its Latin letters", { "w:ascii": "Arial", "w:hAnsi": "Verdana", "w:cs": "Tahoma" }, "Arial"],
    ["is else that of other European letters", { "w:hAnsi": "Verdana", "w:cs": "Tahoma" }, "Verdana"],
    ["is else that of Arabic and Hebrew", { "w:cs": "Tahoma" }, "Tahoma"],
    ["may be that of the headings of the theme", { "w:ascii": "Arial", "w:asciiTheme": "majorHAnsi" }, "Cambria"],
    ["may be that of the text of the theme", { "w:ascii": "Arial", "w:hAnsiTheme": "minorHAnsi" }, "Calibri"],
    ["may not be said", { "w:eastAsia": "SimSun" }, undefined],
  ])("%s", (_, fonts, expected) => {
    expect(font(fonts)).toBe(expected as string);
  });
});
