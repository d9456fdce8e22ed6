import { fold } from "../../text/fold.ts";
import { hasNameShape } from "../recognisers/names.ts";

/** The e-mail address is made of two words of the text, or of one and the first letter of another: so it is a name, though a trade too. */
export function isSpelledBy(text: string, email: string | undefined): boolean {
  if (!email) return false;
  const local = fold(email.split("@")[0] ?? "").replaceAll(" ", "");
  const words = fold(text).split(" ");
  const whole = words.filter((word) => word.length >= 3 && local.includes(word));
  const isSpelled =
    whole.length >= 2 ||
    whole.some((word) => words.some((other) => other !== word && [`${other[0]}${word}`, `${word}${other[0]}`].includes(local)));
  return isSpelled && hasNameShape(text);
}

export function sharesLetters(name: string, email: string): boolean {
  const local = fold(email.split("@")[0] ?? "").replace(/\s/g, "");
  const spelled = local.replace(/oe/g, "o").replace(/ae/g, "a").replace(/ue/g, "u");
  return fold(name)
    .split(" ")
    .some(
      (word) =>
        word.length >= 3 && (local.includes(word) || spelled.includes(word.replace(/oe/g, "o").replace(/ae/g, "a").replace(/ue/g, "u"))),
    );
}
