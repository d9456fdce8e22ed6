import type { SectionKind } from "./headings.ts";

export const HEADING_WORDS_EUROPE: Record<string, Partial<Record<SectionKind, string>>> = {};
