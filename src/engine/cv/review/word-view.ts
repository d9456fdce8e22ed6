import { squeeze } from "../text/fold.ts";

/** What the text of a CV needs, and nothing that loads, links or runs. */
const ALLOWED = new Set("p h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr td th strong em u s sup sub br".split(" "));

/**
 * A Word file as a plain HTML page for a frame, by mammoth: its text in order with headings, lists and tables, without pictures, links, scripts and
 * styles of its own. The first block that has `quote` is marked and has the id `mark`. For machines that cannot draw the pages.
 */
export async function wordView(docx: Uint8Array, quote = ""): Promise<string> {
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(docx) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: "" })), externalFileAccess: false },
  );
  return `${HEAD}${markBlock(clean(value), squeeze(quote))}</body></html>`;
}

const HEAD = `<!doctype html><html><head><meta charset="utf-8"><title>CV</title><style>
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; }
table { border-collapse: collapse; } td, th { border: 1px solid #8885; padding: 4px 8px; vertical-align: top; text-align: start; }
mark { background: #ffe08a; color: #1a1a1a; outline: 6px solid #ffe08a; }
</style></head><body>`;

/** mammoth escapes the text and writes tags of its own: of these only the names stay. */
const clean = (html: string): string =>
  html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi, (_, slash: string, name: string) =>
    ALLOWED.has(name.toLowerCase()) ? `<${slash}${name.toLowerCase()}>` : "",
  );

/** Wraps the content of the first innermost block with the text that is looked for. */
function markBlock(html: string, wanted: string): string {
  if (wanted === "") return html;
  let marked = false;
  return html.replace(/<(p|h[1-6]|li|td|th)>((?:(?!<\/?(?:p|h[1-6]|li|td|th)>)[\s\S])*)<\/\1>/g, (block, name: string, content: string) => {
    if (marked || !squeeze(textOf(content)).includes(wanted)) return block;
    marked = true;
    return `<${name}><mark id="mark">${content}</mark></${name}>`;
  });
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
