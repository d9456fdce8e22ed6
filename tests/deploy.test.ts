import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";
import { programArgv } from "../src/engine/testing/program-argv.ts";

const read = (path: string) => readFileSync(join(CHECKOUT_ROOT, path), "utf8");
const folder = mkdtempSync(join(tmpdir(), "vitae-deploy-"));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...command: string[]) {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd: folder, stdin: "ignore" });
  return { status: exitCode, said: `${stdout}${stderr}` };
}

describe.skipIf(!Bun.which("systemd-analyze"))("the systemd units", () => {
  const units = ["vitae.service", "vitae-backup.service", "vitae-backup.timer", "vitae-worker.service"];
  beforeAll(() => {
    for (const name of units) writeFileSync(at(name), read(`deploy/${name}`).replaceAll("/usr/local/bin/vitae", "/bin/true"));
  });

  test("have no line that systemd does not know", () => {
    expect(run("systemd-analyze", "verify", ...units)).toEqual({ status: 0, said: "" });
  });

  // 10 is no protection at all; above 4 systemd itself calls a service exposed.
  test.each(["vitae.service", "vitae-backup.service", "vitae-worker.service"])("%s is kept in, as systemd counts it", (name) => {
    const { said } = run("systemd-analyze", "security", "--offline=yes", name);
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1])).toBeLessThan(2.5);
  });
});

test("the Dockerfile copies what exists, pins what it builds on and runs without root", () => {
  const dockerfile = read("Dockerfile");
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) => (paths as string).split(" "));
  const images = [...dockerfile.matchAll(/^FROM (?:--platform=\S+ )?(\S+)/gm)].map(([, image]) => image as string);

  expect(copied.length).toBeGreaterThan(0);
  expect(copied.filter((path) => !existsSync(join(CHECKOUT_ROOT, path)))).toEqual([]);
  expect(images.filter((image) => !/:\d/.test(image))).toEqual([]);
  expect(images[0]).toEndWith(JSON.parse(read("package.json")).engines.bun.replace(">=", ":"));
  expect(dockerfile).toMatch(/^USER [1-9]/m);
});

test("the health check of the image tells a service that is well from one that is not", () => {
  const [, json] = /HEALTHCHECK[^\n]*\n\s*CMD (\[.+\])$/m.exec(read("Dockerfile")) ?? [];
  const command = JSON.parse(json as string) as string[];
  const ask = async (status: number) => {
    const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("", { status }) });
    const check = Bun.spawn(command, { env: { PATH: process.env.PATH, PORT: String(server.port) }, stdout: "ignore", stderr: "ignore" });
    const exit = await check.exited;
    await server.stop(true);
    return exit;
  };

  return expect(Promise.all([ask(200), ask(503)])).resolves.toEqual([0, 1]);
});

test("the compose file builds this checkout, writes nowhere but into its volume and is reached from this machine alone", () => {
  const { services, volumes } = Bun.YAML.parse(read("deploy/compose.yaml")) as {
    services: { vitae: Record<string, unknown>; ollama: { image: string } };
    volumes: object;
  };
  expect(existsSync(join(CHECKOUT_ROOT, "deploy", services.vitae.build as string, "Dockerfile"))).toBe(true);
  expect(services.vitae).toMatchObject({ read_only: true, cap_drop: ["ALL"], volumes: ["data:/data"], ports: ["127.0.0.1:3000:3000"] });
  expect(services.ollama.image).toMatch(/:\d/);
  expect(Object.keys(volumes)).toEqual(["data", "models"]);
});

type ComposeService = { image?: string; command?: string[]; environment?: Record<string, string>; [key: string]: unknown };
const composeOfWorkers = () =>
  Bun.YAML.parse(read("deploy/compose.workers.yaml")) as { services: Record<string, ComposeService>; volumes: object };

test("the compose file with workers pins its images, keeps secrets out of itself, and lets each part write where it must and nowhere else", () => {
  const { services, volumes } = composeOfWorkers();
  expect(Object.keys(services)).toEqual(["vitae", "queue", "worker", "litestream"]);
  for (const { image } of Object.values(services)) expect(image).toMatch(/^vitae$|:\d/);
  for (const { cap_drop } of Object.values(services)) expect(cap_drop).toEqual(["ALL"]);
  for (const name of ["vitae", "queue", "worker"]) expect(services[name]).toMatchObject({ read_only: true });
  expect(services.worker?.volumes).toBeUndefined();
  expect(Object.keys(services.worker?.environment ?? {})).toEqual(["VITAE_QUEUE_URL", "VITAE_QUEUE_KEY"]);
  for (const name of ["vitae", "worker"])
    expect(services[name]?.environment).toMatchObject({
      VITAE_QUEUE_URL: expect.stringMatching(/^redis:\/\/vitae:\$\{VITAE_QUEUE_PASSWORD[^}]*\}@queue:6379$/),
      VITAE_QUEUE_KEY: expect.stringMatching(/^\$\{VITAE_QUEUE_KEY[^}]*\}$/),
    });
  expect(services.queue?.ports).toBeUndefined();
  expect(Object.keys(volumes)).toEqual(["data", "replica"]);
});

test("the replica is of the database that the service writes", () => {
  const { dbs } = Bun.YAML.parse(read("deploy/litestream.yml")) as { dbs: { path: string; replica: { path: string } }[] };
  const { services } = composeOfWorkers();
  expect(dbs.map(({ path }) => path)).toEqual(["/data/vitae.db"]);
  expect(services.litestream?.volumes).toEqual(["data:/data", "replica:/replica", "./litestream.yml:/etc/litestream.yml:ro"]);
});

const ADMIN = { email: "boss@example.com", password: "a password for the test" };
function freePort(): number {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port } = server;
  void server.stop(true);
  return port as number;
}

/** The example of a proxy as it is shipped, with addresses of this test in it. */
const PROXIES = {
  nginx: {
    needs: "nginx",
    config: (port: number, service: number) => `
      daemon off; pid ${at("nginx.pid")}; error_log stderr; events {}
      http { access_log off; client_body_temp_path ${at("body")}; proxy_temp_path ${at("proxy")}; fastcgi_temp_path ${at("f")};
        uwsgi_temp_path ${at("u")}; scgi_temp_path ${at("s")};
        ${read("deploy/nginx.conf")
          .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
          .replace("listen 80", `listen 127.0.0.1:${freePort()}`)
          .replace("127.0.0.1:3000", `127.0.0.1:${service}`)
          .replace(/ssl_certificate .*;/, `ssl_certificate ${at("cert.pem")};`)
          .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${at("key.pem")};`)} }`,
    command: (file: string) => ["nginx", "-p", folder, "-c", file],
  },
  Caddy: {
    needs: "caddy",
    config: (port: number, service: number) => `{
        admin off
        auto_https disable_redirects
      }
      ${read("deploy/Caddyfile")
        .replace("vitae.example.com {", `https://localhost:${port} {\n\ttls ${at("cert.pem")} ${at("key.pem")}`)
        .replace("127.0.0.1:3000", `127.0.0.1:${service}`)}`,
    command: (file: string) => ["caddy", "run", "--adapter", "caddyfile", "--config", file],
  },
};

describe.each(Object.entries(PROXIES))("behind %s", (name, { needs, config, command }) => {
  const able = Bun.which(needs) && Bun.which("openssl") && process.platform === "linux";

  test.skipIf(!able)("limits count a visitor by the address the proxy saw, whatever the visitor claims; metrics stay inside", async () => {
    mkdirSync(at("logs"), { recursive: true });
    expect(run("openssl", ..."req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out cert.pem".split(" ")).status).toBe(
      0,
    );
    const [port, inside] = [freePort(), freePort()];
    writeFileSync(at(`${name}.conf`), config(port, inside));
    const env = { PATH: process.env.PATH, HOME: folder, VITAE_TRUST_PROXY: "1", VITAE_PUBLIC_URL: `https://localhost:${port}` };
    const admin = { VITAE_ADMIN_EMAIL: ADMIN.email, VITAE_ADMIN_PASSWORD: ADMIN.password, VITAE_METRICS_TOKEN: "token" };
    const quiet = { cwd: folder, stdout: "ignore", stderr: "ignore", stdin: "ignore" } as const;
    const programs = [
      Bun.spawn(programArgv("serve", "--port", String(inside), "--data", at(name)), { ...quiet, env: { ...env, ...admin } }),
      Bun.spawn(command(at(`${name}.conf`)), { ...quiet, env }),
    ];
    const call = caller(port);
    try {
      while ((await call("/api/health").catch(() => ({ status: 0 }))).status !== 200) await Bun.sleep(50);

      const claims = Array.from({ length: 11 }, (_, number) => `203.0.113.${number}`);
      const tries: number[] = [];
      for (const claim of claims) tries.push((await call("/api/login", { body: { ...ADMIN, password: "wrong" }, claim })).status);
      expect(tries).toEqual([...Array(10).fill(401), 429]);
      expect((await call("/api/login", { body: ADMIN, claim: "198.51.100.7" })).status).toBe(429);
      const other = await call("/api/login", { body: ADMIN, from: "127.0.0.2" });
      expect([other.status, other.cookie]).toEqual([200, expect.stringContaining("Secure")]);
      expect((await call("/api/metrics", { token: "token" })).status).toBe(404);
      const metrics = await fetch(`http://127.0.0.1:${inside}/api/metrics`, { headers: { authorization: "Bearer token" } });
      expect(metrics.status).toBe(200);
    } finally {
      for (const program of programs) program.kill("SIGTERM");
      await Promise.all(programs.map(({ exited }) => exited));
    }
  });
});

type Call = { body?: object; claim?: string; from?: string; token?: string };

/** Calls from an address of this machine, perhaps claiming another one. */
const caller =
  (port: number) =>
  (path: string, { body, claim, from = "127.0.0.1", token }: Call = {}) => {
    const answer = Promise.withResolvers<{ status: number; cookie: string }>();
    const headers = {
      host: `localhost:${port}`,
      ...(body && { "content-type": "application/json" }),
      ...(claim && { "x-forwarded-for": claim }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const where = { host: "127.0.0.1", port, path, servername: "localhost", localAddress: from, rejectUnauthorized: false, agent: false };
    const sent = request({ ...where, method: body ? "POST" : "GET", headers }, (response) => {
      response.resume();
      answer.resolve({ status: response.statusCode ?? 0, cookie: String(response.headers["set-cookie"]) });
    });
    sent.on("error", answer.reject);
    sent.end(body && JSON.stringify(body));
    return answer.promise;
  };
