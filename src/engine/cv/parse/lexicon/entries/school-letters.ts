/**
 * Schools and kinds of schools that are known by their letters, by country, as sources of a pattern over the printed text: "SPŠ Brno", "UC San Diego", "III LO im. Norwida".
 * In capitals alone, since most of them are words in small letters.
 */
const LETTERS: readonly string[] = [
  // English: United States, Canada, United Kingdom, South Asia
  String.raw`UC|UBC|NYU|USC|UCL|UIUC|UMass|UConn|UNC|UNSW|UCT|UKZN|UST|UPenn|SUNY|CUNY|CSU|ASU|MSU|LSU|TAMU|BYU|RMIT|QUT|UTS|Caltech|(?:Virginia|Georgia|Texas|Michigan|Louisiana) Tech`,
  String.raw`IITs?|NITs?|IIITs?|IIM|BITS|Govt\.? I\.?T\.?I\.?|DAV|KV|IGNOU|JNTU|VTU|AKTU|R\.?B\.?S\.?E\.?|B\.?S\.?E\.?B\.?`,
  // German
  String.raw`FH|TU|TH|HTL|HAK|HLW|HTW|HAW|HWR|BORG|BRG|BG|ETH|RWTH|FOS|BOS|BBS|BSZ|SBSZ|OSZ|BWZ|KBW|BFI|LMU|TUM|KIT|FU|HU|HSG|ZHAW|FHNW|PH`,
  // French
  String.raw`IFSI|IFAS|IFCS|LP|LPO|LEP|EP|CNED|MFR|INSPE|ESPE|IUFM|UCL|ULB|UCLouvain|ULiège|HEP|HES|UQAM|UFR`,
  // Spanish, Portuguese
  String.raw`UNAM|IPN|UAM|UANL|UDG|CONALEP|CETIS|CBTIS|CBTA|COBACH|UBA|UTN|UNLP|UNCPBA|UADE|UNED|UPM|UCM|UAB|UPC|UB|UPV|INACAP|DUOC|SENATI|TECSUP|UNMSM|PUCP|UNAL|ISFD|EET|EEST|CEIP|CPIFP`,
  String.raw`ETECs?|FATEC|USP|UNESP|UNICAMP|UFRJ|UFMG|UFSC|UNIP|PUC|IFSP|CEFET|UNINTER|E\. ?E\. ?(?:Prof)?|E\.? ?M\.? ?(?:E\.? ?[FI]\.? ?)?(?=Prof)|ISCAL|UTAD|FEUP|IPCA`,
  // Dutch
  String.raw`CVO|VTI|KTA|KTI|KSO|PXL|UGent|KULeuven|KU Leuven|VUB|TU/e|VU`,
  // Italian
  String.raw`IPSSAR|IPSEOA|I\.P\.S\.(?:I\.A|E\.O\.A|S\.A\.R)\.|I\.T\.(?:C|I|I\.S|S|G)\.|ITCG?|ITT|IISS?|CFP|CNOS(?:-FAP)?|ENAIP|ENGIM`,
  // Polish, Czech and Slovak
  String.raw`(?:[IVX]+ )?LO|ZSZ|ZST|ZSE|ZSP|PWr|UW|UJ|SGGW|UAM|UMK|WSB|SOŠ|SOU|SPŠ\p{Lu}*|SŠ|ISŠ|OA|ZŠ|VOŠ|VUT|ČVUT|VŠE|VŠB|ČZU|UK|MU|UP|UHK|UJEP|STU|TUKE|UKF|UMB`,
  // Turkish, Scandinavian
  String.raw`MYO|ODTÜ|İTÜ|YTÜ|KTH|LTH|SLU|NTNU|UiO|UiB|DTU|Komvux`,
  // Cyrillic, Greek
  String.raw`МГУ|СПбГУ|МГТУ|НИУ|ВШЭ|РУДН|КНУ|КПІ|НТУУ|ЛНУ|ХНУ|С?ПТУ|СОШ|МОУ|МБОУ|ГБПОУ|НВК|ЗОШ|ДНЗ|ВПУ`,
  String.raw`ΑΠΘ|ΕΚΠΑ|ΕΜΠ|ΟΠΑ|ΔΠΘ|ΓΕΛ|ΤΕΕ`,
];

/** Before the rest of the name: "FH Joanneum", "UC San Diego". In a line of capitals nothing tells letters from words, and alone they may be the short form of a name beside them. */
export const SCHOOL_LETTERS = new RegExp(String.raw`^(?:${LETTERS.join("|")})(?:[.,]?\s+|-)(?:\p{Lu}\p{Ll}|\p{Ll}|[„“"'«]|№|\d)`, "u");
