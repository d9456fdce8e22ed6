import { fold } from "../../../text/fold.ts";

/**
 * True where a sentence asks for the leave to practise an occupation: "Zulassung als Steuerberater", "colegiación como abogado". Where it stands behind an "or"
 * ("D.E. ou diplôme européen avec autorisation d'exercice") it belongs to one of the alternatives.
 */
export function asksForAdmission(text: string): boolean {
  const folded = fold(text);
  const asked = ADMISSION.exec(folded);
  return asked !== null && !OR_DIPLOMA.test(folded.slice(0, asked.index));
}
const OR_DIPLOMA =
  / (?:or|oder|ou|o|of|lub|eller) (?:[\p{L}\p{N}]+ ){0,4}(?:diplom\p{L}*|degree|abschluss|titul\p{L}*|titol\p{L}*|dyplom\p{L}*|examen)(?: [\p{L}\p{N}]+){0,3} (?:with|mit|avec|con|met|z|com|med) (?:[\p{L}]+ )?$/u;

const ADMISSION =
  /(?<![\p{L}\p{N}])(?:abilitazione (?:al|all|alla|a) |iscrizione (?:al|all) (?:albo|ordine)|zulassung als|zugelassene[rn]? |approbation|berufserlaubnis|licen[cs]ed? (?:to practi[cs]e|as an?)|inscription (?:a l|au) (?:ordre|tableau)|autorisation d exercice|colegiacion|habilitacion (?:como|para)|prawo wykonywania zawodu|uprawnienia zawodowe|legitimation som|autorisation som|cedula profissional|inscricao na ordem)/u;

/** True where a sentence of a CV names such a leave, with or without the occupation: "Colegiada ejerciente", "registered with the HCPC". */
export const namesAdmission = (text: string): boolean => ADMITTED.test(fold(text));

const ADMITTED =
  /(?<![\p{L}\p{N}])(?:abilita(?:t[oa]|zione)|iscritt[oa]|iscrizione|zulassung|zugelassen\p{L}*|approb\p{L}+|berufserlaubnis|bestell(?:t|ung)|licen[cs]ed|licen[cs]e to practi[cs]e|registered|registration|chartered|admitted|inscrit[eo]?s?|inscription|autorisation|autorisee?|ordre des|colegi\p{L}+|habilita\p{L}+|prawo wykonywania|uprawnieni\p{L}+|wpisan\p{L}+|legitim\p{L}+|autoriser\p{L}+|cedula|ordem d[oa]s?|albo|ordine degli)(?![\p{L}\p{N}])/u;
