/** What an identity provider that lies does otherwise than the specification wants. */
export type Lies = {
  /** Changed in the ID token; undefined leaves a claim out. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** The signature is that of another key; "none": there is none. */
  signature?: "other key" | "none";
  userinfo?: Record<string, unknown>;
  metadata?: Record<string, unknown>;
  /** What the token address answers instead. */
  token?: () => Response | Promise<Response>;
  discovery?: () => Response | Promise<Response>;
};

const encode = (value: string | ArrayBuffer) => Buffer.from(value as string).toString("base64url");
const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
const makeKeys = () => crypto.subtle.generateKey(RSA, true, ["sign", "verify"]) as Promise<CryptoKeyPair>;

/**
 * An OpenID Connect provider on loopback that says whatever a test wants. Nobody signs in there: a test takes state and nonce from the address that a
 * browser would be led to (`answer`).
 */
export async function startLyingProvider(clientId = "vitae") {
  const [keys, others] = await Promise.all([makeKeys(), makeKeys()]);
  let lies: Lies = {};
  let nonce = "";
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (request) => respond(new URL(request.url).pathname) });
  const issuer = `http://127.0.0.1:${server.port}`;

  async function respond(path: string): Promise<Response> {
    if (path === "/.well-known/openid-configuration") return lies.discovery?.() ?? Response.json({ ...metadata(), ...lies.metadata });
    if (path === "/elsewhere") return Response.json(metadata());
    if (path === "/jwks")
      return Response.json({ keys: [{ ...(await crypto.subtle.exportKey("jwk", keys.publicKey)), kid: "1", use: "sig", alg: "RS256" }] });
    if (path === "/token")
      return lies.token?.() ?? Response.json({ access_token: "a", token_type: "Bearer", expires_in: 60, id_token: await idToken() });
    if (path === "/me") return Response.json({ sub: "zoe", ...lies.userinfo });
    return new Response(null, { status: 404 });
  }

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/me`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    authorization_response_iss_parameter_supported: true,
  });

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: issuer,
      aud: clientId,
      sub: "zoe",
      nonce,
      iat: now,
      exp: now + 300,
      email: "zoe@agency.test",
      email_verified: true,
    };
    const content = [
      { alg: "RS256", kid: "1", ...lies.header },
      { ...honest, ...lies.claims },
    ]
      .map((part) => encode(JSON.stringify(part)))
      .join(".");
    if (lies.signature === "none") return `${content}.`;
    const key = lies.signature === "other key" ? others.privateKey : keys.privateKey;
    return `${content}.${encode(await crypto.subtle.sign(RSA.name, key, Buffer.from(content)))}`;
  }

  return {
    issuer,
    /** What a browser brings back from the address that it was led to. */
    answer(authorizationUrl: string, differing: Record<string, string> = {}): URLSearchParams {
      const { searchParams } = new URL(authorizationUrl);
      nonce = searchParams.get("nonce") as string;
      return new URLSearchParams({ code: "code", state: searchParams.get("state") as string, iss: issuer, ...differing });
    },
    lie: (next: Lies) => {
      lies = next;
    },
    stop: () => server.stop(true),
  };
}
