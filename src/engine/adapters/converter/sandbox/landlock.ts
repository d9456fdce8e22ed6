import { closeSync, constants, existsSync, fstatSync, openSync } from "node:fs";
import { CHECKOUT_ROOT } from "../../../setup/assets.ts";
import type { Libc } from "./libc.ts";
import { DEVICES } from "./visible-paths.ts";

const LANDLOCK_CREATE_RULESET_VERSION = 1;
const LANDLOCK_RULE_PATH_BENEATH = 1;
/** A handle on a path that does not open the file. */
const O_PATH = 0o10000000;

/** Access rights of linux/landlock.h, there with LANDLOCK_ACCESS_FS_ before them. */
const [EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, TRUNCATE] = [1, 2, 4, 8, 1 << 14];
const [REMOVE_FILE, MAKE_SOCK] = [1 << 5, 1 << 9];
const READ = EXECUTE | READ_FILE | READ_DIR;
/** The rights that a rule for a file may have; the others are for folders, and the kernel refuses them for a file. */
const FILE_RIGHTS = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE;
/** All rights to files and folders that a kernel knows, by its Landlock ABI version: 2 adds REFER, 3 TRUNCATE, 5 IOCTL_DEV. */
const RIGHTS_BY_ABI = [0, (1 << 13) - 1, (1 << 14) - 1, (1 << 15) - 1, (1 << 15) - 1, (1 << 16) - 1];
/** Since ABI 4: LANDLOCK_ACCESS_NET_BIND_TCP and CONNECT_TCP. No rule allows any, so both are refused. */
const ACCESS_NET_TCP = 3n;
/** Since ABI 6: LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET and SIGNAL: neither reaches a process outside. */
const SCOPE_UNIX_SOCKETS_AND_SIGNALS = 3n;

/** ABI version of the kernel's Landlock; 0 where there is none. */
const landlockVersion = (libc: Libc): number => Math.max(0, libc.call("landlock_create_ruleset", null, 0, LANDLOCK_CREATE_RULESET_VERSION));

export type LandlockRules = {
  readable: string[];
  /** LibreOffice makes its socket here, whatever it is told, and removes it when it starts for the second time. */
  sockets?: string;
};

/**
 * Landlock (Linux 5.13 and later, without any privilege): this thread, and every program that it starts or becomes, may read `readable`, write
 * below the current folder, and open no other file; nor may it read memory or environment of other processes. Newer kernels refuse TCP and
 * signals too. Returns whether that holds now.
 */
export function restrictFiles(libc: Libc, { readable, sockets }: LandlockRules): boolean {
  const version = landlockVersion(libc);
  if (version === 0) return false;
  const handled = RIGHTS_BY_ABI[Math.min(version, RIGHTS_BY_ABI.length - 1)] as number;
  const attributes = BigUint64Array.of(
    BigInt(handled),
    ...(version >= 4 ? [ACCESS_NET_TCP] : []),
    ...(version >= 6 ? [SCOPE_UNIX_SOCKETS_AND_SIGNALS] : []),
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
  if (sockets) allow(sockets, MAKE_SOCK | REMOVE_FILE);
  allow(".", handled);

  const restricted = libc.call("landlock_restrict_self", ruleset, 0) === 0;
  closeSync(ruleset);
  return restricted;
}

function addRule(libc: Libc, ruleset: number, path: string, rights: number): void {
  const handle = openSync(path, O_PATH | constants.O_RDONLY);
  const rule = new DataView(new ArrayBuffer(12));
  rule.setBigUint64(0, BigInt(fstatSync(handle).isDirectory() ? rights : rights & FILE_RIGHTS), true);
  rule.setInt32(8, handle, true);
  libc.call("landlock_add_rule", ruleset, LANDLOCK_RULE_PATH_BENEATH, rule, 0);
  closeSync(handle);
}
