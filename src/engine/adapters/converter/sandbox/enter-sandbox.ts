import { existsSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { release } from "node:os";
import { findLibreOffice } from "../../libreoffice/convert-office.ts";
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

/** Environment variables: the service tells the child its own namespaces, and the child tells itself, across the exec, which protections are active. */
export const OUTSIDE = "VITAE_OUTSIDE";
const ENTERED = "VITAE_SANDBOX";

const NAMESPACES = ["user", "mnt", "pid", "net"] as const;
/** Options of prctl(2). */
const [PR_SET_PDEATHSIG, PR_CAPBSET_DROP, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS] = [1, 24, 22, 38];
const SECCOMP_MODE_FILTER = 2;
const SIGKILL = 9;
/**
 * CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: a service that runs as root reads a program and a folder of other users, and must still do so in
 * the sandbox. Landlock and the mounts bind root too, so that this opens no file beyond those that the sandbox allows.
 */
const KEPT_CAPABILITIES = [1, 2];
/** A set of capabilities has 64 bits; the kernel refuses numbers that it does not use. */
const LAST_CAPABILITY = 63;

/** The namespaces of this process, to be compared with those of a child. */
export const namespaces = (): string => NAMESPACES.map(namespaceOf).join(" ");

/** The active protections of this process, after `enterSandbox`. */
export const activeProtections = (): Protection[] => (process.env[ENTERED]?.split(" ").filter(Boolean) ?? []) as Protection[];

/**
 * Confines this process, with `folder` as the only place where it may write, and re-execs its program: Landlock, seccomp and capabilities are
 * set for one thread, and execve ends all others. A protection that the machine does not allow is left out. Returns in the new program, and at
 * once on systems other than Linux.
 */
export function enterSandbox(folder: string): void {
  if (process.env[ENTERED] !== undefined) return;
  const libc = openLibc();
  if (!libc) return;
  volunteerForOutOfMemory();
  reExec(libc, protect(libc, folder));
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
  if (own.has("pid") || libc.prctl(PR_SET_PDEATHSIG, SIGKILL) === 0) active.add("endsWithParent");

  libc.prctl(PR_SET_NO_NEW_PRIVS, 1);
  if (restrictFiles(libc, { readable, ...(office && { sockets: "/tmp" }) })) active.add("files");
  dropCapabilities(libc, own.has("user"));
  const filter = systemCallFilter({ unixSockets: office, ...(!own.has("pid") && { signalsOnly: process.pid }) });
  if (filter && installFilter(libc, filter)) active.add("systemCalls").add("network");
  return [...active];
}

/** The namespaces that this process does not share with the service: what it mounts there, for example, the service does not see. */
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

/** Drops capabilities from the bounding set, which takes effect at execve. In a user namespace of its own none is needed: it runs as the owner of its files. */
function dropCapabilities(libc: Libc, ownUser: boolean): void {
  for (let capability = 0; capability <= LAST_CAPABILITY; capability++)
    if (ownUser || !KEPT_CAPABILITIES.includes(capability)) libc.prctl(PR_CAPBSET_DROP, capability);
}

function installFilter(libc: Libc, filter: Uint8Array): boolean {
  const program = new DataView(new ArrayBuffer(16));
  program.setUint16(0, filter.byteLength / 8, true);
  program.setBigUint64(8, libc.address(filter), true);
  return libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program) === 0;
}

/** When the machine runs out of memory the kernel should end this process, not the service. */
function volunteerForOutOfMemory(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "500");
  } catch {}
}

/** Executes the same command line in the same process. Does not return unless that fails. */
function reExec(libc: Libc, active: Protection[]): void {
  const argv = readFileSync("/proc/self/cmdline", "utf8").split("\0").slice(0, -1);
  const { [OUTSIDE]: _, ...environment } = process.env as Record<string, string>;
  libc.execve(existsSync(process.execPath) ? process.execPath : "/proc/self/exe", argv, { ...environment, [ENTERED]: active.join(" ") });
  throw new Error("The converter could not start again in its sandbox.");
}
