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
