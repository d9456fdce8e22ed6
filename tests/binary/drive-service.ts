import { existsSync, readdirSync } from "node:fs";

/** Runs a service from its first start to its end and prints what a user of it saw. Stands alone: it is copied to where only the program is. */
export type Seen = {
  page: string;
  health: unknown;
  user: unknown;
  job: unknown;
  download: { status: number; start: string };
  /** Of the result, and of the templates that come with the program. */
  pictures: { status: number; start: string }[];
  /** Pictures of templates that were drawn here because they had not come with the program. */
  drawnTemplates: string[];
  afterCleanup: number;
  exitStatus: number;
};

const ADMIN = { email: "boss@example.com", password: "a password for the test" };

if (import.meta.main) process.stdout.write(JSON.stringify(await drive(process.argv[2] as string)));

async function drive(program: string): Promise<Seen> {
  const service = Bun.spawn([program, "serve", "--port", "0", "--data", "data/new"], {
    env: { VITAE_ADMIN_EMAIL: ADMIN.email, VITAE_ADMIN_PASSWORD: ADMIN.password, PATH: process.env.PATH },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  try {
    const seen = await visit(await address(service.stdout));
    service.kill("SIGTERM");
    return { ...seen, exitStatus: await service.exited };
  } finally {
    service.kill("SIGKILL");
  }
}

async function visit(origin: string): Promise<Omit<Seen, "exitStatus">> {
  let cookie = "";
  const call = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, cookie } });
  const post = (path: string, body: unknown, method = "POST") =>
    call(path, { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } });

  const page = await (await call("/")).text();
  const health = await (await call("/api/health")).json();
  const login = await post("/api/login", ADMIN);
  cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const user = (await login.json()) as { id: string };
  await post(`/api/admin/user/${user.id}/credits`, { credits: 5 }, "PUT");

  const form = new FormData();
  form.append("file", Bun.file("cvs/amara-lindqvist.pdf"), "amara-lindqvist.pdf");
  const { id } = (await (await call("/api/upload-cv", { method: "POST", body: form })).json()) as { id: string };
  const job = await finished(id, call);

  const download = await startOf(await call(`/api/download/${id}/docx`));
  const pictures = [await startOf(await call(`/api/jobs/${id}/picture`))];
  for (const key of (await (await call("/api/templates")).json()) as string[])
    pictures.push(await startOf(await call(`/api/templates/${key}/picture`)));
  const drawnTemplates = existsSync("data/new/pictures") ? readdirSync("data/new/pictures") : [];
  await post(`/api/cleanup/${id}`, {});
  const afterCleanup = (await call(`/api/download/${id}/docx`)).status;

  return { page, health, user, job, download, pictures, drawnTemplates, afterCleanup };
}

async function startOf(answer: Response) {
  return { status: answer.status, start: Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 4) };
}

async function finished(id: string, call: (path: string) => Promise<Response>) {
  for (;;) {
    const jobs = (await (await call("/api/jobs")).json()) as { id: string; status: string }[];
    const job = jobs.find((one) => one.id === id);
    if (job?.status !== "pending" && job?.status !== "processing") return job;
    await Bun.sleep(100);
  }
}

/** The service prints its address once it takes requests. */
async function address(output: ReadableStream<Uint8Array>): Promise<string> {
  let printed = "";
  for await (const chunk of output) {
    printed += new TextDecoder().decode(chunk);
    const found = /https?:\/\/[^\s/]+/.exec(printed);
    if (found) return found[0];
  }
  throw new Error(`the service ended without an address: ${printed}`);
}
