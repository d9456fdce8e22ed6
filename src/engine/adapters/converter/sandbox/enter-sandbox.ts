import { existsSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { release } from "node:os";
import { findLibreOffice } from "../../libreoffice/office-to-pdf.ts";
import { restrictFiles } from "./landlock.ts";
import { type Libc, openLibc } from "./libc.ts";
import { setLimits } from "./limits.ts";
import { enterNewRoot } from "./new-root.ts";
import { systemCallFilter } from "./seccomp.ts";
import { readablePaths } from "./visible-paths.ts";

/** The protections of the sandbox; for each a test breaks out where it is missing. */
export type Protection =
  /** No network, not this machine's own either. */
  | "network"
  /** Reads the program and the system's libraries, writes in its own folder. */
  | "files"
  /** Sees no other process, and cannot signal, change or trace one; nothing it started outlives it. */
  | "processes"
  /** The kernel refuses what documents never need: seccomp. */
  | "systemCalls"
  /** What it may write in its folder has a limit, all files together. */
  | "folderSize"
  /** Ceilings for memory, processor time, open and written files, and no core dumps. */
  | "limits"
  /** It dies with the program that started it, even when that is killed. */
  | "endsWithParent";

/** Where the service tells the child which namespaces are outside, and the child, after it has started again, what protects it. */
export const OUTSIDE = "VITAE_OUTSIDE";
const ENTERED = "VITAE_SANDBOX";

const NAMESPACES = ["user", "mnt", "pid", "net"] as const;
const [PARENT_DEATH_SIGNAL, DROP_FROM_BOUNDING_SET, SECCOMP, NO_NEW_PRIVILEGES] = [1, 24, 22, 38];
const FILTER = 2;
const SIGKILL = 9;
/** Of root's rights only those to read what belongs to others: the program may, and the rules for files hold for root too. */
const KEPT_CAPABILITIES = [1, 2];
const LAST_CAPABILITY = 63;

/** The namespaces of this process, to be compared with those of a child. */
export const namespaces = (): string => NAMESPACES.map(namespaceOf).join(" ");

/** The active protections of this process, after `enterSandbox`. */
export const activeProtections = (): Protection[] => (process.env[ENTERED]?.split(" ").filter(Boolean) ?? []) as Protection[];

/**
 * Keeps this process in, with `folder` as the only place where it may write, and starts its program again: only then all of it holds for every
 * thread. What the machine does not allow is left out. Returns after that, and at once on systems other than Linux.
 */
export function enterSandbox(folder: string): void {
  if (process.env[ENTERED] !== undefined) return;
  const libc = openLibc();
  if (!libc) return;
  volunteerForOutOfMemory();
  startAgain(libc, protect(libc, folder));
}

function protect(libc: Libc, folder: string): Protection[] {
  const active = new Set<Protection>();
  const own = ownNamespaces();
  const readable = readablePaths();
  const office = findLibreOffice() !== undefined;
  const root = own.has("mnt") ? enterNewRoot(libc, readable, folder) : undefined;

  if (own.has("net")) active.add("network");
  if (root) active.add("files").add("folderSize");
  if (own.has("pid") && root?.ownProc) active.add("processes");
  if (setLimits(libc, { ownUser: own.has("user"), kernel: release() })) active.add("limits");
  if (own.has("pid") || libc.prctl(PARENT_DEATH_SIGNAL, SIGKILL) === 0) active.add("endsWithParent");

  libc.prctl(NO_NEW_PRIVILEGES, 1);
  if (restrictFiles(libc, { readable, ...(office && { sockets: "/tmp" }) })) active.add("files");
  dropCapabilities(libc, own.has("user"));
  const filter = systemCallFilter({ unixSockets: office, ...(!own.has("pid") && { signalsOnly: process.pid }) });
  if (filter && installFilter(libc, filter)) active.add("systemCalls").add("network");
  return [...active];
}

/** Those that the program which started this one is not in: what is mounted or counted there is seen by nobody else. */
function ownNamespaces(): Set<string> {
  const outside = process.env[OUTSIDE]?.split(" ") ?? [];
  return new Set(NAMESPACES.filter((name, index) => outside[index] && namespaceOf(name) && namespaceOf(name) !== outside[index]));
}

function namespaceOf(name: string): string {
  try {
    return readlinkSync(`/proc/self/ns/${name}`);
  } catch {
    return "";
  }
}

/** Gone when the program starts again. In a user namespace of its own none is needed: files belong to the same user there. */
function dropCapabilities(libc: Libc, ownUser: boolean): void {
  for (let capability = 0; capability <= LAST_CAPABILITY; capability++)
    if (ownUser || !KEPT_CAPABILITIES.includes(capability)) libc.prctl(DROP_FROM_BOUNDING_SET, capability);
}

function installFilter(libc: Libc, filter: Uint8Array): boolean {
  const program = new DataView(new ArrayBuffer(16));
  program.setUint16(0, filter.byteLength / 8, true);
  program.setBigUint64(8, libc.address(filter), true);
  return libc.prctl(SECCOMP, FILTER, program) === 0;
}

/** When the machine runs out of memory the kernel should end this process, not the service. */
function volunteerForOutOfMemory(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "500");
  } catch {}
}

/** The same command line in the same process. Does not return unless that fails. */
function startAgain(libc: Libc, active: Protection[]): void {
  const words = readFileSync("/proc/self/cmdline", "utf8").split("\0").slice(0, -1);
  const { [OUTSIDE]: _, ...environment } = process.env as Record<string, string>;
  libc.execve(existsSync(process.execPath) ? process.execPath : "/proc/self/exe", words, { ...environment, [ENTERED]: active.join(" ") });
  throw new Error("The converter could not start again in its sandbox.");
}
