import type { Style } from "../../../reading.ts";
import type { RunProps } from "./styles.ts";
import { MAX_SAME_COLOR_STEPS, MIN_LEGIBLE_POINTS } from "./thresholds.ts";

/** Scripts that Word sets with the properties for complex scripts, whatever the direction of the run. */
const COMPLEX =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The style of a run. Text of a complex script has the size and weight of complex scripts (`w:szCs`, `w:bCs`); in a run without `w:rtl` either weight makes it bold. */
export function styleOf(props: RunProps, text = ""): Style {
  const isComplex = !props.rightToLeft && (props.sizeComplex !== undefined || props.boldComplex) && COMPLEX.test(text);
  const style: Style = {
    size: (props.rightToLeft || isComplex ? props.sizeComplex : undefined) ?? props.size ?? 10,
    bold: (props.rightToLeft ? props.boldComplex : isComplex && props.boldComplex ? true : undefined) ?? props.bold ?? false,
    italic: props.italic ?? false,
  };
  if (props.font) style.font = props.font;
  if (props.color) style.color = props.color;
  return style;
}

/** Why text cannot be seen, if it cannot. `background` is undefined where it is not known. */
export function hiddenReason(props: RunProps, background: string | undefined): string | undefined {
  if (props.hidden) return "hidden text";
  if (props.size !== undefined && props.size < MIN_LEGIBLE_POINTS) return "too small to see";
  const behind = props.fill ?? background;
  return props.color && behind && isSameColor(props.color, behind) ? "same colour as its background" : undefined;
}

function isSameColor(first: string, second: string): boolean {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const other = parts(second);
  return parts(first).every((part, at) => Math.abs(part - (other[at] ?? 0)) <= MAX_SAME_COLOR_STEPS);
}
