import type { Certificate } from "../../../../contract/resume.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { MAX_TITLE_WORDS_ALONE } from "../thresholds.ts";
import { withIssuersLast } from "./issued-items.ts";
import { itemRows } from "./item-rows.ts";
import { divideListed } from "./listed-in-row.ts";
import { namesIssuer, standAlone } from "./one-per-row.ts";
import { divideTitled, HOURS, readTitled, type Titled } from "./titled-items.ts";
import { saysValidity } from "./validity.ts";

/** Certificates, licences and courses: one below the other with their issuers and dates, or several in a row. */
export function parseCertificates(printed: readonly Row[], context: Context): Certificate[] {
  const items = itemRows(printed, context);
  const rows = divideListed(items, context);
  const areAlone = rows.length > items.length || standAlone(rows);
  const read = areAlone ? readAlone(rows, context) : readTitled(divideTitled(rows), context);
  return withIssuersLast(read).map(toCertificate);
}

/** Of rows that are one item each, those with a date show where their issuer stands; those without one have none, "Endorsements in biology, chemistry and physics". */
function readAlone(rows: readonly Row[], context: Context): Titled[] {
  const entries = rows.flatMap((row) => divideTitled([row]));
  const dated = entries.filter(({ range }) => range);
  const others = entries.filter(({ range }) => !range);
  const read = [...readTitled(dated, context).map(withoutSmallIssuer), ...readTitled(others, context, [])];
  const order = new Map(entries.map((entry, index) => [entry, index]));
  return read.toSorted((a, b) => (order.get(a.entry) ?? 0) - (order.get(b.entry) ?? 0));
}

/** "Lorry licence, tanker endorsement": whoever issued it would have a capital. */
const withoutSmallIssuer = (item: Titled): Titled =>
  item.by && /^\p{Ll}/u.test(item.by) && item.by === item.by.toLowerCase()
    ? { ...item, title: `${item.title}, ${item.by}`, by: undefined }
    : item;

/** Without an issuer in its line, the first line below a certificate is one: "CAE ⏎ Cambridge Assessment". */
export function toCertificate({ title, by, date, text }: Titled): Certificate {
  const told = by ? [by, ...text] : text;
  const first = told[0] ?? "";
  const isNone = HOURS.test(first) || SCORED.test(first) || saysValidity(first) || (!by && tellsMore(first));
  const [issuer, ...rest] = isNone ? [undefined, ...told] : told;
  return { name: title, issuer, date, summary: rest.join("\n") || undefined };
}

/** "900 points", "107/120", "Total score 670", "Band 7.5": how the examination came out. */
const SCORED =
  /^[^\p{L}]+(?:points?|pts|punkte[n]?|puntos|punti|pontos|punten|pkt|poäng|poeng|pistettä|pont|puncte|puan|баллов|балла|балів|points sur \d+|点|分|점)?\.?$|^(?:(?:total |overall )?score|punktzahl|puntaje|puntuación|punteggio|skor|wynik|band|grade|pass mark)(?!\p{L})[^\p{L}]{0,20}$/iu;

/** "Build, maintain and roll out a design system": a line of many words that is no organisation tells what was learnt. */
const tellsMore = (line: string) => wordCount(line) > MAX_TITLE_WORDS_ALONE && !namesIssuer(line);
