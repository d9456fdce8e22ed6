import type { Cell, Line } from "../../../reading.ts";
import { withText } from "../../1-document/line-style.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { isFieldLabel } from "../headings/field-label.ts";
import { MIN_EVENTS } from "../thresholds.ts";

/**
 * Tables of "year, month, event" as the Japanese rirekisho has them, and of "year, month, day, event, authority" in Korean forms. Two events make one entry: entering a school and leaving it, joining
 * an employer and leaving it. What comes back are lines as other CVs have them, a period beside a name under a heading.
 */
export function readYearTables(lines: readonly Line[]): Line[] {
  const events = lines.map(eventOf);
  if (events.filter((event) => event?.verb).length < MIN_EVENTS) return [...lines];
  // The boxes of the form are headed in smaller print than its table: they are headings of the same rank.
  const style = lines.find((line) => headingOf(line) !== undefined)?.style;
  const read: Line[] = [];
  let begun: { event: Event; at: number } | undefined;
  let left: { event: Event; at: number } | undefined;
  lines.forEach((line, index) => {
    const event = events[index];
    const heading = headingOf(line);
    const isEnd = heading !== undefined || THE_END.test(line.text.replace(/\s/g, ""));
    // Who joined and did not leave is there still.
    if (isEnd && begun && HIRED.test(begun.event.verb)) read[begun.at] = entry(begun.event, undefined, "現在");
    if (heading) {
      begun = undefined;
      read.push({ ...withTexts(line, [heading]), heading: 2 });
    } else if (begun && NOW.test(line.text)) {
      read[begun.at] = entry(begun.event, line, "現在");
    } else if (event && begun && LEAVING.test(event.verb) && OF_SCHOOL.test(event.verb) === OF_SCHOOL.test(begun.event.verb)) {
      read[begun.at] = entry(begun.event, line, event.date);
      begun = undefined;
    } else if (event && left && JOINING.test(event.verb) && event.name === left.event.name) {
      // The newest event first: leaving a school stands over entering it.
      read[left.at] = entry(event, left.event.line, left.event.date);
      left = undefined;
    } else if (event) {
      const isPlain = event.verb === "";
      read.push(isPlain ? withTexts(line, [event.date, event.name, event.note].filter(Boolean)) : entry(event, undefined, undefined));
      begun = JOINING.test(event.verb) ? { event, at: read.length - 1 } : undefined;
      left = LEAVING.test(event.verb) && event.name !== "" ? { event, at: read.length - 1 } : undefined;
      if (event.note && !isPlain) read.push({ ...withTexts(line, [event.note]), gap: 0 });
    } else if (!THE_END.test(line.text))
      read.push(...partsOf(line).map((part) => (part.heading === undefined || !style ? part : { ...part, style })));
  });
  return read;
}

/** "2013年4月" of a row whose first cells are a year and a month, or whose first cell is both; "2013年4月17日" where the day has a cell too. */
export const yearMonth = (line: Line): string | undefined => dateOf(line)?.date;

/** `cells`: how many of the first cells the date fills. */
function dateOf({ cells }: Line): { date: string; cells: number } | undefined {
  const [both = ""] = withoutSpaces(cells[0]?.text ?? "").match(YEAR_AND_MONTH) ?? [];
  if (both !== "" && cells[1]) return { date: both, cells: 1 };
  const [year = "", month = "", what = "", behind] = cells.map(({ text }) => withoutSpaces(text));
  if (!YEAR.test(year) || !MONTH.test(month) || what === "") return undefined;
  const date = `${year.replace(/[年년]/u, "")}年${month.replace(/[月월]/u, "")}月`;
  return DAY.test(what) && behind ? { date: `${date}${what.replace(/[日일]/u, "")}日`, cells: 3 } : { date, cells: 2 };
}

const YEAR = /^(?:(?:19|20)\d\d|(?:昭和|平成|令和)(?:\d{1,2}|元))[年년]?$/u;
const MONTH = /^\d{1,2}[月월]?$/u;
const DAY = /^\d{1,2}[日일]?$/u;
const YEAR_AND_MONTH = /^(?:(?:19|20)\d\d|(?:昭和|平成|令和)(?:\d{1,2}|元))年\d{1,2}月$/;

/** "２００５" in the full-width digits of a Japanese keyboard is "2005". */
const withoutSpaces = (text: string) => text.normalize("NFKC").replace(/\s/g, "");

const JOINING = /^(?:入学|入社|入職|入行|入庁|入所|入局|編入学|입학|편입학?|입사|입행|임용|입대)$/u;
const HIRED = /^(?:入社|入職|入行|入庁|入所|入局|입사|입행|임용)$/u;
const LEAVING = /^(?:卒業|卒業見込み?|修了|中退|退学|退社|退職|退行|退所|退任|졸업(?:예정)?|수료|중퇴|자퇴|퇴사|퇴직|퇴행|전역|제대)$/u;
/** Who joined an employer does not graduate from it. */
const OF_SCHOOL = /入学|卒業|修了|中退|退学|입학|편입|졸업|수료|중퇴|자퇴/u;
const VERB =
  /\s*(編入学|入学|卒業見込み?|卒業|中退|退学|入社|入職|入行|入庁|入所|入局|退社|退職|退行|退所|退任|取得見込み?|取得|合格|修了|(?:입학|편입학?|졸업(?:예정)?|수료|중퇴|자퇴|입사|입행|임용|입대|퇴사|퇴직|퇴행|전역|제대|취득|합격)(?=$|[\s(（]))[\s　]*/u;
const NOW = /^(?:現在に至る|現在在職中|在職中|現在|현재\s?(?:까지)?\s?(?:근무|재직)\s?중|현재)$/u;
const THE_END = /^以\s*上$/;

/** `note`: what stands behind the verb and is no position, as the kind of employment. */
type Event = { line: Line; date: string; name: string; verb: string; position: string; note: string };

function eventOf(line: Line): Event | undefined {
  const dated = dateOf(line);
  if (!dated) return undefined;
  const { date } = dated;
  const texts = line.cells.slice(dated.cells).map((cell) => cell.text);
  // Behind the event stands in the Korean form who ordered or certified it.
  const [text, authority] = dated.cells > 2 ? [texts[0] as string, texts.slice(1).join(" ")] : [texts.join(" "), ""];
  const verb = VERB.exec(text);
  if (!verb) return { line, date, name: text, verb: "", position: "", note: authority };
  const { position, note } = positionAndNote(text.slice(verb.index + verb[0].length).trim());
  return {
    line,
    date,
    name: text.slice(0, verb.index).trim(),
    verb: verb[1] as string,
    position,
    note: [note, authority].filter(Boolean).join(" "),
  };
}

/** "（営業）" is the position that somebody was hired for, "（正社員） 本社工場に勤務" the kind of employment and where it was. */
function positionAndNote(rest: string): { position: string; note: string } {
  const [, bracket, behind = ""] = IN_BRACKETS.exec(rest) ?? [];
  if (bracket === undefined) return { position: rest, note: "" };
  return KIND_OF_EMPLOYMENT.test(bracket)
    ? { position: "", note: [bracket, behind].filter(Boolean).join(" ") }
    : { position: bracket, note: behind };
}

const IN_BRACKETS = /^[（(]([^（()）]+)[)）]\s*(.*)$/u;
const KIND_OF_EMPLOYMENT = /社員|アルバイト|パート|派遣|嘱託|業務委託|インターン|フルタイム/u;

/** Printed forms say how to fill them in: 学歴・職歴（各別にまとめて書く）. */
const withoutNote = (text: string) => text.replace(/[（(][^（()）]*[)）]$/u, "");

/** 年 ⇥ 月 ⇥ 免許・資格 names the columns, and so do 年月 ⇥ 免許・資格 and 년 ⇥ 월 ⇥ 일 ⇥ 경력 ⇥ 발령청; 学歴 alone in its row, or "[학 력]", begins a section. */
function headingOf(line: Line): string | undefined {
  const texts = line.cells.map(({ text }) => withoutNote(withoutSpaces(text)));
  const [year = "", month = "", day = ""] = texts;
  if (texts.length >= 3 && /^[年년]$/u.test(year) && /^[月월]$/u.test(month)) return /^[日일]$/u.test(day) ? texts[3] : day;
  const [, bracketed = ""] = (texts.length === 1 && /^[[［【〔](.+)[\]］】〕]$/u.exec(year)) || [];
  if (matchHeading(bracketed)?.confidence === 1) return bracketed;
  if (texts.length === 2 && /^年(?:月日?)?$/.test(texts[0] ?? "")) return texts[1];
  return texts.length === 1 && /^(?:学歴|職歴|学歴・職歴|免許・資格|資格)$/.test(texts[0] ?? "") ? texts[0] : undefined;
}

/** "趣味・特技 ⇥ 登山、将棋": a row of the form that is a section of its own, and "趣味" over "登山、将棋" in a box of the form. */
function partsOf(line: Line): Line[] {
  const [first, ...rest] = line.cells;
  const heading = withoutNote(line.text);
  if (rest.length === 0 && !line.bullet && matchHeading(heading)?.confidence === 1 && !isFieldLabel(line.text))
    return [{ ...line, table: undefined, heading: 2 }];
  const known = first && rest.length === 1 ? matchHeading(first.text.split("・")[0] as string) : undefined;
  if (!first || known?.confidence !== 1 || known.kind === "personal" || matchLabel(first.text)) return [line];
  const texts = rest.map(({ text }) => text);
  return [
    { ...withTexts(line, [first.text]), heading: 2 },
    { ...withTexts(line, texts), cells: rest, gap: 0 },
  ];
}

const SCHOOL =
  /^(.*?(?:大学院|短期大学|大学(?!院|大学院)|高等学校|高校|専門学校|専門学院|中学校|대학원|대학교(?!\s?대학원)|전문대학|고등학교))\s*(.+)$/u;
/** "한빛병원 내과병동 간호사": behind what ends like an employer stands, apart, who somebody was there. */
const EMPLOYER =
  /^(.*?(?:병원|의원|보건소|은행|센터|회사|학교|대학교|공사|공단|재단|협회|연구소|산업|전자|건설|물산|상사|그룹|시청|구청|군청|도청))\s+(.+)$/u;

/** Behind the name of a school stands its faculty. */
function entry({ line, date, name, position, verb }: Event, end: Line | undefined, until: string | undefined): Line {
  const period = until ? `${date} – ${until}` : date;
  const parts = OF_SCHOOL.test(verb) && !/中退|退学/.test(verb) ? SCHOOL.exec(name) : EMPLOYER.exec(name);
  const made = withTexts(line, [period, ...(parts ? parts.slice(1) : [name]), ...(position ? [position] : [])]);
  return end ? { ...made, physicalLines: [...line.physicalLines, ...end.physicalLines] } : made;
}

function withTexts(line: Line, texts: string[]): Line {
  const last = line.cells.at(-1) as Cell;
  const { bullet: _bullet, table: _table, ...plain } = line;
  const cells = texts.map((text, index) => {
    const from = line.cells[index === 0 ? 0 : Math.min(index + 1, line.cells.length - 1)] ?? last;
    return { ...withText(from, text), x: from.x + (index > 1 ? 100 * (index - 1) : 0) };
  });
  return { ...plain, text: texts.join("\t"), cells };
}
