import { lookUp } from "../../../contract/look-up.ts";
import type { XmlElement } from "../../package/xml.ts";

/** The `w:val` attribute, where most elements of a Word file keep their value. */
export const value = (element: XmlElement | undefined): string | undefined => element?.attributes["w:val"];

/** An on/off property (ECMA-376 17.17.4): present means on, unless its value says off. Undefined when absent. */
export function onOff(element: XmlElement | undefined): boolean | undefined {
  if (!element) return undefined;
  const val = value(element);
  return val === undefined || !(val === "0" || val === "false" || val === "off" || val === "none");
}

export function number(text: string | undefined): number | undefined {
  const parsed = text === undefined ? Number.NaN : Number.parseFloat(text);
  return Number.isFinite(parsed) ? parsed : undefined;
}

/** A length in points. Word writes twentieths of a point; the strict format may write "12pt" or "1cm" (17.18.105 ST_UniversalMeasure). */
export function points(text: string | undefined): number | undefined {
  const amount = number(text);
  if (amount === undefined || text === undefined) return undefined;
  const unit = /[a-z]+$/.exec(text)?.[0];
  return unit ? amount * (lookUp(POINTS_PER_UNIT, unit) ?? 1) : amount / TWENTIETHS;
}
const TWENTIETHS = 20;
const POINTS_PER_UNIT: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 7.2 / 2.54, pc: 12, pi: 12 };
