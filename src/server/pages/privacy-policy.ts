import { existsSync } from "node:fs";
import { join } from "node:path";
import { readAsset } from "../../engine/setup/assets.ts";
import type { Config } from "../../engine/setup/config.ts";

export const PRIVACY_POLICY_PATH = "/privacy-policy.pdf";
const HEADERS = {
  "content-type": "application/pdf",
  "content-disposition": "inline; filename=privacy-policy.pdf",
  "cache-control": "no-cache",
};

/** The house's own `privacy-policy.pdf` from the data folder, else the default one, written when it is first asked for. */
export function openPrivacyPolicy({ dataDir, ownerName, publicUrl, retentionDays, decisionDays }: Config): () => Promise<Response> {
  const own = join(dataDir, "privacy-policy.pdf");
  let written: Promise<Uint8Array<ArrayBuffer>> | null = null;

  return async () => {
    if (existsSync(own)) return new Response(Bun.file(own), { headers: HEADERS });
    written ??= write().catch((error) => {
      written = null;
      throw error;
    });
    return new Response(await written, { headers: HEADERS });
  };

  async function write() {
    const { writePrivacyPolicy } = await import("../../engine/compliance/privacy/write-privacy-policy.ts");
    const owner = ownerName ?? "the operator of this service";
    return new Uint8Array(await writePrivacyPolicy({ owner, address: publicUrl, days: retentionDays, logDays: decisionDays }, readAsset));
  }
}
