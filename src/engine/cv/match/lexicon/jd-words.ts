/** Words inside a sentence that make it a wish and no condition. */
export const NICE_CUES = `nice to have, a plus, is a plus, would be a plus, are a plus, an advantage, advantageous, is an advantage, desirable, preferred, bonus, would be nice, not required but, beneficial, is a bonus, an asset, are an asset, helpful, would be lovely, would be great, would be helpful, would be useful, would be welcome, is welcome, are welcome, welcome but, nice too, nice but, not essential, isn t essential, not required, isn t required, not mandatory, no requirement, optional, a bonus, useful but, advantage,
  nicht zwingend, kein muss, nicht erforderlich, nicht notwendig, schon aber, ware schon, ware toll, waren toll, willkommen, wunschenswerte, hilfreich, gerne gesehen, von nutzen,
  pas indispensable, pas obligatoire, non indispensable, non obligatoire, seraient un plus, seraient apprecies, seraient appreciees, serait appreciee, sera appreciee, sera apprecie, bienvenu, bienvenue, un vrai plus, facultatif,
  no imprescindible, no es imprescindible, no obligatorio, no excluyente, valorara, se valoraran, se valora positivamente, deseables, un punto a favor,
  non indispensabile, non obbligatorio, non e richiesto, apprezzata, apprezzato, apprezzate, apprezzati, un vantaggio, sara gradita, sara gradito, costituisce un plus,
  niet vereist, niet verplicht, geen vereiste, geen must, pluspunten, welkom, meegenomen, een voordeel,
  nao obrigatorio, nao e obrigatorio, mais valia, uma mais valia, serao considerados, sera considerada, desejaveis, valorizam se, um plus,
  nie jest wymagane, nie jest wymagana, niewymagane, nieobowiazkowe, beda atutem, bedzie mile, plusem, atut, mile widziany, mile widziani,
  ar ett plus, ett plus, inget krav, er et plus, et plus, ikke et krav, je vyhodou, plusem, nu este obligatoriu, un plus, не обовязково, не є обовязков*, перевагою, плюсом, не обязательно, преимуществом, επιθυμητα, θα θεωρηθει, δεν απαιτειται,
  von vorteil, wunschenswert, ein plus, vorteilhaft, gerne auch, gern gesehen, optional, bevorzugt wird,
  un plus, un atout, est un atout, serait un plus, souhaite, souhaitee, souhaitable, apprecie, appreciee, apprecies,
  se valora, se valorara, valorable, deseable, sera un plus, es un plus,
  gradito, gradita, graditi, gradite, titolo preferenziale, preferibile, un plus, sara considerato,
  een pre, is een pre, een plus, pluspunt, gewenst, mooi meegenomen,
  desejavel, valoriza se, preferencial, e um plus, sera valorizado, diferencial,
  mile widziane, mile widziana, mile widziany, dodatkowym atutem, atutem bedzie, bedzie atutem, bedzie plusem, dodatkowy atut,
  meriterande, en fordel, onskvart, fordel, vyhodou, vitana, vitany, avantaj, constituie un avantaj, reprezinta avantaj, θα εκτιμηθει, επιθυμητη, επιθυμητο, πλεονεκτημα, προσον, буде перевагою, буде плюсом, будет плюсом, предимство, eduksi, elony, tercihen`;

/** Words that, at the beginning, make a sentence a wish, and further in only narrow what is asked for ("ideally ANSYS"). */
export const PREFERENCE_CUES = `ideally, preferably, idealerweise, vorzugsweise, bevorzugt, am liebsten, idealement, de preference, preferiblemente, preferentemente, idealmente, preferibilmente, bij voorkeur, liefst, idealiter, preferencialmente, de preferencia, najlepiej, najchetniej, helst, gerne, idealne, nejlepe, ideal, de preferat, ιδανικα, κατα προτιμηση, бажано, в ідеалі, желательно, в идеале, идеально`;

/** Words that make a sentence of running text a condition. */
export const MUST_CUES = `must, required, require, requires, requirement, you have, you bring, you need, need to have, essential, mandatory, minimum, at least, experience with, experience in, experience of, proven, knowledge of, proficiency, proficient, familiar with, familiarity, ability to, degree in, qualified, qualification, certified, certification, licence, license, fluent, years of, we are looking for someone, looking for a, you know, strong, solid, track record, should have, we expect, you re comfortable, you are comfortable, you care, you write, you speak, you live in, you ve, you have worked, you can, comfortable with, allowed to work, right to work, entitled to work, legally authorized, work permit,
  muss, musst, mussen, zwingend, erforderlich, voraussetzung, vorausgesetzt, sie verfugen, sie bringen, du bringst, du verfugst, sie haben, du hast, mindestens, erfahrung, kenntnisse, abgeschlossen*, ausbildung als, studium, fuhrerschein, fliessend, notwendig, wir erwarten, sicherer umgang, setzen wir voraus, setzen voraus, fundierte, nachweisbare, du kannst, du sprichst, du kennst, du beherrschst, sie sprechen, sie kennen, sie beherrschen, vertraut, arbeitserlaubnis,
  vous devez, vous devrez, doit, devra, il faut, tu dois, vous avez, vous maitrisez, vous justifiez, vous possedez, vous disposez, exige, exigee, requis, requise, obligatoire, imperatif, indispensable, au moins, minimum, experience, connaissance, maitrise, diplome, titulaire, permis, tu as, tu maitrises, vous parlez, vous connaissez, vous savez, tu connais, tu parles, vous etes titulaire, vous etes diplome*, justifiez, permis de travail,
  debe, debera, imprescindible, obligatorio, requiere, requerido, necesario, al menos, minimo, experiencia, conocimientos, dominio, titulacion, titulo, carne, permiso, debes, necesitamos, tienes, licenciatura, nivel alto, conoces, dominas, hablas, sabes, cuentas con, has trabajado, dispones, permiso de trabajo,
  deve, dovra, devi, indispensabile, obbligatorio, richiesto, richiesta, richiede, almeno, minimo, esperienza, conoscenza, laurea, diploma, patente, padronanza, possesso, necessaria, necessario, conosci, conosce, parli, sai usare, hai maturato, ha maturato, possiede, permesso di soggiorno,
  moet, dient te, vereist, verplicht, minimaal, minstens, ervaring, kennis van, je hebt, jij hebt, beheersing, diploma, rijbewijs, beschikt, noodzakelijk, afgeronde, jij beschikt, je beschikt, je spreekt, je kent, je kunt, je bent sterk, je bent vertrouwd, je weet,
  devera, obrigatorio, exige se, necessario, pelo menos, minimo, experiencia, conhecimentos, dominio, licenciatura, carta de conducao, requerido, formacao em, fluencia, conheces, dominas, falas, tens, possui, autorizacao de trabalho,
  musi, musisz, wymagane, wymagany, wymagana, wymagamy, konieczne, niezbedne, co najmniej, minimum, doswiadczenie, znajomosc, wyksztalcenie, uprawnienia, prawo jazdy, umiejetnosc, posiadasz, biegla, oczekujemy, znasz, potrafisz, mowisz, masz, pozwolenie na prace,
  krav, kravs, minst, erfarenhet, kunskaper, utbildning, du har, korkort, erfaring, kendskab, kreves, uddannelse,
  pozadujeme, minimalne, praxe, znalost, vzdelani, nutne, podminkou, ridicsky, obligatoriu, minim, cel putin, experienta, cunostinte, studii, permis, απαραιτητη, απαραιτητο, τουλαχιστον, εμπειρια, γνωση, πτυχιο, διπλωμα, обовязково, обов язково, щонайменше, досвід, знання, освіта, диплом, не менее, опыт, знание, образование, задължително, поне, опит`;

/** "ideally Terraform", "such as Nextflow": what follows is an example of what stands before. */
export const EXAMPLE_CUES = `such as, like, e g, eg, for example, for instance, ideally, preferably, including, or comparable, or similar, or equivalent, or other, similar, comparable, equivalent, related, and similar, or the like,
  z b, zum beispiel, wie z b, beispielsweise, idealerweise, bevorzugt, vorzugsweise, oder vergleichbar, vergleichbar, oder ahnlich, ahnlich, gleichwertig, vergleichbare, ahnliche, etwa,
  par exemple, tel que, telle que, tels que, telles que, comme, idealement, de preference, ou equivalent, equivalent, equivalente, ou similaire, similaire, similaires, notamment, ou assimile,
  por ejemplo, como, preferiblemente, idealmente, o similar, similar, similares, o equivalente, equivalente, preferentemente, tipo,
  ad esempio, per esempio, come, preferibilmente, idealmente, o equivalente, equivalente, o simile, simili, simile, o similare, similari, o affini,
  bijvoorbeeld, bijv, zoals, bij voorkeur, of vergelijkbaar, vergelijkbaar, vergelijkbare, of soortgelijk, soortgelijk, gelijkwaardig, of equivalent,
  por exemplo, como, tal como, preferencialmente, idealmente, ou equivalente, equivalente, ou similar, similar, semelhante,
  na przyklad, np, takie jak, taki jak, najlepiej, lub podobny, lub podobne, podobne, podobny, rownowazny, lub pokrewny, pokrewne, pokrewny, lub rownowazne,
  till exempel, t ex, exempelvis, eller liknande, liknande, motsvarande, eller motsvarande, for eksempel, f eks, lignende, tilsvarende, gerne, helst, napriklad, nebo podobny, podobny, de exemplu, precum, sau similar, similar, sau echivalent, οπως, π χ, ή αντιστοιχο, αντιστοιχο, ισοτιμο, наприклад, або подібні, подібні, аналогічні, например, или подобные, например, или подобен`;

/** "or equivalent experience": years in the job stand for the degree. */
export const EXPERIENCE_INSTEAD = `or equivalent experience, or equivalent work experience, or equivalent professional experience, or equivalent practical experience, or relevant experience, or comparable experience, or qualified by experience, or demonstrable experience, oder vergleichbare berufserfahrung, oder vergleichbare erfahrung, oder entsprechende berufserfahrung, oder gleichwertige erfahrung, ou experience equivalente, ou une experience equivalente, ou experience similaire, o experiencia equivalente, o experiencia similar, o esperienza equivalente, o equivalente esperienza, of vergelijkbare werkervaring, of gelijkwaardige ervaring, of vergelijkbare ervaring, ou experiencia equivalente, lub rownowazne doswiadczenie, lub odpowiednie doswiadczenie, eller motsvarande erfarenhet, eller tilsvarende erfaring, nebo odpovidajici praxe, sau experienta echivalenta, ή αντιστοιχη εμπειρια, або еквівалентний досвід, або відповідний досвід, или эквивалентный опыт`;

/** Folded words that say that the words after them are not the case. */
export const DENIALS = `no, not, none, never, without, lack, lacking, lacks, nor, neither, cannot, isn t, don t, doesn t, haven t, didn t, hasn t, zero,
  kein, keine, keinen, keinem, keiner, keinerlei, nicht, ohne, nie, niemals, weder, noch nicht,
  pas, sans, aucun, aucune, jamais, ni, ne possede pas,
  sin, ningun, ninguna, nunca, tampoco, carezco, carece,
  non, senza, nessun, nessuna, nessuno, mai, ne,
  geen, niet, zonder, nooit, noch,
  nao, sem, nenhum, nenhuma, nem,
  nie, bez, brak, zaden, zadna, zadnego, zadnych, nigdy, ani,
  inte, ingen, inga, inget, utan, aldrig, ikke, uden, uten, ej, aldri,
  ne, neni, nema, nemam, zadny, zadne, nikdy, nu, fara, nicio, niciun,
  χωρις, δεν, καμια, κανενα, ουτε, не, немає, без, жодного, жодної, ні, ані, нет, никогда, нямам, няма, nincs, nelkul, ei, ilman, yok, degil`;

/** Folded words that say that the speaker learns or wants what stands beside them, and does not do it. */
export const WISHES = `keen to, want to, wants to, would like to, hope to, hoping to, looking to, aspiring, aspire, aspires, interested in, interest in, eager to, willing to learn, to learn, currently learning, am learning, m learning, still learning, currently studying, studying for, studying towards, training towards, working towards, my goal, our goal is to learn, goal is, goal is to, aim to, aiming to, enthusiast, online course, online courses, courses covering, completed courses, self taught, self study, planning to, plan to, study planned, planned for, tutorial, tutorials, theoretical, curious about, in progress, not yet, transition into, move into, considering,
  angehend*, mochte, interesse an, interessiert, ich lerne, lerne, derzeit in ausbildung, befinde mich in ausbildung, umschulen, zu lernen, derzeit lerne, will lernen, lernziel*, mein ziel, ziel ist, einarbeiten, erlernen, onlinekurs, onlinekurse, online kurs, online kurse, angestrebt, geplant, theoretische, autodidakt*,
  souhaite, souhaiterais, en cours d apprentissage, apprends, apprendre, me former, se former, en cours de formation, je prepare le, je prepare la, je prepare un, mon objectif, objectif est, cours en ligne, interesse par, interessee par, envie de, theorique, autodidacte, projette,
  quiero, me gustaria, deseo, estoy cursando, cursando, estoy preparando, me estoy preparando, preparo el, preparo la, estoy estudiando, interesado, interesada, aprendiendo, aprender, mi objetivo, curso en linea, cursos online, curso online, en formacion,
  vorrei, desidero, sto frequentando, sto studiando, interessato, interessata, sto imparando, imparare, il mio obiettivo, corso online, corsi online,
  wil graag, ben bezig met, zou graag, volg een opleiding, ik studeer, ik wil, geinteresseerd, aan het leren, te leren, wil leren, mijn doel, online cursus, online cursussen, in opleiding,
  gostaria, a frequentar o, a frequentar a, interesse em, interessado, interessada, aprendendo, a aprender, meu objetivo, curso online, cursos online,
  jestem w trakcie robienia, chce, chcialbym, studiuje, jestem w trakcie, chcialabym, zainteresowany, zainteresowana, ucze sie, w trakcie kursu, w trakcie nauki, moim celem, planuje, zamierzam, kurs online, kursy online,
  vill lara, vill lara mig, planerar att, intresserad, onsker, interesseret, nettkurs, onlinekurs, chtel bych, chtela bych, zajem o, doresc, interesat, curs online, θελω, ενδιαφερομαι, хочу, цікавлюсь, вивчаю, онлайн курс, изучаю, онлайн курсы, искам`;

/** Folded words of one who teaches, writes about or sells what stands beside them. */
export const TEACHING = `teach, teaches, taught, teaching, trained, training courses, delivered courses, courses on, lectured, lecturer, lectures on, lecture on, book on, books on, author, written about, blog about, workshops on, instructor, sponsor, sponsored, sponsor of, recruited, recruiting,
  unterrichte, unterrichtet, unterricht, schulung, schulungen, dozent*, lehrauftrag, lehrtatigkeit, kurse, vorlesung*, autor*,
  enseigne, enseignement, donne des cours, cours donnes, formateur, formatrice, formation des, auteur, anime des formations,
  lezioni di, clases a, lessen in, lekcje, enseno, ensenanza, imparti, impartido, formador*, autor, clases de,
  insegno, insegnamento, docenza, docente, formatore, autore, corsi di,
  doceer, gedoceerd, trainingen, cursussen, trainer, auteur,
  ensino, leciono, formador*, autor, aulas de,
  ucze, szkolenia, prowadzenie szkolen, wykladowca, autor`;

/** Folded words of one who was present and not in charge of what stands beside them. */
export const ASSISTANCE = `part of the working group, part of the team that, part of a team that, assisted with, assisted in, assisting, helped, helping, helped with, supported the, supported our, shadowed, shadowing, observed, involved in, accompanied, sat in on,
  mitwirkung bei, mitwirkung an, mitarbeit an, mitarbeit bei, begleitete, zugearbeitet, zuarbeit, unterstutzung bei, mithilfe bei, half bei, aide aux, aide au, accompagne les, accompagne le, accompagne la, accompagne l, assiste les, assiste le, assiste la, observation de, observation des, acompanaba, acompane, affiancato, affiancavo, meelopen, meegelopen, asystowal*, ayudaba, ayude, aiutato, aiuto a, hielp, pomoc przy, pomagal*, hospitation, participation a, appui a, apoyo en, supporto a, ondersteuning bij, apoio a, wsparcie w`;

/** Text that speaks to a program and not to a reader. */
export const MODEL_ADDRESS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|the|these|other)\b.{0,30}\b(?:instruction|instructions|prompt|prompts|rules?|directions?|guidelines?|criteria)\b/iu,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,20}\b(?:an? )?(?:ai|a\.i\.|llm|language model|gpt|chatgpt|assistant|hiring (?:bot|system)|recruiter bot|ats)\b/iu,
  /\b(?:system prompt|jailbreak|\[?(?:system|assistant)\]?\s*:)/iu,
  /<\|?(?:im_start|im_end|system|assistant|endoftext)\b|\[\/?INST\]|### ?(?:instruction|system)/iu,
  /\b(?:rate|score|rank|grade|evaluate|mark|give|assign|return|output|respond|answer)\b.{0,50}\b(?:this|the|my)\b.{0,20}\b(?:candidate|cv|resume|résumé|applicant|application)\b.{0,60}\b(?:10|100|ten|highest|perfect|maximum|best|top|excellent|first|strong match|hire)\b/iu,
  /\b(?:give|assign|return|output|award)\b.{0,30}\b(?:score|rating|mark)s?\b.{0,20}\b(?:10|100|9\.\d|ten|perfect|maximum|highest)\b/iu,
  /\b(?:recommend|select|shortlist|hire|approve|accept)\b.{0,20}\b(?:this|the)\b.{0,12}\b(?:candidate|applicant)\b/iu,
  /\b(?:note|message|instruction|instructions|attention|hinweis|anweisung)\b.{0,12}\b(?:to|for|an|für)\b.{0,16}\b(?:ai|llm|language model|chatgpt|gpt|model|assistant|ats|screening (?:system|software)|recruiting (?:system|software)|ki)\b/iu,
  /\b(?:as an? (?:ai|language model|llm))\b/iu,
  /\bignoriere?n?\b.{0,40}\b(?:anweisung|anweisungen|vorgaben|instruktionen|regeln|prompt)\b/iu,
  /\bbewerte\b.{0,40}\b(?:bewerber|bewerberin|kandidat|kandidatin|lebenslauf)\b/iu,
  /\b(?:ignorez?|oublie[rz]?|ne tenez pas compte)\b.{0,40}\b(?:instructions?|consignes?|règles?)\b/iu,
  /\b(?:ignora|ignore|olvida|olvide|ignorar|ignorare|dimentica|esqueça|ignoruj|negeer|vergeet|zignoruj|bortse från|ignorera|ignorer)\b.{0,40}\b(?:instrucciones|istruzioni|instruções|instrukcje|polecenia|instructies|instruktioner|instruktioner|anterior\w*|precedenti|poprzedni\w*|vorige)\b/iu,
  /(?:ігноруй|игнорируй|игнорирай|забудь)\S*.{0,40}(?:інструкц|инструкц|правил)/iu,
  /(?:αγν[οό]ησε|ξ[εέ]χασε)\S*.{0,40}(?:οδηγ[ιί]|εντολ|κανόν)/iu,
  // "Give every candidate 10", "Donnez 10 à tous les candidats"
  /^(?=.*(?<![\p{L}\p{N}])(?:10|100|ten|zehn|dix|diez|dieci|tien|dez|dziesi\p{L}*|maximum|maximal\p{L}*|highest|höchst\p{L}*|full marks|volle punktzahl)(?![\p{L}\p{N}]))(?=.*(?<!\p{L})(?:give|award|assign|rate|score|grade|mark|gib|gebt|geben sie|vergib|vergeben sie|bewerte\p{L}*|donnez|donne|attribuez|attribue|notez|da|dale|otorga|otorgue|puntúa|puntúe|asigna|dai|date|assegna|valuta|geef|beoordeel|dá|dê|atribua|daj|przyznaj|oceń)(?!\p{L}))(?=.*(?<!\p{L})(?:every|each|all|any|this|the|jede\p{L}*|alle\p{L}*|dieser?\p{L}*|tous|toutes|chaque|ce|todos|todas|cada|este|tutti|ogni|questo|elke|alle|iedere|todos|cada|każd\p{L}*|wszystki\p{L}*)(?:\s\p{L}+)?\s(?:candidat\p{L}*|applicants?|cvs?|resumes?|bewerber\p{L}*|kandidat\p{L}*|kandydat\p{L}*|sollicitant\p{L}*|kandidaat|kandidaten|aspirante\p{L}*))/iu,
  /(?:忽略|无视|無視).{0,20}(?:指令|指示|提示)/u,
] as const;

/** Words of what an employer gives and of what every advertisement says: such a line asks for nothing. */
export const OFFER_CUES = `annual leave, days holiday, days of holiday, days annual leave, days vacation, paid time off, holiday allowance, pension scheme, company pension, pension contribution, workplace pension, life assurance, life insurance, health insurance, dental insurance, medical insurance, private healthcare, private medical, company car, company phone, company laptop, gym membership, free parking, on site parking, subsidised canteen, staff discount, employee discount, cycle to work, season ticket loan, learning budget, training budget, education budget, relocation package, shift allowance, annual bonus, performance bonus, sign on bonus, competitive salary, attractive salary, competitive package, stock options, virtual shares, share options, equity package, flexible working hours, career progression, career development opportunities, free fruit, team events, macbook, equal opportunities employer, equal opportunity employer, regardless of age, regardless of race, we value every background, apply now, apply with your, send your cv, please apply, we look forward, no agencies, privacy notice, in return you,
  urlaubstage, tage urlaub, tagen urlaub, 30 tage urlaub, firmenwagen, dienstwagen, firmenfahrzeug, jobrad, jobticket, deutschlandticket, altersvorsorge, betriebsrente, weihnachtsgeld, urlaubsgeld, 13 gehalt, bonuszahlung*, leistungsgerechte, attraktive vergutung, attraktives gehalt, ubertarifliche, tarifliche, vermogenswirksame, unbefristet*, unbefristeter arbeitsvertrag, kostenlose getranke, obstkorb, mitarbeiterrabatt*, mitarbeiterevents, firmenevents, betriebsklima, flache hierarchien, flexible arbeitszeiten, gleitzeit, homeoffice moglich*, ubernahme der kosten, weiterbildungsmoglichkeiten, fortbildungsmoglichkeiten, corporate benefits, 4 tage woche, bewirb dich, bewerben sie sich, wir freuen uns, ihre bewerbung, deine bewerbung, gehaltsvorstellung*, gehaltswunsch, willkommen bei,
  tickets restaurant, titres restaurant, ticket restaurant, mutuelle, prevoyance, 13eme mois, treizieme mois, rtt, conges payes, jours de conges, teletravail possible, logement possible, repas fournis, voiture de fonction, vehicule de fonction, prime annuelle, interessement, participation aux benefices, salaire attractif, remuneration attractive, contrat a duree indeterminee, contrat saisonnier, envoyez votre, merci d envoyer, postulez, toutes nos offres, en situation de handicap,
  seguro medico, seguro de vida, teletrabajo, contrato indefinido, salario competitivo, retribucion flexible, ticket comida, tickets restaurante, dias de vacaciones, clases de ingles, coche de empresa, plan de pensiones, incorporacion inmediata, estabilidad laboral, buen ambiente, plan de carrera, envianos, envia tu,
  buoni pasto, ticket restaurant, auto aziendale, assicurazione sanitaria, contratto a tempo indeterminato, welfare aziendale, smart working, ferie, quattordicesima, retribuzione commisurata, premi di produzione, candidati dell uno e dell altro sesso, ambosessi, l 903, inviare il cv, invia il tuo,
  vakantiedagen, pensioenregeling, pensioen, reiskostenvergoeding, leaseauto, lease auto, bonusregeling, marktconform, marktconforme, goed salaris, vast contract, contract voor onbepaalde, dertiende maand, vrijmibo, opleidingsbudget, laptop van de zaak, ns business card, secundaire arbeidsvoorwaarden, acquisitie, solliciteer, stuur je cv,
  seguro de saude, seguro de vida, subsidio de alimentacao, subsidio, premio anual, remuneracao, contrato sem termo, dias de ferias, cartao refeicao, viatura de servico, bom ambiente, progressao na carreira, formacao continua, dados pessoais serao, envie o seu, envia o teu,
  prywatna opieka medyczna, opieka medyczna, opieka medyczna*, multisport, karta multisport, umowa o prace, umowe o prace, wynagrodzenie, atrakcyjne wynagrodzenie, pakiet socjalny, ubezpieczenie grupowe, dni urlopu, samochod sluzbowy, premie, benefity, szkolenia na koszt, na koszt firmy, mozliwosc rozwoju, stabilne zatrudnienie, aplikuj, wyslij cv, przeslij cv, zgoda na przetwarzanie,
  friskvardsbidrag, tjanstepension, semesterdagar, kollektivavtal, pensionsordning, frokostordning, ferieuker, pensjonsordning, stravenky, sick days, tydnu dovolene, tichete de masa, asigurare medicala, salariu competitiv, ιδιωτικη ασφαλιση, πακετο αποδοχων, ανταγωνιστικο πακετο, συνεχη εκπαιδευση, bonus παραγωγικοτητας, зарплата, заробітна плата, офіційне працевлаштування, безкоштовне харчування, оплачувана відпустка, медичне страхування, оплата курсів, заработная плата, официальное трудоустройство, оплачиваемый отпуск, дмс, заплата, допълнително здравно`;
