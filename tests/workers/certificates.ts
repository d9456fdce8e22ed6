import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A certificate for localhost, and the authority that has signed it. */
export async function makeCertificates(
  folder: string,
): Promise<{ certificate: string; key: string; authority: string; authorityFile: string }> {
  const at = (name: string) => join(folder, name);
  const quiet = ["-batch", "-nodes", "-newkey", "rsa:2048"];
  const own = ["-x509", "-days", "2", "-subj", "/CN=Authority", "-keyout", at("authority.key"), "-out", at("authority.pem")];
  await run("openssl", "req", ...quiet, ...own);
  await run("openssl", "req", ...quiet, "-subj", "/CN=localhost", "-keyout", at("server.key"), "-out", at("server.csr"));
  writeFileSync(at("names"), "subjectAltName=DNS:localhost\n");
  const signed = ["-CA", at("authority.pem"), "-CAkey", at("authority.key"), "-CAcreateserial", "-days", "2", "-extfile", at("names")];
  await run("openssl", "x509", "-req", "-in", at("server.csr"), ...signed, "-out", at("server.pem"));
  return {
    certificate: at("server.pem"),
    key: at("server.key"),
    authority: readFileSync(at("authority.pem"), "utf8"),
    authorityFile: at("authority.pem"),
  };
}

async function run(...command: string[]): Promise<void> {
  const { exited, stderr } = Bun.spawn(command, { stdout: "ignore", stderr: "pipe" });
  if ((await exited) !== 0) throw new Error(`${command.join(" ")}: ${await new Response(stderr).text()}`);
}
