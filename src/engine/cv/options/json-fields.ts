import { AppError } from "../../contract/errors.ts";

export type Json = Record<string, unknown>;

/** Reads the fields of one JSON object. A wrong field throws `invalid` with a message that names it. */
export function fields(from: Json, place: string) {
  const path = (name: string) => (place === "template.json" ? name : `${place}.${name}`);
  const optionalText = (name: string): string | undefined => {
    const value = from[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === "string" && value.trim() ? value : fail(path(name), "must be a text");
  };

  return {
    names: Object.keys(from),
    value: (name: string) => from[name],
    optionalText,
    text: (name: string, otherwise?: string): string => optionalText(name) ?? otherwise ?? fail(path(name), "is missing"),
    flag: (name: string, otherwise: boolean): boolean => {
      const value = from[name] ?? otherwise;
      return typeof value === "boolean" ? value : fail(path(name), "must be true or false");
    },
    number: (name: string, { min, max, otherwise }: { min: number; max: number; otherwise: number }): number => {
      const value = from[name] ?? otherwise;
      return typeof value === "number" && value >= min && value <= max ? value : fail(path(name), `must be a number from ${min} to ${max}`);
    },
    oneOf: <T extends string>(name: string, allowed: readonly T[], otherwise?: T): T => {
      const value = from[name] ?? otherwise;
      if (value === undefined) return fail(path(name), `is missing; it is one of ${allowed.join(", ")}`);
      return allowed.includes(value as T) ? (value as T) : fail(path(name), `must be one of ${allowed.join(", ")}`);
    },
    listOf: <T extends string>(name: string, allowed: readonly T[], otherwise: T[]): T[] => {
      const value = from[name] ?? otherwise;
      const good = Array.isArray(value) && value.length > 0 && value.every((entry) => allowed.includes(entry));
      return good ? (value as T[]) : fail(path(name), `must be a list of ${allowed.join(", ")}`);
    },
    refuseUnknown: (known: readonly string[]) => {
      const unknown = Object.keys(from).find((name) => !known.includes(name));
      if (unknown) fail(path(unknown), `is not known here; known are ${known.join(", ")}`);
    },
  };
}

export function object(value: unknown, field: string): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fail(field, "must be an object in braces");
  return value as Json;
}

export function fail(field: string, problem: string): never {
  throw new AppError("invalid", field === "template.json" ? `template.json ${problem}.` : `template.json: "${field}" ${problem}.`);
}
