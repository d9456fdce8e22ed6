import type { ReviewSource } from "../../engine/contract/api.ts";
import type { Resume } from "../../engine/contract/resume.ts";

/** A4, in points. */
export const PAGE = { width: 595, height: 842 };

type Line = { page: number; x: number; y: number; size: number; text: string; path?: string; bold?: boolean };

const LEFT = 56;
const heading = (page: number, y: number, text: string): Line => ({ page, x: LEFT, y, size: 12, text: text.toUpperCase(), bold: true });
const line = (page: number, y: number, text: string, path: string, part: Partial<Line> = {}): Line => ({
  page,
  x: LEFT,
  y,
  size: 10,
  text,
  path,
  ...part,
});

/** The original line by line. The values of a line stand beside each other where a CV would have them so. */
const LINES: Line[] = [
  line(1, 80, "Elin Marwood", "basics.name", { size: 24, bold: true }),
  line(1, 102, "Senior Data Engineer", "basics.label", { size: 13 }),
  line(1, 122, "elin.marwood@example.com", "basics.email"),
  line(1, 122, "+44 20 7946 095", "basics.phone", { x: 230 }),
  line(1, 122, "Leeds", "basics.location.city", { x: 360 }),
  line(1, 152, "Builds data platforms that people trust. Eleven years in energy and retail, from batch jobs to streams.", "basics.summary"),
  heading(1, 190, "Experience"),
  line(1, 214, "Lead Data Engineer", "work[0].position", { bold: true }),
  line(1, 214, "Norrvik Energy", "work[0].name", { x: 190 }),
  line(1, 214, "Leeds", "work[0].location", { x: 300 }),
  line(1, 214, "March 2019 to today", "work[0].startDate", { x: 430 }),
  line(1, 234, "Moved the warehouse of Norrvik to the cloud, two months before the plan", "work[0].highlights[0]", { x: 70 }),
  line(1, 250, "Built the stream that bills 1.2 million meters each night", "work[0].highlights[1]", { x: 70 }),
  line(1, 266, "Leads six engineers in three countries", "work[0].highlights[2]", { x: 70 }),
  line(1, 282, "Kafka", "work[0].keywords[0]", { x: 70 }),
  line(1, 282, "Spark", "work[0].keywords[1]", { x: 110 }),
  line(1, 282, "dbt", "work[0].keywords[2]", { x: 150 }),
  line(1, 282, "Terraform", "work[0].keywords[3]", { x: 180 }),
  line(1, 314, "Halvorsen Retail Group", "work[1].position", { bold: true }),
  line(1, 314, "Data Engineer", "work[1].name", { x: 210 }),
  line(1, 314, "Hull", "work[1].location", { x: 300 }),
  line(1, 314, "09/2014", "work[1].startDate", { x: 430 }),
  line(1, 314, "02/2019", "work[1].endDate", { x: 480 }),
  line(1, 334, "Wrote the first forecast of stock for 340 shops", "work[1].highlights[0]", { x: 70 }),
  line(1, 350, "Data Analyst at Corbel Press, 2012 to 2014", "work[1].highlights[1]", { x: 70 }),
  line(1, 366, "Reports for the sales of books", "work[1].highlights[2]", { x: 70 }),
  heading(1, 410, "Education"),
  line(1, 434, "MSc", "education[0].studyType", { bold: true }),
  line(1, 434, "Computer Science", "education[0].area", { x: 90 }),
  line(1, 434, "University of Brackenfield", "education[0].institution", { x: 200 }),
  line(1, 434, "2010", "education[0].startDate", { x: 430 }),
  heading(2, 80, "Skills"),
  line(2, 104, "Python", "skills[0].name"),
  line(2, 104, "SQL", "skills[1].name", { x: 110 }),
  line(2, 104, "Streaming", "skills[2].name", { x: 150 }),
  heading(2, 144, "Languages"),
  line(2, 168, "English", "languages[0].language"),
  line(2, 168, "Native", "languages[0].fluency", { x: 130 }),
  line(2, 186, "Norwegian", "languages[1].language"),
  line(2, 186, "B2", "languages[1].fluency", { x: 130 }),
  heading(2, 226, "Certificates"),
  line(2, 250, "Cloud Data Architect", "certificates[0].name"),
  line(2, 250, "Skyward Institute", "certificates[0].issuer", { x: 190 }),
  line(2, 250, "June 2021", "certificates[0].date", { x: 430 }),
  heading(2, 290, "Side notes"),
  line(2, 314, "Speaker at Data North 2023", "additional[0].items[0]"),
  line(2, 330, "Mentor for young engineers", "additional[0].items[1]"),
  heading(2, 370, "Availability"),
  line(2, 394, "From February 2027, four days a week", "additional[1].items[0]"),
];

const widthOf = ({ text, size }: Pick<Line, "text" | "size">) => Math.min(text.length * size * 0.47, PAGE.width - LEFT - 40);

/** Where the original prints each value. */
export const sourcesOf = (): Record<string, ReviewSource> =>
  Object.fromEntries(
    LINES.flatMap((one) => {
      if (!one.path) return [];
      const bbox: [number, number, number, number] = [one.x, one.y - one.size, widthOf(one), one.size * 1.25];
      return [[one.path, { page: one.page, bbox, quote: one.text }]];
    }),
  );

export const drawOriginal = (page: number): string => svg(LINES.filter((one) => one.page === page).map((one) => drawn(one)));

/** A house style: the name above a rule, then what the CV says, a line each. */
export function drawResult(resume: Resume, blind: boolean): string {
  const { basics, work = [], education = [] } = resume;
  const texts: Omit<Line, "page" | "y">[] = [
    { x: LEFT, size: 24, bold: true, text: blind ? "E.M." : (basics.name ?? "") },
    { x: LEFT, size: 13, text: basics.label ?? "" },
    { x: LEFT, size: 10, text: basics.summary ?? "" },
    ...work.flatMap(({ position = "", name = "", highlights = [] }) => [
      { x: LEFT, size: 12, bold: true, text: [position, name].filter(Boolean).join(", ") },
      ...highlights.map((text) => ({ x: 72, size: 10, text })),
    ]),
    ...education.map(({ studyType = "", area = "", institution = "" }) => ({
      x: LEFT,
      size: 11,
      text: [studyType, area, institution].filter(Boolean).join(", "),
    })),
  ];
  const rule = `<rect x="0" y="0" width="${PAGE.width}" height="28" fill="#17414f"/>`;
  return svg([rule, ...texts.map((one, at) => drawn({ ...one, page: 1, y: 84 + at * 24 }))]);
}

const drawn = ({ x, y, size, text, bold }: Line) =>
  `<text x="${x}" y="${y}" font-size="${size}" textLength="${widthOf({ text, size })}" lengthAdjust="spacingAndGlyphs" font-weight="${bold ? 700 : 400}">${escaped(text)}</text>`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const svg = (content: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width}" height="${PAGE.height}" font-family="Arial, sans-serif" fill="#23292d"><rect width="100%" height="100%" fill="#fff"/>${content.join("")}</svg>`;
