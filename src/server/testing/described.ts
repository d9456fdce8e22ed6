import { type Schema, shapeErrors } from "./shape-errors.ts";

type Content = Record<string, { schema?: Schema; example?: unknown }>;
export type Operation = {
  summary?: string;
  tags?: string[];
  operationId?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
export type Description = {
  openapi: string;
  info: { version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

/** What any call may answer, as the description says once for all: another site's request, too large a body, a full disk … */
const ANYWHERE = [403, 408, 413, 503];
/** … and a body that is none. */
const UNREADABLE = "The request could not be read.";

/** What of an answer the description of the API does not tell; nothing for an address that is no call. */
export function undescribed(
  { paths }: Description,
  { method, path }: { method: string; path: string },
  { status, headers, body }: { status: number; headers: Headers; body: unknown },
): string[] {
  const operation = findOperation(paths, method, path);
  if (!operation) return [];
  const described = operation.responses[status];
  if (!described && !ANYWHERE.includes(status) && (body as { error?: string }).error !== UNREADABLE) return [`status ${status}`];
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  if (status >= 400)
    return type === "application/json" ? shapeErrors({ $ref: "#/components/schemas/Error" }, body) : [`an error as ${type}`];

  const { content = {} } = described ?? {};
  if (status === 302 || status === 304) return [];
  if (!content[type]) return [`content of type ${type}`];
  return type === "application/json" ? shapeErrors(content[type].schema ?? {}, body) : [];
}

function findOperation(paths: Description["paths"], method: string, path: string): Operation | undefined {
  const parts = path.split("?")[0]?.split("/") ?? [];
  const fits = (template: string) => {
    const wanted = template.split("/");
    return wanted.length === parts.length && wanted.every((part, index) => part.startsWith("{") || part === parts[index]);
  };
  // A name before a placeholder: `/user/sessions` is not the user "sessions".
  const found = Object.keys(paths)
    .filter(fits)
    .sort((a, b) => a.split("{").length - b.split("{").length)[0];
  return found === undefined ? undefined : paths[found]?.[method.toLowerCase()];
}
