import { createRecognizer } from "../src/engine/adapters/tesseract/recognize.ts";
import { MAX_PAGES } from "../src/engine/contract/limits.ts";
import { readDocument } from "../src/engine/cv/read/read-document.ts";
import type { Line, Reading } from "../src/engine/cv/reading.ts";
import { readAsset } from "../src/engine/setup/assets.ts";

/** Prints what was read of a file: one line of text per `Line`, then what was set aside. `bun scripts/show-reading.ts FILE [--json]` */
if (import.meta.main) {
  const [file, option] = process.argv.slice(2);
  if (!file) throw new Error("usage: bun scripts/show-reading.ts FILE [--json]");
  const recognize = createRecognizer({ readAsset });
  const reading = await readDocument(await Bun.file(file).bytes(), { readAsset, recognize, ocr: "auto", maxPages: MAX_PAGES });
  console.log(option === "--json" ? JSON.stringify(reading, null, 1) : showReading(reading));
}

export function showReading(reading: Reading): string {
  return [
    `${reading.format}, ${reading.pages.length} page(s), ${JSON.stringify(reading.properties)}${reading.ocr ? ", OCR" : ""}`,
    ...reading.lines.map(showLine),
    ...reading.setAside.map((entry) => `- set aside (${entry.reason}${entry.detail ? `: ${entry.detail}` : ""}) ${entry.text}`),
    ...reading.images.map((image) => `- image ${image.looksLikePhoto ? "photo " : ""}${JSON.stringify(image.box)} ${image.type ?? ""}`),
    ...reading.messages.map((message) => `- message ${message.code}: ${message.text}`),
  ].join("\n");
}

function showLine(line: Line): string {
  const { style, table } = line;
  const marks = [
    `${line.flow}${{ body: "", sidebar: "S", header: "H", footer: "F", textbox: "T", footnote: "N" }[line.place]}`.padEnd(4),
    `x${Math.round(line.indent)}`.padEnd(5),
    `${style.size}${style.bold ? "b" : ""}${style.italic ? "i" : ""}`.padEnd(6),
    (line.gap > 0 ? `+${line.gap}` : "").padEnd(6),
    `${line.ruled ? "_" : ""}${line.shaded ? "#" : ""}${line.heading !== undefined ? `h${line.heading}` : ""}`.padEnd(3),
    table ? `[t${table.id} ${table.row},${table.column}/${table.columns}${table.header ? " head" : ""}] ` : "",
  ];
  const bullet = line.bullet ? `${"  ".repeat(line.bullet.level)}${line.bullet.glyph} ` : "";
  const links = line.cells.flatMap((cell) => cell.runs.flatMap((run) => (run.link ? [run.link] : [])));
  const text = line.cells.map((cell) => cell.text).join(" ⇥ ");
  return `${String(line.id).padStart(3)} ${marks.join("")}${bullet}${text}${links.length > 0 ? `  <${[...new Set(links)].join(" ")}>` : ""}`;
}
