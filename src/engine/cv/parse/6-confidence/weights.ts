import { readWeightTable, type WeightTable, writeWeightTable } from "../weight-table.ts";
import { EVIDENCE } from "./evidence.ts";
import { VALUE_KINDS, type ValueKind } from "./value-kind.ts";

/**
 * What each piece of evidence adds to the log odds that a value is right, by kind of value. `bias` is always added. Written by
 * `bun run calibrate`; not edited by hand.
 */
const TABLE = `
kind           bias likeness  rival unknown noSource wholeCell bullet  prose length digits    cut heading otherHeading  alike  entry   list nearName  twice  dated    ocr   left headings
name           1.34     1.15  -0.87   -0.40     0.05      0.51  -0.22   0.69  -1.22  -0.97  -0.43    0.25        -1.48   0.79   0.99  -0.12     0.37  -0.39   0.40   0.00  -1.14     1.41
headline       0.92     0.69  -0.90   -0.41     0.05      0.10  -0.21   0.69  -1.16  -0.97  -0.50    0.05        -1.33   0.58   0.99  -0.12     0.07  -0.26   0.40   0.00  -1.27     1.08
contact        1.32     1.79  -0.90   -1.01     0.05      0.35  -0.16   0.69  -1.26  -0.63  -0.41   -0.08        -1.47   0.78   0.99  -0.12    -0.04  -0.35   0.40   0.00  -1.22     1.18
profile        1.65     0.77  -0.92    0.33     0.06      0.13  -0.06   0.69  -1.32  -1.21   0.03    0.08        -1.52   0.94   0.99  -0.12     0.04  -0.32   0.40   0.00  -1.09     1.69
address        1.31     0.79  -0.82   -0.06     0.05      0.18  -0.33   0.69  -0.93  -0.47  -0.58    0.40        -1.27   0.77   0.99  -0.12    -0.12  -0.39   0.40   0.00  -1.19     1.52
summary        1.11     0.87  -0.92   -0.31     0.05      0.22  -0.22   1.11  -1.11  -1.02  -0.81    0.32        -1.43   0.67   0.99  -0.12    -0.11  -0.39   0.40   0.00  -1.44     1.30
employer       0.68     0.63  -0.90   -0.47     0.05     -0.16   0.03   0.69  -2.23  -1.07  -0.74    0.05        -1.52   0.45   1.13   0.08     0.04   0.03   0.40   0.00  -0.96     0.84
position       0.16     1.17  -0.98   -0.95     0.05      0.35  -0.67   0.69  -1.79  -0.96  -0.39   -0.40        -1.68   0.66   1.24   0.18     0.04   0.06   0.40   0.00  -0.91     0.74
institution    0.71     1.46  -1.95   -0.56     0.08     -0.03  -0.07   0.67  -1.00  -0.97  -0.36    0.04        -1.73   0.03   0.58  -0.47     0.04  -0.33   0.40   0.00  -1.59     1.07
degree         0.39     0.07  -1.15   -0.62     0.02     -1.22  -0.01   0.54  -1.10  -0.88  -0.12   -0.16        -1.85   0.71   0.75  -0.46     0.04  -0.35   0.40   0.00  -1.93     2.22
place          1.02     0.49  -0.82   -0.34     0.05      0.64  -0.07   0.69  -1.15  -0.99  -0.44    0.03        -1.41   0.25   1.37   0.01     0.04  -0.23   0.40   0.00  -1.15     0.91
startDate      1.24     0.87  -0.92   -0.18     0.05      0.27  -0.50   0.69  -1.32  -0.80  -0.43    0.64        -1.66   0.72   1.18  -0.30     0.04  -0.79   0.30   0.00  -1.08     1.55
endDate        1.33     0.87  -0.92   -0.09     0.05      0.28  -0.52   0.69  -1.32  -0.75  -0.43    0.58        -1.57   0.78   1.00  -0.44     0.04  -0.83   0.49   0.00  -1.21     1.70
date           1.05     0.87  -0.92   -0.37     0.05      0.34  -1.46   0.69  -1.32  -1.15  -0.43    0.38        -1.85   0.64   1.15   0.09     0.04  -0.47   0.56   0.00  -1.68     0.72
text           0.77     0.49  -0.96   -0.17     0.05     -0.10   0.28   0.69  -1.43  -1.55  -0.22    0.10        -2.11   0.49   1.16  -0.21     0.04   0.65   0.40   0.00  -2.41     1.13
skill          1.91     0.87  -0.37   -1.01     0.05     -0.25   0.03   0.59  -1.33  -1.40  -0.28    0.17        -1.15   0.02   0.99  -0.12     0.04  -1.59   0.40   0.00  -0.95     0.76
level          1.22     0.58  -0.92    0.09     0.05     -0.08   0.16   0.69  -1.81  -0.93  -0.16   -0.10        -1.07   0.73   0.53  -0.62     0.04  -0.01   0.40   0.00  -1.13     1.04
language       1.05     1.30  -0.92   -0.80     0.05     -0.13  -0.10   0.69  -1.41  -0.97  -0.42    0.31        -1.62   0.64   1.04  -0.06     0.04  -0.37   0.40   0.00  -1.26     1.10
title          0.83     0.87  -0.80   -0.72     0.05      0.53  -0.82   0.47  -1.11  -1.46  -0.92    0.35        -2.01   1.30   1.11  -0.04     0.04  -1.26   0.40   0.00  -1.41     0.29
detail         0.65     0.87  -0.92   -0.77     0.05     -0.28   0.30   0.97  -1.63  -0.77  -0.83   -0.10        -1.61   0.44   1.35   0.24     0.04  -0.38   0.40   0.00  -0.62     0.79
fact           1.47     0.98  -0.92   -0.09     0.05      0.45  -0.22   0.69  -1.16  -0.71  -0.38    0.57        -1.34   0.85   0.99  -0.12     0.08  -0.37   0.40   0.00  -1.14     1.48
`;

const COLUMNS = ["bias", ...EVIDENCE];

/** Throws for a table that lacks a kind or a piece of evidence. */
export const readTable = (table: string) =>
  readWeightTable(table, { rows: VALUE_KINDS, columns: COLUMNS, writtenBy: "bun run calibrate" }) as Record<ValueKind, readonly number[]>;

/** The table as text, a row for each kind. */
export const writeTable = (weights: WeightTable) => writeWeightTable(weights, { corner: "kind", columns: COLUMNS });

/** The weights of a kind: the bias, then one for each piece of evidence in the order of `EVIDENCE`. */
export const WEIGHTS = readTable(TABLE);
