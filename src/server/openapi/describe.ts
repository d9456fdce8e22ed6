import { t } from "elysia";
import { DATA_FORMATS } from "../../engine/contract/data-formats.ts";
import { SCHEMAS } from "./schemas.ts";

export type SchemaName = keyof typeof SCHEMAS;
/** A schema, in brackets a list of it, or the types that a file may have. */
type Returns = SchemaName | [SchemaName] | { file: readonly string[] } | "redirect";
/** `also`: types of files that the call may answer instead. `pending`: what is answered, with 202, before the work is done. `repeatable`: the call takes an `Idempotency-Key`. Where its address has parameters, the route says `headers: IDEMPOTENCY_HEADER` too: the plugin describes those that it knows, or these. */
type More = {
  status?: 200 | 201;
  also?: readonly string[];
  pending?: SchemaName;
  cached?: boolean;
  repeatable?: boolean;
  errors?: ErrorStatus[];
  form?: Form;
};
type Form = { fields: Record<string, object>; required: string[]; example: Record<string, unknown> };

export const BINARY = { type: "string", format: "binary" };
export const DOCUMENTS = [
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/pdf",
];
/** What the data of a CV is in a format of the trade. */
export const DATA_FILES = [...new Set(Object.values(DATA_FORMATS).map(({ mediaType }) => mediaType))];
export const PDF = ["application/pdf"];
export const PNG = ["image/png"];
export const PICTURES = [...PNG, "image/jpeg", "image/svg+xml", "image/webp", "image/gif", "image/avif"];
export const VIDEOS = ["video/webm", "video/mp4"];
export const LINES = ["application/jsonl", "text/csv"];
export const CSV = ["text/csv"];
export const HTML = ["text/html"];
export const PLAIN_TEXT = ["text/plain"];
export const ZIP = ["application/zip"];

const says = (sentence: string, more: object = {}) => ({ error: sentence, message: sentence, ...more });

/** The reason of an error, and an example of its body. */
const ERRORS = {
  400: ["The input is missing something or is not valid", says('The field "email" is missing or not valid.')],
  401: ["Not signed in", says("Unauthorized")],
  402: [
    "Not enough credits: the body carries requiredCredits and currentCredits",
    says("You need 2 credits to process a CV. You currently have 1 credits.", { requiredCredits: 2, currentCredits: 1 }),
  ],
  403: ["Not allowed", says("Access Denied - Admin privileges required")],
  404: ["There is no such thing, or it belongs to another account", says("This job does not exist.")],
  408: ["The upload came too slowly", says("The upload was too slow and was stopped. Please check your connection and try again.")],
  409: ["The present state forbids it", says("This CV is still being processed.")],
  410: ["Gone, or its processing failed", says("This file has been deleted at the end of its retention period.")],
  412: ["Another version: the body carries the present one", says("Somebody else has changed this CV meanwhile.", { version: 4 })],
  413: ["Too large", says("This file is larger than 10 MB.")],
  415: ["Not a PDF or Word document", says("This file is not a PDF or Word (DOCX) document.")],
  422: [
    "The Idempotency-Key was used for another request, or a Resume does not allow the change",
    says("This Idempotency-Key was already used for another request."),
  ],
  428: [
    "The change must say with If-Match for which version it was made",
    says("Please say with If-Match which version of the CV this change was made for."),
  ],
  429: ["Too many tries: see Retry-After", says("Too many requests. Please try again later.", { retryAfterSeconds: 900 })],
  503: ["Cannot be done at the moment", says("The service cannot work at the moment.")],
} as const;
type ErrorStatus = keyof typeof ERRORS;

const KEY_DESCRIPTION =
  "A random text of the caller's: the same key with the same request within 24 hours has one effect and the first answer";
const KEY_SCHEMA = { minLength: 1, maxLength: 255, pattern: "^[!-~]+$" };
const IDEMPOTENCY_KEY = {
  in: "header" as const,
  name: "Idempotency-Key",
  description: KEY_DESCRIPTION,
  required: false,
  schema: { type: "string" as const, ...KEY_SCHEMA },
};
/** Describes the header; `once` checks it, so that every route answers alike. */
export const IDEMPOTENCY_HEADER = t.Object({
  [IDEMPOTENCY_KEY.name]: t.Optional(t.String({ description: KEY_DESCRIPTION, ...KEY_SCHEMA })),
});
/** What a key can be answered beside: its first answer's subject is gone, or it was used for something else. */
const REPEATED: ErrorStatus[] = [400, 410, 422];

/** What the description of the API says of a route: its answer by the name of a schema (in brackets: a list of them) and its errors. */
export function describe(
  tag: string,
  summary: string,
  returns: Returns,
  { status = 200, also = [], pending, cached = false, repeatable = false, errors = [], form }: More = {},
) {
  return {
    tags: [tag],
    summary,
    ...(repeatable && { parameters: [IDEMPOTENCY_KEY] }),
    ...(form && { requestBody: { required: true, content: { "multipart/form-data": formContent(form) } } }),
    responses: {
      ...(returns === "redirect"
        ? { 302: { description: "Found" } }
        : { [status]: { description: "OK", content: { ...contentOf({ file: also }), ...contentOf(returns) } } }),
      ...(pending && { 202: { description: "The work goes on", content: contentOf(pending) } }),
      ...(cached && { 304: { description: "The caller has it already, as its If-None-Match says" } }),
      ...Object.fromEntries([...errors, ...(repeatable ? REPEATED : [])].map((code) => [code, errorOf(code)])),
    },
  };
}

const formContent = ({ fields, required, example }: Form) => ({
  schema: { type: "object" as const, properties: fields, required },
  example,
});

function contentOf(returns: Exclude<Returns, "redirect">) {
  if (typeof returns === "object" && "file" in returns)
    return Object.fromEntries(returns.file.map((type) => [type, type === "application/json" ? SOME_JSON : { schema: BYTES }]));
  if (Array.isArray(returns)) {
    const [name] = returns;
    return { "application/json": { schema: { type: "array" as const, items: ref(name) }, example: [SCHEMAS[name].example] } };
  }
  return { "application/json": { schema: ref(returns as SchemaName), example: SCHEMAS[returns as SchemaName].example } };
}

const BYTES = { type: "string" as const, format: "binary" };
/** JSON of a format that is not ours to describe. */
const SOME_JSON = { schema: { type: "object" as const }, example: SCHEMAS.Resume.example };

function errorOf(status: ErrorStatus) {
  const [description, example] = ERRORS[status];
  return { description, content: { "application/json": { schema: ref("Error"), example } } };
}

const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
