import type { Line } from "../../../reading.ts";
import type { Segment } from "../2-segments/segment.ts";
import type { Row } from "./edges.ts";

/** A line while its wrapped print is still being added. Each cell is a list of printed pieces. */
export type Draft = { cells: Segment[][]; rows: Row[]; lead: number; table?: NonNullable<Line["table"]> };
