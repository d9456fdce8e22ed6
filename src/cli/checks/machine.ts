import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { arch, availableParallelism, platform, tmpdir, totalmem } from "node:os";
import { basename } from "node:path";
import { converterIsolation, describeIsolation } from "../../engine/adapters/converter/isolation.ts";
import { CHILD_MEMORY_BYTES } from "../../engine/contract/limits.ts";
import { version } from "../../engine/engine.ts";
import { ASSET_SOURCES, assetPath } from "../../engine/setup/assets.ts";
import type { Config } from "../../engine/setup/config.ts";
import { openBatchConverter } from "../batch/converter.ts";
import { broken, type Finding, ok, warning } from "./finding.ts";

const GIGABYTE = 1024 ** 3;
const inGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
export function checkMachine({ concurrency }: Config): Finding {
  const found = `Vitae ${version}, ${platform()} ${arch()}, ${availableParallelism()} core(s), ${inGigabytes(totalmem())} memory`;
  const most = Math.max(1, Math.floor((totalmem() - GIGABYTE / 2) / CHILD_MEMORY_BYTES));
  if (concurrency <= most) return ok(found);
  return warning(`${found}; ${concurrency} CVs at once may need more`, `Set VITAE_CONCURRENCY=${most}.`);
}

export function checkTemporaryFolder(): Finding {
  const folder = tmpdir();
  const mend = "Make it, give this user the right to write there, or name another one with TMPDIR.";
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    return broken(`${folder} cannot be written`, mend);
  }
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < GIGABYTE / 4 ? warning(`${folder} has only ${inGigabytes(bavail * bsize)} free`, mend) : ok(folder);
}

export async function checkConverter(): Promise<Finding> {
  const converter = openBatchConverter(1);
  const resume = new TextEncoder().encode(JSON.stringify({ basics: { name: "Ada Byron" } }));
  try {
    await converter.convert(resume, { fileName: "doctor.json", ocr: "never", outputs: [] });
  } catch (error) {
    return broken(
      `the converter child does not work: ${(error as Error).message}`,
      "See that the temporary folder can be written (TMPDIR).",
    );
  } finally {
    await converter.close();
  }
  return ok("works");
}

export async function checkSandbox(): Promise<Finding> {
  const { active, missing } = describeIsolation(await converterIsolation());
  if (missing.length === 0) return ok(active.join(", "));
  return warning(`missing: ${missing.join(", ")}; active: ${active.join(", ") || "nothing"}`, SANDBOX_HINT);
}

const SANDBOX_HINT =
  platform() === "linux"
    ? "On Linux 5.13 or later, install util-linux and allow Landlock, seccomp and user namespaces: docs/operations.md says how, also for containers and systemd."
    : "The sandbox needs Linux. Here time is limited, and on macOS memory.";

/** Every file that ships with the program: pages, templates, fonts, languages. */
export function checkShippedFiles(): Finding {
  const missing = Object.keys(ASSET_SOURCES).filter((name) => name !== DRAWN_WHEN_MISSING && !existsSync(assetPath(name)));
  if (missing.length > 0)
    return broken(`missing: ${missing.join(", ")}`, "Install the program again; in a checkout run: bun install && bun run build");
  return ok(`${Object.keys(ASSET_SOURCES).length} present`);
}

/** Pictures of templates: those that no build has drawn are drawn when they are first looked at. */
const DRAWN_WHEN_MISSING = "pictures";

export function checkOcr(): Finding {
  const shipped = Object.keys(ASSET_SOURCES).filter((name) => name.startsWith("tessdata/"));
  const language = (name: string) => basename(name).split(".")[0] as string;
  return ok(shipped.map(language).sort().join(" "));
}
