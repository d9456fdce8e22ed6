import { expect, setDefaultTimeout, test } from "bun:test";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each command is a program of its own.
setDefaultTimeout(120_000);

const { vitae } = openTerminal();
const account = (email: string) => vitae("user", "create", "--email", email, "--password", "secret1");

test("an agency is made, joined, shown, left and dissolved from the terminal", async () => {
  await account("boss@example.com");
  await account("ada@example.com");
  expect((await vitae("agency", "list")).stderr).toBe("There are no agencies: each account works alone.\n");

  const made = await vitae("agency", "create", "--name", "Harbour", "--account", "boss@example.com", "--share-jobs");
  expect(made.stderr).toBe("The agency Harbour was made; boss@example.com administers it and pays.\n");
  await vitae("agency", "add", "ada@example.com", "--agency", "Harbour");
  expect((await vitae("agency", "list")).stdout).toMatch(/Harbour +2 +boss@example\.com +yes/);
  expect((await vitae("agency", "role", "ada@example.com", "brand-editor")).stdout).toMatch(
    /ada@example\.com +brand-editor +\d{4}-\d\d-\d\d +0/,
  );

  const shown = JSON.parse((await vitae("agency", "show", "Harbour", "--json")).stdout);
  expect(shown).toMatchObject({
    name: "Harbour",
    sharesJobs: true,
    members: [{ email: "boss@example.com", pays: true }, { role: "brand-editor" }],
  });
  expect((await vitae("agency", "remove", "ada@example.com", "--yes")).stderr).toBe("ada@example.com works alone now.\n");
  expect((await vitae("agency", "dissolve", "Harbour", "--yes")).stderr).toBe("Harbour was dissolved.\n");
  expect((await vitae("agency", "list", "--json")).stdout).toBe("[]\n");
});

test("what cannot be is said: an agency, an account, a role that is not there, a member twice, the one who pays", async () => {
  await account("boss@example.com");
  const create = () => vitae("agency", "create", "--name", "Harbour", "--account", "boss@example.com");
  expect((await vitae("agency", "show", "Quay")).stderr).toBe("There is no agency Quay.\n");
  expect((await vitae("agency", "remove", "boss@example.com", "--yes")).stderr).toBe("This account is in no agency.\n");
  await create();
  expect(await create()).toMatchObject({
    status: 1,
    stderr: "The account is in the agency Harbour already, and has to leave it first.\n",
  });
  expect((await vitae("agency", "add", "eve@example.com", "--agency", "Harbour")).stderr).toBe("There is no account eve@example.com.\n");
  expect((await vitae("agency", "role", "boss@example.com", "king")).status).toBe(2);
  expect((await vitae("agency", "role", "boss@example.com", "recruiter")).stderr).toBe(
    "Harbour needs an administrator. Please make somebody else one first.\n",
  );
  expect((await vitae("agency", "remove", "boss@example.com", "--yes")).stderr).toStartWith("This account pays for the agency.");
});
