import { expect, test } from "bun:test";
import { line } from "../../testing/build-reading.ts";
import { collectContacts } from "./contact-lines.ts";

const context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };
const phones = (head: readonly string[], rest: readonly string[]) =>
  collectContacts(
    head.map((text) => line(text)),
    rest.map((text) => line(text)),
    context,
  ).phones.map(({ value }) => value);

test("a number without its country code elsewhere in the CV is one of the country of the head, and of no other that is named there", () => {
  const room = "Room 4, 412 34 567";
  expect(phones(["Jane Doe", "Oslo | jane@example.com"], [room])).toEqual(["412 34 567"]);
  expect(phones(["Jane Doe", "jane@example.com | Oslo"], ["Bristol, UK", room])).toEqual(["412 34 567"]);
  expect(phones(["Jane Doe", "jane@example.com"], [room])).toEqual([]);
  expect(phones(["Jane Doe", "Bristol, UK"], ["Norway", room])).toEqual([]);
});

test("of two numbers the mobile one is first, where the other has its label beside it or above", () => {
  expect(phones(["電話 084-000-4182", "携帯 090-0000-4182"], [])).toEqual(["090-0000-4182", "084-000-4182"]);
  expect(phones(["くさどちょう\t電話", "084-000-4182", "携帯 090-0000-4182"], [])).toEqual(["090-0000-4182", "084-000-4182"]);
  expect(phones(["くさどちょう", "084-000-4182", "携帯 090-0000-4182"], [])).toEqual(["084-000-4182", "090-0000-4182"]);
});
