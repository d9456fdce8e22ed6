import type { Row } from "../1-document/row.ts";
import type { DateRange } from "../recognisers/dates/date-range.ts";

/** One job, one degree, one certificate: the rows that name it and the rows that tell about it. */
export type Entry = { head: Row[]; body: Row[]; range?: DateRange; rows: Row[] };
