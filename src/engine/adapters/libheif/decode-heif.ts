import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { refusal } from "../../contract/errors.ts";
import type { HeifDecoder } from "../../cv/read/kinds/heif.ts";
import { runProgram } from "../run-program.ts";

/** Less than an upload may take to be made readable. A picture of 48 million pixels, the largest of today's phones, takes 2 s. */
const TIMEOUT_MS = 20_000;
/** Of JPEG, from 0 to 100: small letters keep their edges, and a page has no more bytes than a phone's own JPG. */
const QUALITY = 90;
/** Newer versions call it heif-dec. The converter child has an empty environment, so it has no path to look in. */
const NAMES = ["heif-dec", "heif-convert"];
const USUAL_FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** libheif's program, or undefined where it is not installed. */
export const findHeifDecoder = (): string | undefined =>
  NAMES.map((name) => Bun.which(name)).find((path) => path !== null) ??
  USUAL_FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));

/**
 * The pictures of a HEIC or AVIF file as JPEG files, upright and in their order, by libheif's program; previews, masks and depth are left out. Undefined where it is not installed.
 * Throws AppError "corrupt" where one of them cannot be decoded, or not in time.
 */
export function openHeifToJpegs(): HeifDecoder | undefined {
  const program = findHeifDecoder();
  if (!program) return undefined;
  return (heif) =>
    runProgram({
      file: { name: "cv.heic", bytes: heif },
      timeoutMs: TIMEOUT_MS,
      command: (folder) => [program, "-q", String(QUALITY), join(folder, "cv.heic"), join(folder, "page.jpg")],
      collect: jpegsIn,
    }).catch(() => {
      throw refusal(
        "corrupt",
        "This picture cannot be opened: it is damaged, or of a kind that is not read here. Please save it as JPG, PNG or PDF and try again.",
      );
    });
}

/** One picture is `page.jpg`, several are `page-1.jpg`, `page-2.jpg` and so on. A page that is missing must not go unnoticed: the exit code tells. */
async function jpegsIn(folder: string, exitCode: number | null): Promise<Uint8Array[]> {
  if (exitCode !== 0) throw new Error("the program has failed, or was ended");
  const pages = (await readdir(folder)).filter((name) => /^page(?:-\d+)?\.jpg$/.test(name));
  const inOrder = pages.toSorted((a, b) => numberOf(a) - numberOf(b));
  return await Promise.all(inOrder.map(async (name) => new Uint8Array(await readFile(join(folder, name)))));
}

const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
