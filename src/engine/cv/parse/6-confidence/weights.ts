import { readWeightTable, type WeightTable, writeWeightTable } from "../../text/weight-table.ts";
import { EVIDENCE } from "./evidence.ts";
import { VALUE_KINDS, type ValueKind } from "./value-kind.ts";

/**
 * What each piece of evidence adds to the log odds that a value is right, by kind of value. `bias` is always added. Written by
 * `bun run calibrate`; not edited by hand.
 */
const TABLE = `
kind           bias likeness  rival unknown noSource wholeCell bullet  prose length digits    cut heading otherHeading  alike  entry   list nearName  twice  dated    ocr   left headings
name           1.29     1.16  -0.86   -0.39     0.04      0.52  -0.11   0.67  -1.17  -0.98  -0.46    0.20        -1.46   0.73   0.85   0.01     0.42  -0.35   0.47   0.00  -1.18     1.45
headline       0.87     0.69  -0.89   -0.40     0.04      0.11  -0.10   0.67  -1.11  -0.98  -0.53    0.00        -1.31   0.52   0.85   0.01     0.13  -0.22   0.47   0.00  -1.31     1.12
contact        1.28     1.80  -0.89   -1.00     0.04      0.37  -0.06   0.67  -1.21  -0.65  -0.44   -0.12        -1.44   0.73   0.85   0.01     0.03  -0.31   0.47   0.00  -1.25     1.22
profile        1.61     0.79  -0.91    0.33     0.05      0.16   0.04   0.67  -1.26  -1.22   0.00    0.03        -1.49   0.89   0.85   0.01     0.12  -0.29   0.47   0.00  -1.09     1.74
address        1.33     0.79  -0.81   -0.11     0.04      0.19  -0.23   0.67  -0.86  -0.49  -0.61    0.32        -1.26   0.75   0.85   0.01     0.03  -0.35   0.47   0.00  -1.16     1.60
summary        1.07     0.89  -0.91   -0.31     0.04      0.24  -0.10   1.08  -1.07  -1.03  -0.84    0.28        -1.41   0.62   0.85   0.01    -0.04  -0.35   0.47   0.00  -1.45     1.35
employer       0.66     0.67  -0.87   -0.36     0.04     -0.02   0.28   0.67  -2.01  -1.07  -0.78   -0.04        -1.42   0.37   1.02   0.17     0.12  -0.04   0.47   0.00  -1.03     0.95
position       0.15     1.21  -0.92   -1.01     0.04      0.37  -0.54   0.67  -1.78  -0.98  -0.43   -0.49        -1.60   0.61   1.08   0.31     0.12   0.06   0.47   0.00  -0.91     0.84
institution    0.69     1.46  -1.93   -0.54     0.07     -0.01   0.03   0.65  -0.96  -0.98  -0.39    0.01        -1.72  -0.01   0.45  -0.34     0.12  -0.30   0.47   0.00  -1.65     1.12
degree         0.36     0.09  -1.14   -0.61     0.00     -1.19   0.08   0.52  -1.05  -0.89  -0.14   -0.19        -1.84   0.67   0.62  -0.32     0.12  -0.32   0.47   0.00  -1.98     2.26
place          0.98     0.56  -0.80   -0.31     0.04      0.69   0.08   0.67  -1.07  -1.00  -0.47   -0.07        -1.35   0.20   1.21   0.14     0.12  -0.26   0.47   0.00  -1.21     0.98
startDate      1.21     0.89  -0.91   -0.17     0.04      0.32  -0.21   0.67  -1.26  -0.79  -0.46    0.57        -1.61   0.56   1.01  -0.09     0.12  -0.77   0.38   0.00  -1.21     1.69
endDate        1.28     0.89  -0.91   -0.10     0.04      0.33  -0.25   0.67  -1.26  -0.76  -0.46    0.50        -1.54   0.72   0.81  -0.24     0.12  -0.82   0.57   0.00  -1.31     1.76
date           1.01     0.89  -0.91   -0.37     0.04      0.37  -1.39   0.67  -1.26  -1.18  -0.46    0.33        -1.83   0.59   1.01   0.22     0.12  -0.45   0.62   0.00  -1.70     0.77
text           0.75     0.51  -0.92   -0.16     0.04     -0.13   0.31   0.68  -1.39  -1.54  -0.25    0.06        -2.09   0.45   1.01  -0.04     0.12   0.66   0.47   0.00  -2.41     1.17
skill          1.84     0.89  -0.42   -0.96     0.04     -0.16   0.00   0.57  -1.32  -1.46  -0.33    0.16        -1.18   0.07   0.85   0.01     0.12  -1.18   0.47   0.00  -0.92     0.80
level          1.25     0.65  -0.91    0.10     0.04      0.01   0.24   0.67  -1.72  -0.95  -0.20   -0.08        -1.05   0.71   0.30  -0.58     0.12   0.07   0.47   0.00  -1.08     1.13
language       1.01     1.32  -0.91   -0.79     0.04     -0.10   0.00   0.67  -1.36  -0.98  -0.45    0.27        -1.61   0.59   0.90   0.06     0.12  -0.33   0.47   0.00  -1.30     1.16
title          0.80     0.89  -0.80   -0.70     0.04      0.53  -0.80   0.46  -1.09  -1.46  -0.92    0.33        -2.00   1.27   0.98   0.09     0.12  -1.25   0.47   0.00  -1.49     0.34
detail         0.62     0.89  -0.91   -0.76     0.04     -0.26   0.38   0.94  -1.60  -0.78  -0.85   -0.13        -1.61   0.39   1.21   0.37     0.12  -0.35   0.47   0.00  -0.64     0.84
fact           1.43     1.00  -0.91   -0.09     0.04      0.48  -0.11   0.67  -1.11  -0.72  -0.41    0.52        -1.32   0.80   0.85   0.01     0.15  -0.33   0.47   0.00  -1.16     1.53
`;

const COLUMNS = ["bias", ...EVIDENCE];

/** Throws for a table that lacks a kind or a piece of evidence. */
export const readTable = (table: string) =>
  readWeightTable(table, { rows: VALUE_KINDS, columns: COLUMNS, writtenBy: "bun run calibrate" }) as Record<ValueKind, readonly number[]>;

/** The table as text, a row for each kind. */
export const writeTable = (weights: WeightTable) => writeWeightTable(weights, { corner: "kind", columns: COLUMNS });

/** The weights of a kind: the bias, then one for each piece of evidence in the order of `EVIDENCE`. */
export const WEIGHTS = readTable(TABLE);
