import { readWeightTable, type WeightTable, writeWeightTable } from "../weight-table.ts";
import { EVIDENCE } from "./evidence.ts";
import { VALUE_KINDS, type ValueKind } from "./value-kind.ts";

/**
 * What each piece of evidence adds to the log odds that a value is right, by kind of value. `bias` is always added. Written by
 * `bun run calibrate`; not edited by hand.
 */
const TABLE = `
kind           bias likeness  rival unknown noSource wholeCell bullet  prose length digits    cut heading otherHeading  alike  entry   list nearName  twice  dated    ocr   left headings
name           1.44     1.40  -1.20   -0.53     0.02      0.60  -1.39   0.12  -1.24  -0.83  -0.72   -0.08        -1.52   0.93   0.68   0.11     0.51  -1.15   0.71   0.00  -2.74     2.17
headline       1.05     0.99  -1.25   -0.57     0.02      0.08  -1.39   0.12  -1.21  -0.83  -0.70   -0.07        -1.47   0.74   0.68   0.11     0.37  -0.91   0.71   0.00  -2.83     1.77
contact        1.79     1.74  -1.22   -0.53     0.02      0.56  -1.35   0.12  -1.27  -0.68  -0.44   -0.06        -1.27   1.10   0.68   0.11     0.50  -1.18   0.71   0.00  -2.63     2.34
profile        2.03     1.40  -1.22    0.05     0.02      0.63  -1.02   0.12  -1.28  -0.83  -0.28    0.04        -1.48   1.22   0.68   0.11     0.43  -0.86   0.71   0.00  -2.64     2.76
address        1.55     1.34  -1.20   -0.33     0.02      0.46  -1.39   0.12  -1.19  -0.70  -0.71   -0.11        -1.51   0.98   0.68   0.11     0.46  -1.16   0.71   0.00  -2.74     2.26
summary        1.30     1.31  -1.22   -0.59     0.02      0.77  -1.39   0.06  -1.36  -0.84  -0.76    0.26        -1.48   0.86   0.68   0.11     0.39  -1.18   0.71   0.00  -2.91     2.00
employer       1.09     1.41  -1.28   -0.89     0.02     -0.04  -1.67   0.12  -1.47  -0.84  -1.36   -0.03        -1.84   0.92   0.74   0.03     0.43  -1.70   0.71   0.00  -2.63     1.82
position       0.94     1.73  -1.47   -1.11     0.02      0.35  -1.36   0.12  -1.49  -0.90  -0.75   -0.32        -1.66   0.93   0.49  -0.12     0.43  -0.92   0.71   0.00  -2.79     1.78
institution    1.18     1.65  -1.30   -0.95     0.02      0.42  -1.39   0.11  -0.98  -0.86  -0.52    0.11        -1.94   0.47   0.47  -0.11     0.43  -1.76   0.71   0.00  -2.92     2.20
degree         0.86     0.98  -0.99   -0.88     0.02     -0.07  -1.34   0.10  -1.31  -0.86  -0.70    0.37        -2.51   0.31   0.31  -0.29     0.43  -1.23   0.71   0.00  -3.12     2.33
place          1.22     1.19  -1.21   -0.53     0.02      0.17  -1.55   0.12  -1.30  -0.84  -0.73   -0.26        -1.52   0.64   0.73   0.13     0.43  -1.57   0.71   0.00  -2.89     1.98
startDate      1.55     1.31  -1.22   -0.34     0.02      0.46  -1.46   0.12  -1.28  -0.70  -0.72    0.18        -1.69   0.56   0.85   0.25     0.43  -1.66   0.87   0.00  -2.81     2.27
endDate        1.53     1.31  -1.22   -0.36     0.02      0.48  -1.53   0.12  -1.28  -0.72  -0.72    0.14        -1.70   0.98   0.74   0.16     0.43  -1.35   0.81   0.00  -2.88     2.40
date           1.23     1.31  -1.22   -0.66     0.02      0.65  -2.22   0.12  -1.28  -1.05  -0.72   -0.56        -1.21   0.82   1.07   0.50     0.43  -1.30   0.69   0.00  -2.91     1.84
text           1.04     0.80  -1.48   -0.13     0.02      0.88  -0.99   0.16  -1.84  -1.11  -1.01   -0.98        -1.64   0.73   0.59   0.04     0.43   0.20   0.71   0.00  -3.80     2.34
skill          1.80     1.31  -1.11   -0.59     0.02     -0.87  -0.84   0.12  -1.14  -1.04  -0.24    0.34        -1.22   1.48   0.68   0.11     0.43  -1.91   0.71   0.00  -2.21     2.25
level          1.69     1.38  -1.22   -0.27     0.02      0.72  -1.36   0.12  -1.29  -0.74  -0.74   -0.04        -1.27   1.06   0.65   0.09     0.43  -0.88   0.71   0.00  -2.70     2.24
language       1.44     1.39  -1.22   -0.53     0.02      0.43  -1.37   0.12  -1.28  -0.83  -0.72   -0.02        -1.51   0.93   0.76   0.19     0.43  -1.18   0.71   0.00  -2.76     2.18
title          1.02     1.31  -1.28   -0.80     0.02      1.28  -2.03   0.11  -1.26  -0.94  -1.34   -0.79        -1.15   1.37   0.96   0.39     0.43  -1.29   0.71   0.00  -2.84     1.72
detail         1.36     1.31  -1.22   -0.53     0.02      0.48  -1.25   0.21  -1.31  -0.85  -0.76   -0.08        -1.58   0.89   0.69   0.11     0.43  -1.09   0.71   0.00  -2.79     2.12
fact           1.57     1.34  -1.22   -0.36     0.02      0.52  -1.39   0.12  -1.22  -0.78  -0.71   -0.02        -1.46   0.99   0.68   0.11     0.47  -1.17   0.71   0.00  -2.75     2.27
`;

const COLUMNS = ["bias", ...EVIDENCE];

/** Throws for a table that lacks a kind or a piece of evidence. */
export const readTable = (table: string) =>
  readWeightTable(table, { rows: VALUE_KINDS, columns: COLUMNS, writtenBy: "bun run calibrate" }) as Record<ValueKind, readonly number[]>;

/** The table as text, a row for each kind. */
export const writeTable = (weights: WeightTable) => writeWeightTable(weights, { corner: "kind", columns: COLUMNS });

/** The weights of a kind: the bias, then one for each piece of evidence in the order of `EVIDENCE`. */
export const WEIGHTS = readTable(TABLE);
