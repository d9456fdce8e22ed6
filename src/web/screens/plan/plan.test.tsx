import { expect, test } from "bun:test";
import { fakeState, fakeUser } from "../../testing/fake-api.ts";
import { press, refused, screen, show, toastSays } from "../../testing/screen.tsx";

const { default: PlanScreen } = await import("./plan-screen.tsx");

const anna = fakeUser();
const { config } = fakeState();
const withWallet = (wallet: object) => ({ "GET /user": anna, "GET /config": config, "GET /wallet": wallet });

test.each([
  [null, "Free"],
  ["start", "Basic Plan"],
  ["pro", "Pro Plan"],
])("the plan %p is called %s", async (plan, name) => {
  show(<PlanScreen />, withWallet({ plan, credits: 1234 }));
  await screen.findByText("1,234");
  expect(document.querySelector(".tile-value")?.textContent).toBe(name);
  expect(screen.queryByRole("link", { name: /Manage Subscription/ }) !== null).toBe(plan !== null);
});

test("the billing portal is opened in a new tab", async () => {
  show(<PlanScreen />, withWallet({ plan: "pro", credits: 1 }));
  const link = await screen.findByRole("link", { name: /Manage Subscription/ });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([config.billingPortalUrl, "_blank"]);
});

test("a checkout asks for its price, and one that cannot start says Payment Error", async () => {
  const page = show(<PlanScreen />, { ...withWallet({ plan: null, credits: 0 }), "POST /create-checkout-session": refused(503, "No.") });
  await screen.findByText("0");
  await press("Subscribe: Pro Plan");
  await toastSays("Payment Error", "Failed to create checkout session. Please try again.");
  expect(page.calls().find(({ call }) => call.startsWith("POST"))?.body).toEqual({ price_id: "price_pro" });
});

test("a visitor sees the plans without an account of theirs", async () => {
  const page = show(<PlanScreen />, { "GET /user": refused(401, "Unauthorized"), "GET /config": config });
  await screen.findByText("150 Credit Pack");
  expect([...document.querySelectorAll(".tile-value")].map(({ textContent }) => textContent)).toEqual(["–", "–"]);
  expect(page.calls().map(({ call }) => call)).not.toContain("GET /wallet");
});
