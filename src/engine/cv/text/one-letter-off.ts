/** Whether two words differ in one letter: another one, one more or one less. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [skipA, skipB] = [a.length >= b.length ? 1 : 0, b.length >= a.length ? 1 : 0];
  return a.slice(same + skipA) === b.slice(same + skipB);
}
