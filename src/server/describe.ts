import type { SCHEMAS } from "./schemas.ts";

export type SchemaName = keyof typeof SCHEMAS;
type Returns = SchemaName | [SchemaName] | "file" | "text" | "redirect";
type More = { status?: 200 | 201; errors?: number[]; form?: Record<string, object> };

const REASONS: Record<number, string> = {
  400: "The input is missing something or is not valid",
  401: "Not signed in",
  402: "Not enough credits: the body carries requiredCredits and currentCredits",
  403: "Not allowed",
  404: "There is no such thing, or it belongs to another account",
  409: "The present state forbids it",
  410: "Gone, or its processing failed",
  413: "Too large",
  415: "Not a PDF or Word document",
  429: "Too many tries: see Retry-After",
  503: "Cannot be done at the moment",
};

/** What the description of the API says of a route: its answer by the name of a schema (in brackets: a list of them) and its errors. */
export function describe(tag: string, summary: string, returns: Returns, { status = 200, errors = [], form }: More = {}) {
  return {
    tags: [tag],
    summary,
    ...(errors.includes(401) && tag !== "Session" && { security: [{ session: [] }] }),
    ...(form && {
      requestBody: { required: true, content: { "multipart/form-data": { schema: { type: "object" as const, properties: form } } } },
    }),
    responses: {
      ...(returns === "redirect" ? { 302: { description: "Found" } } : { [status]: { description: "OK", content: contentOf(returns) } }),
      ...Object.fromEntries(errors.map((code) => [code, { description: REASONS[code] ?? "Error", content: contentOf("Error") }])),
    },
  };
}

const FILE_TYPES = [
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/pdf",
];

function contentOf(returns: Exclude<Returns, "redirect">) {
  if (returns === "file")
    return Object.fromEntries(FILE_TYPES.map((type) => [type, { schema: { type: "string" as const, format: "binary" } }]));
  if (returns === "text") return { "text/plain": { schema: { type: "string" as const } } };
  const schema = Array.isArray(returns) ? { type: "array" as const, items: ref(returns[0]) } : ref(returns);
  return { "application/json": { schema } };
}

const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
