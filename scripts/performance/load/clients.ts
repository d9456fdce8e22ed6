export type Latencies = { sent: number; seconds: number; failed: number; ms: number[] };
type Act = () => Promise<Response>;

/** As fast as answers come: `clients` at once, each waiting for its answer. */
export async function asFastAsPossible(clients: number, seconds: number, act: (client: number) => Promise<Response>): Promise<Latencies> {
  const result: Latencies = { sent: 0, seconds, failed: 0, ms: [] };
  const end = performance.now() + seconds * 1000;
  const client = async (_: unknown, number: number) => {
    while (performance.now() < end) await timed(result, performance.now(), () => act(number));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return result;
}

/** At a rate, whether answers come or not; each is timed from when it was due, so that a stall counts for all that it holds up. */
export async function atRate(perSecond: number, seconds: number, act: (number: number) => Promise<Response>): Promise<Latencies> {
  const result: Latencies = { sent: 0, seconds, failed: 0, ms: [] };
  const under: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = start + (number * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await Bun.sleep(early);
    under.push(timed(result, Math.min(due, performance.now()), () => act(number)));
  }
  await Promise.all(under);
  return result;
}

async function timed(result: Latencies, due: number, act: Act): Promise<void> {
  result.sent += 1;
  try {
    const answer = await act();
    await answer.arrayBuffer();
    if (!answer.ok) result.failed += 1;
  } catch {
    result.failed += 1;
  }
  result.ms.push(performance.now() - due);
}

/** A row of the table: the rate, the latencies in milliseconds, and what was not answered well. */
export function row({ sent, seconds, failed, ms }: Latencies) {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
  return { "per second": Math.round(sent / seconds), median: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1), failed };
}
