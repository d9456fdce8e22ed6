import { expect, test } from "bun:test";
import type { User } from "../../../engine/contract/api.ts";
import { fakeState, fakeUser, fakeUserPage } from "../../testing/fake-api.ts";
import { fill, fireEvent, gone, press, pressInDialog, refused, screen, show, toastSays, waitFor, within } from "../../testing/screen.tsx";

const { default: AdminScreen } = await import("./admin-screen.tsx");
const { Health } = await import("./health.tsx");
const { Users } = await import("./users/users.tsx");
const { ResetRequests } = await import("./users/reset-requests.tsx");

const admin = fakeUser({ id: "boss", role: "admin", email: "boss@agency.test", firstName: "Bo", lastName: "Sand" });
const zoe = fakeUser({ id: "zoe", email: "zoe@agency.test", firstName: "Zoë", lastName: "Müller", assignedTemplates: [] });
/** The page of these accounts that is asked for. */
const accounts = (...users: User[]) => ({ "GET /admin/users/search": (query: URLSearchParams) => fakeUserPage(users, query) });
const people = {
  ...accounts(zoe),
  "GET /templates": ["default"],
  "GET /admin/audit": { events: [] },
  "GET /admin/password-reset-requests": [{ id: "r1", email: "zoe@agency.test", requestedAt: new Date().toISOString() }],
};

/** Chooses what the menu of the only account offers. */
async function choose(action: string) {
  await press(/^Actions for /);
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
}

/** Every change that an administrator makes on the screen: its call, how to make it, and what the toast then says. */
const CHANGES: { call: string; make: () => Promise<unknown>; done: string; failed: string; sent?: unknown }[] = [
  {
    call: "PUT /admin/user/zoe/templates",
    make: async () => {
      await press("Manage Templates");
      fireEvent.click(await screen.findByLabelText("Default Template"));
      await press("Save");
    },
    done: "Templates Updated",
    failed: "Update Failed",
    sent: { templates: ["default"] },
  },
  {
    call: "POST /admin/users",
    make: async () => {
      await press("Create User");
      await screen.findByRole("dialog");
      fill("Email", " new@agency.test ");
      fill("Password", "secret-1");
      await pressInDialog("Create User");
    },
    done: "User Created",
    failed: "Creation Failed",
    sent: { email: "new@agency.test", password: "secret-1", assignedTemplates: [] },
  },
  {
    call: "PUT /admin/user/zoe/reset-password",
    make: async () => {
      await choose("Reset Password");
      await screen.findByRole("dialog");
      fill("New password", "123456");
      await pressInDialog("Reset Password");
    },
    done: "Password Reset",
    failed: "Reset Failed",
    sent: { password: "123456" },
  },
  {
    call: "POST /admin/user/zoe/add-credits",
    make: async () => {
      await choose("Add Credits");
      await pressInDialog("Add Credits");
    },
    done: "Credits Added",
    failed: "Add Credits Failed",
    sent: { credits: 10 },
  },
  {
    call: "PUT /admin/user/zoe/credits",
    make: async () => {
      await choose("Edit Credits");
      await screen.findByRole("dialog");
      fill("Credits", "0");
      await press("Save");
    },
    done: "Credits Updated",
    failed: "Update Failed",
    sent: { credits: 0 },
  },
  {
    call: "PUT /admin/user/zoe/plan",
    make: async () => {
      await choose("Plan");
      fireEvent.click(await screen.findByRole("radio", { name: "Pro Plan" }));
      await press("Save");
    },
    done: "Plan Updated",
    failed: "Update Failed",
    sent: { plan: "pro" },
  },
  {
    call: "DELETE /admin/user/zoe",
    make: async () => {
      await choose("Delete Account");
      await screen.findByText("This cannot be undone.");
      await pressInDialog("Delete Account");
    },
    done: "User Deleted",
    failed: "Delete Failed",
  },
];

test.each(CHANGES)("$call is told by its toast, as done and as failed", async ({ call, make, done, failed, sent }) => {
  const page = show(<Users />, { ...people, [call]: refused(409, "It is not the day for this.") });
  await make();
  await toastSays(failed, "It is not the day for this.");
  const asked = page.calls().find((one) => one.call === call);
  if (sent) expect(asked?.body).toEqual(sent);

  // A window that had failed is still there to try again.
  page.answer({ [call]: {} });
  if (screen.queryByRole("dialog")) await pressInDialog(/^(Save|Create User|Reset Password|Add Credits|Delete Account)$/);
  else await make();
  await toastSays(done);
  await gone(() => screen.queryByRole("dialog"));
});

test.each([
  ["Resolve", "PUT /admin/password-reset-request/r1/resolve", "Request Resolved"],
  ["Dismiss", "PUT /admin/password-reset-request/r1/dismiss", "Request Dismissed"],
])("%s of a reset request is told by its toast, as done and as failed", async (button, call, done) => {
  const page = show(<ResetRequests />, { ...people, [call]: refused(409, "This request has already been dealt with.") });
  await press(button);
  await toastSays("Action Failed", "This request has already been dealt with.");
  page.answer({ [call]: {} });
  await press(button);
  await toastSays(done);
});

test("a request that a colleague has dealt with before is gone after the attempt", async () => {
  const call = "PUT /admin/password-reset-request/r1/dismiss";
  const page = show(<ResetRequests />, { ...people, [call]: refused(409, "This request has already been dealt with.") });
  await screen.findByRole("button", { name: "Dismiss" });
  page.answer({ "GET /admin/password-reset-requests": [] });
  await press("Dismiss");
  await gone(() => screen.queryByRole("button", { name: "Dismiss" }));
});

test("a new user needs an email and a password, a new password six characters; wrong numbers of credits are ignored", async () => {
  const page = show(<Users />, people);
  await press("Create User");
  await screen.findByRole("dialog");
  await pressInDialog("Create User");
  await toastSays("Validation Error", "Email and password are required.");
  await pressInDialog("Close");

  await choose("Reset Password");
  await screen.findByRole("dialog");
  fill("New password", "12345");
  await pressInDialog("Reset Password");
  await toastSays("Validation Error", "Password must be at least 6 characters long.");
  await pressInDialog("Close");

  await choose("Add Credits");
  await screen.findByRole("dialog");
  for (const value of ["0", "-3", "2.5", ""]) {
    fill("Credits to add", value);
    await pressInDialog("Add Credits");
  }
  expect(page.calls().filter(({ call }) => !call.startsWith("GET"))).toEqual([]);
});

const withoutPasswords = { ...people, "GET /config": { ...fakeState().config, signIn: { provider: "Acme", passwords: false } } };

test("where passwords are switched off, a new user needs none and nobody's is reset", async () => {
  const page = show(<Users />, { ...withoutPasswords, "POST /admin/users": zoe });
  await press("Create User");
  await screen.findByText(/They sign in with Acme, by this address/);
  expect(screen.queryAllByLabelText("Password")).toHaveLength(0);
  await pressInDialog("Create User");
  await toastSays("Validation Error", "Email is required.");
  fill("Email", "new@agency.test");
  await pressInDialog("Create User");
  await toastSays("User Created", "new@agency.test");
  expect(page.calls().find(({ call }) => call === "POST /admin/users")?.body).toMatchObject({ email: "new@agency.test", password: "" });
  expect(await offered("Zoë Müller")).toEqual(["Add Credits", "Edit Credits", "Credit Ledger", "Plan", "Delete Account"]);
});

test("an administrator who gives a password to an account without one is told what that means", async () => {
  const signIn = { provider: "Acme", passwords: true };
  show(<Users />, { ...people, ...accounts({ ...zoe, noPassword: true }), "GET /config": { ...fakeState().config, signIn } });
  await choose("Reset Password");
  await screen.findByText(
    "zoe@agency.test has no password and signs in with Acme. A password that you set opens the account too, until the next sign-in with Acme.",
  );
});

/** What the menu of an account offers, in its order. */
async function offered(name: string): Promise<(string | null)[]> {
  await press(`Actions for ${name}`);
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}

test("of an account in an agency it is said who pays, whose credits count", async () => {
  const agency = { id: "a1", name: "Harbour", role: "recruiter", sharesJobs: true, paidBy: "ben@agency.test", ownPlan: null } as const;
  const ben = fakeUser({ id: "ben", email: "ben@agency.test", agency });
  show(<Users />, { ...people, ...accounts({ ...zoe, agency }, ben) });
  await screen.findByText("In Harbour, paid by ben@agency.test");
  screen.getByText("Pays for Harbour");
});

test("what can be done with an account is in its menu by name", async () => {
  show(<Users />, people);
  expect(await offered("Zoë Müller")).toEqual(["Add Credits", "Edit Credits", "Credit Ledger", "Plan", "Reset Password", "Delete Account"]);
});

test("an administrator's own kind can neither be reset nor deleted", async () => {
  show(<Users />, { ...people, ...accounts(admin) });
  await screen.findByText("Bo Sand");
  expect(screen.getByRole("button", { name: "Manage Templates" })).toBeTruthy();
  expect(await offered("Bo Sand")).toEqual(["Add Credits", "Edit Credits", "Credit Ledger", "Plan"]);
});

test("a list without users says so, one that cannot be read too", async () => {
  show(<Users />, { ...people, ...accounts() });
  await screen.findByText("No users found.");
});

test("users that cannot be read are not none", async () => {
  show(<Users />, { ...people, "GET /admin/users/search": () => refused(500) });
  await screen.findByText("The users cannot be read. Please reload the page.");
  expect(screen.queryByText("No users found.")).toBeNull();
});

test("the panel says that it loads, and tells a regular user why it does not", async () => {
  show(<AdminScreen />, { "GET /user": zoe }, "/admin");
  screen.getByText("Loading admin dashboard...");
  await screen.findByText("Access Denied - Admin privileges required");
});

test("a panel whose answers fail shows what it has, and does not begin again", async () => {
  const answers = {
    "GET /user": admin,
    "GET /admin/contact-messages": [],
    "GET /admin/templates": [],
    "GET /admin/credits-stats": refused(500),
    "GET /admin/users/search": () => refused(500),
    "GET /admin/health": refused(500),
  };
  const page = show(<AdminScreen />, { ...people, ...answers });
  await screen.findByText("The users cannot be read. Please reload the page.");
  await Bun.sleep(300);
  screen.getByText("The users cannot be read. Please reload the page.");
  expect(page.calls().filter(({ call }) => call.startsWith("GET /admin/users/search?sort=")).length).toBeLessThanOrEqual(2);
});

test("the health of the system says whether the mailbox is read, since when, and why not", async () => {
  const since = "2026-03-10T12:00:00.000Z";
  const mailbox = { state: "disconnected", since, reason: "mail.agency.test:993 does not answer." };
  show(<Health />, { ...people, "GET /admin/health": { ...fakeState().health, mailbox } });
  const line = (await screen.findByText(/^Mailbox:/)) as HTMLElement;
  expect(line.textContent).toMatch(/^Mailbox: not connected since .*: mail\.agency\.test:993 does not answer\.$/);
});

test("without a mailbox the health of the system says nothing of one", async () => {
  show(<Health />, { ...people, "GET /admin/health": fakeState().health });
  await screen.findByText("Log entries");
  expect(document.querySelector(".mailbox-state")).toBeNull();
});

test("reset requests are shown only when there are some", async () => {
  const page = show(<ResetRequests />, { ...people, "GET /admin/password-reset-requests": [] });
  await waitFor(() => expect(page.calls()).toHaveLength(1));
  expect(screen.queryByText("Password Reset Requests")).toBeNull();
});

const named = (email: string, part: object = {}) => fakeUser({ id: email, email, firstName: null, lastName: null, ...part });
const shownNames = () => [...document.querySelectorAll(".user-name > :first-child")].map(({ textContent }) => textContent);

test("accounts are searched by every word of name and e-mail, whatever the accents, and the search is cleared again", async () => {
  show(<Users />, { ...people, ...accounts(zoe, named("kim@firm.test")) });
  await screen.findByText("2 users");
  fill("Search users", "muller ZOE");
  await screen.findByText("1 of 2 users");
  expect(shownNames()).toEqual(["Zoë Müller"]);
  fill("Search users", "zebra");
  await screen.findByText("No users found.");
  await press("Clear search");
  await screen.findByText("2 users");
  expect(shownNames()).toHaveLength(2);
});

test("accounts are sorted by name, age and credits", async () => {
  const users = [
    named("b@x.test", { credits: 5, createdAt: "2026-01-01T00:00:00.000Z" }),
    named("c@x.test", { credits: 9, createdAt: "2026-03-01T00:00:00.000Z" }),
    named("a@x.test", { credits: 7, createdAt: "2026-02-01T00:00:00.000Z" }),
  ];
  show(<Users />, { ...people, ...accounts(...users) });
  await screen.findByText("3 users");
  const letters = () =>
    shownNames()
      .map((name) => name?.[0])
      .join("");
  for (const [sort, order] of [
    ["least", "bac"],
    ["newest", "cab"],
    ["name", "abc"],
    ["most", "cab"],
  ] as const) {
    fill("Sort users", sort);
    await waitFor(() => expect([sort, letters()]).toEqual([sort, order]));
  }
});

test("fifty accounts stand on a page, and another order or a search begins at the first", async () => {
  const users = Array.from({ length: 120 }, (_, index) => named(`user${String(index).padStart(3, "0")}@x.test`));
  const page = show(<Users />, { ...people, ...accounts(...users) });
  await screen.findByText("1 to 50 of 120");
  expect(shownNames()).toHaveLength(50);
  // Their statistics come with them.
  expect(page.calls().filter(({ call }) => call.includes("/admin/user"))).toHaveLength(1);
  await press("Next");
  await press("Next");
  await screen.findByText("101 to 120 of 120");
  expect(shownNames()[0]).toBe("user100@x.test");
  fill("Sort users", "most");
  await screen.findByText("1 to 50 of 120");
  fill("Search users", "user01");
  await screen.findByText("10 of 120 users");
  expect(shownNames()).toHaveLength(10);
});

test("a page whose last account was deleted gives way to the one before", async () => {
  const users = Array.from({ length: 51 }, (_, index) => named(`user${String(index).padStart(3, "0")}@x.test`));
  const page = show(<Users />, { ...people, ...accounts(...users), "DELETE /admin/user/user050@x.test": { success: true } });
  await press("Next");
  await screen.findByText("51 to 51 of 51");
  await choose("Delete Account");
  page.answer(accounts(...users.slice(0, 50)));
  await pressInDialog("Delete Account");
  await screen.findByText("50 users");
  await waitFor(() => expect(shownNames()).toHaveLength(50));
});

test("the panel leads to its parts, and to requests and messages only when there are some", async () => {
  const answers = {
    ...people,
    "GET /user": admin,
    "GET /admin/contact-messages": [],
    "GET /admin/templates": [],
    "GET /admin/health": fakeState().health,
    "GET /admin/credits-stats": { total: { netConsumed: 1, totalRefunded: 0 }, thisMonth: { netConsumed: 1, totalRefunded: 0 } },
  };
  show(<AdminScreen />, answers, "/admin");
  const links = within(await screen.findByRole("navigation", { name: "Sections" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Health", "#health"],
    ["Requests1", "#requests"],
    ["Users", "#users"],
    ["Templates", "#templates"],
    ["Words", "#words"],
    ["Audit Log", "#audit"],
  ]);
  for (const link of links) expect(document.querySelector(link.getAttribute("href") as string)).not.toBeNull();
});
