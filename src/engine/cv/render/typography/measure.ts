/**
 * The approximate width of a text in points, without its font: good enough to choose a layout, not to position letters. The factors are average
 * advance widths of the shipped fonts, in em.
 */
export function textWidthPt(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += letterEms(letter);
  return ems * size;
}

function letterEms(letter: string): number {
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(letter)) return 1;
  if (/[\sil.,:;'|!()[\]-]/.test(letter)) return 0.28;
  if (/[mwMW@%]/.test(letter)) return 0.85;
  return /\p{Lu}/u.test(letter) ? 0.64 : 0.52;
}

export const MM = 72 / 25.4;

/** Page sizes in millimetres. */
export const PAGE_SIZES = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
