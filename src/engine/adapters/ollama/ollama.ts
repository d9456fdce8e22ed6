import { Ollama } from "ollama";
import type { Ask } from "../../cv/match/ask-model.ts";

type Options = { host: string; model: string; timeoutMs?: number; attempts?: number };

const TIMEOUT_MS = 120_000;
const CHARS_PER_TOKEN = 3;
const ANSWER_TOKENS = 1_024;
const MIN_CONTEXT = 4_096;
const MAX_CONTEXT = 32_768;

/**
 * Questions to a local Ollama server (`POST /api/chat`, https://docs.ollama.com/api/chat): JSON schema, temperature 0, fixed seed, and a context
 * that holds the whole question, as Ollama cuts longer ones silently. Throws when no attempt gives JSON in time.
 */
export function openOllama({ host, model, timeoutMs = TIMEOUT_MS, attempts = 2 }: Options): Ask {
  return async ({ system, prompt, schema }, signal) => {
    const needed = Math.ceil((system.length + prompt.length) / CHARS_PER_TOKEN) + ANSWER_TOKENS;
    const num_ctx = Math.min(MAX_CONTEXT, Math.max(MIN_CONTEXT, 2 ** Math.ceil(Math.log2(needed))));
    let failure: unknown;
    for (let attempt = 0; attempt < attempts; attempt++) {
      signal.throwIfAborted();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const client = new Ollama({
        host,
        fetch: Object.assign((input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, signal: limit }), {
          preconnect: fetch.preconnect,
        }),
      });
      try {
        const { message, done_reason } = await client.chat({
          model,
          stream: false,
          format: schema,
          options: { temperature: 0, seed: 7, num_ctx, num_predict: ANSWER_TOKENS },
          messages: [
            { role: "system", content: system },
            { role: "user", content: prompt },
          ],
        });
        if (done_reason === "length") throw new Error("the answer was cut off");
        return JSON.parse(jsonIn(message?.content ?? ""));
      } catch (error) {
        failure = error;
      }
    }
    signal.throwIfAborted();
    throw failure;
  };
}

/** Talkative models wrap their JSON in words or a code fence. */
function jsonIn(text: string): string {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  return from === -1 || to < from ? text : text.slice(from, to + 1);
}
