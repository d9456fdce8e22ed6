import { closeSync, constants, existsSync, fstatSync, openSync } from "node:fs";
import { CHECKOUT_ROOT } from "../../../setup/assets.ts";
import type { Libc } from "./libc.ts";
import { DEVICES } from "./visible-paths.ts";

const VERSION_FLAG = 1;
const PATH_BENEATH = 1;
/** O_PATH: a handle on a name, without opening what it names. */
const O_PATH = 0o10000000;

const [EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, TRUNCATE] = [1, 2, 4, 8, 1 << 14];
const [REMOVE_FILE, MAKE_SOCKET] = [1 << 5, 1 << 9];
const READ = EXECUTE | READ_FILE | READ_DIR;
const OF_A_FILE = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE;
/** File rights that a kernel knows, by the version of its Landlock: 2 adds moving, 3 truncating, 5 the control of devices. */
const RIGHTS = [0, (1 << 13) - 1, (1 << 14) - 1, (1 << 15) - 1, (1 << 15) - 1, (1 << 16) - 1];
/** Since version 4: to bind and to connect. */
const NO_TCP = 3n;
/** Since version 6: abstract Unix sockets of others, and signals to others. */
const NO_SIGNALS_OR_SOCKETS = 3n;

/** Version of the kernel's Landlock; 0 where there is none. */
export const landlockVersion = (libc: Libc): number => Math.max(0, libc.call("landlock_create_ruleset", null, 0, VERSION_FLAG));

export type LandlockRules = {
  readable: string[];
  /** LibreOffice makes its socket here, whatever it is told, and removes it when it starts for the second time. */
  sockets?: string;
};

/**
 * Landlock (Linux 5.13 and later, without any privilege) keeps this thread, and every program that it starts or becomes, from all other files
 * but those below the current folder, and from memory and environment of other processes; newer kernels also from TCP and signals. Returns whether that holds now.
 */
export function restrictFiles(libc: Libc, { readable, sockets }: LandlockRules): boolean {
  const version = landlockVersion(libc);
  if (version === 0) return false;
  const handled = RIGHTS[Math.min(version, RIGHTS.length - 1)] as number;
  const attributes = BigUint64Array.of(
    BigInt(handled),
    ...(version >= 4 ? [NO_TCP] : []),
    ...(version >= 6 ? [NO_SIGNALS_OR_SOCKETS] : []),
  );
  const ruleset = libc.call("landlock_create_ruleset", attributes, attributes.byteLength, 0);
  if (ruleset < 0) return false;

  const allow = (path: string, rights: number) => {
    if (existsSync(path)) addRule(libc, ruleset, path, rights & handled);
  };
  for (const path of [...readable, "/proc"]) allow(path, READ);
  for (const path of DEVICES) allow(path, READ_FILE | WRITE_FILE);
  // Bun looks for node_modules by listing the folder.
  if (!Bun.isStandaloneExecutable) allow(CHECKOUT_ROOT, READ_DIR);
  if (sockets) allow(sockets, MAKE_SOCKET | REMOVE_FILE);
  allow(".", handled);

  const restricted = libc.call("landlock_restrict_self", ruleset, 0) === 0;
  closeSync(ruleset);
  return restricted;
}

function addRule(libc: Libc, ruleset: number, path: string, rights: number): void {
  const handle = openSync(path, O_PATH | constants.O_RDONLY);
  const rule = new DataView(new ArrayBuffer(12));
  rule.setBigUint64(0, BigInt(fstatSync(handle).isDirectory() ? rights : rights & OF_A_FILE), true);
  rule.setInt32(8, handle, true);
  libc.call("landlock_add_rule", ruleset, PATH_BENEATH, rule, 0);
  closeSync(handle);
}
