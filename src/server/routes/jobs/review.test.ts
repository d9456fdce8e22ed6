import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { Review } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Resume } from "../../../engine/contract/resume.ts";
import type { Cover } from "../../../engine/contract/resume-fields.ts";
import { pointerOf as at } from "../../../engine/contract/resume-paths.ts";
import type { ConvertRequest } from "../../../engine/cv/conversion.ts";
import type { Pack } from "../../../engine/cv/render/pack/write-pack.ts";
import { parsedResume } from "../../../engine/cv/review/testing/parsed-resume.ts";
import type { Subject } from "../../../engine/templates/pictures/first-page.ts";
import { DAY, MINUTE } from "../../../engine/testing/clock.ts";
import { convertedCv, PICTURE } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, matchForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

const PAGES = [1, 2].map((number) => ({ number, width: 595, height: 842 }));
const LEAK = { what: "name", path: "basics.name", place: "page 1" };

let api: TestApi;
let call: Caller;
let id: string;
/** What the converter was asked for, the Resume of each document as it stood then. */
let made: {
  layout?: string;
  template?: string;
  blind?: string;
  language?: string;
  photo?: boolean;
  outputs: string[];
  resume?: Resume;
  asRead?: Resume;
}[];
let subjects: Subject[];
let packed: Pack | undefined;
let covers: (Cover | undefined)[];
let releases: ConvertRequest["released"][];
let leaking = false;
let broken = false;
let wordPages: boolean | "not this time" = true;
let wordsDrawn = 0;
let wordDelay: PromiseWithResolvers<void> | undefined;

beforeEach(async () => {
  made = [];
  covers = [];
  releases = [];
  leaking = false;
  broken = false;
  wordPages = true;
  wordsDrawn = 0;
  wordDelay = undefined;
  subjects = [];
  api = await openTestApi({
    tools: { convert },
    draw: async (subject) => {
      subjects.push(subject);
      return PICTURE;
    },
  });
  const account = await api.signUp({ credits: 4, templates: ["default", "viseo_template_v2"] });
  call = account.call;
  id = await finished();
});
afterEach(() => api.close());

async function finished(form = cvForm()): Promise<string> {
  const { body } = await call("/upload-cv", { form });
  await api.engine.runner.idle();
  made = [];
  return body.id;
}

const convert: NonNullable<NonNullable<Parameters<typeof openTestApi>[0]>["tools"]>["convert"] = async (bytes, request) => {
  const none = convertedCv({ outputs: [] });
  if (request.kind === "requirements" || request.kind === "match") return none;
  if (request.kind === "pack") {
    packed = request.pack;
    return convertedCv({ outputs: ["pdf"] });
  }
  if (request.kind === "page") return { ...none, pages: PAGES, picture: (request.page?.number ?? 9) <= 2 ? PICTURE : undefined };
  if (request.kind === "view") return { ...none, html: `<p>${request.mark ?? "no mark"}</p>` };
  if (request.kind === "original") {
    wordsDrawn++;
    await wordDelay?.promise;
    if (!wordPages) throw new AppError("unavailable", "The pages of Word files cannot be drawn on this machine.", { needs: "LibreOffice" });
    if (wordPages === "not this time") throw new AppError("unavailable", "The document is too complex.");
    return { ...convertedCv({ outputs: ["pdf"] }), pages: PAGES, places: { "work[0].position": { page: 2, bbox: [1, 2, 3, 4] } } };
  }
  const text = new TextDecoder().decode(bytes);
  const resume: Resume = text.startsWith("{") ? JSON.parse(text) : parsedResume();
  const { template, blind, labelLanguage: language, photo, outputs, layout, corrected, asRead } = request;
  if (template)
    made.push({
      template: template.key,
      blind: blind?.name,
      language,
      photo,
      outputs,
      layout,
      resume: corrected ?? resume,
      ...(asRead && { asRead }),
    });
  if (template) covers.push(request.cover);
  if (broken && template) throw new AppError("unavailable", "LibreOffice does not answer.");
  releases.push(request.released);
  if (leaking && blind) throw new AppError("unavailable", "The blind PDF was not written.", { leaks: [LEAK] });
  return {
    ...convertedCv({ outputs, name: resume.basics.name ?? "Nobody" }),
    resume,
    doubts: blind ? [{ what: "name", section: "Profile", text: `Ask ${resume.basics.name}` }] : undefined,
    warnings: ["The template does not show: Interests.", ...resume.meta.vitae.warnings],
    review: request.review ? { resume, pages: text.startsWith("PK") ? [] : PAGES } : undefined,
  };
};

function wordForm(): FormData {
  const form = new FormData();
  form.append("file", new File(["PK a CV"], "cv.docx"));
  return form;
}

const review = async () => (await call<Review>(`/jobs/${id}/review`)).body;
const patch = (version: number | string | undefined, ...operations: object[]) =>
  call(`/jobs/${id}/resume`, {
    method: "PATCH",
    json: operations,
    headers: {
      "content-type": "application/json-patch+json",
      ...(version !== undefined && { "if-match": typeof version === "number" ? `"${version}"` : version }),
    },
  });
const rename = (name: string) => ({ op: "replace", path: "/basics/name", value: name });

describe("a completed CV", () => {
  test("comes with what was read, its doubts, its left-over lines and where each value stands", async () => {
    const { version, resume, parsed, doubts, leftovers, original, sources, outputs, template, reviewedAt } = await review();
    expect([version, template, reviewedAt]).toEqual([1, "default", null]);
    expect(resume).toEqual(parsed);
    expect(doubts.map(({ path }) => path)).toEqual(["work[1].name", "work[2].startDate"]);
    expect(leftovers.map(({ text }) => text)).toEqual(["Crane licence, Lisbon Port Authority, 2018", "Own van"]);
    expect(sources["work[0].position"]).toEqual({ page: 1, bbox: [50, 100, 200, 12], quote: "Fitter" });
    expect(original).toEqual({ kind: "pdf", pages: PAGES });
    expect(outputs.map(({ type, url, blind }) => [type, url, blind])).toEqual([
      ["docx", `/api/download/${id}/docx`, false],
      ["pdf", `/api/download/${id}/pdf`, false],
    ]);
  });

  test("is not there for anybody else, while it runs, when it failed, and after its days", async () => {
    const { call: other } = await api.signUp();
    expect((await other(`/jobs/${id}/review`)).status).toBe(404);
    api.engine.store.raw.run("update jobs set status = 'processing', lease_until = 1 where id = ?", [id]);
    expect((await call(`/jobs/${id}/review`)).status).toBe(409);
    api.engine.store.raw.run("update jobs set status = 'failed', error_message = 'It crashed.', lease_until = null where id = ?", [id]);
    const failed = await call(`/jobs/${id}/review`);
    expect([failed.status, failed.body.message]).toEqual([410, "It crashed."]);
    api.engine.store.raw.run("update jobs set status = 'completed', error_message = null where id = ?", [id]);
    api.engine.clock.advance(8 * DAY);
    api.engine.purge();
    const gone = await call(`/jobs/${id}/review`);
    expect([gone.status, gone.body.message]).toEqual([410, "This CV has been deleted at the end of its retention period."]);
    expect(api.engine.store.raw.query("select count(*) as n from reviews").get()).toEqual({ n: 0 });
  });

  test("of a version without reviews is read once more", async () => {
    api.engine.store.raw.run("delete from reviews");
    expect((await review()).doubts).toHaveLength(2);
  });
});

describe("a correction", () => {
  test("is kept with its version and leaves what was read alone", async () => {
    const { status, body } = await patch(1, rename("Ada Brandt-Lopes"));
    expect([status, body.version, body.resume.basics.name, body.parsed.basics.name, body.changed]).toEqual([
      200,
      2,
      "Ada Brandt-Lopes",
      "Ada Brandt",
      ["basics.name"],
    ]);
    expect((await review()).resume.basics.name).toBe("Ada Brandt-Lopes");
  });

  test("for a version that somebody else has changed is refused with the present one, and changes nothing", async () => {
    await patch(1, rename("One"));
    const late = await patch(1, rename("Two"));
    expect([late.status, late.body.version]).toEqual([412, 2]);
    expect((await review()).resume.basics.name).toBe("One");
    expect((await patch("*", rename("Three"))).status).toBe(200);
  });

  test("without a version, with a broken one, or that is no patch is refused", async () => {
    expect((await patch(undefined, rename("X"))).status).toBe(428);
    expect((await patch("7", rename("X"))).status).toBe(400);
    expect((await patch(1, { op: "rename", path: "/basics/name" })).status).toBe(400);
    expect((await patch(1, { op: "add", path: at("work[0].salary"), value: "1" })).status).toBe(422);
    const long = await patch(1, rename("x".repeat(900_000)));
    expect([long.status, long.body.message]).toEqual([422, "basics.name: it has more than 20,000 characters."]);
    expect((await patch(1, rename("x".repeat(2_000_000)))).status).toBe(413);
    expect((await review()).version).toBe(1);
  });

  test("that is sent again because its answer was lost is known by its key, also when a date was put into another form", async () => {
    const send = (value: string, version = 1) =>
      call<Review>(`/jobs/${id}/resume`, {
        method: "PATCH",
        json: [{ op: "replace", path: at("work[0].startDate"), value }],
        headers: { "content-type": "application/json-patch+json", "if-match": `"${version}"`, "idempotency-key": "one-change" },
      });
    await send("April 2018");
    const again = await send("April 2018");
    expect([again.status, again.body.version, again.body.resume.work?.[0]?.startDate]).toEqual([200, 2, "2018-04"]);
    expect((await send("May 2018")).status).toBe(422);
    await patch(2, rename("One"));
    const late = await send("April 2018");
    expect([late.status, late.body.version, late.body.resume.basics.name]).toEqual([200, 3, "One"]);
  });

  test("of two at the same time one is made and the other is told", async () => {
    const answers = await Promise.all([patch(1, rename("One")), patch(1, rename("Two"))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await review()).version).toBe(2);
  });

  test("can be taken back value by value and as a whole", async () => {
    await patch(1, rename("One"), { op: "remove", path: at("work[1]") });
    const one = await call(`/jobs/${id}/resume/reset`, { json: { paths: ["basics.name"] } });
    expect([one.body.resume.basics.name, one.body.resume.work.length]).toEqual(["Ada Brandt", 2]);
    const all = await call(`/jobs/${id}/resume/reset`, { json: {} });
    expect(all.body.resume).toEqual(all.body.parsed);
    expect(all.body.version).toBe(4);
  });

  test("is forgotten with what was marked when the whole is put back, and not when a value is", async () => {
    await call(`/jobs/${id}/review/checked`, { json: { ids: ["work[1].name"], checked: true } });
    const one = await call(`/jobs/${id}/resume/reset`, { json: { paths: ["basics.name"] } });
    expect(one.body.doubts).toHaveLength(1);
    expect((await call(`/jobs/${id}/resume/reset`, { json: {} })).body.doubts).toHaveLength(2);
  });

  test("marks at most as many lines as a CV may have", async () => {
    const ids = (from: number) => Array.from({ length: 4_000 }, (_, index) => `additional[0].items[${from + index}]`);
    await call(`/jobs/${id}/review/checked`, { json: { ids: ids(0), checked: true } });
    expect((await call(`/jobs/${id}/review/checked`, { json: { ids: ids(4_000), checked: true } })).status).toBe(400);
  });

  test("shows in the list of jobs and ends its doubts there", async () => {
    const row = () => api.engine.store.raw.query("select candidate_name as name, doubts from reviews").get();
    expect(row()).toEqual({ name: "Ada Brandt", doubts: 2 });
    await patch(1, rename("One"), { op: "replace", path: at("work[1].name"), value: "Tram Works" });
    expect(row()).toEqual({ name: "One", doubts: 1 });
    await call(`/jobs/${id}/review/checked`, { json: { ids: ["missing:work[2].startDate"], checked: true } });
    expect(row()).toEqual({ name: "One", doubts: 0 });
    const open = await call(`/jobs/${id}/review/checked`, { json: { ids: ["missing:work[2].startDate"], checked: false } });
    expect(open.body.doubts).toHaveLength(1);
  });
});

describe("pages", () => {
  test("of the original and the result are pictures that are fetched once", async () => {
    for (const address of ["original", "result"]) {
      const page = await call(`/jobs/${id}/${address}/pages/2.png?width=800`);
      expect([page.status, page.headers.get("content-type"), page.bytes]).toEqual([200, "image/png", PICTURE]);
      const etag = page.headers.get("etag") as string;
      expect((await call(`/jobs/${id}/${address}/pages/2.png?width=800`, { headers: { "if-none-match": etag } })).status).toBe(304);
      expect((await call(`/jobs/${id}/${address}/pages/3.png?width=800`)).status).toBe(404);
      expect((await call(`/jobs/${id}/${address}/pages/2.png?width=9000`)).status).toBe(400);
      expect((await call(`/jobs/${id}/${address}/pages/x.png`)).status).toBe(404);
    }
  });

  test("of the original are one look at it within an hour", async () => {
    const looks = async (after: number) => {
      api.engine.clock.advance(after);
      await call(`/jobs/${id}/original/pages/1.png`);
      const row = api.engine.store.raw.query("select count(*) as looks from audit_events where action = 'original.viewed'").get();
      return (row as { looks: number }).looks;
    };
    expect([await looks(0), await looks(59 * MINUTE), await looks(2 * MINUTE)]).toEqual([1, 1, 2]);
  });

  test("of the result are drawn anew after a correction, and only then", async () => {
    const etag = async () => (await call(`/jobs/${id}/result/pages/1.png`)).headers.get("etag");
    const before = await etag();
    expect(await etag()).toBe(before);
    expect(made).toHaveLength(1);
    await patch(1, rename("One"));
    expect(await etag()).not.toBe(before);
    expect(made.map(({ resume }) => resume?.basics.name)).toEqual(["Ada Brandt", "One"]);
  });

  test("of a Word file say where its values stand, and are drawn once", async () => {
    id = await finished(wordForm());
    const { original, sources } = await review();
    expect(original).toEqual({ kind: "docx", pages: PAGES });
    expect(sources["work[0].position"]).toEqual({ page: 2, bbox: [1, 2, 3, 4], quote: "Fitter" });
    expect((await call(`/jobs/${id}/original/pages/1.png`)).status).toBe(200);
    expect(api.engine.store.raw.query("select count(*) as n from job_files where role = 'original'").get()).toEqual({ n: 1 });
  });

  test("of a Word file are pending for who does not wait, and come later", async () => {
    wordDelay = Promise.withResolvers();
    id = await finished(wordForm());
    expect((await call(`/jobs/${id}/review?wait=false`)).body.original).toEqual({ kind: "docx", pages: [], pending: true });
    expect((await patch(1, rename("One"))).body.original.pending).toBe(true);
    wordDelay.resolve();
    expect((await review()).original.pages).toEqual(PAGES);
  });

  test("of a Word file that could not be drawn this time are tried again when that is asked for, and not before", async () => {
    wordPages = "not this time";
    id = await finished(wordForm());
    expect((await review()).original).toEqual({ kind: "docx", pages: [], html: `/api/jobs/${id}/original/view`, failed: true });
    wordPages = true;
    expect((await review()).original.failed).toBe(true);
    expect((await call(`/jobs/${id}/review?again=true`)).body.original).toEqual({ kind: "docx", pages: PAGES });
    expect((await review()).original.pages).toEqual(PAGES);
  });

  test("of a Word file that are being drawn are not begun a second time", async () => {
    wordDelay = Promise.withResolvers();
    id = await finished(wordForm());
    for (let times = 0; times < 2; times++)
      expect((await call(`/jobs/${id}/review?wait=false&again=true`)).body.original).toEqual({ kind: "docx", pages: [], pending: true });
    wordDelay.resolve();
    expect((await review()).original.pages).toEqual(PAGES);
    expect(wordsDrawn).toBe(1);
  });

  test("of a Word file that cannot be drawn are a plain view with the paragraph of a value marked", async () => {
    wordPages = false;
    id = await finished(wordForm());
    const { original } = await review();
    expect(original).toEqual({ kind: "docx", pages: [], html: `/api/jobs/${id}/original/view` });
    const view = await call(`/jobs/${id}/original/view?mark=work[0].position`);
    expect([view.body, view.headers.get("content-security-policy")]).toEqual([
      "<p>Fitter</p>",
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    ]);
  });
});

describe("the result", () => {
  test("is in the template, the profile, the language and with the photo that were asked for", async () => {
    const { body } = await call(`/jobs/${id}/result?template=viseo_template_v2&blind=initials&language=de&photo=false`);
    expect(body).toEqual({
      version: 1,
      pages: PAGES,
      warnings: ["The template does not show: Interests."],
      blindDoubts: [{ what: "name", section: "Profile", text: "Ask Ada Brandt" }],
      blindUnsure: [],
      leaks: [],
      labelLanguage: "de",
    });
    expect(made).toMatchObject([{ template: "viseo_template_v2", blind: "initials", language: "de", photo: false, outputs: ["pdf"] }]);
  });

  test("in the candidate's own layout is made of the uploaded file and what was corrected, without the contact data at least", async () => {
    await patch(1, rename("Ada Brandtner"));
    made = [];
    await call(`/jobs/${id}/result?layout=original`);
    expect(made).toMatchObject([{ layout: "original", blind: "shown", outputs: ["pdf"], resume: { basics: { name: "Ada Brandtner" } } }]);
    // The file still prints what was read of it, which is withheld too.
    expect(made).toMatchObject([{ asRead: { basics: { name: (await review()).parsed.basics.name } } }]);

    const { body } = await call(`/jobs/${id}/outputs`, { json: { types: ["pdf"], layout: "original", blind: "initials" } });
    expect(body.outputs).toMatchObject([{ layout: "original", blind: "initials", type: "pdf" }]);
    expect((await review()).outputs.map(({ layout, blind }) => [layout, blind])).toContainEqual(["original", "initials"]);
    expect((await call(`/jobs/${id}/result?layout=mine`)).status).toBe(400);
  });

  test("has labels in the CV's own language where that is asked for, also when the job came with another one", async () => {
    const job = await finished(cvForm({ language: "fr" }));
    await call(`/jobs/${job}/result?photo=true`);
    await call(`/jobs/${job}/result?language=cv`);
    expect(made.map(({ language = "the CV's" }) => language)).toEqual(["fr", "the CV's"]);
  });

  test("says in which language its labels are: the one that was asked for, or that of the CV where there are labels in it", async () => {
    const languageOf = async (job: string, query: string) => (await call(`/jobs/${job}/result?${query}`)).body.labelLanguage;
    expect([await languageOf(id, "language=de"), await languageOf(id, "language=cv"), await languageOf(id, "")]).toEqual([
      "de",
      "en",
      "en",
    ]);
    const french = await finished(cvForm({ language: "fr" }));
    expect([await languageOf(french, ""), await languageOf(french, "language=cv")]).toEqual(["fr", "en"]);
  });

  test("is drawn anew when the account has taught a label", async () => {
    const etag = async () => (await call(`/jobs/${id}/result/pages/1.png`)).headers.get("etag");
    const before = await etag();
    await call("/house/words", { method: "PUT", json: { headings: [], labels: [{ key: "work", language: "en", text: "Assignments" }] } });
    expect(await etag()).not.toBe(before);
  });

  test("prints a passage after all that a blind CV withholds, once somebody says so, and no longer when it is taken back", async () => {
    const passage = "blind:employer:Trader at Brumelac";
    const say = (checked: boolean) => call(`/jobs/${id}/review/checked`, { json: { ids: [passage, "work[0].name"], checked } });
    const draw = async () => (await call(`/jobs/${id}/result?blind=full`)).status;

    const version = (await say(true)).body.version;
    expect(await draw()).toBe(200);
    await say(false);
    expect(await draw()).toBe(200);

    expect(releases.slice(-2)).toEqual([[passage], []]);
    expect((await review()).version).toBe(version + 1);
  });

  test("of a blind CV that would leak says what and where", async () => {
    leaking = true;
    expect((await call(`/jobs/${id}/result?blind=reference`)).body).toEqual({
      version: 1,
      pages: [],
      warnings: [],
      blindDoubts: [],
      blindUnsure: [],
      leaks: [{ what: "name", place: "page 1" }],
      labelLanguage: "en",
      problem: "The blind PDF was not written.",
    });
  });

  test.each(["template=deck", "template=none", "blind=half", "language=german"])("with %s is refused", async (query) => {
    expect((await call(`/jobs/${id}/result?${query}`)).status).toBe(400);
  });
});

describe("documents", () => {
  test("of a corrected CV are made anew before they leave", async () => {
    await patch(1, rename("One"));
    const download = await call(`/download/${id}/docx`);
    expect(new TextDecoder().decode(download.bytes)).toBe("docx of One");
    expect(download.headers.get("content-disposition")).toContain("One - default.docx");
    expect((await call("/download-all")).status).toBe(200);
    expect(made.map(({ outputs }) => outputs)).toEqual([["docx", "pdf"]]);
  });

  test("and the picture of their first page are anew after a correction, and no document of the desk is taken for one of them", async () => {
    await call(`/jobs/${id}/outputs`, { json: { types: ["pdf"], template: "viseo_template_v2" } });
    const drawn = () => subjects.map((subject) => ("document" in subject ? new TextDecoder().decode(subject.document.bytes) : ""));
    await call(`/jobs/${id}/picture`);
    await call(`/jobs/${id}/picture`);
    await patch(1, rename("One"));
    await call(`/jobs/${id}/picture`);
    expect(drawn()).toEqual(["pdf of Ada Brandt", "pdf of One"]);
    expect((await call(`/download/${id}/pdf`)).status).toBe(200);
    expect(made.map(({ template, outputs }) => [template, outputs])).toEqual([
      ["viseo_template_v2", ["pdf"]],
      ["default", ["docx", "pdf"]],
    ]);
  });

  test("that are as the Resume says are not made again", async () => {
    await call(`/download/${id}/docx`);
    await call("/download-all");
    expect(made).toEqual([]);
  });

  test("of several types in one setting are each made anew as their own type", async () => {
    const { body } = await call(`/jobs/${id}/outputs`, { json: { types: ["docx", "pdf"], blind: "initials" } });
    await patch(1, rename("Two"));
    for (const { type, url } of body.outputs as { type: string; url: string }[])
      expect(new TextDecoder().decode((await call(url.replace("/api", ""))).bytes)).toBe(`${type} of Two`);
  });

  test("that cannot be made for another reason than a leak say which", async () => {
    broken = true;
    const { status, body } = await call(`/jobs/${id}/outputs`, { json: { types: ["pdf"], template: "viseo_template_v2" } });
    expect([status, body.message]).toEqual([503, "LibreOffice does not answer."]);
  });

  test("in another style cost nothing, have an address of their own, and one of the same settings is replaced", async () => {
    const wanted = { template: "viseo_template_v2", types: ["pdf"], blind: "initials" };
    const first = await call(`/jobs/${id}/outputs`, { json: wanted });
    expect(first.status).toBe(201);
    expect(first.body.outputs).toMatchObject([
      { template: "viseo_template_v2", type: "pdf", blind: "initials", language: null, photo: true },
    ]);
    expect((await call("/wallet")).body.credits).toBe(3);
    await call(`/jobs/${id}/outputs`, { json: wanted });
    const { outputs } = await review();
    expect(outputs).toHaveLength(3);
    const own = outputs.find(({ url }) => url.includes("/outputs/"));
    await patch(1, rename("Two"));
    expect(new TextDecoder().decode((await call(own?.url.replace("/api", "") ?? "")).bytes)).toBe("pdf of Two");
    expect((await call(`/jobs/${id}/outputs/none`)).status).toBe(404);
  });

  test("in the job's own settings are the job's own", async () => {
    const { body } = await call(`/jobs/${id}/outputs`, { json: { types: ["docx"] } });
    expect(body.outputs.map(({ url }: { url: string }) => url)).toEqual([`/api/download/${id}/docx`]);
    expect((await review()).outputs).toHaveLength(2);
  });

  test("that are blind and would leak are not made", async () => {
    leaking = true;
    const { status, body } = await call(`/jobs/${id}/outputs`, { json: { types: ["pdf"], blind: true } });
    expect([status, body.leaks]).toEqual([409, [LEAK]]);
    expect((await call(`/jobs/${id}/outputs`, { json: { types: ["pdf"], template: "deck" } })).status).toBe(400);
    expect((await call(`/jobs/${id}/outputs`, { json: { types: [] } })).status).toBe(400);
  });

  test("that would leak after a correction keep the ZIP of all back, with the file's name", async () => {
    const form = cvForm();
    form.append("blind", "initials");
    id = await finished(form);
    await call(`/jobs/${id}/release`, { method: "POST" });
    await patch(1, rename("One"));
    leaking = true;
    const { status, body } = await call("/download-all");
    expect([status, body.message]).toEqual([409, "cv.pdf: The blind PDF was not written."]);
    leaking = false;
    await call("/download-all");
    const [job] = (await call("/jobs")).body;
    expect(job.releasedAt).toBeNull();
  });

  test("fall with their job", async () => {
    await call(`/jobs/${id}/outputs`, { json: { types: ["pdf"], blind: true } });
    await call(`/cleanup/${id}`, { method: "POST" });
    expect(api.engine.store.raw.query("select (select count(*) from reviews) + (select count(*) from job_files) as n").get()).toEqual({
      n: 0,
    });
  });
});

test("blind documents that were released stay so when a correction brings no new passages, and are held when it does", async () => {
  const form = cvForm();
  form.append("blind", "initials");
  id = await finished(form);
  await call(`/jobs/${id}/release`, { method: "POST" });
  const released = async () => {
    await call(`/download/${id}/docx`);
    return (await call("/jobs")).body[0].releasedAt !== null;
  };
  await patch(1, { op: "add", path: at("work[2].startDate"), value: "2012" });
  expect(await released()).toBe(true);
  await patch(2, rename("One"));
  expect(await released()).toBe(false);
  expect((await call(`/download/${id}/docx`)).status).toBe(409);
});

describe("a shortlist", () => {
  const pack = (ids: string[], title = "") => call(`/jobs/pack?ids=${ids.join(",")}&title=${title}`);

  test("is one PDF with a cover sheet, in the order that was asked for and as corrected", async () => {
    const second = await finished();
    await patch(1, rename("One"));
    const { status, headers } = await pack([second, id, second], "Fitters%20for%20Porto");
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("content-disposition")).toContain("Fitters for Porto 2026");
    const { title, date, entries } = packed as NonNullable<typeof packed>;
    expect([title, date]).toEqual(["Fitters for Porto", expect.stringMatching(/^\d+ \w+ 20\d\d$/)]);
    expect(entries.map(({ name }) => name)).toEqual(["Ada Brandt", "One"]);
  });

  test("with a CV that is not released or would leak is refused with its file's name", async () => {
    const form = cvForm();
    form.append("blind", "initials");
    const blind = await finished(form);
    const held = await pack([id, blind]);
    expect([held.status, held.body.message]).toEqual([409, "cv.pdf may still show who the candidate is. Please release it first."]);
    await call(`/jobs/${blind}/release`, { method: "POST" });
    leaking = true;
    expect((await pack([blind])).body.message).toBe("cv.pdf: The blind PDF was not written.");
    expect((await pack([])).status).toBe(400);
    expect((await pack(["none"])).status).toBe(404);
  });

  test("from an analysis: a CV of it is formatted as if it were uploaded", async () => {
    const { body } = await call("/match", { form: matchForm(["ada.pdf", "zoe.pdf"]) });
    await api.engine.runner.idle();
    const job = await call(`/jobs/${body.jobId}/format`, { json: { cv_index: 2, template: "viseo_template_v2", blind: "initials" } });
    expect([job.status, job.body.fileName, job.body.template, job.body.blind, job.body.creditsCharged]).toEqual([
      201,
      "zoe.pdf",
      "viseo_template_v2",
      "initials",
      1,
    ]);
    await api.engine.runner.idle();
    expect((await call(`/jobs/${job.body.id}/review`)).status).toBe(200);
    expect((await call(`/jobs/${body.jobId}/format`, { json: { cv_index: 3 } })).status).toBe(404);
    expect((await call(`/jobs/${id}/format`, { json: { cv_index: 1 } })).status).toBe(404);
    expect((await call(`/jobs/${body.jobId}/format`, { json: { cv_index: 1 } })).status).toBe(402);
  });
});

test("a recruiter says that a CV is checked, and takes it back", async () => {
  const at = api.engine.now().toISOString();
  expect((await call(`/jobs/${id}/reviewed`, { json: { reviewed: true } })).body.reviewedAt).toBe(at);
  expect((await call(`/jobs/${id}/reviewed`, { json: { reviewed: false } })).body.reviewedAt).toBeNull();
});

test("the agency's own words stand in what is made at the desk", async () => {
  await call(`/jobs/${id}/cover`, { method: "PUT", json: { fields: { consultant: "Anna Keller" } } });
  await call(`/jobs/${id}/outputs`, { json: { types: ["docx"] } });
  await call(`/jobs/${id}/result`);
  expect(covers.slice(-2)).toEqual([{ consultant: "Anna Keller" }, { consultant: "Anna Keller" }]);
});

test("the agency's own words are kept with the job, and only in their fields", async () => {
  const saved = await call(`/jobs/${id}/cover`, { method: "PUT", json: { fields: { consultant: " Anna Keller ", remarks: "" } } });
  expect([saved.body.cover, saved.body.version]).toEqual([{ consultant: "Anna Keller" }, 2]);
  const refused = await call(`/jobs/${id}/cover`, { method: "PUT", json: { fields: { salary: "1" } } });
  expect([refused.status, refused.body.message]).toEqual([400, "There is no field “salary”."]);
});

test("programs read the data of a CV as it was corrected, of a blind one too", async () => {
  await patch(1, { op: "replace", path: at("basics.name"), value: "Ada Brandt-Lopes" });
  const { status, body } = await call<Resume>(`/jobs/${id}/resume`);
  expect([status, body.basics.name]).toEqual([200, "Ada Brandt-Lopes"]);
  const blind = await finished(cvForm({ blind: "full" }));
  expect((await call<Resume>(`/jobs/${blind}/resume`)).body.basics.name).toBe(parsedResume().basics.name);
  expect((await call("/jobs/none/resume")).status).toBe(404);
});
