import { foldLetters } from "../../text/fold.ts";
import { escaped } from "./escaped.ts";

/** Latin letters for Greek and Cyrillic ones, in all usual transcriptions (passports, science, everyday use). An empty alternative drops the letter. */
const LATIN = new Map(
  (
    "ου=ou|u αυ=av|af|au ευ=ev|ef|eu ει=ei|i οι=oi|i αι=ai|e μπ=b|mp ντ=nt|d γκ=gk|g|ng γγ=ng|gg " +
    "α=a β=v|b γ=g|y|gh δ=d|dh ε=e ζ=z η=i|h|e θ=th ι=i κ=k|c λ=l μ=m ν=n ξ=x|ks ο=o π=p ρ=r σ=s τ=t υ=y|u|i φ=f|ph χ=ch|h|x|kh ψ=ps ω=o|w " +
    "ий=y|i|iy|ii|yi|yy|ij ый=y|yi|yy|i|iy ьк=k|’k|'k ье=ye|ie|e " +
    "а=a б=b в=v|w|ff г=h|g|gh ґ=g|gh д=d е=e|ye|ie|je ё=e|yo|io|jo є=ie|ye|je|e ж=zh|j|z з=z и=y|i і=i|y ї=yi|i|ji й=y|i|j| к=k|c л=l м=m н=n о=o п=p р=r " +
    "с=s|ss т=t у=u|ou ф=f|ph х=kh|h|ch|x ц=ts|c|tz ч=ch|tch|c ш=sh|s|sch щ=shch|sht|sch|shh ъ=a|u| ы=y|i ь=|y|i|j э=e ю=yu|iu|ju|u я=ya|ia|ja|a ѝ=i ј=j|y љ=lj|ly њ=nj|ny ћ=c|ch ђ=dj|d џ=dz|dj"
  )
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]),
);
const LONGEST_FIRST = new RegExp([...LATIN.keys()].sort((a, b) => b.length - a.length).join("|"), "gu");
const ELSEWHERE = /[^\p{Script=Greek}\p{Script=Cyrillic}]+/gu;

/** A pattern for the transcriptions of a Greek or Cyrillic text into Latin letters; undefined for other scripts. */
export function romanised(text: string): string | undefined {
  if (!/[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)) return undefined;
  const lower = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ά-ώΐΰϊϋς]/gu, foldLetters);
  const unchanged = lower.replace(ELSEWHERE, (piece) => escaped(piece));
  return unchanged.replace(LONGEST_FIRST, (letters) => {
    const choices = (LATIN.get(letters) as string).split("|");
    return choices.length === 1 ? (choices[0] as string) : `(?:${choices.join("|")})`;
  });
}
