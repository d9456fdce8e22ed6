import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawPages } from "../cv/read/images/draw-pages.ts";
import { readAsset } from "../setup/assets.ts";

/** The pages of the sample CV as PNG pictures, as sharp as a scan. */
export const sampleScans = async (dpi = 150): Promise<Uint8Array[]> =>
  await drawPages(await readAsset("sample.pdf"), { maxPages: 2, dpi, readAsset });

/** A HEIC or AVIF file of PNG pictures, made by `heif-enc`. */
export async function heifOf(pngs: Uint8Array[], kind: "heic" | "avif" = "heic"): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "vitae-heif-"));
  try {
    const paths = pngs.map((_, index) => join(folder, `${index}.png`));
    await Promise.all(pngs.map((png, index) => Bun.write(paths[index] as string, png)));
    const made = join(folder, `made.${kind}`);
    const encoder = Bun.spawn(["heif-enc", "-q", "60", ...(kind === "avif" ? ["-A"] : []), "-o", made, ...paths], {
      stdout: "ignore",
      stderr: "pipe",
    });
    if ((await encoder.exited) !== 0) throw new Error(await new Response(encoder.stderr).text());
    return await Bun.file(made).bytes();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A HEIC file of `heif-enc` whose first picture says that it is shown turned by 90 degrees, as phones write it (`irot`; ISO/IEC 23008-12, 6.5.10). */
export function turnedHeif(heif: Uint8Array): Uint8Array {
  const file = Buffer.from(heif);
  const box = (name: string) => file.indexOf(name, 0, "latin1") - 4;
  const [meta, iprp, ipco, ipma, iloc] = ["meta", "iprp", "ipco", "ipma", "iloc"].map(box) as [number, number, number, number, number];
  const primary = file.readUInt16BE(box("pitm") + 12);
  const afterProperties = ipco + file.readUInt32BE(ipco);
  let properties = 0;
  for (let at = ipco + 8; at < afterProperties; at += file.readUInt32BE(at)) properties++;
  // Of each item: number, how many properties, and a byte for each of them.
  let item = ipma + 16;
  while (file.readUInt16BE(item) !== primary) item += 3 + (file[item + 2] as number);
  const afterItem = item + 3 + (file[item + 2] as number);

  const irot = Buffer.from([0, 0, 0, 9, ...Buffer.from("irot"), 1]);
  const essential = 0x80 | (properties + 1);
  const grow = (at: number, bytes: number) => file.writeUInt32BE(file.readUInt32BE(at) + bytes, at);
  for (const at of [meta, iprp]) grow(at, irot.length + 1);
  grow(ipco, irot.length);
  grow(ipma, 1);
  file[item + 2] = (file[item + 2] as number) + 1;
  // What stands behind the boxes moves. Of each item of `iloc` in version 1 with a base: number, method, reference, base, how many extents, an extent of 8 bytes.
  for (let index = 0, at = iloc + 16; index < file.readUInt16BE(iloc + 14); index++, at += 20)
    if (file.readUInt16BE(at + 2) === 0) grow(at + 6, irot.length + 1);
  return Buffer.concat([
    file.subarray(0, afterProperties),
    irot,
    file.subarray(afterProperties, afterItem),
    Buffer.of(essential),
    file.subarray(afterItem),
  ]);
}
