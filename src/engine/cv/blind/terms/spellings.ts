import { foldLetters } from "../../text/fold.ts";
import { MIN_DIGRAPH_LETTERS } from "../thresholds.ts";

/** The spellings of a name in plain letters: `muller` and `mueller` for `müller`; `muller` also for `mueller`. */
export function spellings(name: string): string[] {
  const lower = name.normalize("NFC").toLowerCase();
  const spelled = lower.replace(/[äöüåø]/g, (letter) => SPELLED[letter] as string);
  const short = lower.length >= MIN_DIGRAPH_LETTERS ? lower.replace(/ae|oe|ue/g, (pair) => pair[0] as string) : lower;
  const folds = [lower, spelled, short, lower.replace(/ø/g, "oe"), transliterate(lower, LATIN), transliterate(lower, LATIN_RU)].map(
    foldLetters,
  );
  return [...new Set(folds)].filter(Boolean);
}

const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };

/** Greek (ISO 843) and Cyrillic as Ukraine romanises it (Resolution 55 of 2010). */
const LATIN: Record<string, string> = Object.fromEntries(
  (
    "α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o " +
    "а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ=a ы=y ь= э=e ю=iu я=ia"
  )
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]),
);
/** The transcription of Russian and Bulgarian, where it differs from the Ukrainian one. */
const LATIN_RU: Record<string, string> = { ...LATIN, г: "g", и: "i", й: "y", х: "h", ю: "yu", я: "ya", щ: "sht" };
const transliterate = (lower: string, table: Record<string, string>) =>
  [...lower].map((letter) => table[letter] ?? table[foldLetters(letter)] ?? letter).join("");
