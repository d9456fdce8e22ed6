/**
 * Does something for the newest wish, one at a time: a wish that comes while another one is at work waits for its end, and takes the place of one that
 * waits already. `act` says itself what went wrong.
 */
export function latestOnly<T>(act: (wish: T) => Promise<void>): (wish: T) => void {
  let waiting: { wish: T } | null = null;
  let busy = false;
  const work = async () => {
    busy = true;
    while (waiting) {
      const { wish } = waiting;
      waiting = null;
      await act(wish);
    }
    busy = false;
  };
  return (wish) => {
    waiting = { wish };
    if (!busy) void work();
  };
}
