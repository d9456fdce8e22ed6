/**
 * The rows of a table with separated values (RFC 4180): a value in quotes may hold separators and line ends, and `""` is a quote. The separator is the one
 * that the first line has most of: comma, semicolon or tab.
 */
export function* tableRows(text: string): Generator<string[]> {
  const separator = separatorOf(text);
  let row: string[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quotedValue(text, at) : plainValue(text, at, separator);
    row.push(value);
    at = end;
    if (text[at] === separator) {
      at++;
      if (at < text.length && text[at] !== "\n" && text[at] !== "\r") continue;
      row.push("");
    }
    while (text[at] === "\r") at++;
    if (at >= text.length || text[at] === "\n") {
      at++;
      yield row;
      row = [];
    }
  }
  if (row.length > 0) yield row;
}

function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const counted = [",", ";", "\t"].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

function quotedValue(text: string, from: number): { value: string; end: number } {
  let value = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function plainValue(text: string, from: number, separator: string): { value: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++;
  return { value: text.slice(from, end), end };
}
