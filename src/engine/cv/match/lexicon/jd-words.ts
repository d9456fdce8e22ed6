/** What the parts of a job description are called, by part. Folded and compared as the beginning or a whole part of a short line. */
export const JD_HEADINGS = {
  must: `what you must bring, must have, must haves, requirements, required, mandatory, essential, essentials, essential criteria, essential skills, required skills, required qualifications, minimum qualifications, basic qualifications, qualifications, what you bring, what you ll bring, what you will bring, what we expect, what we are looking for, what we re looking for, who you are, who we are looking for, your profile, about you, you have, you bring, skills and experience, the candidate, ideal candidate, your skills, candidate profile, person specification, key skills, skills, what you need, what you ll need, your background, experience, you are, qualification and skills, job requirements, key requirements, we require, we expect, selection criteria, knowledge and skills, education and experience,
    ihr profil, dein profil, profil, anforderungen, anforderungsprofil, voraussetzungen, was sie mitbringen, was du mitbringst, das bringen sie mit, das bringst du mit, sie bringen mit, du bringst mit, qualifikation, qualifikationen, ihre qualifikation, ihre qualifikationen, deine qualifikationen, muss kriterien, muss, zwingend, zwingende anforderungen, wir erwarten, was wir erwarten, das erwarten wir, womit sie uns uberzeugen, womit du uns uberzeugst, das solltest du mitbringen, ihr anforderungsprofil, was wir uns wunschen, das zeichnet sie aus, das zeichnet dich aus, ihre kompetenzen, fachliche anforderungen, ihr hintergrund, damit uberzeugen sie, damit uberzeugst du, unsere anforderungen, das wunschen wir uns,
    profil exige, profil recherche, profil requis, profil, votre profil, ton profil, le profil, exigences, prerequis, pre requis, competences requises, competences exigees, competences attendues, qualifications requises, ce que nous attendons, ce que vous apportez, vous avez, vous etes, conditions requises, imperatif, imperatifs, indispensable, indispensables, competences, competences techniques, formation et experience, qui etes vous, description du profil, votre experience, savoir faire, criteres obligatoires,
    requisitos imprescindibles, requisitos, requisitos minimos, requisitos obligatorios, imprescindible, imprescindibles, perfil, perfil requerido, tu perfil, que buscamos, lo que buscamos, que necesitas, lo que necesitas, que pedimos, se requiere, se requiere, experiencia requerida, conocimientos requeridos, formacion requerida, perfil del candidato, que esperamos, buscamos, requerimientos, exigencias,
    requisiti indispensabili, requisiti, requisiti minimi, requisiti obbligatori, requisiti richiesti, profilo, profilo ricercato, profilo richiesto, il tuo profilo, il profilo, chi cerchiamo, cosa cerchiamo, competenze richieste, cosa ti chiediamo, indispensabile, si richiede, chi sei, caratteristiche, competenze, esperienza richiesta, il candidato ideale,
    functie eisen, functieeisen, eisen, vereisten, jouw profiel, je profiel, uw profiel, profiel, wie ben jij, wat vragen wij, wat vragen we, wij vragen, wat breng je mee, wat breng jij mee, dit breng je mee, jij hebt, jij bent, jij beschikt over, harde eisen, must haves, functievereisten, wat verwachten wij, dit vragen wij, dit heb je in huis, over jou, kwalificaties,
    requisitos obrigatorios, requisitos, requisitos essenciais, perfil, perfil pretendido, o que procuramos, o que esperamos, procuramos, qualificacoes, o teu perfil, o seu perfil, exigimos, competencias exigidas, condicoes obrigatorias, indispensavel, exigencias, perfil do candidato, quem procuramos, o que voce precisa, obrigatorio,
    wymagania konieczne, wymagania, wymagania obowiazkowe, wymagania niezbedne, nasze wymagania, oczekiwania, nasze oczekiwania, czego oczekujemy, oczekujemy, profil kandydata, od kandydatow oczekujemy, twoj profil, kwalifikacje, niezbedne, konieczne, od ciebie oczekujemy, kogo szukamy, wymagane,
    krav, kvalifikationer, din profil, vi soker dig som, vi soker, din bakgrund, du har, kravprofil, skallkrav, om dig, vem ar du, kvalifikasjoner, krav til deg, dine kvalifikationer, hvem er du, vi forventer, din baggrund, dine kvalifikasjoner, onskede kvalifikasjoner,
    pozadavky, pozadujeme, nase pozadavky, co ocekavame, vas profil, pozadovane, poziadavky, pozadujeme, ocakavame,
    cerinte, cerinte obligatorii, profilul candidatului, candidatul ideal, ce cautam, calificari, ce asteptam de la tine, obligatoriu,
    απαιτησεις, απαραιτητα προσοντα, προσοντα, απαιτουμενα προσοντα, προφιλ υποψηφιου, απαραιτητα, τι ζηταμε, υποχρεωτικα,
    вимоги, обовязкові вимоги, обов язкові вимоги, ми очікуємо, що ми очікуємо, кваліфікація, вимоги до кандидата, необхідно, очікуємо, требования, обязательные требования, мы ожидаем, квалификация, изисквания, задължителни изисквания, квалификации,
    vaatimukset, edellytamme, odotamme sinulta, kovetelmenyek, elvarasok, elvarasaink, aranan nitelikler, gereksinimler, zahtjevi, uvjeti, zahtevi, uslovi, pogoji, 要求, 任职要求, 岗位要求, 必須条件, 応募資格, المتطلبات`,
  nice: `nice to have, nice to haves, preferred, preferred qualifications, preferred skills, desirable, desirable criteria, desired, desired skills, bonus, bonus points, bonus points for, a plus, pluses, advantageous, additional qualifications, good to have, it would be great if, ideally, would be a plus, what sets you apart, optional, also welcome, extra credit, even better if,
    von vorteil, wunschenswert, idealerweise, nice to have, pluspunkte, vorteilhaft, kann kriterien, das ware schon, ausserdem wunschenswert, wunschqualifikationen, optional, gern gesehen, bonus, das ware ein plus,
    atouts, atout, un plus, les plus, serait un plus, apprecie, apprecies, souhaite, souhaites, souhaitable, idealement, competences appreciees, ce serait un plus, les petits plus, points forts, appreciable, facultatif,
    se valorara, se valora, valorable, deseable, deseables, requisitos deseables, se valorara positivamente, valoramos, plus, sera un plus, valorables, opcional,
    titoli preferenziali, preferenziale, preferenziali, costituisce titolo preferenziale, gradito, gradite, graditi, requisiti preferenziali, nice to have, plus, sara considerato un plus, competenze gradite, costituiranno titolo preferenziale, apprezzato,
    pre, pres, een pre, pluspunten, mooi meegenomen, gewenst, wensen, is een pre, nice to have, voorkeur, bonus, heb je ook,
    valoriza se, valorizamos, valorizado, preferencial, preferenciais, desejavel, desejaveis, diferencial, diferenciais, fator preferencial, fatores preferenciais, sera um plus, requisitos desejaveis,
    mile widziane, dodatkowe atuty, dodatkowym atutem, atutem bedzie, atuty, mile widziane beda, dodatkowo, nice to have, dodatkowym atutem bedzie, wymagania dodatkowe, pozadane,
    meriterande, det ar meriterande, onskvart, bra att ha, en fordel, det er en fordel, onskelig, fordelaktigt, plus, fordel,
    vyhodou, vyhoda, vyhodou je, vyhodou bude, uvitame, vitane, vitame,
    constituie avantaj, avantaj, avantaje, de dorit, reprezinta un avantaj, optional,
    θα εκτιμηθει, θα εκτιμηθουν, επιθυμητα, επιθυμητα προσοντα, προσθετα προσοντα, επιπλεον προσοντα, πλεονεκτημα,
    буде перевагою, перевагою буде, бажано, буде плюсом, плюсом буде, додатково, желательно, будет плюсом, будет преимуществом, предимство, ще се счита за предимство,
    eduksi katsotaan, eduksi, elonyt jelent, elony, tercihen, avantaj, prednost, predost, 优先, 加分项, 歓迎条件, 歓迎スキル`,
  tasks: `responsibilities, your responsibilities, key responsibilities, your tasks, tasks, duties, main duties, what you will do, what you ll do, what you ll be doing, your role, your mission, your day, day to day, in this role, job duties, key duties, accountabilities, your impact, your job, the job,
    ihre aufgaben, deine aufgaben, aufgaben, aufgabengebiet, aufgabenbereich, das erwartet sie, das erwartet dich, tatigkeiten, ihr aufgabengebiet, was sie erwartet, was dich erwartet, ihre tatigkeiten, deine rolle, stellenbeschreibung, verantwortlichkeiten, ihre verantwortung,
    missions, vos missions, tes missions, responsabilites, vos responsabilites, vos taches, activites, votre mission, missions principales, taches, activites principales,
    funciones, tus funciones, responsabilidades, tareas, que haras, tu mision, funciones principales, principales funciones, las funciones,
    mansioni, attivita, responsabilita, cosa farai, le tue responsabilita, principali responsabilita, compiti, di cosa ti occuperai, principali attivita,
    taken, jouw taken, je taken, werkzaamheden, verantwoordelijkheden, wat ga je doen, jouw werkzaamheden, takenpakket, wat je gaat doen,
    funcoes, responsabilidades, tarefas, atividades, o que vais fazer, as tuas funcoes, principais responsabilidades, principais funcoes, atribuicoes,
    obowiazki, zakres obowiazkow, twoje zadania, zadania, opis stanowiska, zakres zadan, za co bedziesz odpowiadac, czym bedziesz sie zajmowac, glowne zadania, zadania glowne,
    arbetsuppgifter, dina arbetsuppgifter, ansvarsomraden, arbejdsopgaver, dine opgaver, arbeidsoppgaver, ansvarsomrader, napln prace, co vas ceka, pracovni napln, responsabilitati, atributii, ce vei face,
    αρμοδιοτητες, καθηκοντα, αρμοδιοτητες θεσης, обовязки, обов язки, ваші задачі, завдання, задачі, обязанности, задачи, задължения, отговорности, 岗位职责, 工作内容, 仕事内容, 業務内容`,
  about: `about the role, about us, about, who we are, the role, the company, the position, job description, description, role, summary, overview, introduction, our team, the team, background, position, job summary, about the company, about the job, company,
    die aufgabe, uber uns, wir uber uns, das unternehmen, die stelle, wer wir sind, unser unternehmen, einleitung, die position,
    le poste, a propos, qui sommes nous, l entreprise, description du poste, la societe, notre entreprise, presentation, contexte, descriptif du poste, le contexte,
    el puesto, sobre nosotros, quienes somos, la empresa, descripcion, descripcion del puesto, acerca de nosotros, la posicion, descripcion de la oferta,
    la posizione, chi siamo, l azienda, descrizione, la societa, il ruolo, descrizione dell offerta, azienda,
    de functie, over ons, wie zijn wij, het bedrijf, functieomschrijving, de organisatie, wie wij zijn, de rol,
    a funcao, sobre nos, quem somos, a empresa, descricao, sobre a vaga, descricao da vaga, descricao da funcao, a posicao,
    o stanowisku, o nas, kim jestesmy, o firmie, opis, stanowisko,
    om oss, om rollen, om tjansten, om foretaget, om stillingen, om os, o nas, o pozici, despre noi, despre rol, σχετικα με εμας, η θεση, η εταιρεια, про нас, про посаду, про компанію, опис вакансії, о нас, о компании, за нас`,
  offer: `we offer, what we offer, benefits, our offer, perks, why us, why join us, what you get, compensation, salary, how to apply, apply, application, contact, equal opportunity, next steps, the package, package, location, working hours, employment type, recruitment process, our benefits, what s in it for you, why work with us, rewards,
    wir bieten, das bieten wir, was wir bieten, unser angebot, ihre vorteile, deine vorteile, benefits, kontakt, bewerbung, wir freuen uns, das bieten wir ihnen, das bieten wir dir, ihre benefits, arbeitsort, so bewerben sie sich, warum wir, das erwartet sie bei uns, ihr kontakt,
    nous offrons, ce que nous offrons, avantages, vos avantages, pourquoi nous rejoindre, remuneration, postuler, contact, candidature, merci d envoyer, conditions, ce que nous proposons, nous vous offrons, nous proposons, processus de recrutement, comment postuler, les avantages,
    ofrecemos, que ofrecemos, beneficios, lo que ofrecemos, condiciones, contacto, te ofrecemos, se ofrece, por que nosotros, como aplicar,
    offriamo, cosa offriamo, benefit, si offre, contatti, candidatura, sede di lavoro, cosa ti offriamo, sede, perche noi, retribuzione,
    wij bieden, wat bieden wij, ons aanbod, arbeidsvoorwaarden, solliciteren, contact, dit bieden wij, wat wij bieden, interesse, wat krijg je, dit krijg je,
    oferecemos, o que oferecemos, beneficios, condicoes, candidatura, contacto, o que temos para ti, local de trabalho, como candidatar,
    oferujemy, co oferujemy, nasza oferta, benefity, kontakt, aplikuj, to oferujemy, prosimy, dodatkowe informacje,
    vi erbjuder, formaner, ansok, vi tilbyder, vi tilbyr, kontakt, nabizime, co nabizime, ponukame, oferim, ce oferim, beneficii, προσφερουμε, παροχες, ми пропонуємо, пропонуємо, мы предлагаем, предлагаме, 福利, 待遇`,
} as const satisfies Record<string, string>;

/** Words inside a sentence that make it a wish and no condition. */
export const NICE_CUES = `nice to have, a plus, is a plus, would be a plus, are a plus, an advantage, advantageous, is an advantage, desirable, preferred, preferably, ideally, bonus, would be nice, not required but, beneficial, is a bonus, an asset, are an asset, helpful,
  von vorteil, wunschenswert, idealerweise, ein plus, vorteilhaft, gerne auch, gern gesehen, optional, bevorzugt wird,
  un plus, un atout, est un atout, serait un plus, souhaite, souhaitee, souhaitable, apprecie, appreciee, apprecies, idealement,
  se valora, se valorara, valorable, deseable, sera un plus, es un plus, preferiblemente,
  gradito, gradita, graditi, gradite, titolo preferenziale, preferibile, preferibilmente, un plus, sara considerato,
  een pre, is een pre, een plus, pluspunt, bij voorkeur, gewenst, mooi meegenomen,
  desejavel, valoriza se, preferencial, e um plus, sera valorizado, diferencial, preferencialmente,
  mile widziane, mile widziana, mile widziany, dodatkowym atutem, atutem bedzie, bedzie atutem, bedzie plusem, dodatkowy atut,
  meriterande, en fordel, onskvart, fordel, vyhodou, vitana, vitany, avantaj, constituie un avantaj, reprezinta avantaj, θα εκτιμηθει, επιθυμητη, επιθυμητο, πλεονεκτημα, προσον, буде перевагою, бажано, буде плюсом, желательно, будет плюсом, предимство, eduksi, elony, tercihen`;

/** Words that make a sentence of running text a condition. */
export const MUST_CUES = `must, required, require, requires, requirement, you have, you bring, you need, need to have, essential, mandatory, minimum, at least, experience with, experience in, experience of, proven, knowledge of, proficiency, proficient, familiar with, familiarity, ability to, degree in, qualified, qualification, certified, certification, licence, license, fluent, years of, we are looking for someone, looking for a, you know, strong, solid, track record, should have, we expect,
  mussen, zwingend, erforderlich, voraussetzung, vorausgesetzt, sie verfugen, sie bringen, du bringst, du verfugst, sie haben, du hast, mindestens, erfahrung, kenntnisse, abgeschlossen*, ausbildung als, studium, fuhrerschein, fliessend, notwendig, wir erwarten, sicherer umgang, setzen wir voraus, setzen voraus, fundierte, nachweisbare,
  vous avez, vous maitrisez, vous justifiez, vous possedez, vous disposez, exige, exigee, requis, requise, obligatoire, imperatif, indispensable, au moins, minimum, experience, connaissance, maitrise, diplome, titulaire, permis, tu as, tu maitrises, vous parlez,
  imprescindible, obligatorio, requiere, requerido, necesario, al menos, minimo, experiencia, conocimientos, dominio, titulacion, titulo, carne, permiso, debes, necesitamos, tienes, licenciatura, nivel alto,
  indispensabile, obbligatorio, richiesto, richiesta, richiede, almeno, minimo, esperienza, conoscenza, laurea, diploma, patente, padronanza, possesso, necessaria, necessario,
  vereist, verplicht, minimaal, minstens, ervaring, kennis van, je hebt, jij hebt, beheersing, diploma, rijbewijs, beschikt, noodzakelijk, afgeronde, jij beschikt, je beschikt,
  obrigatorio, exige se, necessario, pelo menos, minimo, experiencia, conhecimentos, dominio, licenciatura, carta de conducao, requerido, formacao em, fluencia,
  wymagane, wymagany, wymagana, wymagamy, konieczne, niezbedne, co najmniej, minimum, doswiadczenie, znajomosc, wyksztalcenie, uprawnienia, prawo jazdy, umiejetnosc, posiadasz, biegla, oczekujemy,
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

/** "or" in the languages of the lexicon, as it is printed. */
export const OR_WORDS =
  "or oder ou o u od lub albo of eller nebo anebo alebo sau ή або чи или либо tai vagy veya ili ali abo bądź względnie bzw respektive resp alternatively beziehungsweise soit dan wel";

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
export const WISHES = `keen to, want to, wants to, would like to, hope to, hoping to, looking to, aspiring, aspire, aspires, interested in, interest in, eager to, willing to learn, learning, currently learning, enthusiast, online course, online courses, courses covering, completed courses, self taught, self study, beginner, basics of, exposure to, planning to, plan to, tutorial, tutorials, theoretical, curious about, in progress, not yet, transition into, move into, considering,
  mochte, interesse an, interessiert, lerne, lernen, onlinekurs, onlinekurse, online kurs, online kurse, grundlagen, anfanger, angestrebt, geplant, einsteiger, theoretische, autodidakt*,
  souhaite, souhaiterais, en cours d apprentissage, apprends, debutant, cours en ligne, interesse par, interessee par, envie de, notions de, theorique, autodidacte, projette,
  quiero, me gustaria, deseo, interesado, interesada, aprendiendo, curso en linea, cursos online, curso online, principiante, basico, nociones,
  vorrei, desidero, interessato, interessata, sto imparando, corso online, corsi online, principiante, nozioni,
  wil graag, zou graag, geinteresseerd, leren, online cursus, online cursussen, beginner, in opleiding,
  gostaria, interesse em, interessado, interessada, aprendendo, a aprender, curso online, cursos online, iniciante, nocoes,
  chce, chcialbym, chcialabym, zainteresowany, zainteresowana, ucze sie, kurs online, kursy online, poczatkujacy, podstawy,
  vill lara, intresserad, onsker, interesseret, nettkurs, onlinekurs, chtel bych, chtela bych, zajem o, zacatecnik, doresc, interesat, curs online, incepator, θελω, ενδιαφερομαι, αρχαριος, хочу, цікавлюсь, вивчаю, онлайн курс, початківець, изучаю, онлайн курсы, начинающий, искам`;

/** Folded words of one who teaches, writes about or sells what stands beside them. */
export const TEACHING = `teach, teaches, taught, teaching, trained, training courses, delivered courses, courses on, lecture, lectured, lectures, book on, books on, author, written about, blog about, workshops on, instructor, sponsor, sponsored, sponsor of, recruited, recruiting,
  unterrichte, unterrichtet, unterricht, schulung, schulungen, dozent*, lehre, kurse, vorlesung*, autor*,
  enseigne, enseignement, cours de, formateur, formatrice, formation des, auteur, anime des formations,
  enseno, ensenanza, imparti, impartido, formador*, autor, clases de,
  insegno, insegnamento, docenza, docente, formatore, autore, corsi di,
  doceer, gedoceerd, trainingen, cursussen, trainer, auteur,
  ensino, leciono, formador*, autor, aulas de,
  ucze, szkolenia, prowadzenie szkolen, wykladowca, autor`;

/** Text that speaks to a program and not to a reader. */
export const MODEL_ADDRESS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|the|these|other)\b.{0,30}\b(?:instruction|instructions|prompt|prompts|rules?|directions?|guidelines?|criteria)\b/iu,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,20}\b(?:an? )?(?:ai|a\.i\.|llm|language model|gpt|chatgpt|assistant|hiring (?:bot|system)|recruiter bot|ats)\b/iu,
  /\b(?:system prompt|jailbreak|\[?(?:system|assistant)\]?\s*:|<\|?(?:im_start|system|endoftext)|\[\/?INST\]|### ?(?:instruction|system))/iu,
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
  /(?:忽略|无视|無視).{0,20}(?:指令|指示|提示)/u,
] as const;
