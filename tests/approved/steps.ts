/** What becomes of something whose one measure changes step by step: an answer on each line, with the steps from and to which it is given. */
export function stepByStep(title: string, values: readonly number[], answer: (value: number) => string): string {
  const spans: { from: number; to: number; answer: string }[] = [];
  for (const value of values) {
    const given = answer(value);
    const last = spans.at(-1);
    if (last?.answer === given) last.to = value;
    else spans.push({ from: value, to: value, answer: given });
  }
  return [`== ${title}`, ...spans.map(({ from, to, answer }) => `${from === to ? from : `${from} to ${to}`}: ${answer}`), ""].join("\n");
}

/** From one number to another, both included. */
export const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, at) => Math.round((from + at * step) * 1000) / 1000);
