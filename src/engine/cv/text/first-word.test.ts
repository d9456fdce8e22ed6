import { expect, test } from "bun:test";
import { firstWordOf } from "./first-word.ts";
import { fold } from "./fold.ts";

test("the first word is that of the folded text, or is not told", () => {
  for (const text of [
    "Nationality: British",
    "Né(e) le 12 mai",
    "Größe 180",
    "- Tel. / Mobile",
    "(optional) Name",
    "3D design",
    "l'adresse",
    "Straße",
    "",
    "—",
    "soft\u00adware",
    "№ 12",
    "ﬁnance lead",
    "Дата рождения",
    "氏　名",
    "e\u0301tat",
  ]) {
    const word = firstWordOf(text);
    if (word !== undefined) expect([text, word]).toEqual([text, fold(text).split(" ")[0] as string]);
  }
});

test("plain Latin words are told", () => {
  expect(firstWordOf("Größe: 180 cm")).toBe("grosse");
  expect(firstWordOf("- Tel. 020")).toBe("tel");
  expect(firstWordOf("Дата")).toBeUndefined();
});
