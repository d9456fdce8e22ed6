import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { AppError } from "../../../contract/errors.ts";

/** `VITAE_QUEUE_KEY`, 32 bytes: who has it can read and write what lies in the queue. */
export type QueueKey = Uint8Array;

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 1;
const HEADER_BYTES = 1 + SALT_BYTES + NONCE_BYTES;

/** Reads a key as it stands in a setting or a key file. Throws AppError "invalid" for anything but 32 bytes in base64. */
export function readQueueKey(text: string): QueueKey {
  const trimmed = text.trim();
  const key = new Uint8Array(Buffer.from(trimmed, "base64"));
  if (key.length !== KEY_BYTES || !/^[A-Za-z0-9+/]+=?$/.test(trimmed))
    throw new AppError("invalid", "VITAE_QUEUE_KEY must be 32 bytes in base64, as openssl rand -base64 32 makes them.", {
      variable: "VITAE_QUEUE_KEY",
    });
  return key;
}

/**
 * Encrypts and authenticates bytes with AES-256-GCM (NIST SP 800-38D): version, salt, nonce, ciphertext, tag. Each message has a key of
 * its own, derived from the salt with HKDF (RFC 5869), so that no nonce is ever used twice with a key, however many messages there are.
 * `purpose` says what the bytes are and whom they belong to, as "answer:<id of the hand-over>": the answer to one document cannot be
 * passed off as the answer to another.
 */
export function seal(key: QueueKey, purpose: string, plain: Uint8Array): Buffer {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv("aes-256-gcm", messageKey(key, salt), nonce);
  cipher.setAAD(Buffer.from(purpose));
  return Buffer.concat([Buffer.of(VERSION), salt, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** What was sealed for this purpose. Null for another key or purpose, and for bytes that were changed. */
export function unseal(key: QueueKey, purpose: string, sealed: Uint8Array): Buffer | null {
  if (sealed.length < HEADER_BYTES + TAG_BYTES || sealed[0] !== VERSION) return null;
  const salt = sealed.subarray(1, 1 + SALT_BYTES);
  const nonce = sealed.subarray(1 + SALT_BYTES, HEADER_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", messageKey(key, salt), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

const messageKey = (key: QueueKey, salt: Uint8Array) => new Uint8Array(hkdfSync("sha256", key, salt, "vitae queue", KEY_BYTES));
