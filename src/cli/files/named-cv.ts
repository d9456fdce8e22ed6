import type { LogKey } from "../../engine/compliance/chain/log-key.ts";
import { about } from "../batch/error-subject.ts";
import { readInput } from "./inputs.ts";

/** The keyed hash that the decision log knows a CV by. Throws AppError as `readInput`, with the name of the file. */
export const loggedName = (key: LogKey, file: string): Promise<string> =>
  about(file, async () => key.nameOf("cv", new Bun.CryptoHasher("sha256").update(await readInput(file)).digest("hex")));
