import { expect, test } from "bun:test";
import { openMemoryCache } from "./memory-cache.ts";

const sizeOf = (value: string) => value.length;

test("a value is made once, also for those who ask while it is made", async () => {
  const cache = openMemoryCache(100);
  let made = 0;
  const get = () => cache.get("a", async () => `value ${++made}`, sizeOf);
  expect(await Promise.all([get(), get()])).toEqual(["value 1", "value 1"]);
  expect(await get()).toBe("value 1");
});

test("what was used longest ago goes when there is no more room", async () => {
  const cache = openMemoryCache(25);
  const made: string[] = [];
  const make = async (key: string) => {
    made.push(key);
    return "ten bytes!";
  };
  const get = (key: string) => cache.get(key, () => make(key), sizeOf);
  for (const key of ["a", "b", "a", "c"]) await get(key);
  expect(made).toEqual(["a", "b", "c"]);
  await get("a");
  await get("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what fails is made again, and what is forgotten too", async () => {
  const cache = openMemoryCache(100);
  await expect(cache.get("job1 page", async () => Promise.reject(new Error("no")), sizeOf)).rejects.toThrow("no");
  let made = 0;
  const get = (key: string) => cache.get(key, async () => `${++made}`, sizeOf);
  await get("job1 page");
  await get("job2 page");
  cache.forget("job1");
  await get("job1 page");
  await get("job2 page");
  expect(made).toBe(3);
});
