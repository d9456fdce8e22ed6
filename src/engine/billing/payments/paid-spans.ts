import { asc, eq } from "drizzle-orm";
import type { Db } from "../../store/open-store.ts";
import { paidSpans } from "../../store/schema.ts";
import { findProduct, type Prices, type Product } from "./products.ts";

/** A line of a paid invoice. A credit line gives money back for the rest of a period; a proration is for a part of one. */
export type InvoiceLine = {
  priceId: string | null;
  isCreditLine: boolean;
  isProration: boolean;
  period: { start: Date; end: Date } | null;
};

/** `paidRatio`: the part of the invoice that was paid with money, 0 to 1; the rest was taken from the customer's balance at Stripe. */
export type PaidInvoice = { invoiceId: string; subscriptionId: string; first: boolean; lines: InvoiceLine[]; paidRatio: number };

type Span = { period: string; lowest: number; highest: number };
type SpanRow = typeof paidSpans.$inferSelect;

/** The period of a first payment that names none: that by a checkout session. */
const FIRST = "first";
/** A checkout is completed at most so long after the subscription began or was ordered. It must be less than half of 28 days: so far apart two periods end at least. */
const EXPECTED_END_TOLERANCE_MS = 10 * 24 * 60 * 60_000;

/**
 * Notes what an invoice pays for and returns the credits to grant: those that no earlier payment has paid for. A period grants at most the
 * credits of its highest plan, however often the plan changes within it. Parts of a month are rounded down to whole credits.
 */
export function notePaidInvoice(tx: Db, prices: Prices, invoice: PaidInvoice, at: Date): number {
  const spans = spansOf(tx, prices, invoice);
  return spans.reduce((granted, span) => granted + noteSpan(tx, invoice.subscriptionId, span, invoice.first, at), 0);
}

/** A completed checkout pays for the first month. Its invoice names that month, and arrives before or after. */
export function notePaidCheckout(tx: Db, subscriptionId: string, credits: number, paidAt: Date, at: Date): number {
  const expectedEnd = monthAfter(paidAt);
  const known = listSpans(tx, subscriptionId).filter(({ period }) => period === FIRST || isNear(expectedEnd, period));
  const span = { lowest: 0, highest: credits };
  const period = known[0]?.period ?? FIRST;
  tx.insert(paidSpans)
    .values({ subscriptionId, period, expectedEnd: period === FIRST ? expectedEnd : null, ...span, at })
    .run();
  return coverage([...known, span]) - coverage(known);
}

function spansOf(tx: Db, prices: Prices, { invoiceId, subscriptionId, first, lines, paidRatio }: PaidInvoice): Span[] {
  const plans = lines.flatMap((line) => {
    const product = findProduct(prices, line.priceId);
    return product?.plan ? [{ ...line, product }] : [];
  });
  const byPeriod = Map.groupBy(plans, ({ period }) => period?.end.getTime() ?? null);
  const spans = [...byPeriod].map(([end, of]) => ({ period: end === null ? unnamedPeriod() : String(end), ...spanOf(of) }));

  // Credit lines of a downgrade lower what the same invoice grants.
  let givenBack = spans.reduce((sum, { credits }) => sum + Math.max(0, -credits), 0);
  return spans.flatMap(({ period, lowest, credits, most }) => {
    const paid = Math.max(0, credits - givenBack);
    givenBack = Math.max(0, givenBack - Math.max(0, credits));
    const highest = Math.min(most, Math.floor(lowest + paid * paidRatio + ROUNDING_SLACK));
    return highest > lowest ? [{ period, lowest, highest }] : [];
  });

  function unnamedPeriod(): string {
    if (first) return FIRST;
    const isChange = plans.some(({ isCreditLine }) => isCreditLine);
    return (isChange && listSpans(tx, subscriptionId).at(-1)?.period) || `invoice:${invoiceId}`;
  }
}

/** So that 1/3 + 2/3 is a whole month in floating point. */
const ROUNDING_SLACK = 1e-6;

/**
 * The lines of one period as a span of its credits, which starts at the credits of the plan before the change. From Basic (50) to Pro (150)
 * with half of the month left: a credit line of -25 and a line of 75 are 50 to 100.
 */
function spanOf(lines: (InvoiceLine & { product: Product })[]): { lowest: number; credits: number; most: number } {
  // Where one line credits the rest of the period, the others are for that rest too.
  const isChange = lines.some(({ isCreditLine }) => isCreditLine);
  const shareOf = (line: InvoiceLine) => (isChange || line.isProration ? ratioOfMonth(line) : 1);
  const before = lines.filter(({ isCreditLine }) => isCreditLine).sort((a, b) => shareOf(b) - shareOf(a))[0];
  const credits = lines.reduce((sum, line) => sum + (line.isCreditLine ? -1 : 1) * line.product.credits * shareOf(line), 0);
  return { lowest: before?.product.credits ?? 0, credits, most: Math.max(...lines.map(({ product }) => product.credits)) };
}

/** Plans are paid by the month; a proration line says how much of one is left. */
function ratioOfMonth({ period }: InvoiceLine): number {
  if (!period) return 1;
  const { start, end } = period;
  return Math.min(1, Math.max(0, end.getTime() - start.getTime()) / (end.getTime() - monthBefore(end).getTime()));
}

function noteSpan(tx: Db, subscriptionId: string, { period, lowest, highest }: Span, first: boolean, at: Date): number {
  const known = listSpans(tx, subscriptionId);
  const ofPeriod = known.filter((row) => row.period === period || (row.period === FIRST && (first || isNear(row.expectedEnd, period))));
  const before = coverage(ofPeriod);
  // The invoice of the first month names its period: spans of its checkout get that name.
  if (first && period !== FIRST)
    for (const { id } of ofPeriod) tx.update(paidSpans).set({ period, expectedEnd: null }).where(eq(paidSpans.id, id)).run();
  tx.insert(paidSpans).values({ subscriptionId, period, lowest, highest, at }).run();
  return coverage([...ofPeriod, { lowest, highest }]) - before;
}

const isNear = (expectedEnd: Date | null, period: string) =>
  expectedEnd !== null && Math.abs(expectedEnd.getTime() - Number(period)) <= EXPECTED_END_TOLERANCE_MS;

/** How many credits are in the union of the spans. */
function coverage(spans: { lowest: number; highest: number }[]): number {
  let covered = 0;
  let reached = 0;
  for (const { lowest, highest } of spans.toSorted((a, b) => a.lowest - b.lowest)) {
    covered += Math.max(0, highest - Math.max(lowest, reached));
    reached = Math.max(reached, highest);
  }
  return covered;
}

const listSpans = (tx: Db, subscriptionId: string): SpanRow[] =>
  tx.select().from(paidSpans).where(eq(paidSpans.subscriptionId, subscriptionId)).orderBy(asc(paidSpans.id)).all();

/** The same day and time of the next month, or its last day: as Stripe counts months. */
function monthAfter(at: Date): Date {
  return withMonth(at, at.getUTCMonth() + 1, at.getUTCDate());
}

/** A period that ends on the last day of a month (28 February) began on the last day of the month before (31 January). */
function monthBefore(end: Date): Date {
  const isLastDay = new Date(end.getTime() + 24 * 60 * 60_000).getUTCDate() === 1;
  return withMonth(end, end.getUTCMonth() - 1, isLastDay ? 31 : end.getUTCDate());
}

function withMonth(at: Date, month: number, day: number): Date {
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(at);
  moved.setUTCMonth(month, Math.min(day, lastDay));
  return moved;
}
