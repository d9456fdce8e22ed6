import { existsSync } from "node:fs";
import { spawnSync } from "bun";
import { selfArgv } from "../../../setup/assets.ts";
import { namespaces, OUTSIDE } from "./enter-sandbox.ts";
import { LIMIT_MEMORY } from "./limits.ts";

/** The start of the command line, before the child's own, that starts it in namespaces of its own. */
export type Wrapper = {
  command: string[];
  /** To be added to the child's environment. */
  environment: Record<string, string>;
  /** Whether it gives the child a process namespace: the wrapper then stays as the parent of PID 1, which is the parent of the child. */
  ownProcesses: boolean;
  /** The user that the child runs as, where that is not the one of this program: its folder must belong to it. */
  userId?: number;
};

/** The user `nobody`, to whom no file belongs. */
const NOBODY = 65534;
const DIE_WITH_PARENT = ["setpriv", "--pdeathsig", "KILL"];
const BECOME_NOBODY = ["--reuid", String(NOBODY), "--regid", String(NOBODY), "--clear-groups"];
const ALL_NAMESPACES = ["--pid", "--mount", "--net", "--fork", "--kill-child", "--"];
// PID 1 of a namespace ignores signals without a handler and must reap orphans, so a shell is PID 1 and the child is not. Without `exit` behind
// it the shell would exec the last command, and the child would be PID 1 after all.
const AS_CHILD_OF_PID_1 = ["/bin/sh", "-c", `${LIMIT_MEMORY}; "$@"; exit $?`, "sh"];
const BECOME_PROGRAM = ["/bin/sh", "-c", `${LIMIT_MEMORY}; exec "$@"`, "sh"];
const OWN_USER = "--map-root-user";

/** From the most that a machine may allow down to no namespace at all; the protections that need no wrapper the child sets itself. */
const WRAPPERS: { rootOnly?: boolean; command: string[]; userId?: number }[] = [
  {
    rootOnly: true,
    command: [...DIE_WITH_PARENT, ...BECOME_NOBODY, "--", "unshare", OWN_USER, ...ALL_NAMESPACES, ...AS_CHILD_OF_PID_1],
    userId: NOBODY,
  },
  { command: [...DIE_WITH_PARENT, "--", "unshare", OWN_USER, ...ALL_NAMESPACES, ...AS_CHILD_OF_PID_1] },
  { rootOnly: true, command: [...DIE_WITH_PARENT, "--", "unshare", ...ALL_NAMESPACES, ...AS_CHILD_OF_PID_1] },
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
 * A namespace may be forbidden, or the user in it may have no right to read the program. Tried with a shell, not with the program itself: it
 * would come here as well, and start itself without end.
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
