import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A secret that a call tells once, so that its answer can be kept for a repetition without the secret being readable in the database: it is sealed with the
 * caller's Idempotency-Key, of which the database has a hash alone. AES-256-GCM with a key of HKDF (RFC 5869).
 */
export function sealSecret(secret: string, idempotencyKey: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(idempotencyKey, iv), iv);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString("base64url");
}

/** The secret again. Throws for another key or a changed text. */
export function openSecret(sealed: string, idempotencyKey: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(idempotencyKey, iv), iv).setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8");
}

const keyOf = (idempotencyKey: string, salt: Buffer) => Buffer.from(hkdfSync("sha256", idempotencyKey, salt, "vitae sealed secret", 32));
