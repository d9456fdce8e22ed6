import type { SectionKind } from "./headings.ts";

export const HEADING_WORDS_WORLD: Record<string, Partial<Record<SectionKind, string>>> = {};
