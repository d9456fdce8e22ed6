import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";

export type RedisServer = {
  port: number;
  /** Of the process that runs now. */
  pid: () => number;
  url: string;
  /** A connection of the test's own, as the administrator of the server. */
  look: Redis;
  /** Ends it at once, with all that it held. */
  kill: () => Promise<void>;
  /** Starts it again, empty. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A Redis of its own on 127.0.0.1 that keeps nothing on the disk. `settings` are those of redis.conf, as arguments. */
export async function startRedis(
  settings: string[] = [],
  { username, password, tls }: { username?: string; password?: string; tls?: TlsFiles } = {},
): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), "vitae-redis-"));
  const port = await freePort();
  let server: Bun.Subprocess | undefined;
  const ports = tls
    ? ["--port", "0", "--tls-port", String(port), "--tls-cert-file", tls.certificate, "--tls-key-file", tls.key, "--tls-auth-clients", "no"]
    : ["--port", String(port)];
  const look = new Redis({
    port,
    host: "127.0.0.1",
    lazyConnect: true,
    username,
    password,
    ...(tls && { tls: { ca: tls.authority, servername: "localhost" } }),
  });
  look.on("error", () => {});

  const start = async () => {
    server = Bun.spawn(
      ["redis-server", ...ports, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder, ...settings],
      { stdout: "ignore", stderr: "inherit" },
    );
    while ((await look.ping().catch(() => "")) !== "PONG") await Bun.sleep(20);
  };
  const kill = async () => {
    server?.kill("SIGKILL");
    await server?.exited;
  };
  await start();
  return {
    port,
    pid: () => server?.pid as number,
    url: `${tls ? "rediss" : "redis"}://127.0.0.1:${port}`,
    look,
    start,
    kill,
    async stop() {
      look.disconnect();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A certificate, and the authority that has signed it: as PEM, and its file. */
export type TlsFiles = { certificate: string; key: string; authority: string; authorityFile: string };

export async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
