import type { ConverterChild } from "./child-process.ts";

/** A child process that converts documents of one owner only; a spare one has no owner yet. */
type PooledChild = { child: Promise<ConverterChild>; owner?: string; served: number };
type IdleChild = PooledChild & { timer: Timer };
type TakenChild = PooledChild & { /** Started for this document: no other document can have damaged it. */ isNew: boolean };

/** A child is replaced after this many documents, whatever its state: that frees anything it may have leaked. */
export const MAX_DOCUMENTS_PER_CHILD = 500;

/** A pool of converter children, at most `maxChildren` at work and idle together. An idle child waits `idleMs` for the next document and is ended then. */
export function openChildPool({
  maxChildren,
  idleMs,
  start,
}: {
  maxChildren: number;
  idleMs: number;
  start: () => Promise<ConverterChild>;
}) {
  const all = new Set<Promise<ConverterChild>>();
  const idle: IdleChild[] = [];
  let atWork = 0;

  const end = async (child: Promise<ConverterChild>) => {
    // A child that failed to start cannot be ended. Its error reaches the caller of `take`, who awaits `child`.
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
  const keepIdle = (pooled: PooledChild) => {
    const timer = setTimeout(() => {
      removeIdle(idle.findIndex(({ child }) => child === pooled.child));
      void end(pooled.child);
    }, idleMs);
    timer.unref();
    idle.push({ ...pooled, timer });
  };
  const findSpare = () => idle.findIndex(({ owner }) => owner === undefined);
  const removeIdle = (index: number): IdleChild | undefined => {
    const [pooled] = index < 0 ? [] : idle.splice(index, 1);
    clearTimeout(pooled?.timer);
    return pooled;
  };

  /** An idle child of this owner, else a spare one, else a new one. `forceNew`: always a new one, for a second try after a crash. */
  const take = async (owner: string | undefined, forceNew: boolean): Promise<TakenChild> => {
    atWork += 1;
    const ofOwner = idle.findIndex((pooled) => pooled.owner === owner);
    const pooled = forceNew ? undefined : removeIdle(ofOwner < 0 ? findSpare() : ofOwner);
    if (pooled && (await isUsable(pooled.child))) return { ...pooled, isNew: false };
    if (pooled) await end(pooled.child);
    while (idle.length > 0 && atWork + idle.length > maxChildren) await end((removeIdle(0) as IdleChild).child);
    return { child: begin(), owner, served: 0, isNew: true };
  };
  /** Returns a child after its document. A child without an owner is ended. */
  const giveBack = async ({ child, served }: PooledChild, owner?: string) => {
    atWork -= 1;
    if (owner !== undefined && served + 1 < MAX_DOCUMENTS_PER_CHILD && (await isUsable(child)))
      keepIdle({ child, owner, served: served + 1 });
    else await end(child);
  };
  /** Starts a spare child, unless one is idle already or the pool is full. */
  const warmUp = () => {
    const spare = removeIdle(findSpare());
    if (spare) return keepIdle(spare);
    if (atWork + idle.length >= maxChildren) return;
    const child = begin();
    void child.then(({ warmUp }) => warmUp()).catch(() => {});
    keepIdle({ child, served: 0 });
  };
  const close = async () => {
    while (idle.length > 0) removeIdle(0);
    await Promise.all([...all].map(end));
  };
  return { take, giveBack, warmUp, close };
}

const isUsable = (child: Promise<ConverterChild>) =>
  child.then(
    ({ usable }) => usable(),
    () => false,
  );
