import { expect, test } from "bun:test";
import { describeConfig, parseDotEnv, readConfig } from "./config.ts";

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
  [{ VITAE_CONCURRENCY: "0" }, "VITAE_CONCURRENCY must be a whole number from 1 to 256."],
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
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be an address that starts with smtp:// or smtps://."],
])("a wrong value stops with one line that names the variable: %j", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
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
