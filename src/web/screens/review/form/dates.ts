const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" }).format(Date.UTC(2000, month)),
);

/** `2019-03` → `Mar 2019`, `2019-03-30` → `30 Mar 2019`; what is no date stays as it is. */
export function dateForReading(iso: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!year || (month && !name)) return iso;
  return [day && Number(day), name, year].filter(Boolean).join(" ");
}
