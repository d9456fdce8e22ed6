/** Removes characters that XML 1.0 forbids and invisible ones that break words; nothing that can be read is removed. */
export function cleanTexts<T>(value: T): T {
  if (typeof value === "string") return cleanText(value) as T;
  if (Array.isArray(value)) return value.map(cleanTexts).filter((item) => item !== "" && item !== null && item !== undefined) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, item === "" ? undefined : cleanTexts(item)])) as T;
}

export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\ufffd-\uffff\u202a-\u202e\u2066-\u2069]/g, "")
      .replace(/[ \t\u00a0]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .trim()
  );
}
