import { expect, test } from "bun:test";
import { dependencies } from "../../package.json";
import { listComponents } from "../../src/engine/setup/licenses.ts";
import { toBillOfMaterials } from "./sbom.ts";

test("the bill of materials names everything that runs, each with its version and a known licence", async () => {
  const { components } = toBillOfMaterials("1.0.0", await listComponents());
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));

  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
  expect(components.filter(({ version, licenses }) => !version || licenses[0]?.expression === "unknown")).toEqual([]);
  expect(components.find(({ name }) => name === "inter")?.purl).toMatch(/^pkg:npm\/%40[\w-]+\/inter@[\d.]+$/);
  expect(components.find(({ type }) => type === "data")).toMatchObject({ name: "learnt-names", purl: undefined });
  expect(new Set(components.map((component) => component["bom-ref"])).size).toBe(components.length);
});
