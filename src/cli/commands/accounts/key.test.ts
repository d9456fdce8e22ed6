import { expect, setDefaultTimeout, test } from "bun:test";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae } = openTerminal();
const ada = ["--account", "ada@example.com"];

test("a key is printed once, listed without itself, and revoked by its name", async () => {
  await vitae("user", "create", "--email", "ada@example.com", "--password", "secret1");
  expect((await vitae("key", "list")).stderr).toBe("There are no API keys.\n");

  const made = await vitae("key", "create", ...ada, "--name", "Import", "--scopes", "cv:read, match", "--expires", "2099-01-31");
  expect(made).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^vit_[\w-]{43}\n$/),
    stderr: "The API key Import of ada@example.com was made. It is shown this once:\n",
  });
  const listed = (await vitae("key", "list")).stdout;
  expect(listed).toMatch(/ada@example\.com +Import +cv:read match +\d{4}-\d\d-\d\d +2099-01-31 +never/);
  expect(listed).not.toContain(made.stdout.trim());

  expect((await vitae("key", "revoke", "Import", ...ada, "--yes")).stderr).toBe("The API key Import of ada@example.com was revoked.\n");
  expect((await vitae("key", "list", ...ada, "--json")).stdout).toBe("[]\n");
});

test("what cannot be is said: an account, a scope, a key that is not there, a name that two keys have", async () => {
  await vitae("user", "create", "--email", "ada@example.com", "--password", "secret1");
  const create = (...options: string[]) => vitae("key", "create", ...ada, "--name", "Import", ...options);
  expect((await vitae("key", "create", "--account", "eve@example.com", "--name", "X", "--scopes", "match")).stderr).toBe(
    "There is no account eve@example.com.\n",
  );
  expect(await create("--scopes", "everything")).toMatchObject({ status: 2, stderr: expect.stringContaining("Please choose what") });
  expect(await create("--scopes", "admin")).toMatchObject({ status: 1, stderr: "Only an administrator's key can have the scope admin.\n" });
  expect((await vitae("key", "revoke", "Import", ...ada, "--yes")).stderr).toBe("There is no API key Import.\n");
  await create("--scopes", "match");
  await create("--scopes", "match");
  expect((await vitae("key", "revoke", "Import", ...ada, "--yes")).stderr).toBe(
    "There are several API keys with the name Import. Please give the id of one.\n",
  );
});
