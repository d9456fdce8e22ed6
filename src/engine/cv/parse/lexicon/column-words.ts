import { phrases } from "./phrases.ts";

/** Names of two columns that hold the beginning and the end of a period, compared folded. */
export const FROM_COLUMNS = phrases(
  "sign on, signed on, joined, date joined, from, start, start date, von, beginn, de, du, début, desde, inicio, da, dal, inizio, início, van, od, с, від, 自, 开始时间, 開始",
);
export const TO_COLUMNS = phrases(
  "sign off, signed off, left, date left, to, end, end date, until, bis, ende, à, au, fin, hasta, a, al, fine, até, fim, tot, do, по, до, 至, 结束时间, 終了",
);
/** Names of a column that numbers the rows. */
export const NUMBER_COLUMNS = phrases("no, nr, sl no, s no, sr no, s n, sno, n, №, п п, № п п, lp, l p, 序号, 番号, 순번, 번호");

/** How a column of titles is called. */
export const TITLE_COLUMN =
  /(?:^|\s)(?:title|name)$|^(?:title|name|paper|project|certificate|certification|course|award|titel|bezeichnung|projekt|zertifikat|titre|intitulé|projet|certificat|título|nombre|proyecto|titolo|progetto|projeto|название|наименование|проект)(?:\s|$)|\p{L}(?:名称|名稱|名|명)$/iu;

/** "Name of the project", "项目名称": what stands around the word for the things that are named. */
export const COLUMN_OF_NAMES = /^(?:name|title) of (?:the )?|(?<=\p{L})(?:名称|名稱|名|명)$|\s+(?:name|title)$/giu;
