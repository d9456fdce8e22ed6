/** A page of print: lines in Helvetica, from the top left corner. Latin-1 only. */
export function printPdf(lines: { text: string; size: number }[], { width = 595, height = 842, margin = 60 } = {}): Uint8Array {
  const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&");
  const content = lines.map(({ text, size }) => `/F ${size} Tf 0 -${size * 1.5} Td (${escaped(text)}) Tj`).join("\n");
  const stream = `BT ${margin} ${height - margin} Td\n${content}\nET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
  ];

  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join("")}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.lastIndexOf("xref\n0")}\n%%EOF`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}
