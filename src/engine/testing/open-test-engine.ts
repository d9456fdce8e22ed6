import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPasswords } from "../accounts/passwords/hash-password.ts";
import { AppError } from "../contract/errors.ts";
import type { Converted, ConvertRequest } from "../cv/conversion.ts";
import { writeData } from "../cv/formats/write-data.ts";
import type { Template } from "../cv/render/template/template.ts";
import { type Engine, type EngineOverrides, openEngine } from "../engine.ts";
import { readAsset } from "../setup/assets.ts";
import { readConfig } from "../setup/config.ts";
import { openClock } from "./clock.ts";
import { openMigratedStore } from "./open-migrated-store.ts";

/** Hashing at a cost that only a test may have. */
const QUICK_PASSWORDS = { memoryCost: 8, timeCost: 1 };

export type TestEngine = Engine & { clock: ReturnType<typeof openClock> };

/**
 * A service on an in-memory database with the real migrations, a temporary data folder, a clock that stands still and a converter that
 * makes documents out of nothing. Started, unless `start` is false.
 */
export async function openTestEngine({
  env = {},
  start = true,
  dataDir = mkdtempSync(join(tmpdir(), "vitae-test-")),
  ...overrides
}: EngineOverrides & { env?: Record<string, string>; start?: boolean; dataDir?: string } = {}): Promise<TestEngine> {
  const clock = openClock();
  const config = readConfig({
    VITAE_DATA: dataDir,
    VITAE_ADMIN_EMAIL: "admin@vitae.test",
    VITAE_ADMIN_PASSWORD: "admin-password",
    VITAE_CONCURRENCY: "2",
    // Whether a test passes does not depend on the disk of the machine.
    VITAE_MIN_FREE_MB: "0",
    ...env,
  });
  const engine = await openEngine(config, {
    store: openMigratedStore(),
    now: clock.now,
    passwords: openPasswords(QUICK_PASSWORDS),
    sniff: sniffByFirstBytes,
    templateKeys: async () => Object.keys(TEMPLATES),
    loadTemplate: testTemplate,
    draw: async () => PICTURE,
    // Loaded when it is asked for: with it comes the code of all documents, which few tests need and each would wait for.
    reportOnTemplate: async (template) => (await import("../templates/add/report-problems.ts")).reportOn(template),
    readBrandFile: async (bytes) => (await import("../cv/render/brand/read-brand-file.ts")).readBrandFile(bytes, { readAsset }),
    writeReport: async (report) => new TextEncoder().encode(`%PDF ${JSON.stringify(report)}`),
    writeExplanation: async (explanation) => new TextEncoder().encode(`%PDF ${JSON.stringify(explanation)}`),
    ...overrides,
    tools: {
      convert: async (bytes, request) => (request.kind === "mail" ? await readMailInTest(bytes) : convertInTest(bytes, request)),
      outputName: (template, resume) => `${resume.basics?.name} - ${template.key}`,
      ...overrides.tools,
    },
  });
  if (start) {
    await engine.start();
    engine.beginWork();
  }

  return {
    ...engine,
    clock,
    async close() {
      await engine.close(0);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const TEMPLATES = { default: "document", viseo_template_v2: "document", deck: "presentation" } as const;

/** As much of a PNG as its signature. */
export const PICTURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

async function testTemplate(key: string): Promise<Template> {
  const kind = TEMPLATES[key as keyof typeof TEMPLATES];
  if (!kind) throw new AppError("not_found", `There is no template "${key}".`);
  return { key, name: key, kind, outputs: ["docx", "pdf", "pptx"], labels: {}, labelLanguage: "cv" } as Partial<Template> as Template;
}

function sniffByFirstBytes(bytes: Uint8Array): string | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 4));
  return start === "%PDF" || start.startsWith("PK") ? null : "This file is not a PDF or Word (DOCX) document.";
}

/** A converter that draws nothing: every PDF has two pages, and Resume JSON says who its documents are of. */
export function convertInTest(bytes: Uint8Array, { kind, outputs, data, page, pack, review }: ConvertRequest): Converted {
  if (kind === "page")
    return { ...convertedCv({ outputs: [] }), pages: PAGES, picture: page?.number && page.number <= 2 ? PICTURE : undefined };
  if (kind === "pack") return convertedCv({ outputs: ["pdf"], name: pack?.entries.map(({ name }) => name).join(", ") });
  if (kind === "original") return { ...convertedCv({ outputs: ["pdf"] }), pages: PAGES, places: {} };
  if (kind === "view") return { ...convertedCv({ outputs: [] }), html: "<p>Zoë Müller</p>" };
  const converted = convertedCv({ outputs, name: nameIn(bytes) });
  return {
    ...converted,
    ...(review && { review: { resume: converted.resume, pages: PAGES } }),
    ...(data && { data: writeData(converted.resume, data) }),
  };
}

/** A mail is read here as in the child: reading has no other way. */
export async function readMailInTest(bytes: Uint8Array): Promise<Converted> {
  const { readMail } = await import("../messaging/mailbox/message/read-mail.ts");
  return { ...convertedCv({ outputs: [] }), attachments: await readMail(bytes) };
}

const PAGES = [1, 2].map((number) => ({ number, width: 595, height: 842 }));

function nameIn(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  return text.startsWith("{") ? (JSON.parse(text).basics.name ?? "Nobody") : undefined;
}

/** What the child would answer for a CV of Zoë Müller, with every output that was asked for left to the caller, and for a job description and a comparison. */
export function convertedCv({ name = "Zoë Müller", outputs = ["docx", "pdf"] as Converted["outputs"][number]["type"][] } = {}): Converted {
  return {
    resume: { basics: { name }, meta: { vitae: { language: "en", pages: 2, ocr: false, parser: "test", warnings: [] } } },
    outputs: outputs.map((type) => ({ type, bytes: new TextEncoder().encode(`${type} of ${name}`) })),
    requirements: REQUIREMENTS,
    score: SCORE,
    warnings: [],
    ms: { read: 1, parse: 1, render: 1 },
  };
}

const REQUIREMENTS: Converted["requirements"] = {
  title: "Developer",
  language: "en",
  roles: ["software developer"],
  titleStems: ["developer"],
  topics: ["software developer"],
  industries: [],
  locations: [],
  requirements: [],
  traits: [],
  warnings: [],
};

const SCORE: Converted["score"] = {
  niche_skills_score: 5,
  industry_experience_score: 5,
  role_experience_score: 5,
  overall_matching_score: 5,
  key_highlights: [],
  main_gaps: [],
  requirements: [],
  scorer: "built-in",
  sum: [],
  warnings: [],
};
