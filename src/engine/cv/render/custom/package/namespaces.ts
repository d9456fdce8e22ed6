/**
 * The prefix that this program uses for each namespace. A file may use others, or none. ISO 29500 has two addresses for most namespaces, transitional
 * and strict (ISO 29500-1, annex A, and 29500-4, annex A).
 */
export const CANONICAL_PREFIXES: Record<string, string> = {
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://schemas.openxmlformats.org/presentationml/2006/main": "p",
  "http://purl.oclc.org/ooxml/presentationml/main": "p",
  "http://schemas.openxmlformats.org/drawingml/2006/main": "a",
  "http://purl.oclc.org/ooxml/drawingml/main": "a",
  "http://schemas.openxmlformats.org/drawingml/2006/picture": "pic",
  "http://purl.oclc.org/ooxml/drawingml/picture": "pic",
  "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing": "wp",
  "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing": "wp",
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r",
  "http://purl.oclc.org/ooxml/officeDocument/relationships": "r",
  "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingShape": "wps",
  "http://schemas.microsoft.com/office/word/2010/wordml": "w14",
  "http://schemas.microsoft.com/office/powerpoint/2010/main": "p14",
  "urn:schemas-microsoft-com:vml": "v",
  "urn:schemas-microsoft-com:office:office": "o",
  "http://schemas.openxmlformats.org/package/2006/relationships": "",
  "http://schemas.openxmlformats.org/package/2006/content-types": "",
  "http://schemas.openxmlformats.org/package/2006/metadata/core-properties": "cp",
  "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties": "",
  "http://purl.oclc.org/ooxml/officeDocument/extendedProperties": "",
  "http://purl.org/dc/elements/1.1/": "dc",
  "http://www.w3.org/2000/svg": "",
  "http://www.w3.org/1999/xlink": "xlink",
};

const PREFIXES = new Set(Object.values(CANONICAL_PREFIXES));
export const isCanonicalPrefix = (prefix: string): boolean => PREFIXES.has(prefix);
