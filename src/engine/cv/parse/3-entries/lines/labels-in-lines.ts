import type { Cell, Line } from "../../../reading.ts";
import { withCells } from "../../1-document/line-style.ts";
import { SURE_LABEL } from "../../1-document/thresholds.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";

/** "Principais atividades e ⇥ Dirige a equipa" over "responsabilidades ⇥ Prepara o orçamento": a label wrapped beside its value. */
export function joinCutLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const label = above && cutLabel(above, line);
    if (!label) {
      joined.push(line);
      continue;
    }
    const [first, ...values] = above.cells as [Cell, ...Cell[]];
    joined[joined.length - 1] = withCells(above, [{ ...first, text: label }, ...values]);
    if (line.cells.length > 1) joined.push(withCells(line, line.cells.slice(1)));
  }
  return joined;
}

function cutLabel(above: Line, line: Line): string | undefined {
  const [first, second, ...more] = above.cells;
  const [rest] = line.cells;
  if (!first || !second || !rest || more.length > 0 || line.bullet || rest.x >= second.x || matchLabel(first.text)) return undefined;
  const label = `${first.text} ${rest.text}`;
  return (matchLabel(label)?.confidence ?? 0) >= SURE_LABEL ? label : undefined;
}

/** "2017 – now – Acme Ltd, position: Fitter" is "2017 – now – Acme Ltd" over "position: Fitter", as in a form. */
export function separateInlineLabels(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    if (others.length > 0 && line.cells.every(({ text }) => hasFieldLabel(text)))
      return line.cells.map((one, index) => withCells(index === 0 ? line : { ...line, gap: 0 }, [one]));
    if (!cell || others.length > 0 || line.bullet) return [line];
    const parts = divideAtLabels(cell.text);
    return parts.length === 1
      ? [line]
      : parts.map((text, index) => withCells(index === 0 ? line : { ...line, gap: 0 }, [{ ...cell, text }]));
  });
}

/** "Company: Acme Ltd ⇥ Position: Fitter ⇥ Period: 2017 – 2019": each cell has a label of its own and its value. */
function hasFieldLabel(text: string): boolean {
  const label = /^([^:：]{2,40})[:：]\s*\S/u.exec(text)?.[1];
  const found = label === undefined ? undefined : matchLabel(label);
  return found !== undefined && found.confidence >= SURE_LABEL && (INLINE_FIELDS.has(found.field) || found.field === "dates");
}

/** What stands before the first label of a field of an entry, and each such label with its value. */
function divideAtLabels(text: string): string[] {
  // "Position: Fitter – Period: 2017 – 2019"
  const isLabelled = hasFieldLabel(text);
  const starts = [...text.matchAll(INLINE_LABEL)].filter(({ groups }) => {
    const label = matchLabel(groups?.label ?? "");
    return (
      label !== undefined && label.confidence >= SURE_LABEL && (INLINE_FIELDS.has(label.field) || (isLabelled && label.field === "dates"))
    );
  });
  const cuts = [0, ...starts.map(({ index }) => index), text.length];
  return cuts.slice(1).map((to, index) =>
    text
      .slice(cuts[index], to)
      .replace(/^\s*[,;|–—-]\s*/u, "")
      .trim(),
  );
}

const INLINE_LABEL = /(?:[,;|]|\s[–—-]\s)\s*(?<label>\p{L}[\p{L}\p{M}' ]{2,30}?)\s*[:：]\s*(?=\S)/gu;

const INLINE_FIELDS = new Set<string>(["position", "title", "degree", "area", "company", "institution", "location"]);
