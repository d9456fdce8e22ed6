import { expect, test } from "bun:test";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { readMetrics } from "./font-metrics.ts";
import { capitalHeight, lineHeight } from "./fonts.ts";

const bytes = await readAsset("fonts/Inter_400Regular.ttf");

test("a font says how high its lines and its capitals are", () => {
  const { line, capitals } = readMetrics(bytes) ?? {};
  expect([line?.toFixed(2), capitals?.toFixed(2)]).toEqual(["1.21", "0.73"]);
  expect(readMetrics(bytes.slice(0, 12).fill(0, 4))).toBeUndefined();
});

test("the lines of a family of the agency's own are as high as its file says", async () => {
  const file = { family: "Acme Sans", weight: 400, italic: false, editable: true, base64: Buffer.from(bytes).toString("base64") };
  const fonts = { ...(await loadTemplate("default")).fonts, body: "Acme Sans", files: [file] };
  expect([lineHeight("Acme Sans", fonts).toFixed(2), capitalHeight(fonts, "en").toFixed(2)]).toEqual(["1.21", "0.73"]);
  expect(capitalHeight({ ...fonts, body: "Source Sans 3" }, "en")).toBe(0.66);
  expect(lineHeight("Papyrus", fonts)).toBe(1.17);
});
