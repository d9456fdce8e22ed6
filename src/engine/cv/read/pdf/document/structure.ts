import type { DocumentStructure } from "../content-stream/interpreter.ts";
import type { PDFDocumentProxy, PDFPageProxy } from "../open/pdfjs.ts";
import { MAX_STRUCTURE_ELEMENTS } from "./thresholds.ts";

type Node = { role?: string; type?: string; id?: string; children?: Node[] };

const HEADING = /^H([1-6])$/;

/** What the document says about its marked content: heading levels from the structure tree, and which optional content groups are visible. */
export async function documentStructure(document: PDFDocumentProxy, page: PDFPageProxy): Promise<DocumentStructure> {
  const layers = await document.getOptionalContentConfig().catch(() => undefined);
  return {
    headings: await headingLevels(page),
    layerVisible: (properties) => {
      try {
        return !properties || !layers || layers.isVisible(properties as never) !== false;
      } catch {
        return true;
      }
    },
  };
}

async function headingLevels(page: PDFPageProxy): Promise<Map<number, number>> {
  const levels = new Map<number, number>();
  const tree = (await page.getStructTree().catch(() => null)) as Node | null;
  const open: { node: Node; level?: number }[] = tree ? [{ node: tree }] : [];
  for (let seen = 0; open.length > 0 && seen < MAX_STRUCTURE_ELEMENTS; seen++) {
    const { node, level } = open.pop() as { node: Node; level?: number };
    if (node.type === "content" && level !== undefined) {
      const id = /mc(\d+)$/.exec(node.id ?? "")?.[1];
      if (id) levels.set(Number(id), level);
    }
    const ofNode = node.role === "Title" ? 0 : Number(HEADING.exec(node.role ?? "")?.[1] ?? Number.NaN);
    for (const child of node.children ?? []) open.push({ node: child, level: Number.isNaN(ofNode) ? level : ofNode });
  }
  return levels;
}
