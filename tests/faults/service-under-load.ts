import { join } from "node:path";

export type Acknowledged = { id: string; cleaned: boolean };

/** A service of its own process on a data folder, and its address. */
export async function startService(dataDir: string) {
  const service = Bun.spawn([process.execPath, join(import.meta.dir, "killed-service.ts"), dataDir], { stdout: "pipe", stderr: "inherit" });
  const { value } = await service.stdout.getReader().read();
  return { service, url: new TextDecoder().decode(value).trim() };
}

/** The administrator's cookie, with credits to spend. */
export async function signIn(url: string): Promise<string> {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ email: "admin@localhost", password: "admin-password" });
  const answer = await fetch(`${url}/api/login`, { method: "POST", headers: json, body });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] as string;
  const { id } = (await answer.json()) as { id: string };
  await fetch(`${url}/api/admin/user/${id}/add-credits`, { method: "POST", headers: { ...json, cookie }, body: '{"credits": 100000}' });
  return cookie;
}

/** Uploads, and sometimes cleans up, until the service is gone. Notes only what was answered. */
export async function upload(url: string, cookie: string, acknowledged: Acknowledged[]): Promise<void> {
  try {
    for (;;) {
      const form = new FormData();
      form.append("file", new File([`%PDF-${Math.random() < 0.2 ? "f" : "1"}${Math.random()}`], "cv.pdf"));
      const answer = await fetch(`${url}/api/upload-cv`, { method: "POST", body: form, headers: { cookie } });
      if (answer.status !== 201) continue;
      const { id } = (await answer.json()) as { id: string };
      if (Math.random() < 0.2) {
        // Killed in the middle of it, the clean-up may have happened or not.
        const cleaned = await fetch(`${url}/api/cleanup/${id}`, { method: "POST", headers: { cookie } });
        if (cleaned.ok) acknowledged.push({ id, cleaned: true });
      } else acknowledged.push({ id, cleaned: false });
    }
  } catch {
    // The connection broke: that is the point.
  }
}
