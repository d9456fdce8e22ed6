import { Ollama } from "ollama";
import type { Ask } from "../../cv/match/model/ask-model.ts";

type Options = { host: string; model: string; timeoutMs?: number; attempts?: number };

const TIMEOUT_MS = 120_000;
const DIGEST_TIMEOUT_MS = 5_000;
const CHARS_PER_TOKEN = 3;
const ANSWER_TOKENS = 1_024;
const MIN_CONTEXT = 4_096;
const MAX_CONTEXT = 32_768;
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Questions to a local Ollama server (`POST /api/chat`, https://docs.ollama.com/api/chat): JSON schema, temperature 0, fixed seed, and a context
 * that holds the whole question, as Ollama cuts longer ones silently. Throws an error that says why when no attempt gives JSON in time.
 */
export function openOllama({ host, model, timeoutMs = TIMEOUT_MS, attempts = 2 }: Options): Ask {
  return async ({ system, prompt, schema, answerTokens = ANSWER_TOKENS }, signal) => {
    const needed = Math.ceil((system.length + prompt.length) / CHARS_PER_TOKEN) + answerTokens;
    const num_ctx = Math.min(MAX_CONTEXT, Math.max(MIN_CONTEXT, 2 ** Math.ceil(Math.log2(needed))));
    let failure: unknown;
    for (let attempt = 0; attempt < attempts; attempt++) {
      signal.throwIfAborted();
      const timeout = AbortSignal.timeout(timeoutMs);
      const client = new Ollama({ host, fetch: jsonFetch(AbortSignal.any([signal, timeout])) });
      try {
        const { message, done_reason } = await client.chat({
          model,
          stream: false,
          format: schema,
          options: { temperature: 0, seed: 7, num_ctx, num_predict: answerTokens },
          messages: [
            { role: "system", content: system },
            { role: "user", content: prompt },
          ],
        });
        if (done_reason === "length") throw new Error("its answer was cut off");
        return readJson(message?.content ?? "");
      } catch (error) {
        failure = timeout.aborted ? new Error(`no answer in ${Math.ceil(timeoutMs / 1000)} s`) : error;
      }
    }
    signal.throwIfAborted();
    throw failure;
  };
}

/** Detects a server that is not Ollama, or is busy: the client library would read its pages and write to the terminal. */
function jsonFetch(signal: AbortSignal): typeof fetch {
  const checked = async (input: RequestInfo | URL, init?: RequestInit) => {
    // A redirect would send the CV to a server that is not configured.
    const response = await fetch(input, { ...init, signal, redirect: "manual" }).catch((error) => {
      throw signal.aborted ? error : new Error("the server cannot be reached");
    });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    if (!response.headers.get("content-type")?.includes("json")) throw new Error("the server is no Ollama");
    return new Response(await readAnswer(response), { headers: { "content-type": "application/json" } });
  };
  return Object.assign(checked, { preconnect: fetch.preconnect });
}

/** As much of an answer as a model that works can give. */
async function readAnswer(response: Response): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error("its answer is too long");
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** Talkative models wrap their JSON in words or a code fence. */
function readJson(text: string): unknown {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  try {
    return JSON.parse(from === -1 || to < from ? text : text.slice(from, to + 1));
  } catch {
    throw new Error("its answer is no JSON");
  }
}

/** The digest of a model's file (`GET /api/tags`): two answers of one digest come from the same model. Null where the server does not tell. */
export async function modelDigest({ host, model }: Pick<Options, "host" | "model">): Promise<string | null> {
  try {
    const { models } = await new Ollama({ host, fetch: jsonFetch(AbortSignal.timeout(DIGEST_TIMEOUT_MS)) }).list();
    // "llama3" is short for "llama3:latest".
    return models.find(({ name }) => name === model || name === `${model}:latest`)?.digest ?? null;
  } catch {
    return null;
  }
}

export type ModelCheck = { works: true; ms: number } | { works: false; reason: string };

const CHECK_QUESTION = {
  system: "You compare a CV with a requirement of a job and quote the CV.",
  prompt: "CV:\n<<<\nDrove lorries for six years.\n>>>\n\nRequirement: lorry driving",
  schema: {
    type: "object",
    properties: { met: { type: "string", enum: ["yes", "partly", "no"] }, quote: { type: "string" } },
    required: ["met", "quote"],
  },
};

/** Asks the model a small question like those of a match. Never throws: for a model that cannot be used it returns the reason. */
export async function checkModel({ host, model, timeoutMs = 60_000 }: Omit<Options, "attempts">): Promise<ModelCheck> {
  const start = performance.now();
  try {
    const ask = openOllama({ host, model, timeoutMs, attempts: 1 });
    const answer = (await ask(CHECK_QUESTION, new AbortController().signal)) as { met?: unknown; quote?: unknown };
    if (typeof answer?.met !== "string" || typeof answer.quote !== "string")
      return { works: false, reason: "its answer has not the form asked for" };
    return { works: true, ms: performance.now() - start };
  } catch (error) {
    return { works: false, reason: (error as Error).message };
  }
}
