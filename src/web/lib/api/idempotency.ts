const KEY_BYTES = 16;

/**
 * A key for one action of a person: its call and the tries after a broken connection bear the same one, so that the service acts once.
 * `crypto.randomUUID` does not exist on a plain http address of the local network.
 */
export function idempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
