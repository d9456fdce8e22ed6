/** Words that say what part the author of a CV has in what stands beside them: not at all, no longer, somebody else, a little. Folded; `*` opens a word. */

/** What was held and is not held any more: "my registration lapsed in 2022". */
export const EXPIRED = `ran out, has run out, lief ab, ist ausgelaufen, a expire, expired, lapsed, not renewed, not been renewed, no longer valid, no longer registered, out of date, revoked, suspended,
  abgelaufen, erloschen, ungultig, nicht mehr gultig, nicht verlangert, entzogen,
  perime*, plus inscrit, plus inscrite, plus titulaire, plus habilite, plus habilitee, plus agree, plus agreee, plus membre, radie*, expiree, expirees, plus valable, plus valide, non renouvele*,
  caducad*, vencid*, caduco, ya no es valido, no renovad*,
  scadut*, non rinnovat*, expirad*, caducou,
  verlopen, niet meer geldig, niet verlengd,
  wygasl*, niewazn*, stracil waznosc, stracila waznosc, utgatt, utlopt, udlobet, prosl*, expirat*`;

/** "Certificat expiré": in French, where the word alone may be a verb. Over folded words. */
export const EXPIRED_PAPER =
  /(?<![\p{L}\p{N}])(?:certificat|permis|titre|visa|agrement|habilitation|diplome|autorisation|licence|carte|attestation)(?: [\p{L}\p{N}]+){0,5} expire(?! (?:en|le|fin|dans) )(?![\p{L}\p{N}])/u;

/** "valid until 2022": the year decides. */
export const VALID_UNTIL =
  /\b(?:valid|gultig|valable|valide|valido|valida|valide|geldig|wazn\p{L}*|giltig|gyldig|platn\p{L}*|valabil\p{L}*|current)\s(?:until|till|to|through|bis|jusqu(?:a|en)?|jusqu a|jusqu en|hasta|fino al?|ate|tot|do|till|til|pana la)\s(?:\p{L}+\s|\d{1,2}\s){0,3}((?:19|20)\d{2})\b/u;

/** Studies that run or were broken off: "BA (in progress)", "5. Semester", "w trakcie". */
export const UNFINISHED =
  /(?<![\p{L}\p{N}])(?:in progress|ongoing|(?:final|first|second|third|1st|2nd|3rd) year|expected|unfinished|not completed|discontinued|dropped out|laufend|derzeit|\d+ (?:fach)?semester|abgebrochen|ohne abschluss|en cours|non acheve\p{L}*|interrompu\p{L}*|en curso|cursando|sin terminar|inacabad\p{L}*|in corso|non completat\p{L}*|lopend|bezig|niet afgerond|em curso|a decorrer|w trakcie|nieukonczon\p{L}*|pagaende|igangvaerende)(?![\p{L}\p{N}])/u;

/** Words of one who sends others to their work, and of those who have others: "planned the visits of", "Einsatzplanung für", "families whose". Over folded words. */
export const ARRANGED =
  /(?<![\p{L}\p{N}])(?:(?<=^(?:i )?)(?:plan|plans|schedule|schedules|dispatch|assign|assigns|book|marco|agendo|programo|prenoto|reservo|hire|hires|recruit|recruits|contrato|recluto|assumo|plane|plant|disponiere|pianifico|inplannen|planuje|asigno|affido|assegno|confio|encargo|delego|confie|delegue|mandate|beauftrage|vergebe|commission|zlecam|besteed uit|uitbesteden|contratacion de|contratacao de|assunzione di|recrutement d[e’']?|recrutement)(?= |$)|(?:whose|deren|dessen|dont (?:les|le|la)|cuy[oa]s?|il cui|la cui|i cui|wier|ktorych)$|plann(?:ed|ing)|schedul(?:ed|ing)|rostered|rosters?|dispatch(?:ed|ing)|booked|booking|assigned|disposition|disponier\p{L}*|einsatzplan\p{L}*|tourenplan\p{L}*|dienstplan\p{L}*|planification|planifi\p{L}*|planning|pianific\p{L}*|assegnazione|planific\p{L}*|asignacion|ubergabe|weitergabe|weiterleitung|forwarded|handed over|passed on|transmission|transmis\p{L}*|derivacion|called(?: in)?|calling(?: in)?|phoned|chiamavo|chiamare|chiamata|llamaba|llamar|appelais|appel (?:des|aux|de)|fais appel|rief|rufe|belde|bellen|inschakelen|wzywa\p{L}*|wezwani\p{L}*|inroosteren|roosters?|planowa\p{L}*|grafik(?:i|u|ow|iem|ami))(?![\p{L}\p{N}])/u;

/** "Planned line maintenance for engineers": what is planned for those of an occupation is theirs too. Over folded words. */
export const ARRANGED_FOR =
  /^(?:i )?(?:plan|planned|planning|plans|schedul\p{L}+|rostered|dispatch\p{L}*|disponi\p{L}+|disposition|\p{L}*planung|plane|plante|planifi\p{L}+|planificacion|pianific\p{L}+|plann?en|planowa\p{L}*|harmonogram\p{L}*|agend\p{L}+)(?: [\p{L}\p{N}]+){1,9} (?:for|fur|pour|para|per|voor|dla)(?: [\p{L}\p{N}]+){0,3}$/u;

/** "Advice to teachers", "Conseil aux électriciens": who advises those of an occupation knows what they do, and does not do it. Over folded words. */
export const ADVISED =
  /(?<![\p{L}\p{N}])(?:(?:advice|tips|guidance) (?:to|for)|advis(?:ed|es|ing)|beratung (?:der|von|fur|des)|beriet|berate|conseils? (?:aux|a|pour|des)|conseille\p{L}*|asesoramiento (?:a|de|para)|asesor(?:o|e|aba|ando) a|consulenza (?:a|ai|agli|alle|per)|advies (?:aan|voor)|adviseer\p{L}*|doradztwo dla|doradzal\p{L}*|aconselhamento (?:a|de|aos))(?: [\p{L}\p{N}]+){0,2}$/u;

/** "Reports that the administrators", "des relevés que les géomètres", ", die die Schweißer": those of an occupation do what follows. Over what stands before the occupation, in lower case. */
export const THAT_THEY =
  /(?:(?<![\p{L}\p{N}])(?:that|which|whom|qu['’]|que|che|który?m?|która|które|których|którą|quem)(?:\s+(?:the|our|my|an?|les|le|la|l['’]|nos|notre|mes|los|las|el|nuestr[oa]s|i|gli|il|lo|nostri|os|as|o|a|nossos|nasi))?|,\s*(?:die|das|den|dem|der|welche[rsn]?|dat)\s+(?:der|die|das|den|unsere?|meine?|eine?|de|het|onze|een)|,?\s*(?:die|dat)\s+(?:de|het|onze|een))(?:\s+\p{L}+)?\s*$/u;

/** How a sentence goes on that begins with several people of an occupation and says what they do: "physiotherapists did the manual therapy". In lower case. */
export const ACTING_PLURAL =
  /^\s+(?:(?:do|did|does|make|made|run|ran|set|build|built|take|took|write|wrote|use|own|keep|kept|hold|held|give|gave|handle|perform|carry)(?!\p{L})|\p{L}{3,}ed\s+(?!by|in|on|to|for|as|with|at)\p{L}|\p{L}{2,}(?:ują|ają|ią|ili|yli|ali)(?!\p{L}))/u;

/** Words of one who looks at the papers of others: "checked driving licences", "Kontrolle der Führerscheine", "controle van VOG". Over folded words. */
export const CHECKED =
  /(?<![\p{L}\p{N}])(?:checks? (?:the|their|his|her|your|all)|prufe|prufung (?:ihrer|der papiere)|controle van hun|controleer\p{L}*|comprobacion del|compruebo|confirmo|confirmacao d\p{L}+|confirme (?:les|leurs)|verifico|weryfik\p{L}+|filed|filing of|archiv\p{L}+ (?:de |der |von |des |dei |degli |delle |dos |das )?|ablage (?:der|von)|classement (?:des|de)|archivio (?:dei|di)|archivering van|checked|checking|checks of|verified|verifying|verification of|kontrolle (?:der|von|ihrer)|kontrollier\p{L}*|uberpruf\p{L}*|verifie\p{L}*|verification (?:des|de)|controle (?:des|de|van)|suivi (?:des|de leurs)|comprobacion de|verificacion de|verifica (?:di|dei|delle)|controllo (?:di|dei|delle)|verificacao d\p{L}+|kontrola|sprawdza\p{L}*)(?![\p{L}\p{N}])/u;

/** Less than a command of the thing. Before it ("basic knowledge of SQL") or behind it ("SQL: basics"). */
export const BASICS = `at school i learned, at school i learnt, at school i studied, studied at school, learnt at school, learned at school, basic knowledge, basic skills, basic understanding, basic experience, basic command, some knowledge, basic, basics, rudimentary, beginner, part qualified, partly qualified, elementary knowledge, exposure to, introduction to, first steps in, one day workshop, one day course, one day seminar, one day training, read about, limited knowledge, limited experience,
  in der schule gelernt, in der berufsschule gelernt, aus der schule, grundkenntniss*, grundlagen, grundwissen, basiskenntniss*, basiswissen, einfache kenntnisse, erste kenntnisse, erste beruhrung, eintagig*, horensagen, gelesen, begrenzte kenntnisse, begrenzte erfahrung, anfanger, einsteiger,
  appris a l ecole, etudie a l ecole, vu en cours, vue en cours, vus en cours, vues en cours, notions, notions de, connaissances de base, bases de, bases en, niveau debutant, debutant, initiation, stage d un jour, d une journee, sensibilisation a, decouverte de, decouverte du, decouverte des,
  visto en clase, en la escuela estudie, en el instituto estudie, taller de un dia, curso de un dia, nociones, conocimientos basicos, conocimiento basico, nivel basico, basico, principiante,
  a scuola ho studiato, a scuola ho imparato, studiato a scuola, studiati a scuola, imparato a scuola, visto a lezione, seminario di un giorno, corso di un giorno, nozioni, conoscenze di base, conoscenza di base, conoscenza base, livello base, principiante,
  op school geleerd, van school, van een dag, eendaagse, basiskennis, beginnende kennis, beginner,
  workshop de um dia, curso de um dia, nocoes, conhecimentos basicos, nivel basico, iniciante,
  w szkole uczylem sie, w szkole uczylam sie, ze szkoly, podstawowa znajomosc, podstawowa wiedza, podstawowe umiejetnosci, podstawowe informacje, jednodniow*, w ograniczonym zakresie, podstawy, poczatkujacy, poczatkujaca,
  grundlaggande, grundlaeggende, zakladni znalost*, zaklady, zacatecnik, cunostinte de baza, incepator, базов*, початков*, начальн*, βασικ*`;

/** A course that is to come, or an exam that is prepared for: "formation prévue à l'automne", "preparing for the CKA exam". Over folded words. */
export const TO_COME =
  /(?<![\p{L}\p{N}])(?:(?:course|training|certification|exam|kurs|schulung|prufung|formation|cours|stage|certification|examen|curso|corso|esame|cursus|opleiding|szkolenie|egzamin|exame)(?: [\p{L}\p{N}]+){0,5} (?:planned|to come|prevue?s?|a venir|previst[oa]s?|gepland|planowan\p{L}+|anstehend)|preparing for (?:[\p{L}\p{N}]+ ){0,4}(?:exam|examination)|vorbereitung auf (?:[\p{L}\p{N}]+ ){0,3}\p{L}*(?:prufung|examen)|prepare (?:l |le |la )?(?:examen|concours)|preparo (?:el |la |l |lo |o |a )?(?:examen|oposicion|esame|exame)|bereid me voor|voorbereiding op (?:[\p{L}\p{N}]+ ){0,2}\p{L}*examen|przygotowuje sie do)(?![\p{L}\p{N}])/u;

/** "Kenne ich nur aus einem Workshop", "theory from university only": a course or the studies are all there is. Over folded words. */
export const ONLY_LEARNT =
  /(?<![\p{L}\p{N}])(?:(?:only|just|limited to|nur|lediglich|beschrankt auf|seulement|uniquement|limitee? a|solo|solamente|limitad[oa] a|limitat[oa] a|soltanto|alleen|slechts|beperkt tot|tylko|jedynie|so|apenas|bara|endast)(?: [\p{L}\p{N}]+){0,5}? (?:\p{L}*workshops?|\p{L}*seminar\p{L}*|\p{L}*kurs\p{L}*|courses?|universit\p{L}*|uni|studium|studies|schule|ecole|escuela|scuola|school|szkol\p{L}*|cursos?|cors[oi]|cursus|warsztat\p{L}*|aulas)|(?:university|courses?|school|studies|theory) only)(?![\p{L}\p{N}])/u;

/** "Kenne ich nur vom Hörensagen", "vu seulement en stage", "seen at work but not used": no practice. Over folded words. */
export const ONLY_SEEN =
  /(?<![\p{L}\p{N}])(?:(?:only|just|nur|lediglich|seulement|uniquement|solo|solamente|soltanto|alleen|slechts|tylko|jedynie|so|apenas|bara|endast)(?: [\p{L}\p{N}]+){0,4}? (?:seen|watched|read about|heard|hearsay|gesehen|zugesehen|gehort|horensagen|observation|oui dire|de oidas|de vista|sentito|gehoord|gezien|slyszenia|widzial\p{L}*|ouvi|last om|sett)|vue?s? seulement en stage|(?:seen|watched) (?:[\p{L}\p{N}]+ ){0,5}but (?:not|never))(?![\p{L}\p{N}])/u;

/** Names that begin or end with such a word and mean no low level; who reads drawings has not only "read about" them. */
export const NO_BASICS =
  /\b(?:soporte vital basico|suporte basico de vida|basic (?:life support|safety|training|science|research|income|needs|law|military)|visual basic|vb basic|grundlagen(?:forschung|ausbildung)|basic trauma|basic airway|decouverte (?:des? )?(?:besoins?|clients?|nouve\p{L}+)|(?<!(?:uber|daruber|davon|dazu) (?:\S+ )*)gelesen)\b/u;

/** Those who do a part of the work beside the author. Each a noun; a compound may end with it ("Plattformteam"). */
const PROVIDERS = {
  en: "teams?|departments?|colleagues?|coworkers?|agency|agencies|provider|providers|contractors?|subcontractors?|suppliers?|vendors?|partners?|consultants?|consultancy|counsel|accountants?|specialists?|freelancers?|office|group|company|firm",
  de: "\\p{L}*team|\\p{L}*teams|\\p{L}*abteilung|kollegen|kollegin|kollege|kolleginnen|\\p{L}*dienstleister(?:n|s)?|\\p{L}*agentur|\\p{L}*lieferanten?|zulieferer|\\p{L}*firma|\\p{L}*unternehmen|partner(?:n|firma)?|berater(?:n|in)?|fachbereich|\\p{L}*buro|\\p{L}*kanzlei|\\p{L}*beratung|steuerberater\\p{L}*",
  fr: "equipes?|services?|departements?|collegues?|agences?|prestataires?|fournisseurs?|sous traitants?|partenaires?|cabinets?|consultants?|bureau|societes?|comptable",
  es: "despachos?|estudios?|gabinetes?|equipos?|departamentos?|companer[oa]s?|agencias?|proveedor(?:es)?|subcontratas?|agentes?|oficinas?|gestoria|asesoria|central|sede|empresas?|socios?|consultor(?:es|a|as)?|tecnicos?",
  it: "team|squadra|reparto|ufficio|collegh[ie]|collega|agenzia|fornitor[ei]|consulenti?|partner|studio|azienda|societa|ditt[ae]|impres[ae]",
  nl: "team|afdeling|collega s|collega|bureau|leveranciers?|dienstverleners?|partner|bedrijf|specialist|kantoor",
  pt: "equipas?|equipes?|departamentos?|colegas?|agencias?|fornecedor(?:es)?|parceiros?|empresas?|gabinete|prestadores?",
  pl: "zespol|zespolu|zespolowi|dzial|dzialu|dzialowi|koledzy|kolega|kolezanka|kolezanki|agencja|agencje|dostawcy|dostawca|dostawcow|podwykonawc\\p{L}*|firma|firmy|biuro|biura|partnerzy|konsultanci|partner\\p{L}*",
};

/** Those for whom the work is done, or who are sought, chosen or taught. */
const SERVED = {
  en: "customers?|clients?|enterprises|organisations|organizations|businesses|suppliers?|vendors?|candidates?|applicants?|hospitals?|schools?|companies|firms|employers?|students?|trainees|users",
  de: "kunden|kundinnen|lieferanten|bewerber(?:n|innen)?|kandidaten|betriebe|firmen|unternehmen|anwender(?:n)?|mandanten|patienten|lehrlinge",
  fr: "clients?|clientes?|fournisseurs?|candidats?|entreprises?|societes?|etudiants?|utilisateurs?",
  es: "clientes?|proveedores|candidatos?|empresas?|alumnos?|usuarios?",
  it: "clienti|fornitori|candidati|aziende|studenti|utenti",
  nl: "klanten|leveranciers|kandidaten|bedrijven|studenten|gebruikers|opdrachtgevers",
  pt: "clientes?|fornecedores|candidatos?|empresas?|alunos?|utilizadores|fabricas(?: de \\p{L}+)?",
  pl: "klienci|klientow|klientom|dostawcy|dostawcow|kandydaci|kandydatow|firmy|firm|studenci|uczniowie",
};

const any = (words: Record<string, string>) => Object.values(words).join("|");
const provider = `(?:${any(PROVIDERS)})`;
/** People whose occupation the lexicon need not have: "Fachangestellte", "les dessinateurs", "Toxikologe". */
const PEOPLE =
  "\\p{L}*angestellte[nr]?|mitarbeite\\p{L}+|spezialist\\p{L}*|specialist\\p{L}*|especialistas?|expert\\p{L}*|(?!ordinateur|calculateur)\\p{L}{3,}at(?:eurs?|rices?)|\\p{L}{3,}olog(?:e|en|in|innen|ists?|ues?|[oa]s?)";

/** Names one who does a part of the work, anywhere in folded words. */
export const SOMEBODY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${any(PROVIDERS)}|${PEOPLE}|managers?|directors?|supervisors?|engineers)(?![\\p{L}\\p{N}])`,
  "u",
);
const served = `(?:${any(SERVED)})`;
/** What goes on after a noun and is no verb. */
const JOINING =
  "(?:of|and|or|with|in|at|from|for|to|on|by|as|who|that|which|is|are|was|were|und|oder|mit|im|bei|aus|fur|von|vom|zu|zur|zum|an|auf|die|der|das|et|ou|avec|dans|en|de|du|des|d|pour|a|au|aux|par|sur|chez|qui|que|y|o|con|para|por|del|al|e|di|da|della|per|su|che|van|met|voor|bij|op|uit|z|ze|w|na|dla|od|do|i|oraz|com|em|no|dos|das)";
const W = "(?![\\p{L}\\p{N}])";
const B = "(?<![\\p{L}\\p{N}])";
const upTo = (count: number) => `(?:[\\p{L}\\p{N}+#]+ ){0,${count}}`;

/**
 * Sentences in which somebody else does the thing, over folded words with `,`, `;` and brackets as words of their own. `scope`: the whole clause, or what
 * stands from the match on. Examples beside each. What the group `who` holds must be somebody: "designed by the vets", and not "designed by the book".
 */
export const OTHERS: readonly { pattern: RegExp; scope: "clause" | "rest" | "match" }[] = [
  // "Zij bedienen het DCS", "; they run the tests", "ellos montan el andamio"
  {
    pattern:
      /(?:^|[;:.] )(?:zij|ze|they|sie|ils|elles|ellos|ellas|loro|essi|esse|oni|eles|elas) (?!haben|hatten|sind|have (?:trained|taught|asked)|et|und|and|y|e|en|i)\p{L}+ /u,
    scope: "rest",
  },
  // "A garrafeira e o custo são dele", "the ordering is hers"
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:sao|e|foram) d(?:ele|ela|eles|elas)(?= ?(?:[;,.]|$))|(?<![\p{L}\p{N}])(?:is|are) (?:his|hers|theirs)(?= ?(?:[;,.]|$))/u,
    scope: "clause",
  },
  // "I dipinti li segue la collega", "het paneel bedient de eerste operator"
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:li|le|lo|la|los|las|les) \p{L}+ (?:la|il|el|le|o|a|un|una|une) (?:colleg\p{L}+|companer\p{L}+|colega\p{L}*)|(?:bedient|bedienen|doet|doen|regelt|regelen|maakt|maken|macht|machen|erledigt|erledigen|fuhrt|ubernimmt|lleva|hace|monta|fa|fanno|segue|seguono|fait|font|assure|robi|wykonuje|faz|fazem) (?:de|der|die|das|het|el|la|il|le|o|a|un|una|une) (?:(?:eerste|erste|primer|primo|premier|outro|andere|otro|altro|autre) )?(?<who>\p{L}+))(?= ?(?:[;,.]|$))/u,
    scope: "clause",
  },
  // "Mentre le colleghe fanno il colore io …", "while the nurses do the wounds I …": what stands up to the author's own part is theirs.
  {
    pattern: new RegExp(
      `${B}(?:while|whereas|mientras|mentre|tandis que|pendant que|wahrend|terwijl|podczas gdy|enquanto|medan) (?:the|my|our|les?|la|mes|mon|ma|los|las|mis?|i|gli|il|die|der|das|meine?|unsere?|de|het|mijn|onze|as|os|moi|mina) (?<who>\\p{L}+) (?:[\\p{L}\\p{N}+#]+ ){0,12}?(?=(?:i|io|ich|je|j|yo|ik|ja|eu|jag|,) |$)`,
      "u",
    ),
    scope: "match",
  },
  // "Die Ausführung machte ein anderes Büro", "la fase la desarrollaba otro despacho"
  {
    pattern: new RegExp(
      `${B}(?:l[oa]s? [\\p{L}]+ (?:otr[oa]s?|un altr[oa]|un autre|une autre|outr[oa]s?)|(?:macht|machte|machen|fuhrt|fuhrte|ubernimmt|ubernahm|erledigt|erledigte) (?:ein anderes|eine andere|ein anderer)|(?:doet|deed|maakt|maakte|regelt) een ander|(?:robi|robila|wykonuje|wykonywala) inna) ${upTo(1)}${provider}${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "Neben mir sitzen die Disponenten mit LIDO"
  {
    pattern: new RegExp(
      `${B}(?:neben mir|beside me|next to me|a cote de moi|a mes cotes|a mi lado|accanto a me|naast mij|obok mnie|ao meu lado|bredvid mig)${W}`,
      "u",
    ),
    scope: "rest",
  },
  // "Le plan de vol nous arrive tout prêt", "the drawings that are sent to us"
  {
    pattern: new RegExp(
      `${B}(?:nous (?:arriv\\p{L}+|envoien?t?|parvien\\p{L}+)|uns ${upTo(3)}(?:schickt|schicken|zuschickt|zusendet|liefert|liefern)|(?:sent|delivered|supplied) to us|nos (?:envia\\p{L}*|manda\\p{L}*|llega\\p{L}*)|ci (?:manda|mandano|arriva|arrivano)|ons (?:toestuurt|toesturen|aanlevert)|nam (?:przysyla\\p{L}*|dostarcza\\p{L}*))${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "GDPR questions were handled by outside counsel", "Radiography is done by the vets"; what the author did "by hand" is the author's.
  {
    pattern: new RegExp(
      `${B}(?:handled|done|run|managed|operated|maintained|built|led|provided|prepared|performed|carried out|taken care of|looked after|delivered|owned|written|covered|undertaken|administered|supplied|executed|made|taught|cooked|designed|tested|developed|programmed|installed|repaired|drawn up|kept) by (?:(?:the |an? |our |another |other |the other |external |outside )(?:${SERVED.en}|(?<who>${upTo(3)}\\p{L}+))|(?:it|ops|devops|hr|sales|finance|legal|marketing|procurement|ict|head office|headquarters|central office|specialists|colleagues|contractors)${W})`,
      "u",
    ),
    scope: "clause",
  },
  { pattern: new RegExp(`${B}by (?:outside|external|another|other) ${upTo(2)}(?:counsel|${PROVIDERS.en})${W}`, "u"), scope: "clause" },
  {
    pattern: new RegExp(
      `${B}(?:von|vom|durch) (?:(?:der|dem|den|einem|einer|unserem|unserer|anderen|externen|einen) (?<who>(?:(?!bis |aus |an )\\p{L}+ ){1,3}?)|(?:(?:der|dem|den|einem|einer|unserem|unserer|anderen|externen|einen) )?${upTo(2)}(?:${PROVIDERS.de}) (?:\\p{L}+ )?)(?:ubernommen|betreut|erledigt|durchgefuhrt|gemacht|betrieben|verantwortet|erbracht|gefuhrt|erstellt|gepflegt|geliefert|bearbeitet)${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:assures?|assuree?s?|geres?|geree?s?|pris en charge|prise en charge|realisee?s?|realises?|traitee?s?|faite?s?|menee?s?|administree?s?|exploitee?s?|developpee?s?|ecrite?s?|preparee?s?|effectuee?s?) par (?:(?:le|la|les|l|un|une|des|notre|nos|d autres) (?<who>${upTo(3)}\\p{L}+)|${upTo(2)}(?:${PROVIDERS.fr})${W})`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:llevad[oa]s?|gestionad[oa]s?|realizad[oa]s?|hech[oa]s?|preparad[oa]s?|gestit[aeio]|svolt[aeio]|curat[aeio]|gerid[oa]s?|feit[oa]s?|elaborad[oa]s?|administrad[oa]s?|atendid[oa]s?|eseguit[aeio]|fatt[aeio]|seguit[aeio]) (?:(?:por (?:el|la|los|las|un|una|otr[oa]s?)|da (?:un|una|uno|altr[ie])|dal|dalla|dai|dagli|dalle|pel[oa]s?) (?<who>${upTo(3)}\\p{L}+)|(?:por|da) ${upTo(2)}(?:${PROVIDERS.es}|${PROVIDERS.it}|${PROVIDERS.pt})${W})`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:obslugiwan\\p{L}+|zarzadzan\\p{L}+|tworzon\\p{L}+|prowadzon\\p{L}+|wykonywan\\p{L}+|realizowan\\p{L}+|przygotowywan\\p{L}+|opracowywan\\p{L}+|gedaan|verzorgd|uitgevoerd|geregeld|gemaakt|geschreven|beheerd|onderhouden|gebouwd|ontwikkeld) (?:(?:door|przez) ${upTo(3)}(?:${PROVIDERS.pl}|${PROVIDERS.nl})${W}|door (?:de|het|een|onze|andere) (?<who>${upTo(3)}\\p{L}+))`,
      "u",
    ),
    scope: "clause",
  },
  // "Fragen dazu beantwortet ein externer Toxikologe", "relève d'un contactologue extérieur"
  {
    pattern: new RegExp(
      `${B}(?:(?<!als )ein externer (?<who>\\p{L}+)|(?:un|une|uno|una) (?<who>\\p{L}+) (?:externe|exterieure?|esterno|esterna|externo|externa)|zewnetrzn[ya] (?<who>\\p{L}+))${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "Um die Vollstreckung kümmert sich eine Kollegin", "dafür zuständig ist die Zentrale", "que realizan los técnicos"
  {
    pattern: new RegExp(
      `${B}(?:(?:kummert|kummerte|kummern|kummerten) sich (?:ein|eine|der|die|das|unser\\p{L}*) (?<who>\\p{L}+)|zustandig (?:ist|war|sind|waren) (?:ein|eine|der|die|das|unser\\p{L}*) \\p{L}+|(?:ist|war|sind|waren) (?:ein|eine|der|die|das|unser\\p{L}*) ${upTo(2)}zustandig|se (?:encarg|ocup)\\p{L}+ (?:el|la|los|las|un|una|otr[oa]s?|mi) (?<who>\\p{L}+)|si occup\\p{L}+ (?:il|la|lo|l|un|una|uno|altr[oi]) ${upTo(1)}\\p{L}+|(?:outr[oa]s?|um|uma|a|o|os|as) \\p{L}+ (?:tratav|cuidav|geri|faziam?)\\p{L}* (?:do|da|dos|das|de)|(?:een ander|een andere|de|het|onze) (?:\\p{L}+ )?\\p{L}*(?:team|afdeling|collega) (?:deed|doet|verzorgde|beheerde|beheert|regelde)|(?:was|is|were) the (?:job|task|work|business) of (?:the|an?|our|another|other) \\p{L}+|, que (?:realiz|hac|llev|manej|gestion|prepar)\\p{L}* (?:el|la|los|las|otr[oa]s?|un|una) (?<who>\\p{L}+)|, (?:che|di cui) (?:fann|svolg|gestisc|cur|si occup)\\p{L}* (?:i|gli|le|il|lo|la|un|una) (?<who>\\p{L}+))`,
      "u",
    ),
    scope: "clause",
  },
  // "Passed questions about SAP on to the IT team": what is passed on is theirs, and not what stands before it. Knowledge that is passed on is the author's.
  {
    pattern: new RegExp(
      `${B}(?:pass|passed|passing|forward|forwarded|forwarding|hand|handed|handing) (?!(?:them|it|over) |(?:[\\p{L}\\p{N}]+ ){0,4}(?:knowledge|skills|experience) )(?:[\\p{L}\\p{N}]+ ){1,4}(?:on |over )?to (?:the|our|an?) \\p{L}+`,
      "u",
    ),
    scope: "match",
  },
  // "Anfragen zu Kafka gebe ich an die Technik weiter"
  {
    pattern: new RegExp(
      `${B}(?:gebe|gab|geben|leite|leitete) (?:ich )?(?!(?:mein )?(?:wissen|erfahrung\\p{L}*) )(?:\\p{L}+ ){0,3}an (?:\\p{L}+ ){1,3}weiter`,
      "u",
    ),
    scope: "clause",
  },
  // "eine Kanzlei, in der die Fachangestellten RVG-Abrechnungen erledigen"
  { pattern: /, (?:in|bei|an) (?:der|dem|denen) (?:die|der|das|unsere) (?<who>\p{L}{4,}) /u, scope: "rest" },
  // "Der Betrieb lag beim Plattformteam", "relèvent d'une autre équipe", "confiée à un prestataire", "a cargo de la oficina técnica"
  {
    pattern: new RegExp(
      `${B}(?:lag|lagen|liegt|lay|lies|sat|sits|rested|rests|ligt|gehort|gehorte|gehoren|belongs|belonged) (?:bei|beim|bei der|in der hand|with|in the hands of|zu|zum|zur|to|bij) ${upTo(3)}${provider}${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:relev\\p{L}+|depend\\p{L}+|ressort\\p{L}*|confie\\p{L}*|delegue\\p{L}*|corr\\p{L}+ a cargo|a cargo|en manos|era responsabilidad|nalez\\p{L}+|lag bij|lagen bij|in handen van|spett\\p{L}+|affidat\\p{L}+|ficav\\p{L}+ a cargo|zajmowal\\p{L}* sie) (?:(?:de|d|du|des|a|ad|au|aux|al|del|do|od|alla|allo|all|la|el|un|uno|une|una|l|autre|otro|otra|innego) )*${upTo(2)}${provider}${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:outsourced|subcontracted|contracted out|ausgelagert|fremdvergeben|extern vergeben|externalis\\p{L}+|sous traite\\p{L}*|subcontratad\\p{L}+|externalizad\\p{L}+|esternalizzat\\p{L}+|subappaltat\\p{L}+|uitbesteed|subcontratad\\p{L}+|zlecan\\p{L}+|zlecon\\p{L}+)${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "The data engineering team runs Airflow", "l'agence s'occupait du SEO", "an agency handled"
  {
    pattern: new RegExp(
      `${B}(?:the|our|another|other|an|a|their|external|outside) (?:[\\p{L}\\p{N}+#]+ ){0,3}(?:${PROVIDERS.en}) (?:that |who |which )?(?:runs?|ran|handles?|handled|did|does|do|manages?|managed|operates?|operated|owns?|owned|takes|took|looks? after|looked after|maintains?|maintained|prepares?|prepared|builds?|built|writes?|wrote|uses?|used|performs?|performed|covers?|covered|carries|carried|sets? up|provided?|provides|delivered|delivers)${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:le|la|les|l|un|une|notre|mon|ma|mes|autre) ?${upTo(2)}(?:${PROVIDERS.fr}) ${upTo(2)}(?:s occup\\p{L}+|ger\\p{L}+|assur\\p{L}+|prenai\\p{L}+|prend|realis\\p{L}+|faisai\\p{L}+|fait|font|menai\\p{L}+|utilis\\p{L}+|travaill\\p{L}+|fourniss\\p{L}+|traitai\\p{L}+|traite)${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:el|la|los|las|un|una|o|a|os|as|il|lo|gli|le|uno) ${upTo(2)}(?:${PROVIDERS.es}|${PROVIDERS.it}|${PROVIDERS.pt}) ${upTo(2)}(?:llev\\p{L}+|hac\\p{L}+|gestion\\p{L}+|se encarg\\p{L}+|analiz\\p{L}+|escrib\\p{L}+|dise\\p{L}+|prepar\\p{L}+|realiz\\p{L}+|usab\\p{L}+|usan?|gestiv\\p{L}+|si occup\\p{L}+|facev\\p{L}+|curav\\p{L}+|tratav\\p{L}+|fazia\\p{L}*|geria\\p{L}*|cuidav\\p{L}+)${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "Die Lohnbuchhaltung macht der Steuerberater", "el carnet lo tenía la cocinera", "era usado pelo gabinete de projeto"
  {
    pattern: new RegExp(
      `${B}(?:(?:ubernahm|machte|erledigte|betreute|erstellte|prufte) der ${upTo(1)}\\p{L}+|(?<=\\p{L} )(?:ubernimmt|macht|erledigt|betreut|verantwortet|erstellt|pflegt|fuhrt|schreibt|pruft|ubernehmen|machen|erledigen|betreuen|verantworten|erstellen|pflegen|schreiben|prufen|machten|erledigten|schrieben|pruften|bearbeiten|bearbeitet|bearbeiteten|programmieren|buchen|bucht) (?:bei uns |dort )?(?:der|die|das|unser|unsere) ${upTo(1)}\\p{L}+)`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:(?:lo|la|los|las) (?:ten|llev|hac|prepar|realiz|gestion|usab|firmab|escrib|extra)\\p{L}* (?:el|la|los|las|un|una|mi|mis|otro|otra)|(?:lo|la|li|le) (?:fa|face|gesti|cura|segu|tene|prepara|scrive)\\p{L}* (?:il|lo|la|l|un|una|uno|i|gli|le)) \\p{L}+`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:usad[oa]s?|utilizad[oa]s?|utilizzat[aeio]|usat[aeio]) (?:por|pel[oa]s?|dal|dalla|da) ?(?:el|la|los|las|otr[oa]s?|um|uma|o|a)? ?${upTo(2)}(?:${PROVIDERS.es}|${PROVIDERS.it}|${PROVIDERS.pt})${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "übernahm ein externer Dienstleister", "los llevaba la oficina técnica", "dat deed een collega", "prowadził dział technologii", "venaient d'un fournisseur"
  {
    pattern: new RegExp(
      `${B}(?:ubernahm|ubernahmen|ubernimmt|ubernehmen|betreibt|betrieb|betrieben|erstellte|erstellten|erstellt|machte|machten|macht|erledigte|erledigt|erledigten|schreibt|schrieb|schreiben|programmiert|programmierte|betreute|betreut|betreuten|verantwortete|verantwortet|besorgte|fuhrte|fuhrten|pflegte) (?:jeweils )?(?:ein|eine|der|die|das|unser|unsere|mein|meine|externe)? ?${upTo(2)}(?:${PROVIDERS.de})${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:llevab\\p{L}+|hacia\\p{L}*|gestionab\\p{L}+|preparab\\p{L}+|realizab\\p{L}+|deed|deden|doet|verzorgde|regelde|gestiva\\p{L}*|faceva\\p{L}*|curava\\p{L}*|fazia\\p{L}*|geria\\p{L}*) (?:un|una|el|la|los|las|een|de|het|il|lo|l|o|a|um|uma|mijn|onze) ${upTo(2)}(?:${PROVIDERS.es}|${PROVIDERS.nl}|${PROVIDERS.it}|${PROVIDERS.pt})${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:prowadzil\\p{L}*|robil\\p{L}*|przygotowywal\\p{L}*|wykonywal\\p{L}*|obslugiwal\\p{L}*|przesylal\\p{L}*|dostarczal\\p{L}*|tworzyl\\p{L}*) ${upTo(2)}(?:${PROVIDERS.pl})${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:${PROVIDERS.pl}) ${upTo(2)}(?:prowadzil\\p{L}*|prowadzi|robil\\p{L}*|przygotowywal\\p{L}*|wykonywal\\p{L}*|obslugiwal\\p{L}*|przesylal\\p{L}*|dostarczal\\p{L}*|tworzyl\\p{L}*|uzywa\\p{L}*)${W}`,
      "u",
    ),
    scope: "clause",
  },
  {
    pattern: new RegExp(
      `${B}(?:venai\\p{L}+|provenai\\p{L}+|came|kam|kamen|venian?|kwamen?|pochodzil\\p{L}*) (?:from|d|de|du|des|von|vom|del|de la|van|od) (?:un |une |einem |einer |an? |the |een )?${upTo(1)}${provider}${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "Kunden, die mit Siemens S7 arbeiten", "clients who run SAP", "dostawców z certyfikatem": what follows is theirs.
  {
    pattern: new RegExp(
      `${B}${served} (?:, )?(?:who|whose|that|which|using|with|running|die|welche|deren|qui|que|dont|che|cuj[oa]s?|cuy[oa]s?|whom|ktorz\\p{L}+|ktore|utilisant|usando|z certyfikat\\p{L}+)${W}`,
      "u",
    ),
    scope: "rest",
  },
  // "Presented to teams that write in C"; a team that the author led is the author's.
  {
    pattern: new RegExp(
      `(?<!${B}(?:led|lead|leading|leads|managed|managing|headed|built|fuhrte|leite|leitete|leitung|dirige|encadre|gestion|dirigi|coordino|guido|leidde|kierowal\\p{L}*) (?:[\\p{L}\\p{N}]+ ){0,4})${B}(?:teams?|departments?|people|staff|workers|leute|personen|gens|personas|persone|mensen|ludzi|osob|pessoas|technik\\p{L}*|colleagues|kollegen|abteilungen|equipes?|(?<=(?:le|les|au|aux|du|nos) )services?|equipos?|departamentos?|collegues|colleghi|squadre|reparti|collega s|afdeling|zespol\\p{L}*|dzial\\p{L}*|consultants|contractors|berater|beraterinnen|dienstleister|prestataires|consultores|consulenti|konsultant\\p{L}*) (?:\\p{L}+ )?(?:, )?(?:who|whose|that|which|die|welche|deren|qui|que|dont|che|ktor\\p{L}+)${W}`,
      "u",
    ),
    scope: "rest",
  },
  // "advise customers' scrub nurses"; "maintained customers' clusters" is the author's work. The mark of the possessive is a word of its own.
  {
    pattern: new RegExp(
      `${B}(?:advis\\p{L}+|support\\p{L}*|brief\\p{L}*|inform\\p{L}*|visit\\p{L}*|train\\p{L}*) (?:our |the )?(?:${SERVED.en}) ['’]`,
      "u",
    ),
    scope: "rest",
  },
  // "Hotels that are clients use Opera", "Kunden nutzen SAP", "Beratung von Kanzleien, die umsteigen wollen"
  {
    pattern: new RegExp(
      `${B}(?:${served}) (?:uses?|usano|usa|usan|nutzen|nutzten|verwenden|utilisent|usam|uzywaja|gebruiken|work with|arbeiten mit|travaillent avec|lavorano con|trabajan con)${W}`,
      "u",
    ),
    scope: "rest",
  },
  {
    pattern: new RegExp(
      `${B}(?:beratung|verkauf|vertrieb|advice|advising|sales?|selling|vente|conseil|venta|asesoramiento|vendita|consulenza|venda|sprzedaz|doradztwo|verkoop|advies) (?:von|an|of|to|a|aux|de|di|dla|aan|voor|des) ${upTo(3)}(?:, )?(?:who|whose|that|die|deren|welche|qui|dont|que|che|cuj[oa]s?|ktorz\\p{L}+|ktore)${W}`,
      "u",
    ),
    scope: "rest",
  },
  // "Customers include twelve hospitals with …"
  {
    pattern: new RegExp(
      `${B}(?:${SERVED.en}|${SERVED.de}|${SERVED.fr}|${SERVED.es}) (?:included?|includes|are|were|such as|sind|waren|comme|tels que|como|incluyen) `,
      "u",
    ),
    scope: "rest",
  },
  // "Worked with the scrub team", "Zusammenarbeit mit dem Backend-Team (Java, Kafka)", "à côté de l'équipe de pâtisserie"
  {
    pattern: new RegExp(
      `${B}(?:work(?:ed|ing|s)? (?:closely )?(?:with|alongside|beside)|liais\\p{L}+ with|collaborat\\p{L}+ with|cooperat\\p{L}+ with|coordinat\\p{L}+ with|zusammenarbeit mit|abstimmung mit|schnittstelle zu\\p{L}?|collabor\\p{L}+ avec|en lien avec|a cote de|aux cotes de|colabor\\p{L}+ con|coordinac\\p{L}+ con|collabor\\p{L}+ con|samenwerk\\p{L}+ met|wspolprac\\p{L}+ z|colabora\\p{L}+ com)(?: (?:dem|der|den|the|our|le|la|les|l|el|los|il|lo|het|de|o|a|external|other))? (?:[\\p{L}\\p{N}+#]+ ){0,3}?${provider}(?: (?:de|d|of|von|del|di|van)(?: (?:la|l|le|the))? [\\p{L}\\p{N}]+)?(?: [(][^)]*[)])?`,
      "u",
    ),
    scope: "match",
  },
  // "Prophylaxe, die unsere ZMP durchführt", "tests that our engineers write"
  {
    pattern: new RegExp(
      `${B}(?:die|der|das|den|welche|which|that|que|qui|che|ktore|ktory) (?:unser\\p{L}*|our|their|notre|nos|nuestr[oa]s?|il nostro|la nostra|onze|nasz\\p{L}*) \\p{L}+ \\p{L}+`,
      "u",
    ),
    scope: "clause",
  },
  // "The designers work in Figma and run the usability tests"
  {
    pattern: new RegExp(
      `${B}(?:the|our) (?:\\p{L}+ )?(?!routers|servers|containers|computers|sensors|processors|controllers|users|customers|drivers|adapters|orders|papers|numbers)\\p{L}+(?:ers|ors|ists|ants|eers|ians|nurses|staff|colleagues) (?:work|use|run|do|did|write|wrote|handle|handled|build|built|make|made|design|designed|own|owned|manage|managed|perform|performed|set up) `,
      "u",
    ),
    scope: "clause",
  },
  // "los gestores comercializan los seguros", "les préparatrices font les préparations", "die Mechatroniker arbeiten mit"
  {
    pattern: new RegExp(
      `${B}(?:(?:los|las) \\p{L}+(?:ores|oras|eros|eras|istas|antes|entes|arios|arias) \\p{L}+(?:an|en|on)|les \\p{L}+(?:eurs|euses|iers|ieres|istes|antes|ants|ices|iens|iennes) \\p{L}*(?:ent|font|ont)|(?:gli|i|le) \\p{L}+(?:ori|iste|isti|anti|enti|ieri|iere|trici) \\p{L}+(?:ano|ono)|die \\p{L}{4,}(?:er|innen|krafte|kollegen) (?:arbeiten|machen|nutzen|verwenden|ubernehmen|erledigen|erstellen|schreiben|fuhren|prufen)|de \\p{L}+(?:ers|eurs|isten|enten|ianen) (?:doen|gebruiken|maken|werken|schrijven|regelen))${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "Our customers place their orders in SAP MM", "nos clients passent leurs commandes par SAP MM": the subject of the sentence does it.
  {
    pattern: new RegExp(
      `(?:^|[,;:.] )(?:(?:our|my|the) (?:${SERVED.en}) (?!(?:of|and|or|with|in|at|from|for|to|on|by|as|served|won|gained|such|including|include|who|that|whose|which)${W})\\p{L}+|(?:nos|mes|les) (?:${SERVED.fr}) (?!\\p{L}+ment${W})\\p{L}+(?:ent|ont)|(?:i|gli|le|i nostri|le nostre) (?:${SERVED.it}) \\p{L}+(?:ano|ono)|(?:los|las|nuestr[oa]s|mis) (?:${SERVED.es}) \\p{L}+(?:an|en)|(?:os|as|nossos|nossas) (?:${SERVED.pt}) \\p{L}+(?:am|em))${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "Nuestros arquitectos llevan Kafka", "Onze ontwikkelaars werken met Kafka": the same of those who work beside the author.
  {
    pattern: new RegExp(
      `(?:^|[,;:.] )(?:our|unsere?|nos|notre|nuestr[oa]s?|i nostri|le nostre|il nostro|la nostra|onze?|nasi|nasze|nasz|o nosso|a nossa|os nossos|as nossas) (?<who>(?!${JOINING}${W})[\\p{L}]+(?: (?!${JOINING}${W})[\\p{L}]+)?) (?!${JOINING}${W}|(?:\\S+ ){0,2}(?:ich|wir|i|we) )[\\p{L}]+`,
      "u",
    ),
    scope: "clause",
  },
  // "Die Kollegen kümmern sich um Kafka", "Koledzy obsługują Kafka"
  {
    pattern: new RegExp(
      `(?:^|[,;:.] )(?:(?:my|the|our|die|meine|unsere|mes|les|nos|mis|los|las|nuestr[oa]s|i|i miei|le mie|de|mijn|onze|moi|nasi|os|as|os meus) )?(?:colleagues|coworkers|kollegen|kolleginnen|collegues|companer[oa]s|colleghi|colleghe|collega s|koledzy|colegas) (?:(?:se|si|sich|zich|s) )?(?!${JOINING}${W}|(?:\\S+ ){0,2}(?:ich|wir|i|we) )[\\p{L}]{3,}`,
      "u",
    ),
    scope: "clause",
  },
  // "Purchased Kafka licences", "Einkauf von Kafka-Lizenzen": who buys the licences need not work with the thing.
  {
    pattern: new RegExp(
      `${B}(?:purchased|purchase of|purchasing|bought|buying|einkauf von|beschaffung von|kauf von|achat de|achat d|compra de|acquisto di|inkoop van|zakup) (?:[\\p{L}\\p{N}+#]+ ){0,4}(?:licen[cs]es?|lizenzen|licences|licencias|licenze|licenties|licencji|licencas)(?: (?:de |di |d )?(?!${JOINING}${W})[\\p{L}\\p{N}+#]+){0,2}${W}`,
      "u",
    ),
    scope: "match",
  },
  // "Job adverts for Kafka developers", "Interviewed Kafka developers"
  {
    pattern: new RegExp(
      `${B}(?:(?:job adverts?|job ads?|vacancies|stellenanzeigen|stellenausschreibungen|annonces|offres d emploi|ofertas de empleo|anuncios de empleo|annunci di lavoro|vacatures|ogloszenia o prace|anuncios de emprego) (?:for|fur|pour|de|para|per|voor|dla)|(?:interviewed|interviewing|bewerbungsgesprache mit|entretiens avec des|entrevistas a|colloqui con|sollicitatiegesprekken met|rozmowy z) (?<who>${upTo(3)}\\p{L}+))${W}`,
      "u",
    ),
    scope: "rest",
  },
  // "Suppliers did the user interviews"
  {
    pattern:
      /(?:^|[,;:.] )(?:customers|clients|suppliers|vendors|agencies|contractors|subcontractors|colleagues|partners|consultants|freelancers|specialists|students|users) (?:did|do|ran|run|wrote|write|use|made|make|drew|draw|took|take|held|hold|kept|keep|build)(?![\p{L}\p{N}])/u,
    scope: "clause",
  },
  // "The list of whose licence runs out"
  { pattern: new RegExp(`${B}(?:of|on|know|knew|see|check|checked|note|noted) whose${W}`, "u"), scope: "rest" },
  // "Ansprechpartner für die Instandhaltung der Kunden": one who speaks with those who do it.
  {
    pattern: new RegExp(
      `${B}(?:ansprechpartner(?:in)? fur|ansprechperson fur|point of contact for|contact for|termine fur|appointments for|rendez vous pour|citas (?:para|de)|appuntamenti per|afspraken voor|terminy dla|interlocuteur (?:de|des|du|pour)|interlocutrice (?:de|des|du|pour)|persona de contacto (?:de|para)|referente (?:per|de)|aanspreekpunt voor|osoba kontaktowa dla)${W}`,
      "u",
    ),
    scope: "rest",
  },
  // "Invoices for Kafka projects", "Transmission des demandes aux spécialistes": the invoice is the author's, and not what it is for; what it is made with is again.
  {
    pattern: new RegExp(
      `(?<=${B}(?:invoices for|invoicing of|billing of|billing for|rechnungen fur|rechnungen uber|fakturierung von|abrechnung der|facturation d|facturation de|facturation des|facturacion de|fatturazione di|facturen voor|facturering van|faktury za|fakturowanie|faturacao de|weitergabe von|weiterleitung von|derivacion de|overdracht van) )(?:(?!(?:with|in|mit|im|dans|avec|con|en|met|w|z) )[\\p{L}\\p{N}]+ ?)+`,
      "u",
    ),
    scope: "match",
  },
  // "Placed solicitors and barristers with …": people who were found for others.
  {
    pattern: new RegExp(
      `${B}(?:placed|placing|(?:recruited|recruiting|sourced|hired|headhunted) (?!(?:von|fur|bei|und|im|in|de|et|des|mit|for|at|and) )(?<who>${upTo(3)}\\p{L}+)|(?:einstellung von|selezione di|recrutamento de|recruitment of|uberlassung von|mise a disposition de) (?<who>${upTo(3)}\\p{L}+)|supplied (?:contract|temporary|agency|locum|interim)|audited|audit of|inspected|vermittlung von|vermittelte|recrutement de|recrutement d|reclutamiento de|seleccion de|rekrutacja|werving van|supervision of|inspection of|audit of)${W}`,
      "u",
    ),
    scope: "rest",
  },
  // "Testy w Selenium pisze zespół automatyzacji": the subject stands behind its verb, and the object before it.
  {
    pattern: new RegExp(
      `(?<=\\p{L} )(?:\\p{L}{2,}uj[ea]|\\p{L}{3,}aja|pisze|pisza|robi|robia|prowadzi|prowadza|tworzy|tworza|sprawdza|rozlicza|naprawia|sklada|wystawia|zajmuje sie|zajmuja sie) (?:u nas |tam )?(?:nasz |inny |osobny |zewnetrzny |nasza |inna |zewnetrzna )?(?:zespol|dzial|koledzy|kolega|kolezanka|agencja|dostawca|podwykonawca|firma|biuro|partner|serwis|laboratorium|centrala)${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "Das Recruiting nutzt Personio", "the finance department uses SAP": the user is named; a system that uses another may be the author's.
  {
    pattern:
      /(?:^|[,;:.] )(?:the|das|die|der|le|la|l|el|il|lo|de|het) (?!system\p{L}*|sistema|\p{L}*platt?form\p{L}*|plateforme|plataforma|piattaforma|\p{L}*anwendung|appli\p{L}*|aplicacion|apps?|software|tools?|service|losung|solution|\p{L}*projekt|project|projet|proyecto|progetto|\p{L}*modell?|modele|code|pipeline|website|\p{L}*seite|site|verfahren|method\p{L}*|prozess|process)\p{L}+ (?:\p{L}+ )?(?:nutzt|nutzte|verwendet|verwendete|uses|used|utilise|utilisait|usaba|usava|utilizza|utilizzava|gebruikt|gebruikte)(?![\p{L}\p{N}])/u,
    scope: "clause",
  },
  // "At the prices that the revenue manager set", "relevés que les équipes rapportent": what somebody else is said to do with a thing.
  {
    pattern: new RegExp(
      `${B}(?:(?:that|which|whom) (?:the|our|my)|(?:que|qu) (?:les|le|la|l|nos|notre|los|las|el|nuestr[oa]s?)|che (?:i|gli|le|il|lo|la|l)|ktor(?:e|y|a|ych)) (?<who>\\p{L}+(?: (?!${JOINING}${W})\\p{L}+)?) (?!${JOINING}${W})\\p{L}+`,
      "u",
    ),
    scope: "rest",
  },
  // "Um Kafka kümmert sich bei uns die IT", "de eso se encarga informática", "sköts av", "to u nas działka informatyków", "we have a separate team for".
  {
    pattern: new RegExp(
      `${B}(?:(?:kummert|kummerte|kummern|kummerten) sich (?:bei uns |dort |hier )?(?:der|die|das|ein|eine|unser\\p{L}*) (?:it|edv|zentrale|technik|verwaltung|haustechnik|\\p{L}+abteilung)|(?:uberlass\\p{L}*|uberliess\\p{L}*|ubertragt|ubertrug|vergibt|vergab) (?:\\p{L}+ ){0,3}(?:einem|einer|an einen|an eine) (?:\\p{L}+ )?(?:${PROVIDERS.de})|se (?:encarg|ocup)\\p{L}+ (?:informatica|sistemas|administracion|mantenimiento|compras|produccion|recursos humanos)|(?:doet|deed|regelt|regelde|beheert|beheerde|verzorgt) (?:bij ons |daar )?(?:de|het|een|onze) (?:\\p{L}+ )?\\p{L}*(?:team|afdeling|collega\\p{L}*|bureau|leverancier)|to (?:u nas )?(?:dzialka|zadanie|domena|rola) \\p{L}+|(?:mamy|jest|byl) (?:osobny|oddzielny) (?:zespol|dzial)|(?:we|they) (?:have|had) an? (?:separate|dedicated) (?:team|department)|(?:haben|hatten) wir (?:ein eigenes team|eine eigene abteilung)|nous avons une equipe dediee|tenemos un equipo aparte|abbiamo un team dedicato|hebben (?:we|wij) een apart team|(?:trata|cuida|tratava|cuidava) (?:o|a|os|as|um|uma) (?:\\p{L}+ )?(?:${PROVIDERS.pt})|(?:skots|skottes|gors|gjordes|hanteras|hanterades|utfors|utfordes) av \\p{L}+)${W}`,
      "u",
    ),
    scope: "clause",
  },
  // "Kafka, c'est le service informatique qui s'en charge"
  {
    pattern:
      /(?:^|[;.] )(?:[\p{L}\p{N}]+ ){1,8}, c est (?:[\p{L}\p{N}]+ ){1,5}qui (?:s en (?:charge|occupe)|gere|fait|assure|realise|traite)(?![\p{L}\p{N}])/u,
    scope: "match",
  },
  // "Consegna dei campioni al laboratorio controllo qualità, che usa HPLC": those to whom a thing is brought.
  {
    pattern: new RegExp(
      `${B}(?:to|for|al|alla|dem|ans|au|aux|do|dla|para|aan|voor)(?: (?:the|our|el|la|das|het|de))? (?:[\\p{L}\\p{N}]+ ){0,2}?(?:laborator\\p{L}*|\\p{L}*labor|laboratoire|workshop|\\p{L}*werkstatt|atelier|officina|taller|warsztat\\p{L}*|clinic|klinik\\p{L}*|werkplaats)(?: [\\p{L}\\p{N}]+){0,2} , (?:who|which|das|die|der|qui|que|che|ktor\\p{L}+|dat)${W}`,
      "u",
    ),
    scope: "rest",
  },
];

/** "Built consumers that the sales team uses": what others use the author may have made. Over what stands up to the verb. */
export const USED_BY_THEM =
  /(?<![\p{L}\p{N}])(?<!(?:^|[;:.]) ?)(?:that|which|die|das|den|que|che|ktore|ktory) (?:\p{L}+ ){1,4}(?:uses?|used|relies|rely|nutzt|nutzen|verwendet|verwenden|utilisent?|usan?|usano|gebruikt|gebruiken|uzywaj\p{L}*|usam?)$/u;

/** "Accompanied the engineers", "accompagne les techniciens": their work. `who` must be somebody, as "accompagne les enfants" and "begleitete die Einführung" are the author's. */
export const ACCOMPANIED = new RegExp(
  `${B}(?:accompanied|accompanying|watched|watching|begleitete|accompagne|assiste|acompanaba|acompane|affiancato|affiancavo) (?:(?:the|our|die|den|der|les?|la|l|a|al?|los|el|un|une|gli|il) )*(?<who>${upTo(3)}\\p{L}+)`,
  "u",
);

/** "SAP EWM nutzt erst der neue Standort, ich noch nicht", "…, but not me": what was said before does not hold for the author. Over folded words with marks. */
export const NOT_ME =
  /(?:^|[,;] )(?:(?:but |aber |mais |pero |ma |maar |ale |mas )?(?:not me|ich (?:selbst )?(?:noch )?nicht|pas moi|moi non|moi pas|yo (?:todavia |aun )?no|io (?:ancora )?no|ik (?:zelf )?(?:nog )?niet|ja (?:jeszcze )?nie|eu (?:ainda )?nao))(?= ?(?:[,;.]|$))/u;

/** Words of one who sells what follows. */
export const SELLING = `marketing of, vermarktung von, commercialise des, commercialise les, commercialisation de, commercialisation des, comercializo, comercializacion de, commercializzo, commercializzazione di, ik verkoop, sprzedaje, comercializacao de, rental of, hire of, demonstration of, demonstrations of, demonstrated, verkauf und vermietung von, vermietung von, vorfuhrung von, vorfuhrungen von, location de, location d, location et vente, vente et location, demonstration de, demonstrations de, venta y alquiler, alquiler y venta, alquiler de, demostraciones de, demostracion de, vendita e noleggio, noleggio di, dimostrazione di, dimostrazioni di, verkoop en verhuur, verhuur van, demonstratie van, demonstraties van, wynajem, wypozyczanie, prezentacja, prezentacje, aluguer de, venda e aluguer, demonstracao de, sale of, sales of, selling, sold, resale of, reselling, verkauf von, vertrieb von, verkaufte, verkauft, verkaufe, vente de, vente d, vente et conseil, vend des, vendu, venta de, vendo, vendi, vendita di, venduto, venda de, vendi, sprzedaz, sprzedawalem, sprzedawalam, verkoop van, verkocht, forsaljning av, saljer, salg af, prodej`;

/** The author's own people: "my team runs", "led a team that". */
export const OWN_PEOPLE =
  /(?<![\p{L}\p{N}])(?:my team|our team of|i lead|i led|(?:led|lead|leading|managed|managing|headed|heading|ran) (?:the |a |an |our )?(?:\p{L}+ )?teams?|(?:leitung|leite|leitete|fuhrung|fuhrte) (?:des|eines|der|das|ein|einer)? ?teams?|responsable (?:de|d) (?:l |une )?equipe|dirig\p{L}* (?:a |al |el |un )?equipo|responsabile (?:del|di un) team|leid\p{L}* (?:het|een) team|mein team|meinem team|mon equipe|mi equipo|il mio team|mijn team|a minha equipa|moj zespol|moim zespolem)(?![\p{L}\p{N}])/u;

/** How a clause goes on that says what somebody does: "technicians who service turbines", "Bauleiter, der nach VOB abrechnet". Over folded words with marks. */
export const THEY_DO =
  /^\s*(?:,\s*)?(?:who|whose|die|der|das|welche[rs]?|deren|dessen|qui|dont|quienes|che|cui|cuj[oa]s?|cuy[oa]s?|kt[oó]r\p{L}+|som)(?![\p{L}\p{N}])|^\s*,\s*que(?![\p{L}\p{N}])|^\s*que(?=\s+\p{L}+(?:an|en|am|em)(?![\p{L}\p{N}]))/u;

/** One who leads these people, or is one of them: what they do is the author's too. Over folded words. */
export const OWN_GROUP =
  /(?<![\p{L}\p{N}])(?:led|lead|leads|leading|managed?|manages|managing|headed|heading|supervis\p{L}+|fuhr(?:e|te|ung)|leit(?:e|ete|ung)|dirig\p{L}+|encadr\p{L}+|gestion|guid(?:o|ato|avo)|leid(?:de|ing)|kier\p{L}+|one of|only|sole|einzig\p{L}*|eine[rs]? (?:der|von)|un[ea]? de[sl]?|seule?|unic[oa]|uno dei|jed\p{L}+ z)(?![\p{L}\p{N}])/u;

/** "Worked as a nurse": the occupation that follows is the author's. */
export const AS_OCCUPATION =
  /(?<![\p{L}\p{N}])(?:as|als|comme|en tant que|en qualite de|como|come|in qualita di|jako|som|ως|як|как|acting|acted as)(?: (?:an?|the|the only|der|die|un|une|una|o|a|een|sole|deputy|lead|senior|junior))*$/u;
