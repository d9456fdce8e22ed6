import { existsSync } from "node:fs";
import { spawnSync } from "bun";
import { selfArgv } from "../../../setup/assets.ts";
import { namespaces, OUTSIDE } from "./enter-sandbox.ts";
import { LIMIT_MEMORY } from "./limits.ts";

/** What stands before the child's own command line, to start it in namespaces of its own. */
export type Wrapper = {
  command: string[];
  /** To be added to the child's environment. */
  environment: Record<string, string>;
  /** Whether it gives the child a process namespace: the wrapper then stays, with the first process of the namespace below it. */
  ownProcesses: boolean;
  /** The user that the child runs as, where that is not the one of this program: its folder must belong to it. */
  userId?: number;
};

/** The user `nobody`, to whom no file belongs. */
const NOBODY = 65534;
const END_WITH_PARENT = ["setpriv", "--pdeathsig", "KILL"];
const BECOME_NOBODY = ["--reuid", String(NOBODY), "--regid", String(NOBODY), "--clear-groups"];
const ALL_NAMESPACES = ["--pid", "--mount", "--net", "--fork", "--kill-child", "--"];
// The first process of a namespace is deaf to its own signals and takes over orphans: a shell is, and the child is not. `exit` keeps the shell there.
const FIRST_PROCESS = ["/bin/sh", "-c", `${LIMIT_MEMORY}; "$@"; exit $?`, "sh"];
const BECOME_PROGRAM = ["/bin/sh", "-c", `${LIMIT_MEMORY}; exec "$@"`, "sh"];
const OWN_USER = "--map-root-user";

/** From the most that a machine may allow to nothing at all; the child itself does what needs no wrapper. */
const WRAPPERS: { rootOnly?: boolean; command: string[]; userId?: number }[] = [
  {
    rootOnly: true,
    command: [...END_WITH_PARENT, ...BECOME_NOBODY, "--", "unshare", OWN_USER, ...ALL_NAMESPACES, ...FIRST_PROCESS],
    userId: NOBODY,
  },
  { command: [...END_WITH_PARENT, "--", "unshare", OWN_USER, ...ALL_NAMESPACES, ...FIRST_PROCESS] },
  { rootOnly: true, command: [...END_WITH_PARENT, "--", "unshare", ...ALL_NAMESPACES, ...FIRST_PROCESS] },
  { command: ["unshare", OWN_USER, "--net", "--", ...BECOME_PROGRAM] },
  { rootOnly: true, command: ["unshare", "--net", "--", ...BECOME_PROGRAM] },
  { command: BECOME_PROGRAM },
];

let found: Promise<Wrapper> | undefined;

/** The best wrapper that works on this machine. Tried once, then remembered. */
export function childWrapper(): Promise<Wrapper> {
  found ??= Promise.resolve().then(findWrapper);
  return found;
}

function findWrapper(): Wrapper {
  if (process.platform !== "linux") return { command: [], environment: {}, ownProcesses: false };
  const isRoot = process.getuid?.() === 0;
  const { command = [], userId } = WRAPPERS.find(({ rootOnly, command }) => (isRoot || !rootOnly) && canRunProgram(command)) ?? {};
  const ownProcesses = command.includes("--pid");
  return { command, environment: { [OUTSIDE]: namespaces() }, ownProcesses, ...(userId !== undefined && { userId }) };
}

/** All files can be read, and the first can be run. */
const CAN_RUN = ["/bin/sh", "-c", 'for file; do test -r "$file" || exit 1; done; test -x "$1"', "sh"];

/**
 * A namespace may be forbidden, or may take the right to read the program. Asked with a shell, not by running the program: a program that
 * comes here on its way to answer would start itself without end.
 */
function canRunProgram(command: string[]): boolean {
  const files = [process.execPath, ...selfArgv().filter((word) => existsSync(word))];
  try {
    const quiet = { stdin: "ignore", stdout: "ignore", stderr: "ignore", timeout: 5_000 } as const;
    return spawnSync([...command, ...CAN_RUN, ...files], quiet).exitCode === 0;
  } catch {
    return false;
  }
}
