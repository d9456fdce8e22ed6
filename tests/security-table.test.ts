import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_DOCUMENTS_PER_CHILD } from "../src/engine/adapters/converter/child-pool.ts";
import { IDLE_MS } from "../src/engine/adapters/converter/converter.ts";
import { FOLDER_BYTES } from "../src/engine/adapters/converter/sandbox/new-root.ts";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "../src/engine/contract/limits.ts";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";

const read = (path: string) => readFileSync(join(CHECKOUT_ROOT, path), "utf8");
const page = read("docs/security.md");
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (met|not applicable|open) \| (.+) \|$/gm;
const rows = [...page.matchAll(ROW)].map(([, id, level, words, state, why]) => ({
  id: id as string,
  level,
  words,
  state,
  why: why as string,
}));

/** Section and requirements of each: what ASVS 5.0 has on its levels one and two. */
const SECTIONS_OF_LEVEL_ONE =
  "1.2:1-5 1.3:1-2 1.5:1 2.1:1 2.2:1-2 2.3:1 3.2:1-2 3.3:1 3.4:1-2 3.5:1-3 4.1:1 4.4:1 5.2:1-2 5.3:1-2 6.1:1 6.2:1-8 6.3:1-2 6.4:1-2 7.2:1-4 7.4:1-2 8.1:1 8.2:1-2 8.3:1 9.1:1-3 9.2:1 10.4:1-5 11.3:1-2 11.4:1 12.1:1 12.2:1-2 13.4:1 14.2:1 14.3:1 15.1:1 15.2:1 15.3:1";
const levelOne = SECTIONS_OF_LEVEL_ONE.split(" ").flatMap((part) => {
  const [section, from, to = from] = part.split(/[:-]/) as [string, string, string | undefined];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`);
});

test("the table has every requirement of level 1, all of level 2, and each once", () => {
  expect(rows.filter(({ level }) => level === "1").map(({ id }) => id)).toEqual(levelOne);
  expect([levelOne.length, rows.filter(({ level }) => level === "2").length]).toEqual([70, 183]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  expect(page.match(/^\| \d/gm)).toHaveLength(rows.length);
});

test("what is met names a test or a page, and every test that is named exists", () => {
  const missing = rows.flatMap(({ id, state, why }) => {
    const tests = [...why.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path, name]) => ({ path: path as string, name: name as string }));
    const pages = [...why.replace(/`[^`]+` "[^"]+"/g, "").matchAll(/`([^`]+)`/g)].map(([, path]) => path as string);
    const absent = [
      ...tests
        .filter(({ path, name }) => !existsSync(join(CHECKOUT_ROOT, path)) || !titlesOf(read(path)).includes(name))
        .map(({ name }) => name),
      ...pages.filter((path) => !existsSync(join(CHECKOUT_ROOT, path))),
    ];
    if (state === "met" && tests.length + pages.length === 0) absent.push("nothing");
    return absent.map((name) => `${id}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("the counts above the table are those of the table", () => {
  for (const level of ["1", "2"]) {
    const count = (state: string) => rows.filter((row) => row.level === level && row.state === state).length;
    expect(page).toContain(`| level ${level} | ${count("met")} | ${count("not applicable")} | ${count("open")} |`);
  }
});

test("the limits of the converter on the page are those of the program", () => {
  const inOneLine = page.replace(/\s+/g, " ");
  expect(inOneLine).toContain(
    `documents of one account only, at most ${MAX_DOCUMENTS_PER_CHILD}, and is gone ${IDLE_MS / 1000} seconds after the last`,
  );
  expect(inOneLine).toContain(
    `${CONVERT_TIMEOUT_MS / 1000} seconds (a scan ${OCR_TIMEOUT_MS / 1000}) for a document, and ${CHILD_MEMORY_BYTES / 2 ** 30} GB of memory`,
  );
  expect(inOneLine).toContain(`${FOLDER_BYTES / 2 ** 20} MB and 20,000 files in its folder together`);
});

const sources = new Map(
  [...new Bun.Glob("src/**/*.{ts,tsx}").scanSync(CHECKOUT_ROOT)]
    .filter((path) => !/\.test\.tsx?$|\.testing\.ts$|\/testing\//.test(path))
    .map((path) => [path, read(path)] as const),
);
const filesWith = (pattern: RegExp) => [...sources].filter(([, text]) => pattern.test(text)).map(([path]) => path);

test("what the program hashes, encrypts and signs is in the page's table, by approved algorithms", () => {
  const keyed =
    /\bcreateCipheriv\(|\bcreateHmac\(|\bhkdfSync\(|\bpassword\.hash|\bSHA256\.hash\(|CryptoHasher\("\w+", |from "standardwebhooks"|subtle\.(encrypt|sign)/;
  const listed = [...page.matchAll(/^\| [^|]+ \| [^|]+ \| `(src\/[^`]+)` \|$/gm)].map(([, path]) => path as string);
  expect([...new Set(listed)].sort()).toEqual(filesWith(keyed).sort());

  const all = [...sources.values()].join("\n");
  const ciphers = [...all.matchAll(/"((?:aes|des|rc\d|chacha20)-[-\w]*\d[-\w]*)"/gi)].map(([, cipher]) => cipher);
  expect([...new Set(ciphers)]).toEqual(["aes-256-gcm"]);
  const hashes = [...all.matchAll(/(?:CryptoHasher|createHash|createHmac|hkdfSync)\("(\w+)"/g)].map(([, hash]) => hash);
  expect([...new Set(hashes)]).toEqual(["sha256"]);
});

/** Requirements, and what a file of the program has that they apply to: then their row may not say "not applicable". */
const APPLIES: [ids: RegExp, pattern: RegExp][] = [
  [/^1\.2\.6$/, /\bldap(s?:|js\b)/i],
  [/^1\.2\.7$/, /from "xpath"|document\.evaluate\(/],
  [/^1\.3\.1$/, /contentEditable=|dangerouslySetInnerHTML/],
  [/^3\.5\.5$/, /\b(window|parent|opener|contentWindow)\??\.postMessage\(/],
  [/^4\.3\./, /from "graphql/],
  [/^4\.4\./, /new WebSocket\(|\.ws\(/],
  [/^6\.5\./, /from "(otpauth|otplib)"|\btotp\b/i],
  [/^11\.3\./, /createCipheriv\(|subtle\.encrypt/],
  [/^11\.6\.1$/, /createHmac\(|from "standardwebhooks"|subtle\.sign/],
  [/^(12\.3\.[34]|13\.2\.1)$/, /from "ioredis"|from "bullmq"/],
  [/^17\./, /RTCPeerConnection/],
];

test.each(APPLIES)("no row of %p is not applicable while the program has %p", (ids, pattern) => {
  const waived = rows.filter(({ id, state }) => state === "not applicable" && ids.test(id)).map(({ id }) => id);
  expect(rows.some(({ id }) => ids.test(id))).toBe(true);
  expect(waived.length > 0 ? filesWith(pattern) : []).toEqual([]);
});

/** Names may hold quotation marks that the source escapes. */
const titlesOf = (source: string) => source.replaceAll("\\'", "'").replaceAll('\\"', '"');
