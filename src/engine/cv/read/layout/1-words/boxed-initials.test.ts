import { expect, test } from "bun:test";
import { print, read, rule, type Style } from "../print.testing.ts";

const SIZE = 12;
const PADDING = 2;

type Look = {
  initials?: string;
  rest?: string;
  padding?: number;
  gap?: number;
  restSize?: number;
  restY?: number;
  restStyle?: Style;
  /** The height of a box around the rest. */
  boxed?: number;
};

/** A heading whose first letters stand in a filled box, which is wider than they are by `padding` on each side; the rest begins `gap` behind it. */
function heading({ initials = "Edu", rest = "cation", padding = PADDING, gap = 0, restSize = SIZE, restY = 100, boxed }: Look = {}) {
  const width = initials.length * SIZE * 0.5;
  const end = 50 + width + padding + gap;
  const boxes = [rule(50 - padding, 88, width + 2 * padding, 16, "#0e5484")];
  if (boxed) boxes.push(rule(end, 88, rest.length * restSize * 0.5, boxed, "#0e5484"));
  return read(
    [...print(50, 100, initials, { size: SIZE, color: "#ffffff" }), ...print(end, restY, rest, { size: restSize, color: "#444444" })],
    {
      rules: boxes,
    },
  )[0];
}

test("first letters in a box of colour are one word with the others, whatever the rest of the heading says", () => {
  expect(heading()).toBe("Education");
  expect(heading({ boxed: 60 })).toBe("Education");
  expect(heading({ initials: "WOR", rest: "K EXPERIENCE" })).toBe("WORK EXPERIENCE");
});

test.each<[string, Look]>([
  ["a word of five letters in a box", { initials: "Adobe", rest: "suite" }],
  ["a number in a box", { initials: "12", rest: "years" }],
  ["a word behind a gap", { gap: 0.2 * SIZE }],
  ["letters in a box that is much wider", { padding: 0.4 * SIZE }],
  ["a word of another size", { restSize: 0.85 * SIZE }],
  ["a word that stands lower", { restY: 100 + 0.2 * SIZE }],
  ["a number behind the box", { rest: "2019" }],
  ["a second box", { rest: "Java", initials: "SQL", boxed: 16 }],
])("%s is a word of its own", (_, look) => {
  const { initials = "Edu", rest = "cation" } = look;
  expect(heading(look)).not.toContain(initials + rest);
});
