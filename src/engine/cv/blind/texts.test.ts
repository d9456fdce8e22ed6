import { expect, test } from "bun:test";
import { mapTexts, mapWords } from "./texts.ts";

const gone = (text: string) => text.replace("Jane", "");

test("words are taken out of every text but the photo, in which letters stand by chance", () => {
  const resume = { basics: { name: "Jane Doe", image: "data:image/png;base64,Jane" }, work: [{ highlights: ["Led Jane's team"] }] };
  expect(mapWords(resume, gone)).toEqual({
    basics: { name: " Doe", image: "data:image/png;base64,Jane" },
    work: [{ highlights: ["Led 's team"] }],
  });
});

test("what becomes empty goes, with the entries and headings that had nothing else; what was empty stays", () => {
  const resume = {
    basics: { name: "Jane" },
    work: [
      { name: "Jane", highlights: ["Jane"] },
      { name: "Acme", highlights: [] },
    ],
    additional: [
      { title: "Friends", items: ["Jane"] },
      { title: "Tools", items: ["Saw", "Jane"] },
    ],
    years: 3,
    none: null,
  };
  expect(mapTexts(resume, gone)).toEqual({
    basics: {},
    work: [{ name: "Acme", highlights: [] }],
    additional: [{ title: "Tools", items: ["Saw"] }],
    years: 3,
    none: null,
  });
});

test("a text is rewritten by its path", () => {
  const paths: string[] = [];
  mapTexts({ basics: { name: "a" }, work: [{ highlights: ["b", "c"] }] }, (text, path) => {
    paths.push(path);
    return text;
  });
  expect(paths).toEqual(["basics.name", "work[0].highlights[0]", "work[0].highlights[1]"]);
});
