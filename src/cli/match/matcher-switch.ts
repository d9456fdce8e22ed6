import { AppError } from "../../engine/contract/errors.ts";
import { isMatcherOffIn } from "../../engine/house/matcher-of-folder.ts";
import { readDataDir, readMatcherSetting } from "../../engine/setup/config.ts";
import { commandEnvironment } from "../engine.ts";

/** The owner may have switched the matcher off, in the configuration or in the pages of the service on this data folder. Throws AppError "forbidden" then. */
export function refuseMatcherOffHere({ data }: { data?: string }): void {
  const env = commandEnvironment({ data });
  if (readMatcherSetting(env) && !isMatcherOffIn(readDataDir(env, data))) return;
  throw new AppError("forbidden", "The matcher is switched off here: CVs are not scored against job descriptions.");
}
