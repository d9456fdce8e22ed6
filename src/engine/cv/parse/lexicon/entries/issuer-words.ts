/** What stands before whoever issued a degree, a certificate or an award: "délivré par". The source of a pattern. */
export const ISSUER_WORDS =
  "(?:issued|awarded|granted|conferred|published)(?: by| on)?(?: the)?|(?:ausgestellt|verliehen|herausgegeben) vo[nm](?: der)?|(?:délivr|décern|publi)ée?s? par(?: l[ea])?|" +
  "(?:expedid|otorgad|emitid|conferid|concedid)[oa] p(?:or|el[oa])(?: la| el)?|(?:rilasciat|conferit)[oa] da(?:l|lla)?|(?:uitgereikt|uitgegeven|afgegeven) door(?: de| het)?|wydan[ye] przez";
