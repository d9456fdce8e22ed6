import type { ConverterChild } from "./child-process.ts";

/** A child and its owner, whose documents alone it serves; a spare one has no owner yet. */
type Kept = { child: Promise<ConverterChild>; owner?: string; served: number };
type Waiting = Kept & { timer: Timer };
type Taken = Kept & { /** Started for this document. */ fresh: boolean };

/** After so many documents a child is replaced, whatever its state. */
export const MOST_DOCUMENTS = 500;

/** Children that wait for `idleMs` for the next document, and end then. At work and waiting there are `most` together. */
export function keepChildren({ most, idleMs, start }: { most: number; idleMs: number; start: () => Promise<ConverterChild> }) {
  const all = new Set<Promise<ConverterChild>>();
  const waiting: Waiting[] = [];
  let atWork = 0;

  const end = async (child: Promise<ConverterChild>) => {
    // One that did not start has nothing to end; who waits for it is told.
    await child.then(
      (started) => started.end(),
      () => {},
    );
    all.delete(child);
  };
  const begin = () => {
    const child = start();
    child.catch(() => {});
    all.add(child);
    return child;
  };
  const wait = (kept: Kept) => {
    const timer = setTimeout(() => {
      leave(waiting.findIndex(({ child }) => child === kept.child));
      void end(kept.child);
    }, idleMs);
    timer.unref();
    waiting.push({ ...kept, timer });
  };
  const findSpare = () => waiting.findIndex(({ owner }) => owner === undefined);
  const leave = (index: number): Waiting | undefined => {
    const [kept] = index < 0 ? [] : waiting.splice(index, 1);
    clearTimeout(kept?.timer);
    return kept;
  };

  /** The owner's own, or a spare one, or a new one. `fresh`: a new one. */
  const take = async (owner: string | undefined, fresh: boolean): Promise<Taken> => {
    atWork += 1;
    const own = waiting.findIndex((kept) => kept.owner === owner);
    const kept = fresh ? undefined : leave(own < 0 ? findSpare() : own);
    if (kept && (await isUsable(kept.child))) return { ...kept, fresh: false };
    if (kept) await end(kept.child);
    while (waiting.length > 0 && atWork + waiting.length > most) await end((leave(0) as Waiting).child);
    return { child: begin(), owner, served: 0, fresh: true };
  };
  /** After a document. Only an owner's is kept. */
  const giveBack = async ({ child, served }: Kept, owner?: string) => {
    atWork -= 1;
    if (owner !== undefined && served + 1 < MOST_DOCUMENTS && (await isUsable(child))) wait({ child, owner, served: served + 1 });
    else await end(child);
  };
  /** Has a child ready, unless there is one already or no room for it. */
  const prepare = () => {
    const spare = leave(findSpare());
    if (spare) return wait(spare);
    if (atWork + waiting.length >= most) return;
    const child = begin();
    void child.then(({ prepare }) => prepare()).catch(() => {});
    wait({ child, served: 0 });
  };
  const close = async () => {
    while (waiting.length > 0) leave(0);
    await Promise.all([...all].map(end));
  };
  return { take, giveBack, prepare, close };
}

const isUsable = (child: Promise<ConverterChild>) =>
  child.then(
    ({ usable }) => usable(),
    () => false,
  );
