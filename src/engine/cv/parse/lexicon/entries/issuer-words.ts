/** What stands before whoever issued a degree, a certificate or an award: "délivré par". The source of a pattern. */
export const ISSUER_WORDS =
  "(?:issued|awarded|granted|conferred|published)(?: by| on)?(?: the)?|(?:ausgestellt|verliehen|herausgegeben) vo[nm](?: der)?|(?:délivr|décern|publi)ée?s? par(?: l[ea])?|" +
  "(?:expedid|otorgad|emitid|conferid|concedid)[oa] p(?:or|el[oa])(?: la| el)?|(?:rilasciat|conferit)[oa] da(?:l|lla)?|(?:uitgereikt|uitgegeven|afgegeven) door(?: de| het)?|wydan[ye] przez|" +
  // Of courses.
  "(?:organi[sz]ed|delivered|taught) by(?: the)?|(?:durchgeführt|veranstaltet) vo[nm](?: der)?|(?:dispens|organis)ée?s? par(?: l[ea])?|" +
  "(?:impartid|dictad|organizad|ministrad)[oa] p(?:or|el[oa])(?: la| el)?|(?:organizzat|tenut|erogat)[oa] da(?:l|lla)?|" +
  "(?:georganiseerd|gegeven) door(?: de| het)?|(?:prowadzon|organizowan)[aey] przez";

/** Who gives courses in many countries and has no word for a company or a school in its name: "Croix-Rouge", "Malteser", "St John Ambulance". The source of a pattern. */
export const KNOWN_ISSUERS =
  String.raw`(?:\p{L}+ )?red cross|(?:la )?croix[- ]rouge(?: fran[çc]aise| de belgique)?|(?:deutsches |österreichisches |schweizerisches )?rotes kreuz|drk|brk|malteser|johanniter|asb|dlrg|samariter\p{L}*|cruz roja(?: \p{L}+)?|cruz vermelha(?: \p{L}+)?|croce (?:rossa|verde|bianca)(?: \p{L}+)?|` +
  String.raw`(?:het )?rode kruis|røde kors|röda korset|punainen risti|spr|(?:polski )?czerwony krzyż|pck|(?:český )?červený kříž|vöröskereszt|crucea roșie|crveni krst|crveni križ|(?:российский )?красный крест|червоний хрест|kızılay|(?:ελληνικός )?ερυθρός σταυρός|الهلال الأحمر|赤十字|红十字会|적십자사?|` +
  String.raw`st\.? john(?: ambulance)?|ihk(?: .{3,20})?|hwk(?: .{3,20})?|tüv(?: .{3,20})?|dekra(?: .{3,20})?|refa|cisco|microsoft|google|oracle|aws|amazon web services|ibm|sap|salesforce|scrum\.org|scrum alliance|axelos|peoplecert|comptia|pmi|isaca|coursera|udemy|edx|linkedin learning|hubspot|openclassrooms|cambridge(?: english| assessment)?|british council|goethe[- ]institut|carsat|citb|rospa|iosh|nebosh|hse|sena|senai|senac|sebrae|cenfim|iefp|soib|sepe`;
