import { checkAuditLog, checkDecisionLog } from "../../checks/chained-logs.ts";
import {
  checkBalances,
  checkClock,
  checkDatabase,
  checkDataFolder,
  checkDisk,
  checkFolderSize,
  checkService,
  checkTemplates,
} from "../../checks/data.ts";
import { broken, type Check, type Finding } from "../../checks/finding.ts";
import { checkConverter, checkMachine, checkOcr, checkSandbox, checkShippedFiles, checkTemporaryFolder } from "../../checks/machine.ts";
import {
  checkAddress,
  checkHeic,
  checkLibreOffice,
  checkMail,
  checkMailbox,
  checkOllama,
  checkSignIn,
  checkStripe,
} from "../../checks/other-services.ts";
import { checkWorkers } from "../../checks/workers.ts";
import { commandConfig } from "../../engine.ts";
import { type ExitStatus, type OutputOptions, print, printJson } from "../../terminal/output.ts";

const CHECKS: Record<string, Check> = {
  machine: checkMachine,
  clock: checkClock,
  "data folder": checkDataFolder,
  "disk space": checkDisk,
  "folder size": checkFolderSize,
  "temporary folder": checkTemporaryFolder,
  database: checkDatabase,
  books: checkBalances,
  "decision log": checkDecisionLog,
  "audit log": checkAuditLog,
  service: checkService,
  address: checkAddress,
  "shipped files": checkShippedFiles,
  converter: checkConverter,
  "converter sandbox": checkSandbox,
  "OCR languages": checkOcr,
  templates: checkTemplates,
  LibreOffice: checkLibreOffice,
  HEIC: checkHeic,
  Ollama: checkOllama,
  Stripe: checkStripe,
  mail: checkMail,
  mailbox: checkMailbox,
  workers: checkWorkers,
  "sign-in": checkSignIn,
};

/** Runs all checks. Exit status 1 when something is broken; warnings do not change it. */
export async function doctor(options: OutputOptions & { data?: string }): Promise<ExitStatus> {
  const config = commandConfig(options);
  const findings = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      const found = await Promise.resolve(config).then(check).catch(asBroken);
      return [found].flat().map((finding) => ({ name, ...finding }));
    }),
  ).then((all) => all.flat());

  if (options.json) printJson(findings);
  else for (const finding of findings) if (!options.quiet || finding.state !== "ok") print(line(finding));
  return findings.some(({ state }) => state === "broken") ? 1 : 0;
}

const asBroken = (error: unknown) => broken(error instanceof Error ? error.message : String(error), "Please report this.");

const line = ({ name, state, found, mend }: Finding & { name: string }) =>
  `${state.padEnd(9)}${name.padEnd(18)}${found}${mend ? `\n${" ".repeat(27)}${mend}` : ""}`;
