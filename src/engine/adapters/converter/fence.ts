import { dlopen, type FFIFunction, ptr } from "bun:ffi";
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT_ROOT } from "../../assets.ts";
import { findLibreOffice } from "../libreoffice/office-to-pdf.ts";

/**
 * What Landlock (Linux 5.13 and later, without any privilege) keeps a process from: files other than those named here, and as far as the
 * kernel can, TCP, signals to other processes and their memory and environment. It holds for everything that the process starts.
 */
const [CREATE_RULESET, ADD_RULE, RESTRICT_SELF] = [444, 445, 446];
const VERSION_FLAG = 1;
const PATH_BENEATH = 1;
const NO_NEW_PRIVILEGES = 38;
/** O_PATH: a handle on a name, without opening what it names. */
const O_PATH = 0o10000000;

const [EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, TRUNCATE] = [1, 2, 4, 8, 1 << 14];
const [REMOVE_FILE, MAKE_SOCKET] = [1 << 5, 1 << 9];
const READ = EXECUTE | READ_FILE | READ_DIR;
const OF_A_FILE = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE;
/** File rights that a kernel knows, by the version of its Landlock: writing to devices by ioctl (5) is left alone. */
const RIGHTS = [0, (1 << 13) - 1, (1 << 14) - 1, (1 << 15) - 1];
const NO_TCP = 3n;
const NO_SIGNALS_OR_SOCKETS = 3n;

/** Programs, libraries, fonts and what they look up: nothing here is anybody's data. */
const SYSTEM = [
  ..."/usr /lib /lib32 /lib64 /bin /sbin /opt /nix/store /snap /proc /sys/devices/system /sys/fs/cgroup /var/cache/fontconfig /var/lib/libreoffice /var/spool/libreoffice".split(
    " ",
  ),
  ..."/etc/ld.so.cache /etc/ld.so.preload /etc/ld-musl-x86_64.path /etc/fonts /etc/alternatives /etc/libreoffice /etc/localtime".split(" "),
  ..."/etc/nsswitch.conf /etc/passwd /etc/group /etc/papersize /etc/java /etc/machine-id".split(" "),
];
/** LibreOffice makes its socket here, whatever it is told, and removes it when it starts for the second time. */
const SOCKET_FOLDER = "/tmp";
const DEVICES = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty"];
/** Of a checkout: the program, and no data folder that lies in it. */
const PROGRAM = ["src", "templates", "samples", "node_modules", "build", "package.json", "tsconfig.json", "bunfig.toml"];

const FENCED = "VITAE_FENCED";
const LIBRARIES = ["libc.so.6", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"];
const FUNCTIONS = {
  syscall: { args: ["i64", "ptr", "u64", "u64", "u64"], returns: "i64" },
  prctl: { args: ["i32", "u64", "u64", "u64", "u64"], returns: "i32" },
  execve: { args: ["cstring", "ptr", "ptr"], returns: "i32" },
} as const satisfies Record<string, FFIFunction>;

/** Version of the kernel's Landlock; 0 where there is none. */
export function landlockVersion(): number {
  return Math.max(0, Number(openLibrary()?.syscall(CREATE_RULESET as number, null, 0, VERSION_FLAG, 0) ?? 0));
}

/**
 * Fences this process in, with `folder` as the only place where it may write, and starts its program again: only then the fence holds for
 * every thread. Returns when that has happened, and at once where the kernel has no Landlock.
 */
export function enterFence(folder: string): void {
  const library = process.env[FENCED] ? undefined : openLibrary();
  const version = library ? landlockVersion() : 0;
  if (!library || version === 0) return;

  const handled = RIGHTS[Math.min(version, 3)] as number;
  const attributes = BigUint64Array.of(
    BigInt(handled),
    ...(version >= 4 ? [NO_TCP] : []),
    ...(version >= 6 ? [NO_SIGNALS_OR_SOCKETS] : []),
  );
  const ruleset = Number(library.syscall(CREATE_RULESET as number, ptr(attributes), attributes.byteLength, 0, 0));
  if (ruleset < 0) return;
  const allow = (path: string, rights: number) => {
    if (existsSync(path)) addRule(library, ruleset, path, rights & handled);
  };
  for (const path of SYSTEM) allow(path, READ);
  for (const path of DEVICES) allow(path, READ_FILE | WRITE_FILE);
  allow(process.execPath, READ);
  if (!Bun.isStandaloneExecutable) {
    // Bun looks for node_modules by listing the folder.
    allow(CHECKOUT_ROOT, READ_DIR);
    for (const name of PROGRAM) allow(join(CHECKOUT_ROOT, name), READ);
  }
  if (findLibreOffice()) allow(SOCKET_FOLDER, MAKE_SOCKET | REMOVE_FILE);
  allow(folder, handled);

  library.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0);
  if (Number(library.syscall(RESTRICT_SELF as number, ruleset as never, 0, 0, 0)) === 0) startAgain(library);
  closeSync(ruleset);
}

type Library = NonNullable<ReturnType<typeof openLibrary>>;

function openLibrary() {
  if (process.platform !== "linux") return undefined;
  for (const name of LIBRARIES) {
    try {
      return dlopen(name, FUNCTIONS).symbols;
    } catch {}
  }
  return undefined;
}

function addRule(library: Library, ruleset: number, path: string, rights: number): void {
  const handle = openSync(path, O_PATH | constants.O_RDONLY);
  const rule = new DataView(new ArrayBuffer(12));
  rule.setBigUint64(0, BigInt(fstatSync(handle).isDirectory() ? rights : rights & OF_A_FILE), true);
  rule.setInt32(8, handle, true);
  library.syscall(ADD_RULE as number, ruleset as never, PATH_BENEATH, ptr(rule) as never, 0);
  closeSync(handle);
}

/** The same command line in the same process. Does not return unless that fails; then this thread at least is fenced in. */
function startAgain(library: Library): void {
  const words = readFileSync("/proc/self/cmdline", "utf8").split("\0").slice(0, -1);
  const environment = Object.entries({ ...process.env, [FENCED]: "1" }).map(([name, value]) => `${name}=${value}`);
  const [argv, envp] = [words, environment].map((list) => list.map((text) => Buffer.from(`${text}\0`))) as [Buffer[], Buffer[]];
  const pointers = (texts: Buffer[]) => ptr(BigUint64Array.of(...texts.map((text) => BigInt(ptr(text))), 0n));
  library.execve(Buffer.from("/proc/self/exe\0"), pointers(argv), pointers(envp));
}
