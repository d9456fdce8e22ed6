import type { UserRow } from "../accounts/users.ts";
import type { AssignedTemplate } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Template } from "../cv/render/template/template.ts";
import { describeBlind } from "../jobs/blind-profile.ts";
import { builtInKeys } from "./load-template.ts";

/** The templates of an account in their order, with kind, types, origin and blind profile. A broken one is left out. */
export async function listAssigned(
  { loadTemplate }: { loadTemplate: (key: string) => Promise<Template> },
  { assignedTemplates }: Pick<UserRow, "assignedTemplates">,
): Promise<AssignedTemplate[]> {
  const builtIn = new Set(builtInKeys());
  const found = await Promise.all(assignedTemplates.map((key) => loadTemplate(key).catch(nullIfUnusable)));
  return found
    .filter((template) => template !== null)
    .map((template) => ({
      key: template.key,
      name: template.name,
      kind: template.kind,
      outputs: template.outputs,
      origin: builtIn.has(template.key) ? "built-in" : "own",
      blind: describeBlind(template.blind ?? null),
    }));
}

function nullIfUnusable(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
