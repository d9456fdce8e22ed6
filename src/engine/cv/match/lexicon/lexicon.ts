import { BUSINESS } from "./business.ts";
import { INDUSTRIES } from "./industries.ts";
import { INDUSTRY_AND_TRADES } from "./industry-and-trades.ts";
import { INFORMATION_TECHNOLOGY } from "./information-technology.ts";
import { PEOPLE_SERVICES } from "./people-services.ts";

/** Every sector's concepts. A parent may stand in another file than its kinds. */
export const LEXICON: readonly string[] = [INFORMATION_TECHNOLOGY, BUSINESS, PEOPLE_SERVICES, INDUSTRY_AND_TRADES, INDUSTRIES];
