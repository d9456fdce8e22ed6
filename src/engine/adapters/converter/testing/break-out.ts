/** Has a child try to break out, and prints what protects it and how each attempt ended. The folder of somebody else is the first argument. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openConverter } from "../converter.ts";
import { converterIsolation } from "../isolation.ts";
import type { Outside } from "./intruder.ts";

const folders = (process.argv[2] ?? "").split(":");
const files = folders.map((folder) => join(mkdtempSync(join(folder, "vitae-others-")), "secret.txt"));
for (const file of files) writeFileSync(file, "a CV of somebody else");
const own = mkdtempSync(join(tmpdir(), "vitae-break-out-"));
const unixSocket = join(own, "socket");
const abstractSocket = `vitae-break-out-${process.pid}`;
const listen = (where: string | { port: number; host: string }) =>
  new Promise<ReturnType<typeof createServer>>((resolve) => {
    const server = createServer((socket) => socket.end());
    server.listen(where, () => resolve(server));
  });
await listen(unixSocket);
await listen(`\0${abstractSocket}`);
const { port } = (await listen({ port: 0, host: "127.0.0.1" })).address() as { port: number };

const converter = openConverter({
  concurrency: 1,
  timeoutMs: 60_000,
  ocrTimeoutMs: 60_000,
  memoryBytes: 2 ** 30,
  argv: [process.execPath, join(import.meta.dir, "child.ts")],
});
const outside: Outside = { files, pid: process.pid, unixSocket, abstractSocket, port };
const request = { fileName: "cv.pdf", ocr: "never", outputs: [] } as const;
const { resume } = await converter.convert(new TextEncoder().encode(`intrude ${JSON.stringify(outside)}`), { ...request, outputs: [] });
await converter.close();
const { attempted, limits } = resume as unknown as { attempted: Record<string, string>; limits: string };
console.log(JSON.stringify({ isolation: await converterIsolation(), attempted, limits }));

for (const file of files) rmSync(join(file, ".."), { recursive: true });
rmSync(own, { recursive: true });
process.exit(0);
