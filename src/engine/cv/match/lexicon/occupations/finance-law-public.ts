/** Skills, certificates and occupations of finance, law, the office, personnel and the public service. One concept a line, see `concepts.ts`. */
export const FINANCE_LAW_PUBLIC = `
#skill < accounting
bank reconciliation | bank reconciliations | bankabstimmung | kontenabstimmung | kontenklärung | rapprochement bancaire | rapprochements bancaires | conciliación bancaria | conciliaciones bancarias | riconciliazione bancaria | riconciliazioni bancarie | bankreconciliatie | uzgadnianie kont | uzgadnianie sald | reconciliação bancária | reconciliações bancárias | τραπεζική συμφωνία
general ledger | hauptbuch* | grand livre | libro mayor | libro mastro | grootboek | księga główna | razão geral
fixed asset accounting | anlagenbuchhaltung | immobilisations comptables | inmovilizado | contabilità cespiti | cespiti | vaste activa | środki trwałe | imobilizado | ativos fixos
accruals | rückstellungen | abgrenzungen | provisions comptables | periodificaciones | ratei e risconti | overlopende posten | rozliczenia międzyokresowe | acréscimos e diferimentos
intercompany accounting | intercompany | konzernverrechnung | conciliaciones intercompany | intragroup
invoicing | fakturierung | rechnungsstellung | facturation | facturación | fatturazione | facturatie | fakturowanie | wystawianie faktur | faturação
electronic invoicing | e-rechnung | xrechnung | zugferd | facture électronique | factura electrónica | fatturazione elettronica | e-facturatie | ksef | fatura eletrónica < invoicing
dunning | mahnwesen | zahlungserinnerungen | relances clients | reclamación de impagos | solleciti di pagamento | aanmaningen | monitoring płatności | cobranças < accounts receivable
payment runs | zahlungsläufe | zahlungsverkehr buchhaltung | campagnes de paiement | remesas de pagos | distinte di pagamento | betaalruns | przelewy | pagamentos a fornecedores < accounts payable
travel expense accounting | reisekostenabrechnung | reisekosten | notes de frais | liquidación de gastos | gestión de gastos de viaje | note spese | reiskosten declaraties | rozliczanie delegacji | despesas de viagem
cost centre accounting | kostenstellenrechnung kostenträgerrechnung | comptabilité par centres de coûts | centros de coste | centri di costo | kostenplaatsen | centra kosztów | centros de custo < cost accounting
inventory valuation | bestandsbewertung | valorisation des stocks | valoración de inventario | valorizzazione magazzino | voorraadwaardering | wycena zapasów | valorização de inventário < cost accounting
Spanish GAAP | PGC | plan general contable < local gaap
French GAAP | pcg | plan comptable général < local gaap
Italian GAAP | oic | principi contabili nazionali < local gaap
Polish GAAP | ustawa o rachunkowości | psr rachunkowość < local gaap
Portuguese GAAP | snc | sistema de normalização contabilística < local gaap
US GAAP < local gaap
UK GAAP | frs 102 | frs102 < local gaap
Swiss GAAP FER < local gaap
Dutch GAAP | rj richtlijnen < local gaap
German GAAP | hgb-abschluss | bilanzierung nach hgb < local gaap
Intrastat | intrastat-meldungen | deb des douanes
SAF-T | jpk | saft-pt
tax returns | steuererklärungen | déclarations fiscales annuelles | declaraciones de impuestos | presentación de impuestos | dichiarazioni dei redditi | dichiarativi fiscali | belastingaangiften | deklaracje podatkowe | zeznania podatkowe | declarações fiscais | irs e irc < tax
VAT returns | umsatzsteuervoranmeldung* | déclarations de tva | liquidación de iva | declaraciones de iva | liquidazione iva | dichiarazione iva | btw-aangiften | deklaracje vat | declarações de iva | iva periódica < vat
corporate income tax | körperschaftsteuer | impôt sur les sociétés | impuesto de sociedades | impuesto sobre sociedades | ires | vennootschapsbelasting | cit podatek | podatek dochodowy | irc < tax
personal income tax | irpf | einkommensteuer | impôt sur le revenu | irpef | inkomstenbelasting | pit podatek | imposto sobre o rendimento < tax
tax law study | tributación | derecho tributario | derecho fiscal | diritto tributario | droit fiscal | fiscaal recht | prawo podatkowe studia | direito fiscal | steuerlehre < tax, law
tax audits | betriebsprüfung* | contrôle fiscal | inspecciones fiscales | verifiche fiscali | belastingcontrole | kontrole podatkowe | inspeções tributárias < tax
customs duties and excise | verbrauchsteuer* | accises | impuestos especiales | accise | accijnzen | akcyza | impostos especiais < tax
social security law | sozialversicherungsrecht | segurança social | legislação da segurança social | seguridad social | sécurité sociale | diritto previdenziale | sociale zekerheid | ubezpieczenia społeczne | zus rozliczenia < labour law
financial controlling | finanzcontrolling | contrôle financier | control financiero | controllo finanziario | kontroling finansowy | controlo financeiro < management accounting
sales controlling | vertriebscontrolling | contrôle de gestion commercial | control de gestión comercial < management accounting
production controlling | produktionscontrolling | werkscontrolling | contrôle de gestion industriel | control de gestión industrial | controllo di gestione industriale < management accounting
project controlling | projektcontrolling | contrôle de projet | control de proyectos | project control | kontrola projektów < management accounting
KPI reporting | kennzahlen* | reporting financier | tableaux de bord | cuadros de mando | indicadores clave | cruscotti direzionali | dashboards rapportage | raportowanie zarządcze | relatórios de gestão < management accounting
liquidity planning | liquiditätsplanung | plan de trésorerie | planificación de tesorería | pianificazione finanziaria di cassa | liquiditeitsplanning | planowanie płynności | planeamento de tesouraria < treasury
hedging | devisenmanagement | fx hedging | couverture de change | cobertura de divisas | coperture cambi | valutarisico | zabezpieczenia walutowe < treasury
financial due diligence | due diligence financière | due diligence financiera | due diligence finanziaria < corporate finance
business valuation | unternehmensbewertung | valorisation d'entreprise | valoración de empresas | valutazione d'azienda | bedrijfswaardering | wycena przedsiębiorstw | avaliação de empresas < corporate finance
project finance | projektfinanzierung | financement de projets | financiación de proyectos | finanza di progetto | projectfinanciering | finansowanie projektów | financiamento de projetos < corporate finance
mortgage lending | baufinanzierung | immobilienfinanzierung | crédit immobilier | préstamos hipotecarios | hipotecas | mutui | hypotheken | hypotheekadvies | kredyty hipoteczne | crédito habitação < banking
corporate banking | firmenkundengeschäft | firmenkundenberatung | banque d'entreprise | banca de empresas | corporate banking clienti | zakelijke klanten bank | bankowość korporacyjna | banca de empresas portugal < banking
retail banking | privatkundengeschäft | privatkundenberatung | banque de détail | banca minorista | banca retail | particuliere klanten bank | bankowość detaliczna | banca de retalho < banking
securities trading | wertpapierhandel | wertpapiere | marchés financiers | mercados de valores | negociación de valores | mercati finanziari | effectenhandel | papiery wartościowe | valores mobiliários < investment management
fund accounting | fondsbuchhaltung | comptabilité de fonds | contabilidad de fondos | contabilità fondi < investment management
derivatives | derivate finanz | produits dérivés | derivados financieros | derivati | derivaten | instrumenty pochodne < investment management
Basel III | basel iii/iv | crr | bankenaufsicht* | marisk < risk management
Solvency II < risk management, insurance
MiFID II | mifid < compliance
PSD2 | psd 2 < payments
KYC checks | know your customer | kundenidentifizierung | connaissance client | conozca a su cliente < anti-money laundering
fraud prevention | betrugsprävention | lutte contre la fraude | prevención del fraude | antifrode | fraudebestrijding | przeciwdziałanie oszustwom | prevenção de fraude < compliance
whistleblowing | hinweisgeberschutz | lanceurs d'alerte
ESG reporting | csrd | nachhaltigkeitsberichterstattung | reporting extra-financier | informes de sostenibilidad | bilancio di sostenibilità | duurzaamheidsrapportage | raportowanie esg | relato de sustentabilidade < accounting
claims handling | schadenbearbeitung | schadenregulierung | gestion de sinistres | gestión de siniestros | tramitación de siniestros | gestione sinistri | schadeafhandeling | likwidacja szkód | gestão de sinistros < insurance
actuarial science | versicherungsmathematik | actuariat | ciencias actuariales | scienze attuariali | actuariële wetenschappen | aktuariat | ciências atuariais < insurance
property and casualty insurance | sachversicherung | kompositversicherung | iard | seguros generales | ramo danni | schadeverzekeringen | ubezpieczenia majątkowe | ramos reais < insurance
life insurance products | lebensversicherung | assurance vie | seguros de vida producto | ramo vita | levensverzekeringen | ubezpieczenia na życie | ramo vida < insurance
#skill < payroll
social security contributions | sozialversicherungsmeldungen | sozialversicherung* | charges sociales | dsn | déclaration sociale nominative | seguros sociales | cotizaciones | contributi previdenziali | f24 | sociale premies | rozliczenia zus | contribuições sociais
collective agreements | tarifvertrag* | tvöd | conventions collectives | convenios colectivos | ccnl | układ zbiorowy | contratos coletivos < labour law
time tracking administration | zeiterfassung | zeitwirtschaft lohn | gestion des temps | control horario | rilevazione presenze | urenregistratie | ewidencja czasu pracy | registo de assiduidade
wage garnishment | lohnpfändung* | saisies sur salaire | embargos de nómina | pignoramenti
SAP payroll | paisy abrechnung
#skill < human resources
personnel administration | hr administration | personalsachbearbeitung | personaladministration | personalverwaltung | administration du personnel | administración de personal | amministrazione del personale | personeelsadministratie | administracja kadrowa | kadry | administração de pessoal
employment contracts | arbeitsverträge | vertragswesen personal | contrats de travail | contratos de trabajo | contratti di lavoro | arbeidscontracten | umowy o pracę kadry | contratos de trabalho
works council cooperation | betriebsrat* | zusammenarbeit mit dem betriebsrat | cse | relations sociales | comité de empresa | relazioni sindacali | ondernemingsraad | związki zawodowe | comissão de trabalhadores < employee relations
employer branding | arbeitgebermarke | marque employeur | marca empleadora | werkgeversmerk | budowanie marki pracodawcy
active sourcing | direktansprache | executive search | headhunting | approche directe | chasse de têtes | búsqueda directa | ricerca diretta | direct search | rekrutacja bezpośrednia < recruitment
assessment centres | assessment-center | eignungsdiagnostik | tests de recrutement | centros de evaluación < recruitment
apprentice training | ausbildung von auszubildenden | ausbildungsleitung | formation d'apprentis | formación de aprendices | formazione apprendisti | opleiden van leerlingen | szkolenie uczniów < learning and development
talent management | talentmanagement | gestion des talents | gestión del talento | gestione dei talenti | zarządzanie talentami | gestão de talentos
succession planning | nachfolgeplanung | plan de succession | planes de sucesión
absence management | bem | betriebliches eingliederungsmanagement | fehlzeitenmanagement | gestion des absences | gestión de absentismo | gestione assenze | verzuimbegeleiding | ziekteverzuim | zarządzanie absencją
diversity and inclusion | diversity management | dei programme | diversité et inclusion | diversidad e inclusión | diversiteit en inclusie
HR business partnering | hr business partner | hr-business-partner
HR analytics | personalcontrolling | people analytics | reporting rh
global mobility | expatriate management | entsendung* | mobilité internationale | expatriados
temporary staffing | arbeitnehmerüberlassung | personaldisposition | aüg | gestion intérimaire | gestión de trabajo temporal | somministrazione di lavoro | uitzenden en detacheren | leasing pracowniczy | trabalho temporário < recruitment
outplacement | kündigungsmanagement | trennungsmanagement | despidos y eres | licenziamenti
dismissal protection law | kündigungsschutzrecht | kündigungsschutz < labour law
collective bargaining | tarifverhandlungen | négociation collective | négociations annuelles obligatoires | negociación colectiva | contrattazione collettiva | cao-onderhandelingen | negocjacje zbiorowe | negociação coletiva < labour law, employee relations
labour litigation | contencioso laboral | contentieux social | prud'hommes | arbeitsgerichtsverfahren | arbeitsgericht* | contenzioso del lavoro | arbeidsgeschillen | spory pracownicze < labour law, litigation
#skill < law
legal opinions | rechtsgutachten | gutachten | avis juridiques | consultations juridiques | dictámenes jurídicos | pareri legali | pareri | juridische adviezen | opinie prawne | pareceres jurídicos | pareceres
legal research | rechtsrecherche | juristische recherche | recherche juridique | investigación jurídica | ricerca giuridica | juridisch onderzoek | research prawniczy | pesquisa jurídica
legal due diligence | rechtliche due diligence | due diligence juridique | due diligence legal | due diligence legale
competition law | antitrust | kartellrecht | wettbewerbsrecht | droit de la concurrence | derecho de la competencia | diritto della concorrenza | mededingingsrecht | prawo konkurencji | direito da concorrência
banking law | bankrecht | finanzmarktrecht | droit bancaire | derecho bancario | diritto bancario | bankrecht nl | prawo bankowe | direito bancário
insurance law | versicherungsrecht | droit des assurances | derecho de seguros | diritto assicurativo | verzekeringsrecht | prawo ubezpieczeniowe
insolvency law | insolvenzrecht | droit des entreprises en difficulté | derecho concursal | diritto fallimentare | insolventierecht | prawo upadłościowe | direito da insolvência
administrative law | verwaltungsrecht | droit administratif | droit public | derecho administrativo | diritto amministrativo | bestuursrecht | prawo administracyjne | direito administrativo
environmental law | umweltrecht | droit de l'environnement | derecho ambiental | diritto ambientale | milieurecht | prawo ochrony środowiska | direito do ambiente
construction law | baurecht | droit de la construction | derecho de la construcción | diritto delle costruzioni | bouwrecht | prawo budowlane | direito da construção
tenancy law | mietrecht | wohnungseigentumsrecht | baux | droit immobilier locatif | arrendamientos urbanos | huurrecht | najem | arrendamento
family law | familienrecht | droit de la famille | derecho de familia | diritto di famiglia | familierecht | prawo rodzinne | direito da família
inheritance law | erbrecht | droit des successions | derecho de sucesiones | diritto successorio | erfrecht | prawo spadkowe | direito das sucessões
traffic law | verkehrsrecht | droit routier | derecho de tráfico
medical law | medizinrecht | droit de la santé | derecho sanitario | diritto sanitario | gezondheidsrecht | prawo medyczne
IT law | it-recht | droit du numérique | droit des nouvelles technologies | derecho digital | diritto digitale | ict-recht | prawo nowych technologii
trademark law | markenrecht | droit des marques | derecho de marcas | diritto dei marchi | merkenrecht | prawo znaków towarowych < intellectual property
patent law | patentrecht | droit des brevets | derecho de patentes | octrooirecht | prawo patentowe < intellectual property
civil procedure | zivilprozessrecht | procédure civile | derecho procesal civil | procedura civile | burgerlijk procesrecht | postępowanie cywilne | processo civil < litigation
arbitration | schiedsverfahren | arbitrage | arbitraje | arbitrato | arbitraż | arbitragem < litigation
mediation | mediación | mediazione | mediatie | mediacja | mediação < litigation
enforcement proceedings | zwangsvollstreckung | voies d'exécution | ejecuciones judiciales | procedure esecutive | executierecht | postępowanie egzekucyjne < litigation
contract negotiation legal | verhandlung von verträgen | négociation contractuelle < contract law
general terms and conditions | agb | conditions générales | condiciones generales | algemene voorwaarden < contract law
corporate housekeeping | secrétariat juridique | gesellschaftsrechtliche beschlüsse | actas societarias | libri sociali | company secretarial | obsługa korporacyjna < corporate law
notarial work | notariat* | actes notariés | actas notariales | atti notarili | notariële akten | akty notarialne | atos notariais
legal software | ra-micro | beck-online | juris | lexisnexis | westlaw | lex omega | legalis | dalloz | aranzadi | smarteca
immigration advice | aufenthaltsrecht | ausländerrecht | droit des étrangers | extranjería | diritto dell'immigrazione | vreemdelingenrecht | prawo migracyjne | lei de estrangeiros < immigration law
#skill < public administration
public budgeting | haushaltsrecht | doppik | kameralistik | comptabilité publique | m57 | contabilidad pública | contabilità pubblica | overheidsfinanciën | budżet publiczny | contabilidade pública
administrative procedure | verwaltungsverfahren | procédures administratives | procedimiento administrativo | procedimenti amministrativi | bestuursprocedures | kpa postępowanie
social benefits administration | sgb ii | sozialleistungen | leistungssachbearbeitung | prestations sociales | prestaciones sociales | prestazioni sociali | uitkeringen | świadczenia społeczne | prestações sociais
civil registry | standesamt | einwohnermeldeamt | bürgerbüro | état civil | registro civil | ufficio anagrafe | burgerzaken | urząd stanu cywilnego | registo civil
building authority work | bauamt | bauaufsicht | service urbanisme | instruction des permis | disciplina urbanística | ufficio tecnico comunale | vergunningverlening | wydział architektury
public tenders | vergaberecht | öffentliche vergabe | marchés publics | contratación pública | appalti pubblici | aanbestedingsrecht | zamówienia publiczne | contratação pública < public procurement
EU funding | fördermittel* | eu-projekte | fonds européens | fondos europeos | fondi europei | europese subsidies | fundusze unijne | fundos comunitários < grant writing
policy development | politische analyse | élaboration de politiques publiques | políticas públicas | politiche pubbliche | beleidsontwikkeling | beleidsadvies | polityka publiczna
citizen services | bürgerservice | accueil du public | atención al ciudadano | servizi al cittadino | publieksdienstverlening | obsługa mieszkańców | atendimento ao público
emergency planning | katastrophenschutz | krisenmanagement | gestion de crise | protección civil | protezione civile | crisisbeheersing | zarządzanie kryzysowe | proteção civil
statistics office work | amtliche statistik | statistique publique
archival work | archivwesen | archives publiques | archivística | archivistica | archiefwezen | archiwistyka | arquivística < archiving
law enforcement | polizeidienst | vollzugsdienst | ordnungsamt | police municipale | fuerzas de seguridad | polizia locale | handhaving | straż miejska | policiamento
tax administration | finanzamt | finanzverwaltung | administration fiscale | agencia tributaria | agenzia delle entrate | belastingdienst | urząd skarbowy | autoridade tributária < tax
#skill < administration
correspondence | schriftverkehr | korrespondenz | correspondance | correspondencia | corrispondenza | correspondentie | korespondencja | correspondência
calendar management | terminkoordination | terminmanagement | kalenderführung | gestion d'agenda | gestion des agendas | gestión de agenda | gestione agenda | agendabeheer | zarządzanie kalendarzem | gestão de agenda
travel arrangements | reiseorganisation | reiseplanung | geschäftsreisen | organisation de déplacements | gestión de viajes | organizzazione viaggi | reizen organiseren | organizacja podróży | organização de viagens
minute taking | protokollführung | protokollerstellung | comptes rendus de réunion | levantamiento de actas | verbalizzazione | notuleren | protokołowanie | redação de atas
data entry | datenerfassung | dateneingabe | saisie de données | introducción de datos | grabación de datos | inserimento dati | data-invoer | wprowadzanie danych | introdução de dados
telephone answering | telefonannahme | telefondienst | accueil téléphonique | standard téléphonique accueil | atención telefónica | centralino | telefonische bereikbaarheid | obsługa telefoniczna | atendimento telefónico
mail handling | postbearbeitung | postein- und ausgang | courrier | gestión de correo postal | gestione posta | postverwerking | obsługa korespondencji | gestão de correio
filing of documents | aktenführung | ablage | archivado de documentos | archiviazione documenti | dossierbeheer | prowadzenie dokumentacji | arquivo de documentos < archiving
meeting organisation | sitzungsvorbereitung | veranstaltungsorganisation büro | organisation de réunions | organización de reuniones | organizzazione riunioni | vergaderingen organiseren | organizacja spotkań | organização de reuniões
office supplies ordering | büromaterial* | fournitures de bureau | material de oficina | cancelleria | kantoorartikelen | materiały biurowe
PowerPoint | ms powerpoint | microsoft powerpoint < Microsoft Office
Outlook | ms outlook | microsoft outlook < Microsoft Office
Google Workspace | g suite | google docs | google sheets < Microsoft Office
LibreOffice | openoffice < Microsoft Office
Microsoft Teams | ms teams < Microsoft Office
Document management systems | dms | docuware | d.velop | easy archiv | ged documentaire | gestor documental < archiving
shorthand | stenografie | sténographie | taquigrafía
#skill < real estate
property management work | hausverwaltung | immobilienverwaltung | weg-verwaltung | mietverwaltung | gestion locative | gestion de copropriété | administración de fincas | gestión de alquileres | amministrazione condominiale | vastgoedbeheer | vve-beheer | zarządzanie nieruchomościami | gestão de condomínios
property valuation | immobilienbewertung | wertermittlung | expertise immobilière | tasación | valutazione immobiliare | taxatie | wycena nieruchomości | avaliação imobiliária
service charge accounting | nebenkostenabrechnung | betriebskostenabrechnung | régularisation des charges | gastos de comunidad | spese condominiali | servicekosten
property letting | vermietung | location immobilière | alquiler de viviendas | verhuur | wynajem | arrendamento imobiliário
#certificate
ACCA qualification part | acca part-qualified | cima part-qualified < part-qualified accountant
state-certified tax clerk | steuerfachangestellter abschluss | steuerfachwirt | dcg | dscg | diplôme de comptabilité et de gestion < accounting
Bilanzbuchhalter IHK diploma | staatlich geprüfter betriebswirt | betriebswirt ihk | wirtschaftsfachwirt* | industriefachwirt* | handelsfachwirt* < business administration
fachanwalt arbeitsrecht | fachanwalt für arbeitsrecht < labour law, admitted lawyer
SRA registered solicitor | solicitor of england and wales | volljurist* | zweites staatsexamen jura | befähigung zum richteramt | capa avocat | inscrit au barreau | colegiado icam | colegiación abogado | iscrizione all'albo degli avvocati | abilitazione forense | aplikacja radcowska | wpis na listę radców prawnych | inscrição na ordem dos advogados | cédula profissional de advogado | ingeschreven als advocaat < admitted lawyer
FRM | financial risk manager < risk management
ACAMS | cams certified < anti-money laundering
CII | dip cii | versicherungsfachmann ihk < insurance
§34f licence | 34f | 34d gewo | 34i gewo | dda distribuzione assicurativa | wft | wft basis | ivass rui | knf agent < financial services
CIPD level 5 | cipd level 7 < cipd
PHR certification | shrm < human resources
#role
bookkeeping clerk | accounts assistant | accounts clerk | buchhaltungsassistent* | sachbearbeiter buchhaltung | sachbearbeiterin buchhaltung | assistant comptable | aide-comptable | auxiliar contable | auxiliar administrativo contable | addetto contabilità | impiegato contabile | impiegata contabile | assistent boekhouder | medewerker boekhouding | młodszy księgowy | asystentka księgowej | assistente de contabilidade | βοηθός λογιστή | помічник бухгалтера < accountant
accounts payable clerk | kreditorenbuchhalter* | comptable fournisseurs | contable de cuentas a pagar | addetto ciclo passivo | crediteurenadministrateur | specjalista ds. zobowiązań | técnico de contas a pagar < accountant, accounts payable
accounts receivable clerk | debitorenbuchhalter* | credit controller | comptable clients | gestor de cobros | addetto ciclo attivo | recupero crediti addetto | debiteurenbeheerder | specjalista ds. należności | windykator | técnico de cobranças < accountant, accounts receivable
general ledger accountant | hauptbuchhalter* | bilanzbuchhalter* | comptable général | contable general | contabile generale | generalista contabile | hoofdboekhouder | starszy księgowy | specjalista ds. księgowości | contabilista sénior < accountant, financial statements
group accountant | konzernbuchhalter* | consolidation accountant | consolideur | contable de consolidación | group reporting accountant < accountant, consolidation
payroll accountant | entgeltabrechner* | lohn- und gehaltsbuchhalter* | responsable paie | especialista en nóminas | consulente paghe | elaboratore paghe | salarisspecialist | specjalista ds. kadr i płac | técnico de processamento salarial < payroll specialist
consulente del lavoro | labour consultant | gestor laboral | graduado social | gestionnaire paie et administration du personnel < payroll specialist, labour law
tax clerk | steuerfachangestellte* | steuerassistent* | collaborateur fiscal | técnico fiscal | addetto fiscale | fiscaal medewerker | specjalista ds. podatków | técnico fiscal português < tax adviser
bank clerk | bankangestellte* | schaltermitarbeiter* | guichetier | conseiller d'accueil bancaire | empleado de banca | cassiere bancario | baliemedewerker bank | kasjer bankowy | bancário < bank employee
corporate client adviser | firmenkundenberater* | firmenkundenbetreuer* | chargé d'affaires entreprises | gestor de empresas banca | gestore imprese | accountmanager zakelijk bank | doradca klienta biznesowego | gestor de empresas bancário < bank employee, corporate banking
mortgage adviser | baufinanzierungsberater* | courtier en crédit | asesor hipotecario | consulente mutui | hypotheekadviseur | doradca kredytowy | intermediário de crédito < financial adviser, mortgage lending
claims adjuster | schadenregulierer* | sachbearbeiter schaden | gestionnaire sinistres | tramitador de siniestros | perito de seguros | liquidatore sinistri | perito assicurativo | schadebehandelaar | likwidator szkód | gestor de sinistros | perito averiguador < insurance specialist, claims handling
insurance broker | versicherungsmakler* | courtier en assurances | corredor de seguros | broker assicurativo | assurantieadviseur | broker ubezpieczeniowy | corretor de seguros | mediador de seguros < insurance specialist, insurance sales
actuary | aktuar* | actuaire | actuario | attuario | actuaris | aktuariusz | atuário < insurance specialist, actuarial science
employment lawyer | arbeitsrechtler* | fachanwalt für arbeitsrecht anwalt | avocat en droit social | abogado laboralista | avvocato giuslavorista | arbeidsrechtadvocaat | prawnik prawa pracy | advogado laboralista | advogado de direito do trabalho < lawyer, labour law
corporate lawyer | gesellschaftsrechtler* | M&A lawyer | avocat d'affaires | avocat en droit des sociétés | abogado mercantilista | avvocato societario | ondernemingsrechtadvocaat | prawnik korporacyjny | advogado societário < lawyer, corporate law
in-house counsel | legal counsel | syndikusrechtsanwalt | syndikus* | unternehmensjurist* | justiziar* | juriste d'entreprise | directeur juridique | asesor jurídico | abogado de empresa | legale d'impresa | giurista d'impresa | bedrijfsjurist | radca prawny | prawnik wewnętrzny | jurista de empresa < lawyer, contract law
lawyer | attorney | solicitor | barrister | rechtsanwalt* | rechtsanwältin | avocat | avocate | abogado | abogada | avvocato | avvocata | advocaat | adwokat | advogado | advogada | advokat | advokát | avocat pledant | δικηγόρος | адвокат | юрист | правник < professional, law
judge | richter* | staatsanwalt* | magistrat | juge | juez | magistrado | fiscal judicial | giudice | magistrato | rechter | officier van justitie | sędzia | prokurator | juiz | procurador < professional, law
legal assistant | legal secretary | rechtsanwaltsfachangestellte* | rechtsanwaltsgehilf* | notarfachangestellte* | assistant juridique | assistante juridique | clerc de notaire | secretaria jurídica | procurador auxiliar | segretaria legale | assistente legale | juridisch secretaresse | juridisch medewerker | asystent prawny | sekretarka kancelarii | assistente jurídico < paralegal
bailiff | gerichtsvollzieher* | huissier de justice | commissaire de justice | ufficiale giudiziario | gerechtsdeurwaarder | komornik | agente de execução < professional, law
HR administrator | personalsachbearbeiter* | personalreferent* | hr-referent* | assistant rh | assistante rh | gestionnaire rh | chargé des ressources humaines | técnico de recursos humanos | técnico de rrhh | administrativo rrhh | addetto risorse umane | impiegata ufficio personale | hr-medewerker | p&o medewerker | specjalista ds. kadr | specjalista hr | kadrowa | técnico de recursos humanos rh < hr professional, personnel administration
HR business partner | hr-business-partner* | personalberater intern | rrh | responsable ressources humaines | business partner rh | hrbp | hr adviseur | hr-adviseur | partner biznesowy hr < hr professional, hr business partnering
HR manager | personalleiter* | leiter personal | head of hr | head of people | hr director | drh | directeur des ressources humaines | directora de recursos humanos | director de recursos humanos | jefe de personal | responsabile risorse umane | responsabile del personale | direttore risorse umane | hr-manager | hoofd hr | kierownik kadr | dyrektor hr | diretor de recursos humanos < hr professional, people management
recruitment consultant | personalberater* | personaldisponent* | personalvermittler* | consultant recrutement | chargé de recrutement | consultor de selección | técnico de selección | selezionatore | addetto selezione | recruitmentconsultant | intercedent | specjalista ds. rekrutacji | rekruter | técnico de recrutamento | talent acquisition specialist | talent acquisition partner < recruiter
clerical officer | verwaltungsfachangestellte* | verwaltungsfachwirt* | sachbearbeiter verwaltung | adjoint administratif | rédacteur territorial | agent territorial | auxiliar administrativo | administrativo | administrativa | funcionario administrativo | impiegato comunale | istruttore amministrativo | medewerker gemeente | administratief medewerker | referent urzędu | pracownik biurowy | pracownik administracyjny | assistente técnico administrativo | administrativo escritório < office worker, public administration
tax officer | finanzbeamte* | steuerinspektor* | inspecteur des finances publiques | inspector de hacienda | funzionario agenzia delle entrate | belastinginspecteur | inspektor podatkowy | inspetor tributário < civil servant, tax administration
case worker benefits | leistungssachbearbeiter* | arbeitsvermittler* | fallmanager* | conseiller emploi | conseiller pôle emploi | orientador laboral | orientatore al lavoro | klantmanager | werkconsulent | doradca zawodowy | técnico de emprego < civil servant, social benefits administration
policy adviser | referent politik | wissenschaftlicher referent | chargé de mission | conseiller politique | asesor político | consulente legislativo | beleidsadviseur | doradca polityczny | assessor político < civil servant, policy development
municipal officer | ordnungsamtsmitarbeiter* | policier municipal | policía local | agente di polizia locale | boa | strażnik miejski | polícia municipal < civil servant, law enforcement
project assistant | projektassistent* | projektassistenz | assistant chef de projet | asistente de proyectos | assistente di progetto | projectassistent | projectmedewerker | asystent projektu | assistente de projetos < office worker, project management
data entry clerk | datenerfasser* | datentypist* | opérateur de saisie | grabador de datos | operatore data entry | addetto data entry | data-entry medewerker | operator wprowadzania danych | operador de dados < office worker, data entry
switchboard operator | telefonist* | standardiste | telefonista | centralinista | operador de centralita < receptionist, telephone answering
office manager | büroleiter* | büromanager* | responsable administratif | responsable de oficina | jefe de administración oficina | responsabile ufficio | officemanager | kierownik biura | gestor de escritório < office worker, people management
chief of staff | referent der geschäftsführung | assistent der geschäftsleitung | directeur de cabinet | jefe de gabinete | assistente del ceo < management professional
translator sworn | beeidigter übersetzer | traducteur assermenté | traductor jurado | traduttore giurato | beëdigd vertaler | tłumacz przysięgły | tradutor ajuramentado < translator
`;
