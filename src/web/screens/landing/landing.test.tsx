import { expect, test } from "bun:test";
import { fakeState } from "../../testing/fake-api.ts";
import { press, screen, show, waitFor } from "../../testing/screen.tsx";

const { default: LandingScreen } = await import("./landing-screen.tsx");

const visitor = { "GET /config": fakeState().config, "GET /client-logos": [] };
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("the start page has six features, five offers, fourteen questions and the links to its parts", () => {
  show(<LandingScreen />, visitor);
  expect(texts(".app-nav a")).toEqual(["Features", "Pricing", "Contact", "FAQ"]);
  expect(texts(".feature h3")).toHaveLength(6);
  expect(texts(".offer h3")).toEqual(["Basic Plan", "Pro Plan", "50 Credit Pack", "150 Credit Pack", "Enterprise"]);
  expect(texts(".offer-price")).toEqual(["€50 per month", "€150 per month", "€75 one-time", "€199 one-time", "Custom for larger teams"]);
  expect(texts("#faq summary")).toHaveLength(14);
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/auth");
});

test("the page says how long this service keeps files", async () => {
  show(<LandingScreen />, { ...visitor, "GET /config": { ...fakeState().config, retentionDays: 30 } });
  await screen.findByText("Deleted after 30 days");
  expect(texts("#faq p").join(" ")).toContain("permanently deleted after 30 days");
});

test.each(["Try Free Trial", "Start Free Trial", "Get Started: Basic Plan", "Get Started: Enterprise"])(
  "'%s' opens the trial",
  async (name) => {
    show(<LandingScreen />, visitor);
    await press(name);
    await screen.findByRole("dialog", { name: "Start your free trial" });
  },
);

test("where passwords are switched off there is no trial to register for: its buttons lead to the sign-in screen", async () => {
  const config = { ...fakeState().config, retentionDays: 30, signIn: { provider: "Acme", passwords: false } };
  const page = show(<LandingScreen />, { ...visitor, "GET /config": config });
  await screen.findByText("Deleted after 30 days");
  await press("Start Free Trial");
  await waitFor(() => expect(page.path()).toBe("/auth"));
});

test("clients are shown when there are some, and nothing stands in for none", async () => {
  const page = show(<LandingScreen />, visitor);
  await waitFor(() => expect(page.calls().some(({ call }) => call === "GET /client-logos")).toBe(true));
  expect(screen.queryByRole("list", { name: "Clients" })).toBeNull();
  expect(document.getElementById("clients")).toBeNull();
});

test("a client's logo bears its name, and the header leads to it", async () => {
  show(<LandingScreen />, { ...visitor, "GET /client-logos": [{ logo: "/api/client-logos/a.svg", name: "Weiss Consulting" }] });
  expect((await screen.findByAltText("Weiss Consulting")).getAttribute("src")).toBe("/api/client-logos/a.svg");
  expect(texts(".app-nav a")).toEqual(["Features", "Clients", "Pricing", "Contact", "FAQ"]);
});
