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

/** How the name of a licence or a course begins that nothing else begins with: "Carnet de manipulador de alimentos". The source of a pattern. */
export const BEGINS_LICENCE_WORDS =
  String.raw`carn(?:[eé]|et) (?:profesional )?de (?:manipulador|carretiller|operador|instalador|soldador|grúa|socorrista)\p{L}*|certificado de (?!nacimiento|antecedentes|empadronamiento)\p{L}+|` +
  String.raw`permis (?:cariste|nacelle|côtier|bateau)|attestation (?:de|d['’]) ?\p{L}+|brevet (?:de secouris|national|de surveillant)\p{L}*|certificat de (?!naissance|travail)\p{L}+|habilitations? électriques?|caces|psc ?1|sst|afgsu|baf[ad]|haccp|` +
  String.raw`patentino|attestat[oi] (?:di|haccp|antincendio|primo)|abilitazione|carteirinha de manipula\p{L}+|curso de (?:primeiros socorros|primeros auxilios|manipula\p{L}+)|` +
  String.raw`erste[- ]hilfe|sicherheitsunterweisung|belehrung nach|uprawnienia|książeczka sanepid\p{L}*|certyfikat|osvědčení|oprávnění|` +
  String.raw`удостоверение|медкнижка|медицинская книжка|санитарная книжка|сертифікат|сертификат|посвідчення (?!водія)\p{L}+|chứng chỉ|sertifikat|πιστοποιητικό`;

/** What the name of a licence ends with, and hardly ever anything else: "Reach truck licence", "Gesundheitszeugnis", "hygieniapassi". The source of a pattern. */
export const ENDS_LICENCE_WORDS =
  String.raw`licen[cs]es?|permits?|endorsements?|(?:handler|cscs|medical|safety|white|blue|green|construction) cards?|first aid|cpr|` +
  String.raw`(?:first aid|cpr|osha|haccp|forklift|servsafe|food safety|whmis|tefl|scuba|lifeguard) (?:certificates?|certifications?|certified|trained|trainings?|tickets?)|` +
  String.raw`\p{L}{3,}schein|gesundheits(?:pass|zeugnis|ausweis)|erste[- ]hilfe(?:[- ](?:kurs|schein))?|ersthelfer(?:in)?|\p{L}{3,}(?:lehrgang|unterweisung)|` +
  String.raw`\p{L}{4,}(?:attest|certificaat)|bhv|vca(?:[- ]vol)?|ehbo|truckkort|maskinførerbevis|truckførerbevis|kranførerbevis|hygiejnebevis|hygieniapassi|\p{L}+(?:turvallisuus|työ)kortti|anniskelupassi|` +
  String.raw`(?:zdravotní|svářečský|svářecí|strojní|jeřábnický|vazačský) průkaz|targoncavezetői jogosítvány|ustası belgesi|(?:从业|从业资格|资格|操作|上岗|健康|施工员|安全员)[A-C]?证书?`;

/** What the name of an award holds: "Deans’ List", "Stipendium der Stadt", "Primo premio". The source of a pattern. */
export const AWARD_WORDS =
  String.raw`awards?|awarded|prizes?|medals?|honou?rs?|honou?red|scholarships?|fellowships?|grants?|bursary|dean['’]?s['’]? list|winner|finalist|runner[- ]up|nominat\p{L}+|nominee|employee of the \p{L}+|(?:1st|2nd|3rd|first|second|third) (?:place|prize)|` +
  String.raw`\p{L}*(?:preis|auszeichnung|stipendium|medaille|ehrung|urkunde)|preisträger(?:in)?|(?:1|2|3)\. (?:platz|preis)|` +
  String.raw`prix|médaille|bourses?|lauréate?s?|distinctions?|mention|premios?|medallas?|becas?|reconocimientos?|galard\p{L}+|prêmios?|medalhas?|bolsas?|menç\p{L}+|` +
  String.raw`premi[o]?|borsa di studio|medaglia|vincit\p{L}+|\p{L}*prijs|beurs|\p{L}*(?:pris|priset|stipendium|stipend|legat|palkinto|stipendi|apuraha)|` +
  String.raw`nagrod[ay]|stypendium|wyróżnieni[ea]|medal|cen[ay]|stipendium|ocenění|díj|ösztöndíj|érem|premiul?|burs[ăa]|nagrad[ae]|stipendij[ae]|` +
  String.raw`преми[яиі]|наград[аы]|медаль|стипенди[яи]|диплом [IVX123]+ степени|грамота|нагород[аи]|премія|стипендія|ödül\p{L}*|burs\p{L}*|βραβείο|υποτροφία|جائزة|منحة|penghargaan|beasiswa|học bổng|giải (?:thưởng|nhất|nhì|ba)|` +
  String.raw`\p{Script=Han}*(?:奖|奖学金|奨学金|賞|荣誉|称号|优秀\p{Script=Han}*|三好学生)|\p{Script=Hangul}*(?:상|장학금|수상)`;
