import type { Line } from "../../../reading.ts";
import type { Segment } from "../2-segments/segment.ts";
import type { Row } from "./edges.ts";

/** A line to which wrapped rows are still being added. Each cell is a list of segments. */
export type Draft = { cells: Segment[][]; rows: Row[]; lead: number; table?: NonNullable<Line["table"]> };
