import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../contract/errors.ts";

const TIMEOUT_MS = 60_000;
const KILL_MS = 1_000;
/** Where installers put it when it is not in the path, or when there is no path (the converter child has an empty environment). */
const USUAL_PLACES = [
  "/usr/bin/soffice",
  "/usr/local/bin/soffice",
  "/usr/lib/libreoffice/program/soffice",
  "/opt/libreoffice/program/soffice",
  "/snap/bin/libreoffice",
  "/Applications/LibreOffice.app/Contents/MacOS/soffice",
];

/** LibreOffice's program, or undefined where it is not installed. */
export const findLibreOffice = (): string | undefined =>
  Bun.which("soffice") ?? Bun.which("libreoffice") ?? USUAL_PLACES.find((path) => existsSync(path));

/**
 * PDF of a Word or PowerPoint file that this program wrote, by LibreOffice with a profile of its own that is thrown away. Undefined where it is not
 * installed. Throws `unavailable` when it does not answer in time or makes nothing.
 */
export function openOfficeToPdf(): ((document: Uint8Array, type: "docx" | "pptx") => Promise<Uint8Array>) | undefined {
  const program = findLibreOffice();
  return program ? (document, type) => convert(program, document, type) : undefined;
}

async function convert(program: string, document: Uint8Array, type: "docx" | "pptx"): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "vitae-office-"));
  try {
    await writeFile(join(folder, `cv.${type}`), document);
    const filter = `pdf:${type === "docx" ? "writer" : "impress"}_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"},"ExportBookmarks":{"type":"boolean","value":"true"}}`;
    const office = Bun.spawn(
      [
        program,
        `-env:UserInstallation=file://${join(folder, "profile")}`,
        "--headless",
        "--norestore",
        "--convert-to",
        filter,
        "--outdir",
        folder,
        join(folder, `cv.${type}`),
      ],
      {
        stdin: "ignore",
        stdout: "ignore",
        stderr: "ignore",
        timeout: TIMEOUT_MS,
        killSignal: "SIGKILL",
        env: { HOME: folder, PATH: "/usr/bin:/bin:/usr/local/bin", TMPDIR: folder },
      },
    );
    // Where a sandbox forbids signals it cannot be ended from here; it ends with the child that started it.
    // The timer keeps no process alive: a command that has its PDF ends at once.
    await Promise.race([office.exited, sleep(TIMEOUT_MS + KILL_MS, undefined, { ref: false })]).finally(() => office.unref());
    return new Uint8Array(await readFile(join(folder, "cv.pdf")));
  } catch {
    throw new AppError("unavailable", "LibreOffice could not make the PDF of this document. The Word document can be made.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
