/** Levels of responsibility, low to high, and the words of job titles that name them. Folded stems; `*` opens a word. */
export const SENIORITY = {
  0: "intern interns internship trainee apprentice praktikant* werkstudent* azubi auszubildend* lehrling* stagiaire stagista tirocinante stagiair stażysta stazyst* becari* pasante aprendiz apprenti* alternant* estagiari* praktykant* student aplikant* volontar* referendar* elev larling* praktikant* стажер",
  1: "junior jr graduate entry entry-level einsteiger* berufseinsteiger* debutant* jeune neolaureat* starter mlodszy młodszy juniorn* helper helfer* aushilf* assistant* ayudante commis auxiliar aide hilfskraft absolvent* newcomer recien молодший младший νεος",
  3: "senior sr snr confirme* confirmé* experienced expert* erfahren* principal specialist* starszy starsza senioren* experimente* esperto sénior старший oficial-primera ervaren experimentad* ctrl staff",
  4: "lead leading leader teamleiter* teamlead team-lead gruppenleiter* vorarbeiter* polier* foreman forewoman supervisor* chefe encargad* capo* capocantiere capoturno teamleider* kierownik-zespolu brygadzist* sous-chef souschef arbetsledare schichtleiter* stationsleit* coordinator* coordinateur* coordinador* koordinator* coordenador* coordinatore referent* ltd-angestellter mistrz zespolowy тимлід лід",
  5: "manager* managerin head leiter* leitung leitend* abteilungsleit* projektleit* bauleit* filialleit* marktleit* responsable* responsabile chef chief chefarzt gerant* gestionnaire-principal jefe jefa gerente hoofd kierown* chefe-de dyrektor-oddzialu manažer* vedouci bedriftsleder avdelingsleder chefen enhetschef rektor керівник начальник διευθυντ* προϊσταμεν* oberarzt* prokurist*",
  6: "director* directeur* directrice direktor* direttore direttrice directora diretor* dyrektor* bereichsleit* geschaftsbereichsleit* директор partner vp vice-president vizeprasident* principal-partner",
  7: "ceo cfo cto coo cio cmo chro ciso president geschaftsfuhr* vorstand* managing-director prezes zarzad pdg dg vorstandsvorsitzend* verwaltungsrat* amministratore-delegato consejero-delegado bestuurder* chief-executive chief-financial chief-technology chief-operating chief-information chief-marketing founder owner inhaber* eigentumer* генеральний",
} as const satisfies Record<number, string>;

/** The level of a title without any such word. */
export const MID_LEVEL = 2;

/** Words of a title whose holder helps those of the occupation: "assistant achats", "Elektrikerhelfer". Over folded titles. */
export const ASSISTING_TITLE =
  /(?<![\p{L}\p{N}])(?:assistant|assistante|assistent(?:in)?|assistente|asistente|asystent(?:ka)?|aide|aiuto|helper|helfer(?:in)?|hilfskraft|ayudante|auxiliar|ajudante|pomocnik|hulp)(?! (?:\p{L}+ )?(?:manager|director|professor|head|principal))(?![\p{L}\p{N}])/u;

/** Work around a craft that is named in a title: who plans, buys, sells or recruits for it does not practise it. By the kind of that work, over folded titles. */
export const FUNCTION_TITLES: Record<string, RegExp> = {
  plans:
    /(?<![\p{L}\p{N}])(?:planners?|planning|schedulers?|\p{L}*planer(?:in)?|planificat\p{L}*|planificador\p{L}*|pianificat\p{L}*|planista|planeador\p{L}*)(?![\p{L}\p{N}])/u,
  buys: /(?<![\p{L}\p{N}])(?:\p{L}*einkaufer(?:in)?|\p{L}*einkauf|buyers?|purchas\p{L}+|procurement|acheteu\p{L}+|achats|comprador\p{L}*|compras|acquist\p{L}+|inkoper|inkoop\p{L}*|zakup\p{L}*|kupiec)(?![\p{L}\p{N}])/u,
  sells:
    /(?<![\p{L}\p{N}])(?:sales|account (?:manager|executive)|reps?|representatives?|\p{L}*verkauf\p{L}*|\p{L}*vertrieb\p{L}*|aussendienst\p{L}*|(?:technico|responsable|agent|attache\p{L}*) commercial\p{L}*|ingenieure? d affaires|(?:tecnico|agente|delegado|asesor|tecnica|consulente|responsabile|assistente) co(?:m)?mercial\p{L}*|vendedor\p{L}*|venditor\p{L}+|vendit[ae]|agente di commercio|verkoop\p{L}*|verkoper|accountmanager|handlow\p{L}+|sprzedaw\p{L}+|saljare|forsaljning\p{L}*|delegue\p{L}*|visiteu\p{L}+ medical\p{L}*|\p{L}*vertreter(?:in)?)(?![\p{L}\p{N}])/u,
  recruits:
    /(?<![\p{L}\p{N}])(?:recruit\p{L}+|talent acquisition|rekrut\p{L}+|recrut\p{L}+|reclut\p{L}+|personalvermittl\p{L}+)(?![\p{L}\p{N}])/u,
};
