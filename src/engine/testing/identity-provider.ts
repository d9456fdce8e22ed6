import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Configuration } from "oidc-provider";

type Person = { email?: string; email_verified?: boolean; given_name?: string; family_name?: string; groups?: string[] };

/** At the first start of a test `console` is told how to run a provider in earnest. */
const QUIET = ["info", "warn", "error"] as const;

/**
 * A real OpenID Connect provider (`oidc-provider`, certified) on loopback, with the client `vitae`. Whoever is in `people` signs in by their name with any
 * password.
 */
export async function startIdentityProvider(redirectUri: string, people: Record<string, Person>) {
  const spoken = QUIET.map((name) => [name, console[name]] as const);
  for (const name of QUIET) console[name] = () => {};
  const { Provider } = await import("oidc-provider");
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { id: "vitae", secret: "s".repeat(40) };
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL("/auth", redirectUri).href],
      },
    ],
    findAccount: (_, id) => people[id] && { accountId: id, claims: async () => ({ sub: id, ...people[id] }) },
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"], groups: ["groups"] },
    pkce: { required: () => true },
    cookies: { keys: ["of this test"] },
  };
  server.on("request", new Provider(issuer, configuration).callback());

  return {
    issuer,
    client,
    /** Goes through the provider's pages as a browser of its own, until it leads back to the service: the address with its answer. */
    async signIn(authorizationUrl: string, name: string, { refuse = false } = {}): Promise<URL> {
      const visit = openVisitor();
      let address = authorizationUrl;
      for (let pages = 0; pages < 12; pages++) {
        if (address.startsWith(redirectUri)) return new URL(address);
        const page = await visit(address);
        address =
          page.location ??
          (
            await visit(
              refuse ? `${page.address}/abort` : page.action,
              refuse ? undefined : { prompt: page.prompt, login: name, password: "any" },
            )
          ).location ??
          "";
        address = new URL(address, issuer).href;
      }
      throw new Error(`the provider does not lead back, but to ${address}`);
    },
    async stop() {
      for (const [name, speak] of spoken) console[name] = speak;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser that keeps its cookies, and what it needs of a page of the provider. */
function openVisitor() {
  const cookies = new Map<string, string>();
  return async (address: string, form?: Record<string, string>) => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const body = form && new URLSearchParams(form);
    const answer = await fetch(address, { method: form ? "POST" : "GET", body, redirect: "manual", headers: { cookie } });
    for (const { name, value } of answer.headers.getSetCookie().map(Bun.Cookie.parse)) cookies.set(name, value);
    const html = await answer.text();
    return {
      address,
      location: answer.headers.get("location"),
      action: /action="([^"]+)"/.exec(html)?.[1] ?? "",
      prompt: /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? "",
    };
  };
}
