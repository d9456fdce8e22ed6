/** The value of a cookie that nobody can guess: 32 random bytes. */
export const newToken = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
/** The hash of a cookie, which the database stores: whoever reads the database cannot sign in with it. */
export const hashToken = (token: string) => Bun.SHA256.hash(token, "hex");
