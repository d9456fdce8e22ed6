import { describe, expect, test } from "bun:test";
import { likenessOf } from "./likeness.ts";
import { VALUE_KINDS } from "./value-kind.ts";

/** The kinds that a text looks like, and those that it would be a rival of where it stood as their value: surely, or perhaps with "?". */
const kinds = (text: string, part: "own" | "rival") =>
  VALUE_KINDS.flatMap((kind) => {
    const likeness = likenessOf(kind, text)[part];
    return likeness >= 0.8 ? [kind] : likeness >= 0.5 ? [`${kind}?`] : [];
  }).join(" ");

const DATED = "headline employer position institution degree place text skill level language title";

describe("a text looks like its kind, and is a rival of the kinds that it is taken for:", () => {
  test.each<[text: string, own: string, rival: string]>([
    ["Ada Berg", "name", "skill"],
    ["Curriculum Vitae", "", "name"],
    ["Software Engineer", "headline position", "name address employer institution place"],
    ["Corve Works Ltd", "employer", "name headline address position degree place"],
    ["University of Leith", "employer? institution", "name? headline address? position degree place? skill"],
    ["BSc Physics", "degree", "employer institution"],
    ["Leeds, United Kingdom", "address place", "name headline"],
    ["ada@corve.example", "contact profile", "text skill title"],
    ["www.corve.example/ada", "contact profile", "text skill title"],
    ["+44 117 496 0142", "contact profile", "text skill title"],
    ["1-2", "", ""],
    ["June 2014", "", DATED.replace("headline", "headline contact")],
    ["English", "language", "level"],
    ["fluent", "level", ""],
    ["●●●○○", "level", ""],
    ["Work experience", "", "name headline address employer position text fact"],
    [
      "A text of more words than any title that was ever given to anybody at all",
      "text",
      "headline employer position institution place skill language title",
    ],
    ["Driving licence B", "degree? fact", "employer? institution?"],
  ])("%p", (text, own, rival) => {
    expect([kinds(text, "own"), kinds(text, "rival")]).toEqual([own, rival]);
  });
});

test("a telephone number is digits and what groups them, eight or more", () => {
  const contact = (text: string) => likenessOf("contact", text).own;
  expect(["+44 117 496 0142", "(0117) 496-0142"].map(contact)).toEqual([1, 1]);
  expect(["Room 1234 56789 of the yard", "12 34"].map(contact)).toEqual([0, 0]);
});
