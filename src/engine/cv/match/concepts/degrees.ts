import { fold } from "../../text/fold.ts";

/** 1 school leaving, 2 vocational, 3 bachelor, 4 master, 5 doctorate. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5;

const PATTERNS: [DegreeLevel, RegExp][] = [
  [
    5,
    /\b(?:ph ?d|dphil|doctorate|doctoral degree|doctor of|doktor\w*|promotion|promoviert\w*|dr ing|dr rer nat|doctorat|doctorado|dottorato|doutoramento|doutorado|gepromoveerd|these de doctorat|doktorat\w*|disputerad|ph d)\b|διδακτορικ|доктор(?:а|ська|ат)|кандидат наук/u,
  ],
  [
    4,
    /\b(?:master\w*|msc|m sc|ma hons|m a|mba|meng|m eng|mphil|diplom(?! (?:a|e|i|d|in (?:nursing|pflege))\b)|diplom ingenieur\w*|dipl ing|magister\w*|staatsexamen|maitrise universitaire|bac ?5|laurea magistrale|laurea specialistica|ingenieur diplome|diplome d ingenieur|mestrado|maestria|postgrado|licenciatura pre bolonha|doctorandus|drs|universitair\w*|inzynier magister|mgr|wyzsze magisterskie|civilingenjor|masterexamen|magisterexamen|cand (?:mag|merc|scient|polit|jur|med|oecon)\w*)\b|μεταπτυχιακ|магістр|магистр/u,
  ],
  [
    3,
    /\b(?:bachelor\w*|bsc|b sc|ba|b a|beng|b eng|btech|b s|bcomm?|llb|undergraduate degree|university degree|degree|meisterbrief|meisterprufung|meister(?=$| (?:im|in|der|fachrichtung|techniker|oder))|\p{L}+meister(?:in)?(?= (?:hwk|ihk|im|in)|$)|staatlich gepruft\w* techniker\w*|techniker(?=$| (?:im|in|der|fachrichtung))|graduate degree|hochschulstudium|hochschulabschluss|studium|studienabschluss|fachhochschul\w*|universitatsabschluss|akademisch\w*|licence (?:professionnelle|universitaire|lmd|pro|en|de|d)(?! conduc| condui)|bac ?3|bac ?4|diplome universitaire|diplome superieur|ecole de commerce|ecole d ingenieurs?|grado(?! (?:medio|superior))|titulacion|titulad[oa] en|ingenieria de caminos|licenciatura|licenciado|titulacion universitaria|estudios universitarios|carrera universitaria|laurea|laureat\w*|titolo universitario|hbo|hogeschool|wo(?= (?:niveau|opleid\w*|diploma|werk|denk|studie|bachelor|master))|(?<=hbo )wo|(?<=hbo (?:of|en) )wo|afgeronde (?:hbo|wo)|ensino superior|formacao superior|graduacao|licencjat\w*|wyksztalceni\w+ wyzsz\w+|wyzsz\w+ wyksztalceni\w+|studia wyzsze|studiow wyzszych|wyzsze|hogskoleexamen|kandidatexamen|examen (?:i|inom)|universitetsutbildning|vysokoskolsk\w*|studii superioare|inzynier)\b|πτυχιο|πτυχίο|βακαλ|бакалавр|вища (?:\p{L}+ )?освіта|высшее (?:\p{L}+ )?образование|висше (?:\p{L}+ )?образование|διπλωμα/u,
  ],
  [
    2,
    /\b(?:apprenticeship|vocational|abgeschlossene[nr]? lehre|lehre (?:als|zum|zur)|lehrabschluss\w*|gesellenprufung|efz|cfc|titre professionnel|cfgs|cfgm|ciclo (?:de grado )?(?:superior|medio)|fp ii|fp2|qualifica triennale|diploma di qualifica|swiadectwo czeladnicze|dyplom czeladniczy|yrkesexamen|svennebrev|nvq|hnd|hnc|btec|trade certificate|berufsausbildung|ausbildung (?:als|zum|zur|im|in)|abgeschlossene ausbildung|gesellenbrief|berufsabschluss\w*|ausbildungsabschluss\w*|abgeschlossene berufsausbildung|facharbeiter\w*|cap|bep|bac pro|bac 2|istituto (?:tecnico|professionale|alberghiero)|stredoskolsk\w*|vyucen\w*|sou ss|bts|dut|but|formacion profesional|grado (?:medio|superior)|fp|tecnico (?:de grado )?(?:medio|superior)|ciclo formativo|istituto tecnico|diploma tecnico|perito(?= (?:chimico|industriale|meccanico|elettrotecnico|elettronico|informatico|agrario|turistico|commerciale|edile|aziendale))|geometra|qualifica professionale|mbo|vakdiploma|curso profissional|curso tecnico|zawodowe|technikum|wyksztalcenie (?:srednie|zawodowe)|gymnasieutbildning|erhvervsuddannelse|fagbrev|vyucni list|bootcamp)\b|професіино|ΤΕΙ|ΙΕΚ|ΕΠΑΛ/u,
  ],
  [
    1,
    /\b(?:high school|secondary school|laurea o diploma|diploma o laurea|scuola (?:media |secondaria )?superiore|istruzione superiore|diploma superiore|a levels?|gcses?|ged|abitur|fachabitur|matura|maturita|maturitni|maturite|maturazeugnis|maturaabschluss|realschulabschluss|hauptschulabschluss|mittlere reife|bac(?! ?[2-8]\b| pro\b)(?:calaureat)?|bachillerato|eso|diploma di maturita|liceo|havo|vwo|vmbo|mavo|brevet des colleges|licenza media|educacion secundaria obligatoria|ensino secundario|ensino medio|12 ano|12 o ano|matura|wyksztalceni\w+ (?:\w+ (?:lub|albo|i|oraz) )?(?:\w+ )?sredni\w*|sredni\w* wyksztalceni\w+|liceum|gymnasium)\b|απολυτηριο|середня освіта/u,
  ],
];

/** Abbreviations of degrees that are words in lower case: "BUT", "CAP" and "BA" are degrees; "but", "cap" and "ba" are not. */
const SHORT_WORDS = /(?<![\p{L}\p{N}])(?:but|But|cap|Cap|bep|bts|dut|ba|eso|fp|ged|cand|drs|degree of)(?![\p{L}\p{N}])/gu;

/** "MA" with capitals is a degree, "ma" is a word of several languages. */
const MASTER_OF_ARTS = /(?<![\p{L}\p{N}])MA(?![\p{L}\p{N}])/gu;

/** Names of higher degrees that hold the word for a lower one: a "laurea magistrale" is no "laurea", a "master's degree" no "degree" of any level. */
const HIGHER =
  /\b(?:laurea (?:magistrale|specialistica)|(?:wo|hbo|universitaire) master\w*|(?:master(?: s)?|mba|msc|meng|mphil|doctoral|doctorate|phd|ph d) (?:degree|diploma|studium|abschluss)|(?:studia |wyksztalcenie )?wyzsze magisterskie|studia magisterskie)\b/gu;
const BACHELOR = 3;

/** The levels of education that a text names, highest first. */
export function findDegrees(text: string): DegreeLevel[] {
  const folded = fold(text.replace(SHORT_WORDS, " ").replace(MASTER_OF_ARTS, " M A "));
  const withoutHigher = folded.replace(HIGHER, " ");
  const words = PATTERNS.filter(([level, pattern]) => pattern.test(level === BACHELOR ? withoutHigher : folded)).map(([level]) => level);
  return words.includes(4) &&
    /\b(?:scrum ?master|webmaster|master (?:data|plan|chef|sommeliers?|of wine|craftsm[ae]n|mason|baker|builder|mariner|trainers?)|masterplan|court of master)\b/.test(
      folded,
    )
    ? words.filter((level) => level !== 4)
    : words;
}

/** The level of an entry of a CV's education: that of a bachelor for the French "Licence"; 2 (vocational) where only a school is given. */
export const degreeOf = (text: string): DegreeLevel => findDegrees(text)[0] ?? (/^licence(?: |$)/.test(fold(text)) ? BACHELOR : 2);
