/** Words in the name of an employer that tell its sector surely, and the sector in the languages that have one here. */
const SECTORS: { words: RegExp; names: Record<string, string> }[] = [
  {
    words: /(?<!\p{L})(?:banks?|banque|banco|banca|bankhaus|\p{L}*bank|sparkasse|\p{L}*sparkasse|caixa bank)(?!\p{L})/iu,
    names: { en: "bank", de: "Bank", fr: "banque", es: "banco", it: "banca", pt: "banco", nl: "bank", pl: "bank", sv: "bank", da: "bank" },
  },
  {
    words:
      /(?<!\p{L})(?:insurance|\p{L}*versicherung(?:en)?|assurances?|seguros|assicurazioni|verzekeringen|ubezpieczenia|försäkring)(?!\p{L})/iu,
    names: {
      en: "insurance",
      de: "Versicherung",
      fr: "assurances",
      es: "seguros",
      it: "assicurazioni",
      pt: "seguros",
      nl: "verzekeringen",
      pl: "ubezpieczenia",
      sv: "försäkring",
      da: "forsikring",
    },
  },
  {
    words:
      /(?<!\p{L})(?:hospitals?|\p{L}*klinik(?:um|en)?|\p{L}*krankenhaus|spital|hôpital|chu|clinique|ospedale|clinica|clínica|ziekenhuis|szpital|sjukhus|sygehus)(?!\p{L})/iu,
    names: {
      en: "hospital",
      de: "Krankenhaus",
      fr: "hôpital",
      es: "hospital",
      it: "ospedale",
      pt: "hospital",
      nl: "ziekenhuis",
      pl: "szpital",
      sv: "sjukhus",
      da: "sygehus",
    },
  },
  {
    words:
      /(?<!\p{L})(?:logistics?|\p{L}*logistik|logistique|logística|logistica|logistiek|spedition|transports?|freight|logistyka)(?!\p{L})/iu,
    names: {
      en: "logistics",
      de: "Logistik",
      fr: "logistique",
      es: "logística",
      it: "logistica",
      pt: "logística",
      nl: "logistiek",
      pl: "logistyka",
      sv: "logistik",
      da: "logistik",
    },
  },
  {
    words:
      /(?<!\p{L})(?:consulting|consultancy|unternehmensberatung|beratung|conseil|consultoría|consultoria|consulenza|adviesbureau|doradztwo)(?!\p{L})/iu,
    names: {
      en: "consulting",
      de: "Beratung",
      fr: "conseil",
      es: "consultoría",
      it: "consulenza",
      pt: "consultoria",
      nl: "advies",
      pl: "doradztwo",
      sv: "konsultverksamhet",
      da: "rådgivning",
    },
  },
  {
    words: /(?<!\p{L})(?:software|it[- ]?services|informatique|informatik|informática|informatica)(?!\p{L})/iu,
    names: {
      en: "software",
      de: "Software",
      fr: "informatique",
      es: "informática",
      it: "informatica",
      pt: "informática",
      nl: "software",
      pl: "oprogramowanie",
      sv: "programvara",
      da: "software",
    },
  },
  {
    words: /(?<!\p{L})(?:hotels?|hôtels?|albergo|hostel|restaurants?|ristorante|restaurante|gasthof|gasthaus)(?!\p{L})/iu,
    names: {
      en: "hospitality",
      de: "Gastgewerbe",
      fr: "hôtellerie-restauration",
      es: "hostelería",
      it: "ospitalità",
      pt: "hotelaria",
      nl: "horeca",
      pl: "hotelarstwo i gastronomia",
      sv: "hotell och restaurang",
      da: "hotel og restauration",
    },
  },
  {
    words:
      /(?<!\p{L})(?:universit\p{L}*|universid\p{L}*|hochschule|schools?|schule|\p{L}+schule|école|lycée|collège|colegio|escuela|escola|scuola|skola|skole|szkoła)(?!\p{L})/iu,
    names: {
      en: "education",
      de: "Bildung",
      fr: "enseignement",
      es: "enseñanza",
      it: "istruzione",
      pt: "ensino",
      nl: "onderwijs",
      pl: "edukacja",
      sv: "utbildning",
      da: "uddannelse",
    },
  },
  {
    words: /(?<!\p{L})(?:pharma\p{L}*|biotech)(?!\p{L})/iu,
    names: {
      en: "pharmaceuticals",
      de: "Pharma",
      fr: "pharmacie",
      es: "farmacia",
      it: "farmaceutica",
      pt: "farmacêutica",
      nl: "farmacie",
      pl: "farmacja",
      sv: "läkemedel",
      da: "medicinal",
    },
  },
  {
    words: /(?<!\p{L})(?:energy|energie|énergie|energía|energia|stadtwerke|\p{L}*energi)(?!\p{L})/iu,
    names: {
      en: "energy",
      de: "Energie",
      fr: "énergie",
      es: "energía",
      it: "energia",
      pt: "energia",
      nl: "energie",
      pl: "energetyka",
      sv: "energi",
      da: "energi",
    },
  },
];

/** Classes of size, as statistics count companies. Unit: employees. */
const SIZES: [from: number, said: string][] = [
  [10_000, "10000+"],
  [1_000, "1000–9999"],
  [250, "250–999"],
  [50, "50–249"],
  [10, "10–49"],
  [1, "1–9"],
];
const EMPLOYEES =
  /(\d[\d.,'’ \u00a0]*)\s?\+?\s?(employees|staff|mitarbeiter(?:innen|:innen)?|beschäftigte|salariés|collaborateurs|empleados|dipendenti|colaboradores|funcionários|medewerkers|pracowników|anställda|ansatte|medarbejdere)(?!\p{L})/iu;

/** What the CV says of an employer in its name and its description: "bank, 250–999 employees". Undefined where it says nothing; nothing is guessed. */
export function sectorOf(name: string, description: string | undefined, language: string): string | undefined {
  const [sector, ...others] = SECTORS.filter(({ words }) => words.test(name));
  const named = others.length === 0 ? sector?.names[language.slice(0, 2)] : undefined;
  const [, number = "", word] = EMPLOYEES.exec(`${name}\n${description ?? ""}`) ?? [];
  const count = Number(number.replace(/\D/g, ""));
  const size = SIZES.find(([from]) => count >= from)?.[1];
  return [named, size && word && `${size} ${word}`].filter(Boolean).join(", ") || undefined;
}
