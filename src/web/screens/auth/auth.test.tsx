import { expect, spyOn, test } from "bun:test";
import { fakeState, fakeUser } from "../../testing/fake-api.ts";
import {
  fill,
  fillInDialog,
  fireEvent,
  gone,
  press,
  pressInDialog,
  refused,
  screen,
  show,
  toastSays,
  waitFor,
} from "../../testing/screen.tsx";

const { default: AuthScreen } = await import("./auth-screen.tsx");
const { AppHeader } = await import("../../ui/frame/app-header.tsx");
const { App } = await import("../../app.tsx");

const anna = fakeUser();
const never = new Promise(() => {});
const signedOut = { "GET /user": refused(401, "Unauthorized") };
const TRIAL = /^Create Account with Free Trial/;

async function signIn() {
  fill("Email", " anna@agency.test ");
  fill("Password", "secret1");
  await press("Sign In");
}

test("signing in says that it does, and leads to the dashboard", async () => {
  const page = show(<AuthScreen />, { ...signedOut, "POST /login": never }, "/auth");
  await signIn();
  const button = await screen.findByRole("button", { name: "Signing in..." });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  expect(page.calls().find(({ call }) => call === "POST /login")?.body).toEqual({ email: "anna@agency.test", password: "secret1" });
});

test("a login that is done leads to the dashboard", async () => {
  const page = show(<AuthScreen />, { ...signedOut, "POST /login": anna }, "/auth");
  await signIn();
  await waitFor(() => expect(page.path()).toBe("/dashboard"));
});

test("a login that fails without a sentence says 'Login failed', in the form and in a toast", async () => {
  show(<AuthScreen />, { ...signedOut, "POST /login": refused(500) }, "/auth");
  await signIn();
  await toastSays("Login failed");
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
});

test("a trial says that it is being made, why it cannot be, and welcomes who has one", async () => {
  const page = show(<AuthScreen />, { ...signedOut, "POST /register-trial": refused(409, "There is already an account.") }, "/auth");
  await press(TRIAL);
  await pressInDialog("Create Account");
  await toastSays("Validation Error", "Please fill in all required fields.");
  fillInDialog("Company (optional)", "Keller");
  fillInDialog("Email", "new@agency.test");
  fillInDialog("Password", "12345");
  await pressInDialog("Create Account");
  await toastSays("Validation Error", "Password must be at least 6 characters long.");
  fillInDialog("Password", "123456");
  await pressInDialog("Create Account");
  await toastSays("Signup Failed", "There is already an account.");

  page.answer({ "POST /register-trial": { user: anna, message: "Your trial account has 10 free credits." } });
  await pressInDialog("Create Account");
  await toastSays("Welcome!", "Your trial account has 10 free credits.");
  expect(page.path()).toBe("/dashboard");
});

test("a trial on its way reads 'Creating Account...', a request for a password 'Sending...'", async () => {
  show(<AuthScreen />, { ...signedOut, "POST /register-trial": never, "POST /forgot-password": never }, "/auth");
  await press(TRIAL);
  await screen.findByRole("dialog");
  fillInDialog("Email", "new@agency.test");
  fillInDialog("Password", "123456");
  await pressInDialog("Create Account");
  await screen.findByRole("button", { name: "Creating Account..." });
  await pressInDialog("Close");

  await press("Forgot Password?");
  await screen.findByRole("dialog");
  fillInDialog("Email", "anna@agency.test");
  await pressInDialog("Send Request");
  await screen.findByRole("button", { name: "Sending..." });
});

test("a request for a password says why it failed, and what happens next when it did not", async () => {
  const page = show(<AuthScreen />, { ...signedOut, "POST /forgot-password": refused(429, "Too many requests.") }, "/auth");
  await press("Forgot Password?");
  await pressInDialog("Send Request");
  await toastSays("Validation Error", "Please enter your email address.");
  fillInDialog("Email", "anna@agency.test");
  await pressInDialog("Send Request");
  await toastSays("Request Failed", "Too many requests.");

  page.answer({ "POST /forgot-password": {} });
  await pressInDialog("Send Request");
  await toastSays("Request Submitted", "Your password reset request has been sent to the administrator. You will be contacted soon.");
  await gone(() => screen.queryByRole("dialog"));
});

test("a logout that fails says so and leaves nobody out", async () => {
  const page = show(
    <AppHeader />,
    { "GET /user": anna, "POST /logout": refused(503, "The service cannot work at the moment.") },
    "/dashboard",
  );
  await press("Logout");
  await toastSays("Logout failed", "The service cannot work at the moment.");
  page.answer({ "POST /logout": {} });
  await press("Logout");
  await waitFor(() => expect(page.path()).toBe("/"));
});

test("while it is not known who is there, a guarded page says 'Loading...'", async () => {
  show(<App />, { "GET /user": never }, "/contact");
  await screen.findByText("Loading...");
});

test.each(["/dashboard", "/plan", "/admin"])("at %s, who has been given a password chooses another before anything else", async (path) => {
  const page = show(<App />, { "GET /user": { ...anna, role: "admin", mustChangePassword: true } }, path);
  await screen.findByRole("heading", { name: "Choose your own password" });
  const asked = page.calls().map(({ call }) => call);
  expect(asked.filter((call) => !["GET /user", "GET /config"].includes(call))).toEqual([]);
});

const withSignIn = (signIn: { provider: string | null; passwords: boolean }) => ({
  ...signedOut,
  "GET /config": { ...fakeState().config, signIn },
});
const PROVIDER = { name: "Sign in with Acme" };

test("without an identity provider there is no button for one, and no sentence about it", async () => {
  show(<AuthScreen />, withSignIn({ provider: null, passwords: true }), "/auth?failure=rejected");
  await waitFor(() => expect(document.querySelector(".auth-ways")?.getAttribute("data-pending")).toBe("false"));
  await screen.findByRole("button", { name: "Sign In" });
  expect(screen.queryByRole("link", { name: /with/ })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an identity provider has a button beside the form, which leads there and says so", async () => {
  show(<AuthScreen />, withSignIn({ provider: "Acme", passwords: true }), "/auth");
  const link = await screen.findByRole("link", PROVIDER);
  expect(link.getAttribute("href")).toBe("/api/oidc/login");
  screen.getByLabelText("Email");
  screen.getByRole("button", { name: TRIAL });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  await screen.findByRole("link", { name: "Opening Acme..." });
  fireEvent(window, new Event("pageshow"));
  await screen.findByRole("link", PROVIDER);
});

test("without passwords the identity provider is all there is", async () => {
  show(<AuthScreen />, withSignIn({ provider: "Acme", passwords: false }), "/auth");
  await screen.findByRole("link", PROVIDER);
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["cancelled", "The sign-in with Acme was cancelled."],
  ["unreachable", "Acme cannot be reached at the moment. Please try again later."],
])("a sign-in that failed (%s) says why, with the form beside it", async (failure, sentence) => {
  show(<AuthScreen />, withSignIn({ provider: "Acme", passwords: true }), `/auth?failure=${failure}`);
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  screen.getByLabelText("Email");
});

test("a failure that is none is not said", async () => {
  show(<AuthScreen />, withSignIn({ provider: "Acme", passwords: true }), "/auth?failure=toString");
  await screen.findByRole("link", PROVIDER);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the identity provider leads back to the page that was asked for", async () => {
  window.history.replaceState({ next: "/review/7?page=2" }, "");
  show(<AuthScreen />, withSignIn({ provider: "Acme", passwords: true }), "/auth");
  expect((await screen.findByRole("link", PROVIDER)).getAttribute("href")).toBe("/api/oidc/login?next=%2Freview%2F7%3Fpage%3D2");
  window.history.replaceState(null, "");
});

test("a logout goes on to the identity provider where the service says so", async () => {
  const assign = spyOn(window.location, "assign").mockImplementation(() => {});
  show(<AppHeader />, { "GET /user": anna, "POST /logout": { success: true, providerUrl: "https://id.example/bye" } }, "/dashboard");
  await press("Logout");
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/bye"));
  assign.mockRestore();
});
