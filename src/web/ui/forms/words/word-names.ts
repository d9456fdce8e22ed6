import type { HouseWords } from "../../../../engine/contract/api.ts";
import { HEADING_SECTIONS } from "../../../../engine/contract/resume-fields.ts";

export type Heading = HouseWords["headings"][number];
export type Label = HouseWords["labels"][number];

/** A new label as it is chosen first. */
export const NEW_LABEL: Label = { key: "work", language: "en", text: "" };

export const sectionName = (section: string): string => HEADING_SECTIONS.find(({ key }) => key === section)?.label ?? section;

export const isSameHeading = (one: Heading, other: Heading): boolean => one.text === other.text && one.language === other.language;
export const isSameLabel = (one: Label, other: Label): boolean => one.key === other.key && one.language === other.language;
