import { expect, test } from "bun:test";
import { block, print, read, rule } from "./print.testing.ts";

test("a space typed between words of Chinese and Japanese is one, and the gap before letters of another script is none", () => {
  expect(read(print(50, 100, "学士 情報工学", { letter: 1, gap: 0.25 }))).toEqual(["学士 情報工学"]);
  const mixed = [...print(50, 100, "EC"), ...print(62, 100, "サイトの開発", { letter: 1 })];
  expect(read(mixed)).toEqual(["ECサイトの開発"]);
});

test("single signs set apart are one word", () => {
  expect(read(print(50, 100, "이 력 서", { letter: 0.9, gap: 0.8 }))).toEqual(["이력서"]);
});

test("an ending of Korean that begins a line belongs to the word before", () => {
  const runs = block(50, 100, ["사용자 조사와 업무에서 나온 여러 가지 데이터", "를 바탕으로 화면을 개선합니다."], {
    leading: 12,
    letter: 0.9,
  });
  expect(read(runs)).toEqual(["사용자 조사와 업무에서 나온 여러 가지 데이터를 바탕으로 화면을 개선합니다."]);
});

test("a table of one row has cells that wrap", () => {
  const rules = [88, 116].map((y) => rule(50, y, 400, 0.5)).concat([50, 130, 260, 450].map((x) => rule(x, 88, 0.5, 28)));
  const runs = [...block(54, 98, ["2012 – June", "2016"], { leading: 12 }), ...print(134, 98, "Acme School"), ...print(264, 98, "Diploma")];
  expect(read(runs, { rules })).toEqual(["2012 – June 2016 | Acme School | Diploma"]);
});
