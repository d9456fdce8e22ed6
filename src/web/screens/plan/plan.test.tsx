import { expect, test } from "bun:test";
import { PACKS, PLANS } from "../../lib/prices.ts";
import { fakeAgency, fakeMember, memberOf, ownAgency } from "../../testing/fake-agency.ts";
import { fakeState, fakeUser } from "../../testing/fake-api.ts";
import { press, refused, screen, show, toastSays, waitFor } from "../../testing/screen.tsx";

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

test("without a portal of the house's own Stripe's is opened in a new tab; one that cannot open says why", async () => {
  const opened: unknown[] = [];
  const open = window.open;
  window.open = ((...address: unknown[]) => {
    opened.push(address);
    return {} as Window;
  }) as typeof window.open;
  const stripe = { ...config, billingPortalUrl: null };
  const answers = { ...withWallet({ plan: "pro", credits: 1 }), "GET /config": stripe };
  const page = show(<PlanScreen />, { ...answers, "POST /billing-portal": { url: "https://billing.stripe.test/1" } });
  await screen.findByRole("button", { name: /Manage Subscription/ });
  await press("Manage Subscription");
  await waitFor(() => expect(opened).toEqual([["https://billing.stripe.test/1", "_blank"]]));
  page.answer({ "POST /billing-portal": refused(409, "There is nothing to manage.") });
  await press("Manage Subscription");
  await toastSays("Payment Error", "There is nothing to manage.");
  window.open = open;
});

test("there is no Manage Subscription where nothing could open", async () => {
  const bare = { ...config, billingPortal: false, billingPortalUrl: null };
  show(<PlanScreen />, { ...withWallet({ plan: "pro", credits: 77 }), "GET /config": bare });
  await screen.findByText("77");
  expect(screen.queryByText(/Manage Subscription/)).toBeNull();
});

test("payments are simulated only where that is switched on, beside the checkouts, and say what they did", async () => {
  show(<PlanScreen />, withWallet({ plan: null, credits: 71 }));
  await screen.findByText("71");
  expect(screen.queryByText("Simulate Payment")).toBeNull();
});

test("a simulated payment says what it added, and one that failed that it did", async () => {
  const page = show(<PlanScreen />, {
    ...withWallet({ plan: null, credits: 72 }),
    "GET /config": { ...config, simulatePayments: true },
    "POST /simulate-payment": { credits_added: 150, plan_updated: "pro" },
  });
  await screen.findByText("72");
  expect(screen.getByRole("button", { name: "Subscribe: Pro Plan" })).toBeTruthy();
  await press("Simulate Payment: Pro Plan");
  await toastSays("Payment Simulated Successfully", "150 credits added. Pro Plan activated.");
  expect(page.calls().find(({ call }) => call.startsWith("POST"))?.body).toEqual({ price_id: "price_pro" });
  page.answer({ "POST /simulate-payment": refused(404, "There is nothing at this address.") });
  await press("Simulate Payment: 50 Credit Pack");
  await toastSays("Simulation Error", "Failed to simulate payment.");
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

test.each([
  [0, "None left. Choose a plan or a pack below."],
  [1, "Enough for 1 CV"],
  [3, "Enough for 3 CVs, or 1 with keywords"],
  [1234, "Enough for 1,234 CVs, or 617 with keywords"],
])("%i credits are told in CVs", async (credits, note) => {
  show(<PlanScreen />, withWallet({ plan: null, credits }));
  await screen.findByText(note);
});

test("a plan and credits that cannot be read are not shown as none, and the offers stay", async () => {
  show(<PlanScreen />, { "GET /user": anna, "GET /config": config, "GET /wallet": refused(500) });
  await screen.findByText("Your plan and credits cannot be read. Please reload the page.");
  expect([...document.querySelectorAll(".tile-value")].map(({ textContent }) => textContent)).toEqual(["–", "–"]);
  expect(screen.getByRole("button", { name: "Subscribe: Basic Plan" })).toBeTruthy();
});

test("what a credit pays for is said, and which plan is the present one", async () => {
  show(<PlanScreen />, withWallet({ plan: "start", credits: 50 }));
  await screen.findByText("Current");
  expect(screen.getByText("Current").closest("article")?.textContent).toContain("Basic Plan");
  expect([...document.querySelectorAll(".credit-prices dt")].map(({ textContent }) => textContent)).toEqual([
    "1 credit",
    "2 credits",
    "1 credit per CV",
    "Free",
  ]);
});

test("a price per credit is the price of its offer, shared among its credits", () => {
  for (const { price, points, perCredit } of [...PLANS, ...PACKS]) {
    const euros = Number(price.slice(1)) / Number.parseInt(points[0] as string, 10);
    expect(perCredit).toBe(`€${euros.toFixed(2)} per credit`);
  }
});

const ben = fakeMember({ role: "administrator" });
const memberWhoPays = (pays: boolean) => {
  const agency = fakeAgency([memberOf(anna, { ...(pays && { pays }) }), { ...ben, ...(!pays && { pays: true as const }) }]);
  return { ...withWallet({ plan: "pro", credits: 0 }), "GET /user": { ...anna, agency: ownAgency(agency, anna) } };
};

test("in an agency a member whose credits another one buys is told who, and is offered nothing to buy", async () => {
  show(<PlanScreen />, memberWhoPays(false));
  await screen.findByText("The credits of Enna Partners are bought by ben@agency.test.");
  await screen.findByText("None left.");
  expect(screen.queryByRole("link", { name: /Manage Subscription/ }) === null).toBe(true);
  expect(screen.queryByRole("button", { name: /Subscribe|Buy Credits/ }) === null).toBe(true);
});

test("in an agency a member whose own plan goes on is told so, and can end it", async () => {
  const answers = memberWhoPays(false);
  const agency = { ...answers["GET /user"].agency, ownPlan: "start" as const };
  show(<PlanScreen />, { ...answers, "GET /user": { ...anna, agency } });
  await screen.findByText("Your own Basic Plan goes on, and its credits wait until you leave the agency.");
  await screen.findByRole("link", { name: /Manage Subscription/ });
});

test("in an agency the member who pays buys as ever", async () => {
  show(<PlanScreen />, memberWhoPays(true));
  await screen.findByRole("link", { name: /Manage Subscription/ });
  screen.getByRole("button", { name: `Buy Credits: ${PACKS[0]?.name}` });
  expect(screen.queryByText(/are bought by/) === null).toBe(true);
});
