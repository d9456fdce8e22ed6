/** Six hexadecimal digits that stand for a candidate, from a hash of the file: always the same for one file, and no way back to it. */
export async function referenceOf(document: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", document.slice()));
  return Array.from(digest.subarray(0, 3), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

/** The same from the SHA-256 of the file in hexadecimal digits. */
export const referenceOfHash = (sha256: string): string => sha256.slice(0, 6).toUpperCase();

/** The base name of a blind document's file. */
export const blindFileName = (reference: string) => `candidate-${reference.toLowerCase()}`;
