/** The name in a Content-Disposition header, the encoded one first; null when it has none. */
export function fileNameFrom(disposition: string | null): string | null {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"])*)"|([^;]+))/i.exec(disposition ?? "");
  return plain ? (plain[1]?.replace(/\\(.)/g, "$1") ?? plain[2]?.trim() ?? null) : null;
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, blob: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
