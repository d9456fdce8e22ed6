import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { treeMemory } from "../../../src/engine/adapters/converter/process-memory.ts";
import { printedAddress } from "../../printed-address.ts";
import { apiRows, type Call, pageRows } from "./api.ts";
import { deskRows } from "./desk.ts";
import { type Row, spread } from "./timing.ts";

const ADMIN = { email: "boss@example.com", password: "a password for the bench" };
const JD = `Senior data engineer. You have at least five years of experience with SQL and Python, a degree in computer science or similar,
fluent English and good German. You lead a small team, work with Kubernetes and AWS, and know how to test. Scala would be nice.`;

/** Starts of the program, its memory when nothing happens, and an analysis of ten CVs from the first byte sent to the result seen. */
export async function serviceRows(program: string, cvs: { name: string; bytes: Uint8Array }[], rounds: number): Promise<Row[]> {
  const [first, later, idle, soon, analyses]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
  const rows: Row[] = [];
  for (let round = 0; round < rounds; round++) {
    const data = mkdtempSync(join(tmpdir(), "vitae-bench-"));
    await (await start(program, data, first)).end();
    const { origin, pid, end } = await start(program, data, later);
    await Bun.sleep(1_000);
    idle.push((await treeMemory(pid)) / 2 ** 20);
    const call = await signIn(origin);
    soon.push(await analyse(call, cvs));
    for (let turn = 0; turn < 2; turn++) analyses.push(await analyse(call, cvs));
    if (round === rounds - 1)
      rows.push(...(await deskRows(call, cvs)), ...(await apiRows(call, cvs, rounds)), ...(await pageRows(origin, rounds)));
    await end();
    rmSync(data, { recursive: true });
  }
  return [
    { name: "serve: to the first address, on a new data folder", ours: spread(first) },
    { name: "serve: to the first address, later", ours: spread(later), bound: { max: 150 } },
    { name: "serve: memory when idle (MB, not ms)", ours: spread(idle), bound: { max: 80 } },
    { name: `an analysis of ${cvs.length} CVs in the moment of signing in`, ours: spread(soon) },
    { name: `an analysis of ${cvs.length} CVs, upload to result`, ours: spread(analyses), bound: { max: 1000 } },
    ...rows,
  ];
}

async function start(program: string, data: string, took: number[]) {
  const begin = performance.now();
  const service = Bun.spawn([program, "serve", "--port", "0", "--data", data], {
    env: { VITAE_ADMIN_EMAIL: ADMIN.email, VITAE_ADMIN_PASSWORD: ADMIN.password, PATH: process.env.PATH },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "ignore",
  });
  const origin = await printedAddress(service.stdout);
  took.push(performance.now() - begin);
  const end = async () => {
    service.kill("SIGTERM");
    await service.exited;
  };
  return { origin, pid: service.pid, end };
}

async function signIn(origin: string): Promise<Call> {
  let cookie = "";
  const call: Call = (path, init = {}) => fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, cookie } });
  const login = await call("/api/login", { method: "POST", body: JSON.stringify(ADMIN), headers: { "content-type": "application/json" } });
  cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { id } = (await login.json()) as { id: string };
  const credits = { method: "PUT", body: JSON.stringify({ credits: 1_000 }), headers: { "content-type": "application/json" } };
  await call(`/api/admin/user/${id}/credits`, credits);
  return call;
}

async function analyse(call: Call, cvs: { name: string; bytes: Uint8Array }[]): Promise<number> {
  const form = new FormData();
  for (const { name, bytes } of cvs) form.append("cvFiles", new File([new Uint8Array(bytes)], name));
  form.append("jdText", JD);
  const start = performance.now();
  const submitted = await call("/api/match", { method: "POST", body: form });
  if (submitted.status !== 201) throw new Error(`an analysis was answered with ${submitted.status}`);
  const { jobId } = (await submitted.json()) as { jobId: string };
  for (;;) {
    const { status } = (await (await call(`/api/jobs/${jobId}/match-result`)).json()) as { status: string };
    if (status === "failed") throw new Error("an analysis failed");
    if (status === "completed") return performance.now() - start;
    await Bun.sleep(10);
  }
}
