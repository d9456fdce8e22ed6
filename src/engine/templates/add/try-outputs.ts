import { AppError } from "../../contract/errors.ts";
import { renderResume } from "../../cv/render/render.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { readAsset } from "../../setup/assets.ts";
import { SAMPLES, WITH_COVER } from "./check-template.ts";

/**
 * Writes the sample CVs, with a cover and without, in every output of a style: a broken picture or an impossible look shows here and not with a candidate's CV.
 * Throws `invalid` with one sentence.
 */
export async function tryOutputs(template: Template): Promise<void> {
  for (const type of template.outputs) {
    for (const resume of [...Object.values(SAMPLES), WITH_COVER]) {
      await renderResume(resume, template, type, { readAsset }).catch((error: Error) => {
        throw new AppError("invalid", `With this template no ${type.toUpperCase()} can be made (${error.message.slice(0, 200)}).`);
      });
    }
  }
}
