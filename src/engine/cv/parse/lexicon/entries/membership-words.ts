import type { LANGUAGE_TAGS } from "../languages/language-tags.ts";

/*
 * How somebody belongs to an association: "Member of the Guild of Bakers", "Trésorière du club d'échecs". Each entry is a whole word in all the forms
 * that a CV may have, without regard to capitals.
 */

type Words = Partial<Record<(typeof LANGUAGE_TAGS)[number], string>>;

/** Who belongs to an association, or the belonging. */
const MEMBER: Words = {
  en: "member, membership, board member, committee member",
  fr: "membre, adhérent, adhérente, sociétaire",
  de: "mitglied, mitgliedschaft, vorstandsmitglied, gründungsmitglied, vereinsmitglied, ehrenmitglied",
  es: "miembro, socio, socia",
  it: "membro, socio, socia",
  pt: "membro, sócio, sócia, associado, associada",
  nl: "lid, bestuurslid",
  pl: "członek, członkini",
  el: "μέλος",
  uk: "член, членкиня",
  sv: "medlem, styrelsemedlem, styrelseledamot",
  da: "medlem, bestyrelsesmedlem",
  nb: "medlem, styremedlem",
  fi: "jäsen, hallituksen jäsen",
  cs: "člen, členka",
  sk: "člen, členka",
  hu: "tagja",
  ro: "membru, membră",
  bg: "член",
  ru: "член",
  hr: "član, članica",
  sr: "члан, чланица",
  sl: "član, članica",
  tr: "üyesi, üye",
  ar: "عضو, عضوة",
  he: "חבר, חברת",
  zh: "会员, 成员",
  "zh-Hant": "會員, 成員",
  ja: "会員",
  ko: "회원",
  hi: "सदस्य",
  ca: "membre, soci, sòcia",
  lt: "narys, narė",
  lv: "biedrs, biedre",
  et: "liige",
};

/** Who works for one unpaid. */
const VOLUNTEER: Words = {
  en: "volunteer",
  fr: "bénévole",
  de: "ehrenamtlicher helfer, ehrenamtliche helferin, freiwilliger helfer, freiwillige helferin",
  es: "voluntario, voluntaria",
  it: "volontario, volontaria",
  pt: "voluntário, voluntária",
  nl: "vrijwilliger, vrijwilligster",
  pl: "wolontariusz, wolontariuszka",
  el: "εθελοντής, εθελόντρια",
  uk: "волонтер, волонтерка",
  sv: "volontär",
  da: "frivillig",
  nb: "frivillig",
  fi: "vapaaehtoinen",
  cs: "dobrovolník, dobrovolnice",
  sk: "dobrovoľník, dobrovoľníčka",
  hu: "önkéntes",
  ro: "voluntar, voluntară",
  bg: "доброволец",
  ru: "волонтер, волонтёр",
  hr: "volonter, volonterka",
  sr: "волонтер, волонтерка",
  sl: "prostovoljec, prostovoljka",
  tr: "gönüllü, gönüllüsü",
  ar: "متطوع, متطوعة",
  he: "מתנדב, מתנדבת",
  zh: "志愿者",
  "zh-Hant": "志工, 義工",
  ja: "ボランティア",
  ko: "자원봉사자",
  hi: "स्वयंसेवक",
  ca: "voluntari, voluntària",
  lt: "savanoris, savanorė",
  lv: "brīvprātīgais, brīvprātīgā",
  et: "vabatahtlik",
};

/** Who has an office in one. Some of the words name a job too. */
const OFFICER: Words = {
  en: "treasurer, secretary, chair, chairman, chairwoman, chairperson, president, vice president, vice-president",
  fr: "trésorier, trésorière, secrétaire, président, présidente, vice-président, vice-présidente",
  de: "schatzmeister, schatzmeisterin, kassenwart, kassenwartin, kassier, kassierin, schriftführer, schriftführerin, vorsitzender, vorsitzende, beisitzer, beisitzerin, jugendwart, jugendwartin",
  es: "tesorero, tesorera, secretario, secretaria, presidente, presidenta, vicepresidente, vicepresidenta, vocal",
  it: "tesoriere, tesoriera, segretario, segretaria, presidente, vicepresidente, consigliere, consigliera",
  pt: "tesoureiro, tesoureira, secretário, secretária, presidente, vice-presidente, vice presidente",
  nl: "penningmeester, secretaris, voorzitter, ondervoorzitter, vicevoorzitter",
  pl: "skarbnik, skarbniczka, sekretarz, prezes, przewodniczący, przewodnicząca",
  el: "ταμίας, γραμματέας, πρόεδρος, αντιπρόεδρος",
  uk: "скарбник, секретар, голова",
  sv: "kassör, sekreterare, ordförande, vice ordförande",
  da: "kasserer, sekretær, formand, næstformand",
  nb: "kasserer, sekretær, styreleder, nestleder",
  fi: "rahastonhoitaja, sihteeri, puheenjohtaja, varapuheenjohtaja",
  cs: "pokladník, pokladní, tajemník, tajemnice, předseda, předsedkyně, místopředseda",
  sk: "pokladník, tajomník, predseda, predsedníčka, podpredseda",
  hu: "titkára, elnöke, pénztárosa",
  ro: "trezorier, secretar, președinte, vicepreședinte",
  bg: "касиер, секретар, председател",
  ru: "казначей, секретарь, председатель",
  hr: "blagajnik, tajnik, tajnica, predsjednik, predsjednica",
  sr: "благајник, секретар, председник, председница",
  sl: "blagajnik, tajnik, tajnica, predsednik, predsednica",
  tr: "sayman, saymanı, sekreteri, başkanı, başkan yardımcısı",
  ca: "tresorer, tresorera, secretari, secretària, president, presidenta, vocal",
  lt: "iždininkas, sekretorius, pirmininkas, pirmininkė",
  lv: "kasieris, sekretārs, priekšsēdētājs, priekšsēdētāja",
  et: "laekur, sekretär, esimees",
};

/** Between such a word and the association, with the article that may follow. */
const TIE: Words = {
  en: "of, of the, of an, of a, in, in the, at, at the, for, for the, with, with the, on the",
  fr: "de, de la, du, des, au, aux, à la, au sein de, au sein de la, au sein du, au sein des, chez, pour, auprès de",
  de: "der, des, im, in, in der, bei, bei der, beim, von, vom, für, für den, für die",
  es: "de, de la, del, de los, de las, en, en la, en el",
  it: "di, del, della, dello, dei, degli, delle, presso, presso la, presso il, presso lo, in, nel, nella, per",
  pt: "de, do, da, dos, das, em, no, na, nos, nas",
  nl: "van, van de, van het, bij, bij de, bij het, in de, in het, voor de",
  pl: "w, we",
  el: "του, της, των, στο, στη, στην, στον",
  uk: "в, у",
  sv: "i, av, för, hos, på, vid",
  da: "i, af, for, hos, ved",
  nb: "i, av, for, hos, ved",
  cs: "v, ve",
  sk: "v, vo",
  ro: "al, ale, în, în cadrul, la",
  bg: "на, в, към",
  ru: "в, при",
  hr: "u",
  sr: "у",
  sl: "v",
  ar: "في",
  he: "של",
  ca: "de, de la, del, a, a la",
};

/** "I am currently treasurer of …": what says no more than that it goes on. */
const STILL: Words = {
  en: "currently, current, i am a, i am",
  fr: "actuellement",
  de: "derzeit, aktuell",
  es: "actualmente",
  it: "attualmente",
  pt: "atualmente",
};

/** The source of a group in a regular expression, the longest word first, for a pattern takes the first that fits. */
const oneOf = (...tables: Words[]) =>
  `(?:${[...new Set(tables.flatMap((words) => Object.values(words).flatMap((list) => list?.split(", ") ?? [])))].toSorted((a, b) => b.length - a.length).join("|")})`;

export const MEMBER_WORD = oneOf(MEMBER);
export const VOLUNTEER_WORD = oneOf(VOLUNTEER);
/** "Volontaria Mani Aperte": in English "Volunteer Tax Assistance" may be the name of what somebody helped in. */
export const VOLUNTEER_WORD_BEFORE_NAME = oneOf({ ...VOLUNTEER, en: undefined });
export const OFFICER_WORD = oneOf(OFFICER);
export const TIE_WORD = oneOf(TIE);
export const STILL_WORD = oneOf(STILL);
