import { normalLanguage } from "../../render/labels/labels.ts";
import { sectorName, sectorsIn } from "./sector-words.ts";

/** Classes of size, as statistics count companies. Unit: employees. */
const SIZES: [from: number, said: string][] = [
  [10_000, "10000+"],
  [1_000, "1000–9999"],
  [250, "250–999"],
  [50, "50–249"],
  [10, "10–49"],
  [1, "1–9"],
];
/** "In 1998, 250 employees" has 250 of them, and the lakh of "1,20,000 employees" has two digits. */
const EMPLOYEES =
  /(?<!\d|\d[.,])(\d{1,3}(?:[.,'’ \u00a0]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+)\s?\+?\s?(employees|staff|mitarbeiter(?:n|innen|:innen|\*innen)?|beschäftigten?|angestellten?|salariés|collaborateurs|empleados|dipendenti|colaboradores|funcionários|medewerkers|pracowników|anställda|ansatte|medarbejdere|treballadors|zaměstnanců|zamestnancov|alkalmazott|munkatárs|angajați|zaposlenih|zaposlenika|çalışan|сотрудников|співробітників|працівників|служители|εργαζόμενοι|εργαζομένους|υπάλληλοι|työntekijää|töötajat|darbuotojų|darbinieki|darbinieku|karyawan|nhân viên|موظف|עובדים|कर्मचारी)(?!\p{L})/iu;
/** "従業員数300名", "员工500人", "직원 200명": the number stands behind the word, and its counter is what a reader needs. */
const EMPLOYEES_COUNTED = /(?:従業員|社員|员工|員工|직원|임직원)\s?(?:人?[数數]|수)?\s?[:：]?\s?[約约약]?\s?(\d[\d,]*)\s?(名|人|명)/u;

/** What the CV says of an employer in its name and its description: "bank, 250–999 employees". Undefined where it says nothing; nothing is guessed. */
export function sectorOf(name: string, description: string | undefined, language: string): string | undefined {
  const [sector, ...others] = sectorsIn(name);
  const named = sector && others.length === 0 ? sectorName(sector, normalLanguage(language)) : undefined;
  const told = `${name}\n${description ?? ""}`;
  const size = sizeOf(EMPLOYEES.exec(told), " ") ?? sizeOf(EMPLOYEES_COUNTED.exec(told), "");
  return [named, size].filter(Boolean).join(", ") || undefined;
}

/** "Bank mit 1.200 Mitarbeitern" has 1000–9999 Mitarbeiter. */
const DATIVE = /^(mitarbeiter|beschäftigte|angestellte)n$/iu;

function sizeOf(found: RegExpExecArray | null, space: string): string | undefined {
  const [, number = "", word] = found ?? [];
  const count = Number(number.replace(/\D/g, ""));
  const size = SIZES.find(([from]) => count >= from)?.[1];
  return size && `${size}${space}${word?.replace(DATIVE, "$1")}`;
}
