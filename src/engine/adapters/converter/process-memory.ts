import { readdir, readFile } from "node:fs/promises";

/** Resident memory of a process and everything below it, in bytes; 0 once it is gone or where it cannot be known. */
export async function treeMemory(pid: number): Promise<number> {
  if (process.platform === "linux") return sum(await Promise.all((await processTree(pid)).map(linuxMemory)));
  if (process.platform === "darwin") return psMemory(pid);
  return 0;
}

/** The process and its descendants. Linux; elsewhere the process alone. */
export async function processTree(pid: number): Promise<number[]> {
  // Each thread has its own children.
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")));
  const below = await Promise.all(children.join(" ").split(" ").filter(Boolean).map(Number).map(processTree));
  return [pid, ...below.flat()];
}

async function linuxMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Of the process group, which the child leads. */
export async function psMemory(pid: number): Promise<number> {
  const ps = Bun.spawn(["ps", "-A", "-o", "pgid=,rss="], { stdin: "ignore", stderr: "ignore" });
  const rows = (await new Response(ps.stdout).text()).split("\n").map((row) => row.trim().split(/\s+/).map(Number));
  return sum(rows.filter(([group]) => group === pid).map(([, kilobytes]) => (kilobytes ?? 0) * 1024));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
