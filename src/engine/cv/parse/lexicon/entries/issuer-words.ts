/** What stands before whoever issued a degree, a certificate or an award: "délivré par". The source of a pattern. */
export const ISSUER_WORDS =
  "(?:issued|awarded|granted|conferred|published)(?: by| on)?(?: the)?|(?:ausgestellt|verliehen|herausgegeben) vo[nm](?: der)?|(?:délivr|décern|publi)ée?s? par(?: l[ea])?|" +
  "(?:expedid|otorgad|emitid|conferid|concedid)[oa] p(?:or|el[oa])(?: la| el)?|(?:rilasciat|conferit)[oa] da(?:l|lla)?|(?:uitgereikt|uitgegeven|afgegeven) door(?: de| het)?|wydan[ye] przez|" +
  // Of courses.
  "(?:organi[sz]ed|delivered|taught) by(?: the)?|(?:durchgeführt|veranstaltet) vo[nm](?: der)?|(?:dispens|organis)ée?s? par(?: l[ea])?|" +
  "(?:impartid|dictad|organizad|ministrad)[oa] p(?:or|el[oa])(?: la| el)?|(?:organizzat|tenut|erogat)[oa] da(?:l|lla)?|" +
  "(?:georganiseerd|gegeven) door(?: de| het)?|(?:prowadzon|organizowan)[aey] przez";
