import type { Box } from "../../../reading.ts";
import type { PositionedRun } from "../../layout/1-words/content.ts";
import { bounds, type Matrix } from "../content-stream/matrix.ts";
import type { PDFPageProxy } from "../open/pdfjs.ts";
import { MAX_ICON_GAP_EM, MAX_ICON_SHIFT, MAX_LINKS, MIN_LINK_HEIGHT_RATIO, MIN_LINK_WIDTH_RATIO } from "./thresholds.ts";

type Link = { box: Box; url: string };

const FOLLOWABLE = /^(?:mailto:|tel:|https?:\/\/)/i;

/**
 * Gives the runs of a page the targets of its links. A link over an icon goes to the nearest text on its line; one with no text near
 * becomes a run of its own, so that an address behind a picture is not lost.
 */
export async function withLinks(runs: PositionedRun[], page: PDFPageProxy): Promise<PositionedRun[]> {
  const links = await pageLinks(page);
  if (links.length === 0) return runs;
  const out = runs.map((run) => ({ ...run }));
  const bare: Link[] = [];
  for (const link of links) {
    const covered = out.filter((run) => isCovered(run.box, link.box) && /[\p{L}\p{N}]/u.test(run.text));
    for (const run of covered) run.link ??= link.url;
    if (covered.length === 0) bare.push(link);
  }
  for (const link of bare) {
    const nearest = nearestText(out, link.box);
    if (nearest) nearest.link ??= link.url;
    else if (!out.some((run) => run.link === link.url)) out.push(asText(link, out.length));
  }
  return out;
}

async function pageLinks(page: PDFPageProxy): Promise<Link[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const annotations = await page.getAnnotations().catch(() => []);
  return annotations
    .filter((annotation) => annotation.subtype === "Link")
    .slice(0, MAX_LINKS)
    .flatMap((annotation) => {
      const url = String(annotation.url ?? annotation.unsafeUrl ?? "").trim();
      if (!FOLLOWABLE.test(url)) return [];
      const [x0, y0, x1, y1] = annotation.rect as number[];
      return [
        { url, box: { page: page.pageNumber, ...bounds(transform as Matrix, x0 as number, y0 as number, x1 as number, y1 as number) } },
      ];
    });
}

function isCovered(run: Box, link: Box): boolean {
  const x = Math.min(run.x + run.width, link.x + link.width) - Math.max(run.x, link.x);
  const y = Math.min(run.y + run.height, link.y + link.height) - Math.max(run.y, link.y);
  return x > MIN_LINK_WIDTH_RATIO * Math.min(run.width, link.width) && y > MIN_LINK_HEIGHT_RATIO * Math.min(run.height, link.height);
}

function nearestText(runs: PositionedRun[], link: Box): PositionedRun | undefined {
  const middle = link.y + link.height / 2;
  let nearest: { run: PositionedRun; distance: number } | undefined;
  for (const run of runs) {
    if (run.rotated || run.hidden || run.link || !/[\p{L}\p{N}]/u.test(run.text)) continue;
    if (middle < run.box.y - MAX_ICON_SHIFT || middle > run.box.y + run.box.height + MAX_ICON_SHIFT) continue;
    const distance = Math.max(run.box.x - link.x - link.width, link.x - run.box.x - run.box.width);
    if (distance < MAX_ICON_GAP_EM * run.style.size && (!nearest || distance < nearest.distance)) nearest = { run, distance };
  }
  return nearest?.run;
}

function asText({ url, box }: Link, order: number): PositionedRun {
  const text = url.replace(/^mailto:|^tel:/i, "");
  const size = Math.min(12, Math.max(6, box.height * 0.8));
  const baseline = box.y + box.height * 0.8;
  return {
    text,
    link: url,
    box: { ...box, y: baseline - 0.8 * size, height: size },
    baseline,
    style: { size, bold: false, italic: false },
    order,
    detached: true,
  };
}
