import { expect, test } from "bun:test";
import type { Style } from "../../reading.ts";
import { isDistinct, isProse, styleKey } from "./line-style.ts";

const body: Style = { size: 10, bold: false, italic: false };
const set = (size: number): Style => ({ ...body, size });

test("print stands out when it is a little larger than the body, on a scan when it is a tenth larger", () => {
  expect(isDistinct(set(10.5), "Skills", body, false)).toBe(true);
  expect(isDistinct(set(10.3), "Skills", body, false)).toBe(false);
  expect(isDistinct(set(11.5), "Skills", body, true)).toBe(true);
  expect(isDistinct(set(11), "Skills", body, true)).toBe(false);
});

test("on a scan sizes are compared in steps: small, body, larger, title, name", () => {
  const key = (size: number) => styleKey(set(size), "Skills", { body, ocr: true });
  expect([7, 9, 12, 15, 22].map(key)).toEqual([...new Set([7, 9, 12, 15, 22].map(key))]);
  expect([key(9), key(12), key(15), key(22)]).toEqual([key(10.5), key(13), key(16.5), key(30)]);
});

test("running text is long, or a sentence", () => {
  expect(isProse("Kept the books of forty shops.")).toBe(true);
  expect(isProse("Kept books at home.")).toBe(false);
  for (const duty of ["负责整理资料和接听电话", "带领12人团队完成节目的编写与审核", "店舗にて接客及び発注を担当"])
    expect(isProse(duty)).toBe(true);
  for (const name of ["负责人培训与发展中心", "拾光文化传媒有限公司", "组织部", "維護工程有限公司"]) expect(isProse(name)).toBe(false);
  expect(isProse("NORTHERN WORKS GROUP Ludlow. Cty. Salop.")).toBe(false);
  expect(isProse("Accountant, Baker Street Ltd.")).toBe(false);
  expect(isProse("Accounts and wages of forty shops in Leeds and Bath, and of two mills in the north, over a period of six years")).toBe(
    true,
  );
});
