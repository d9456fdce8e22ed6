import { AppError } from "../../engine/contract/errors.ts";

/** In each `windowMs` of waiting for the sender, at least this many bytes must arrive. */
export type Pace = { minBytesPerSecond: number; windowMs: number };

/** A bad mobile connection sends several times as much. */
export const MIN_UPLOAD_RATE: Pace = { minBytesPerSecond: 10_000, windowMs: 10_000 };

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * The chunks of a body. Time that the reader takes does not count against the sender. Throws AppError "too_slow" below the minimum rate, and
 * `refusal` for more than `maxBytes`. When the caller stops reading, the body is cancelled.
 */
export async function* pacedBody(
  body: Body | null,
  maxBytes: number,
  refusal: AppError,
  pace: Pace,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!body) return;
  const reader = body.getReader();
  const clock = startUploadTimer(pace);
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await clock.time(reader.read());
      if (done) return;
      total += value.byteLength;
      if (total > maxBytes) throw refusal;
      clock.count(value.byteLength);
      yield value;
    }
  } finally {
    // Nobody waits for this: it fails for a connection that is gone.
    reader.cancel().catch(() => {});
  }
}

/** Measures the bytes that arrive per time spent waiting for them. */
function startUploadTimer({ minBytesPerSecond, windowMs }: Pace) {
  let waitedMs = 0;
  let bytes = 0;

  function endWindow(): void {
    if (bytes < minBytesPerSecond * (windowMs / 1000)) throw tooSlow();
    waitedMs = 0;
    bytes = 0;
  }

  return {
    async time<T>(pending: Promise<T>): Promise<T> {
      for (;;) {
        const start = performance.now();
        const answer = await within(pending, Math.max(1, windowMs - waitedMs));
        waitedMs += performance.now() - start;
        if (answer) return answer.value;
        endWindow();
      }
    },
    count(arrived: number): void {
      bytes += arrived;
      if (waitedMs >= windowMs) endWindow();
    },
  };
}

/** Null on time-out. */
function within<T>(pending: Promise<T>, ms: number): Promise<{ value: T } | null> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([pending.then((value) => ({ value })), timeout]).finally(() => clearTimeout(timer));
}

const tooSlow = () => new AppError("too_slow", "The upload was too slow and was stopped. Please check your connection and try again.");
