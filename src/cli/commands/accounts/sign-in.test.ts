import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { startLyingProvider } from "../../../engine/testing/lying-provider.ts";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae, run, path } = openTerminal();
const ada = "ada@example.com";

/** As a sign-in would have done it. */
function link(subject: string): void {
  const database = new Database(path("data/vitae.db"));
  const at = Date.parse("2026-03-10T12:00:00Z");
  const { id } = database.query("select id from users where email = ?").get(ada) as { id: string };
  database.run("insert into oidc_identities (issuer, subject, user_id, created_at, last_used_at) values (?, ?, ?, ?, ?)", [
    "https://id.example",
    subject,
    id,
    at,
    at,
  ]);
  database.close();
}

test("the identities that open accounts are listed, and taken away by the account", async () => {
  await vitae("user", "create", "--email", ada, "--password", "secret1");
  expect((await vitae("user", "identities")).stderr).toBe("No identity is linked to an account.\n");
  link("248289761001");
  expect((await vitae("user", "identities", ada)).stdout).toMatch(
    /ada@example\.com +https:\/\/id\.example +248289761001 +2026-03-10 +2026-03-10/,
  );
  expect(JSON.parse((await vitae("user", "identities", "--json")).stdout)).toEqual([
    {
      email: ada,
      issuer: "https://id.example",
      subject: "248289761001",
      linkedAt: "2026-03-10T12:00:00.000Z",
      lastUsedAt: "2026-03-10T12:00:00.000Z",
    },
  ]);

  expect((await vitae("user", "unlink", ada, "--yes")).stderr).toBe("ada@example.com is opened by no identity any more.\n");
  expect((await vitae("user", "identities", "--json")).stdout).toBe("[]\n");
  expect(await vitae("user", "unlink", ada, "--yes")).toMatchObject({ status: 1, stderr: "No identity is linked to ada@example.com.\n" });
  expect(await vitae("user", "unlink", "eve@example.com")).toMatchObject({ status: 1, stderr: "There is no account eve@example.com.\n" });
});

test.each([
  [
    { VITAE_OIDC_CLIENT_ID: "vitae" },
    "Sign-in with OpenID Connect is set up by half: VITAE_OIDC_ISSUER and VITAE_OIDC_CLIENT_SECRET must be set too.",
  ],
  [{ VITAE_PASSWORD_SIGN_IN: "no" }, "VITAE_PASSWORD_SIGN_IN can be no only where VITAE_OIDC_ISSUER gives people another way to sign in."],
])("a service that nobody could sign in to does not start, and says so in one line: %j", async (env, line) => {
  expect(await run(["serve", "--port", "0"], env)).toMatchObject({ status: 2, stdout: "", stderr: `${line}\n` });
});

describe("doctor", () => {
  let provider: Awaited<ReturnType<typeof startLyingProvider>>;
  beforeAll(async () => {
    provider = await startLyingProvider();
  });
  afterAll(() => provider.stop());
  const env = () => ({ PORT: "0", VITAE_OIDC_ISSUER: provider.issuer, VITAE_OIDC_CLIENT_ID: "vitae", VITAE_OIDC_CLIENT_SECRET: "secret" });
  const refusing = (error: string) => ({ token: () => Response.json({ error }, { status: 400 }) });

  test("a provider that knows this service is well, one that does not or is away is named with the mend", async () => {
    provider.lie(refusing("invalid_grant"));
    expect((await run(["doctor"], env())).stdout).toMatch(/^ok +sign-in +with http:\/\/127\.0\.0\.1:\d+, and with passwords$/m);
    provider.lie(refusing("invalid_client"));
    expect((await run(["doctor"], env())).stdout).toMatch(/^warning +sign-in +.*does not take the client or its secret.*\n.*VITAE_OIDC/m);
    const away = await run(["doctor"], { ...env(), VITAE_OIDC_ISSUER: "http://127.0.0.1:9", VITAE_PASSWORD_SIGN_IN: "no" });
    expect([away.status, away.stdout]).toEqual([
      1,
      expect.stringMatching(/^broken +sign-in +.*does not answer.*\n.*VITAE_PASSWORD_SIGN_IN=yes/m),
    ]);
  });

  test("without a provider people sign in with passwords", async () => {
    expect((await run(["doctor"], { PORT: "0" })).stdout).toMatch(/^ok +sign-in +with passwords; no identity provider is set up$/m);
  });
});
