import { readEnvironment, readModelConfig } from "../engine/config.ts";

export type ModelOptions = { model?: string | false };

/** The local model that `--model` or the configuration names, and where it is; none with `--no-model`. */
export function chosenModel({ model }: ModelOptions): { host: string; model: string } | undefined {
  if (model === false) return undefined;
  const { ollamaHost, ollamaModel } = readModelConfig(readEnvironment(process.cwd(), process.env));
  const name = model ?? ollamaModel;
  return name ? { host: ollamaHost, model: name } : undefined;
}
