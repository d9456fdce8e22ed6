import type { Converted } from "../../cv/conversion.ts";
import type { Ask, ModelAnswer, Question } from "../../cv/match/model/ask-model.ts";

/**
 * Relays between the converter child, which writes the questions and judges the answers, and a local model, which the sandboxed child cannot reach.
 * `step` makes the request with the answers so far. Throws what `step` throws, and the reason of `signal`.
 */
export async function consult(step: (answers: ModelAnswer[]) => Promise<Converted>, ask: Ask, signal: AbortSignal): Promise<Converted> {
  const answers: ModelAnswer[] = [];
  for (;;) {
    const made = await step(answers);
    if (!made.question) return made;
    answers.push(await answerTo(made.question, ask, signal));
  }
}

async function answerTo(question: Question, ask: Ask, signal: AbortSignal): Promise<ModelAnswer> {
  try {
    return { value: await ask(question, signal) };
  } catch (error) {
    signal.throwIfAborted();
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
