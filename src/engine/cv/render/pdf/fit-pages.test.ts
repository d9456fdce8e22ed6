import { describe, expect, test } from "bun:test";
import { loadTemplate } from "../../../templates/load-template.ts";
import { type Extent, fitPages } from "./fit-pages.ts";

const template = {
  ...(await loadTemplate("default")),
  page: { size: "a4" as const, margins: { top: 20, right: 20, bottom: 20, left: 20 } },
};
const upTo = (limit: number, size = 9) => ({ ...template, fonts: { ...template.fonts, size }, page: { ...template.page, limit } });

/** A document of `length` pages, and what each step makes of it: "0.75" is the factor on the spacing, "0.75 -1" with type a point smaller. */
async function fit(length: number, steps: Record<string, number> = {}, style: typeof template | ReturnType<typeof upTo> = template) {
  const tried: string[] = [];
  const { template: chosen, messages } = await fitPages(style, async ({ fonts, design }): Promise<Extent> => {
    const step = nameOf(fonts.size, design.air);
    tried.push(step);
    const pages = Math.ceil(steps[step] ?? length);
    return { pages, filled: (steps[step] ?? length) - pages + 1 };
  });
  return { step: nameOf(chosen.fonts.size, chosen.design.air), tried, message: messages[0]?.text };

  function nameOf(size: number, air: number) {
    const smaller = size - style.fonts.size;
    return `${Number((air / style.design.air).toFixed(2))}${smaller === 0 ? "" : ` ${smaller}`}`;
  }
}

describe("a style for one page", () => {
  test("sets a CV tighter, then smaller by half points down to 7.5, at last with half of the spacing, until it fits", async () => {
    expect(await fit(0.9, {}, upTo(1))).toEqual({ step: "1", tried: ["1"], message: undefined });
    const steps = { "0.75": 1.3, "0.75 -0.5": 1.2, "0.75 -1": 1.1, "0.75 -1.5": 1.05 };
    expect(await fit(1.4, { ...steps, "0.75 -0.5": 0.9 }, upTo(1))).toMatchObject({ step: "0.75 -0.5", message: undefined });
    expect(await fit(1.4, { ...steps, "0.5 -1.5": 0.9 }, upTo(1))).toEqual({
      step: "0.5 -1.5",
      tried: ["1", "0.75", "0.75 -0.5", "0.75 -1", "0.75 -1.5", "0.5 -1.5"],
      message: undefined,
    });
  });

  test("says when the smallest type is not small enough, and sets the CV in its usual one", async () => {
    const { step, message } = await fit(1.6, {}, upTo(1));
    expect(step).toBe("1");
    expect(message).toBe(
      "This CV has too much text for one page: in the style Default it needs 2 pages, also in the smallest type. Shorten it, or choose another style.",
    );
    expect((await fit(2.8, {}, upTo(2))).message).toStartWith(
      "This CV has too much text for 2 pages: in the style Default it needs 3 pages",
    );
  });

  test("says when Word may need one page more than the PDF", async () => {
    expect(await fit(1.3, { "0.5 -1.5": 0.99 }, upTo(1))).toMatchObject({
      step: "0.5 -1.5",
      message:
        "This CV only just fits on one page in the style Default, in the smallest type. Word may need one more; shorten it a little.",
    });
  });

  test("does not try a CV of more than twice the length", async () => {
    expect((await fit(2.6, {}, upTo(1))).tried).toEqual(["1"]);
    expect((await fit(1.9, {}, upTo(1))).tried.length).toBeGreaterThan(1);
  });

  test("leaves small type as it is", async () => {
    expect((await fit(1.5, {}, upTo(1, 7))).tried).toEqual(["1", "0.75", "0.5"]);
  });
});

describe("the last page", () => {
  test("of two or three pages is spared where tighter spacing can do that", async () => {
    expect(await fit(1.2, { "0.75": 0.95 })).toMatchObject({ step: "0.75" });
    expect(await fit(2.5, { "0.75": 1.9 })).toMatchObject({ step: "0.75" });
    expect(await fit(2.5, { "0.75": 2.2 })).toMatchObject({ step: "1" });
    expect(await fit(3.5, { "0.75": 2.9 })).toMatchObject({ step: "1", tried: ["1"] });
  });

  test("is not tried to be spared when it has more than a fifth of the document", async () => {
    expect((await fit(1.26)).tried).toEqual(["1"]);
    expect((await fit(1.24)).tried).toEqual(["1", "0.75"]);
  });

  test("never has only a few lines: smaller type spares it, or more space fills it", async () => {
    expect(await fit(1.1, { "0.75": 1.02, "0.75 -0.5": 0.97 })).toMatchObject({ step: "0.75 -0.5" });
    expect(await fit(1.1, { "0.75": 1.05, "0.75 -0.5": 1.02, "1.15": 1.25 })).toMatchObject({ step: "1.15" });
    expect(await fit(1.1, { "0.75": 1.05, "0.75 -0.5": 1.02, "1.15": 1.16, "1.3": 1.25 })).toMatchObject({ step: "1.3" });
    expect(await fit(1.05)).toEqual({ step: "1", tried: ["1", "0.75", "0.75 -0.5", "1.15", "1.3"], message: undefined });
  });

  test("of a document of four to ten pages has more than a few lines too, that of a longer one is as it is", async () => {
    expect(await fit(8.1, { "0.75": 7.5 })).toMatchObject({ step: "0.75" });
    expect(await fit(10.1, { "0.75": 9.5 })).toMatchObject({ step: "1", tried: ["1"] });
  });

  test("is judged for Word as well, whose document may be 2 % longer or 3 % shorter", async () => {
    expect((await fit(0.98)).tried).toEqual(["1"]);
    expect(await fit(0.99, { "0.75": 0.9 })).toMatchObject({ step: "0.75" });
    expect((await fit(1.19, { "0.75": 1.12, "0.75 -0.5": 1.03, "1.15": 1.25 })).step).toBe("1");
    expect((await fit(1.18, { "0.75": 1.12, "0.75 -0.5": 1.03, "1.15": 1.25 })).step).toBe("1.15");
  });
});
