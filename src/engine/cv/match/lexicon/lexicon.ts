import { INFORMATION_TECHNOLOGY } from "./information-technology.ts";

/** Every sector's concepts. A parent may stand in another file than its kinds. */
export const LEXICON: readonly string[] = [INFORMATION_TECHNOLOGY];
