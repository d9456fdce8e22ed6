/** Further names of concepts that stand in other files, and a few concepts between them. One concept a line, see `concepts.ts`. */
export const FURTHER_NAMES = `
#skill
export sales | exportación | export sales | exportgeschäft | export à l'international | développement export | eksport | exportação | esportazione | export < b2b sales, import and export
profit and loss | profit and loss account | P&L | p&l responsibility | profit & loss | ergebnisverantwortung | guv-verantwortung | gewinn- und verlustrechnung | compte de résultat | compte d'exploitation | cuenta de resultados | cuenta de explotación | conto economico | resultatenrekening | rachunek wyników | rachunek zysków i strat | conta de exploração | demonstração de resultados | resultatansvar < business administration
customs declarations | documentación aduanera | documentos aduaneros | customs documentation | customs paperwork | zolldokumente | zolldokumentation | documents douaniers | documentation douanière | documentazione doganale | douanedocumenten | dokumentacja celna | dokumenty celne | documentação aduaneira < customs
international transport | trasy międzynarodowe | transporcie międzynarodowym | ruchu międzynarodowym | międzynarodówka | international haulage | international routes | fernverkehr international | touren europaweit | trajets internationaux | internationale ritten | rutas internacionales < truck driving
refrigerated transport | refrigerated trailer | reefer | kühltransport* | kühlauflieger | kühlfahrzeug* | transport frigorifique | remorque frigorifique | transporte frigorífico | remolque frigorífico | trasporto refrigerato | koeltransport | koeltrailer | naczepa chłodnicza | naczepą chłodniczą | chłodnia | chłodnią | transport chłodniczy < truck driving
orthopaedic surgery | orthopaedic theatres | orthopaedic theatre | orthopedic surgery | trauma and orthopaedics | trauma and orthopaedic theatres | orthopaedic and trauma | joint replacement* | orthopädische chirurgie | unfallchirurgie | chirurgie orthopédique | cirugía ortopédica | cirugía traumatológica | chirurgia ortopedica | orthopedische chirurgie | chirurgia ortopedyczna < surgery, orthopaedics
robotic surgery | robotic-assisted surgery | robot-assisted surgery | roboterassistierte chirurgie | chirurgie robotique | chirurgie assistée par robot | cirugía robótica | chirurgia robotica < surgery
scrub nursing | scrub | scrub role | scrubbing | scrub experience < operating theatre
sterile technique | sterile field | aseptic technique | aseptic non-touch technique | antt | steriles arbeiten | aseptisches arbeiten | asepsie | technique stérile | técnica aséptica | técnica estéril | tecnica asettica | steriele techniek | technika aseptyczna < infection control
quality management | quality department | quality assurance department | qualitätsabteilung | qualitätswesen | service qualité | departamento de calidad | reparto qualità | ufficio qualità | kwaliteitsafdeling | dział jakości | dziale jakości | działu jakości
building information modeling | bim | bim coordination | bim-koordination | modèles bim | modelos bim
road construction | road works | roadworks | highway construction | straßenbau | travaux routiers | construction routière | obras de carreteras | obra de carreteras | carreteras | firmes | costruzione strade | wegenbouw | budowa dróg | construção de estradas < civil engineering
mentoring | mentor | mentor for | mentored | tutorat | tutoring of students | anleitung von auszubildenden | praxisanleitung | encadrement de stagiaires | encadrement d'apprentis | ausbildung von lehrlingen | ausbildung von auszubildenden | formation des apprentis | formación de aprendices | begeleiden van stagiairs | opiekun stażystów < training
in-house legal work | in-house | in house counsel | secondment | secondments | on secondment | rechtsabteilung | direction juridique | service juridique | asesoría jurídica interna | ufficio legale interno | dział prawny < law
fish cookery | fish preparation | preparing fish | fish section | fischzubereitung | fischküche | préparation des poissons | poissonnerie de cuisine | chef de partie poissons | preparación de pescado | preparazione del pesce | visbereiding | przygotowanie ryb < cooking
vehicle diagnostics | fahrzeugdiagnose | diagnosegerät* | diagnosetester | ODIS | Xentry | Bosch KTS | diagnose an fahrzeugen | diagnostic automobile | valise de diagnostic | diagnosis de vehículos | autodiagnosi | voertuigdiagnose | diagnostyka pojazdów < automotive repair
user research | user interviews | interviews with users | discovery interviews | product discovery | entretiens utilisateurs | nutzerinterviews | entrevistas con usuarios | interviste agli utenti | gebruikersinterviews | wywiady z użytkownikami
pruning | snoeien | snoeiwerk | hedge cutting | heckenschnitt | gehölzschnitt | baumschnitt | taille des arbustes | élagage | taille des haies | poda | potatura | przycinanie
ice cream making | glacerie | glaces | ice cream | speiseeis | eisherstellung | gelateria | heladería | lody < pastry
chocolate work | chocolaterie | chocolats | chocolatier | pralinen | tempérage du chocolat | bombonería | cioccolateria | chocolade | czekolada < pastry
international experience | experiencia internacional | experience abroad | international projects | auslandserfahrung | internationale erfahrung | expérience internationale | expérience à l'étranger | esperienza internazionale | esperienza all'estero | internationale ervaring | doświadczenie międzynarodowe
settlement of final pay | solde de tout compte | soldes de tout compte | finiquito | finiquitos | liquidación y finiquito | endabrechnung | final settlement < payroll
retail negotiation | negociación con cadenas de distribución | cadenas de distribución | key account negotiation | négociation avec la grande distribution | négociation grande distribution | verhandlung mit handelsketten < key account management
front office | reparto ricevimento | addetto al ricevimento | ricevimento ospiti | ricevimento e prenotazioni | ricevimento notturno | empfang von gästen | gästeempfang | réception d'hôtel | accueil réception | recepción | recepcja | reception desk | check-in e check-out < reception
reading drawings | lecture de plans | lecture de plan | plans lus | pläne lesen | lesen von bauplänen | bauzeichnungen lesen | reading of plans | reading plans | read plans | read blueprints | lectura de planos | interpretación de planos | lettura disegni | lettura di planimetrie | tekeninglezen | tekeningen lezen | czytanie rysunku technicznego | czytanie planów | leitura de desenho
dementia care | demensavdelning | demensboende | demensomsorg | demenzstation | demenzbereich | unité alzheimer | memory unit | dementia ward
sign language | lengua de signos | lengua de señas | gebärdensprache | langue des signes | lingua dei segni | gebarentaal | język migowy
isometric drawings | isometrics | isometric | rysunków izometrycznych | isometrien | isométriques | planos isométricos < reading drawings
#certificate
certified scrum product owner | cspo | professional scrum product owner | pspo
chainsaw certificate | certificaat kettingzaag | kettingzaag ekz | ekz kettingzaag | motorsägenschein | kettensägenschein | permis tronçonneuse | carnet de motosierra | patentino motosega < chainsaw work
professional registration | inscrit à l'ordre | inscription à l'ordre | inscrite à l'ordre | ordre national des infirmiers | ordre infirmier | ordre des infirmiers | inscription au tableau de l'ordre | kammermitglied* | iscrizione all'albo | colegiación | wpis do izby | colegiad* | inscrição na ordem | chamber membership | kammermitgliedschaft | eintragung in die kammer | izba inżynierów | izby inżynierów | przynależność do izby | członek izby | registro profesional | beroepsregister | professional register | personenregister
f-gas certificate | f-gassencertificaat | f-gassen certificaat | f-gassen | f-gas | f-gas handling | kältemittelschein | kälteschein | sachkundenachweis kältemittel | attestation d'aptitude fluides frigorigènes | fluides frigorigènes | carnet de gases fluorados | gases fluorados | patentino f-gas | certyfikat f-gaz | f-gazy
WSET certificate | wset | wset level 2 | wset level 3 | wset 2 | wset 3 | wset niveau 3 | wset nivel 3 < wine knowledge
food hygiene certificate | carnet de manipulador de alimentos | carnet de manipulador | manipulador de alimentos | certificado de manipulador de alimentos
forklift licence < BG forklift certificate, forklift operation
immediate life support | ils certificate | immediate life support certificate
registered nurse licence | nmc pin active
operating department practitioner registration | hcpc registration | hcpc | registered operating department practitioner | odp registration
forklift licence | flurförderschein | flurförderzeugschein | fahrausweis flurförderzeuge | permis cariste | licencia de carretillero | rijbewijs heftruck | heftruckrijbewijs
safe pass card | safe pass
cscs card | cscs
#role
dental hygienist | zmp | prophylaxeassistent* | zahnmedizinische prophylaxeassistentin < dental assistant
sales representative | agente commerciale | agente di commercio | rappresentante | rappresentante di commercio | rappresentante di dispositivi medici | représentant | représentante | attaché commercial | comercial de zona | przedstawiciel handlowy | vertegenwoordiger | handelsvertreter* | außendienstmitarbeiter* < sales professional
tax clerk | steuerfachwirt* < tax adviser
operating department practitioner | odp < theatre nurse
lawyer | counsel | commercial counsel | corporate counsel | senior counsel | legal counsel
legal recruiter | legal recruitment consultant < recruiter
export manager | responsable de exportación | responsable d'export | técnico de exportación | técnica de exportación | export area manager | area export manager | exportsachbearbeiter* | referent eksportu < sales manager, export sales
primary school teacher | leerkracht | groepsleerkracht | leerkracht basisonderwijs | leerkracht groep < teacher
pastry chef | chef de partie pâtisserie | chef pâtissier | pâtissier | pâtissière | konditor* | patissier | pastelero | pastelera | pasticcere | pasticciera | banketbakker | cukiernik < chef, pastry
pipe welder | tig pipe welder | spawacz rurociągów | rohrschweißer* | soudeur tuyauteur | soldador de tuberías | saldatore tubista | pijplasser < welder
digital marketing specialist | manager seo | responsable seo | référenceur | référenceuse | chargé de marketing digital | chargée de marketing digital | responsable marketing digital | responsable de marketing digital | leiter online-marketing | leiterin online-marketing | head of digital marketing | online-marketing-leiter* | responsabile marketing digitale | marketing digital manager < marketing manager, digital marketing
warehouse manager | leiter lager | leiterin lager | leitung lager | lagerleitung | leiter lager und versand < warehouse worker
quality engineer | qualitätsingenieur* | inżynier jakości | ingénieur qualité | ingeniero de calidad | ingegnere qualità | kwaliteitsingenieur | specjalista ds. jakości < engineer, quality management
#industry
tax firm | steuerkanzlei | steuerbüro | steuerberatungskanzlei | kanzlei für steuern | cabinet comptable | cabinet d'expertise comptable | gestoría | studio commercialista | administratiekantoor | accountantskantoor | biuro rachunkowe | accounting firm | accountancy firm | tax practice < consulting industry
paper industry | indústria do papel | indústria papeleira | máquinas de papel | máquina de papel | fábricas de papel | celulose | papel e celulose | paper mill | paper machine | pulp and paper | papierfabrik* | papiermaschine* | papeterie | papeteries | industrie du papier | industria papelera | papelera | industria della carta | cartiera | papierfabriek | papiernia | przemysł papierniczy < manufacturing industry
manufacturing industry | factory | factories | foundry | foundries | castings | tile manufacturer | manufacturer | manufacturing environment | production site | produktionsbetrieb | produktionsumfeld | werk | usine | fonderie | environnement industriel | fábrica | entorno industrial | fundición | stabilimento | fonderia | ambiente produttivo | fabriek | productieomgeving | fabryka | zakład produkcyjny | środowisko produkcyjne przemysłowe
public sector industry | council | borough council | city council | county council | local authority | public sector | secteur public | sector público | settore pubblico | publieke sector | sektor publiczny | öffentlicher sektor
pharmaceutical industry | ambito farmaceutico | settore farmaceutico | sector farmacéutico | secteur pharmaceutique | pharmabranche | farmacie industriële | branża farmaceutyczna | setor farmacêutico
early years education | escuela infantil | primer ciclo | primer ciclo de infantil | 0-3 | 0-3 años | kinderkrippe | krippe | crèche | asilo nido | kinderdagverblijf | żłobek | creche | nursery < education
food industry | conservas | conserverie | konserven* | canning | aceites | olive oil | ölmühle* | huilerie | bodegas | bodega | winery | weingut* | domaine viticole | lácteos | laiterie | fromagerie | zuivel | mleczarnia | mleczarniach | mleczarstwo | embutidos | fleischwaren* | metzgerei* | charcuterie | backwaren* | bäckerei* | boulangerie | panadería | bakkerij | piekarnia | zuckerfabrik | sugar factory | sucrerie | cukrownia | creamery | dairies | breweries | brouwerij | brasserie industrielle | browar | lebensmittelproduktion | food production | produkcja spożywcza | getränke* | beverages
cosmetics industry | cosmetics | cosmetic | kosmetik* | *kosmetik | cosmétique | cosmétiques | cosmética | cosmetica | kosmetyki | kosmetyczna | beauty industry | skin care | savons | savonnerie | soaps | parfumerie | parfums
medical devices | implants | medizinprodukte | medical technology | medical device manufacturer | medische technologie | implantate
energy industry | power utility | power markets | energy trading | electricity grid | stromnetz | wind parks | wind farm | wind farms | électrique | électricité | energiehandel
#field
early childhood education | educación infantil | magisterio infantil | magisterio en educación infantil | técnico superior en educación infantil | frühpädagogik | kindheitspädagogik | petite enfance | scienze dell'educazione infantile | pedagogiek jonge kind | wychowanie przedszkolne | educação de infância < education
hospitality work | istituto alberghiero | diploma alberghiero | hotelfachschule | école hôtelière | lycée hôtelier | escuela de hostelería | hotelschool | szkoła hotelarska | escola de hotelaria
business administration | administración y dirección de empresas | administración de empresas
import and export | international trade | comercio internacional | commerce international | internationaler handel | außenhandel
#skill
dry lining | sucha zabudowa | suchej zabudowy | zabudowy g-k | płyty g-k | płyt g-k | karton-gips | karton-gipsu | lavori in cartongesso | costruzioni a secco | gypsum board | gyproc | placo | placoplatre | gipskarton* | rigips*
suspended ceilings | suspended ceiling | drop ceilings | abgehängte decken | abhangdecken | unterdecken | sufity podwieszane | sufitów podwieszanych | sufity na wieszakach | controsoffitti | faux plafonds | plafonds suspendus | falsos techos | techos falsos | systeemplafonds | tetos falsos | controsoffitto < dry lining
fire-rated partitions | fire-rated walls | fire walls | brandschutzwände | brandschutzwand* | ściany ogniowe | ścian ogniowych | ścianki ogniowe | ściany przeciwpożarowe | przegrody ogniowe | przegród ogniowych | przegrody o odporności ogniowej | pareti tagliafuoco | cloisons coupe-feu | tabiques cortafuegos | brandwerende wanden | paredes corta-fogo < dry lining
joint filling | taping and jointing | spachteln | verspachteln | spachtelarbeiten | szpachlowanie | gładzie | stuccatura | jointoyage | emplastecido | tape and joint < dry lining
data protection impact assessment | data protection impact assessments | dpia | dpias | privacy impact assessment | privacy risk assessments | privacy risk assessment | datenschutz-folgenabschätzung* | aipd | analyse d'impact relative à la protection des données | evaluación de impacto en la protección de datos | valutazione d'impatto sulla protezione dei dati | gegevensbeschermingseffectbeoordeling | ocena skutków dla ochrony danych < data protection
personal data breaches | personal data breach | data breaches | data breach | breach notification | breach reporting | ico notification | ico-reportable breaches | datenpannen | datenschutzverletzung* | violations de données | violaciones de seguridad | violazioni dei dati | datalekken | datalek | naruszenia ochrony danych | violações de dados < data protection
information governance | informationsgovernance | information rights < data protection
freedom of information | foi | foia | foi requests | informationsfreiheit* < information governance
deafblind guiding | guía-interpretación | guía-intérprete | guía intérprete | personas sordociegas | guide-interprétation | taubblindenassistenz* | interpretariato per sordociechi | deafblind interpreting
painting conservation | restauro di dipinti | restauro dipinti | gemälderestaurierung* | restauration de tableaux | restauración de pintura | schilderijenrestauratie | konserwacja malarstwa
canvas lining | foderatura | foderature | rifodero | rifoderi | rintelo | rentoilage | doublierung | reentelado | lining of paintings < painting conservation
paint layer consolidation | consolidamento della pellicola pittorica | fermatura del colore | velinatura | riadesione degli strati | fixage de la couche picturale | malschichtfestigung | fijación de la capa pictórica < painting conservation
orthosis making | orthèses | orthèse | attelles | attelles thermoformées | orthesenbau | schienenbau | handschienen | férulas | ortesis | ortesi | tutori su misura | splinting | splints | spalken | ortezy < occupational therapy
neurological rehabilitation | neurorehabilitation | neuro rehab | rééducation neurologique | neuro adulte | rééducation post-avc | post-avc | suites d'accident vasculaire cérébral | adultes cérébrolésés | hémiplégie | neurologische rehabilitation | neurologische reha | rehabilitación neurológica | riabilitazione neurologica | neurologische revalidatie | rehabilitacja neurologiczna < rehabilitation
cellar management | wine cellar management | gestão de garrafeira | gestão da garrafeira | garrafeira | adega | weinkellerverwaltung | gestion de cave | gestion de la cave | gestión de bodega | gestione della cantina | wijnkelderbeheer < wine knowledge
beverage cost control | beverage cost | pour cost | custo de bebidas | custos de bebidas | cmv de bebidas | coste de bebidas | beverage costing | getränkekosten | coût boissons | costo bevande
animal medical training | medical training | targettraining | target training | clickertraining | clicker training | medizinisches training | entraînement médical | entrenamiento médico | addestramento medico
remote injection of animals | distanzimmobilisation | blasrohr | blasrohr* | narkosegewehr | blowpipe | dart gun | dart rifle | téléanesthésie | fusil hypodermique | teleanestesia | cerbottana
scaffolding < working at height
night duty < night work
dcs | deltav | experion | honeywell experion | centum vp | yokogawa centum | pcs 7 | simatic pcs 7 | freelance dcs | prozessleitsystem* | bordwerk | système numérique de contrôle-commande
#role
drywall installer | monter suchej zabudowy | monter zabudowy | monter karton-gipsu | monter płyt g-k | drywaller | dry liner | monter zabudowy i robót wykończeniowych | technik robót wykończeniowych | monter robót wykończeniowych
sign language interpreter | intérprete de lengua de signos | intérprete de lse | intérprete lse | interprete lis | interprète en langue des signes | interprète lsf | gebärdensprachdolmetscher* | gebarentolk* | tłumacz języka migowego | intérprete de língua gestual | bsl interpreter | teckenspråkstolk < translator
information governance manager | information governance lead | information governance officer | ig manager | ig lead | privacy manager | deputy dpo | privacy officer < data protection officer
process operator | procesoperator | procesoperator b | operator petrochemie | operator chemie | operator b
`;
