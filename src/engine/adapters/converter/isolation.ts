import { spawnSync } from "bun";
import { landlockVersion } from "./fence.ts";
import { NICENESS } from "./priority.ts";

/** What the operating system lends to keep the child in. Everything but the time limit is Linux only, save for `memoryWatch`. */
export type ConverterIsolation = {
  /** No network: a network namespace of its own. */
  network: boolean;
  /** Reads the program and the system's libraries, writes in its own folder, sees and signals no other process: Landlock. */
  files: boolean;
  /** No core dumps, a hard ceiling for memory and written files. */
  limits: boolean;
  /** The child dies with the program, even when that is killed. */
  endsWithParent: boolean;
  /** Memory is measured and the child ended when it takes more than its share. */
  memoryWatch: boolean;
};

// 2 GiB or less makes WebAssembly hang: this is the backstop, the memory watch is the limit.
const LIMITS = ["prlimit", "--core=0", "--data=4294967296", "--fsize=268435456", "--"];
const END_WITH_PARENT = ["setpriv", "--pdeathsig", "KILL", "--"];
/** Of root's rights only the one to read what belongs to others: the program may, and the fence of files holds for root too. */
const END_WITH_PARENT_AS_ROOT = ["setpriv", "--pdeathsig", "KILL", "--bounding-set=-all,+dac_override,+dac_read_search", "--"];
const NICE = ["nice", "-n", String(NICENESS)];
const OFFLINE_AS_ROOT = ["unshare", "--net", "--"];
const OFFLINE = ["unshare", "--map-root-user", "--net", "--"];

type Wrapper = { command: string[]; isolation: ConverterIsolation };
let probed: Promise<Wrapper> | undefined;

/** What is active on this machine. Tried once, then remembered. */
export const converterIsolation = async (): Promise<ConverterIsolation> => (await childWrapper()).isolation;

/** The command line to put before the child's own, and what it brings. */
export function childWrapper(): Promise<Wrapper> {
  probed ??= Promise.resolve().then(probe);
  return probed;
}

function probe(): Wrapper {
  if (process.platform !== "linux") {
    return {
      command: [],
      isolation: { network: false, files: false, limits: false, endsWithParent: false, memoryWatch: process.platform === "darwin" },
    };
  }

  // A namespace may be forbidden, or may take from root the right to run the program. Asked with `test`, not by running the program:
  // a program that comes here on its way to answer would start itself without end.
  const runs = (command: string[]) => worked([...command, "test", "-x", process.execPath]);
  const asRoot = process.getuid?.() === 0;
  const offline = [...(asRoot ? [OFFLINE_AS_ROOT] : []), OFFLINE].find(runs);
  const endWithParent = [...(asRoot ? [END_WITH_PARENT_AS_ROOT] : []), END_WITH_PARENT].find((command) =>
    runs([...(offline ?? []), ...command]),
  );
  const [limits, nice] = [LIMITS, NICE].map((command) => (worked([...command, "true"]) ? command : undefined));

  return {
    command: [...(offline ?? []), ...(endWithParent ?? []), ...(nice ?? []), ...(limits ?? [])],
    isolation: {
      network: !!offline,
      files: landlockVersion() > 0,
      limits: !!limits,
      endsWithParent: !!endWithParent,
      memoryWatch: true,
    },
  };
}

function worked(command: string[]): boolean {
  try {
    return spawnSync(command, { stdin: "ignore", stdout: "ignore", stderr: "ignore", timeout: 5_000 }).exitCode === 0;
  } catch {
    return false;
  }
}
