/** Skills, certificates and occupations of education, science, media, land and environment. One concept a line, see `concepts.ts`. */
export const EDUCATION_SCIENCE_LAND = `
#skill < teaching
mathematics teaching | maths teaching | mathematikunterricht | enseignement des mathématiques | enseñanza de matemáticas | insegnamento di matematica | wiskundeonderwijs | nauczanie matematyki | ensino de matemática | викладання математики
science teaching | naturwissenschaftlicher unterricht | enseignement des sciences | enseñanza de ciencias | insegnamento di scienze | nauczanie przyrody | ensino de ciências
history teaching | geschichtsunterricht | enseignement de l'histoire | enseñanza de historia | nauczanie historii
music teaching | musikunterricht | enseignement de la musique | enseñanza musical | insegnamento di musica | muzieklessen | nauka muzyki | ensino da música
art teaching | kunstunterricht | arts plastiques | educación plástica | arte e immagine | educação visual
physical education | sportunterricht | eps | éducation physique | educación física | educazione fisica | scienze motorie | lichamelijke opvoeding | wychowanie fizyczne | educação física
CLIL | bilingual teaching | bilingualer unterricht | dnl enseignement | enseñanza bilingüe | insegnamento clil | tweetalig onderwijs | nauczanie dwujęzyczne | ensino bilingue
German as a foreign language | daf | daz | deutsch als fremdsprache | deutsch als zweitsprache | allemand langue étrangère < language teaching
French as a foreign language | fle | français langue étrangère < language teaching
Spanish as a foreign language | ele | español como lengua extranjera < language teaching
lesson planning | unterrichtsplanung | unterrichtsvorbereitung | préparation de cours | programación didáctica | programación de aula | progettazione didattica | lesvoorbereiding | planowanie lekcji | planificação de aulas
digital teaching | digitaler unterricht | numérique éducatif | enseñanza digital | didattica digitale | digitaal lesgeven | nauczanie zdalne | ensino digital
inclusive education | inklusiver unterricht | inklusive beschulung | école inclusive | educación inclusiva | didattica inclusiva | passend onderwijs | edukacja włączająca | educação inclusiva < special education
pupil guidance | klassenleitung | professeur principal | tutoría de grupo | coordinatore di classe | mentoraat | wychowawstwo | wychowawca klasy | direção de turma
parent communication | elternarbeit | elterngespräche | relations avec les parents | atención a familias | colloqui con i genitori | oudergesprekken | współpraca z rodzicami | contacto com encarregados de educação
school trips | klassenfahrten | voyages scolaires | excursiones escolares | gite scolastiche | schoolreizen | wycieczki szkolne | visitas de estudo
all-day care at school | ganztagsbetreuung | hort | offener ganztag | périscolaire | comedor escolar | doposcuola | buitenschoolse opvang | bso | świetlica szkolna | atl | componente de apoio à família < early childhood education
montessori | montessori-pädagogik | pédagogie montessori | pedagogía montessori
early language support | sprachförderung | éveil du langage | estimulación del lenguaje | taalontwikkeling vve < early childhood education
university teaching | hochschullehre | enseignement supérieur | docencia universitaria | didattica universitaria | universitair onderwijs | dydaktyka akademicka | ensino superior
vocational training delivery | berufliche bildung | berufsschulunterricht | formation professionnelle | formación profesional docencia | formazione professionale | beroepsonderwijs | szkolenie zawodowe | formação profissional
instructional design | unterrichtsdesign | ingénierie pédagogique | diseño instruccional | progettazione formativa | onderwijsontwikkeling | projektowanie szkoleń | desenho instrucional < e-learning
driving instruction | fahrschulunterricht | enseignement de la conduite | enseñanza de la conducción | rijlessen | nauka jazdy | ensino da condução
career guidance | berufsberatung | berufsorientierung | orientation professionnelle | orientación profesional | orientamento professionale | loopbaanbegeleiding | doradztwo zawodowe | orientação profissional
examination preparation for school leaving | abiturvorbereitung | préparation au baccalauréat | preparación evau | preparazione maturità | eindexamentraining | przygotowanie do matury | preparação para exames nacionais | підготовка до нмт | підготовки до нмт | підготовки до зно | підготовка до зно | подготовка к егэ < exam preparation
school pedagogy | pädagogik | pädagogische* | pédagogie | pedagogía | pedagogia | pedagogiek | pedagogika | педагогіка | педагогічна | педагогика < education
#skill < e-learning
Moodle
Google Classroom
Microsoft Teams for Education
Articulate Storyline | articulate | storyline authoring
GeoGebra
Kahoot
Canvas LMS | blackboard learn | ilias lms | itslearning
Interactive whiteboards | smartboard | smartboards | tableau interactif | tbi | pizarra digital | lim lavagna | digibord | tablica interaktywna | quadro interativo
SCORM
#skill < research
literature review | literaturrecherche | revue de littérature | revisión bibliográfica | revisione della letteratura | literatuuronderzoek | przegląd literatury | revisão de literatura
qualitative research | qualitative forschung | qualitative interviews | recherche qualitative | investigación cualitativa | ricerca qualitativa | kwalitatief onderzoek | badania jakościowe | investigação qualitativa
quantitative research | quantitative forschung | recherche quantitative | investigación cuantitativa | kwantitatief onderzoek | badania ilościowe
conference presentations | konferenzvorträge | conférences scientifiques | ponencias en congresos | presentazioni a congressi | referaty konferencyjne | comunicações em congressos
peer review | gutachtertätigkeit | relecture par les pairs | revisión por pares
research ethics | forschungsethik | éthique de la recherche | ética de la investigación
LaTeX | latex typesetting
EndNote | zotero | mendeley
#skill < laboratory work
PCR | qpcr | rt-pcr
ELISA assay | elisa test | elisa tests | elisa-tests
western blot | western blotting
cell culture | zellkultur | culture cellulaire | cultivo celular | colture cellulari | celkweek | hodowle komórkowe | cultura celular
HPLC | uplc
gas chromatography | gaschromatographie | gc-ms | chromatographie en phase gazeuse | cromatografía de gases | gascromatografia | chromatografia gazowa
mass spectrometry | massenspektrometrie | lc-ms | spectrométrie de masse | espectrometría de masas | spettrometria di massa | spektrometria mas | espetrometria de massa
spectroscopy | spektroskopie | nmr | ftir | spectroscopie | espectroscopia | spettroscopia | spektroskopia
microscopy | mikroskopie | microscopie | microscopía | microscopia | mikroskopia
flow cytometry | durchflusszytometrie | facs | cytométrie en flux | citometría de flujo | citometria
CRISPR | genome editing
protein purification | proteinreinigung | purification de protéines | purificación de proteínas
titration | titrations | dosages | valoraciones químicas | titolazione
sampling | probenahme | prélèvement d'échantillons | toma de muestras | campionamento | monstername | pobieranie próbek | amostragem
LIMS | labor-informationssystem
animal experiments | tierversuche | felasa | expérimentation animale | experimentación animal
quality control laboratory | labor qualitätskontrolle | laboratoire contrôle qualité | control de calidad laboratorio | laboratorio controllo qualità | laboratorium kontroli jakości
method validation | methodenvalidierung | validation de méthodes | validación de métodos | convalida metodi | walidacja metod | validação de métodos
drug development | arzneimittelentwicklung | développement pharmaceutique | desarrollo farmacéutico | geneesmiddelenontwikkeling | rozwój leków
regulatory affairs pharma | zulassung arzneimittel | affaires réglementaires | asuntos regulatorios | affari regolatori | registratie geneesmiddelen | rejestracja leków | assuntos regulamentares < compliance
process validation pharma | prozessvalidierung | qualifizierung und validierung | iq oq pq | validation des procédés | validación de procesos < good manufacturing practice
aseptic manufacturing | aseptische herstellung | sterilproduktion | production aseptique | fabricación aséptica < good manufacturing practice
#skill < journalism
editing | lektorat | redigieren | relecture | secrétariat de rédaction | corrección de textos | revisione testi | eindredactie | redakcja tekstów | revisão de texto
journalistic interviews | interviewführung | conduite d'interviews
radio production | hörfunk | radiojournalismus | radiophonique | producción de radio | produzione radiofonica | radio maken
television production | fernsehproduktion | production audiovisuelle | producción audiovisual | producción de televisión | produzione televisiva | tv-productie | produkcja telewizyjna | produção audiovisual
podcasting | podcast production | podcasts
camera operation | kameraführung | prise de vue | operador de cámara trabajo | ripresa video | camerawerk | operowanie kamerą
screenwriting | drehbuch* | scénario | guion | sceneggiatura
layout and typesetting | satz und layout | druckvorstufe | mise en page | maquetación | impaginazione | opmaak | skład dtp | dtp | paginação < graphic design
#skill < agriculture
crop production | arable farming | ackerbau | pflanzenbau | grandes cultures | cultivos herbáceos | colture | akkerbouw | uprawa roślin | produkcja roślinna | culturas arvenses
livestock farming | tierhaltung | viehzucht | élevage | ganadería | allevamento | veehouderij | hodowla zwierząt | produkcja zwierzęca | pecuária
dairy farming | milchviehhaltung | melken | élevage laitier | traite | ganado vacuno de leche | ordeño | allevamento da latte | mungitura | melkveehouderij | hodowla bydła mlecznego | produção de leite
pig farming | schweinehaltung | porcherie | élevage porcin | porcino | suinicoltura | varkenshouderij | trzoda chlewna | suinicultura
poultry farming | geflügelhaltung | aviculture | avicultura | avicoltura | pluimveehouderij | drobiarstwo
tractor driving | traktor fahren | schlepper fahren | schlepperfahren | conduite de tracteur | manejo de tractor | tractorista trabajo | guida trattore | trekker rijden | obsługa ciągnika | condução de trator
plant protection | pflanzenschutz* | protection des plantes | fitosanitarios | trattamenti fitosanitari | gewasbescherming | ochrona roślin | fitofarmacêuticos
irrigation | bewässerung | riego | irrigazione | irrigatie | nawadnianie | rega
greenhouse growing | gewächshaus* | unterglasanbau | serres | cultivo en invernadero | coltivazione in serra | glastuinbouw | uprawa szklarniowa | estufas agrícolas < horticulture
fruit growing | obstbau | arboriculture | fruticultura | frutticoltura | fruitteelt | sadownictwo | pomologia
vegetable growing | gemüsebau | maraîchage | horticultura | orticoltura | groenteteelt | warzywnictwo | horticultura produção < horticulture
organic farming | biologischer landbau | ökolandbau | agriculture biologique | agricultura ecológica | agricoltura biologica | biologische landbouw | rolnictwo ekologiczne | agricultura biológica
harvesting | erntearbeit | ernte | récolte | recolección | vendimia | raccolta | vendemmia | oogsten | zbiory | colheita
beekeeping | imkerei | apiculture | apicultura | apicoltura | bijenhouderij | pszczelarstwo
horse care | pferdepflege | soins aux chevaux | cuidado de caballos | cura dei cavalli | paardenverzorging | opieka nad końmi
precision farming | smart farming | agriculture de précision | agricultura de precisión | agricoltura di precisione | precisielandbouw | rolnictwo precyzyjne
farm management | betriebsführung landwirtschaft | gestion d'exploitation agricole | gestión de explotaciones | gestione aziendale agricola | bedrijfsvoering landbouw | zarządzanie gospodarstwem
winemaking | kellerwirtschaft | weinbereitung | vinification | elaboración de vinos | vinificazione | wijnmaken | winiarstwo | vinificação < viticulture
vine pruning | rebschnitt | taille de la vigne | poda de viñas | potatura viti | snoeien wijngaard | poda da vinha < viticulture
aquaculture | fischzucht | pisciculture | acuicultura | acquacoltura | viskweek | akwakultura < fishing
#skill < horticulture
landscaping | garten- und landschaftsbau | galabau | aménagement paysager | espaces verts | paisajismo | jardinería | giardinaggio | manutenzione del verde | hoveniersvak | groenvoorziening | zakładanie ogrodów | utrzymanie zieleni | espaços verdes
tree care | arboriculture ornementale | baumpflege | baumfällung | élagage | poda de árboles | potatura alberi | boomverzorging | pielęgnacja drzew | poda de árvores
lawn mowing | rasenpflege | tonte | siega de césped | taglio erba | gazononderhoud | koszenie trawy
chainsaw work | motorsäge* | kettensäge* | motorsägenschein | tronçonneuse | motosierra | motosega | kettingzaag | pilarka | motosserra < forestry
#skill < environmental science
waste management practice | abfallmanagement | gestion des déchets | gestión de residuos | gestione dei rifiuti | afvalbeheer praktijk | gospodarka odpadami praktyka | gestão de resíduos
water treatment | wasseraufbereitung | abwassertechnik | kläranlage* | traitement de l'eau | station d'épuration | tratamiento de aguas | depuradora | trattamento acque | depurazione | waterzuivering | uzdatnianie wody | oczyszczalnia ścieków | tratamento de águas
soil remediation | altlastensanierung | dépollution des sols | descontaminación de suelos | bonifica siti | bodemsanering | remediacja gruntów
environmental impact assessment | umweltverträglichkeitsprüfung | uvp | étude d'impact | evaluación de impacto ambiental | valutazione di impatto ambientale | milieueffectrapportage | ocena oddziaływania na środowisko | avaliação de impacte ambiental
carbon footprint | co2-bilanz* | bilan carbone | huella de carbono | impronta di carbonio | co2-voetafdruk | ślad węglowy | pegada de carbono | life cycle assessment | ökobilanz*
nature conservation | naturschutz* | protection de la nature | conservación de la naturaleza | conservazione della natura | natuurbeheer | ochrona przyrody | conservação da natureza
emissions monitoring | immissionsschutz* | bimschg | surveillance des émissions | control de emisiones | emissiemetingen
GIS | qgis | arcgis | geoinformation | geographic information systems | sig cartographie | sistemas de información geográfica | sistemi informativi territoriali | geo-informatie | systemy informacji geograficznej
remote sensing | fernerkundung | télédétection | teledetección | telerilevamento | teledetekcja
hydrology | hydrologie | hidrología | idrologia | hydrologia
meteorology | meteorologie | météorologie | meteorología | meteorologia
#certificate
plant protection certificate | pflanzenschutz-sachkundenachweis | sachkundenachweis pflanzenschutz | certiphyto | carné de aplicador fitosanitario | carné fitosanitario | patentino fitosanitario | spuitlicentie | uprawnienia opryskiwacz | cartão de aplicador < plant protection
chainsaw certificate | as baum | motorsägenschein zertifikat | ecc kettensäge | patentino motosega < chainsaw work
hunting licence | jagdschein | permis de chasser | licencia de caza | licenza di caccia | jachtakte
fishing licence | fischereischein
QTS award | qualified teacher status qts | zweites staatsexamen lehramt | capes externe | habilitación docente | abilitazione all'insegnamento classe | lerarenbevoegdheid | eerstegraads bevoegdheid | tweedegraads bevoegdheid | przygotowanie pedagogiczne | habilitação para a docência | profissionalização docente < teaching qualification
teacher category | вища кваліфікаційна категорія | перша кваліфікаційна категорія | кваліфікаційна категорія | nauczyciel dyplomowany | nauczyciel mianowany | высшая категория учителя < teaching qualification
CAP petite enfance | cap aepe | cache level 3 | staatlich anerkannter erzieher | staatlich anerkannte erzieherin | técnico superior en educación infantil < early childhood education
driving instructor licence | fahrlehrererlaubnis | bepecaser | titre ecsr
FELASA certificate | felasa b < animal experiments
#role
mathematics teacher | maths teacher | mathematiklehrer* | professeur de mathématiques | profesor de matemáticas | insegnante di matematica | docent wiskunde | wiskundeleraar | nauczyciel matematyki | professor de matemática | вчитель математики | учитель математики < teacher, mathematics teaching
science teacher | biologielehrer* | chemielehrer* | physiklehrer* | professeur de svt | professeur de physique-chimie | profesor de física y química | profesor de biología | insegnante di scienze | docent natuurkunde | docent biologie | nauczyciel fizyki | nauczyciel biologii | professor de ciências < teacher, science teaching
language teacher | sprachlehrer* | professeur de langues | profesor de idiomas | insegnante di lingue | taaldocent | lektor języka | professor de línguas | german teacher | french teacher | spanish teacher | deutschlehrer* | französischlehrer* | spanischlehrer* | professeur d'allemand | professeur d'espagnol | professeur de français | nauczyciel niemieckiego < teacher, language teaching
PE teacher | sportlehrer* | professeur d'eps | professeur d'éducation physique | profesor de educación física | insegnante di educazione fisica | gymleraar | nauczyciel wf | nauczyciel wychowania fizycznego | professor de educação física < teacher, physical education
music teacher | musiklehrer* | professeur de musique | profesor de música | insegnante di musica | muziekdocent | nauczyciel muzyki | professor de música < teacher, music teaching
primary school teacher | grundschullehrer* | primarlehrer* | professeur des écoles primaire | institutrice | instituteur | maestro de primaria | maestra de primaria | insegnante scuola primaria | maestra elementare | basisschoolleerkracht | leerkracht basisonderwijs | groepsleerkracht | nauczyciel wczesnoszkolny | nauczyciel edukacji wczesnoszkolnej | professor do 1.º ciclo | вчитель початкових класів < teacher
secondary school teacher | sekundarlehrer* | oberschullehrer* | professeur de lycée | professeur de collège | profesor de secundaria | profesor de instituto | insegnante scuola secondaria | docent voortgezet onderwijs | nauczyciel liceum | professor do ensino secundário < teacher
special needs teacher | sonderpädagog* | förderlehrer* | enseignant spécialisé | profesor de educación especial | pedagogo terapéutico | insegnante di sostegno | docente di sostegno | intern begeleider | leraar speciaal onderwijs | pedagog specjalny | oligofrenopedagog | professor de educação especial < teacher, special education
vocational trainer | berufsschullehrer* | ausbilder* | formateur professionnel | profesor de formación profesional | formatore professionale | praktijkopleider | mbo-docent | instruktor praktycznej nauki zawodu | formador profissional < teacher, vocational training delivery
teaching assistant | schulbegleiter* | schulassistenz | unterrichtshilfe | aesh | accompagnant d'élèves | assistant d'éducation | auxiliar de educación especial | assistente educativo | onderwijsassistent | klassenassistent | asystent nauczyciela | pomoc nauczyciela | assistente operacional de educação < education professional
kindergarten teacher | nursery teacher | preschool teacher | erzieher* | kindergärtner* | kindergartenpädagog* | elementarpädagog* | éducateur de jeunes enfants | éducatrice de jeunes enfants | auxiliaire de puériculture | educadora infantil | educador infantil | técnico en educación infantil | educatrice d'infanzia | educatore nido | maestra d'asilo | pedagogisch medewerker | pedagogisch medewerker kinderopvang | nauczyciel przedszkola | nauczyciel wychowania przedszkolnego | opiekunka dziecięca | educadora de infância | auxiliar de educação | förskollärare | pædagog | вихователь | воспитатель < childcare worker, early childhood education
school social worker | schulsozialarbeiter* | assistant social scolaire | trabajador social escolar | schoolmaatschappelijk werker | pedagog szkolny | psycholog szkolny | school counsellor < social worker
driving instructor | fahrlehrer* | moniteur auto-école | enseignant de la conduite | profesor de autoescuela | istruttore di guida | rijinstructeur | instruktor nauki jazdy | instrutor de condução < education professional, driving instruction
e-learning developer | instructional designer | e-learning-entwickler* | ingénieur pédagogique | concepteur e-learning | diseñador instruccional | progettista e-learning | onderwijskundige | projektant szkoleń | designer instrucional < trainer, instructional design
PhD student | doctoral student | doktorand* | doctorant | doctorante | doctorando | dottorando | promovendus | doktorant | doutorando < researcher
postdoctoral researcher | postdoc | post-doctorant | investigador postdoctoral | assegnista di ricerca | postdoktorand | investigador pós-doutorado < researcher
research assistant | wissenschaftliche hilfskraft | studentische hilfskraft | assistant de recherche | ayudante de investigación | assistente di ricerca | onderzoeksassistent | asystent badawczy | bolseiro de investigação < researcher
laboratory assistant | laborant* | chemielaborant* | biologielaborant* | cta laborant | bta laborant | technicien de laboratoire | técnico de laboratorio | auxiliar de laboratorio | tecnico di laboratorio | laborant | laboratoriummedewerker | laborantka | technik laboratoryjny | técnico de laboratório < laboratory technician, laboratory work
pharmaceutical production worker | pharmakant* | opérateur pharmaceutique | operario farmacéutico | operatore farmaceutico | operator farmaceutyczny < production worker, good manufacturing practice
regulatory affairs manager | zulassungsmanager* | chargé d'affaires réglementaires | técnico de registros | specialista affari regolatori | specjalista ds. rejestracji < science professional, regulatory affairs pharma
environmental consultant | umweltberater* | umweltingenieur* | consultant environnement | técnico de medio ambiente | consulente ambientale | milieuadviseur | specjalista ds. ochrony środowiska | técnico de ambiente < environmental engineer
energy consultant | energieberater* | conseiller énergie | consultor energético | consulente energetico | energieadviseur | doradca energetyczny | audytor energetyczny | consultor de energia < engineer, energy efficiency
GIS analyst | gis specialist | geoinformatiker* | géomaticien | técnico gis | analista gis | gis-specialist | specjalista gis < it professional, gis
sewage worker | fachkraft für abwassertechnik | agent d'assainissement | operario de depuradora | operatore depuratore | rioolwerker | operator oczyszczalni < service worker, water treatment
refuse collector | müllwerker* | éboueur | ripeur | peón de recogida de residuos | operatore ecologico | vuilnisman | pracownik zakładu oczyszczania | cantoneiro < service worker, waste management practice
farmer | landwirt* | bauer hof | agriculteur | exploitant agricole | agricultor | ganadero | agricoltore | allevatore | boer | landbouwer | rolnik | hodowca | lantbrukare | γεωργός | αγρότης | фермер | агроном-фермер < farm worker, crop production
farm labourer | erntehelfer* | landarbeiter* | ouvrier agricole | saisonnier agricole | peón agrícola | jornalero | temporero agrícola | bracciante agricolo | operaio agricolo | agrarisch medewerker | medewerker glastuinbouw | pracownik rolny | pracownik sezonowy przy zbiorach | trabalhador agrícola | operário agrícola < farm worker
tractor driver | schlepperfahrer* | tractoriste | tractorista | trattorista | trekkerchauffeur | traktorzysta | tratorista < farm worker, tractor driving
dairy worker farm | melker* | vacher | ordeñador | mungitore | melkveehouder | dojarz | ordenhador < farm worker, dairy farming
landscape gardener | landschaftsgärtner* | gärtner garten- und landschaftsbau | jardinier paysagiste | ouvrier paysagiste | jardinero paisajista | giardiniere manutentore | hovenier | ogrodnik terenów zielonych | jardineiro | trädgårdsarbetare < gardener, landscaping
tree surgeon | arborist | baumpfleger* | baumkletterer | élagueur | podador | arborista | treeclimber | boomverzorger | boomverzorger klim | pilarz drwal | arboricultor < gardener, tree care
forestry worker | forstwirt* | waldarbeiter* | bûcheron | ouvrier forestier | operario forestal | boscaiolo | bosbouwmedewerker | drwal | pilarz | operador florestal | skogsarbetare < farm worker, forestry
forester | förster* | revierleiter* | forestier | ingénieur forestier | ingeniero de montes | agente forestal | guardia forestale | boswachter | leśniczy | engenheiro florestal < agronomist, forestry
winegrower | winzer* | viticulteur | vigneron | viticultor | vignaiolo | viticoltore | wijnboer | winiarz | vitivinicultor < farm worker, viticulture
oenologist | winemaker | önologe | kellermeister* | œnologue | maître de chai | enólogo | enologo | oenoloog | enolog < agronomist, winemaking
fisherman | fischer* | pêcheur | marin-pêcheur | pescador | pescatore | visser | rybak < farm worker, fishing
animal keeper | tierpfleger* | soigneur animalier | cuidador de animales | guardiano zoo | dierverzorger | opiekun zwierząt | tratador de animais < farm worker
groom horses | pferdepfleger* | pferdewirt* | palefrenier | mozo de cuadra | palafreniere | groom paarden | stajenny | tratador de cavalos < farm worker, horse care
news presenter | moderator* | nachrichtensprecher* | présentateur | locutor | presentador | conduttore | presentator | prezenter | apresentador < journalist
editor publishing | verlagslektor* | éditeur | editor literario | redattore editoriale | uitgever | redaktor wydawniczy < content professional, editing
camera operator | kameramann | kamerafrau | cadreur | cameraman | operador de cámara | operatore video | cameraman tv | operator kamery | operador de câmara < creative professional, camera operation
film director | regisseur* | réalisateur | director de cine | regista | filmregisseur | reżyser | realizador < creative professional
illustrator artist | illustrateur | ilustrador | illustratore | ilustrator | zeichner < designer, illustration
3D artist | 3d-artist* | infographiste 3d | artista 3d | grafico 3d | grafik 3d < designer, 3d modelling
`;
