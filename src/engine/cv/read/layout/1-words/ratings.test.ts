import { expect, test } from "bun:test";
import { print, read } from "../print.testing.ts";
import { withEmptyMarks } from "./ratings.ts";

const marks = (x: number, y: number, ...colors: string[]) => colors.flatMap((color, at) => print(x + 8 * at, y, "•", { color, size: 12 }));
const rating = (...colors: string[]) => read([...print(50, 100, "Welsh", { size: 12 }), ...marks(150, 100, ...colors)])[0];

test("marks of a rating in a second, paler colour are the empty ones", () => {
  expect(rating("#226699", "#226699", "#226699", "#cccccc", "#cccccc")).toBe("Welsh | ●●●○○");
});

test("marks in one colour, or in more than two, are as they are printed", () => {
  expect(rating("#226699", "#226699", "#226699")).toBe("Welsh | •••");
  expect(rating("#226699", "#cccccc", "#226699")).toBe("Welsh | •••");
});

const [DARK, PALE] = ["#226699", "#cccccc"];

test("pale marks are the empty ones of the marks directly before them only: in one row, of one shape and size, one behind the other", () => {
  const dark = marks(150, 100, DARK, DARK);
  const besides = (pale: ReturnType<typeof print>) =>
    withEmptyMarks([...dark, ...pale])
      .map(({ text }) => text)
      .join("");
  const at = (x: number, y: number, mark = "•", size = 12) => print(x, y, mark, { color: PALE, size });
  expect(besides(at(166, 100))).toBe("●●○");
  expect(besides(at(172, 100))).toBe("●●○");
  expect(besides(at(180, 100))).toBe("•••");
  expect(besides(at(140, 100))).toBe("•••");
  expect(besides(at(166, 102))).toBe("•••");
  expect(besides(at(166, 100, "•", 10))).toBe("•••");
  expect(besides(at(166, 100, "★"))).toBe("••★");
  expect(besides([...at(166, 100), ...print(174, 100, "Welsh")])).toBe("●●○Welsh");
});

test("each shape of marks has an empty one of its own, and marks that are drawn together are told one by one", () => {
  const shown = (mark: string) =>
    withEmptyMarks([...print(50, 100, mark, { color: DARK }), ...print(61, 100, mark, { color: PALE })])
      .map(({ text }) => text)
      .join("");
  expect(["●", "•", "★", "■", "▪", "★★"].map(shown)).toEqual(["●○", "●○", "★☆", "■□", "■□", "★★☆☆"]);
  expect(shown("◆")).toBe("◆◆");
});
