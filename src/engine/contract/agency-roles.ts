import type { AgencyRole } from "./api.ts";

/** From the least to the most that a member may do. */
export const AGENCY_ROLES = ["recruiter", "brand-editor", "administrator"] as const satisfies AgencyRole[];
