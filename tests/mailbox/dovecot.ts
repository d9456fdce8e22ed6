import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

export type Dovecot = {
  port: number;
  tlsPort: number;
  /** The certificate that signs the server's own, as a file. */
  authority: string;
  deliver(mail: string): void;
  /** Mails in a folder of the mailbox, `INBOX` or `Vitae/Done`. */
  count(folder: string): number;
  stop(): Promise<void>;
};

/** A Dovecot of its own on 127.0.0.1, with one mailbox `cv@agency.test` and the password `secret`. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), "vitae-dovecot-"));
  const [port, tlsPort] = [await freePort(), await freePort()];
  const maildir = join(folder, "mail");
  for (const part of ["new", "cur", "tmp"]) mkdirSync(join(maildir, part), { recursive: true });
  await makeCertificates(folder);
  const { username, uid, gid } = userInfo();
  const config = join(folder, "dovecot.conf");
  // Workers of Dovecot that need no rights run as this user when it is root, else as who runs the test.
  const helper = uid === 0 ? "dovenull" : username;
  writeFileSync(
    config,
    `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
ssl = yes
ssl_cert = <${folder}/server.pem
ssl_key = <${folder}/server.key
disable_plaintext_auth = no
default_login_user = ${helper}
default_internal_user = ${uid === 0 ? "dovecot" : username}
first_valid_uid = 0
mail_location = maildir:${maildir}:LAYOUT=fs
mail_uid = ${uid === 0 ? 8 : uid}
mail_gid = ${uid === 0 ? 8 : gid}
first_valid_gid = 0
namespace inbox {
  inbox = yes
  separator = /
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid === 0 ? 8 : uid} gid=${uid === 0 ? 8 : gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${tlsPort}
    ssl = yes
  }
}
service anvil {
  chroot =
}
`,
  );
  if (uid === 0) await run("chown", "-R", "8:8", maildir);
  await run("chmod", "755", folder);
  const server = Bun.spawn(["dovecot", "-F", "-c", config], { stdout: "inherit", stderr: "inherit" });
  while (!(await isOpen(port))) await Bun.sleep(50);

  let delivered = 0;
  return {
    port,
    tlsPort,
    authority: join(folder, "authority.pem"),
    deliver(mail) {
      const name = `${Math.floor(Date.now() / 1000)}.M${delivered++}P${process.pid}.test`;
      writeFileSync(join(maildir, "tmp", name), mail, "latin1");
      Bun.spawnSync(["chown", `${uid === 0 ? 8 : uid}`, join(maildir, "tmp", name)]);
      Bun.spawnSync(["mv", join(maildir, "tmp", name), join(maildir, "new", name)]);
    },
    count: (name) =>
      ["new", "cur"].reduce((total, part) => total + filesIn(join(maildir, ...(name === "INBOX" ? [] : name.split("/")), part)), 0),
    async stop() {
      server.kill("SIGTERM");
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function filesIn(path: string): number {
  try {
    return readdirSync(path).length;
  } catch {
    return 0;
  }
}

async function makeCertificates(folder: string): Promise<void> {
  const at = (name: string) => join(folder, name);
  const quiet = ["-batch", "-nodes", "-newkey", "rsa:2048"];
  await run(
    "openssl",
    "req",
    "-x509",
    ...quiet,
    "-days",
    "2",
    "-subj",
    "/CN=Authority",
    "-keyout",
    at("authority.key"),
    "-out",
    at("authority.pem"),
  );
  await run("openssl", "req", ...quiet, "-subj", "/CN=localhost", "-keyout", at("server.key"), "-out", at("server.csr"));
  writeFileSync(at("names"), "subjectAltName=DNS:localhost\n");
  const signed = ["-CA", at("authority.pem"), "-CAkey", at("authority.key"), "-CAcreateserial", "-days", "2", "-extfile", at("names")];
  await run("openssl", "x509", "-req", "-in", at("server.csr"), ...signed, "-out", at("server.pem"));
}

async function run(...command: string[]): Promise<void> {
  const { exited, stderr } = Bun.spawn(command, { stdout: "ignore", stderr: "pipe" });
  if ((await exited) !== 0) throw new Error(`${command.join(" ")}: ${await new Response(stderr).text()}`);
}

async function freePort(): Promise<number> {
  const server = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  const { port } = server;
  server.stop(true);
  return port;
}

async function isOpen(port: number): Promise<boolean> {
  try {
    (await Bun.connect({ hostname: "127.0.0.1", port, socket: { data() {} } })).end();
    return true;
  } catch {
    return false;
  }
}
