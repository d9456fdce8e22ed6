import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CHECKOUT_ROOT } from "../../../setup/assets.ts";
import { findHeifDecoder } from "../../libheif/decode-heif.ts";
import { findLibreOffice } from "../../libreoffice/convert-office.ts";

/** Shared libraries, and what the loader looks up. */
const LIBRARIES = "/lib /lib32 /lib64 /usr/lib /usr/lib32 /usr/lib64 /usr/local/lib /nix/store".split(" ");
const LOADER = "/etc/ld.so.cache /etc/ld.so.preload /etc/ld-musl-x86_64.path /etc/ld-musl-aarch64.path".split(" ");
/** Cores and memory that the machine or the container has: the size of Bun's heap follows them. */
const MACHINE = ["/sys/devices/system/cpu", "/sys/fs/cgroup"];
/** LibreOffice is started by a shell script and looks up fonts, icons and languages. */
const OFFICE = [
  ..."/bin /usr/bin /usr/share /usr/local/share/fonts /etc/fonts /etc/libreoffice /etc/alternatives /etc/papersize".split(" "),
  ..."/var/cache/fontconfig /var/lib/libreoffice /var/spool/libreoffice".split(" "),
];
/** Of a checkout: the program, and no data folder that lies in it. */
const PROGRAM = ["src", "templates", "samples", "node_modules", "build", "package.json", "tsconfig.json", "bunfig.toml"];

export const DEVICES = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"];

/** Files and folders that the child may read, those alone that exist: the program, the system's libraries, and LibreOffice and libheif's program where they are installed. */
export function readablePaths(): string[] {
  const program = Bun.isStandaloneExecutable ? [] : PROGRAM.map((name) => join(CHECKOUT_ROOT, name));
  const places = [...LIBRARIES, ...LOADER, ...MACHINE, process.execPath, ...program, ...libreOfficePaths(), ...heifDecoderPaths()];
  return [...new Set(places)].filter(existsSync);
}

function libreOfficePaths(): string[] {
  const office = findLibreOffice();
  if (!office) return [];
  const program = realpathSync(office);
  // .../libreoffice/program/soffice; elsewhere it is a script in a folder of programs, and no folder of its own.
  const installed = basename(dirname(program)) === "program" ? [dirname(dirname(program))] : [];
  return [...OFFICE, office, ...installed];
}

/** Newer versions install one of its names as a link to the other. */
function heifDecoderPaths(): string[] {
  const decoder = findHeifDecoder();
  return decoder ? [decoder, realpathSync(decoder)] : [];
}
