/** What names a certificate, a licence or a course: "Forklift licence", "Staplerschein". The source of a pattern; a word may end with what stands for it. */
export const CERTIFICATE_WORDS =
  String.raw`licen[cs]es?|permits?|certifi\p{L}*|cards?|endorsements?|credentials?|accreditations?|registrations?|trainings?|courses?|workshops?|first aid|cpr|bls|acls|` +
  String.raw`osha(?: \d+)?|haccp|servsafe|cscs|dbs|food (?:handler|hygiene|safety)|` +
  String.raw`\p{L}*(?:schein|zertifikat|zeugnis|prüfung|lehrgang|kurs|kurse|schulung|ausweis|bescheinigung)|erste hilfe|` +
  String.raw`permis|attestations?|brevets?|certificats?|habilitations?|caces|sst|psc ?1|secouris\p{L}*|formations?|` +
  String.raw`carn[ée]ts?|carné|licencias?|cursos?|certificad[oa]s?|primeros auxilios|habilitaç\p{L}*|carteira|cnh|primeiros socorros|` +
  String.raw`patent(?:e|ino)|attestat[oi]|certificat[oi]|cors[oi]|abilitazion[ei]|primo soccorso|` +
  String.raw`\p{L}*(?:bewijs|diploma|cursus|certificaat)|vca|bhv|ehbo|` +
  String.raw`\p{L}*(?:körkort|bevis|intyg|kort|utbildning|kursus|førerbevis|førerkort|sertifikat)|` +
  String.raw`\p{L}*(?:kortti|passi|todistus|tutkinto|kurssi|koulutus)|` +
  String.raw`uprawnieni[ae]|prawo jazdy|certyfikat\p{L}*|szkoleni[ae]|świadectwo|průkaz|oprávnění|osvědčení|certifikát\p{L}*|kurz\p{L}*|školení|preukaz|osvedčenie|` +
  String.raw`igazolvány|jogosítvány|tanúsítvány|oklevél|tanfolyam|permis\p{L}*|atestat\p{L}*|calificare|` +
  String.raw`сертифікат\p{L}*|сертификат\p{L}*|удостоверени\p{L}*|посвідчення|свідоцтво|свидетельство|курс[иы]?|допуск|` +
  String.raw`sertifika\p{L}*|belge\p{L}*|ehliyet\p{L}*|eğitimi|πιστοποιητικ\p{L}*|δίπλωμα|σεμινάριο|άδεια|sertifik\p{L}*|pelatihan|kursus|chứng chỉ|bằng lái|khóa học`;

/** What announces a list of courses or certificates: "Training courses attended", "Corsi". The source of a pattern. */
export const COURSES_WORDS =
  "\\p{L}*(?:" +
  "courses|training|workshops|certificates|certifications|kurse|fortbildungen|weiterbildungen|seminare|" +
  "schulungen|zertifikate|lehrgänge|formations|stages|certificats|cursos|certificados|formación complementaria|" +
  "corsi|attestati|certificati|cursussen|opleidingen|kursy|szkolenia|certyfikaty|kurzy|" +
  "školení|certifikáty|cursuri|tanfolyamok|kurser|kurssit|курсы|курси|сертификаты|" +
  "сертифікати|kurslar|sertifikalar|σεμινάρια" +
  ")";

/** What the name of a course, a licence or a certificate ends with, and hardly ever that of a degree: "Online baking course". The source of a pattern. */
export const ENDS_COURSE_WORDS =
  String.raw`courses?|trainings?|workshops?|seminars?|certificates?|certifications?|licen[cs]es?|endorsements?|tickets?|permits?|cards?|first aid|[ei]cdl|haccp|` +
  String.raw`\p{L}*(?:kurs|kurse|lehrgang|seminar|schulung|schein|zertifikat|bescheinigung)|erste hilfe|` +
  String.raw`\p{L}*(?:cursus|certificaat|attest)|\p{L}*(?:kursus|körkort|intyg|kurssi|kortti|førerkort|sertifikat)|` +
  String.raw`certifikát|kurz|školení|tanfolyam|sertifika(?:sı)?|kursu|курсы?|курси|сертификат|сертифікат`;
