import type { Line } from "../../../reading.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { hasNameShape } from "../../recognisers/names.ts";
import { MIN_LABEL_CONFIDENCE } from "../thresholds.ts";

/** Forms may have "Name" in a line of its own, and the name, often in large type, in the next. */
export function isNameUnderLabel(above: Line | undefined, line: Line): boolean {
  if (above?.flow !== line.flow || above.cells.length > 1 || line.cells.length > 1) return false;
  const label = matchLabel(above.text);
  return label?.field === "name" && label.confidence >= MIN_LABEL_CONFIDENCE && hasNameShape(line.text);
}
