import type { Skill } from "../../../contract/resume.ts";
import { fold } from "../../text/fold.ts";
import { SKILL_LEVELS } from "../lexicon/skill-levels.ts";
import { MAX_SKILL_LEVEL_CHARACTERS, MIN_SURE_LEVEL_CHARACTERS } from "./thresholds.ts";

const LEVELS = new Set(SKILL_LEVELS.map(fold));
/** Levels that are no part of the name of a skill. */
const SURE_TAIL = new Set(SKILL_LEVELS.filter((level) => level.includes(" ") || level.length >= MIN_SURE_LEVEL_CHARACTERS).map(fold));

const UNIT = String.raw`(?:years?|yrs?\.?|months?|jahre?n?|monate?|ans?|mois|años?|meses|mes|anni|anno|mesi|jaar|anos?|lat|lata|rok[iu]?|år|let|года?|лет|роки|років|років|έτη|χρόνια|năm|年(?:以上|未満|間)?|년(?: 이상)?|ヶ月|か月|个月|개월)`;
/** "4/5", "80 %", "5+ years", "3-5 years", "over 2 years", "5年以上". */
const MEASURED = new RegExp(
  String.raw`^(?:\d{1,2} ?(?:\/|of|von|de|sur|di|z|из) ?\d{1,2}|\d{1,3} ?%|(?:(?:実務(?:経験)?|経験|over|more than|über|mehr als|plus de|más de|oltre|[>~≥约約]) ?)?\d{1,2}(?:[.,]\d)?(?:(?:年|年間)? ?[-–〜～~] ?\d{1,2})? ?\+? ?${UNIT}(?: (?:of )?(?:experience|exp\.?|erfahrung|d[’']expérience|de experiencia|esperienza|experiência))?)$`,
  "iu",
);
const DRAWN_LEVEL = /^[●○•◦★☆⬤◯■□▪▫▮▯█░▓▒](?: ?[●○•◦★☆⬤◯■□▪▫▮▯█░▓▒])+$/u;

/** A level of a skill, in any language: "advanced", "sehr gut", "poziom średni", "basic to good", "4/5", "80 %", "5 years", "★★★☆", "● ● ○". */
export function isLevel(text: string): boolean {
  const plain = text.trim().normalize("NFKC");
  if (plain.length > MAX_SKILL_LEVEL_CHARACTERS) return isDrawnLevel(text);
  const [from = "", to, ...more] = plain.split(BETWEEN_LEVELS);
  const isRange = to !== undefined && more.length === 0 && [from, to].every(isWordOfLevel);
  return isWordOfLevel(plain) || isRange || MEASURED.test(plain) || isDrawnLevel(text);
}

export const isDrawnLevel = (text: string) => DRAWN_LEVEL.test(text.trim());

const isWordOfLevel = (text: string) => LEVELS.has(fold(text.replace(CALLED_LEVEL, "").replace(USER, "")));

/** "středně pokročilý uživatel", "advanced user" */
const USER =
  /(?<=\p{L})\s(?:user|anwender(?:in)?|utilisat(?:eur|rice)|usuari[oa]|utente|uživatel|užívateľ|użytkownik|gebruiker|bruger|bruker|användare|käyttäjä|felhasználó|utilizator|пользователь|користувач)$/iu;

/** "Level: good", "poziom zaawansowany", "střední úroveň": the word for a level beside what it is. */
const CALLED_LEVEL =
  /^(?:level|niveau|nivel|nível|livello|nivell|poziom|stopień|úroveň|úrovně|уровень|рівень|ниво|nivå|tase|lygis|līmenis|szint|nivo|razina|seviye|επίπεδο)\s*:?\s+|\s+(?:level|niveau|úroveň|уровень|рівень|ниво|nivå|taso|tase|lygis|līmenis|szint(?:en|ű)?|seviye(?:de)?|επίπεδο)$/iu;

/** "základní až pokročilý", "gut bis sehr gut" */
const BETWEEN_LEVELS = /\s+(?:to|bis|à|a|až|do|till|til|tot|до|ως|έως)\s+|\s*[–—]\s*/u;

/** "Python ⇥ 7 ⇥ Expert ⇥ 2025", "Excel ⇥ ★★★★☆": a level stands in a cell of its own behind what it is of. A number alone is none. */
export const isLevelled = ({ cells }: { cells: readonly { text: string }[] }): boolean => cells.slice(1).some(({ text }) => isLevel(text));

/** "熟悉Java", "精通 Photoshop": Chinese says first how well. */
const LEVEL_BEFORE = /^(精通|熟练掌握|熟练使用|熟练运用|熟练|熟悉|掌握|了解)\s*(?:使用)?\s*([A-Za-z][^，。；]{0,30})$/u;

/** "DATEV – sehr gut", "SAP FI [gut]", "Excel (advanced)", "Excel advanced". */
export function readSkill(plain: string): Skill {
  const levelled = /^(.+?)\s*(?:[–—:：-]\s*|\(|\[|（)\s*([^()[\]（）]+?)\s*[)\]）]?$/u.exec(plain);
  if (levelled && isLevel(levelled[2] as string) && /\s|[([（:：–—]/u.test(plain))
    return { name: (levelled[1] as string).trim(), level: (levelled[2] as string).trim() };
  const before = LEVEL_BEFORE.exec(plain);
  if (before) return { name: before[2] as string, level: before[1] };
  const words = plain.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count).join(" ");
    if (words.length > count && SURE_TAIL.has(fold(tail))) return { name: words.slice(0, -count).join(" "), level: tail };
  }
  return { name: plain };
}

/** Star ratings: a level drawn as stars, dots or bars, "★★★★☆". */
export const STAR_RATING = /(?<!\s)\s*([●○•◦★☆⬤◯■□▪▫▮▯█░▓▒]{2,})(?=\s|$)/u;
