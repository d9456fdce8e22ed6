import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { AgencyRole, User } from "../../src/engine/contract/api.ts";
import { KEY_SCOPE_NAMES } from "../../src/engine/contract/key-scopes.ts";
import { WEBHOOK_EVENT_NAMES } from "../../src/engine/contract/webhook-events.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { fakeAgency, fakeMember, memberOf, ownerOf } from "../../src/web/testing/fake-agency.ts";
import { type FakeState, fakeJob, fakeScore, fakeState, fakeUser, serveFake } from "../../src/web/testing/fake-api.ts";
import { fakeDelivery, fakeKey, fakeWebhook } from "../../src/web/testing/fake-connections.ts";
import { fakeReview } from "../../src/web/testing/fake-review.ts";
import { openBrowser, pdfFile, picture, SCHEMES, settled, sideways, visit, WIDTHS } from "./chromium.ts";

setDefaultTimeout(120_000);

type Screen = { name: string; path: string; state: () => Partial<FakeState>; ready: (page: Page) => Promise<unknown> };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const LONG_NAME = `CV_Łukasz_Wiśniewski_${"final_".repeat(16)}(3).docx`;

function signedIn(part: Partial<FakeState> = {}): Partial<FakeState> {
  const admin = fakeUser({ role: "admin", plan: "pro", credits: 128 });
  return { users: [admin, ...(part.users ?? [])], signedIn: admin.id, jobs: part.jobs ?? [], ...withoutUsers(part) };
}
const withoutUsers = ({ users: _, ...rest }: Partial<FakeState>) => rest;

/** Beside passwords, or in their place. */
const signInBy = (provider: string, passwords: boolean): Partial<FakeState> => ({
  config: { ...fakeState().config, signIn: { provider, passwords } },
});
const LONG_PROVIDER = "the sign-in service of the Weiss Consulting group of companies";

const RECOMMENDED = ["SQL", "Kubernetes", "Leading a team"].map((skill) => ({
  skill,
  reason: `The job asks for ${skill}, and the CV shows it.`,
  evidence: ["Wrote and kept the reports of four branches for nine years"],
}));

const queue = () =>
  signedIn({
    jobs: [
      fakeJob({ status: "processing", uploadedAt: minutesAgo(0.4) }),
      fakeJob({ status: "pending", fileName: LONG_NAME }),
      fakeJob({ fileName: "Παπαδόπουλος Γιώργος.pdf", warnings: ["The end date of a role could not be read."] }),
      fakeJob({ fileName: "Without PDF.docx", pdfUrl: undefined, recommendations: RECOMMENDED, warnings: ["No dates were found."] }),
      fakeJob({ fileName: "Slides.pdf", pptxUrl: "/api/download/x/pptx" }),
      fakeJob({
        status: "failed",
        fileName: "locked.pdf",
        errorMessage: "This file is protected by a password. Please remove the protection and try again.",
      }),
    ],
  });

/** A score with everything that may stand beside it. */
const toldScore = () =>
  fakeScore({
    warnings: ["This file contains hidden text (40 words that cannot be seen); it was not used."],
    requirements: [
      {
        text: "Java and Spring Boot",
        kind: "must",
        met: "partly",
        evidence: ["Senior Java Developer, 2016 to today"],
        missing: ["Spring Boot"],
      },
      { text: "German C1", kind: "nice", met: "no", evidence: [] },
    ],
    sum: [
      { part: "must", weight: 0.46, value: 0.5, points: 2.3 },
      { part: "role", weight: 0.34, value: 0.9, points: 3.06 },
    ],
    model: {
      name: "small",
      overall_matching_score: 8.1,
      key_highlights: ['Moved services to Kubernetes: "Moved 14 services to Kubernetes"'],
      requirements: [{ text: "Java and Spring Boot", met: "yes", evidence: ["Moved 14 services to Kubernetes"] }],
    },
  });

const analyses = () => {
  const results = ["Ana Petrova.pdf", LONG_NAME, "Kim.pdf"].map((cv_filename, index) => ({
    ...fakeScore({ overall_matching_score: [8.6, 5.4, 2.9][index], main_gaps: ["A gap told in many words, ".repeat(8)] }),
    cv_index: index + 1,
    cv_filename,
  }));
  const id = "several";
  return signedIn({
    candidates: {
      [id]: [
        { cv_index: 1, name: "Ana Petrova", reviewId: "r1" },
        { cv_index: 2, name: "Łukasz Wiśniewski-Brzęczyszczykiewicz" },
      ],
    },
    jobs: [
      fakeJob({ jobType: "matcher", status: "processing", fileName: "Lena Novak.pdf" }),
      fakeJob({ jobType: "matcher", status: "pending", fileName: `${LONG_NAME} (+9 more)`, createdAt: minutesAgo(9) }),
      fakeJob({ jobType: "matcher", fileName: "Maria Santos.pdf", jdFilename: "Engineer.docx", matchingScore: toldScore() }),
      fakeJob({
        id,
        jobType: "matcher",
        jdTitle: "Senior Java Developer",
        fileName: `Ana Petrova.pdf, ${LONG_NAME}, Kim.pdf`,
        matchingScore: { multi_cv_analysis: true, cv_count: 3, results },
      }),
      fakeJob({ jobType: "matcher", status: "failed", fileName: "broken.pdf" }),
    ],
  });
};

/** The same, with a change of every kind. */
const changedAnalysis = () => {
  const at = new Date().toISOString();
  const by = "Anna Keller";
  const reason = "Told me on the phone that she has run it for two years, and named the firm. ".repeat(3);
  const kept = [
    { id: 1, by, at, change: { kind: "verdict" as const, cv_index: 2, requirement: 2, met: "yes" as const, reason } },
    { id: 2, by, at, change: { kind: "weight" as const, requirement: 3, weight: "ignore" as const } },
    { id: 3, by, at, change: { kind: "add" as const, text: "Lives in or near Leeds", weight: "must" as const } },
    { id: 4, by, at, takenBackAt: at, change: { kind: "note" as const, cv_index: 2, text: "Starts in May." } },
  ];
  const requirements = [
    { text: "5+ years of Java", weight: "must" as const },
    { text: "Kubernetes in production", weight: "must" as const },
    { text: "German C1", weight: "ignore" as const, from: "nice" as const, change: 2 },
    { text: "Lives in or near Leeds", weight: "must" as const, added: true as const, change: 3 },
  ];
  const ranking = [2, 1, 3].map((cv_index) => ({
    cv_index,
    overall_matching_score: [8.6, 8.9, 2.9][cv_index - 1] ?? 0,
    verdicts: [
      { met: "yes" as const },
      cv_index === 2 ? { met: "yes" as const, from: "partly" as const, change: 1 } : { met: "partly" as const },
      { met: "no" as const },
      { met: null },
    ],
    ...(cv_index === 2 && { note: "Starts in May." }),
  }));
  return { ...analyses(), changed: { several: { changes: kept, counts: true, requirements, ranking } } };
};

const administration = () =>
  signedIn({
    users: Array.from({ length: 9 }, (_, index) =>
      fakeUser({
        firstName: index % 3 ? "Dimitra" : null,
        lastName: index % 3 ? "Papadopoulou-van der Berg" : null,
        email: `recruiter.with.a.long.address.${index}@agency.example`,
        credits: index * 137,
        assignedTemplates:
          index === 1 ? ["default", "default_ppt", "classic_serif", "compact_one_page", "executive", "viseo_template_v2"] : ["default"],
      }),
    ),
    templates: [
      ...fakeState().templates,
      { key: "acme", name: "Acme Staffing, the long one for engineers", kind: "document", outputs: ["docx", "pdf"], origin: "own" },
      { key: "old", name: "old", kind: "presentation", outputs: [], origin: "own", problem: "The file template.json cannot be read." },
    ],
    ledger: Array.from({ length: 60 }, (_, index) => ({
      id: 60 - index,
      kind: index % 5 ? "charge" : "grant",
      amount: index % 5 ? -1 : 10,
      balance: 400 - index,
      ref: index % 5 ? "00000000-0000-4000-8000-000000000007" : null,
      job: index % 5 ? { jobType: index % 2 ? "cv" : "matcher", fileName: LONG_NAME, cvCount: index % 3 } : null,
      note: index % 5 ? null : "Added by an administrator",
      at: minutesAgo(index * 700),
    })),
    resetRequests: [
      { id: "00000000-0000-4000-8000-000000000009", email: "recruiter.with.a.long.address.1@agency.example", requestedAt: minutesAgo(40) },
    ],
    messages: [
      {
        id: "1",
        name: "Clara Weiss",
        email: "clara@firm.example",
        company: "Weiss",
        message: "Hello.\nA second line.",
        createdAt: minutesAgo(600),
      },
    ],
    health: {
      status: "healthy",
      logFile: "data/logs/vitae.log",
      last24Hours: {
        totalLogs: 1284,
        warnings: 3,
        errors: 1,
        recentErrors: [{ source: "runner", time: minutesAgo(9), message: "Out of time." }],
      },
    },
  });

const REFUSED_TEMPLATE = {
  error: "This template has 2 problems and was not added.",
  message: "This template has 2 problems and was not added.",
  problems: [
    {
      place: "the text, “{{basics.lable}}”",
      tag: "{{basics.lable}}",
      problem: "There is no {{basics.lable}} here.",
      mend: "Did you mean {{basics.label}}?",
    },
    { place: "the second table", tag: "{{#work}}", problem: "{{#work}} is never closed.", mend: "Write {{/work}} where a role ends." },
  ],
  tags: ["{{basics.name}}", "{{basics.lable}}", "{{#work}}", "{{name}}"],
};

/** A brand with everything, and names as long as may be. */
const branded = () =>
  signedIn({
    brand: {
      brand: {
        name: "Enna Partners, the house for engineers who build what others only draw, in 12 towns",
        logo: { file: "enna-svg", dark: "enna-svg", height: 12, side: "left" },
        colors: { primary: "#5b2a86", accent: "#f2a900" },
        fonts: { heading: "Enna Sans", body: "Enna Sans", files: ["enna-ttf"] },
        footer: { "*": "{name} · Enna Partners", de: "{name} · Enna Partners Deutschland" },
        page: "a4",
        dates: "long",
        sections: ["work", "profile", "education"],
      },
      files: [
        { id: "enna-svg", name: "enna.svg", bytes: 2400, kind: "logo", format: "svg", width: 1200, height: 300 },
        {
          id: "enna-ttf",
          name: "enna.ttf",
          bytes: 90_000,
          kind: "font",
          family: "Enna Sans",
          weight: 400,
          italic: false,
          embedding: "print",
        },
      ],
      notes: [],
    },
    jobs: [fakeJob({ candidateName: "Elin Marwood" }), fakeJob({ fileName: LONG_NAME })],
  });

/** Events that wait, were given up and were delivered, in so many attempts. */
const log = () => {
  const attempts = [300, 299.9, 299, 297, 280, 250].map((ago) => ({ at: minutesAgo(ago), ms: 40, error: "It refused the connection." }));
  const broken = { at: minutesAgo(2000), ms: 15_000, error: "It did not answer within 15 seconds." };
  return [
    fakeDelivery({ type: "webhook.test", status: "waiting", attempts: [], nextAttemptAt: minutesAgo(1), createdAt: minutesAgo(2) }),
    fakeDelivery({ type: "job.failed", status: "waiting", attempts, nextAttemptAt: minutesAgo(-34), createdAt: minutesAgo(300) }),
    fakeDelivery({ status: "failed", createdAt: minutesAgo(2000), attempts: [broken, { at: minutesAgo(700), ms: 90, status: 502 }] }),
    ...Array.from({ length: 97 }, (_, index) => fakeDelivery({ createdAt: minutesAgo(3000 + 90 * index) })),
  ];
};

/** As many keys as an account may have, in every state, and names as long as may be. */
const connected = () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();
  return signedIn({
    keys: [
      fakeKey({ name: LONG_NAME.slice(0, 80), scopes: KEY_SCOPE_NAMES }),
      fakeKey({ name: "Applicant tracking", expiresAt: soon, scopes: ["match"] }),
      fakeKey({ name: "Last year's trial", expiresAt: minutesAgo(4000), lastUsedAt: minutesAgo(90_000) }),
      fakeKey({ name: "n8n", expiresAt: undefined, lastUsedAt: undefined }),
      ...Array.from({ length: 46 }, (_, index) => fakeKey({ name: `Branch ${index + 1}` })),
    ],
    webhooks: [
      fakeWebhook({ id: "one", formerSecretUntil: soon }),
      fakeWebhook({
        id: "two",
        url: `https://recruiting-integrations.long-agency-name.example/${"incoming-events/".repeat(8)}vitae?key=4f8a1da4`,
        events: WEBHOOK_EVENT_NAMES,
        failingSince: minutesAgo(300),
        lastError: "It refused the connection.",
      }),
      fakeWebhook({
        id: "off",
        url: "https://old.example/hook",
        events: ["match.completed"],
        enabled: false,
        lastError: "It answered 410.",
      }),
    ],
    deliveries: { two: log() },
  });
};

const LONG_AGENCY = "Enna Partners, the house for engineers who build what others only draw, in twelve towns and Großkönigsdorf";

/** Sixty members, some with names as long as may be, and colleagues' CVs in every state. Who is signed in has this role, and pays or not. */
const agency = (role: AgencyRole, { pays = role === "administrator", sharesJobs = true } = {}): Partial<FakeState> => {
  const anna = fakeUser({ credits: 0 });
  const ben = fakeMember({ role: "administrator", ...(!pays && { pays: true }) });
  const long = fakeMember({
    firstName: "Maximiliane-Theodora",
    lastName: "Papadopoulou-van der Berg zu Brzęczyszczykiewicz",
    email: "maximiliane.theodora.papadopoulou@recruiting.long-agency-name.example",
    role: "brand-editor",
    creditsThisMonth: 1284,
  });
  const unnamed = fakeMember({ firstName: null, lastName: null, email: "administration.of.recruiting@long-agency-name.example" });
  const others = Array.from({ length: 56 }, (_, index) =>
    fakeMember({ firstName: `Colleague ${index + 1}`, email: `c${index}@agency.test` }),
  );
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const invited = (email: string) => ({
    id: crypto.randomUUID(),
    email,
    role: "recruiter" as const,
    createdAt: minutesAgo(900),
    expiresAt: soon,
  });
  return {
    users: [anna],
    signedIn: anna.id,
    agency: fakeAgency([memberOf(anna, { role, ...(pays && { pays }) }), ben, long, unnamed, ...others], {
      name: LONG_AGENCY,
      sharesJobs,
      invitations: role === "administrator" ? [invited("cleo@agency.test"), invited(unnamed.email.repeat(2))] : [],
    }),
    jobs: [fakeJob({ candidateName: "Elin Marwood", candidateLabel: "Senior Data Engineer", doubts: 2, reviewedAt: null })],
    colleaguesJobs: [
      fakeJob({ candidateName: "Maria Santos", candidateLabel: "Java Developer", doubts: 0, owner: ownerOf(ben) }),
      fakeJob({
        candidateName: `Łukasz ${"Wiśniewski".repeat(3)}`,
        fileName: LONG_NAME,
        doubts: 3,
        reviewedAt: null,
        owner: ownerOf(long),
      }),
      fakeJob({ status: "processing", uploadedAt: minutesAgo(0.4), owner: ownerOf(unnamed) }),
      fakeJob({ status: "failed", fileName: "locked.pdf", errorMessage: "This file is protected by a password.", owner: ownerOf(ben) }),
    ],
    words: WORDS,
  };
};

const invited = (part: Partial<FakeState> = {}): Partial<FakeState> => {
  const user = fakeUser();
  const invitation = { agency: LONG_AGENCY, invitedBy: "ben@agency.test", email: user.email, role: "recruiter" as const, sharesJobs: true };
  return { users: [user], signedIn: user.id, invitation, ...part };
};

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 36"><circle cx="18" cy="18" r="14" fill="#7a8"/><rect x="42" y="12" width="104" height="12" rx="6" fill="#7a8"/></svg>')}`;

const tenCvs = () => {
  const results = Array.from({ length: 10 }, (_, index) => ({
    ...fakeScore({
      overall_matching_score: 9.1 - index * 0.8,
      niche_skills_score: 9.4 - index,
      key_highlights: ["Moved a payment system of four million customers to Kubernetes without a night of downtime, ".repeat(4)],
    }),
    cv_index: index + 1,
    cv_filename: index % 2 ? LONG_NAME : `Ana Petrova ${index}.pdf`,
  }));
  const matchingScore = {
    multi_cv_analysis: true as const,
    cv_count: 11,
    results,
    failed: [{ cv_index: 11, cv_filename: "locked.pdf", message: "This file is protected by a password." }],
  };
  return signedIn({
    jobs: [fakeJob({ jobType: "matcher", fileName: "Ana Petrova 0.pdf (+10 more)", jdFilename: LONG_NAME, matchingScore })],
  });
};

const manyRows = () =>
  signedIn({
    jobs: Array.from({ length: 200 }, (_, index) =>
      fakeJob({
        fileName: index % 3 ? `Candidate ${index}.pdf` : LONG_NAME,
        status: (["completed", "processing", "failed", "pending"] as const)[index % 4],
        errorMessage: index % 4 === 2 ? "This file is damaged, and not even its first page could be read. Please export it again." : null,
      }),
    ),
  });

const upload = async (page: Page) => {
  await text("Processing Queue")(page);
  await page.setInputFiles('input[aria-label="Upload CVs"]', [pdfFile("One.pdf"), pdfFile(LONG_NAME)]);
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
};

/** One of them as long as may be. */
const WORDS: FakeState["words"] = {
  headings: [
    { text: "Off duty", section: "interests" },
    { text: `${"Berufserfahrungsüberblick".repeat(3)} 2026`, section: "work", language: "de" },
  ],
  labels: [{ key: "work", language: "en", text: "Track record" }],
};
const PRIVATE_ADDRESS = "This address is in a private network, which webhooks may not reach on this service.";
const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const click = (name: string | RegExp, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await then(page);
};
const view = (name: string | RegExp, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.getByRole("link", { name }).first().click();
  await then(page);
};
const dialog = (page: Page) => page.getByRole("dialog").waitFor();

/** Of the first account that is no administrator: theirs are fewer. */
const openActions = async (page: Page) => {
  await page.getByRole("button", { name: "Actions for Dimitra" }).first().click();
  await page.getByRole("menu").waitFor();
};

const SCREENS: Screen[] = [
  {
    name: "landing",
    path: "/",
    state: () => ({ logos: [{ logo: LOGO, name: "Weiss Consulting" }] }),
    ready: (page) => page.getByAltText("Weiss Consulting").waitFor(),
  },
  { name: "auth", path: "/auth", state: () => ({}), ready: text("Forgot Password?") },
  { name: "auth-dialog-trial", path: "/auth", state: () => ({}), ready: click(/Free Trial/, dialog) },
  { name: "auth-dialog-forgot", path: "/auth", state: () => ({}), ready: click("Forgot Password?", dialog) },
  { name: "auth-provider", path: "/auth", state: () => signInBy("Acme", true), ready: text("Sign in with Acme") },
  {
    name: "auth-provider-failed",
    path: "/auth?failure=other_identity",
    state: () => signInBy("Acme", true),
    ready: text("Your account belongs to another identity of Acme. Please ask your administrator."),
  },
  { name: "auth-provider-only", path: "/auth", state: () => signInBy("Acme", false), ready: text("Sign in with Acme") },
  {
    name: "auth-provider-only-failed",
    path: "/auth?failure=unverified",
    state: () => signInBy(LONG_PROVIDER, false),
    ready: text("does not say that your e-mail address is verified"),
  },
  { name: "dashboard", path: "/dashboard", state: queue, ready: click("Please check", text("The end date")) },
  {
    name: "dashboard-200",
    path: "/dashboard",
    state: manyRows,
    ready: text("100 in progress · 50 ready · 50 failed"),
  },
  {
    name: "dashboard-uploading",
    path: "/dashboard",
    state: queue,
    ready: async (page) => {
      await page.route("**/api/upload-cv", () => {});
      await upload(page);
      await page.getByRole("list", { name: "Uploads" }).waitFor();
    },
  },
  {
    name: "privacy",
    path: "/settings/privacy",
    state: () => {
      const admin = fakeUser({ role: "admin" });
      return { users: [admin], signedIn: admin.id };
    },
    ready: async (page) => {
      await page.getByLabel("Name, mail address or file name").fill("Maria Santos");
      await page.getByRole("button", { name: "Find" }).click();
      await page.getByText("2 of 4 chosen").waitFor();
    },
  },
  {
    name: "privacy-dialog-erase",
    path: "/settings/privacy",
    state: () => {
      const user = fakeUser();
      return { users: [user], signedIn: user.id };
    },
    ready: async (page) => {
      await page.getByLabel("Name, mail address or file name").fill("Maria Santos");
      await page.getByRole("button", { name: "Find" }).click();
      await page.getByRole("button", { name: "Erase…" }).click();
      await page.getByText("This cannot be undone.").waitFor();
    },
  },
  {
    name: "dashboard-no-credits",
    path: "/dashboard",
    state: () => {
      const poor = fakeUser({ credits: 0, assignedTemplates: ["default"] });
      return { users: [poor], signedIn: poor.id, sessions: [] };
    },
    ready: async (page) => {
      await text("Processing Queue")(page);
      await page.setInputFiles('input[aria-label="Upload CVs"]', [pdfFile("One.pdf"), pdfFile(LONG_NAME)]);
      await page.getByText("You need 2 credits to process 2 CVs.").waitFor();
    },
  },
  {
    name: "dashboard-refused-files",
    path: "/dashboard",
    state: () => signedIn({ refusals: { "GET /jobs": { status: 500 }, "GET /user/sessions": { status: 500 } } }),
    ready: async (page) => {
      await text("The queue cannot be read")(page);
      await page.setInputFiles('input[aria-label="Upload CVs"]', [
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
        pdfFile(LONG_NAME.replace(".docx", ".pdf"), 10 * 1024 * 1024 + 1),
      ]);
      await page.getByRole("alert").filter({ hasText: "notes.txt" }).waitFor();
    },
  },
  {
    name: "dashboard-loading",
    path: "/dashboard",
    state: () => signedIn({ refusals: {} }),
    ready: async (page) => {
      await text("Processing Queue")(page);
      for (const call of ["jobs", "stats", "user/sessions"]) await page.route(`**/api/${call}`, () => {});
      await page.reload();
      await page.locator(".skeleton").first().waitFor();
    },
  },
  {
    name: "dashboard-offline",
    path: "/dashboard",
    state: queue,
    ready: async (page) => {
      await text("Processing Queue")(page);
      await page.context().setOffline(true);
      await text("You are offline.")(page);
    },
  },
  { name: "dashboard-empty", path: "/dashboard", state: () => signedIn(), ready: text("No files in queue") },
  {
    name: "dashboard-words",
    path: "/dashboard",
    state: () => signedIn({ words: WORDS }),
    ready: async (page) => {
      await page.getByText("Words this account has taught (3)").click();
      await text("Off duty")(page);
    },
  },
  {
    name: "dashboard-words-none",
    path: "/dashboard",
    state: () => signedIn(),
    ready: async (page) => {
      await page.getByText("Teach your own headings and labels").click();
      await text("None yet.")(page);
    },
  },
  {
    name: "admin-words-label",
    path: "/admin",
    state: () => {
      const admin = fakeUser({ role: "admin" });
      return { users: [admin], signedIn: admin.id, houseWords: WORDS };
    },
    ready: click("Add Label", text("Takes the place of “Track record”")),
  },
  {
    name: "admin-words",
    path: "/admin",
    state: () => {
      const admin = fakeUser({ role: "admin" });
      return { users: [admin], signedIn: admin.id, houseWords: WORDS };
    },
    ready: click("Change “Off duty”", text("Change Heading")),
  },
  {
    name: "dashboard-dialog-enhance",
    path: "/dashboard",
    state: queue,
    ready: async (page) => {
      await text("Processing Queue")(page);
      await page.setInputFiles('input[aria-label="Upload CVs"]', [pdfFile("One.pdf"), pdfFile(LONG_NAME)]);
      await dialog(page);
    },
  },
  {
    name: "dashboard-dialog-job",
    path: "/dashboard",
    state: () => ({ ...queue(), blindTemplates: ["default"] }),
    ready: async (page) => {
      await text("Processing Queue")(page);
      await page.setInputFiles('input[aria-label="Upload CVs"]', [pdfFile(LONG_NAME)]);
      await dialog(page);
      await page.setInputFiles('[role="dialog"] input[type="file"]', pdfFile("empty.pdf", 10 * 1024 * 1024 + 1));
      await page.setInputFiles('[role="dialog"] input[type="file"]', pdfFile(LONG_NAME.replace(".docx", ".pdf")));
      await text("The documents withhold the candidate's name.")(page);
    },
  },
  {
    name: "dashboard-unsaved",
    path: "/dashboard",
    state: () => ({ ...queue(), blindTemplates: ["viseo_template_v2"] }),
    ready: async (page) => {
      await page.getByRole("combobox", { name: "Template" }).selectOption("viseo_template_v2");
      await text("Not saved")(page);
      await page
        .getByRole("button", { name: /^Delete/ })
        .last()
        .click();
      await page.locator(".queue").getByText("Deleted").waitFor();
    },
  },
  { name: "dashboard-dialog-picture", path: "/dashboard", state: queue, ready: click(/^Preview of Παπ/, dialog) },
  { name: "dashboard-dialog-password", path: "/dashboard", state: () => signedIn(), ready: click("Change Password", dialog) },
  { name: "dashboard-dialog-sign-out", path: "/dashboard", state: () => signedIn(), ready: click("Sign Out Other Devices", dialog) },
  {
    name: "own-password",
    path: "/dashboard",
    state: () => {
      const state = signedIn();
      for (const user of state.users ?? []) user.mustChangePassword = true;
      return state;
    },
    ready: text("Choose your own password"),
  },
  { name: "matcher", path: "/jd-cv-matcher", state: analyses, ready: click("Paste Text", text("Analysis failed. Please try again.")) },
  {
    name: "matcher-too-few-credits",
    path: "/jd-cv-matcher",
    state: () => {
      const poor = fakeUser({ credits: 1 });
      return { users: [poor], signedIn: poor.id };
    },
    ready: async (page) => {
      await text("Your analyses will be listed here.")(page);
      await page.setInputFiles('input[aria-label^="Drop CVs"]', [pdfFile("One.pdf"), pdfFile(LONG_NAME)]);
      await page.setInputFiles('input[aria-label^="Drop a job"]', pdfFile(LONG_NAME.replace(".docx", ".pdf")));
      await text("You need 2 credits to analyze 2 CVs.")(page);
    },
  },
  { name: "matcher-progress", path: "/jd-cv-matcher", state: analyses, ready: view("View Lena Novak.pdf", text("Analysis in progress")) },
  { name: "matcher-ten", path: "/jd-cv-matcher", state: tenCvs, ready: view(/^View 11 CVs/, text("Side by side")) },
  { name: "matcher-result", path: "/jd-cv-matcher", state: analyses, ready: view("View Maria Santos.pdf", text("Key Highlights")) },
  { name: "matcher-several", path: "/jd-cv-matcher", state: analyses, ready: view(/^View 3 CVs/, text("Side by side")) },
  {
    name: "matcher-dialog-cell",
    path: "/jd-cv-matcher/several",
    state: analyses,
    ready: click("Ana Petrova, Kubernetes in production: Partly met", dialog),
  },
  {
    name: "matcher-changed",
    path: "/jd-cv-matcher/several",
    state: changedAnalysis,
    ready: async (page) => {
      await page.getByRole("heading", { name: "Changed by you" }).click();
      await page
        .getByRole("button", { name: /^Take back/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "matcher-dialog-verdict",
    path: "/jd-cv-matcher/several",
    state: changedAnalysis,
    ready: click(/Kubernetes in production: Met, changed/, async (page) => {
      await page.getByRole("radio", { name: "Not met" }).check();
      await page.getByLabel("Reason").waitFor();
    }),
  },
  {
    name: "matcher-dialog-weight",
    path: "/jd-cv-matcher/several",
    state: changedAnalysis,
    ready: click(/^German C1/, dialog),
  },
  {
    name: "matcher-dialog-add",
    path: "/jd-cv-matcher/several",
    state: changedAnalysis,
    ready: click("Add requirement", dialog),
  },
  {
    name: "review-recommendations",
    path: "/review/enhanced",
    state: () => signedIn({ jobs: [fakeJob({ id: "enhanced" })], reviews: { enhanced: fakeReview({ recommendations: RECOMMENDED }) } }),
    ready: async (page) => {
      await page.getByText("3 recommendations").click();
      await text("Wrote and kept the reports")(page);
    },
  },
  {
    name: "matcher-asked",
    path: "/jd-cv-matcher",
    state: () => signedIn(),
    ready: async (page) => {
      await page.getByRole("button", { name: "Paste Text" }).click();
      await page.getByLabel("Text of the job description").fill("Senior Java Developer");
      await page.getByRole("button", { name: "Show what it asks for" }).click();
      await page.getByLabel("Weight of German C1").selectOption("ignore");
    },
  },
  { name: "matcher-not-found", path: "/jd-cv-matcher/gone", state: analyses, ready: text("Analysis not found") },
  { name: "matcher-failed", path: "/jd-cv-matcher", state: analyses, ready: view("View broken.pdf", text("Report Issue")) },
  { name: "brand-empty", path: "/settings/brand", state: () => signedIn(), ready: text("Preview updated.") },
  { name: "brand", path: "/settings/brand", state: branded, ready: text("Preview updated.") },
  {
    name: "brand-refused",
    path: "/settings/brand",
    state: () => ({ ...branded(), refusals: { "PUT /house/brand": { status: 401, body: { message: "Unauthorized" } } } }),
    ready: async (page) => {
      await page.getByLabel("Main colour", { exact: true }).fill("#ffd400");
      await page.getByRole("button", { name: "Use #8c7500 instead" }).waitFor();
      await page.setInputFiles('input[aria-label^="Drop font"]', {
        name: "notes.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("hello"),
      });
      await page.getByRole("button", { name: "Save Brand" }).click();
      await text("Not saved. You are signed out.")(page);
    },
  },
  {
    name: "brand-of-house",
    path: "/settings/brand",
    state: () => signedIn({ houseBrand: { brand: { name: LONG_NAME }, files: [], notes: [] } }),
    ready: text("Your documents are in the brand of the house"),
  },
  {
    name: "brand-from-logo",
    path: "/settings/brand",
    state: () => signedIn(),
    ready: async (page) => {
      await page.setInputFiles('input[aria-label^="Drop your logo"]', {
        name: "enna.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from("<svg/>"),
      });
      await page.getByRole("button", { name: "Use these colours" }).waitFor();
    },
  },
  { name: "brand-dialog-remove", path: "/settings/brand", state: branded, ready: click("Remove Brand", dialog) },
  {
    name: "brand-dialog-leave",
    path: "/settings/brand",
    state: branded,
    ready: async (page) => {
      await page.getByLabel("Agency name").fill("Another");
      await page.getByRole("link", { name: "Dashboard" }).click();
      await dialog(page);
    },
  },
  { name: "connections-empty", path: "/settings/connections", state: () => signedIn(), ready: text("No API keys yet.") },
  { name: "connections", path: "/settings/connections", state: connected, ready: text("1 to 10 of 50 keys") },
  {
    name: "connections-unreadable",
    path: "/settings/connections",
    state: () => signedIn({ refusals: { "GET /keys": { status: 500 }, "GET /webhooks": { status: 500 } } }),
    ready: text("The webhooks cannot be read."),
  },
  {
    name: "connections-dialog-new-key",
    path: "/settings/connections",
    state: connected,
    ready: click("New API key", async (page) => {
      await page.getByLabel("Expires").selectOption("date");
      await page.getByLabel("Last day").waitFor();
    }),
  },
  {
    name: "connections-dialog-made-key",
    path: "/settings/connections",
    state: () => signedIn(),
    ready: click("New API key", async (page) => {
      await page.getByLabel("Name").fill(LONG_NAME.slice(0, 80));
      await page.getByLabel("Upload CVs").check();
      await page.getByRole("button", { name: "Make API key" }).click();
      await page.getByRole("button", { name: "Copy key" }).click();
      await text("Copied.")(page);
    }),
  },
  {
    name: "connections-dialog-revoke",
    path: "/settings/connections",
    state: connected,
    ready: click(/^Revoke/, text("This cannot be undone.")),
  },
  {
    name: "connections-dialog-new-webhook",
    path: "/settings/connections",
    state: () => ({ ...connected(), refusals: { "POST /webhooks": { status: 400, body: { message: PRIVATE_ADDRESS } } } }),
    ready: click("New webhook", async (page) => {
      await page.getByLabel("Address").fill("https://10.1.0.7/vitae");
      await page.getByRole("button", { name: "Make webhook" }).click();
      await text(PRIVATE_ADDRESS)(page);
    }),
  },
  {
    name: "connections-dialog-made-webhook",
    path: "/settings/connections",
    state: () => signedIn(),
    ready: click("New webhook", async (page) => {
      await page.getByLabel("Address").fill("https://ats.example/vitae");
      await page.getByRole("button", { name: "Make webhook" }).click();
      await page.getByLabel("Secret").waitFor();
    }),
  },
  {
    name: "connections-dialog-test",
    path: "/settings/connections",
    state: connected,
    ready: click("Send test to https://ats.example/vitae", text("The address takes messages.")),
  },
  {
    name: "connections-dialog-deliveries",
    path: "/settings/connections",
    state: connected,
    ready: click(/^Deliveries to https:\/\/recruiting/, async (page) => {
      await page.getByText("6 attempts, the last").click();
      await text("These are the last 100.")(page);
    }),
  },
  {
    name: "connections-menu",
    path: "/settings/connections",
    state: connected,
    ready: click("More for https://old.example/hook", (page) => page.getByRole("menuitem", { name: "New secret" }).waitFor()),
  },
  ...["Edit", "New secret", "Delete"].map((name) => ({
    name: `connections-dialog-webhook-${name.toLowerCase().replace(" ", "-")}`,
    path: "/settings/connections",
    state: connected,
    ready: click(/^More for https:\/\/recruiting/, async (page) => {
      await page.getByRole("menuitem", { name }).click();
      await dialog(page);
    }),
  })),
  { name: "agency-none", path: "/settings/agency", state: () => signedIn(), ready: text("You work alone") },
  {
    name: "agency-unreadable",
    path: "/settings/agency",
    state: () => signedIn({ refusals: { "GET /agency": { status: 500 } } }),
    ready: text("The agency cannot be read."),
  },
  {
    name: "agency-loading",
    path: "/settings/agency",
    state: () => signedIn(),
    ready: async (page) => {
      await text("You work alone")(page);
      await page.route("**/api/agency", () => {});
      await page.reload();
      await page.locator(".skeleton").first().waitFor();
    },
  },
  { name: "agency", path: "/settings/agency", state: () => agency("administrator"), ready: text("1 to 10 of 60 members") },
  { name: "agency-recruiter", path: "/settings/agency", state: () => agency("recruiter"), ready: text("1 to 10 of 60 members") },
  { name: "agency-dialog-new", path: "/settings/agency", state: () => signedIn(), ready: click("Make an agency", dialog) },
  ...["Rename", "Hand over", "Invite", "Dissolve the agency", "Remove Ben Vos", "New link for cleo@agency.test"].map((name) => ({
    name: `agency-dialog-${name.toLowerCase().replace(/\W+/g, "-")}`,
    path: "/settings/agency",
    state: () => agency("administrator"),
    ready: click(name, dialog),
  })),
  {
    name: "agency-dialog-revoke",
    path: "/settings/agency",
    state: () => agency("administrator"),
    ready: click(/^Revoke the invitation of cleo/, dialog),
  },
  { name: "agency-dialog-leave", path: "/settings/agency", state: () => agency("recruiter"), ready: click("Leave the agency", dialog) },
  {
    name: "agency-dialog-own-role",
    path: "/settings/agency",
    state: () => agency("administrator"),
    ready: async (page) => {
      await page.getByLabel("Role of Anna Keller").selectOption("recruiter");
      await dialog(page);
    },
  },
  {
    name: "agency-dialog-invited",
    path: "/settings/agency",
    state: () => agency("administrator"),
    ready: click("Invite", async (page) => {
      await page.getByLabel("Email").fill(`${"recruiting.".repeat(7)}dora@agency.test`);
      await page.getByRole("button", { name: "Make link" }).click();
      await page.getByRole("link", { name: "Write a mail" }).waitFor();
    }),
  },
  { name: "agency-join", path: "/agency/join#t0ken", state: () => invited(), ready: text("Colleagues see your work.") },
  {
    name: "agency-join-refused",
    path: "/agency/join#t0ken",
    state: () => invited({ invitation: null }),
    ready: text("This invitation does not exist any more."),
  },
  {
    name: "agency-join-member",
    path: "/agency/join#t0ken",
    state: () => ({ ...agency("recruiter"), invitation: invited().invitation }),
    ready: text("Leave it first"),
  },
  {
    name: "dashboard-agency",
    path: "/dashboard?of=agency",
    state: () => agency("recruiter"),
    ready: text("Maria Santos"),
  },
  {
    name: "dashboard-agency-none",
    path: "/dashboard?of=agency",
    state: () => ({ ...agency("administrator"), jobs: [], colleaguesJobs: [] }),
    ready: text("Nobody in the agency has a CV here"),
  },
  {
    name: "dashboard-dialog-take-over",
    path: "/dashboard?of=agency",
    state: () => agency("recruiter"),
    ready: click("Take over Maria Santos", dialog),
  },
  {
    name: "dashboard-agency-words",
    path: "/dashboard",
    state: () => agency("recruiter"),
    ready: async (page) => {
      await page.getByText("Headings and labels of the agency (3)").click();
      await text("The agency's words are changed by")(page);
    },
  },
  {
    name: "brand-agency-read-only",
    path: "/settings/brand",
    state: () => ({ ...branded(), ...agency("recruiter") }),
    ready: text("The agency's brand is changed by"),
  },
  { name: "plan-agency", path: "/plan", state: () => agency("recruiter"), ready: text("are bought by ben@agency.test.") },
  { name: "plan", path: "/plan", state: () => signedIn(), ready: text("Manage Subscription") },
  {
    name: "plan-no-credits",
    path: "/plan",
    state: () => {
      const poor = fakeUser({ credits: 0 });
      return { users: [poor], signedIn: poor.id };
    },
    ready: text("None left."),
  },
  {
    name: "plan-unreadable",
    path: "/plan",
    state: () => signedIn({ refusals: { "GET /wallet": { status: 500 } } }),
    ready: text("cannot be read"),
  },
  { name: "plan-visitor", path: "/plan", state: () => ({}), ready: text("Credit packs") },
  { name: "plan-success", path: "/plan/success?session_id=cs_test_12345678", state: () => signedIn(), ready: text("12345678") },
  { name: "plan-cancel", path: "/plan/cancel", state: () => ({}), ready: text("Payment cancelled") },
  { name: "contact", path: "/contact", state: () => signedIn(), ready: text("Common Questions") },
  { name: "admin", path: "/admin", state: administration, ready: text("128 credits used") },
  {
    name: "admin-nobody",
    path: "/admin",
    state: administration,
    ready: async (page) => {
      await page.getByRole("searchbox").fill("nobody of this name");
      await text("No users found.")(page);
    },
  },
  {
    name: "admin-unreadable",
    path: "/admin",
    state: () => ({
      ...administration(),
      refusals: Object.fromEntries(["users/search", "health", "templates"].map((call) => [`GET /admin/${call}`, { status: 500 }])),
    }),
    ready: text("The users cannot be read."),
  },
  ...["Create User", "Manage Templates", "Add Template", "Remove Acme"].map((name) => ({
    name: `admin-dialog-${name.toLowerCase().replace(" ", "-")}`,
    path: "/admin",
    state: administration,
    ready: click(name, dialog),
  })),
  { name: "admin-menu", path: "/admin", state: administration, ready: openActions },
  ...["Add Credits", "Edit Credits", "Credit Ledger", "Plan", "Reset Password", "Delete Account"].map((name) => ({
    name: `admin-dialog-${name.toLowerCase().replace(" ", "-")}`,
    path: "/admin",
    state: administration,
    ready: async (page: Page) => {
      await openActions(page);
      await page.getByRole("menuitem", { name }).click();
      await dialog(page);
    },
  })),
  {
    name: "admin-many",
    path: "/admin",
    state: () => signedIn({ users: Array.from({ length: 120 }, (_, index) => fakeUser({ email: `user${index}@agency.example` })) }),
    ready: text("1 to 50 of 121"),
  },
  {
    name: "admin-dialog-template-refused",
    path: "/admin",
    state: () => ({ ...administration(), refusals: { "POST /admin/templates": { status: 400, body: REFUSED_TEMPLATE } } }),
    ready: async (page) => {
      await page.getByRole("button", { name: "Add Template" }).click();
      await page.setInputFiles('[role="dialog"] input[type="file"]', { name: "Acme.docx", mimeType: "", buffer: Buffer.from("PK") });
      await page.getByRole("button", { name: "Check and Add" }).click();
      await page.getByText("4 tags found").click();
    },
  },
  {
    name: "unreachable",
    path: "/dashboard",
    state: () => signedIn({ refusals: { "GET /user": { status: 503 } } }),
    ready: text("Vitae cannot be reached"),
  },
  { name: "not-found", path: "/nowhere", state: () => ({}), ready: text("404 Page Not Found") },
];

let browser: Browser;
let axe: string;
beforeAll(async () => {
  browser = await openBrowser();
  axe = await Bun.file(join(CHECKOUT_ROOT, "node_modules/axe-core/axe.min.js")).text();
});
afterAll(() => browser?.close());

for (const { name, path, state, ready } of SCREENS) {
  test(`${name}: accessible in both schemes, nothing sticks out at any width, no fault in the console`, async () => {
    const server = serveFake(fakeState(state()));
    const { page, faults, close } = await visit(browser, server.url + path);
    await ready(page);
    await page.evaluate(axe);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await settled(page);
        await picture(page, `${name}-${width}-${scheme}`);
        expect([name, width, await sideways(page)]).toEqual([name, width, 0]);
        expect([name, width, scheme, await violations(page)]).toEqual([name, width, scheme, []]);
      }
    }
    expect(faults).toEqual([]);
    await close();
    await server.stop();
  });
}

const HEADER_WIDTHS = [375, 390, 768, 820, 1000, 1181, 1239, 1240, 1280, 1440];

for (const [path, role] of [
  ...["/", "/dashboard", "/admin", "/plan", "/settings/brand", "/settings/connections", "/settings/agency", "/settings/privacy"].map(
    (path) => [path, "admin"],
  ),
  ["/dashboard", "user"],
] as [string, User["role"]][]) {
  test(`${path}: the parts of the header keep apart at every width, also for a long address (${role})`, async () => {
    const user = fakeUser({
      role,
      firstName: null,
      lastName: null,
      email: "administration.of.recruiting@long-agency-name.example",
      credits: 12_480,
    });
    const server = serveFake(fakeState({ users: [user], signedIn: user.id }));
    const { page, faults, close } = await visit(browser, server.url + path);
    for (const width of HEADER_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(".app-header").waitFor();
      const menu = page.getByRole("button", { name: "Menu" });
      expect([width, await isBelow(page, ".menu-toggle", ".logo")]).toEqual([width, false]);
      if ((await menu.isVisible()) && (await menu.getAttribute("aria-expanded")) === "false") await menu.click();
      await picture(page, `header${path.replaceAll("/", "-")}-${role}-${width}`);
      expect([width, await overlaps(page), await sideways(page)]).toEqual([width, [], 0]);
    }
    expect(faults).toEqual([]);
    await close();
    await server.stop();
  });
}

test.each([
  ["the queue", "/dashboard", queue, "3 recommendations"],
  ["the agency's list", "/dashboard?of=agency", () => agency("recruiter"), "Take over locked.pdf"],
] as const)(
  "a CV in %s keeps room for its name beside the buttons at every width, also where it has many",
  async (_, path, state, button) => {
    const server = serveFake(fakeState(state()));
    const { page, close } = await visit(browser, server.url + path);
    await page.getByRole("button", { name: button }).waitFor();
    const narrowest = () =>
      page.locator(".row-with-notes .row-main").evaluateAll((rows) => Math.min(...rows.map((row) => row.getBoundingClientRect().width)));
    for (const width of [390, 701, 820, 1000, 1280]) {
      // High enough for all rows: those out of sight are not laid out.
      await page.setViewportSize({ width, height: 1600 });
      await picture(page, `rows-${path.replaceAll(/\W/g, "-")}-${width}`);
      expect([width, (await narrowest()) >= 150]).toEqual([width, true]);
    }
    await close();
    await server.stop();
  },
);

/** Whether a part that is shown has wrapped onto a line under another one. */
const isBelow = (page: Page, part: string, other: string) =>
  page.evaluate(
    ([lower, upper]) => {
      const [one, above] = [lower, upper].map((selector) => document.querySelector<HTMLElement>(selector as string));
      if (!one?.checkVisibility() || !above) return false;
      return one.getBoundingClientRect().top >= above.getBoundingClientRect().bottom;
    },
    [part, other],
  );

/** Pairs of texts and buttons of the header that lie over one another, or leave the window. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        ".app-header :is(.logo-name, .logo-tagline, a:not(.logo-link), button, .account-name, .badge)",
      ),
    ];
    const shown = parts.filter((part) => part.checkVisibility()).map((part) => ({ part, box: part.getBoundingClientRect() }));
    const outside = shown.filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth);
    const pairs = shown.flatMap((one, index) => shown.slice(index + 1).map((other) => [one, other] as const));
    const over = pairs.filter(
      ([a, b]) =>
        !a.part.contains(b.part) &&
        Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
        Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1,
    );
    const name = ({ part }: { part: HTMLElement }) => part.textContent;
    return [...outside.map(name), ...over.map(([a, b]) => `${name(a)} / ${name(b)}`)];
  });

type Axe = { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };

const violations = (page: Page) =>
  page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ rules: { "target-size": { enabled: true } } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  });
