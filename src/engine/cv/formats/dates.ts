/** A date as a Resume has it, in its parts; those that the CV does not give are not there. */
export type DateParts = { year: string; month?: string; day?: string };

/** Undefined for what is no date: where durations stand in the place of dates, a start is "3 years 4 months". */
export function dateParts(date: string | undefined): DateParts | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/.exec(date ?? "") ?? [];
  if (!year || year === "0000" || (day && !isDayOf(year, month as string, day))) return undefined;
  return { year, ...(month && { month }), ...(day && { day }) };
}

/** 30 February is in no calendar, and a schema refuses it. */
function isDayOf(year: string, month: string, day: string): boolean {
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCDate() === Number(day);
}

export const isDate = (date: string | undefined) => dateParts(date) !== undefined;
/** A date to the day, for fields that take no other. */
export const isFullDate = (date: string | undefined) => dateParts(date)?.day !== undefined;

export type Period = { startDate?: string; endDate?: string };
/** A start without an end goes on: so the Resume says it. */
export const isOngoing = ({ startDate, endDate }: Period) => startDate !== undefined && endDate === undefined;

/** The dates of an entry as text: what no field for dates takes, or all of them where there is no such field. */
export function periodText({ startDate, endDate }: Period, present: string): string | undefined {
  if (startDate === undefined) return endDate;
  if (startDate === endDate) return startDate;
  return `${startDate} – ${endDate ?? present}`;
}
