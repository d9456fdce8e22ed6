import { SCHEMAS } from "../openapi/schemas.ts";

// As much of JSON Schema as the schemas use; a field that a schema does not name is a fault.
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  examples?: unknown[];
  $ref?: string;
};

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

/** Where a value is not what its schema says, by path. */
export function shapeErrors(schema: Schema, value: unknown, at = ""): string[] {
  if (schema.$ref) return shapeErrors(SCHEMAS[schema.$ref.split("/").at(-1) as keyof typeof SCHEMAS] as Schema, value, at);
  if (schema.anyOf) return schema.anyOf.some((one) => shapeErrors(one, value).length === 0) ? [] : [`${at}: none of its shapes`];
  if (schema.type && ![schema.type].flat().some((type) => TYPES[type]?.(value))) return [`${at}: not ${schema.type}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: not one of its values`];
  if ("const" in schema && schema.const !== value) return [`${at}: not ${schema.const}`];
  if (schema.items) return (value as unknown[]).flatMap((item, index) => shapeErrors(schema.items as Schema, item, `${at}/${index}`));
  return schema.properties ? fieldErrors(schema, value as Record<string, unknown>, at) : [];
}

function fieldErrors({ properties = {}, required = [] }: Schema, fields: Record<string, unknown>, at: string): string[] {
  const missing = required.filter((name) => !(name in fields)).map((name) => `${at}/${name}: missing`);
  const unknown = Object.keys(fields).filter((name) => !(name in properties));
  const inside = Object.entries(properties).flatMap(([name, one]) =>
    name in fields ? shapeErrors(one, fields[name], `${at}/${name}`) : [],
  );
  return [...missing, ...unknown.map((name) => `${at}/${name}: unknown`), ...inside];
}
