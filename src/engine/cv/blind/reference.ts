/** Six signs that stand for a candidate: the same file always has the same, and nobody gets from it to the file. */
export async function referenceOf(document: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", document.slice()));
  return Array.from(digest.subarray(0, 3), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

/** The base name of a blind document's file. */
export const blindFileName = (reference: string) => `candidate-${reference.toLowerCase()}`;
