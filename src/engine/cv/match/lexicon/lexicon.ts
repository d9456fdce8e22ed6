import { INDUSTRIES } from "./industries.ts";
import { BUSINESS } from "./occupations/business.ts";
import { CONSTRUCTION_AND_CRAFTS } from "./occupations/construction-and-crafts.ts";
import { EDUCATION_SCIENCE_LAND } from "./occupations/education-science-land.ts";
import { FINANCE_LAW_PUBLIC } from "./occupations/finance-law-public.ts";
import { FURTHER_NAMES } from "./occupations/further-names.ts";
import { HEALTH_AND_CARE } from "./occupations/health-and-care.ts";
import { HOSPITALITY_AND_RETAIL } from "./occupations/hospitality-and-retail.ts";
import { INDUSTRY_AND_TRADES } from "./occupations/industry-and-trades.ts";
import { INFORMATION_TECHNOLOGY } from "./occupations/information-technology.ts";
import { OCCUPATION_NAMES } from "./occupations/occupation-names.ts";
import { PAPERS } from "./occupations/papers.ts";
import { PEOPLE_SERVICES } from "./occupations/people-services.ts";
import { PRODUCTION_AND_LOGISTICS } from "./occupations/production-and-logistics.ts";
import { PRODUCTS } from "./products.ts";
import { TRAITS } from "./traits.ts";

/** Every sector's concepts. A parent may stand in another file than its kinds. */
export const LEXICON: readonly string[] = [
  INFORMATION_TECHNOLOGY,
  PRODUCTS,
  BUSINESS,
  FINANCE_LAW_PUBLIC,
  PEOPLE_SERVICES,
  HEALTH_AND_CARE,
  EDUCATION_SCIENCE_LAND,
  HOSPITALITY_AND_RETAIL,
  INDUSTRY_AND_TRADES,
  CONSTRUCTION_AND_CRAFTS,
  PRODUCTION_AND_LOGISTICS,
  FURTHER_NAMES,
  OCCUPATION_NAMES,
  PAPERS,
  INDUSTRIES,
  TRAITS,
];
