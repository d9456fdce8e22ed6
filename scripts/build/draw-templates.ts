import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { openOfficeToPdf } from "../../src/engine/adapters/libreoffice/convert-office.ts";
import { CHECKOUT_ROOT, readAsset } from "../../src/engine/setup/assets.ts";
import { drawFirstPage } from "../../src/engine/templates/pictures/draw-first-page.ts";
import { builtInKeys, loadTemplate } from "../../src/engine/templates/load-template.ts";
import { pictureName } from "../../src/engine/templates/pictures/template-picture.ts";

/** Draws the first page of every built-in template; slides are drawn by LibreOffice where this machine has it, else as the PDF shows them. */
export async function drawTemplates(outdir = join(CHECKOUT_ROOT, "build/pictures")): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  for (const key of builtInKeys()) {
    const template = await loadTemplate(key);
    writeFileSync(
      join(outdir, pictureName(template, version)),
      await drawFirstPage({ template }, { readAsset, officeToPdf: openOfficeToPdf() }),
    );
  }
}
