import { expect, test } from "bun:test";
import { print, read } from "../print.testing.ts";

const marks = (x: number, y: number, ...colors: string[]) => colors.flatMap((color, at) => print(x + 8 * at, y, "•", { color, size: 12 }));
const rating = (...colors: string[]) => read([...print(50, 100, "Welsh", { size: 12 }), ...marks(150, 100, ...colors)])[0];

test("marks of a rating in a second, paler colour are the empty ones", () => {
  expect(rating("#226699", "#226699", "#226699", "#cccccc", "#cccccc")).toBe("Welsh | ●●●○○");
});

test("marks in one colour, or in more than two, are as they are printed", () => {
  expect(rating("#226699", "#226699", "#226699")).toBe("Welsh | •••");
  expect(rating("#226699", "#cccccc", "#226699")).toBe("Welsh | •••");
});
