import type { PositionedRun } from "../../../layout/1-words/content.ts";
import { right } from "../../../layout/1-words/words.ts";
import { MAX_BASELINE_DRIFT_EM, MAX_LOGO_DROP_EM, MAX_LOGO_GAP_EM, MAX_LOGO_RAISE_EM, MIN_LOGO_SHIFT_EM } from "../thresholds.ts";

/**
 * The logos of TeX as words: a lowered "E" between "T" and "X" is the "e" of "TeX", a raised "A" between "L" and "T" the "a" of "LaTeX", and a
 * lowered and mirrored "E" after "X" the "e" of "XeTeX". Their letters are runs of their own, as they leave the baseline.
 */
export function withTexLogos(runs: PositionedRun[]): PositionedRun[] {
  if (!runs.some(({ text }) => isLoweredE(text))) return runs;
  const out: PositionedRun[] = [];
  for (let at = 0; at < runs.length; at++) {
    const [run, next] = [runs[at] as PositionedRun, runs[at + 1]];
    const last = out.at(-1);
    if (last && next && isLowered(run, last) && isLogo(last, run, next)) {
      out.pop();
      const word = joined(last, "e", run, next.text.startsWith("X") ? next : undefined);
      const [letter, raised] = [out.at(-2), out.at(-1)];
      if (
        letter &&
        raised &&
        isRaised(raised, letter) &&
        raised.text === "A" &&
        letter.text.endsWith("L") &&
        isNear(letter, raised) &&
        isNear(raised, last)
      ) {
        out.splice(-2, 2, joined(letter, "a", raised, word));
      } else out.push(word);
      if (next.text.startsWith("X")) at++;
    } else out.push(run);
  }
  return out;
}

const isLoweredE = (text: string) => text === "E" || text === "Ǝ" || text === "ǝ";

/** "T", "E", "X" or "X", "Ǝ". */
function isLogo(last: PositionedRun, run: PositionedRun, next: PositionedRun): boolean {
  if (!isNear(last, run) || !isNear(run, next)) return false;
  return run.text === "E"
    ? last.text.endsWith("T") && next.text.startsWith("X") && isLevel(last, next)
    : isLoweredE(run.text) && last.text.endsWith("X");
}

const isLowered = (run: PositionedRun, other: PositionedRun) =>
  shiftOf(run, other) > MIN_LOGO_SHIFT_EM && shiftOf(run, other) < MAX_LOGO_DROP_EM;
const isRaised = (run: PositionedRun, other: PositionedRun) =>
  shiftOf(run, other) < -MIN_LOGO_SHIFT_EM && shiftOf(run, other) > -MAX_LOGO_RAISE_EM;
const isLevel = (run: PositionedRun, other: PositionedRun) => Math.abs(shiftOf(run, other)) < MAX_BASELINE_DRIFT_EM;
const shiftOf = (run: PositionedRun, other: PositionedRun) => (run.baseline - other.baseline) / other.style.size;
const isNear = (left: PositionedRun, after: PositionedRun) =>
  Math.abs(after.box.x - right(left)) < MAX_LOGO_GAP_EM * Math.max(left.style.size, after.style.size) &&
  !left.rotated &&
  left.hidden === after.hidden;

/** One run of the first, a letter in place of the second, and the third. */
function joined(first: PositionedRun, letter: string, second: PositionedRun, third?: PositionedRun): PositionedRun {
  const end = right(third ?? second);
  return { ...first, text: `${first.text}${letter}${third?.text ?? ""}`, box: { ...first.box, width: end - first.box.x } };
}
