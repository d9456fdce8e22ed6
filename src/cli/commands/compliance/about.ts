import { type AboutTopic, aboutText } from "../../../engine/compliance/privacy/about.ts";
import { candidateNotice } from "../../../engine/compliance/privacy/candidate-notice.ts";
import type { CandidateLanguage } from "../../../engine/contract/limits.ts";
import { commandConfig } from "../../engine.ts";
import { type ExitStatus, type OutputOptions, print, printJson } from "../../terminal/output.ts";

type AboutOptions = OutputOptions & { data?: string; language?: CandidateLanguage };

export function about(topic: AboutTopic | "notice", options: AboutOptions): ExitStatus {
  const text = topic === "notice" ? candidateNotice(options.language ?? "en", commandConfig(options)).text : aboutText(topic);
  if (options.json) printJson({ topic, text });
  else print(text.trimEnd());
  return 0;
}
