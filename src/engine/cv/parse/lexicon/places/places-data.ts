/** Postal codes as printed, by country; the first that fits a line wins, so the sure shapes come first. `loose` ones need the country or a city beside them. */
export const POSTCODES: { country: string; pattern: RegExp; loose?: boolean }[] = [
  {
    country: "GB",
    pattern:
      /\b(?:GIR ?0AA|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][ABEHMNPRVWXY]) ?[0-9][ABD-HJLNP-UW-Z]{2})\b/,
  },
  { country: "CA", pattern: /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/ },
  { country: "IE", pattern: /\b(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[0-9AC-FHKNPRTV-Y]{4}\b/ },
  { country: "NL", pattern: /\b[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}\b/ },
  { country: "PT", pattern: /\b\d{4}[-–]\d{3}\b/ },
  { country: "PL", pattern: /\b\d{2}-\d{3}\b/ },
  { country: "JP", pattern: /〒\s?\d{3}[-－]\d{4}\b/ },
  { country: "JP", pattern: /\b\d{3}[-－]\d{4}\b/, loose: true },
  { country: "BR", pattern: /\b\d{5}-\d{3}\b/ },
  { country: "LT", pattern: /\bLT-\d{5}\b/ },
  { country: "LV", pattern: /\bLV-\d{4}\b/ },
  { country: "LU", pattern: /\bL-\d{4}\b/ },
  { country: "SE", pattern: /\b(?:SE-)?\d{3} \d{2}(?= \p{L})/u, loose: true },
  { country: "GR", pattern: /\b\d{3} \d{2}(?=[ ,])/u, loose: true },
  { country: "CZ", pattern: /\b\d{3} \d{2}\b/, loose: true },
  { country: "FR", pattern: /^\d{2} \d{3}(?= \p{Lu})/u, loose: true },
  { country: "US", pattern: /\b\d{5}-\d{4}\b/, loose: true },
  { country: "", pattern: /\b(?:[A-Z]{1,2}-)?\d{5}\b/, loose: true },
  { country: "", pattern: /\b(?:[A-Z]{1,2}-)?\d{4}\b/, loose: true },
  { country: "", pattern: /\b\d{6}\b/, loose: true },
  { country: "IL", pattern: /\b\d{7}\b(?=,? ?\p{Script=Hebrew})|(?<=\p{Script=Hebrew},? )\b\d{7}\b/u },
];
/** "D-80337", "CH-8000" before a code. */
export const CODE_PREFIX: Record<string, string> = {
  D: "DE",
  DE: "DE",
  A: "AT",
  AT: "AT",
  CH: "CH",
  F: "FR",
  FR: "FR",
  I: "IT",
  IT: "IT",
  E: "ES",
  ES: "ES",
  B: "BE",
  BE: "BE",
  L: "LU",
  NL: "NL",
  DK: "DK",
  S: "SE",
  SE: "SE",
  N: "NO",
  NO: "NO",
  FI: "FI",
  FIN: "FI",
  PL: "PL",
  CZ: "CZ",
  SK: "SK",
  H: "HU",
  HU: "HU",
  SI: "SI",
  SLO: "SI",
  HR: "HR",
  RO: "RO",
  BG: "BG",
  GR: "GR",
  UA: "UA",
  LT: "LT",
  LV: "LV",
  EE: "EE",
  P: "PT",
  PT: "PT",
  TR: "TR",
};
/** Digits of a plain code → the country that a language suggests. */
export const CODE_BY_LANGUAGE: Record<string, Record<number, string>> = {
  de: { 5: "DE" },
  fr: { 5: "FR" },
  es: { 5: "ES" },
  it: { 5: "IT" },
  el: { 5: "GR" },
  uk: { 5: "UA" },
  fi: { 5: "FI" },
  hr: { 5: "HR" },
  sr: { 5: "RS" },
  lt: { 5: "LT" },
  et: { 5: "EE" },
  tr: { 5: "TR" },
  ko: { 5: "KR" },
  ca: { 5: "ES" },
  da: { 4: "DK" },
  nb: { 4: "NO" },
  hu: { 4: "HU" },
  bg: { 4: "BG" },
  sl: { 4: "SI" },
  pt: { 4: "PT" },
  ru: { 6: "RU" },
  ro: { 6: "RO" },
  zh: { 6: "CN" },
};

export const US_STATES: Record<string, string> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};
export const CA_PROVINCES: Record<string, string> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};
export const AU_STATES: Record<string, string> = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  TAS: "Tasmania",
  ACT: "Australian Capital Territory",
};

/** Regions that stand after a city, by country. */
export const REGIONS: Record<string, string> = {
  // Their letters mean places of other countries: WA is Washington.
  AU: "Western Australia, South Australia, Northern Territory",
  DE: "Bayern, Baden-Württemberg, Nordrhein-Westfalen, NRW, Hessen, Sachsen, Niedersachsen, Rheinland-Pfalz, Thüringen, Brandenburg, Sachsen-Anhalt, Schleswig-Holstein, Mecklenburg-Vorpommern, Saarland, Bavaria, Saxony, Lower Saxony, Hesse, North Rhine-Westphalia, Rhineland-Palatinate, Thuringia",
  AT: "Steiermark, Tirol, Kärnten, Oberösterreich, Niederösterreich, Vorarlberg, Burgenland, Tyrol, Styria, Carinthia, Salzburg Land",
  CH: "Zürich ZH, Kanton Zürich, Aargau, Thurgau, Tessin, Ticino, Wallis, Valais, Vaud, Waadt, Graubünden, Romandie, Suisse romande",
  FR: "Île-de-France, Ile de France, Auvergne-Rhône-Alpes, Occitanie, Nouvelle-Aquitaine, Bretagne, Normandie, Hauts-de-France, Grand Est, Pays de la Loire, Provence-Alpes-Côte d'Azur, PACA, Bourgogne-Franche-Comté, Centre-Val de Loire, Corse, Alsace, Rhône, Gironde, Haute-Garonne, Hauts-de-Seine, Seine-Saint-Denis, Val-de-Marne, Yvelines, Essonne, Val-d'Oise, Seine-et-Marne, Loire-Atlantique, Isère, Haute-Savoie, Savoie",
  ES: "Andalucía, Cataluña, Catalunya, Catalonia, Comunidad de Madrid, Comunidad Valenciana, Comunitat Valenciana, Galicia, País Vasco, Euskadi, Castilla y León, Castilla-La Mancha, Canarias, Islas Canarias, Murcia, Aragón, Extremadura, Asturias, Navarra, Cantabria, La Rioja, Baleares, Illes Balears, Bizkaia, Vizcaya, Gipuzkoa, Guipúzcoa, Andalusia, Basque Country",
  IT: "Lombardia, Lazio, Campania, Sicilia, Veneto, Piemonte, Emilia-Romagna, Toscana, Puglia, Calabria, Sardegna, Liguria, Marche, Abruzzo, Friuli-Venezia Giulia, Trentino-Alto Adige, Umbria, Basilicata, Molise, Valle d'Aosta, Lombardy, Tuscany, Piedmont, Sicily, Sardinia, Südtirol, Alto Adige",
  GB: "England, Scotland, Wales, Northern Ireland, Greater London, Greater Manchester, West Midlands, West Yorkshire, South Yorkshire, North Yorkshire, Yorkshire, Merseyside, Tyne and Wear, Surrey, Kent, Essex, Hertfordshire, Hampshire, Berkshire, Buckinghamshire, Oxfordshire, Cambridgeshire, Bedfordshire, Norfolk, Suffolk, Sussex, East Sussex, West Sussex, Devon, Cornwall, Dorset, Somerset, Wiltshire, Gloucestershire, Worcestershire, Warwickshire, Staffordshire, Shropshire, Cheshire, Lancashire, Cumbria, Northumberland, County Durham, Derbyshire, Nottinghamshire, Lincolnshire, Leicestershire, Northamptonshire, Middlesex, Middx, Cheshire East, Fife, Aberdeenshire, Lanarkshire, Ayrshire, Lothian, East Lothian, Midlothian",
  IE: "Co. Dublin, County Dublin, Co. Cork, County Cork, Co. Galway, Co. Kildare, Co. Wicklow, Co. Meath, Co. Limerick, Leinster, Munster, Connacht, Ulster",
  NL: "Noord-Holland, Zuid-Holland, Noord-Brabant, Gelderland, Overijssel, Limburg, Friesland, Flevoland, Drenthe, Zeeland, North Holland, South Holland, North Brabant",
  BE: "Vlaanderen, Flanders, Wallonie, Wallonia, Vlaams-Brabant, Oost-Vlaanderen, West-Vlaanderen, Hainaut, Brabant wallon",
  PL: "mazowieckie, małopolskie, śląskie, dolnośląskie, wielkopolskie, pomorskie, łódzkie, lubelskie, podkarpackie, kujawsko-pomorskie, zachodniopomorskie, Mazowsze, Śląsk",
  PT: "Algarve, Alentejo, Madeira, Açores, Azores, Minho, Setúbal distrito, Distrito de Lisboa, Distrito do Porto",
  IN: "Maharashtra, Karnataka, Tamil Nadu, Kerala, Gujarat, Telangana, Andhra Pradesh, Uttar Pradesh, West Bengal, Rajasthan, Punjab, Haryana, Madhya Pradesh, Bihar, Odisha, Delhi NCR, Jharkhand, Chhattisgarh, Assam, Uttarakhand, Himachal Pradesh, Arunachal Pradesh, Tripura, Meghalaya, Manipur, Nagaland, Mizoram, Sikkim, Puducherry",
  PH: "Metro Manila, Cavite, Laguna, Batangas, Rizal, Bulacan, Pampanga, Tarlac, Nueva Ecija, Bataan, Zambales, Pangasinan, La Union, Ilocos Norte, Ilocos Sur, Nueva Vizcaya, Benguet, Albay, Camarines Sur, Camarines Norte, Sorsogon, Masbate, Catanduanes, Negros Occidental, Negros Oriental, Bohol, Leyte, Southern Leyte, Samar, Eastern Samar, Northern Samar, Aklan, Guimaras, Palawan, Occidental Mindoro, Oriental Mindoro, Marinduque, Romblon, Davao del Sur, Davao del Norte, Davao Oriental, Misamis Oriental, Misamis Occidental, Bukidnon, Lanao del Norte, Lanao del Sur, South Cotabato, North Cotabato, Sultan Kudarat, Sarangani, Maguindanao, Surigao del Norte, Surigao del Sur, Agusan del Norte, Agusan del Sur, Zamboanga del Norte, Zamboanga del Sur, Zamboanga Sibugay",
  PK: "Sindh, Khyber Pakhtunkhwa, Balochistan, Azad Kashmir",
  ZA: "Gauteng, KwaZulu-Natal, KwaZulu Natal, Western Cape, Eastern Cape, Northern Cape, Limpopo, Mpumalanga",
  MY: "Selangor, Johor, Perak, Sabah, Sarawak, Kedah, Pahang, Kelantan, Terengganu, Negeri Sembilan",
  ID: "Jawa Barat, Jawa Tengah, Jawa Timur, Banten, Sumatera Utara, Sumatera Barat, Sumatera Selatan, West Java, Central Java, East Java",
  BR: "São Paulo SP, Minas Gerais, Rio Grande do Sul, Rio Grande do Norte, Paraná, Santa Catarina, Bahia, Pernambuco, Ceará, Goiás, Distrito Federal, Espírito Santo, Mato Grosso, Mato Grosso do Sul, Maranhão, Paraíba, Piauí, Sergipe, Alagoas, Rondônia, Roraima, Tocantins, Amapá",
  MX: "Jalisco, Nuevo León, Estado de México, CDMX, Ciudad de México, Yucatán, Quintana Roo, Guanajuato, Guerrero, Michoacán, Oaxaca, Chiapas, Veracruz, Tamaulipas, Coahuila, Sonora, Sinaloa, Nayarit, Zacatecas, Hidalgo, Morelos, Tlaxcala, Tabasco, Campeche, Baja California, Baja California Sur",
  AR: "Entre Ríos, Santiago del Estero, Misiones, Neuquén, Río Negro, Chubut, Tierra del Fuego, Buenos Aires Province",
  CO: "Antioquia, Cundinamarca, Valle del Cauca, Risaralda, Quindío, Caldas, Santander, Norte de Santander, Boyacá, Tolima, Huila, Nariño, Cauca, Atlántico, Magdalena",
  VE: "Anzoátegui, Carabobo, Zulia, Táchira, Aragua, Miranda, Nueva Esparta, Monagas",
  GR: "Αττική, Αττικής, Κρήτη, Κρήτης, Μακεδονίας, Θεσσαλίας, Πελοποννήσου, Μακεδονία, Θεσσαλία, Attica, Crete, Πελοπόννησος",
  UA: "Київська область, Львівська область, Харківська область, Одеська область, Дніпропетровська область",
  RU: "Московская область, Ленинградская область, Татарстан, Краснодарский край, Свердловская область",
  CN: "广东, 广东省, 江苏, 江苏省, 浙江, 浙江省, 四川, 四川省, 湖北, 湖北省, 山东, 山东省, 福建省, 湖南省, 河南省, Guangdong, Jiangsu, Zhejiang, Sichuan",
  JP: "東京都, 大阪府, 京都府, 北海道, 神奈川県, 愛知県, 福岡県, 兵庫県, 埼玉県, 千葉県, Kanagawa, Saitama, Chiba, Aichi",
};

/** Words for streets, as a word ("Main Street", "rue de Lyon") or as the end of one ("Hauptstraße"), and for parts of a building ("Flat 3"). */
export const STREET_WORD =
  /(?:^|[\s,.])(?:street|broadway|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|place|pl|square|sq|terrace|close|crescent|gardens?|grove|hill|mews|park|row|walk|way|boulevard|blvd|bd|highway|hwy|parkway|pkwy|circle|cir|trail|trl|apt|apartment|suite|ste|unit|flat|floor|house|building|rue|route|chemin|ch|all[ée]e|impasse|quai|place|cours|passage|faubourg|résidence|sentier|lotissement|calle|c\/|cl|avda|avenida|paseo|plaza|plza|camino|carrer|ronda|travesía|urbanización|urb|carretera|ctra|via|viale|v\.le|corso|c\.so|piazza|p\.zza|piazzale|largo|vicolo|strada|contrada|borgo|rua|r|travessa|praceta|praça|alameda|estrada|beco|ul|ulica|al|aleja|aleje|os|osiedle|pl|plac|οδός|λεωφόρος|λεωφ|πλατεία|вул|вулиця|просп|проспект|пр|бул|бульвар|пров|пл|площа|ул|улица|пер|переулок|шоссе|наб|ж\.?к|улица|ulica|trg|cesta|bulevar|strada|str|bd|șos|calea|aleea|utca|u|út|útja|tér|körút|sokak|sok|caddesi|cad|cd|sk|mah|mahallesi|bulvarı|náměstí|nám|třída|ulice|gatan|gata|väg|vägen|vej|gade|vei|gate|katu|tie|gatve|gatvė|g|pr|iela|tänav|tn|pst|mnt|شارع|طريق|حي|רחוב|רח|שדרות)(?=[\s.,:\d]|$)|\p{L}(?:straße|strasse|str\.?|weg|gasse|platz|allee|ring|damm|ufer|steig|stieg|chaussee|pfad|hof|berg|straat|laan|plein|gracht|kade|dijk|singel|hof|steeg|gatan|vägen|gränd|gade|vej|allé|veien|gata|katu|tie|kuja|polku|utca)(?=[\s,.\d]|$)/iu;
export const HOUSE_NUMBER =
  /(?:^|[\s,.])(?:n[°ºo.]?\s?)?[\d٠-٩۰-۹]{1,5}(?:\s?[-–/]\s?\d{1,4})?\s?[a-z]?(?:\s?(?:bis|ter|quater))?(?=[\s,،.;|)]|$)/iu;

/** The letters that stand for the provinces of Italy behind their cities: "Kernona (CN)". */
export const PROVINCES_OF_ITALY =
  "AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV";

/** "Remote" and other words in the place of a place: "home office", "nationwide", "various locations", and "City, State" of a template that nobody filled in. */
export const REMOTE =
  "remote, full remote, 100 remote, full télétravail, 100 télétravail, home office, homeoffice, fully remote, hybrid, télétravail, à distance, remoto, en remoto, teletrabajo, da remoto, trabalho remoto, teletrabalho, thuiswerk, thuis, op afstand, praca zdalna, zdalnie, distans, на відстані, віддалено, дистанционно, удалённо, удаленно, vzdáleně, na diaľku, távmunka, la distanță, worldwide, on site, onsite, freelance remote, 远程, リモート, 재택, uzaktan, عن بعد, nationwide, deutschlandweit, bundesweit, europaweit, weltweit, international, various locations, anywhere, city, state, city name, country, stadt, ort, ville, pays, ciudad, país, cidade, estado, città, paese, miasto, kraj, plaats, 城市";

/** "г. Калуга", "м.Луцьк", "гр. Варна", "Mun. Cluj-Napoca", "Dist. Pune": what stands before the name of a city. */
export const CITY_MARK =
  /^(?:г|гор|город|м|місто|гр|град|mun|municipiul|loc|localitatea|or|orașul|[Dd]ist(?:t|rict)?)(?:\.\s?|\s)(\p{Lu}[\p{L}\p{M}]+(?:[ -]\p{L}[\p{L}\p{M}]*){0,3})$/u;

/** The letters with which the postcodes of Great Britain begin. */
export const UK_POSTCODE_AREAS = new Set(
  "AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE".split(
    " ",
  ),
);

/** "Prov. de Buenos Aires", "Edo. Anzoátegui", "jud. Cluj", "Cumber State", "Herefordshire": a region that says that it is one. */
export const REGION_MARK =
  /^(?:(?:edo|estado|prov|provincia|província|province|pcia|jud|județul|county|co|woj|województwo|обл|область|респ|республика)\.?\s(?:d[eio]\s)?\p{L}|(?:okr|okres)\.?\s\p{L})|\p{L}\s(?:state|province|county|region|district|oblast|обл\.?|область|край|р-н|район|megye|kraj|voivodeship)$|^\p{L}{3,}shire$/iu;

/** Provinces of China and Taiwan, as they stand before a city without 省: "广东深圳". */
export const CHINESE_PROVINCES =
  "河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|台湾|臺灣|台灣|廣東|江蘇|遼寧";

/** Provinces and large cities of Korea, in short: "경기 광명시", "서울 금천구". */
export const KOREAN_PROVINCES = "서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주";

/** "г. " before the name of a city: it says nothing that the field does not. */
export const BEFORE_CITY = /(?<![\p{L}.])(?:г|гор|м|гр)\.\s?(?=\p{Lu})/gu;
