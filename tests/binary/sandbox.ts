import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ZipFile } from "yazl";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { openStore } from "../../src/engine/store/open-store.ts";
import { oidcIdentities, users } from "../../src/engine/store/schema.ts";
import { keepFinishedCv } from "../../src/engine/testing/keep-finished-cv.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";

const cv = (name: string) =>
  JSON.stringify({ basics: { name, email: "a@example.com" }, work: [{ name: "Analytical Ltd", position: "Engineer" }] });
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><rect width="4" height="1" fill="#5b2a86"/></svg>';
/** One skill as ESCO publishes it. */
const TAXONOMY =
  "conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels\nKnowledgeSkillCompetence,http://data.europa.eu/esco/skill/1,skill/competence,cross-sector,Wuzzelbetrieb leiten,\n";
/** What says that it is at work, or waits for a queue that is not there. */
const READY = /listens on http|^Watching|^The queue at|^No service uses the queue/;

/** A folder with the files that the documents speak of, in which their lines can be typed as they stand there. */
export async function openSandbox() {
  const folder = mkdtempSync(join(tmpdir(), "vitae-docs-"));
  const at = (path: string) => join(folder, path);
  for (const name of ["bin", "inbox", ".local/share/bash-completion/completions", ".config/fish/completions"])
    mkdirSync(at(name), { recursive: true });
  writeFileSync(
    at("bin/vitae"),
    `#!/bin/sh\nexec ${programArgv()
      .map((part) => `'${part}'`)
      .join(" ")} "$@"\n`,
  );
  chmodSync(at("bin/vitae"), 0o755);
  cpSync(join(CHECKOUT_ROOT, "samples/amara-lindqvist.pdf"), at("cv.pdf"));
  for (const name of ["agency.docx", "acme.docx"]) cpSync(join(CHECKOUT_ROOT, "templates/examples/agency.docx"), at(name));
  writeFileSync(at("inbox/ada.json"), cv("Ada Byron"));
  writeFileSync(at("words.json"), JSON.stringify({ headings: [{ text: "Milestones", section: "work" }], labels: [] }));
  writeFileSync(at("logo.svg"), LOGO);
  mkdirSync(at("acme"));
  writeFileSync(at("acme/logo.svg"), LOGO);
  writeFileSync(at("acme/brand.json"), JSON.stringify({ name: "Acme", logo: { file: "logo.svg" }, colors: { primary: "#5b2a86" } }));
  writeFileSync(at("cover.json"), JSON.stringify({ consultant: "Mira Castellan", rate: "650 € a day" }));
  for (const name of ["skills_de.csv", "skills_fr.csv", "names.csv"]) writeFileSync(at(name), TAXONOMY);
  writeFileSync(at("queue.key"), `${Buffer.alloc(32, 7).toString("base64")}\n`);
  writeFileSync(at("people.csv"), "group,selected,overall\na,yes,8\na,no,5\nb,yes,7\nb,no,4\n");
  writeFileSync(at("job.txt"), "Engineer\n\nRequirements\n- SQL\n- Team lead\n");
  keepCvs(at("data"), ["Ada Byron", "byron@example.com"], ["Augusta King", "ada@example.com"]);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(cv("Zoë Müller")), "zoe.json");
  zip.end();
  await Bun.write(at("march.zip"), new Response(zip.outputStream as never));

  return {
    /** Types a line; a service is ended by SIGTERM once it is ready. The server's folder and port stand for some here. */
    async type(line: string) {
      const here = line
        .replaceAll("/var/lib/vitae", at("data"))
        .replace(/^sudo (-u vitae )?/, "")
        .replace("--port 8080", "--port 0");
      const program = Bun.spawn(["sh", "-c", `exec ${here}`], {
        cwd: folder,
        env: { PATH: `${at("bin")}:${process.env.PATH}`, HOME: folder, PORT: "0" },
        stdin: "ignore",
        stdout: "pipe",
        stderr: "pipe",
      });
      const printed = await Promise.all([readAll(program.stdout, program), readAll(program.stderr, program)]);
      return { status: await program.exited, printed: printed.join("") };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Finished CVs of these people, as the service keeps them: the documents find, export and erase a person. */
function keepCvs(dataDir: string, ...people: [name: string, email: string][]): void {
  mkdirSync(dataDir);
  const store = openStore(join(dataDir, "vitae.db"));
  const user = { id: "keeper", email: "keeper@example.com", emailKey: "keeper@example.com", passwordHash: "none", role: "user" } as const;
  store.db
    .insert(users)
    .values({ ...user, assignedTemplates: [], createdAt: new Date() })
    .run();
  for (const [index, [name, email]] of people.entries()) keepFinishedCv(store, { id: `cv-${index + 1}`, userId: user.id, name, email });
  // Somebody who signs in with an identity provider, for the documents that link and unlink.
  const zoe = { ...user, id: "zoe", email: "zoe@example.com", emailKey: "zoe@example.com" };
  store.db
    .insert(users)
    .values({ ...zoe, assignedTemplates: [], createdAt: new Date() })
    .run();
  const identity = { issuer: "https://id.example.com", subject: "zoe", userId: zoe.id };
  store.db
    .insert(oidcIdentities)
    .values({ ...identity, createdAt: new Date(), lastUsedAt: new Date() })
    .run();
  store.close();
}

async function readAll(stream: ReadableStream<Uint8Array>, program: Bun.Subprocess): Promise<string> {
  const decoder = new TextDecoder();
  let printed = "";
  let ended = false;
  for await (const chunk of stream) {
    printed += decoder.decode(chunk, { stream: true });
    if (ended || !READY.test(printed)) continue;
    ended = true;
    program.kill("SIGTERM");
  }
  return printed;
}
