/** The address that a service prints once it takes requests. Throws when it ends without one. */
export async function printedAddress(stdout: ReadableStream<Uint8Array>): Promise<string> {
  let printed = "";
  for await (const chunk of stdout) {
    printed += new TextDecoder().decode(chunk);
    const address = /listens on (http\S+)/.exec(printed)?.[1];
    if (address) return address;
  }
  throw new Error(`the service did not start: ${printed}`);
}
