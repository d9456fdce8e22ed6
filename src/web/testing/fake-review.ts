import { applyPatch } from "rfc6902";
import type {
  BlindUnsure,
  BuiltInLabel,
  HouseWords,
  Job,
  Review,
  ReviewDoubt,
  ReviewLeftover,
  ReviewOutput,
  ReviewResult,
} from "../../engine/contract/api.ts";
import type { Resume } from "../../engine/contract/resume.ts";
import { drawOriginal, drawResult, PAGE, sourcesOf } from "./fake-pages.ts";
import { LEFTOVER_LINES, readResume } from "./fake-resume.ts";

/** A review in memory: what the service would keep of it. `drawsLater`: a Word file whose pages are not there at the first look. */
export type FakeReview = Review & { checkedIds: string[]; drawsLater?: boolean };
export type ReviewState = { jobs: Job[]; reviews: Record<string, FakeReview>; words: HouseWords; houseWords?: HouseWords };

export function fakeReview(part: Partial<FakeReview> = {}): FakeReview {
  const resume = part.resume ?? readResume();
  const sources = sourcesOf();
  resume.meta.vitae.sources = sources;
  const confidence = Object.fromEntries(Object.keys(sources).map((path) => [path, 0.97]));
  resume.meta.vitae.confidence = confidence;
  return {
    version: 1,
    fileName: "Elin Marwood CV.pdf",
    resume,
    parsed: structuredClone(resume),
    doubts: DOUBTS,
    leftovers: leftoversOf(resume, sources),
    changed: [],
    removed: [],
    confidence: { ...confidence },
    sources,
    original: { kind: "pdf", pages: PAGES },
    outputs: [],
    template: "default",
    blind: false,
    language: null,
    layout: "house",
    reviewedAt: null,
    printed: [],
    cover: {},
    checkedIds: [],
    ...part,
  };
}

const PAGES = [1, 2].map((number) => ({ number, ...PAGE }));

const DOUBTS: ReviewDoubt[] = [
  { id: "d1", path: "basics.phone", reason: "The number has a digit less than usual." },
  { id: "d2", path: "work[1].position", reason: "It may be the name of the employer." },
  { id: "d3", path: "education[0].endDate", reason: "No end date was found." },
];

function leftoversOf(resume: Resume, sources: Review["sources"]): ReviewLeftover[] {
  return (resume.additional ?? []).flatMap(({ title = "", items }, group) =>
    items.flatMap((text, at) => {
      if (!LEFTOVER_LINES.includes(text)) return [];
      const path = `additional[${group}].items[${at}]`;
      const { page, bbox } = sources[path] ?? {};
      return [{ id: `l:${text}`, path, title, text, ...(page && { page }), ...(bbox && { bbox }) }];
    }),
  );
}

type ReviewCall = { state: ReviewState; id: string; type: string; request: Request; body: () => Promise<Record<string, unknown>> };
type ReviewHandler = (call: ReviewCall) => unknown;

const refuse = (status: number, message: string, fields: object = {}) => Response.json({ error: message, message, ...fields }, { status });

/** The review desk's part of the contract, as far as the screen needs it. */
export const REVIEW_ROUTES: Record<string, ReviewHandler> = {
  "GET /jobs/:id/review": (call) =>
    withReview(call, (review) => {
      const asked = new URL(call.request.url).searchParams;
      const isAgain = review.original.failed && asked.get("again") === "true";
      if (isAgain) review.original = { kind: "docx", pages: PAGES };
      const isFirstLook = (review.drawsLater || isAgain) && asked.get("wait") === "false";
      return isFirstLook ? { ...shown(review), original: { kind: "docx", pages: [], pending: true } } : shown(review);
    }),
  "PATCH /jobs/:id/resume": (call) =>
    withReview(call, async (review) => {
      const version = Number(call.request.headers.get("if-match")?.replaceAll('"', ""));
      if (!version) return refuse(428, "The version is missing.");
      if (version !== review.version) return refuse(412, "Somebody else has changed this CV.", { version: review.version });
      const patch = (await call.request.json()) as unknown as Parameters<typeof applyPatch>[1];
      const resume = structuredClone(review.resume);
      if (applyPatch(resume, patch).some((problem) => problem !== null)) return refuse(422, "This change does not fit this CV.");
      const problem = problemOf(resume);
      if (problem) return refuse(422, problem);
      for (const op of patch) follow(review, op as Op);
      return changed(review, resume);
    }),
  "POST /jobs/:id/resume/reset": (call) =>
    withReview(call, async (review) => {
      const { paths } = (await call.body()) as { paths?: string[] };
      const resume = structuredClone(paths ? review.resume : review.parsed);
      for (const path of paths ?? []) write(resume, path, read(review.parsed, path));
      return changed(review, resume);
    }),
  "POST /jobs/:id/review/checked": (call) =>
    withReview(call, async (review) => {
      const { ids, checked } = (await call.body()) as { ids: string[]; checked: boolean };
      review.checkedIds = [...review.checkedIds.filter((id) => !ids.includes(id)), ...(checked ? ids : [])];
      review.version += 1;
      return shown(review);
    }),
  "PUT /jobs/:id/cover": (call) =>
    withReview(call, async (review) => {
      review.cover = ((await call.body()) as { fields: Review["cover"] }).fields;
      return shown(review);
    }),
  "POST /jobs/:id/reviewed": (call) =>
    withReview(call, async (review) => {
      const { reviewed } = (await call.body()) as { reviewed: boolean };
      review.reviewedAt = reviewed ? "2026-01-02T10:00:00.000Z" : null;
      const job = call.state.jobs.find(({ id }) => id === call.id);
      if (job) job.reviewedAt = review.reviewedAt;
      return shown(review);
    }),
  "POST /jobs/:id/outputs": (call) =>
    withReview(call, async (review) => {
      const {
        types,
        template = review.template,
        blind = false,
      } = (await call.body()) as unknown as ReviewOutput & { types: ReviewOutput["type"][] };
      const made = types.map((type) => ({
        id: `${template}-${type}-${blind}`,
        template,
        type,
        blind,
        language: null,
        photo: true,
        layout: "house" as const,
        url: `/api/download/${call.id}/${type}`,
        fileName: `${blind ? "E.M." : "Elin Marwood"}.${type}`,
      }));
      review.outputs = [...review.outputs, ...made];
      return Response.json({ outputs: made }, { status: 201 });
    }),
  "GET /jobs/:id/result": (call) => withReview(call, (review) => resultOf(review, new URL(call.request.url).searchParams)),
  "GET /jobs/:id/original/pages/:type.png": (call) => withReview(call, () => picture(drawOriginal(Number(call.type)))),
  "GET /jobs/:id/result/pages/:type.png": (call) =>
    withReview(call, ({ resume }) => picture(drawResult(resume, new URL(call.request.url).searchParams.get("blind") !== "false"))),
  "GET /house/words": (call) => call.state[wordsOf(call)],
  "PUT /house/words": async (call) => {
    call.state[wordsOf(call)] = (await call.body()) as unknown as HouseWords;
    return call.state[wordsOf(call)];
  },
  "GET /house/labels": ({ request }) => fakeLabels(new URL(request.url).searchParams.get("language") ?? "en"),
};

/** Some of the labels of English documents; the other languages have them with their tag before. */
const fakeLabels = (language: string): BuiltInLabel[] =>
  [
    ["profile", "Profile"],
    ["skills", "Skills"],
    ["work", "Experience"],
    ["education", "Education"],
    ["languages", "Languages"],
    ["client", "Client"],
    ["environment", "Environment"],
    ["present", "present"],
    ["page", "Page"],
    ["availability", "Availability"],
    ["cover", "Prepared by the agency"],
  ].map(([key = "", text = ""]) => ({ key, text: language === "en" ? text : `${text} (${language})` }));

const wordsOf = ({ request }: ReviewCall) => (new URL(request.url).searchParams.get("scope") === "house" ? "houseWords" : "words");

function withReview({ state, id }: ReviewCall, answer: (review: FakeReview) => unknown): unknown {
  const review = state.reviews[id];
  return review ? answer(review) : refuse(404, "This job no longer exists.");
}

const picture = (svg: string) => new Response(svg, { headers: { "content-type": "image/svg+xml" } });

/** Doubts and lines that somebody has looked at are left out, and how sure they were. */
function shown({ checkedIds, drawsLater: _, ...review }: FakeReview): Review {
  const isOpen = ({ id }: { id: string }) => !checkedIds.includes(id);
  const settled = review.doubts.filter((doubt) => !isOpen(doubt)).map(({ path }) => path);
  const confidence = Object.fromEntries(Object.entries(review.confidence).filter(([path]) => !settled.includes(path)));
  const printed = checkedIds.filter((id) => id.startsWith("blind:"));
  return { ...review, confidence, printed, doubts: review.doubts.filter(isOpen), leftovers: review.leftovers.filter(isOpen) };
}

function changed(review: FakeReview, resume: Resume): Review {
  const normal = withDates(resume);
  const values = Object.keys(review.sources).filter((path) => read(normal, path) !== undefined);
  review.changed = values.filter((path) => !printed(review.parsed).has(JSON.stringify(read(normal, path))));
  review.doubts = review.doubts.filter(({ path }) => read(normal, path) === read(review.resume, path));
  const texts = new Set(texts_(normal));
  review.removed = Object.keys(review.parsed.meta.vitae.sources ?? {}).filter(
    (path) => !texts.has(String(read(review.parsed, path))) && !review.changed.length,
  );
  review.resume = normal;
  review.leftovers = leftoversOf(normal, review.sources);
  review.version += 1;
  return shown(review);
}

const printed = (resume: Resume) => new Set(texts_(resume).map((text) => JSON.stringify(text)));
const texts_ = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === "meta" ? [] : texts_(part)))
    : [String(value)];

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "March 2019" and "Mar 2019" → 2019-03; "today" as an end → none. */
function withDates(resume: Resume): Resume {
  for (const entry of [...(resume.work ?? []), ...(resume.education ?? [])]) {
    for (const key of ["startDate", "endDate"] as const) {
      const [, month = "", year] = /^([a-z]{3})[a-z]* (\d{4})$/i.exec(entry[key] ?? "") ?? [];
      if (year) entry[key] = `${year}-${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, "0")}`;
      if (entry[key] === "today") delete entry[key];
    }
  }
  return resume;
}

const problemOf = ({ work = [], education = [] }: Resume): string | null =>
  [...work, ...education].some(({ startDate = "", endDate = "" }) => `${startDate}${endDate}`.includes("?")) ? "This is no date." : null;

type Op = { op: string; path: string; from?: string };

/** What is known of places moves with them, as the service does it. */
function follow(review: FakeReview, { op, path, from }: Op) {
  const move = (at: string): string | null => {
    const pointer = `/${at.replaceAll(/\[(\d+)\]/g, ".$1").replaceAll(".", "/")}`;
    const removed = op === "move" ? from : op === "remove" ? path : undefined;
    if (removed && (pointer === removed || pointer.startsWith(`${removed}/`)))
      return op === "move" ? toPath(path + pointer.slice(removed.length)) : null;
    const kept = removed ? shift(pointer, removed, (index, of) => (index > of ? index - 1 : index)) : pointer;
    return toPath(op === "remove" || op === "replace" ? kept : shift(kept, path, (index, of) => (index >= of ? index + 1 : index)));
  };
  const keyed = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).flatMap(([at, value]) => (move(at) === null ? [] : [[move(at) as string, value]])));
  const placed = <T extends { path: string }>(all: T[]) =>
    all.flatMap((one) => (move(one.path) === null ? [] : [{ ...one, path: move(one.path) as string }]));
  review.sources = keyed(review.sources);
  review.confidence = keyed(review.confidence);
  review.doubts = placed(review.doubts);
}

const toPath = (pointer: string) =>
  pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, "[$1]")
    .replaceAll("/", ".");

function shift(pointer: string, at: string, change: (index: number, of: number) => number): string {
  const list = at.replace(/\/[^/]+$/, "");
  const of = Number(at.slice(list.length + 1));
  if (Number.isNaN(of) || !pointer.startsWith(`${list}/`)) return pointer;
  const [index = "", ...rest] = pointer.slice(list.length + 1).split("/");
  return [list, change(Number(index), of), ...rest].join("/");
}

const stepsOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);
const read = (root: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], root);

function write(root: unknown, path: string, value: unknown) {
  const steps = stepsOf(path);
  const parent = read(root, steps.slice(0, -1).join(".")) as Record<string, unknown> | undefined;
  if (parent) parent[steps.at(-1) as string] = value;
}

/** A passage that the fake service withholds from blind documents until somebody prints it. */
function unsurePassage(checkedIds: string[]): BlindUnsure {
  const text = "Moved the warehouse of Norrvik to the cloud";
  const id = `blind:employer:${text}`;
  return { what: "employer", section: "Work experience 1", text, id, printed: checkedIds.includes(id) };
}

function resultOf({ version, resume, checkedIds }: FakeReview, query: URLSearchParams): ReviewResult {
  const blind = query.get("blind") ?? "false";
  const name = resume.basics.name ?? "";
  const isSaid = blind !== "false" && (resume.basics.summary ?? "").includes(name.split(" ").at(-1) as string);
  return {
    version,
    pages: isSaid ? [] : [{ number: 1, ...PAGE }],
    warnings: resume.work?.[0]?.endDate ? ["No role is said to go on today."] : [],
    blindDoubts: [],
    blindUnsure: blind === "false" ? [] : [unsurePassage(checkedIds)],
    leaks: isSaid ? [{ what: "name", place: "Profile" }] : [],
    labelLanguage: query.get("language")?.replace("cv", "") || resume.meta.vitae.language,
  };
}
