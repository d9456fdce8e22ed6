import { openPdf } from "../../read/pdf/open/pdfjs.ts";
import type { ReadTools } from "../../reading.ts";
import type { DocumentText } from "./leaks.ts";
import { textsOf } from "./template-text.ts";

/** All text of a PDF: pages, properties, XMP, links, bookmarks, attachments, alternative text. */
export async function readPdfTexts(bytes: Uint8Array, readAsset: ReadTools["readAsset"]): Promise<DocumentText[]> {
  const document = await openPdf(bytes, readAsset);
  try {
    const texts: DocumentText[] = [];
    const add = (place: string, value: unknown, address = false) => {
      const text = textsOf(value).join("\n");
      if (text) texts.push({ place, text, address });
    };
    const { info, metadata } = await document.getMetadata();
    add("properties", info);
    add("properties", metadata?.getRaw());
    add("bookmarks", await document.getOutline());
    add("attachments", await document.getAttachments(), true);
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      add(`page ${number}`, items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
      const links = (await page.getAnnotations()) as { url?: string; contentsObj?: { str: string } }[];
      add(
        `links of page ${number}`,
        links.map(({ url, contentsObj }) => [url, contentsObj?.str]),
        true,
      );
      add(`alternative texts of page ${number}`, alternatives(await page.getStructTree()));
    }
    return texts;
  } finally {
    await document.loadingTask.destroy();
  }
}

type Node = { alt?: string; children?: object[] };
const alternatives = (node: Node | null): string[] => [node?.alt ?? "", ...(node?.children ?? []).flatMap(alternatives)].filter(Boolean);
