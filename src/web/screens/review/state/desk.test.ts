import { expect, test } from "bun:test";
import type { Review } from "../../../../engine/contract/api.ts";
import { pointerOf as at } from "../../../../engine/contract/resume-paths.ts";
import { NetworkError } from "../../../lib/api/api.ts";
import { givenReview, refusal } from "../../../testing/review-desk.ts";
import { applied, setValue } from "../edits/patch.ts";
import type { Change, Send } from "./change.ts";
import { createDesk } from "./desk.ts";

globalThis.window ??= new EventTarget() as Window & typeof globalThis;

type Call = { change: Change; version: number; key: string };

/** A service with one CV, that somebody else may change too. */
function service() {
  let now = givenReview();
  const calls: Call[] = [];
  const failures: unknown[] = [];
  const made = new Set<string>();
  const send = async (_: string, change: Change, version: number, key: string): Promise<Review> => {
    calls.push({ change, version, key });
    await Promise.resolve();
    if (made.has(key)) return now;
    const failure = failures.shift();
    if (failure) throw failure;
    if (change.kind !== "patch") return now;
    if (version !== now.version) throw refusal(412, "Another version.");
    now = { ...now, version: now.version + 1, resume: applied(now.resume, change.patch) };
    made.add(key);
    return now;
  };
  /** The change is made, and its answer does not arrive. */
  const loseAnswer = (of: (change: Change) => Change = (change) => change): Send => {
    let isLost = false;
    return async (jobId, change, version, key) => {
      const answer = await send(jobId, isLost ? change : of(change), version, key);
      if (isLost) return answer;
      isLost = true;
      throw new NetworkError();
    };
  };
  const somebodyElse = (path: string, value: string) => {
    now = { ...now, version: now.version + 1, resume: applied(now.resume, setValue(now.resume, path, value)) };
  };
  return { calls, failures, send, loseAnswer, somebodyElse, review: () => now };
}

function open(of = service(), send: Send = of.send) {
  const said: string[] = [];
  const retries: (() => void)[] = [];
  const desk = createDesk({
    jobId: "1",
    first: of.review(),
    fetchReview: async () => of.review(),
    onMerged: () => said.push("merged"),
    onRefused: () => said.push("refused"),
    send,
    wait: (retry) => retries.push(retry),
  });
  const write = (path: string, text: string) => desk.patch(setValue(desk.review.value.resume, path, text));
  return { ...of, desk, said, retries, write };
}

/** Every answer has come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("changes show at once, and are sent one after the other, each upon the version that the one before it made", async () => {
  const { desk, calls, write } = open();
  write("basics.name", "Elin M. Marwood");
  write("basics.label", "Data Engineer");

  expect(desk.review.value.resume.basics).toMatchObject({ name: "Elin M. Marwood", label: "Data Engineer" });
  expect(desk.saving.state.value.kind).toBe("saving");
  expect(calls).toHaveLength(1);
  await settled();
  expect(calls.map(({ version }) => version)).toEqual([1, 2]);
  expect(desk.saving.state.value.kind).toBe("saved");
  expect(desk.server.value.version).toBe(3);
});

test("a change is undone and made again, also that of a doubt", async () => {
  const { desk, calls, write, review } = open();
  write("basics.name", "Elin M. Marwood");
  desk.check([{ id: "d1" }]);
  expect(desk.review.value.doubts.map(({ id }) => id)).toEqual(["d2", "d3"]);

  desk.undo();
  desk.undo();
  await settled();
  expect(review().resume.basics.name).toBe("Elin Marwood");
  expect(calls.filter(({ change }) => change.kind === "checked").map(({ change }) => change)).toEqual([
    { kind: "checked", ids: ["d1"], checked: true },
    { kind: "checked", ids: ["d1"], checked: false },
  ]);
  desk.redo();
  await settled();
  expect(review().resume.basics.name).toBe("Elin M. Marwood");
  expect(desk.undo()).toBe(true);
  expect(desk.undo()).toBe(false);
});

test("what the service put into another form can be undone all the same: 'today' became no end", async () => {
  const { desk, calls, write, somebodyElse, review } = open();
  write("work[1].endDate", "today");
  await settled();
  somebodyElse("work[1].endDate", "");
  desk.server.value = review();
  desk.undo();
  await settled();

  expect(calls.at(-1)?.change).toEqual({ kind: "patch", patch: [{ op: "add", path: at("work[1].endDate"), value: "2019-02" }] });
  expect(review().resume.work?.[1]?.endDate).toBe("2019-02");
});

test("a change of somebody else elsewhere stays, and so does ours; it is said once", async () => {
  const { desk, said, write, somebodyElse, review } = open();
  somebodyElse("basics.email", "elin@example.org");
  write("basics.name", "Elin M. Marwood");
  await settled();

  expect(review().resume.basics).toMatchObject({ name: "Elin M. Marwood", email: "elin@example.org" });
  expect(desk.review.value.resume.basics.email).toBe("elin@example.org");
  expect(said).toEqual(["merged"]);
});

test.each(["mine", "theirs"] as const)("where both changed the same value the user decides: %s", async (side) => {
  const { desk, said, write, somebodyElse, review } = open();
  somebodyElse("basics.name", "Elin K. Marwood");
  write("basics.name", "Elin M. Marwood");
  await settled();

  expect(desk.saving.conflict.value?.differences).toEqual([{ path: "basics.name", mine: "Elin M. Marwood", theirs: "Elin K. Marwood" }]);
  expect(review().resume.basics.name).toBe("Elin K. Marwood");
  desk.saving.conflict.value?.pick(side);
  await settled();
  const kept = side === "mine" ? "Elin M. Marwood" : "Elin K. Marwood";
  expect([review().resume.basics.name, desk.review.value.resume.basics.name]).toEqual([kept, kept]);
  expect(desk.saving.state.value.kind).toBe("saved");
  expect(desk.past.value).toHaveLength(side === "mine" ? 1 : 0);
  expect(said).toEqual([]);
});

test("a date whose answer was lost is known as one's own when it is sent again, although the service has put it into another form", async () => {
  const of = service();
  const asDate: Change = { kind: "patch", patch: [{ op: "replace", path: at("work[0].startDate"), value: "2018-04" }] };
  const { desk, calls, retries, write, review } = open(
    of,
    of.loseAnswer(() => asDate),
  );
  write("work[0].startDate", "April 2018");
  await settled();
  expect(desk.saving.state.value.kind).toBe("failed");
  retries[0]?.();
  await settled();

  expect(desk.saving.conflict.value).toBeNull();
  expect([desk.review.value.resume.work?.[0]?.startDate, review().version, desk.saving.state.value.kind]).toEqual(["2018-04", 2, "saved"]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});

test("two changes never bear the same key, and one that is made upon somebody else's has a new one", async () => {
  const { calls, write, somebodyElse } = open();
  somebodyElse("basics.email", "elin@example.org");
  write("basics.name", "Elin M. Marwood");
  write("basics.label", "Data Engineer");
  await settled();

  expect(calls).toHaveLength(3);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
});

test("the same change as somebody else made is none, and nobody is asked", async () => {
  const { desk, calls, write, somebodyElse } = open();
  somebodyElse("basics.name", "Elin M. Marwood");
  write("basics.name", "Elin M. Marwood");
  await settled();

  expect(desk.saving.conflict.value).toBeNull();
  expect(calls).toHaveLength(1);
  expect(desk.saving.state.value.kind).toBe("saved");
});

test("without a network nothing is lost: it is said, kept and sent again", async () => {
  const { desk, failures, retries, write, review } = open();
  failures.push(new NetworkError());
  write("basics.name", "Elin M. Marwood");
  write("basics.label", "Data Engineer");
  await settled();

  expect(desk.saving.state.value).toMatchObject({ kind: "failed", message: "The server cannot be reached. Please check your connection." });
  expect(desk.review.value.resume.basics.label).toBe("Data Engineer");
  retries[0]?.();
  await settled();
  expect(review().resume.basics).toMatchObject({ name: "Elin M. Marwood", label: "Data Engineer" });
});

test("a text that the service does not take stays in its field with the reason, and nothing else is held up", async () => {
  const { desk, failures, said, write, review } = open();
  failures.push(refusal(422, "This is no date."));
  write("work[0].startDate", "the other day");
  write("basics.label", "Data Engineer");
  await settled();

  expect(desk.editing.value).toEqual({ path: "work[0].startDate", text: "the other day", message: "This is no date." });
  expect(desk.review.value.resume.work?.[0]?.startDate).toBe("2019-03");
  expect(review().resume.basics.label).toBe("Data Engineer");
  expect(said).toEqual(["refused"]);
  expect(desk.past.value).toHaveLength(1);
});

test("the page asks before it is left as long as something is unsent", async () => {
  const { failures, retries, write } = open();
  const leaves = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  expect(leaves()).toBe(true);
  failures.push(new NetworkError());
  write("basics.name", "Elin M. Marwood");
  await settled();
  expect(leaves()).toBe(false);
  retries[0]?.();
  await settled();
  expect(leaves()).toBe(true);
});

test("the pages of a Word file come later: with their sources, and without taking a change back that was made meanwhile", async () => {
  const { desk, review, write } = open();
  const pages = [{ number: 1, width: 595, height: 842 }];
  const early = { ...review(), original: { kind: "docx" as const, pages } };
  write("basics.name", "Elin Marwood-Hale");
  await settled();
  desk.originalCame(early);
  expect(desk.review.value.resume.basics.name).toBe("Elin Marwood-Hale");
  expect(desk.review.value.original.pages).toEqual(pages);
  const whole = { ...review(), original: early.original, sources: { "basics.name": { quote: "Elin", page: 1 } } };
  desk.originalCame(whole);
  expect(desk.review.value.sources).toEqual(whole.sources);
});

test("what somebody else changed meanwhile shows when the tab is looked at again, unless something is being written", async () => {
  const { desk, somebodyElse, review } = open();
  const before = review();
  somebodyElse("basics.label", "Architect");
  desk.editing.value = { path: "basics.name" };
  desk.seenAgain(review());
  expect(desk.review.value.resume.basics.label).not.toBe("Architect");
  desk.editing.value = null;
  desk.seenAgain(review());
  expect(desk.review.value.resume.basics.label).toBe("Architect");
  desk.seenAgain(before);
  expect(desk.review.value.resume.basics.label).toBe("Architect");
});
