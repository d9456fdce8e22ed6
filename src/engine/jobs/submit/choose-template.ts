import type { UserRow } from "../../accounts/users.ts";
import { AppError } from "../../contract/errors.ts";
import type { BlindProfile } from "../../cv/blind/profile.ts";
import type { Template } from "../../cv/render/template/template.ts";

type LoadTemplate = (key: string) => Promise<Template>;
/** The template of a job, and its blind profile at the time of the upload. */
export type ChosenTemplate = { template: string; blind: BlindProfile | null };

export const FALLBACK_TEMPLATE = "default";

/**
 * The template that a CV is formatted with: the one that came with it, else the account's selected one. Throws AppError "invalid" for one
 * that is not assigned to the account or cannot be used.
 */
export async function chooseTemplate(user: UserRow, wanted: string | undefined, loadTemplate: LoadTemplate): Promise<ChosenTemplate> {
  if (wanted !== undefined && !user.assignedTemplates.includes(wanted))
    throw new AppError("invalid", "This template is not assigned to your account. Please choose another one.");

  const key = wanted ?? user.selectedTemplate ?? user.assignedTemplates[0] ?? FALLBACK_TEMPLATE;
  const template = await loadTemplate(key).catch((error) => {
    if (!(error instanceof AppError)) throw error;
    if (wanted !== undefined) throw new AppError("invalid", "This template can no longer be used. Please choose another one.");
    // Nobody chose it for this CV: the job says that it cannot be used, and refunds.
    return undefined;
  });
  return { template: key, blind: template?.blind ?? null };
}
