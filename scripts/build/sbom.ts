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
    components: components.map(toLibrary),
    dependencies: [{ ref: "vitae", dependsOn: components.map(purlOf) }],
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

const purlOf = ({ name, version }: Component) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
