/** In the order to ask: Edge and Opera also say Chrome, Chrome also says Safari. */
const BROWSERS: [string, RegExp][] = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\/|Opera/],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\/|Chromium\//],
  ["Safari", /Safari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X|Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux|X11/],
];

const find = (table: [string, RegExp][], agent: string) => table.find(([, pattern]) => pattern.test(agent))?.[0];

/** `Chrome on Windows`, from what the browser says of itself. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? "";
  return [find(BROWSERS, agent), find(SYSTEMS, agent)].filter(Boolean).join(" on ") || agent.slice(0, 40) || "Unknown device";
}

export const isPhone = (userAgent: string | null) => /iPhone|Android|Mobile/.test(userAgent ?? "");
