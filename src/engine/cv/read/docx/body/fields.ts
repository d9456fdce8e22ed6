import { child, childrenOf, type XmlElement } from "../../../package/xml.ts";
import { number, onOff, value } from "../attributes.ts";
import type { RunContent } from "../model.ts";

/** A field that is being read (ECMA-376 17.16): first its code, then the result that is shown. */
export type Field = {
  code: string;
  phase: "code" | "result";
  link?: string;
  isPageNumber: boolean;
  closed: boolean;
  shown: boolean;
  form?: XmlElement;
};

export const newField = (code: string): Field => ({ code, phase: "code", closed: false, shown: false, ...describeField(code) });

export function describeField(code: string): { isPageNumber: boolean; link?: string } {
  return { isPageNumber: /^(PAGE|NUMPAGES|SECTIONPAGES)$/.test(keywordOf(code)), link: safeLink(hyperlinkTarget(code)) };
}

/** The keyword of the code of a field, in capitals. */
export const keywordOf = (code: string): string => /^\s*(\w+)/.exec(code)?.[1]?.toUpperCase() ?? "";

/** Where a HYPERLINK field leads outside of the document: its first argument that is none of a switch (17.16.5.25), as in `HYPERLINK \o "Mail" "mailto:…"`. */
export function hyperlinkTarget(code: string): string | undefined {
  if (keywordOf(code) !== "HYPERLINK") return undefined;
  let isOfSwitch = false;
  for (const [written, name, quoted] of code.replace(/^\s*\w+/, "").matchAll(/\\(\w)|"([^"]*)"|\S+/g)) {
    if (name === undefined && !isOfSwitch) return quoted ?? written;
    isOfSwitch = name !== undefined && SWITCHES_WITH_ARGUMENT.test(name);
  }
  return undefined;
}

/** A place in the target, a tip, a window. */
const SWITCHES_WITH_ARGUMENT = /^[lot]$/i;

/** The text of a form field (`w:ffData`) whose answer is in its data and not in a run. */
export function formAnswer(field: Field): string | undefined {
  const checkBox = child(field.form, "w:checkBox");
  if (checkBox) return (onOff(child(checkBox, "w:checked")) ?? onOff(child(checkBox, "w:default"))) ? "☒" : "☐";
  const list = child(field.form, "w:ddList");
  if (!list) return undefined;
  const chosen = number(value(child(list, "w:result"))) ?? number(value(child(list, "w:default"))) ?? 0;
  return value(childrenOf(list, "w:listEntry")[chosen]);
}

/** The code of a field is not shown, unless the field is never closed: then the code is kept as text, because it may be the text after it. */
export function keepFieldResults(content: (RunContent & { field?: Field })[]): RunContent[] {
  if (content.every((item) => item.field === undefined)) return content;
  return content
    .filter((item) => item.field === undefined || !(item.field.closed || item.field.phase === "result"))
    .map(({ field: _, ...item }) => item as RunContent);
}

/** Only safe schemes of links: web, mail and telephone. */
export function safeLink(target: string | undefined): string | undefined {
  const trimmed = target?.trim();
  return trimmed && /^(https?:\/\/|mailto:|tel:)[^\s]/i.test(trimmed) ? trimmed : undefined;
}
