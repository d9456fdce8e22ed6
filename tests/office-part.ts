import { element, readXml, type XmlElement } from "../src/engine/cv/package/xml.ts";

/** The elements of a part of a Word or PowerPoint file. */
export function parsePart(content: Uint8Array): XmlElement {
  const { root } = readXml(new TextDecoder().decode(content), false, {
    open: ({ name, attributes }) => element(name, { ...attributes }),
    documentType: () => {
      throw new Error("a document type");
    },
  });
  return root as XmlElement;
}
