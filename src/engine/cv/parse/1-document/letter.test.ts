import { expect, test } from "bun:test";
import { line } from "../testing/build-reading.ts";
import { apartFromLetter } from "./letter.ts";

const LETTER = [
  "Dear Ms Ravenscroft,",
  "I write about the post of lead fitter that you advertised in May, and would like to tell you why.",
];
const letterOf = (...texts: string[]) =>
  apartFromLetter([...texts, "Skills", "Welding"].map((text) => line(text))).letter.map(({ text }) => text);

test("a letter ends with its regards, or with these and the name in one line", () => {
  expect(letterOf(...LETTER, "Yours sincerely,")).toHaveLength(3);
  expect(letterOf(...LETTER, "Yours sincerely, Ottoline Birdsall")).toHaveLength(3);
  expect(letterOf(...LETTER, "Un cordial saludo,Ottoline Birdsall")).toHaveLength(3);
});

test("a sentence that begins like regards ends no letter", () => {
  expect(letterOf(...LETTER, "Regards, of all kinds, are what I collected for many years")).toEqual([]);
});
