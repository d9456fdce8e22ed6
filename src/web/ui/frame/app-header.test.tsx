import { expect, test } from "bun:test";
import { fakeUser } from "../../testing/fake-api.ts";
import { gone, screen, show, waitFor } from "../../testing/screen.tsx";

const { AppHeader } = await import("./app-header.tsx");

test.each([
  ["/dashboard", "Dashboard", "page"],
  ["/jd-cv-matcher/4f1c", "CV vs JD Matcher", "true"],
])("at %s the navigation marks %s", async (path, name, current) => {
  show(<AppHeader />, { "GET /user": fakeUser(), "GET /wallet": { plan: null, credits: 41 } }, path);
  await screen.findByRole("link", { name });
  const marked = [...document.querySelectorAll("nav [aria-current]")];
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[name, current]]);
});

test("the credits that are left stand in the bar and lead to more, also where the entries are folded", async () => {
  show(<AppHeader />, { "GET /user": fakeUser(), "GET /wallet": { plan: null, credits: 41 } });
  await waitFor(() => expect(document.querySelector(".bar-credits")?.textContent).toBe("41 left"));
  expect(document.querySelector(".bar-credits")?.getAttribute("href")).toBe("/plan");
});

test("where the matcher is switched off no entry leads to it", async () => {
  show(<AppHeader />, { "GET /user": fakeUser(), "GET /wallet": { plan: null, credits: 41 }, "GET /config": { matcher: false } });
  await screen.findByRole("link", { name: "Brand" });
  await gone(() => screen.queryByRole("link", { name: "CV vs JD Matcher" }));
});
