import { describe, expect, test } from "bun:test";
import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConverterIsolation } from "../isolation.ts";

type BrokenOut = { isolation: ConverterIsolation; attempted: Record<string, string>; limits: string };
const isRoot = process.getuid?.() === 0;
const NOBODY = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "--"];
const works = (command: string[]) => !!Bun.which(command[0] as string) && Bun.spawnSync([...command, "true"]).exitCode === 0;
const canWrite = (folder: string) => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Parts of /proc are covered, as a container engine or a unit of systemd does: the kernel then allows no new /proc. */
const COVERED_PROC = [
  "unshare",
  "--mount",
  "sh",
  "-c",
  'mount --bind /proc/sys /proc/sys && mount -t tmpfs none /proc/bus 2>/dev/null || mount -t tmpfs none /proc/fs; exec "$@"',
  "sh",
  ...NOBODY,
];

/** Each way to run that a server may have. `lacks`: what the machine cannot lend then; all else has to hold. */
const SURROUNDINGS: { name: string; command: string[]; path?: string; lacks: (keyof ConverterIsolation)[]; possible?: boolean }[] = [
  { name: "as the user of these tests", command: [], lacks: [] },
  { name: "as a user without any right", command: NOBODY, lacks: [], possible: isRoot },
  { name: "where /proc is partly covered", command: COVERED_PROC, lacks: ["processes"], possible: isRoot && works(["unshare", "--mount"]) },
  { name: "without namespaces", command: [], path: "/nowhere", lacks: ["processes", "folderSize"] },
];

/** What may be done where a protection is missing; everything else is refused in every surrounding. */
const NEEDS: Partial<Record<keyof ConverterIsolation, string[]>> = {
  processes: ["command line of the service"],
  folderSize: ["more than its folder may hold"],
};

describe.skipIf(process.platform !== "linux" || !works(["unshare", "--user", "--net"]))("a child that an intruder took over", () => {
  test.each(SURROUNDINGS.filter(({ possible = true }) => possible).map((surrounding) => [surrounding.name, surrounding] as const))(
    "reaches no file, process or socket of others and not the network, %s",
    async (_, { command, path, lacks }) => {
      const { isolation, attempted, limits } = await breakOut(command, path);
      const { "write in its own folder": own, ...forbidden } = attempted;

      expect(Object.keys(isolation).filter((name) => !isolation[name as keyof ConverterIsolation])).toEqual(lacks);
      expect(own).toBe("done");
      const done = Object.keys(forbidden).filter((name) => forbidden[name] === "done");
      const open = lacks.flatMap((name) => NEEDS[name] ?? []);
      expect(done.filter((name) => !open.includes(name))).toEqual([]);
      expect(limits).toMatch(/Max open files +1024 +1024/);
      expect(limits).toMatch(/Max data size +4294967296 +4294967296/);
      expect(limits).toMatch(/Max file size +268435456 +268435456/);
      expect(limits).toMatch(/Max cpu time +3600 +3600/);
      if (isolation.processes) expect(limits).toMatch(/Max processes +512 +512/);
    },
  );
});

async function breakOut(command: string[], path = process.env.PATH): Promise<BrokenOut> {
  const folders = ["/var/tmp", "/opt", "/srv", "/home", "/root", "/usr/local"].filter(
    (folder) => canWrite(folder) && (command.length === 0 || folder === "/var/tmp"),
  );
  const driver = [process.execPath, join(import.meta.dir, "../testing/break-out.ts"), folders.join(":")];
  const program = Bun.spawn([...command, ...driver], {
    env: { PATH: path, TMPDIR: tmpdir() },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [printed, said] = await Promise.all([new Response(program.stdout).text(), new Response(program.stderr).text()]);
  try {
    return JSON.parse(printed);
  } catch {
    throw new Error(`${printed}${said}`);
  }
}
