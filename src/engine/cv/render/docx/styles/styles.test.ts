import { expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { readAsset } from "../../../../setup/assets.ts";
import { SAMPLES } from "../../../../templates/add/check-template.ts";
import { builtInKeys, loadTemplate } from "../../../../templates/load-template.ts";
import { renderResume } from "../../render.ts";

test("every style that another is based on, or that text has, is in the document", async () => {
  for (const key of builtInKeys()) {
    const { bytes } = await renderResume(SAMPLES.full, await loadTemplate(key), "docx", { readAsset });
    const parts = unzipSync(bytes);
    const xml = (name: string) => strFromU8(parts[name] as Uint8Array);
    const there = new Set([...xml("word/styles.xml").matchAll(/<w:style [^>]*w:styleId="([^"]+)"/g)].map(([, id]) => id));
    const based = [...xml("word/styles.xml").matchAll(/<w:(?:basedOn|next|link) w:val="([^"]+)"/g)].map(([, id]) => id);
    const used = [...xml("word/document.xml").matchAll(/<w:[pr]Style w:val="([^"]+)"/g)].map(([, id]) => id);
    expect({ key, missing: [...new Set([...based, ...used])].filter((id) => !there.has(id)) }).toEqual({ key, missing: [] });
  }
}, 120_000);
