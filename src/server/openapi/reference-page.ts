type Schema = Record<string, unknown>;
type Operation = {
  tags?: string[];
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; description?: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema; example?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>;
};
export type ApiDescription = {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema & { example?: unknown }> };
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2933;background:#fff}
h1,h2{color:#14395b}h2{margin-top:2.5rem;border-bottom:1px solid #d0d7de}h3{font:600 1rem ui-monospace,monospace;margin:1.5rem 0 0}
code,pre{font-family:ui-monospace,monospace;font-size:.85rem}pre{background:#f3f5f7;padding:.75rem;overflow-x:auto;border-radius:.4rem}
p{margin:.25rem 0}a{color:#14508c}b{display:inline-block;min-width:4rem;color:#0b6b3a}small{color:#57606a}`;
const STYLE_HASH = new Bun.CryptoHasher("sha256").update(STYLE).digest("base64");

/** The reference of the API as one page without a script or anything from elsewhere. */
export function referencePage(description: ApiDescription): Response {
  const { info, paths, components } = description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))];

  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(info.title)} API</title>
<style>${STYLE}</style><h1>${html(info.title)} API <small>${html(info.version)}</small></h1><p>${html(info.description ?? "")}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${tags
  .map(
    (tag) =>
      `<h2>${html(tag)}</h2>${operations
        .filter(({ operation }) => operation.tags?.includes(tag))
        .map(operationHtml)
        .join("")}`,
  )
  .join("\n")}
<h2>Shapes</h2>${Object.entries(components?.schemas ?? {})
    .map(schemaHtml)
    .join("")}</html>`;

  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    },
  });
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { summary = "", security = [], parameters = [], requestBody, responses = {} } = operation;
  const beside = parameters
    .filter((one) => one.in !== "path")
    .map((one) => `<p>Takes <code>${html(one.name)}</code> <small>${html(one.in)}</small> ${html(one.description ?? "")}</p>`)
    .join("");
  const input = Object.entries(requestBody?.content ?? {})
    .slice(0, 1)
    .map(bodyHtml)
    .join("");
  const answers = Object.entries(responses).map(
    ([status, { description = "", content = {} }]) =>
      `<p><code>${html(status)}</code> ${html(description)} ${shapeLink(Object.values(content)[0]?.schema)}</p>`,
  );
  return `<h3><b>${html(method.toUpperCase())}</b> ${html(path)}</h3><p>${html(summary)}</p>${needs(security)}${beside}${input}${answers.join("")}`;
}

/** What a caller must show: nothing, a session, or an API key with a scope. */
function needs(security: NonNullable<Operation["security"]>): string {
  const scopes = security.find((one) => one.key)?.key;
  if (security.length === 0) return "";
  if (!scopes) return "<p><small>needs a session; not for API keys</small></p>";
  return `<p><small>needs a session, or an API key${scopes.length > 0 ? ` with the scope <code>${html(scopes.join(" "))}</code>` : ""}</small></p>`;
}

function bodyHtml([type, { schema, example = (schema?.examples as unknown[] | undefined)?.[0] }]: [
  string,
  { schema?: Schema; example?: unknown },
]) {
  const shown = `${fieldsOf(schema)}\n\n${JSON.stringify(example)}`;
  return `<p>Takes <small>${html(type)}</small></p><pre>${html(shown)}</pre>`;
}

const schemaHtml = ([name, schema]: [string, Schema & { example?: unknown }]) =>
  `<h3 id="${html(name)}">${html(name)}</h3><pre>${html(JSON.stringify(schema.example, null, 2) ?? "")}</pre>`;

function fieldsOf(schema: Schema | undefined): string {
  const required = (schema?.required ?? []) as string[];
  const fields = Object.entries((schema?.properties ?? {}) as Record<string, Schema>);
  return fields
    .map(
      ([name, { type, anyOf }]) =>
        `${name}${required.includes(name) ? "" : "?"}: ${type ?? (anyOf as Schema[] | undefined)?.map((one) => one.type ?? one.const).join(" | ") ?? "any"}`,
    )
    .join("\n");
}

function shapeLink(schema: Schema | undefined): string {
  const reference = (schema?.$ref ?? (schema?.items as Schema | undefined)?.$ref) as string | undefined;
  const name = reference?.split("/").at(-1);
  return name ? `<a href="#${html(name)}">${schema?.items ? "list of " : ""}${html(name)}</a>` : "";
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const html = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
