import { expect, test } from "bun:test";
import { inAnyCase, smallLetters } from "./any-case.ts";

test("capitals and small letters are one, whatever the script, and classes of letters stay what they are", () => {
  const pattern = /(?<!\p{L})ROC(?!\p{L})|σχολές|lycée|[A-C]-kurs|школ|\S+ GmbH/iu;
  const has = inAnyCase(pattern);
  for (const text of [
    "roc Utrecht",
    "Rocío",
    "LYCÉE",
    "ΣΧΟΛΕΣ",
    "σχολεσ",
    "Σχολές",
    "b-KURS",
    "d-kurs",
    "ШКОЛА",
    "Müller GMBH",
    "gmbh",
    "Ürün",
  ])
    expect([text, has(text)]).toEqual([text, pattern.test(text)]);
});

test("each letter of a text in small letters stands where it stood", () => {
  for (const text of ["İSTANBUL ÜNİVERSİTESİ", "ΣΧΟΛΕΣ", "Straße", "ÅNGSTRÖM"]) expect(smallLetters(text)).toHaveLength(text.length);
  expect(smallLetters("ΣΧΟΛΕΣ")).toBe("σχολεσ");
});
