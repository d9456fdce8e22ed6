import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoizeUntilChanged } from "./memoize-until-changed.ts";
import { openStore, type Store } from "./open-store.ts";

function counting() {
  let asked = 0;
  const read = memoizeUntilChanged((store: Store, name) => {
    asked++;
    return store.raw.query("SELECT value FROM notes WHERE name = ?").get(name) as { value: string } | null;
  });
  return { read: (store: Store, name: string) => read(store, name)?.value, asked: () => asked };
}

test("an answer holds until something is written, also by another program", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitae-store-"));
  const [store, other] = [openStore(join(folder, "vitae.sqlite")), openStore(join(folder, "vitae.sqlite"))];
  store.raw.run("CREATE TABLE notes (name TEXT, value TEXT)");
  store.raw.run("INSERT INTO notes VALUES ('a', 'one'), ('b', 'two')");
  const { read, asked } = counting();

  expect([read(store, "a"), read(store, "a"), read(store, "b"), read(store, "none"), read(store, "none")]).toEqual([
    "one",
    "one",
    "two",
    undefined,
    undefined,
  ]);
  expect(asked()).toBe(3);

  store.raw.run("UPDATE notes SET value = 'three' WHERE name = 'a'");
  expect(read(store, "a")).toBe("three");
  other.raw.run("UPDATE notes SET value = 'four' WHERE name = 'a'");
  expect(read(store, "a")).toBe("four");
  store.raw.run("DELETE FROM notes");
  expect(read(store, "a")).toBeUndefined();
  expect(asked()).toBe(6);

  for (const one of [store, other]) one.close();
  rmSync(folder, { recursive: true });
});

test("what a transaction wrote and took back is not remembered", () => {
  const store = openStore(":memory:");
  store.raw.run("CREATE TABLE notes (name TEXT, value TEXT)");
  const { read } = counting();
  expect(() =>
    store.transaction(() => {
      store.raw.run("INSERT INTO notes VALUES ('a', 'one')");
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(read(store, "a")).toBeUndefined();
  store.close();
});
