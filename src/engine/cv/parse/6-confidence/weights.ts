import { EVIDENCE } from "./evidence.ts";
import { VALUE_KINDS, type ValueKind } from "./value-kind.ts";

/**
 * What each piece of evidence adds to the log odds that a value is right, by kind of value. `bias` is there without any. Made by
 * `bun run calibrate`; not edited by hand.
 */
const TABLE = `
kind           bias likeness  rival unknown noSource wholeCell bullet  prose length digits    cut heading otherHeading  alike  entry   list nearName  twice  dated    ocr   left headings
name           0.32     1.25  -1.34   -0.74     0.25      1.05  -1.21   0.52  -1.97  -1.29  -0.19    0.83        -0.62   0.27   0.55   2.38     2.06  -0.91   1.26   0.00  -0.84     1.23
headline       0.50     1.31  -1.22   -0.91     0.25      0.88  -1.21   0.52  -2.04  -1.29  -0.17    0.83        -0.54   0.36   0.55   2.38     2.13  -0.52   1.26   0.00  -0.79     1.40
contact        0.94     1.82  -1.37   -0.74     0.25      0.94  -1.21   0.52  -1.91  -0.93   0.14    0.88        -0.56   0.58   0.55   2.38     2.22  -0.92   1.26   0.00  -0.77     1.72
profile        1.26     1.25  -1.37    0.15     0.26      0.76  -1.10   0.52  -2.06  -1.26   0.32    0.93        -0.45   0.74   0.55   2.38     1.96  -0.67   1.26   0.00  -0.64     2.07
address        0.97     1.22  -1.31    0.04     0.25      0.80  -1.20   0.52  -1.74  -0.76  -0.16    0.57        -0.54   0.60   0.55   2.38     2.05  -0.80   1.26   0.00  -0.88     1.60
summary        0.54     1.10  -1.37   -0.42     0.25      1.00  -1.21   0.84  -1.78  -1.31  -0.36    1.18        -0.56   0.38   0.55   2.38     1.86  -0.93   1.26   0.00  -0.82     1.21
employer      -0.64     1.61  -1.62   -1.27     0.25     -0.63  -1.76   0.43  -2.39  -1.56  -0.16    0.67        -1.23  -0.33   0.95   2.73     1.96  -1.74   1.26   0.00  -1.16     0.71
position      -0.62     1.22  -2.13   -1.11     0.25      0.18  -1.02   0.36  -2.65  -1.36  -0.37    1.03        -1.48   0.38   0.20   2.30     1.96  -0.53   1.26   0.00  -1.27     0.87
institution   -0.57     1.27  -1.37   -1.59     0.25      0.17  -1.10   0.52  -2.21  -1.31  -0.19    0.78        -0.76  -0.42   0.31   2.26     1.96  -1.03   1.26   0.00  -1.06     0.93
degree        -0.32     0.71  -1.03   -1.03     0.25      0.13  -1.46   0.39  -2.30  -1.36  -0.45    0.85        -0.72  -0.49   0.41   2.38     1.96  -1.94   1.26   0.00  -1.30     0.74
place         -0.08     0.74  -1.33   -0.74     0.30      0.89  -1.75   0.52  -2.15  -1.33  -0.22    0.51        -0.71  -0.18   0.58   2.28     1.96  -1.15   1.26   0.00  -0.93     0.98
startDate      0.03     1.10  -1.37   -0.94     0.25      0.76  -1.35   0.52  -2.06  -1.36  -0.19    1.08        -1.28   0.54   0.29   2.71     1.96  -1.08   1.42   0.00  -1.00     1.00
endDate       -0.07     1.10  -1.37   -1.03     0.25     -0.03  -1.56   0.52  -2.06  -1.45  -0.19    1.28        -0.75   0.08   0.19   2.59     1.96  -1.06   1.56   0.00  -0.80     1.46
date           0.16     1.10  -1.37   -0.80     0.25      1.21  -1.61   0.52  -2.06  -1.42  -0.19    0.34        -0.22   0.19   0.65   2.48     1.96  -1.21   1.21   0.00  -0.82     0.84
text          -1.54    -0.22  -1.13   -1.44     0.25      1.56  -0.72   0.96  -2.18  -1.46  -0.51   -0.09        -0.50  -0.66   1.53   2.95     1.96   0.36   1.26   0.00  -0.24     0.66
skill          1.70     1.10  -1.31   -0.78     0.25     -0.32  -0.35   0.52  -2.27  -1.69   0.29    1.84        -0.37   0.59   0.55   2.38     1.96  -1.86   1.26   0.00  -0.63     0.68
level          0.81     1.07  -1.37   -0.12     0.25      1.30  -1.41   0.52  -2.10  -1.09  -0.12    0.86        -0.17   0.52   0.46   2.29     1.96  -0.43   1.26   0.00  -0.82     1.31
language       0.35     1.22  -1.37   -0.74     0.25      0.68  -1.20   0.52  -2.06  -1.29  -0.19    0.91        -0.63   0.29   0.66   2.49     1.96  -0.92   1.26   0.00  -0.84     1.24
title          0.04     1.10  -1.77   -0.52     0.25      1.00  -1.03   0.34  -1.81  -1.64  -0.70    0.36        -0.36   0.57   0.43   2.26     1.96  -1.28   1.26   0.00  -1.36     0.91
detail         0.00     1.10  -1.37   -0.96     0.25      0.80  -1.21   0.52  -2.27  -1.27  -0.29    0.56        -0.60   0.11   0.42   2.19     1.96  -0.30   1.26   0.00  -0.70     1.06
fact           0.92     1.19  -1.37   -0.17     0.28      0.93  -1.21   0.52  -1.88  -1.11  -0.17    1.02        -0.50   0.57   0.55   2.38     2.07  -0.89   1.26   0.00  -0.75     1.65
`;

/** The weights of a kind: the bias, then one for each piece of evidence in the order of `EVIDENCE`. */
export const WEIGHTS: Readonly<Record<ValueKind, readonly number[]>> = readTable(TABLE);

/** Throws for a table that lacks a kind or a piece of evidence: it is older than the code, and calibrating makes it anew. */
export function readTable(table: string): Record<ValueKind, readonly number[]> {
  const [head = [], ...rows] = table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/));
  const columns = ["bias", ...EVIDENCE].map((name) => head.indexOf(name));
  const byKind = new Map(rows.map(([kind, ...cells]) => [kind, ["", ...cells]]));
  const weightsOf = (kind: ValueKind) => {
    const cells = byKind.get(kind);
    const weights = columns.map((column) => Number(cells?.[column] ?? Number.NaN));
    if (weights.some(Number.isNaN)) throw new Error(`The weights of "${kind}" are incomplete: run bun run calibrate.`);
    return weights;
  };
  return Object.fromEntries(VALUE_KINDS.map((kind) => [kind, weightsOf(kind)] as const)) as unknown as Record<ValueKind, readonly number[]>;
}

/** The table as text, a row for each kind. */
export function writeTable(weights: Readonly<Record<string, readonly number[]>>): string {
  const names = ["bias", ...EVIDENCE];
  const head = ["kind".padEnd(KIND_WIDTH), ...names.map((name) => name.padStart(Math.max(name.length, CELL_WIDTH)))].join(" ");
  const rows = Object.entries(weights).map(([kind, row]) =>
    [
      kind.padEnd(KIND_WIDTH),
      ...row.map((weight, at) => weight.toFixed(2).padStart(Math.max((names[at] as string).length, CELL_WIDTH))),
    ].join(" "),
  );
  return [head, ...rows].join("\n");
}

const KIND_WIDTH = 12;
const CELL_WIDTH = 6;
