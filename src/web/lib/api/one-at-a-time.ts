/** A browser holds six connections to a service; pictures that are still being drawn must leave some for everything else. */
const AT_ONCE = 2;

const waiting = new Set<() => void>();
let running = 0;

/** Starts at once or when others have left; the answer leaves, whether it had started or not. */
export function takeTurn(start: () => void): () => void {
  let started = false;
  const begin = () => {
    started = true;
    running++;
    start();
  };
  waiting.add(begin);
  next();
  return () => {
    waiting.delete(begin);
    if (!started) return;
    started = false;
    running--;
    next();
  };
}

function next() {
  const [first] = waiting;
  if (!first || running >= AT_ONCE) return;
  waiting.delete(first);
  first();
}
