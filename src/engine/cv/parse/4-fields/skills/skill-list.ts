import { wordCount } from "../../../text/spaces.ts";
import { AND_IN_TEXT } from "../../lexicon/joining-words.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { MAX_LIST_ITEM_WORDS, MAX_WORDS_BESIDE_AND, MIN_LIST_ITEMS } from "../thresholds.ts";

const LAST_AND = new RegExp(String.raw`^(.+?)\s+(?:${AND_IN_TEXT})\s+(.+)$`, "u");
/** "Trabajo en equipo", "travail en équipe": the Dutch "and" is "in" in Spanish and French. */
const EN_BETWEEN =
  /^(?:trabaj|travail|experiencia|expérience|conocimiento|connaissance|manejo|dominio|maîtrise|capacidad|capacité|habilidad|facilidad|facilité|gestión|gestion|formación|formation|técnic|technique|especialista|spécialiste|mise|prise|aisance|atención|licenciad|apoyo|asesor)\p{L}*\s.*?en\s|\sen\s(?:equip|équip|grup|group|inglés|anglais|público|public|línea|ligne|general|général|el\s|la\s|los\s|las\s|le\s|les\s|l['’]|una?\s|une\s)/iu;
const LEADING_AND = new RegExp(String.raw`^(?:${AND_IN_TEXT}|&)\s+`, "u");
/** The end of a list that is not complete: "etc.", "u. a.", "等". */
const AND_SO_ON =
  /^(?:etc\.?|usw\.?|u\. ?[aä]\.?|uvm\.?|u\. ?v\. ?m\.?|и т\. ?[дп]\.?|та ін\.?|stb\.?|itp\.?|itd\.?|m\. ?fl\.?|vb\.?|entre otr[oa]s|entre outr[oa]s|(?:y|e|e gli|e le) (?:otr[oa]s|altr[ie]|outr[oa]s)|altr[ie]|ecc\.?|and (?:so on|more|others|the like)|und (?:weitere|andere|mehr)|et autres|en andere|i inne|a další(?:ch)?|a iné|och andra|og andre|ja muut|és egyebek|și altele|и др(?:угие|\.)|та інші|和更多|など|等)$/iu;

/**
 * "Java, C++ and Python, etc." as its three items. An "and" divides only the last item, and only where no other item has one; "&" joins the words of one, as in "Training & development". A slash divides where the
 * list has nothing else between its items, and has `slashed` items or more: "Gauges / micrometer testing" is one skill.
 */
export function splitSkills(text: string, { slashed = 2 } = {}): string[] {
  if (CLAUSES.test(text) || isChineseSentence(text)) return [text.replace(/。$/u, "")];
  const whole = splitList(text, { slash: false });
  const parts = whole.length === 1 ? splitList(text) : whole;
  return withoutJoiners(parts.length >= slashed ? parts : whole);
}

function withoutJoiners(listed: readonly string[]): string[] {
  const items = listed.map((item) => item.replace(/(?:\s+etc\.?|等)$/iu, "")).filter((item) => !AND_SO_ON.test(item));
  const last = items.at(-1);
  if (items.length < 2 || last === undefined) return items;
  if (LEADING_AND.test(last)) return [...items.slice(0, -1), last.replace(LEADING_AND, "")];
  const cut = EN_BETWEEN.test(last) ? null : LAST_AND.exec(last);
  if (!cut || items.slice(0, -1).some((item) => LAST_AND.test(item.replace(/\([^)]*\)/g, "")))) return items;
  const parts = [cut[1] as string, cut[2] as string];
  return parts.every((part) => wordCount(part) <= MAX_WORDS_BESIDE_AND) ? [...items.slice(0, -1), ...parts] : items;
}

/** "熟悉Linux常用命令，能够独立部署服务": in Chinese a comma divides the clauses of a sentence too, which begins with how well somebody knows what, and goes on with a verb. */
const CLAUSES =
  /^(?:精通|熟练|熟悉|掌握|了解|具备|具有|能够?|会)[^，、。；]{2,}(?:[，、。；].*)?[，、；](?:并|且|具备|具有|能|了解|熟悉|掌握|有过?|如|善|可以|会)/u;

/** "国家二级证书，熟练操作财务软件的使用。": one sentence with its full stop, and no list, whose comma is "、". */
function isChineseSentence(text: string): boolean {
  const clauses = text.endsWith("。") && !text.includes("、") ? text.slice(0, -1).split("，") : [];
  return (
    clauses.length > 1 &&
    clauses.filter((clause) => CHINESE_CLAUSE.test(clause)).length > 1 &&
    !clauses.some((clause) => clause.includes("。"))
  );
}
const CHINESE_CLAUSE = /\p{Script=Han}{4}/u;

/**
 * "Plans shifts, holidays and training for forty people": commas of a sentence, because the parts between them are no short items. Semicolons divide a list:
 * "Word and Excel; typing; work under pressure with little help".
 */
export const isOneItem = (text: string): boolean => {
  if (/;.*;/su.test(text)) return false;
  const items = splitList(text);
  return items.length < MIN_LIST_ITEMS && items.some((item) => wordCount(item) > MAX_LIST_ITEM_WORDS);
};
