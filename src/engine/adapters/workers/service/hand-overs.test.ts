import { expect, test } from "bun:test";
import { DEADLINE_MS, LOST_AFTER_MS, openHandOvers } from "./hand-overs.ts";

const lostBy = async (handOver: { answered: Promise<unknown> }) => {
  const answered = await Promise.race([handOver.answered, Promise.resolve("open")]);
  return answered === "open" ? "open" : (answered as { lost: { by: string } }).lost.by;
};

test("a document that nobody has a word of is given up: by its worker if one had it, else by the queue", async () => {
  const handOvers = openHandOvers();
  const [waiting, taken] = [handOvers.begin(0), handOvers.begin(0)];
  for (const one of [waiting, taken]) handOvers.noteArrival(one, 1_000);
  handOvers.noteTaken(taken.id);
  handOvers.giveUpLost(1_000 + LOST_AFTER_MS, null);
  expect([await lostBy(waiting), await lostBy(taken)]).toEqual(["open", "open"]);
  handOvers.giveUpLost(1_001 + LOST_AFTER_MS, null);
  expect([await lostBy(waiting), await lostBy(taken)]).toEqual(["queue", "worker"]);
});

test("while the queue is away no worker is blamed", async () => {
  const handOvers = openHandOvers();
  const taken = handOvers.begin(0);
  handOvers.noteTaken(taken.id);
  handOvers.giveUpLost(LOST_AFTER_MS + 1, "The queue cannot be reached.");
  expect((await taken.answered) as object).toMatchObject({ lost: { by: "queue", message: "The queue cannot be reached." } });
});

test("one that a worker names again and again is given up at the longest that a document may take", async () => {
  const handOvers = openHandOvers();
  const endless = handOvers.begin(0);
  endless.seenAt = DEADLINE_MS;
  handOvers.giveUpLost(DEADLINE_MS, null);
  expect(await lostBy(endless)).toBe("open");
  handOvers.giveUpLost(DEADLINE_MS + 1, null);
  expect(await lostBy(endless)).toBe("worker");
});

test("what has ended is known to nobody any more", () => {
  const handOvers = openHandOvers();
  const one = handOvers.begin(0);
  handOvers.end(one.id);
  handOvers.noteTaken(one.id);
  expect([handOvers.get(one.id), handOvers.all(), one.taken]).toEqual([undefined, [], false]);
});
