import type { Plan } from "../../../engine/contract/api.ts";

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const TEMPLATE_NAMES: Record<string, string> = { viseo_template_v2: "Viseo Template V2" };

/** `default` → `Default Template`, `acme_modern` → `Acme modern`. */
export function templateName(key: string): string {
  if (Object.hasOwn(TEMPLATE_NAMES, key)) return TEMPLATE_NAMES[key] as string;
  const spaced = capitalised(key.replaceAll("_", " "));
  return key.includes("_") ? spaced : `${spaced} Template`;
}

/** Where the first page of a sample CV in this template is. */
export const templatePicture = (key: string) => `/api/templates/${encodeURIComponent(key)}/picture`;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const PLAN_NAMES: Record<string, string> = { start: "Basic Plan", pro: "Pro Plan" };
export const planName = (plan: Plan) => (plan ? (PLAN_NAMES[plan] ?? capitalised(plan)) : "Free");

/** `Senior Engineer.docx` → `Senior Engineer`. */
export const withoutEnding = (fileName: string) => fileName.replace(/\.(pdf|docx)$/i, "") || fileName;

export const megabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(2)} MB`;

type Named = { firstName: string | null; lastName: string | null; email: string };
export const fullName = ({ firstName, lastName, email }: Named) => [firstName, lastName].filter(Boolean).join(" ") || email;
