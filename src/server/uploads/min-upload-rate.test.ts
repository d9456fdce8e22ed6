import { expect, test } from "bun:test";
import { AppError } from "../../engine/contract/errors.ts";
import { pacedBody } from "./min-upload-rate.ts";

const TOO_LARGE = new AppError("too_large", "This file is too large.");

/** Sends `bytes` every `everyMs`, `times` times, and notes when nobody wants more. */
function sender({ bytes, everyMs, times }: { bytes: number; everyMs: number; times: number }) {
  const seen = { cancelled: false };
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        await Bun.sleep(everyMs);
        if (sent++ < times) controller.enqueue(new Uint8Array(bytes));
        else controller.close();
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

async function total(chunks: AsyncIterable<Uint8Array>, pauseMs = 0): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    await Bun.sleep(pauseMs);
  }
  return bytes;
}

test("a sender who stays behind the pace is stopped, and let go", async () => {
  const { body, seen } = sender({ bytes: 1, everyMs: 10, times: 1_000 });
  const chunks = pacedBody(body, 1_000_000, TOO_LARGE, { minBytesPerSecond: 10_000, windowMs: 50 });
  await expect(total(chunks)).rejects.toMatchObject({ code: "too_slow" });
  expect(seen.cancelled).toBe(true);
});

test("a sender who falls silent is stopped", async () => {
  const { body } = sender({ bytes: 1, everyMs: 1_000_000, times: 1 });
  await expect(total(pacedBody(body, 10, TOO_LARGE, { minBytesPerSecond: 1, windowMs: 20 }))).rejects.toMatchObject({ code: "too_slow" });
});

test("a slow sender who keeps the pace is read to the end", async () => {
  const { body } = sender({ bytes: 1_000, everyMs: 5, times: 40 });
  expect(await total(pacedBody(body, 1_000_000, TOO_LARGE, { minBytesPerSecond: 1_000, windowMs: 50 }))).toBe(40_000);
});

test("what the reader takes long for does not count against the sender", async () => {
  const { body } = sender({ bytes: 10, everyMs: 0, times: 4 });
  expect(await total(pacedBody(body, 1_000, TOO_LARGE, { minBytesPerSecond: 1_000_000, windowMs: 200 }), 100)).toBe(40);
});

test("a body that is larger than it may be ends there", async () => {
  const { body, seen } = sender({ bytes: 1_000, everyMs: 0, times: 1_000_000 });
  const chunks = pacedBody(body, 10_000, TOO_LARGE, { minBytesPerSecond: 1, windowMs: 10_000 });
  await expect(total(chunks)).rejects.toMatchObject({ code: "too_large" });
  expect(seen.cancelled).toBe(true);
});
