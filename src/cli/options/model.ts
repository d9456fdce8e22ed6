import { readModelConfig } from "../../engine/setup/config.ts";
import { commandEnvironment } from "../engine.ts";

export type ModelOptions = { model?: string | false; data?: string };

/** The local model of `--model` or the configuration, with the address of its server; none with `--no-model`. */
export function chosenModel({ model, data }: ModelOptions): { host: string; model: string } | undefined {
  if (model === false) return undefined;
  const { ollamaHost, ollamaModel } = readModelConfig(commandEnvironment({ data }));
  const name = model ?? ollamaModel;
  return name ? { host: ollamaHost, model: name } : undefined;
}
