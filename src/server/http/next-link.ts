/** The header `Link` that leads to the next page of a list (RFC 8288), for a list whose answer is the list itself. */
export function nextLink(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `<${path}?${new URLSearchParams(given)}>; rel="next"`;
}
