import { expect, test } from "bun:test";
import { describeConfig, oidcSettings, parseDotEnv, readConfig } from "./config.ts";

test("without any variable the documented defaults hold", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, host: "127.0.0.1", publicUrl: "http://127.0.0.1:3000", retentionDays: 7, trialsPerHour: 10 });
  expect(config.simulatePayments).toBe(false);
  expect(config.stripeSecretKey).toBeNull();
});

test("a flag goes before its variable, and an empty variable is none", () => {
  expect(readConfig({ PORT: "4000" }, { port: 5000 }).port).toBe(5000);
  expect(readConfig({ PORT: "" }).port).toBe(3000);
});

test.each([
  [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535."],
  [{ VITAE_CONCURRENCY: "257" }, "VITAE_CONCURRENCY must be a whole number from 0 to 256."],
  [{ VITAE_CONCURRENCY: "0" }, "VITAE_CONCURRENCY can be 0 only where VITAE_QUEUE_URL names a queue for workers."],
  [{ VITAE_QUEUE_PREFIX: "a:b" }, "VITAE_QUEUE_PREFIX must be 1 to 64 letters, digits, dots, hyphens and underscores."],
  [{ VITAE_PUBLIC_URL: "vitae.example" }, "VITAE_PUBLIC_URL must be an address that starts with http:// or https://."],
  [{ VITAE_ADMIN_PASSWORD: "short" }, "VITAE_ADMIN_PASSWORD must have at least 6 characters."],
  [{ VITAE_SIMULATE_PAYMENTS: "maybe" }, "VITAE_SIMULATE_PAYMENTS must be 1 or 0."],
  [
    { VITAE_OUTPUT_NAME: "{name} {phone}" },
    "VITAE_OUTPUT_NAME has no field {phone}; the fields are {name}, {label}, {agency}, {original}, {template}, {date}.",
  ],
  [{ VITAE_MAILBOX_URL: "mail.example" }, "VITAE_MAILBOX_URL must be an address such as imaps://user@host/INBOX."],
  [{ VITAE_MAILBOX_URL: "imaps://a:b@mail.example" }, "VITAE_MAILBOX_URL must not contain the password; that is VITAE_MAILBOX_PASSWORD."],
  [{ VITAE_MAILBOX_REPLY: "maybe" }, "VITAE_MAILBOX_REPLY must be one of no, notice, document."],
  [{ VITAE_OIDC_ISSUER: "http://id.example" }, "VITAE_OIDC_ISSUER must start with https://, unless it leads to this machine."],
  [
    { VITAE_OIDC_ISSUER: "https://login.microsoftonline.com/common/v2.0" },
    "VITAE_OIDC_ISSUER must name one tenant: whoever has an account at Microsoft could sign in otherwise.",
  ],
  [{ VITAE_OIDC_SIGN_UP: "agency" }, "VITAE_OIDC_SIGN_UP must be no, yes, or mail domains such as agency.example,agency.test."],
  [
    { VITAE_OIDC_ISSUER: "https://id.example/" },
    "Sign-in with OpenID Connect is set up by half: VITAE_OIDC_CLIENT_ID and VITAE_OIDC_CLIENT_SECRET must be set too.",
  ],
  [{ VITAE_PASSWORD_SIGN_IN: "no" }, "VITAE_PASSWORD_SIGN_IN can be no only where VITAE_OIDC_ISSUER gives people another way to sign in."],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be an address that starts with smtp:// or smtps://."],
])("a wrong value stops with one line that names the variable: %j", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test("an identity provider is called as it calls itself, its last slash included", () => {
  const env = { VITAE_OIDC_ISSUER: "https://id.example/o/vitae/", VITAE_OIDC_CLIENT_ID: "vitae", VITAE_OIDC_CLIENT_SECRET: "secret" };
  const config = readConfig({ ...env, VITAE_PUBLIC_URL: "https://cv.example/", VITAE_OIDC_SIGN_UP: "Agency.example @agency.test" });
  expect(oidcSettings(config)).toMatchObject({
    issuer: "https://id.example/o/vitae/",
    name: "SSO",
    signUp: ["agency.example", "agency.test"],
    redirectUri: "https://cv.example/api/oidc/callback",
  });
  expect(oidcSettings(readConfig({}))).toBeNull();
});

test("Ollama's variable may be a bare host and port", () => {
  expect(readConfig({ OLLAMA_HOST: "gpu.local:11434" }).ollamaHost).toBe("http://gpu.local:11434");
});

test("a .env file is read with quotes, comments and export", () => {
  expect(parseDotEnv(`# data\nexport PORT=4000 # web\nVITAE_DATA="/srv/vitae data"\nSMTP_URL='smtp://u:p#1@h'\n\nbroken line`)).toEqual({
    PORT: "4000",
    VITAE_DATA: "/srv/vitae data",
    SMTP_URL: "smtp://u:p#1@h",
  });
});

test("every variable has a meaning", () => {
  for (const [variable, fallback, meaning] of describeConfig()) expect([variable, fallback, meaning].every(Boolean)).toBe(true);
});
