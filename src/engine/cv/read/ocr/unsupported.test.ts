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
  expect(unsupportedMessage("This scan", "Russian")).toStartWith("This scan is in Russian, ");
  expect(unsupportedMessage("This scan", "unknown")).toContain("script that text recognition cannot read");
});
