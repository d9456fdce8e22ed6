import { describe, expect, test } from "bun:test";
import { AppError } from "../../contract/errors.ts";
import { MAX_JD_CHARS } from "../../contract/limits.ts";
import type { Converted } from "../../cv/conversion.ts";
import { convertDocument } from "../../cv/convert-document.ts";
import type { Score } from "../../cv/match/3-score/match-resume.ts";
import { readAsset } from "../../setup/assets.ts";
import { convertedCv } from "../../testing/open-test-engine.ts";
import type { Convert } from "./convert-tools.ts";
import { openMatcher, readRequirements, scoreCv } from "./match-cvs.ts";

const NOW = new Date("2026-01-01");
const signal = new AbortController().signal;
const json = (text: string) => new TextEncoder().encode(text);
const CV = {
  fileName: "cv.json",
  bytes: json('{"basics":{"name":"Ada"},"work":[{"position":"Developer","highlights":["Java services."]}]}'),
};
const POISON = { fileName: "poison.pdf", bytes: json("poison") };
const JD = "Developer\nRequirements\n- Java";

/** The converter child's own work, and what it was asked for; a poison ends it. */
function openFake() {
  const kinds: string[] = [];
  const ocr: string[] = [];
  let atWork = 0;
  let mostAtWork = 0;
  const convert: Convert = async (bytes, request) => {
    kinds.push(request.kind ?? "cv");
    ocr.push(request.ocr);
    mostAtWork = Math.max(mostAtWork, ++atWork);
    await Bun.sleep(1);
    atWork -= 1;
    if (bytes === POISON.bytes) throw new Error("crashed");
    return convertDocument(bytes, request, { readAsset, maxPages: 1 });
  };
  const crashMessage = (error: unknown) => ((error as Error).message === "crashed" ? "This file could not be processed." : null);
  const match = openMatcher({ convert, now: () => NOW, crashMessage });
  return { kinds, ocr, mostAtWork: () => mostAtWork, match: (cvs: (typeof CV)[], text = JD) => match(cvs, { text }, signal, "owner") };
}

test("the job description and each CV are read and compared in the converter, the job description once", async () => {
  const { match, kinds, ocr } = openFake();
  const matched = await match([CV, CV]);
  expect(kinds).toEqual(["requirements", "match", "match"]);
  // Pages that are pictures are recognised, as for a CV that is formatted.
  expect(ocr).toEqual(["auto", "auto", "auto"]);
  expect(matched.map((one) => "score" in one && one.score.requirements[0]?.met)).toEqual(["yes", "yes"]);
});

test("each comparison comes with whose CV it is and what the job is called, for the list of jobs and for who asks what is held of a person", async () => {
  const cv = { ...CV, bytes: json('{"basics":{"name":"Ada Berg","email":"ada@berg.test"},"work":[{"position":"Developer"}]}') };
  const [matched, refused] = await openFake().match([cv, POISON]);
  expect(matched).toMatchObject({ person: { name: "Ada Berg", email: "ada@berg.test" }, jdTitle: "Developer" });
  expect(refused).toEqual({ refused: "This file could not be processed.", crashed: true });
});

describe("a local model", () => {
  const NAME = "llama-test";
  const model = (digest: string | null = null) => ({ name: NAME, ask: async () => ({}), digest: async () => digest });
  const rules = convertedCv().score as Score;
  const opinion: Score = { ...rules, model: { name: NAME } as Score["model"] };
  /** What the converter makes of the model's answers. */
  const matcher = (answer: () => Converted | Promise<Converted>, { digest }: { digest?: string } = {}) => {
    const convert: Convert = async (_, { kind }) => (kind === "opinion" ? await answer() : convertedCv());
    const crashMessage = ({ message }: Error) => (message === "crashed" ? "This file could not be processed." : null);
    return openMatcher({ convert, now: () => NOW, model: model(digest), crashMessage: crashMessage as (error: unknown) => string | null });
  };
  const scoreIn = async (match: ReturnType<typeof matcher>) => {
    const [matched] = await match([CV], { text: JD }, signal, "owner");
    return matched && "score" in matched ? matched.score : undefined;
  };

  test("has its opinion beside each score, with the digest that tells which version of it was asked", async () => {
    const answer = () => ({ ...convertedCv(), score: opinion });
    expect((await scoreIn(matcher(answer, { digest: "sha256:1" })))?.model).toMatchObject({ name: NAME, digest: "sha256:1" });
    expect((await scoreIn(matcher(answer)))?.model).toEqual(opinion.model);
    const silent = () => ({ ...convertedCv(), score: undefined });
    expect(await scoreIn(matcher(silent, { digest: "sha256:1" }))).toEqual(rules);
  });

  test("whose answers crash the converter leaves the score to the rules, and says so; another error is none of the model's", async () => {
    const crashing = matcher(() => Promise.reject(new Error("crashed")));
    expect(await scoreIn(crashing)).toEqual({
      ...rules,
      warnings: [`The answers of the model ${NAME} could not be read; the score rests on the rules.`],
    });
    await expect(scoreIn(matcher(() => Promise.reject(new Error("no space left"))))).rejects.toThrow("no space left");
  });
});

test("the requirements are widened by the kept taxonomies before the first CV is compared", async () => {
  const convert: Convert = (bytes, request) => convertDocument(bytes, request, { readAsset, maxPages: 1 });
  const names = { by: "names" as const, id: "x", names: ["java servic"], group: 0, surface: "Wuzzelei" };
  const match = openMatcher({
    convert,
    now: () => NOW,
    widen: async (asked) => ({ ...asked, requirements: asked.requirements.map((one) => ({ ...one, wanted: [names] })) }),
    crashMessage: () => null,
  });
  const [matched] = await match([CV], { text: "Stelle\nAnforderungen\n- Wuzzelei" }, signal, "owner");
  expect(matched && "score" in matched && matched.score.requirements[0]).toMatchObject({ met: "yes", evidence: ["Java services."] });
});

test("an analysis takes two places of the converter at most, and one as soon as a CV has ended it", async () => {
  const good = openFake();
  await good.match(Array.from({ length: 6 }, () => CV));
  expect(good.mostAtWork()).toBe(2);

  const bad = openFake();
  const matched = await bad.match([POISON, POISON, CV, CV]);
  expect(matched.map((one) => "refused" in one)).toEqual([true, true, false, false]);
});

test.each([
  [" \n", "no_text"],
  ["a ".repeat(MAX_JD_CHARS), "too_large"],
])("a job description without words or with too many is refused with a sentence", async (text, code) => {
  const { match } = openFake();
  const refused = await match([CV], text).catch((error) => error);
  expect(refused).toMatchObject({ code, message: expect.stringContaining("The job description cannot be read: ") });
});

test("a job description that is a file is read from its bytes, pasted text from the text, and a refusal says that it was the job description", async () => {
  const requests: [bytes: number, fileName: string, text: string | undefined][] = [];
  const convert: Convert = async (bytes, { fileName, jdText }) => {
    requests.push([bytes.length, fileName, jdText]);
    return convertedCv();
  };
  await readRequirements({ upload: { fileName: "jd.docx", bytes: new Uint8Array(3) } }, convert, signal);
  await readRequirements({ text: "Developer" }, convert, signal);
  expect(requests).toEqual([
    [3, "jd.docx", undefined],
    [0, "", "Developer"],
  ]);
  const failing = (error: Error) => readRequirements({ text: "x" }, () => Promise.reject(error), signal);
  await expect(failing(new AppError("no_text", "This file has no text."))).rejects.toMatchObject({
    code: "no_text",
    message: "The job description cannot be read: This file has no text.",
  });
  await expect(failing(new Error("broken"))).rejects.toThrow("broken");
  const nothing = async () => ({ ...convertedCv(), requirements: undefined });
  await expect(readRequirements({ text: "x" }, nothing as Convert, signal)).rejects.toThrow("the converter sent no requirements");
});

test("a CV is scored as of a day, and an answer without a score is an error", async () => {
  const asked: unknown[] = [];
  const requirements = convertedCv().requirements as NonNullable<ReturnType<typeof convertedCv>["requirements"]>;
  const convert: Convert = async (_bytes, { kind, match, fileName }) => {
    asked.push([kind, match?.now, fileName]);
    return convertedCv();
  };
  const upload = { fileName: "cv.pdf", bytes: new Uint8Array(3) };
  const { score, resume } = await scoreCv(upload, requirements, NOW, convert, signal);
  expect(asked).toEqual([["match", NOW.toISOString(), "cv.pdf"]]);
  expect([score.overall_matching_score, resume.basics.name]).toEqual([5, "Zoë Müller"]);
  const nothing = async () => ({ ...convertedCv(), score: undefined });
  await expect(scoreCv(upload, requirements, NOW, nothing as Convert, signal)).rejects.toThrow("the converter sent no score");
});

test("a CV that is refused takes no place of the converter away", async () => {
  let atWork = 0;
  let most = 0;
  let seen = 0;
  const convert: Convert = async (_bytes, { kind }) => {
    if (kind === "requirements") return convertedCv();
    most = seen >= 2 ? Math.max(most, atWork + 1) : most;
    atWork++;
    await Bun.sleep(1);
    atWork--;
    if (seen++ < 2) throw new AppError("no_text", "This file has no text.");
    return convertedCv();
  };
  const match = openMatcher({ convert, now: () => NOW, crashMessage: () => null });
  const matched = await match(
    Array.from({ length: 6 }, () => CV),
    { text: JD },
    signal,
    "owner",
  );
  expect(matched.slice(0, 2)).toEqual(Array(2).fill({ refused: "This file has no text.", crashed: false }));
  expect(matched.slice(2).every((one) => "score" in one)).toBe(true);
  expect(most).toBe(2);
});
