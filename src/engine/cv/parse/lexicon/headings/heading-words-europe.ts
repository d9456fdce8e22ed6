import type { SectionKind } from "./section-kind.ts";

/** Northern, central and eastern European languages, Greek and Catalan; see heading-words.ts. */
export const HEADING_WORDS_EUROPE: Record<string, Partial<Record<SectionKind, string>>> = {
  pl: {
    profile:
      "profil, profil zawodowy, podsumowanie, podsumowanie zawodowe, o mnie, kilka słów o mnie, opis, sylwetka, profil osobowy, kim jestem",
    objective: "cel, cel zawodowy, cele zawodowe, cel kariery",
    work: "doświadczenie, doświadczenie zawodowe, doświadczenia zawodowe, przebieg kariery, przebieg kariery zawodowej, przebieg zatrudnienia, historia zatrudnienia, kariera zawodowa, kariera, praca zawodowa, praca, praktyki, praktyki i staże, staże, staże i praktyki, dotychczasowe zatrudnienie, zatrudnienie, praktyka zawodowa, doświadczenie w pracy, ścieżka kariery, działalność zawodowa, dodatkowe doświadczenie",
    education:
      "wykształcenie, edukacja, nauka, studia, przebieg edukacji, edukacja i szkolenia, wykształcenie i kwalifikacje, wykształcenie i szkolenia, szkoła, ukończone szkoły",
    skills:
      "umiejętności, kompetencje, umiejętności i kompetencje, kluczowe umiejętności, kluczowe kompetencje, umiejętności zawodowe, umiejętności techniczne, umiejętności komputerowe, umiejętności cyfrowe, umiejętności miękkie, umiejętności twarde, umiejętności osobiste, kwalifikacje, kwalifikacje zawodowe, znajomość programów, obsługa komputera, znajomość obsługi komputera, technologie, narzędzia, oprogramowanie, wiedza, dodatkowe umiejętności, inne umiejętności, specjalizacje, umiejętności i kwalifikacje, kompetencje cyfrowe, kompetencje techniczne, kompetencje zawodowe, stack technologiczny, narzędzia i technologie, obsługa programów, programy komputerowe, znajomość programów komputerowych, programy, obsługiwane programy",
    languages:
      "języki, języki obce, znajomość języków, znajomość języków obcych, umiejętności językowe, język ojczysty, kompetencje językowe, inne języki, język obcy",
    certificates:
      "certyfikaty, certyfikat, uprawnienia, certyfikaty i uprawnienia, uprawnienia i certyfikaty, licencje, dyplomy, certyfikacje, licencje i certyfikaty, dodatkowe kwalifikacje, uprawnienia zawodowe",
    courses:
      "kursy, szkolenia, kursy i szkolenia, szkolenia i kursy, kursy i certyfikaty, szkolenia i certyfikaty, certyfikaty i szkolenia, kursy szkolenia, ukończone kursy, ukończone szkolenia, dokształcanie, rozwój zawodowy, warsztaty, dodatkowe szkolenia, kursy szkolenia certyfikaty",
    projects:
      "projekty freelance, projekty, zrealizowane projekty, wybrane projekty, portfolio, realizacje, projekty własne, ważniejsze projekty",
    publications: "publikacje, artykuły, wybrane publikacje",
    conferences: "konferencje, wystąpienia, prezentacje, seminaria",
    awards: "nagrody, wyróżnienia, osiągnięcia, nagrody i wyróżnienia, sukcesy, stypendia, osiągnięcia zawodowe, konkursy",
    volunteer:
      "wolontariat, działalność społeczna, działalność dodatkowa, aktywność społeczna, działalność pozazawodowa, aktywność dodatkowa, koła naukowe, działalność studencka, działalność",
    interests: "zainteresowania, hobby, zainteresowania i hobby, hobby i zainteresowania, pasje, czas wolny",
    references: "referencje, rekomendacje, referencje na życzenie",
    personal:
      "dane osobowe, dane personalne, informacje osobiste, informacje personalne, prawo jazdy, dyspozycyjność, dane, podstawowe informacje, informacje podstawowe",
    contact: "kontakt, dane kontaktowe, adres, informacje kontaktowe, linki, media społecznościowe, dane teleadresowe",
    strengths: "mocne strony, cechy osobiste, predyspozycje, cechy osobowości, atuty, moje atuty, cechy charakteru, wartości, cechy",
    memberships: "członkostwo, organizacje, przynależność do organizacji, stowarzyszenia",
    patents: "patenty",
    signature: "klauzula, rodo, zgoda, zgoda na przetwarzanie danych osobowych, oświadczenie, podpis",
    other: "inne, dodatkowe informacje, informacje dodatkowe, pozostałe informacje, różne, inne informacje, załączniki",
  },
  el: {
    profile:
      "προφίλ, επαγγελματικό προφίλ, προσωπικό προφίλ, σύνοψη, περίληψη, σχετικά με εμένα, για εμένα, εισαγωγή, λίγα λόγια για εμένα, σύντομο προφίλ, επαγγελματική σύνοψη",
    objective: "στόχος, στόχοι, επαγγελματικός στόχος, επαγγελματικοί στόχοι, θέση για την οποία υποβάλλεται η αίτηση",
    work: "εμπειρία, επαγγελματική εμπειρία, εργασιακή εμπειρία, προϋπηρεσία, επαγγελματική πορεία, επαγγελματική δραστηριότητα, εργασία, απασχόληση, πρακτική άσκηση, επαγγελματική σταδιοδρομία, διδακτική εμπειρία, ερευνητική εμπειρία, ιστορικό απασχόλησης, λοιπή εμπειρία, καριέρα",
    education:
      "εκπαίδευση, σπουδές, εκπαίδευση και κατάρτιση, μόρφωση, ακαδημαϊκές σπουδές, τίτλοι σπουδών, ακαδημαϊκή εκπαίδευση, εκπαίδευση και προσόντα, εκπαίδευση σπουδές, ακαδημαϊκά προσόντα, ακαδημαϊκή μόρφωση, σπουδές και εκπαίδευση, εκπαίδευση κατάρτιση",
    skills:
      "δεξιότητες, γνώσεις, ικανότητες, δεξιότητες και ικανότητες, τεχνικές δεξιότητες, ψηφιακές δεξιότητες, επαγγελματικές δεξιότητες, προσωπικές δεξιότητες, κοινωνικές δεξιότητες, οργανωτικές δεξιότητες, επικοινωνιακές δεξιότητες, γνώσεις η υ, γνώση η υ, γνώσεις υπολογιστών, χρήση η υ, πληροφορική, γνώσεις πληροφορικής, δεξιότητες πληροφορικής, βασικές δεξιότητες, τεχνολογίες, εργαλεία, προσόντα, τεχνικές γνώσεις, ψηφιακή ικανότητα, ατομικές δεξιότητες, άλλες δεξιότητες, προσωπικές δεξιότητες και ικανότητες, λοιπές γνώσεις, λοιπές δεξιότητες, τεχνογνωσία, χειρισμός η υ, χειρισμός υπολογιστή, χρήση υπολογιστή, γνώση υπολογιστών",
    languages:
      "γλώσσες, ξένες γλώσσες, γλωσσικές δεξιότητες, γνώση ξένων γλωσσών, γλωσσομάθεια, μητρική γλώσσα, μητρικές γλώσσες, άλλες γλώσσες, γλωσσικές γνώσεις",
    certificates:
      "πιστοποιήσεις, πιστοποιητικά, πιστοποίηση, διπλώματα, άδειες, επαγγελματικές πιστοποιήσεις, άδεια ασκήσεως επαγγέλματος, βεβαιώσεις",
    courses:
      "σεμινάρια, επιμόρφωση, κατάρτιση, μαθήματα, σεμινάρια και επιμόρφωση, επαγγελματική κατάρτιση, εκπαιδευτικά σεμινάρια, σεμινάρια πιστοποιήσεις, συνεχιζόμενη εκπαίδευση, πρόσθετη εκπαίδευση, σεμινάρια και πιστοποιήσεις",
    projects: "έργα, projects, επιλεγμένα έργα, προσωπικά έργα, χαρτοφυλάκιο, εργασίες, διπλωματική εργασία, ερευνητικά έργα",
    publications: "δημοσιεύσεις, άρθρα, επιστημονικές δημοσιεύσεις",
    conferences: "συνέδρια, ομιλίες, παρουσιάσεις, συνέδρια και ημερίδες",
    awards: "βραβεία, διακρίσεις, βραβεία και διακρίσεις, υποτροφίες, επιτεύγματα, τιμητικές διακρίσεις, υποτροφίες και διακρίσεις",
    volunteer:
      "εθελοντισμός, εθελοντική εργασία, εθελοντική δράση, εθελοντικές δραστηριότητες, κοινωνική δράση, εθελοντική εμπειρία, δραστηριότητες",
    interests: "ενδιαφέροντα, χόμπι, ενδιαφέροντα και χόμπι, προσωπικά ενδιαφέροντα, ελεύθερος χρόνος, δραστηριότητες και ενδιαφέροντα",
    references: "συστάσεις, συστατικές επιστολές, αναφορές, διαθέσιμες κατόπιν αιτήματος",
    personal:
      "προσωπικά στοιχεία, προσωπικές πληροφορίες, ατομικά στοιχεία, προσωπικά δεδομένα, γενικά στοιχεία, στοιχεία, άδεια οδήγησης, δίπλωμα οδήγησης, στρατιωτικές υποχρεώσεις",
    contact: "επικοινωνία, στοιχεία επικοινωνίας, διεύθυνση, σύνδεσμοι, κοινωνικά δίκτυα",
    strengths: "δυνατά σημεία, χαρακτηριστικά, προσωπικά χαρακτηριστικά, δυνατότητες",
    memberships: "μέλος, συμμετοχές, ιδιότητα μέλους, σύλλογοι, μέλη",
    patents: "διπλώματα ευρεσιτεχνίας, ευρεσιτεχνίες",
    signature: "δήλωση, υπογραφή",
    other:
      "άλλα, λοιπά, πρόσθετες πληροφορίες, άλλες πληροφορίες, συμπληρωματικές πληροφορίες, λοιπά στοιχεία, επιπλέον πληροφορίες, παραρτήματα",
  },
  uk: {
    profile:
      "профіль, професійний профіль, про себе, про мене, резюме, коротко про себе, загальна інформація про себе, підсумок, короткий опис, професійне резюме, хто я",
    objective: "мета, ціль, цілі, бажана посада, кар'єрна мета, професійна мета",
    work: "досвід, досвід роботи, професійний досвід, трудовий досвід, трудова діяльність, професійна діяльність, кар'єра, робота, місця роботи, стаж роботи, стажування, практика, попередній досвід, кар'єрний шлях, трудовий стаж, додатковий досвід, практичний досвід",
    education:
      "освіта, навчання, освіта та навчання, освіта і навчання, освіта та кваліфікація, академічна освіта, освіта та професійна підготовка, вища освіта, основна освіта, освіта і кваліфікація",
    skills:
      "навички, уміння, вміння, компетенції, компетентності, навички та компетенції, навички та вміння, ключові навички, професійні навички, технічні навички, комп'ютерні навички, цифрові навички, особисті навички, знання, знання та навички, м'які навички, технології, інструменти, професійні уміння, володіння комп'ютером, навички роботи з комп'ютером, знання комп'ютера, знання і навички, професійні знання, кваліфікація, ключові компетенції, стек технологій, програмне забезпечення, спеціальні навички, соціальні навички, ключові компетентності, основні навички, стек, технічний стек, знання пк, володіння пк, робота з комп'ютером, програми, знання програм",
    languages: "мови, знання мов, володіння мовами, мовні навички, іноземні мови, рідна мова, інші мови, знання іноземних мов",
    certificates: "сертифікати, сертифікати та ліцензії, сертифікація, свідоцтва, ліцензії, дипломи, дипломи та сертифікати",
    courses:
      "курси, тренінги, курси та тренінги, додаткова освіта, підвищення кваліфікації, семінари, курси та сертифікати, тренінги та курси, семінари та тренінги, професійний розвиток, курси тренінги, курси тренінги сертифікати",
    projects:
      "проєкти, проекти, проєкти на фрилансі, фриланс проєкти, портфоліо, ключові проєкти, власні проєкти, вибрані проєкти, особисті проєкти, пет проєкти, pet проєкти, пет проекти, мої проєкти",
    publications: "публікації, наукові публікації, статті",
    conferences: "конференції, виступи, доповіді",
    awards: "нагороди, досягнення, відзнаки, нагороди та досягнення, нагороди та відзнаки, стипендії, гранти",
    volunteer:
      "волонтерство, волонтерська діяльність, громадська діяльність, волонтерський досвід, громадська активність, соціальна активність",
    interests: "інтереси, хобі, захоплення, хобі та інтереси, інтереси та хобі, вільний час, хобі та захоплення, дозвілля",
    references: "рекомендації, відгуки",
    personal:
      "особисті дані, персональні дані, особиста інформація, персональна інформація, загальна інформація, анкетні дані, загальні відомості, водійські права, основна інформація, базова інформація",
    contact: "контакти, контактна інформація, контактні дані, контакт, адреса, посилання, соціальні мережі, зв'язок",
    strengths: "сильні сторони, особисті якості, якості, переваги, особистісні якості, риси характеру, цінності",
    memberships: "членство, членство в організаціях, організації",
    patents: "патенти, винаходи",
    signature: "підпис, згода",
    other: "інше, додаткова інформація, додатково, інша інформація, додаткові відомості, різне, додатки",
  },
  ru: {
    profile:
      "профиль, профессиональный профиль, о себе, обо мне, резюме, краткая информация, краткое описание, ключевая информация, немного о себе, кратко о себе, профессиональное резюме, общие сведения о себе, саммари, о себе кратко, кто я",
    objective: "цель, цели, желаемая должность, карьерная цель, желаемая должность и зарплата, профессиональная цель, цель поиска работы",
    work: "опыт, опыт работы, профессиональный опыт, трудовой опыт, трудовая деятельность, профессиональная деятельность, карьера, работа, места работы, стаж работы, стажировки, стажировка, практика, трудовой стаж, предыдущий опыт, карьерный путь, дополнительный опыт, практический опыт, где я работал, где работал, сведения о трудовой деятельности, преподавание, преподавательская деятельность",
    education:
      "образование, обучение, образование и обучение, учеба, основное образование, образование и квалификация, высшее образование, академическое образование, базовое образование",
    skills:
      "навыки, умения, компетенции, ключевые навыки, профессиональные навыки, технические навыки, компьютерные навыки, цифровые навыки, личные навыки, навыки и умения, навыки и компетенции, знания, знания и навыки, умения и навыки, мягкие навыки, технологии, инструменты, стек технологий, владение компьютером, специальные навыки, профессиональные знания, ключевые компетенции, квалификация, программное обеспечение, основные навыки, знание программ, дополнительные навыки, компетенции и навыки, стек, технический стек, мой стек, технологический стек, языки программирования, языки и технологии, владение пк, знание пк, знание компьютера, работа с компьютером, уровень владения пк, программы, владение программами, владение ПК, софт скиллы",
    languages:
      "языки, знание языков, владение языками, иностранные языки, языковые навыки, родной язык, знание иностранных языков, другие языки",
    certificates:
      "сертификаты, сертификаты и лицензии, сертификация, лицензии, дипломы, свидетельства, электронные сертификаты, дипломы и сертификаты, тесты экзамены",
    courses:
      "курсы, тренинги, курсы и тренинги, дополнительное образование, повышение квалификации, повышение квалификации курсы, семинары, курсы и сертификаты, профессиональная переподготовка, тренинги и курсы, семинары и тренинги, профессиональное развитие, курсы повышения квалификации",
    projects:
      "проекты, фриланс проекты, проекты на фрилансе, портфолио, ключевые проекты, избранные проекты, личные проекты, реализованные проекты, пет проекты, pet проекты, мои проекты, учебные проекты",
    publications: "публикации, статьи, научные публикации, научные работы",
    conferences: "конференции, выступления, доклады",
    awards: "награды, достижения, награды и достижения, стипендии, гранты, ключевые достижения, профессиональные достижения, успехи",
    volunteer: "волонтерство, волонтёрство, волонтерская деятельность, общественная деятельность, волонтерский опыт, общественная работа",
    interests: "интересы, хобби, увлечения, хобби и интересы, интересы и увлечения, увлечения и хобби, свободное время",
    references: "рекомендации, отзывы",
    personal:
      "личные данные, персональные данные, личная информация, персональная информация, общая информация, общие сведения, анкетные данные, гражданство время в пути до работы, опыт вождения, водительские права, базовая информация, основная информация",
    contact: "контакты, контактная информация, контактные данные, связь, адрес, ссылки, социальные сети",
    strengths: "сильные стороны, личные качества, качества, преимущества, профессиональные качества, ценности",
    memberships: "членство, организации, членство в организациях",
    patents: "патенты, изобретения",
    signature: "подпись, согласие",
    other: "прочее, дополнительная информация, дополнительно, другое, дополнительные сведения, разное, прочая информация, приложения",
  },
  bg: {
    profile: "профил, професионален профил, за мен, резюме, обобщение, кратко представяне, представяне, личен профил",
    objective: "цел, цели, кариерна цел, професионална цел, желана позиция",
    work: "опит, професионален опит, трудов стаж, трудов опит, работен опит, стаж, кариера, заетост, професионален път, стажове, практика, история на заетостта, професионална дейност, допълнителен опит",
    education:
      "образование, обучение, образование и обучение, образование и квалификация, академично образование, академична подготовка, образователна степен",
    skills:
      "умения, компетенции, компетентности, умения и компетенции, лични умения и компетенции, лични умения, професионални умения, технически умения, технически умения и компетенции, компютърни умения, дигитални умения, дигитални компетенции, дигитална компетентност, социални умения, социални умения и компетенции, организационни умения, организационни умения и компетенции, комуникационни умения, знания, знания и умения, ключови умения, технологии, инструменти, други умения, други умения и компетенции, компютърна грамотност, софтуерни умения, артистични умения и компетенции, умения за работа с компютър, ключови компетенции, работа с компютър, компютърни знания",
    languages:
      "езици, чужди езици, езикови умения, владеене на езици, майчин език, други езици, езикови компетенции, други език езици, чуждоезикови умения, чужд език",
    certificates: "сертификати, сертификат, лицензи, сертификати и лицензи, дипломи, удостоверения, свидетелства, сертификация",
    courses:
      "курсове, обучения, курсове и обучения, семинари, допълнителна квалификация, обучения и сертификати, курсове и сертификати, тренинги, допълнителни обучения, квалификации, професионално развитие, обучения и курсове, следдипломна квалификация",
    projects: "проекти, портфолио, избрани проекти, лични проекти",
    publications: "публикации, статии, научни публикации",
    conferences: "конференции, презентации, лекции",
    awards: "награди, отличия, постижения, награди и отличия, стипендии",
    volunteer:
      "доброволчество, доброволчески дейности, доброволна дейност, доброволен труд, социална дейност, обществена дейност, доброволческа дейност",
    interests: "интереси, хоби, хобита, интереси и хоби, лични интереси, свободно време, хобита и интереси",
    references: "препоръки, референции",
    personal: "лични данни, лична информация, персонална информация, обща информация, свидетелство за управление на мпс, шофьорска книжка",
    contact: "контакти, контакт, данни за контакт, информация за контакт, за контакти, адрес, връзки",
    strengths: "силни страни, качества, лични качества, ценности",
    memberships: "членство, членства, членство в организации",
    patents: "патенти",
    signature: "подпис, декларация",
    other: "друго, други, допълнителна информация, друга информация, приложения, разни",
  },
  sv: {
    profile:
      "profil, sammanfattning, om mig, kort om mig, personlig profil, presentation, personligt brev, profilsammanfattning, introduktion, bakgrund, professionell profil, vem är jag",
    objective: "mål, målsättning, karriärmål, yrkesmål, sökt tjänst",
    work: "arbetslivserfarenhet, arbetslivserfarenheter, erfarenhet, erfarenheter, yrkeserfarenhet, arbetserfarenhet, anställningar, anställning, anställningshistorik, arbete, arbeten, karriär, praktik, praktik och arbete, uppdrag, tidigare erfarenhet, tidigare anställningar, jobb, relevant erfarenhet, övrig erfarenhet, övriga erfarenheter, yrkesbakgrund, yrkesliv, extrajobb, sommarjobb, övrig arbetslivserfarenhet, konsultuppdrag",
    education:
      "utbildning, utbildningar, studier, utbildning och kurser, akademisk utbildning, examen, skolor, skola, akademiska meriter, utbildningsbakgrund, formell utbildning, utbildning och studier",
    skills:
      "kompetenser, kompetens, färdigheter, kunskaper, egenskaper och färdigheter, it kunskaper, datakunskaper, datorkunskaper, tekniska kunskaper, tekniska färdigheter, nyckelkompetenser, kärnkompetenser, teknisk kompetens, digitala färdigheter, digital kompetens, kunskaper och färdigheter, kompetensområden, expertis, specialkunskaper, verktyg, tekniker, teknik, programvaror, programmeringsspråk, personliga färdigheter, sociala färdigheter, it kompetens, övriga kunskaper, färdigheter och kompetenser, systemvana, yrkeskunskaper, datorvana, datakunskap, datorkunskap, it vana, förmågor, egenskaper, program",
    languages: "språk, språkkunskaper, språkfärdigheter, modersmål, språkliga färdigheter, andra språk",
    certificates:
      "certifikat, certifieringar, certifiering, licenser, licenser och certifikat, intyg, behörigheter, legitimation, certifieringar och licenser, körkort och certifikat",
    courses:
      "kurser, kurs, vidareutbildning, fortbildning, kurser och certifikat, kurser och certifieringar, kompetensutveckling, övriga kurser, utbildning och certifieringar, seminarier, vidareutbildningar, övrig utbildning, kurser och utbildningar",
    projects:
      "projekt, frilansuppdrag, frilansprojekt, konsultuppdrag, utvalda projekt, projekterfarenhet, portfolio, portfölj, egna projekt, examensarbete",
    publications: "publikationer, artiklar, vetenskapliga publikationer",
    conferences: "konferenser, föredrag, presentationer, föreläsningar",
    awards:
      "utmärkelser, priser, stipendier, meriter, priser och utmärkelser, utmärkelser och priser, prestationer, stipendier och utmärkelser",
    volunteer:
      "ideellt arbete, volontärarbete, ideellt engagemang, engagemang, föreningsliv, ideella uppdrag, föreningsengagemang, frivilligarbete, förtroendeuppdrag, volontärerfarenhet",
    interests:
      "intressen, fritid, fritidsintressen, hobby, hobbyer, hobbies, intressen och fritid, personliga intressen, fritidsaktiviteter",
    references: "referenser, referens, referenser lämnas på begäran, referenser lämnas vid förfrågan",
    personal:
      "personuppgifter, personlig information, personliga uppgifter, personalia, körkort, personligt, allmän information, grundläggande information",
    contact: "kontakt, kontaktuppgifter, kontaktinformation, adress, länkar, sociala medier",
    strengths: "styrkor, egenskaper, personliga egenskaper, mina styrkor, personlighet",
    memberships: "medlemskap, föreningar, organisationer",
    patents: "patent",
    other: "övrigt, övriga meriter, övrig information, ytterligare information, annat, bilagor, mer information, övriga uppgifter",
  },
  da: {
    profile:
      "profil, resumé, om mig, kort om mig, personlig profil, profiltekst, sammenfatning, faglig profil, kort profil, professionel profil, introduktion, hvem er jeg",
    objective: "mål, målsætning, karrieremål, ønsket stilling",
    work: "erhvervserfaring, erfaring, arbejdserfaring, joberfaring, ansættelser, ansættelse, ansættelsesforhold, karriere, beskæftigelse, karriereforløb, relevant erfaring, relevant erhvervserfaring, praktik, praktikforløb, professionel erfaring, anden erfaring, øvrig erhvervserfaring, tidligere ansættelser, arbejde, studiejob, studiejobs, fritidsjob, øvrig erfaring, stillinger",
    education:
      "uddannelse, uddannelser, uddannelse og kurser, studier, uddannelsesbaggrund, akademisk uddannelse, skolegang, uddannelsesmæssig baggrund",
    skills:
      "kompetencer, færdigheder, kvalifikationer, faglige kompetencer, personlige kompetencer, it kompetencer, it kundskaber, it færdigheder, it, tekniske kompetencer, tekniske færdigheder, nøglekompetencer, kernekompetencer, digitale kompetencer, digitale færdigheder, faglige kvalifikationer, personlige kvalifikationer, færdigheder og kompetencer, ekspertise, værktøjer, teknologier, it erfaring, øvrige kompetencer, it kendskab, it systemer, programmer, viden, edb kundskaber, edb færdigheder, evner, faglige evner, personlige evner, pædagogiske evner, nyttige evner, egenskaber, programmer",
    languages:
      "sprog, sprogkundskaber, sproglige kompetencer, sprogfærdigheder, sproglige færdigheder, modersmål, andre sprog, fremmedsprog",
    certificates: "certifikater, certificeringer, certifikat, licenser, autorisation, beviser, certificering",
    courses:
      "kurser, kursus, efteruddannelse, kurser og certificeringer, kurser og efteruddannelse, videreuddannelse, øvrige kurser, kurser og certifikater, relevante kurser",
    projects: "projekter, freelanceprojekter, freelanceopgaver, udvalgte projekter, portefølje, projekterfaring",
    publications: "publikationer, artikler, udgivelser",
    conferences: "konferencer, foredrag, oplæg, præsentationer",
    awards: "priser, hæder, udmærkelser, priser og hæder, legater, resultater, bedrifter, udvalgte resultater",
    volunteer:
      "frivilligt arbejde, frivillig, frivillig erfaring, frivilligt engagement, foreningsarbejde, tillidshverv, hverv, bestyrelsesarbejde",
    interests:
      "interesser, fritidsinteresser, fritid, hobby, hobbyer, fritid og interesser, personlige interesser, privat, hobbies, fritid og familie",
    references: "referencer, reference, anbefalinger, referencer oplyses på forespørgsel",
    personal: "personlige oplysninger, personlige data, personlig information, personlige informationer, kørekort, persondata, personligt",
    contact: "kontakt, kontaktoplysninger, kontaktinformation, adresse, links",
    strengths: "styrker, personlige egenskaber, egenskaber",
    memberships: "medlemskaber, medlemskab, organisationer",
    patents: "patenter",
    other: "andet, øvrigt, øvrige oplysninger, yderligere oplysninger, diverse, bilag, øvrige, supplerende oplysninger",
  },
  nb: {
    profile:
      "profil, sammendrag, om meg, kort om meg, nøkkelkvalifikasjoner, nøkkelkvalifikasjoner sammendrag, personlig profil, oppsummering, introduksjon, profesjonell profil, bakgrunn, hvem er jeg",
    objective: "mål, målsetting, karrieremål, ønsket stilling",
    work: "arbeidserfaring, erfaring, yrkeserfaring, jobberfaring, ansettelser, karriere, arbeidsforhold, arbeid, praksis, relevant erfaring, relevant arbeidserfaring, profesjonell erfaring, annen erfaring, annen arbeidserfaring, tidligere erfaring, stillinger, praksiserfaring, sommerjobb, sommerjobber, deltidsjobb, oppdrag",
    education:
      "utdanning, utdannelse, utdanning og kurs, studier, skolegang, akademisk utdanning, utdannelse og kurs, akademisk bakgrunn, formell utdanning",
    skills:
      "ferdigheter, kompetanse, kvalifikasjoner, nøkkelkompetanse, it ferdigheter, it kunnskaper, datakunnskaper, dataferdigheter, tekniske ferdigheter, teknisk kompetanse, kjernekompetanse, digitale ferdigheter, digital kompetanse, kunnskaper, faglig kompetanse, personlige ferdigheter, ferdigheter og kompetanse, verktøy, teknologier, ekspertise, it kompetanse, kunnskaper og ferdigheter, andre ferdigheter, datakunnskap, edb kunnskaper, evner, faglige evner, personlige evner, programmer",
    languages: "språk, språkkunnskaper, språkferdigheter, morsmål, andre språk",
    certificates:
      "sertifikater, sertifiseringer, sertifisering, lisenser, autorisasjon, fagbrev og sertifikater, sertifikat, kurs og sertifikater, lisenser og sertifikater, godkjenninger",
    courses: "kurs, kursing, videreutdanning, etterutdanning, kurs og sertifiseringer, kurs og videreutdanning, andre kurs, relevante kurs",
    projects: "prosjekter, frilansoppdrag, frilansprosjekter, prosjekterfaring, utvalgte prosjekter, portefølje, prosjekt",
    publications: "publikasjoner, artikler",
    conferences: "konferanser, foredrag, presentasjoner",
    awards: "priser, utmerkelser, stipender, stipend, prestasjoner, priser og utmerkelser",
    volunteer: "frivillig arbeid, frivillighet, verv, tillitsverv, verv og frivillig arbeid, frivillig erfaring, engasjement, frivillig",
    interests: "interesser, fritidsinteresser, hobbyer, fritid, hobby, personlige interesser, interesser og hobbyer, hobbier",
    references: "referanser, referanse, referanser oppgis på forespørsel",
    personal: "personalia, personlige opplysninger, personlig informasjon, personopplysninger, førerkort, personlige data",
    contact: "kontakt, kontaktinformasjon, kontaktopplysninger, adresse, lenker",
    strengths: "styrker, personlige egenskaper, egenskaper",
    memberships: "medlemskap, organisasjoner",
    patents: "patenter",
    other: "annet, øvrig, diverse, tilleggsinformasjon, annen informasjon, vedlegg, øvrig informasjon",
  },
  fi: {
    profile:
      "profiili, tiivistelmä, yhteenveto, minusta, esittely, lyhyesti, henkilöprofiili, ammatillinen profiili, kuka olen, tietoa minusta, osaamisprofiili",
    objective: "tavoite, tavoitteet, uratavoite",
    work: "työkokemus, työhistoria, kokemus, ammatillinen kokemus, työura, ura, työpaikat, työssäoloaika, työharjoittelu, harjoittelut, muu työkokemus, aiempi työkokemus, työsuhteet, työtehtävät, keskeinen työkokemus, kesätyöt, työ",
    education:
      "koulutus, opinnot, koulutustausta, tutkinnot, koulutus ja tutkinnot, opiskelu, koulut, koulutukset, peruskoulutus, akateeminen koulutus, koulutus ja opinnot",
    skills:
      "taidot, osaaminen, ydinosaaminen, it taidot, atk taidot, tietotekniset taidot, tekninen osaaminen, tekniset taidot, ammatilliset taidot, digitaidot, digitaaliset taidot, erityisosaaminen, tietotekniikkataidot, taidot ja osaaminen, keskeinen osaaminen, muut taidot, muu osaaminen, ammattitaito, vahvuudet ja osaaminen, ohjelmistot, teknologiat, työkalut, it osaaminen, atk osaaminen, osaamisalueet, tietotekninen osaaminen, kompetenssit, henkilökohtaiset taidot, viestintätaidot, tietotekniikka, ohjelmat",
    languages: "kielet, kielitaito, kieliosaaminen, äidinkieli, muut kielet, kielitaidot",
    certificates:
      "sertifikaatit, todistukset, pätevyydet, pätevyys, pätevyydet ja sertifikaatit, luvat, kortit, luvat ja kortit, lupakortit, sertifioinnit, kortit ja luvat, sertifikaatit ja luvat",
    courses:
      "kurssit, lisäkoulutus, täydennyskoulutus, kurssit ja koulutukset, muu koulutus, jatkokoulutus, koulutukset ja kurssit, muut koulutukset, muut kurssit, kurssit ja sertifikaatit",
    projects: "projektit, freelance projektit, freelanceprojektit, hankkeet, portfolio, projektikokemus, omat projektit",
    publications: "julkaisut, artikkelit",
    conferences: "konferenssit, esitelmät, puheet, seminaarit",
    awards: "palkinnot, tunnustukset, saavutukset, stipendit, palkinnot ja tunnustukset, apurahat, ansiot",
    volunteer: "vapaaehtoistyö, vapaaehtoistoiminta, luottamustoimet, järjestötoiminta, luottamustehtävät, yhdistystoiminta, aktiivisuus",
    interests:
      "harrastukset, kiinnostuksen kohteet, vapaa aika, harrastukset ja kiinnostuksen kohteet, harrastuneisuus, mielenkiinnon kohteet",
    references: "suosittelijat, suositukset, referenssit",
    personal: "henkilötiedot, perustiedot, henkilökohtaiset tiedot, ajokortti, asepalvelus, varusmiespalvelus",
    contact: "yhteystiedot, ota yhteyttä, osoite, linkit",
    strengths: "vahvuudet, ominaisuudet, henkilökohtaiset ominaisuudet, persoonallisuus",
    memberships: "jäsenyydet, järjestöt",
    patents: "patentit",
    other: "muut, muut tiedot, lisätiedot, muuta, muu, liitteet",
  },
  cs: {
    profile:
      "profil, profesní profil, o mně, shrnutí, profesní shrnutí, souhrn, stručně o mně, osobní profil, představení, pár slov o mně, kdo jsem, něco o mně",
    objective: "cíl, cíle, profesní cíl, kariérní cíl, hledaná pozice",
    work: "pracovní zkušenosti, pracovní zkušenost, zkušenosti, praxe, odborná praxe, profesní zkušenosti, zaměstnání, pracovní praxe, pracovní historie, profesní historie, kariéra, průběh zaměstnání, pracovní zařazení, předchozí zaměstnání, dosavadní praxe, stáže, brigády, profesní praxe, přehled praxe, pracovní pozice, pracovní kariéra, profesní kariéra",
    education:
      "vzdělání, vzdělávání, studium, škola, školy, vzdělání a kurzy, vzdělání a odborná příprava, nejvyšší dosažené vzdělání, dosažené vzdělání, vzdělávání a školení",
    skills:
      "ostatní znalosti, ostatní znalosti a dovednosti, dovednosti, znalosti, schopnosti, znalosti a dovednosti, dovednosti a znalosti, schopnosti a dovednosti, dovednosti a schopnosti, odborné znalosti, odborné dovednosti, technické dovednosti, počítačové znalosti, počítačové dovednosti, pc znalosti, it znalosti, it dovednosti, digitální dovednosti, digitální kompetence, osobní dovednosti, klíčové dovednosti, kompetence, klíčové kompetence, klíčové znalosti, měkké dovednosti, technologie, nástroje, další dovednosti, další znalosti, ostatní dovednosti, práce s pc, znalost práce na pc, kvalifikace, profesní dovednosti, sociální dovednosti, práce na pc, znalosti pc, programy",
    languages:
      "jazyky, jazykové znalosti, jazykové dovednosti, jazykové schopnosti, znalost jazyků, cizí jazyky, jazyková vybavenost, mateřský jazyk, další jazyky, jazykové kompetence",
    certificates:
      "certifikáty, certifikace, osvědčení, licence, oprávnění, průkazy, certifikáty a osvědčení, licence a certifikáty, certifikáty a licence",
    courses:
      "absolvované kurzy, absolvovaná školení, absolvované kurzy a školení, kurzy, školení, kurzy a školení, školení a kurzy, další vzdělávání, kurzy a certifikáty, semináře, školení a certifikáty, odborné kurzy, doplňující vzdělání, kurzy školení certifikáty",
    projects: "projekty, vybrané projekty, portfolio, vlastní projekty, reference projekty",
    publications: "publikace, články, publikační činnost",
    conferences: "konference, přednášky, prezentace",
    awards: "ocenění, úspěchy, ceny, stipendia, úspěchy a ocenění, profesní úspěchy",
    volunteer: "dobrovolnictví, dobrovolnická činnost, společenské aktivity, mimoškolní aktivity, dobrovolná činnost",
    interests: "zájmy, koníčky, záliby, zájmy a koníčky, koníčky a zájmy, volný čas, hobby, zájmy a záliby, volnočasové aktivity",
    references: "reference, doporučení, reference na vyžádání",
    personal:
      "osobní údaje, osobní informace, osobní data, řidičský průkaz, základní údaje, obecné informace, řidičské oprávnění, základní informace",
    contact: "kontakt, kontakty, kontaktní údaje, kontaktní informace, adresa, odkazy",
    strengths: "silné stránky, vlastnosti, osobní vlastnosti, charakteristika, povahové vlastnosti, přednosti, osobní charakteristika",
    memberships: "členství, členství v organizacích, organizace",
    patents: "patenty",
    signature: "prohlášení, podpis, souhlas, souhlas se zpracováním osobních údajů",
    other: "ostatní, další informace, doplňující informace, jiné, různé, další, přílohy, ostatní informace, doplňkové informace",
  },
  sk: {
    profile: "profil, profesijný profil, o mne, zhrnutie, súhrn, stručne o mne, osobný profil, predstavenie",
    objective: "cieľ, ciele, kariérny cieľ, profesijný cieľ, hľadaná pozícia",
    work: "pracovné skúsenosti, pracovná skúsenosť, skúsenosti, prax, odborná prax, profesijné skúsenosti, zamestnanie, pracovná prax, priebeh zamestnaní, doterajšie zamestnania, kariéra, pracovná história, profesijná prax, stáže, brigády, predchádzajúce zamestnania, pracovné pozície, odborné skúsenosti",
    education:
      "vzdelanie, vzdelávanie, štúdium, škola, školy, vzdelanie a kurzy, vzdelávanie a príprava, najvyššie dosiahnuté vzdelanie, dosiahnuté vzdelanie, vzdelanie a odborná príprava",
    skills:
      "zručnosti, znalosti, schopnosti, vedomosti, znalosti a zručnosti, zručnosti a znalosti, schopnosti a zručnosti, odborné znalosti, odborné zručnosti, technické zručnosti, počítačové znalosti, počítačové zručnosti, pc znalosti, it znalosti, it zručnosti, digitálne zručnosti, osobné zručnosti, kľúčové zručnosti, kompetencie, kľúčové kompetencie, mäkké zručnosti, technológie, nástroje, ďalšie zručnosti, ďalšie znalosti, ostatné znalosti, vedomosti a zručnosti, profesijné zručnosti, digitálna kompetencia, práca s počítačom, práca s pc, práca na pc, znalosti pc, znalosť práce s pc, programy",
    languages:
      "jazyky, jazykové znalosti, jazykové zručnosti, jazykové schopnosti, znalosť jazykov, cudzie jazyky, materinský jazyk, ďalšie jazyky",
    certificates: "certifikáty, certifikácie, osvedčenia, licencie, oprávnenia, preukazy, certifikáty a osvedčenia, licencie a certifikáty",
    courses:
      "kurzy, školenia, kurzy a školenia, školenia a kurzy, ďalšie vzdelávanie, kurzy a certifikáty, semináre, odborné kurzy, doplnkové vzdelanie",
    projects: "projekty, vybrané projekty, portfólio, vlastné projekty",
    publications: "publikácie, články, publikačná činnosť",
    conferences: "konferencie, prednášky, prezentácie",
    awards: "ocenenia, úspechy, ceny, štipendiá, úspechy a ocenenia",
    volunteer: "dobrovoľníctvo, dobrovoľnícka činnosť, spoločenské aktivity, mimoškolské aktivity",
    interests: "záujmy, záľuby, koníčky, záujmy a záľuby, voľný čas, hobby, záľuby a záujmy, hobby a záujmy",
    references: "referencie, odporúčania, referencie na vyžiadanie",
    personal:
      "osobné údaje, osobné informácie, vodičský preukaz, základné údaje, všeobecné informácie, vodičské oprávnenie, základné informácie",
    contact: "kontakt, kontakty, kontaktné údaje, kontaktné informácie, adresa, odkazy",
    strengths: "silné stránky, vlastnosti, osobné vlastnosti, osobnostné vlastnosti, charakteristika",
    memberships: "členstvá, členstvo, členstvo v organizáciách",
    patents: "patenty",
    signature: "vyhlásenie, podpis, súhlas",
    other: "ostatné, ďalšie informácie, doplňujúce informácie, iné, rôzne, prílohy, ostatné informácie, doplnkové informácie",
  },
  hu: {
    profile: "profil, szakmai profil, bemutatkozás, összefoglaló, szakmai összefoglaló, rólam, magamról, összegzés, személyes profil",
    objective: "cél, célok, karriercél, szakmai cél, megpályázott munkakör, betölteni kívánt munkakör, célkitűzés",
    work: "munkatapasztalat, szakmai tapasztalat, tapasztalat, munkahelyek, munkahelyi tapasztalat, eddigi munkahelyek, korábbi munkahelyek, szakmai gyakorlat, szakmai önéletrajz tapasztalat, karrier, munkaviszonyok, szakmai életút, szakmai múlt, foglalkoztatás, tapasztalatok, szakmai tapasztalatok, gyakornoki tapasztalat, gyakornoki munka, munka, munkakörök, korábbi munkaviszonyok, szakmai pályafutás, munkahelyeim, eddigi munkahelyeim, korábbi munkahelyeim, munkatapasztalatom, munkatapasztalataim, tapasztalataim, munkáim",
    education:
      "tanulmányok, végzettség, iskolai végzettség, oktatás, képzés, oktatás és képzés, iskolák, képzettség, iskoláim, végzettségek, tanulmányaim, iskolai végzettségem, végzettségem, végzettségeim, iskolai tanulmányok, felsőfokú tanulmányok, képesítések és végzettségek",
    skills:
      "készségek, képességek, készségek és képességek, kompetenciák, ismeretek, szakmai készségek, szakmai ismeretek, technikai készségek, technikai ismeretek, számítógépes ismeretek, számítástechnikai ismeretek, informatikai ismeretek, digitális készségek, digitális kompetencia, it ismeretek, személyes készségek, egyéni készségek, egyéni készségek és kompetenciák, szociális készségek, kulcskompetenciák, technológiák, eszközök, egyéb készségek, egyéb ismeretek, szakértelem, számítógépes készségek, felhasználói ismeretek, szakmai kompetenciák, műszaki ismeretek, szervezési készségek, kommunikációs készségek, számítógépes ismeret, számítógép kezelés, programok",
    languages:
      "nyelvek, nyelvtudás, nyelvismeret, nyelvi készségek, nyelvi ismeretek, idegen nyelvek, anyanyelv, nyelvtudásom, egyéb nyelvek, nyelvi kompetenciák, idegennyelv ismeret, nyelvvizsga, nyelvvizsgák",
    certificates:
      "bizonyítványok, tanúsítványok, oklevelek, képesítések, engedélyek, licencek, minősítések, tanúsítványok és képesítések, szakképesítések",
    courses:
      "tanfolyamok, kurzusok, továbbképzések, képzések, tréningek, tanfolyamok és tréningek, egyéb képzések, szakmai képzések, továbbképzés, kurzusok tréningek, képzések és tanfolyamok",
    projects: "projektek, kiemelt projektek, portfólió, saját projektek, munkáim, referenciamunkák",
    publications: "publikációk, cikkek, tudományos publikációk",
    conferences: "konferenciák, előadások, prezentációk",
    awards: "díjak, elismerések, eredmények, kitüntetések, ösztöndíjak, díjak és elismerések, sikerek, díjak elismerések",
    volunteer: "önkéntes munka, önkéntesség, önkéntes tevékenység, társadalmi szerepvállalás, közösségi tevékenység",
    interests:
      "érdeklődés, érdeklődési kör, hobbi, hobbik, szabadidő, érdeklődési körök, hobbik és érdeklődési kör, hobbi érdeklődési kör, szabadidős tevékenységek",
    references: "referenciák, referencia, ajánlások, referenciák kérésre",
    personal:
      "személyes adatok, személyi adatok, személyes információk, adatok, általános adatok, jogosítvány, alapadatok, vezetői engedély",
    contact: "kapcsolat, elérhetőség, elérhetőségek, elérhetőségeim, kapcsolatfelvétel, cím, linkek, kapcsolati adatok",
    strengths: "erősségek, személyes tulajdonságok, tulajdonságok, erősségeim, jellemzők, személyiség, személyiségjegyek",
    memberships: "tagságok, tagság, szervezeti tagság, szakmai tagságok",
    patents: "szabadalmak",
    signature: "nyilatkozat, aláírás, keltezés",
    other: "egyéb, egyéb információk, további információk, kiegészítő információk, mellékletek, egyéb adatok",
  },
  ro: {
    profile:
      "profil, profil profesional, despre mine, rezumat, sumar, profil personal, prezentare, introducere, sumar profesional, rezumat profesional, descriere personală",
    objective:
      "obiectiv, obiective, obiectiv profesional, obiectiv de carieră, obiective profesionale, locul de muncă pentru care se candidează, poziția vizată",
    work: "experiență, experiența profesională, experiență profesională, experienta profesionala, experiență de muncă, experiență în muncă, experiența în muncă, experiențe profesionale, istoric profesional, carieră, parcurs profesional, locuri de muncă, loc de muncă, angajări, activitate profesională, experiență relevantă, stagii, stagii de practică, practică, internship uri, stagiu de practică, experiență anterioară, istoric angajări, experiență de lucru",
    education:
      "educație, educație și formare, studii, formare, educație și formare profesională, educație și calificări, studii și formare, pregătire academică, învățământ, studii universitare, parcurs educațional, formare academică, educaţie, pregătire profesională, educație și studii, formare profesională și educație",
    skills:
      "competențe, abilități, aptitudini, cunoștințe, competențe personale, competențe profesionale, competențe tehnice, competențe digitale, competență digitală, competențe informatice, competențe cheie, aptitudini și competențe personale, aptitudini și competențe, aptitudini și competențe tehnice, competențe și aptitudini, competențe și abilități, aptitudini și abilități, abilități tehnice, abilități personale, abilități profesionale, cunoștințe tehnice, cunoștințe pc, competențe de comunicare, competențe organizaționale, competențe organizatorice, competențe sociale, competențe și aptitudini de utilizare a calculatorului, competențe dobândite la locul de muncă, alte competențe, alte competențe și aptitudini, cunoștințe calculator, calificări, tehnologii, instrumente, abilități cheie, abilități și competențe, expertiză, cunoștințe it, operare pc, operare calculator, utilizare pc, utilizare calculator, utilizarea calculatorului",
    languages:
      "limbi, limbi străine, limbi vorbite, limbi străine cunoscute, competențe lingvistice, cunoștințe lingvistice, limba maternă, limbi materne, alte limbi, limba s maternă, limbi cunoscute, alte limbi străine cunoscute, abilități lingvistice",
    certificates:
      "certificate, certificări, certificat, licențe, atestate, diplome, licențe și certificări, certificări și licențe, diplome și certificate, autorizații",
    courses:
      "cursuri, cursuri și certificări, traininguri, formare continuă, seminarii, cursuri și traininguri, perfecționare, cursuri de perfecționare, cursuri și seminarii, instruire, specializări, formare profesională, dezvoltare profesională, cursuri și certificate",
    projects: "proiecte, proiecte freelance, proiecte personale, portofoliu, proiecte relevante, proiecte realizate",
    publications: "publicații, articole, lucrări publicate",
    conferences: "conferințe, prezentări, simpozioane",
    awards: "premii, distincții, realizări, premii și distincții, burse, recunoașteri, rezultate",
    volunteer:
      "voluntariat, activități de voluntariat, experiență de voluntariat, activități extracurriculare, implicare socială, activități sociale",
    interests:
      "interese, hobby, hobby uri, pasiuni, hobbyuri, interese personale, timp liber, interese și hobby uri, pasiuni și interese, hobby uri și interese",
    references: "referințe, recomandări, referințe la cerere",
    personal: "informații personale, date personale, date cu caracter personal, informații generale, permis de conducere, date biografice",
    contact: "contact, date de contact, informații de contact, adresă, linkuri, rețele sociale",
    strengths: "puncte forte, calități, calități personale, trăsături, caracteristici, valori, trăsături de personalitate",
    memberships: "afilieri, apartenență, asociații, membru, membru al",
    patents: "brevete, invenții",
    signature: "declarație, semnătură",
    other: "altele, alte informații, informații suplimentare, informații adiționale, diverse, anexe, observații, alte activități",
  },
  hr: {
    profile: "profil, profesionalni profil, o meni, sažetak, profesionalni sažetak, kratki profil, osobni profil, uvod, životopis sažetak",
    objective: "cilj, ciljevi, karijerni cilj, profesionalni cilj, željeno radno mjesto",
    work: "radno iskustvo, iskustvo, profesionalno iskustvo, zaposlenje, zaposlenja, karijera, prethodna zaposlenja, poslovno iskustvo, povijest zaposlenja, radna povijest, prakse, praksa, stručna praksa, radna mjesta, studentski poslovi, dosadašnje zaposlenje, dodatno iskustvo",
    education:
      "obrazovanje, školovanje, obrazovanje i osposobljavanje, naobrazba, edukacija, studij, akademsko obrazovanje, formalno obrazovanje, obrazovanje i kvalifikacije, obrazovanje i edukacija",
    skills:
      "vještine, kompetencije, znanja, vještine i kompetencije, znanja i vještine, osobne vještine, osobne vještine i kompetencije, tehničke vještine, tehničke vještine i kompetencije, digitalne vještine, računalne vještine, informatička znanja, poslovne vještine, stručne vještine, ključne vještine, ključne kompetencije, meke vještine, socijalne vještine, organizacijske vještine, organizacijske rukovoditeljske vještine, komunikacijske vještine, rad na računalu, tehnologije, alati, ostale vještine, profesionalne vještine, informatičke vještine, sposobnosti, stručna znanja, vještine i sposobnosti, poznavanje rada na računalu, poznavanje rada na pc, informatičko znanje",
    languages:
      "jezici, strani jezici, znanje jezika, jezične vještine, poznavanje jezika, materinski jezik, ostali jezici, drugi jezici, jezične kompetencije",
    certificates: "certifikati, certifikat, licence, potvrde, uvjerenja, certifikati i licence, svjedodžbe, diplome",
    courses:
      "tečajevi, edukacije, tečajevi i edukacije, usavršavanje, seminari, stručno usavršavanje, radionice, dodatna edukacija, dodatno obrazovanje, edukacije i tečajevi, obuke, edukacije i certifikati",
    projects: "projekti, odabrani projekti, portfolio, osobni projekti",
    publications: "publikacije, objavljeni radovi, radovi, članci, znanstveni radovi",
    conferences: "konferencije, predavanja, izlaganja",
    awards: "nagrade, priznanja, postignuća, nagrade i priznanja, stipendije, uspjesi",
    volunteer: "volontiranje, volonterski rad, volontersko iskustvo, društveni rad, društvena aktivnost, izvannastavne aktivnosti",
    interests: "interesi, hobiji, hobi, interesi i hobiji, slobodno vrijeme, hobiji i interesi, osobni interesi",
    references: "preporuke, reference, preporuka",
    personal: "osobni podaci, osobne informacije, osobni podatci, opći podaci, vozačka dozvola",
    contact: "kontakt, kontakti, kontakt podaci, podaci za kontakt, kontakt informacije, adresa, poveznice",
    strengths: "prednosti, osobine, snage, osobne osobine, jake strane, karakteristike",
    memberships: "članstva, članstvo, udruge",
    patents: "patenti",
    signature: "izjava, potpis",
    other: "ostalo, dodatne informacije, ostale informacije, dodatni podaci, drugo, prilozi, razno",
  },
  sr: {
    profile:
      "профил, о мени, сажетак, резиме, лични профил, profil, o meni, sažetak, rezime, lični profil, profesionalni profil, професионални профил, кратка биографија",
    objective: "циљ, циљеви, cilj, ciljevi, karijerni cilj",
    work: "радно искуство, искуство, професионално искуство, запослење, каријера, претходна запослења, пракса, радна историја, radno iskustvo, iskustvo, profesionalno iskustvo, zaposlenje, karijera, prethodna zaposlenja, praksa, radna istorija, prakse, стручна пракса, poslovno iskustvo, пословно искуство",
    education:
      "образовање, школовање, едукација, образовање и обука, студије, obrazovanje, školovanje, edukacija, obrazovanje i obuka, studije, академско образовање, formalno obrazovanje, формално образовање",
    skills:
      "вештине, компетенције, знања, знања и вештине, личне вештине, техничке вештине, рад на рачунару, дигиталне вештине, познавање рада на рачунару, кључне вештине, способности, технологије, алати, veštine, kompetencije, znanja, znanja i veštine, lične veštine, tehničke veštine, rad na računaru, digitalne veštine, poznavanje rada na računaru, ključne veštine, sposobnosti, tehnologije, alati, profesionalne veštine, професионалне вештине, ostale veštine, остале вештине, veštine i znanja, вештине и знања, računarske veštine, računarska znanja, rad na kompjuteru",
    languages:
      "језици, страни језици, знање језика, матерњи језик, познавање језика, jezici, strani jezici, znanje jezika, maternji jezik, poznavanje jezika, остали језици, poznavanje stranih jezika, језичке вештине, jezičke veštine",
    certificates: "сертификати, лиценце, дипломе, потврде, sertifikati, licence, diplome, sertifikat, sertifikati i licence, уверења",
    courses:
      "курсеви, обуке, семинари, усавршавање, радионице, стручно усавршавање, kursevi, obuke, seminari, usavršavanje, radionice, stručno usavršavanje, kursevi i obuke, курсеви и обуке, dodatna edukacija, treninzi, kursevi i sertifikati",
    projects: "пројекти, портфолио, projekti, portfolio",
    publications: "публикације, радови, објављени радови, publikacije, objavljeni radovi",
    conferences: "конференције, предавања, konferencije, predavanja",
    awards:
      "награде, признања, достигнућа, награде и признања, стипендије, nagrade, priznanja, dostignuća, nagrade i priznanja, stipendije, uspesi, успеси",
    volunteer:
      "волонтирање, волонтерски рад, волонтерско искуство, друштвени рад, volontiranje, volonterski rad, volontersko iskustvo, vannastavne aktivnosti, ваннаставне активности",
    interests:
      "интересовања, хобији, хоби, интересовања и хобији, слободно време, interesovanja, hobiji, hobi, interesovanja i hobiji, slobodno vreme, hobiji i interesovanja, хобији и интересовања",
    references: "препоруке, референце, preporuke, reference",
    personal:
      "лични подаци, личне информације, општи подаци, возачка дозвола, lični podaci, lične informacije, opšti podaci, osnovni podaci, основни подаци",
    contact:
      "контакт, контакти, контакт подаци, подаци за контакт, адреса, kontakt, kontakt podaci, podaci za kontakt, kontakt informacije, контакт информације",
    strengths: "предности, особине, личне особине, јаке стране, prednosti, osobine, lične osobine, jake strane",
    memberships: "чланства, чланство, članstva, članstvo",
    patents: "патенти, patenti",
    other:
      "остало, додатне информације, остале информације, додатно, ostalo, dodatne informacije, ostale informacije, dodatno, разно, razno, ostali podaci, остали подаци",
  },
  sl: {
    profile: "profil, o meni, povzetek, osebni profil, predstavitev, poklicni profil, strokovni profil",
    objective: "cilj, cilji, karierni cilj, zaželena zaposlitev, želeno delovno mesto",
    work: "delovne izkušnje, izkušnje, poklicne izkušnje, zaposlitve, zaposlitev, kariera, pretekle zaposlitve, poklicna pot, praksa, prakse, študentsko delo, strokovne izkušnje, delo, karierna pot",
    education: "izobrazba, izobraževanje, šolanje, izobraževanje in usposabljanje, študij, formalna izobrazba, izobrazba in usposabljanje",
    skills:
      "znanja, spretnosti, veščine, kompetence, znanja in spretnosti, spretnosti in kompetence, osebna znanja, osebne veščine, tehnična znanja, računalniška znanja, računalniške spretnosti, digitalne spretnosti, digitalne kompetence, ključne kompetence, ključna znanja, strokovna znanja, socialne veščine, tehnologije, orodja, druga znanja, ostala znanja, sposobnosti, mehke veščine, komunikacijske veščine, organizacijske veščine, posebna znanja, veščine in znanja, znanja in kompetence, poklicne veščine, delo z računalnikom, znanje računalništva",
    languages:
      "jeziki, tuji jeziki, znanje jezikov, jezikovna znanja, jezikovne spretnosti, materni jezik, drugi jeziki, znanje tujih jezikov",
    certificates: "certifikati, potrdila, licence, spričevala, diplome, certifikati in licence",
    courses:
      "tečaji, usposabljanja, seminarji, izobraževanja, tečaji in seminarji, dodatna izobraževanja, delavnice, izpopolnjevanja, dodatno izobraževanje, strokovno usposabljanje, usposabljanja in tečaji, neformalno izobraževanje",
    projects: "projekti, izbrani projekti, portfelj, portfolio",
    publications: "publikacije, objave, članki",
    conferences: "konference, predavanja",
    awards: "nagrade, priznanja, dosežki, nagrade in priznanja, štipendije",
    volunteer: "prostovoljstvo, prostovoljno delo, prostovoljske izkušnje, obšolske dejavnosti, družbena dejavnost",
    interests: "interesi, hobiji, prosti čas, zanimanja, hobiji in interesi, interesi in hobiji, konjički",
    references: "priporočila, reference",
    personal: "osebni podatki, osebne informacije, splošni podatki, vozniško dovoljenje, vozniški izpit",
    contact: "kontakt, kontakti, kontaktni podatki, stik, naslov, povezave",
    strengths: "prednosti, osebnostne lastnosti, lastnosti, moje prednosti",
    memberships: "članstva, članstvo",
    patents: "patenti",
    other: "drugo, ostalo, dodatne informacije, druge informacije, ostale informacije, priloge, razno, dodatni podatki",
  },
  ca: {
    profile: "perfil, perfil professional, sobre mi, resum, resum professional, presentació, qui soc, extracte",
    objective: "objectiu, objectius, objectiu professional",
    work: "experiència, experiència professional, experiència laboral, experiències, trajectòria, trajectòria professional, vida laboral, historial laboral, pràctiques, ocupació, feina, feines, altres experiències",
    education:
      "formació, educació, estudis, formació acadèmica, educació i formació, dades acadèmiques, titulació, formació reglada, estudis realitzats, formació i estudis",
    skills:
      "habilitats, competències, aptituds, coneixements, capacitats, habilitats tècniques, competències digitals, competències tècniques, coneixements informàtics, informàtica, eines, tecnologies, competències professionals, habilitats i competències, competències i habilitats, habilitats personals, altres coneixements, ofimàtica, programari, coneixements tècnics, competències personals, competències clau, informàtica i ofimàtica",
    languages:
      "idiomes, llengües, coneixement d'idiomes, competències lingüístiques, llengua materna, altres llengües, llengües estrangeres",
    certificates: "certificats, certificacions, llicències, acreditacions, diplomes, títols",
    courses:
      "cursos, formació complementària, formació contínua, seminaris, cursos i seminaris, formació addicional, tallers, altra formació, formació no reglada",
    projects: "projectes, portafolis, projectes destacats",
    publications: "publicacions, articles",
    conferences: "conferències, ponències, congressos, jornades",
    awards: "premis, reconeixements, assoliments, beques, premis i reconeixements, distincions",
    volunteer: "voluntariat, activitats socials, activitats extracurriculars",
    interests: "interessos, aficions, hobbies, lleure, temps lliure, interessos personals, aficions i interessos",
    references: "referències, recomanacions",
    personal: "dades personals, informació personal, dades, carnet de conduir, permís de conduir, disponibilitat, dades d'interès",
    contact: "contacte, dades de contacte, informació de contacte, adreça, xarxes socials",
    strengths: "punts forts, qualitats, fortaleses, valors",
    memberships: "associacions, afiliacions",
    patents: "patents",
    other:
      "altres, altres dades, altres dades d'interès, informació addicional, altra informació, informació complementària, annexos, observacions",
  },
  lt: {
    profile: "profilis, apie mane, santrauka, profesinis profilis, trumpai apie mane, prisistatymas",
    objective: "tikslas, tikslai, karjeros tikslas, pageidaujamas darbas",
    work: "darbo patirtis, patirtis, profesinė patirtis, darbinė patirtis, karjera, darbovietės, praktika, darbo istorija, profesinė veikla, stažuotės",
    education: "išsilavinimas, mokslai, studijos, išsilavinimas ir mokymai, mokymasis, išsimokslinimas, akademinis išsilavinimas",
    skills:
      "įgūdžiai, gebėjimai, kompetencijos, žinios, įgūdžiai ir gebėjimai, asmeniniai įgūdžiai, asmeniniai gebėjimai, techniniai įgūdžiai, kompiuteriniai įgūdžiai, darbo kompiuteriu įgūdžiai, skaitmeniniai įgūdžiai, profesiniai įgūdžiai, technologijos, įrankiai, kiti įgūdžiai, pagrindiniai įgūdžiai, darbas kompiuteriu, kompiuterinis raštingumas, skaitmeninė kompetencija, socialiniai įgūdžiai, ",
    languages:
      "kalbos, kalbų mokėjimas, užsienio kalbos, gimtoji kalba, kalbų žinios, kitos kalbos, kalbiniai įgūdžiai, užsienio kalbų mokėjimas",
    certificates: "sertifikatai, pažymėjimai, licencijos, diplomai, kvalifikacijos",
    courses:
      "kursai, mokymai, seminarai, kursai ir mokymai, kvalifikacijos kėlimas, papildomi mokymai, kursai ir seminarai, mokymai ir kursai",
    projects: "projektai, portfolio",
    publications: "publikacijos, straipsniai",
    conferences: "konferencijos, pranešimai",
    awards: "apdovanojimai, pasiekimai, stipendijos, apdovanojimai ir pasiekimai",
    volunteer: "savanorystė, savanoriška veikla, visuomeninė veikla",
    interests: "pomėgiai, interesai, hobiai, laisvalaikis, laisvalaikio pomėgiai, pomėgiai ir interesai",
    references: "rekomendacijos",
    personal: "asmeninė informacija, asmens duomenys, asmeniniai duomenys, vairuotojo pažymėjimas, bendra informacija",
    contact: "kontaktai, kontaktinė informacija, kontaktiniai duomenys, adresas",
    strengths: "stipriosios pusės, stiprybės, savybės, asmeninės savybės",
    memberships: "narystė, narystės",
    patents: "patentai",
    other: "kita, papildoma informacija, kita informacija, priedai",
  },
  lv: {
    profile: "profils, par mani, kopsavilkums, īsumā par mani, profesionālais profils",
    objective: "mērķis, mērķi, karjeras mērķis, vēlamais amats",
    work: "darba pieredze, pieredze, profesionālā pieredze, karjera, darba vietas, prakse, līdzšinējā darba pieredze, prakses",
    education: "izglītība, izglītība un apmācība, studijas, mācības, iegūtā izglītība",
    skills:
      "prasmes, iemaņas, kompetences, zināšanas, prasmes un iemaņas, prasmes un kompetences, datorprasmes, tehniskās prasmes, digitālās prasmes, personīgās prasmes, profesionālās prasmes, iemaņas un prasmes, tehnoloģijas, rīki, citas prasmes, datorzināšanas, galvenās prasmes, personiskās prasmes, zināšanas un prasmes, sociālās prasmes, darbs ar datoru, datora lietošana",
    languages: "valodas, valodu zināšanas, valodu prasmes, svešvalodas, dzimtā valoda, citas valodas",
    certificates: "sertifikāti, apliecības, licences, diplomi, kvalifikācijas",
    courses:
      "kursi, apmācības, semināri, kursi un semināri, papildu izglītība, kvalifikācijas celšana, kursi un apmācības, tālākizglītība, papildizglītība",
    projects: "projekti, portfolio",
    publications: "publikācijas, raksti",
    conferences: "konferences, prezentācijas",
    awards: "apbalvojumi, sasniegumi, stipendijas, balvas",
    volunteer: "brīvprātīgais darbs, sabiedriskās aktivitātes, sabiedriskā darbība",
    interests: "intereses, hobiji, vaļasprieki, brīvais laiks, intereses un hobiji, hobiji un intereses",
    references: "atsauksmes, rekomendācijas",
    personal: "personas dati, personīgā informācija, personiskā informācija, vispārīga informācija, autovadītāja apliecība",
    contact: "kontakti, kontaktinformācija, adrese, saziņa",
    strengths: "stiprās puses, īpašības, personiskās īpašības, rakstura īpašības",
    memberships: "dalība organizācijās, dalība",
    patents: "patenti",
    other: "cits, papildu informācija, cita informācija, papildinformācija, pielikumi",
  },
  et: {
    profile: "profiil, minust, kokkuvõte, lühikokkuvõte, tutvustus, endast",
    objective: "eesmärk, eesmärgid, karjäärieesmärk, soovitud ametikoht",
    work: "töökäik, teenistuskäik, töökogemus, kogemus, töökogemused, karjäär, tööalane kogemus, varasem töökogemus, praktika, ametikäik, erialane töökogemus, töö",
    education: "haridus, hariduskäik, haridustee, õpingud, haridus ja koolitus, omandatud haridus",
    skills:
      "oskused, pädevused, teadmised, arvutioskused, digioskused, tehnilised oskused, isiklikud oskused, erialased oskused, oskused ja pädevused, tehnoloogiad, tööriistad, muud oskused, arvutioskus, teadmised ja oskused, kompetentsid, peamised oskused, sotsiaalsed oskused, suhtlemisoskused, arvuti kasutamine, arvutialased oskused",
    languages: "keeled, keelteoskus, keeleoskus, võõrkeeled, emakeel, muud keeled",
    certificates: "sertifikaadid, tunnistused, litsentsid, kutsetunnistused, diplomid, load",
    courses:
      "kursused, koolitused, täiendkoolitused, täiendõpe, koolitused ja kursused, täienduskoolitus, kursused ja koolitused, enesetäiendamine",
    projects: "projektid, portfoolio",
    publications: "publikatsioonid, artiklid",
    conferences: "konverentsid, ettekanded",
    awards: "auhinnad, tunnustused, saavutused, stipendiumid, auhinnad ja tunnustused",
    volunteer: "vabatahtlik töö, vabatahtlik tegevus, ühiskondlik tegevus",
    interests: "huvid, hobid, huvid ja hobid, huvialad, vaba aeg, hobid ja huvid",
    references: "soovitajad, soovitused",
    personal: "isikuandmed, isiklikud andmed, üldandmed, isiklik info, juhiload, isikuinfo",
    contact: "kontakt, kontaktid, kontaktandmed, kontaktinfo, aadress",
    strengths: "tugevused, isikuomadused, omadused",
    memberships: "liikmelisus, organisatsioonid, kuulumine organisatsioonidesse",
    patents: "patendid",
    other: "muu, lisainfo, muu info, täiendav info, muu informatsioon, lisad, lisainformatsioon",
  },
};
