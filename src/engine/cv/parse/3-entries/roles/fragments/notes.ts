import { wordCount } from "../../../../text/spaces.ts";
import { AND_IN_TEXT } from "../../../lexicon/joining-words.ts";
import type { Atom } from "./head-atoms.ts";

/**
 * Whether an atom says something about the name before it: "magasin de lingerie" of "Mirabelle, magasin de lingerie", "via Corve Staff" of "Acme Ltd (via Corve Staff)".
 * "Corve Kommune, avdeling Vest" is one name: behind a comma a note has no capitals.
 * Names are written with capitals, so this needs a script that has them and a name that begins with one.
 */
export function isNote(atoms: readonly Atom[], at: number): boolean {
  const [before, { text, separator }] = [atoms[at - 1], atoms[at] as Atom];
  if (!before || !/^\p{Ll}/u.test(text) || !/^\P{Ll}*\p{Lu}/u.test(before.text)) return false;
  if (OF_NAMES.test(text)) return false;
  if (separator === "bracket") return !isExpansion(before.text, text);
  return (separator === "comma" || separator === "dash") && wordCount(text) > 1 && !/\p{Lu}/u.test(text);
}

/** "oz. Selby", "org. složka státu": a branch or a legal form. "Acme, a Corve Company" is called so, and "et fils" goes on with the name. */
const OF_NAMES = new RegExp(String.raw`^(?:\p{Ll}{1,5}\.|(?:an?|${AND_IN_TEXT})\s)`, "u");

/** "centre CORVE (l'étude de l'eau)": the words that the letters before the bracket stand for. */
function isExpansion(name: string, text: string): boolean {
  const [letters] = /\p{Lu}{2,}$/u.exec(name) ?? [];
  const first = /^(?:[ld]['’])?(\p{L})/u.exec(text)?.[1];
  return letters !== undefined && first?.toUpperCase() === letters[0];
}
