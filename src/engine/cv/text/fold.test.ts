import { expect, test } from "bun:test";
import { fold, foldLetters, spellingsOf, squeeze } from "./fold.ts";

test("accents, case and punctuation make no difference to what a word is", () => {
  for (const [printed, folded] of [
    ["Beruflicher Werdegang:", "beruflicher werdegang"],
    ["  Éducation – Formation ", "education formation"],
    ["Straße", "strasse"],
    ["ΣΧΟΛΕΣ", "σχολεσ"],
    ["soft\u00adware", "software"],
    ["İstanbul", "istanbul"],
    ["C++ & C#", "c c"],
    ["氏　名", "氏名"],
    ["…", ""],
  ])
    expect([printed, fold(printed as string)]).toEqual([printed as string, folded as string]);
});

test("a text is folded the same alone and beside a script that takes another way", () => {
  const letters = Array.from({ length: 0x2c00 }, (_, code) => String.fromCharCode(code));
  const differing = letters.filter((letter) => {
    const text = `Ab${letter}c${letter}`;
    return `${fold(text)} 日本語` !== fold(`${text} 日本語`);
  });
  expect(differing).toEqual([]);
});

test("letters alone are folded where punctuation counts", () => {
  expect(foldLetters("Müller – “Œuvre”, 2°")).toBe("muller – “oeuvre”, 2°");
});

test("what is looked for has no spaces, but the signs that tell C++ from C#", () => {
  expect(squeeze("C++ / C#, Größe: 2 m")).toBe("c++c#grosse2m");
  expect(squeeze("C++, 東京 都")).toBe("c++東京都");
});

test("a word of a list has the spelling of those who type no umlauts, too", () => {
  expect(spellingsOf("Persönliche Daten")).toEqual(["Persönliche Daten", "persoenliche daten"]);
  expect(spellingsOf("Übersicht")).toEqual(["Übersicht", "uebersicht"]);
  expect(spellingsOf("Lebenslauf")).toEqual(["Lebenslauf"]);
});
