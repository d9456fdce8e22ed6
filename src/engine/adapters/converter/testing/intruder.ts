/** What an intruder who took over the child would try. Each attempt says how it ended: "done", or why not. */
import {
  appendFileSync,
  closeSync,
  constants,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type Libc, openLibc } from "../sandbox/libc.ts";
import { FOLDER_BYTES } from "../sandbox/new-root.ts";

/** What lies outside: files of others, the program that started the child, and where it listens. */
export type Outside = { files: string[]; pid: number; unixSocket: string; abstractSocket: string; port: number };

const AF_UNIX = 1;
const AF_INET = 2;
const [STREAM, DATAGRAM] = [1, 2];
const OPEN_FILES = 7;

export const attempts = ({ files, pid, unixSocket, abstractSocket, port }: Outside): Record<string, () => unknown> => ({
  "write in its own folder": () => writeFileSync("own.txt", "x"),
  ...Object.fromEntries(files.flatMap((file) => Object.entries(fileAttempts(file)))),

  "memory of the service by /proc": () => openSync(`/proc/${pid}/mem`, "r"),
  "environment of the service": () => readFileSync(`/proc/${pid}/environ`),
  "command line of the service": () => readFileSync(`/proc/${pid}/cmdline`, "utf8") || refused(),
  "memory of the service": () => readMemory(libc(), pid),
  "tracing the service": () => called(libc().call("ptrace", 0x4206, pid, 0, 0)),
  "signal to the service": () => process.kill(pid, 0),
  "signal to all": () => called(libc().call("kill", -1, 0)),
  "limits of the service": () => called(libc().call("prlimit64", pid, OPEN_FILES, null, new BigUint64Array(2))),
  "priority of the service": () => called(libc().call("setpriority", 0, pid, 19)),

  "path of a Unix socket": () => connect(libc(), AF_UNIX, STREAM, unixAddress(unixSocket)),
  "abstract Unix socket": () => connect(libc(), AF_UNIX, STREAM, unixAddress(`\0${abstractSocket}`)),
  "TCP port of the machine": () => connect(libc(), AF_INET, STREAM, inetAddress(port)),
  "UDP port of the machine": () => connect(libc(), AF_INET, DATAGRAM, inetAddress(port)),
  "address in the world": () => fetch("http://192.0.2.1/", { signal: AbortSignal.timeout(2_000) }),

  "user namespace": () => Bun.spawnSync(["/usr/bin/unshare", "--user", "/bin/true"]).exitCode === 0 || refused(),
  mount: () => called(libc().call("mount", "none", process.cwd(), "tmpfs", 0, null)),
  "memory without a limit": () => called(libc().call("memfd_create", "x", 0)),
  io_uring: () => called(libc().call("io_uring_setup", 1, new Uint8Array(120))),
  "kernel keys": () => called(libc().call("keyctl", 0, -3, 1)),
  userfaultfd: () => called(libc().call("userfaultfd", 1)),
  "session of its own": () =>
    called(libc().call("setsid") === process.pid || Bun.spawnSync(["/usr/bin/setsid", "/bin/true"]).exitCode === 0 ? 0 : -1),

  "more than its folder may hold": fill,
});

const fileAttempts = (file: string) => ({
  [`write beside ${file}`]: () => writeFileSync(join(dirname(file), "planted.txt"), "x"),
  [`change ${file}`]: () => appendFileSync(file, "x"),
  [`truncate ${file}`]: () => truncateSync(file, 0),
  [`read ${file}`]: () => readFileSync(file),
  [`list the folder of ${file}`]: () => readdirSync(dirname(file)),
  [`follow a link to ${file}`]: () => {
    rmSync("link", { force: true });
    symlinkSync(file, "link");
    readFileSync("link");
  },
  [`start a program that reads ${file}`]: () => Bun.spawnSync(["/bin/cat", file]).exitCode === 0 || refused(),
  [`remove ${file}`]: () => rmSync(file),
});

export async function tryAll(outside: Outside): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts(outside))) {
    outcomes[name] = await Promise.try<unknown, []>(attempt).then(
      () => "done",
      (error) => error.code ?? error.message,
    );
  }
  return outcomes;
}

function libc(): Libc {
  return openLibc() ?? refused();
}

function refused(): never {
  throw new Error("refused");
}

const called = (result: number) => (result < 0 ? refused() : result);

/** With no bytes asked for the kernel only says whether they might be read. */
const readMemory = (libc: Libc, pid: number) => called(libc.call("process_vm_readv", pid, null, 0, null, 0, 0));

function connect(libc: Libc, family: number, type: number, address: Uint8Array): void {
  const socket = called(libc.call("socket", family, type, 0));
  called(libc.call("connect", socket, address, address.byteLength));
}

function unixAddress(path: string): Uint8Array {
  const text = new TextEncoder().encode(path);
  const bytes = new Uint8Array(2 + text.byteLength + (path.startsWith("\0") ? 0 : 1));
  bytes[0] = AF_UNIX;
  bytes.set(text, 2);
  return bytes;
}

const inetAddress = (port: number) => Uint8Array.of(AF_INET, 0, port >> 8, port & 0xff, 127, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0);

/** No file is larger than one may be; together they are. */
function fill(): void {
  const block = new Uint8Array(16 * 2 ** 20);
  const perFile = FOLDER_BYTES / 4 / block.byteLength;
  try {
    for (let file = 0; file < 6; file++) {
      const handle = openSync(`large-${file}`, constants.O_CREAT | constants.O_WRONLY);
      try {
        for (let index = 0; index < perFile; index++) if (writeSync(handle, block) < block.byteLength) refused();
      } finally {
        closeSync(handle);
      }
    }
  } finally {
    for (let file = 0; file < 6; file++) rmSync(`large-${file}`, { force: true });
  }
}
