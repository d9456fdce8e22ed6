import { AppError } from "../../../engine/contract/errors.ts";
import { listComponents } from "../../../engine/setup/licenses.ts";
import { type ExitStatus, type OutputOptions, print, printJson, printTable } from "../../terminal/output.ts";

export async function licenses(name: string | undefined, { json }: OutputOptions): Promise<ExitStatus> {
  const all = await listComponents();
  if (name === undefined) {
    const components = all.map(({ name, version, license }) => ({ name, version, license }));
    if (json) printJson(components);
    else printTable(components);
    return 0;
  }

  const found = all.filter((component) => component.name === name);
  if (found.length === 0) throw new AppError("not_found", `Vitae has no component ${name}; see: vitae licenses`);
  if (json) printJson(found);
  else
    for (const { version, license, text } of found)
      print(`${name} ${version}, ${license}\n\n${text || "Its package brings no text of the licence."}`);
  return 0;
}
