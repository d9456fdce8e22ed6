/** Words of whole sentences of a job description that is running text or a mail. All over folded words. */

/** "An in-date card matters to us", "Deutsch auf B2 reicht", "Zna się na zabiegach": what somebody should have, know or be able to do. */
export const ASKS_OF_SOMEBODY =
  /(?<![\p{L}\p{N}])(?:matters?|counts|is key|is vital|is important|a given|second nature|will do|is enough|suffices|no stranger to|at home with|only look at|people who|anyone who|those who|he or she (?:has|can|knows)|they (?:have|know|can)|beherrsch\p{L}*|kennt|kennst|kennen|spricht|sprichst|besitzt|gelernt haben|reicht|reichen|genugt|ist uns wichtig|wichtig ist|zahlt bei uns|kein fremdwort|nicht fremd|zu hause in|versteht sich auf|umgehen (?:kann|kannst|konnen)|geht (?:bei uns )?nichts|savez|sait|maitris\p{L}*|connait|connaissez|parlez|possed\p{L}*|detient|detenez|suffit|n a(?:it)? (?:pas|plus|aucun) de secrets?|est important|compte pour nous|familier\p{L}*|a deja|avez deja|sepa|sabe|conozca|conoce|domin[ae]|maneja|maneje|posea|tenga|basta|es importante|importa|conviene|no tiene secretos|soltura|sappia|conosce|conosca|padroneggi\p{L}*|possieda|abbia|e importante|dimestichezza|a suo agio|non ha segreti|kent|beheerst|spreekt|heb je of|volstaat|is voldoende|is belangrijk|gaat je goed af|thuis in|kan niet ontbreken|geen geheimen|zna|potrafi|umie|posiada|mowi|lo damos por (?:sabido|hecho)|por supuesto|se da por hecho|selbstverstandlich|setzen wir voraus|va de soi|ca va de soi|vanzelfsprekend|wlada|ukonczyl\p{L}*|wystarczy|jest wazn\p{L}*|obc[aey]|biegle|saiba|conheca|conhece|fala|tenha|possua|e importante|a vontade com|kanner|talar|beharskar|racker|ar viktigt)(?![\p{L}\p{N}])/u;

/** "Some German would not hurt", "nous plairait", "Dá jeito ter carta B": what would please. Not "you would need", "devrait", "debería". */
export const WOULD_PLEASE =
  /(?<![\p{L}\p{N}])(?:would (?!need|have to|be required|require|only|expect|be expected|be essential)\p{L}+|d (?:love|like|be (?:glad|happy|pleased))|won t hurt|que lo diga|tambien ayuda|ayuda tambien|aussi (?:le|la|les)? ?bienvenue?s?|anche gradit\p{L}*|handy|comes in useful|goes to the top|goes straight to|top of the pile|even better|happy to see|ware\p{L}*|wurde (?:uns|mich)|wurden wir|fande[n]?|freut uns|freuen (?:wir )?uns (?:uber|wenn)|darf (?:\p{L}+ )?gern|gern sehen|hilft (?:uns|sehr|dabei)|kann nicht schaden|schadet nicht|punkte sammel\p{L}*|von nutzen|(?!dev|faud|pourr|port|ext|ret|att)\p{L}{2,}(?:rait|raient)|aidera|aide beaucoup|aimons|(?:se|gusta|encanta|ayuda|ajuda|facilita|agrada|valora|valoriza|aprecia|interesa|interessa|vend|suma|aporta|agradece|da|esta)(?:ria|rian|riam)|(?!dov|pot)\p{L}{2,}(?:rebbe|rebbero)|nos (?:ayuda|facilita|encanta|gusta)|ayuda mucho|tanto mejor|mejor$|avvantaggiat\p{L}*|un di piu|tanto meglio|meglio ancora|ci piace|aiuta molto|zou(?:den)?(?! moeten)|komt van pas|handig|scheelt|byl[aoy]?by|bylyby|pomoze|przyda sie|przydatn\p{L}*|z radoscia|ucieszy|tym lepiej|da jeito|ajuda muito|e uma vantagem|tanto melhor|e bem vind[oa]|garna|skulle vara|underlattar)(?![\p{L}\p{N}])/u;

/** "Wenn du schon mit KNX gearbeitet hast, umso besser", "Heb je ervaring met KNX": a condition that begins the sentence is a wish, unless it calls to apply. */
export const IF_YOU =
  /^(?:and |und |et |y |e |en |i )?(?:if (?:you|they|he|she)|wenn (?:du|sie|er|ihr)|falls (?:du|sie)|hast du|haben sie|kennst du|sprichst du|si (?:vous|tu|en plus|ademas|hablas|tienes|conoces|sabes)|se (?:hai|conosci|parli|sai|inoltre|tens|falas|sabes|conheces)|als je|heb je|ben je|spreek je|ken je|jesli (?:znasz|masz|mowisz|potrafisz|dodatkowo)|jezeli|om du)(?![\p{L}\p{N}])/u;
export const APPLY =
  /(?<![\p{L}\p{N}])(?:apply|get in touch|contact|write to|call|send|bewirb|bewerben|melde|melden|schreib\p{L}*|freuen wir uns auf|postulez|candidat\p{L}*|contactez|ecrivez|envoyez|solicita|escribe\p{L}*|contacta|envia\p{L}*|candidati|scrivi\p{L}*|contatta\p{L}*|invia\p{L}*|solliciteer|reageer|neem contact|aplikuj|napisz|zadzwon|wyslij|candidata te|contacte|envie|ansok|kontakta)(?![\p{L}\p{N}])/u;

/** How a sentence begins that tells what the employer is or does, or greets. */
export const OF_EMPLOYER =
  /^(?:we |our |wir |unser\p{L}* |bei uns |nous |notre |nos |chez nous |wij |we |ons |onze |bij ons |nuestr[oa]s? |somos |ofrecemos |la nostra |il nostro |siamo |offriamo |a nossa |o nosso |somos |nasz\p{L}* |jestesmy |oferujemy |vi |var |vara |dear |hello|hi |hallo|liebe|sehr geehrte|bonjour|cher|chere|hola|buenos|estimad|buongiorno|gentil|salve|beste|geachte|dzien dobry|szanown|bom dia|boa tarde|ola |hej )/u;

/** What a sentence begins with that lists conditions: "You have", "Wir suchen jemanden mit", "Se requiere". Over the text as written. */
export const LEAD_IN =
  /^(?:you(?:['’]ll| will| must| should)? (?:have|need|bring|hold)|(?:we|i)(?: are|['’]re)? (?:need|want|expect|require|ask for|looking for)(?: (?:someone|somebody|a person|people))?(?: (?:with|who has|who have))?|(?:candidates? |applicants? |they |he or she )?(?:must|should|need to) have|(?:is |are )?required|(?:sie|du) (?:haben|hast|bringen|bringst|verfügen über|verfügst über|besitzen|besitzt)|(?:wir|ich) (?:erwarten|brauchen|suchen|verlangen|wünschen uns|setzen)(?: jemand(?:en)?)?(?: mit)?|(?:gesucht|erwartet|verlangt|gefordert|benötigt|vorausgesetzt) (?:wird|werden)(?: jemand)?(?: mit)?|voraussetzung(?:en)? (?:ist|sind)|mitzubringen sind|vous (?:avez|possédez|justifiez d(?:e |['’])|disposez d(?:e |['’]))|nous (?:demandons|attendons|exigeons|recherchons)|il faut|on demande|tienes|cuentas con|(?:pedimos|exigimos|buscamos a alguien con|necesitamos|se requieren?|se exigen?|se piden?|hace falta|hacen falta|imprescindibles?)|hai|possiedi|(?:chiediamo|richiediamo|cerchiamo una persona con|si richiedono?|si richiede|servono|serve|occorre|occorrono)|(?:je|jij) (?:hebt|beschikt over)|(?:wij|we) (?:vragen|verwachten|zoeken iemand met)|wymagamy|oczekujemy|wymagan[aey]|potrzebne|(?:tens|exige-se|procuramos alguém com|é preciso)|du har|vi kräver)(?:\s*:)?\s+/iu;

/** How a part of a list goes on that has a verb of its own: "…, hold a licence", "… y hablas inglés", "… che sappia". Over the text as written. */
export const OWN_VERB =
  /^(?:(?:who|you|that you|dass du|qui|que vous|que|che|chi|die|który|która|quem)\s+)?(?:have|has|hold|holds|know|knows|speak|speaks|can|are able|be able|bring|brings|possess|possesses|own|owns|drive|drives|understand|understands|hast|kannst|sprichst|bist|arbeitest|arbeiten|fährst|fahren|traust|packst|kennst|beherrschst|bringst|verfügst|besitzt|weißt|darfst|solltest|musst|haben|können|sprechen|kennen|beherrschen|bringen|verfügen|besitzen|sollten|müssen|avez|êtes|maîtrisez|parlez|savez|connaissez|possédez|disposez|détenez|justifiez|pouvez|acceptez|maîtrises|sais|parles|connais|avoir|être|savoir|maîtriser|parler|connaître|posséder|pouvoir|tienes|sabes|hablas|conoces|dominas|manejas|cuentas|dispones|eres|puedes|tengas?|sepas?|hables?|conozcas?|domines?|tener|saber|ser|estar|haber|hablar|conocer|dominar|manejar|disponer|poseer|contar|hai|sai|parli|conosci|possiedi|disponi|puoi|sappia|abbia|conosca|avere|aver|essere|saper|sapere|conoscere|parlare|possedere|hebt|heeft|kunt|kan|spreekt|kent|bent|beschikt|beheerst|weet|bezit|durft|tens|falas|conheces|podes|tenhas?|saibas?|fales?|conheças?|ter|falar|conhecer|possuir|dispor|masz|znasz|potrafisz|umiesz|mówisz|posiadasz|jesteś|możesz|ma|zna|potrafi|umie|mówi|posiada|mieć|znać|umieć|posiadać|har|kan|talar|känner|behärskar|vet)\s+\p{L}/iu;

/** How a clause ends that has its verb there: "… auf dem Buckel haben und Sauerteig führen können", "die X heeft en Y kan". Over the text as written. */
export const VERB_AT_END =
  /\s(?:haben|hast|hat|können|kannst|kann|sein|ist|bist|darf|darfst|dürfen|mag|magst|möchte|will|willst|spricht|sprichst|sprechen|besitzt|besitzen|beherrscht|beherrschst|beherrschen|kennt|kennst|kennen|weiß|weißt|wissen|versteht|verstehen|mitbringt|mitbringst|mitbringen|heeft|hebt|hebben|kunt|kan|kunnen|bent|zijn|weet|weten|spreekt|spreken|kent|kennen|beheerst|beheersen|beschikt|beschikken|bezit|bezitten|durft)\s*(?:\([^()]*\)\s*)?[.,;]?\s*$/iu;

/** How a part of a list begins that is a paper of its own: "y el certificado de manipulador", "and a valid forklift licence". Over the text as written. */
export const OWN_PAPER =
  /^(?:(?:an?|the|eine?n?|den|die|das|une?|le|la|les|un|una|el|los|las|il|lo|een|de|het|um|uma|os?|as?|en|ett)\s+)?(?:(?:valid|current|clean|gültige?n?|aktuelle?n?|valable|valide|vigente|valido|valida|geldige?|válid[oa]|ważn[aey]|aktualn[aey]|giltigt?)\s+)?(?:\p{L}+\s)?(?:certificates?|licen[cs]e|card|ticket|permit|registration|clearance|diploma|\p{L}*(?:schein|ausweis|zertifikat|nachweis|zeugnis|belehrung|bescheinigung|lehrgang)|certificat|permis|habilitation|attestation|diplôme|carte|agrément|caces|brevet|título|certificado|carnet|carné|permiso|licencia|titulación|acreditación|curso|patente|abilitazione|attestato|certificato|patentino|qualifica|iscrizione|licenza|corso|certificaat|\p{L}*rijbewijs|\p{L}*bewijs|\p{L}*pas|vergunning|carta|licença|carteira|cédula|inscrição|uprawnienia|certyfikat|zaświadczenie|licencj[aę]|świadectwo|książeczk[aę]|orzeczenie|kurs|dyplom|\p{L}*körkort|certifikat|intyg|legitimation|behörighet)(?!\p{L})/iu;

const SEEKING =
  "seeks?|seeking|looking for|wants?|needs?|hiring|recruits?|recruiting|sucht|suchen|gesucht|cherche|cherchons|recherche|recherchons|recrute|recrutons|embauche|busca|buscamos|buscan|necesita|necesitamos|precisa|incorpora|contrata|seleccionamos|cerca|cerchiamo|assume|assumiamo|ricerca|ricerchiamo|seleziona|zoekt|zoeken|gezocht|procura|procuramos|precisamos|contratamos|admite|szuka|szukamy|poszukuje|poszukujemy|zatrudni|zatrudnimy|soker|soges|hleda|hledame|cauta|angajeaza";

/** The word of one who seeks somebody. Over the text as written. */
export const SEEKS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SEEKING}|söker|søger|hledá|hledáme|caută|na stanowisko|stanowisko|vacancy for|(?:post|position|role|job) of|stelle als|stelle einer?|poste d['’e]|puesto de|plaza de|posto di|posizione di|functie van|vacature voor|lugar de|vaga de|vaga para|tjänst som|joins? us as|unser neue[rs]?|unsere neue)(?=\\s)`,
  "iu",
);

/** "Salone cerca parrucchiera con qualifica …", "The yard is looking for two fitters with …": who seeks somebody with something asks for it. Over folded words. */
export const SEEKS_WITH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SEEKING})(?= )(?: [\\p{L}\\p{N}]+){0,14}? (?:with|who has|who have|mit|avec|con|met|com|z|ze|med|se|cu)(?= )`,
  "u",
);

const WILL =
  "availab\\p{L}+|willing(?:ness)?|readiness|\\p{L}*bereitschaft|bereit|verfugbar\\p{L}*|disponib\\p{L}+|beschikbaar\\p{L}*|bereidheid|dyspozycyjn\\p{L}+|gotowosc|disposicao|disposizione";

/** How a sentence begins that asks for time: "Disponibilidad para …", "Bereitschaft zu …". Over folded words. */
export const ASKS_FOR_TIME = new RegExp(`^(?:${WILL})(?![\\p{L}\\p{N}])`, "u");

/** The will to work at some time, anywhere in folded words. */
export const WILLING = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WILL})(?![\\p{L}\\p{N}])`, "u");

/** "Trabajamos todo en Revit", "Lavoriamo in tre": the company speaks of itself, with the verb alone; "Pedimos", "Cerchiamo" ask. Over folded words. */
export const WE_DO =
  /^(?!(?:pedimos|exigimos|buscamos|necesitamos|queremos|requerimos|esperamos|solicitamos|precisamos|valoramos|cerchiamo|chiediamo|richiediamo|vogliamo|aspettiamo|apprezziamo|preferiamo|procuramos|valorizamos|wymagamy|oczekujemy|szukamy|poszukujemy|potrzebujemy|cenimy|exigimos|preferimos|vamos|podemos|ultimos|minimos|maximos)(?![\p{L}]))(?:\p{L}{3,}(?:amos|emos|imos)|\p{L}{3,}iamo|\p{L}{4,}(?:ujemy|amy|imy|ymy))(?![\p{L}\p{N}])/u;

/** ", darum suchen wir …", ", así que buscamos …": what stands before only tells why. Over the text as written. */
export const THEREFORE =
  /,?\s+(?:und\s+)?(?:darum|deshalb|deswegen|daher|so we|which is why we|that is why we|therefore|donc|c['’]est pourquoi|así que|por eso|por lo que|por tanto|quindi|perciò|per questo|dus|daarom|por isso|pelo que|dlatego|więc|därför|derfor)\s+/iu;

/** ", wir backen nämlich ohne …", ", weil wir …", "eftersom vi …": what stands behind tells why. Over the text as written. */
export const BECAUSE =
  /[,;]?\s+(?:because|as we|since we|denn|weil|da wir|da unser\p{L}*|car|parce qu\p{L}*|puisqu\p{L}*|porque|ya que|perché|poiché|omdat|aangezien|ponieważ|gdyż|eftersom|fordi)\s+\p{L}.*$|[,;]\s+(?:wir|nous|we|vi|noi|wij)\s+\p{L}+\s+(?:nämlich|namely|en effet|immers|nemlig|infatti)(?!\p{L}).*$/iu;

/** A verb or a subject that makes words a sentence: "Confection d'orthèses.", "Vollzeit." have none and list what is asked for. Over folded words. */
export const TELLS =
  /(?<![\p{L}\p{N}])(?:is|are|was|were|has|have|had|will|can|we|our|us|you|your|they|i|ist|sind|hat|haben|wird|werden|bieten|wir|unser\p{L}*|uns|sie|ihr|ihre|du|dein\p{L}*|est|sont|ont|sera|avons|sommes|nous|notre|nos|vous|votre|vos|es|son|somos|tiene|tenemos|estamos|sera|nuestr\p{L}*|tu|tus|sono|siamo|abbiamo|ha|hanno|nostr\p{L}*|ti|zijn|heeft|hebben|wordt|worden|wij|ons|onze|je|jij|jouw|e|sao|tem|temos|noss\p{L}*|jest|sa|mamy|jestesmy|nasz\p{L}*|ar|har|vi|var|vart|vara)(?![\p{L}\p{N}])/u;

/** "El puesto es presencial en Valencia", "Die Arbeit findet vor Ort statt": where somebody works is asked for. Over folded words. */
export const ON_SITE_POST =
  /^(?=.*(?<!\p{L})(?:puesto|trabajo|post|position|role|job|work|stelle|arbeit|tatigkeit|einsatz|poste|travail|posizione|lavoro|functie|baan|werk|vaga|trabalho|funcao|praca|stanowisko|tjansten|arbetet)(?!\p{L}))(?=.*(?<!\p{L})(?:presencial|on site|in person|office based|vor ort|in prasenz|sur site|sur place|en presentiel|in presenza|in sede|op locatie|stacjonarn\p{L}*|na miejscu|pa plats)(?!\p{L}))(?!.*(?<!\p{L})parking)/u;
