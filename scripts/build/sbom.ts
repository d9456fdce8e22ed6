import type { Component } from "../../src/engine/setup/licenses.ts";

/** A software bill of materials (CycloneDX 1.6, JSON). Without a serial number and a time it is the same for the same sources. */
export function toBillOfMaterials(version: string, components: readonly Component[]) {
  const application = { type: "application", "bom-ref": "vitae", name: "vitae", version, licenses: [{ license: { id: "MIT" } }] };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: application },
    components: components.map((component) => (component.isData ? toData(component) : toLibrary(component))),
    dependencies: [{ ref: "vitae", dependsOn: components.map((component) => (component.isData ? component.name : purlOf(component))) }],
  };
}

function toLibrary(component: Component) {
  const [group, name] = component.name.startsWith("@") ? component.name.split("/") : [undefined, component.name];
  return {
    type: "library",
    "bom-ref": purlOf(component),
    ...(group && { group }),
    name,
    version: component.version,
    purl: purlOf(component),
    licenses: [{ expression: component.license.replace(/^\((.*)\)$/, "$1") }],
  };
}

/** What was learnt from has no package. */
const toData = ({ name, version, license }: Component) => ({
  type: "data",
  "bom-ref": name,
  group: undefined,
  name,
  version,
  purl: undefined,
  licenses: [{ expression: license }],
});

const purlOf = ({ name, version }: Component) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
