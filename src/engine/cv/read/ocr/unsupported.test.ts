import { expect, test } from "bun:test";
import { unsupportedLanguage, unsupportedMessage } from "./unsupported.ts";

test("Russian that was read with the data of Bulgarian is known as Russian; Bulgarian and Ukrainian are not", () => {
  const russian =
    "Опьт работь Март 2018 настоящее время Главньй бухгалтер Образование Пермский университет Язьки Русский родной английский";
  const bulgarian =
    "Професионален опит Отговарям за отчети и за обучението на нови служители, както и за фирмата Образование Софийски университет";
  const ukrainian = "Досвід роботи Налаштував запуск тестів та звітність, скоротив час регресії з трьох днів до сорока хвилин Освіта";
  expect(unsupportedLanguage(russian, "bul", 84)).toBe("Russian");
  expect(unsupportedLanguage(bulgarian, "bul", 84)).toBeUndefined();
  expect(unsupportedLanguage(ukrainian, "ukr", 84)).toBeUndefined();
});

test("a page full of text that is read with little confidence is in an unknown script; a picture with a few letters is not", () => {
  const page = "ol i dawl o ola layla dulosll ".repeat(20);
  expect(unsupportedLanguage(page, "eng", 35)).toBe("unknown");
  expect(unsupportedLanguage(page, "eng", 80)).toBeUndefined();
  expect(unsupportedLanguage("ol i dawl o", "eng", 35)).toBeUndefined();
  const letters = (count: number) => "ol ".repeat(count / 2);
  expect([44, 45].map((confidence) => unsupportedLanguage(letters(200), "eng", confidence))).toEqual(["unknown", undefined]);
  expect([198, 200].map((count) => unsupportedLanguage(letters(count), "eng", 44))).toEqual([undefined, "unknown"]);
  expect(unsupportedMessage("This scan", "Russian")).toStartWith("This scan is in Russian, ");
  expect(unsupportedMessage("This scan", "unknown")).toContain("script that text recognition cannot read");
});

test("Russian among words that Bulgarian and Ukrainian have too is Russian; as many words of theirs make it no Russian", () => {
  const shared = "на по с в к при для ".repeat(6);
  expect(unsupportedLanguage(`${"работа опыт время образование года ".repeat(3)}`, "ukr", 84)).toBe("Russian");
  expect(unsupportedLanguage(`${"опыт время ".repeat(4)}${"да се ".repeat(4)}`, "bul", 84)).toBeUndefined();
  expect(unsupportedLanguage(shared, "bul", 84)).toBeUndefined();
  expect(unsupportedLanguage(`${"опыт время ".repeat(4)}${shared}`, "bul", 84)).toBe("Russian");
  expect(unsupportedLanguage("опыт время образование года", "eng", 84)).toBeUndefined();
});

test("Korean, Arabic and Thai are read badly, whatever the page says", () => {
  expect(["kor", "ara", "tha", "jpn", undefined].map((code) => unsupportedLanguage("text", code, 84))).toEqual([
    "Korean",
    "Arabic",
    "Thai",
    undefined,
    undefined,
  ]);
});

test("a Russian name in a long text of another language does not make it Russian", () => {
  const words = (russian: number) => `${"опыт ".repeat(russian)}${"склад ".repeat(100 - russian)}`;
  expect(unsupportedLanguage(words(4), "bul", 84)).toBeUndefined();
  expect(unsupportedLanguage(words(8), "bul", 84)).toBe("Russian");
});
