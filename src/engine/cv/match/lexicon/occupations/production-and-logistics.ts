/** Skills, certificates and occupations of manufacturing, engineering, logistics and transport. One concept a line, see `concepts.ts`. */
export const PRODUCTION_AND_LOGISTICS = `
#skill < CNC machining
CNC turning | cnc-drehen | drehen zerspanung | tournage cnc | torneado cnc | tornitura cnc | cnc-draaien | toczenie cnc | torneamento
CNC milling | milling | cnc-fräsen | fräsen | fraisage cnc | fresado cnc | fresatura cnc | cnc-frezen | frezowanie cnc | fresagem
grinding | schleifen | flachschleifen | rundschleifen | rectification | rectificado | rettifica | slijpen | szlifowanie | retificação
EDM | electrical discharge machining | senkerodieren | drahterodieren | électroérosion | electroerosión | elettroerosione | vonkerosie | elektrodrążenie
tool setting | machine setting | einrichten von maschinen | maschineneinrichtung | réglage de machines | preparación de máquinas | attrezzaggio | instellen van machines | ustawianie maszyn | afinação de máquinas
chip removal | asportazione truciolo | arranque de viruta | enlèvement de matière | machine tools | werkzeugmaschinen | machines-outils | máquinas herramienta | macchine utensili | gereedschapsmachines | obrabiarki | máquinas-ferramenta
5-axis machining | 5-achs* | 5 axes | cinco ejes | 5 assi | 5-assig | 5-osiowe
#skill < welding
MIG/MAG welding | mig welding | mag welding | mig/mag | mag-schweißen | soudure mig | soldadura mig | saldatura a filo | mig/mag lassen | spawanie mig | spawanie mag | soldadura semiautomática | semi-auto soudage
TIG welding | wig-schweißen | wig schweißen | soudure tig | soudage tig | soldadura tig | saldatura tig | tig lassen | spawanie tig
stick welding | mma welding | e-schweißen | lichtbogenhandschweißen | soudure à l'arc | soldadura con electrodo | saldatura a elettrodo | elektrode lassen | spawanie elektrodą | soldadura elétrodo
spot welding | punktschweißen | soudure par points | soldadura por puntos | saldatura a punti | puntlassen | zgrzewanie punktowe
robot welding | roboterschweißen | soudage robotisé | soldadura robotizada | saldatura robotizzata | robotlassen | spawanie zrobotyzowane
brazing | hartlöten | brasage | brasatura | hardsolderen | lutowanie twarde | brasagem
weld inspection | schweißaufsicht | schweißfachmann | contrôle soudure | inspección de soldadura | ispezione saldature | lasinspectie | kontrola spoin
#skill < manufacturing work
machine operation | machine operating | maschinenbedienung | anlagenbedienung | bedienen von maschinen | conduite de machines | conduite de lignes | manejo de máquinas | conduzione macchine | conduzione linee | machinebediening | obsługa maszyn | operação de máquinas
assembly | assembly line work | montage | montagearbeiten | baugruppenmontage | assemblage | montaje | ensamblaje | assemblaggio | montaggio | montaż | montagem
electronics assembly | smd-bestückung | bestückung | leiterplattenbestückung | soldering smd | smt | câblage électronique | montaje electrónico | assemblaggio elettronico | elektronica assemblage | montaż elektroniki | montagem eletrónica < electronics
wire harness assembly | kabelkonfektion | kabelbaum* | faisceaux électriques | mazos de cables | cablaggi | kabelbomen | wiązki kablowe | cablagens < electronics
soldering | löten | brasage tendre | soldadura de estaño | saldatura a stagno | solderen | lutowanie | soldadura de componentes < electronics
foundry work | casting | gießerei | gießen von metall | fonderie | fundición | fonderia | gieterij | odlewnictwo | fundição
forging | schmieden | forge | forja | forgiatura | smeden | kucie | forjamento
pressing and stamping | stanztechnik | umformtechnik | emboutissage | embutición | stampaggio lamiera | persen | tłoczenie | estampagem
laser cutting | laserschneiden | découpe laser | corte láser | taglio laser | lasersnijden | cięcie laserowe | corte a laser < metalwork
surface treatment | oberflächentechnik | galvanik | galvanisation | traitement de surface | tratamiento de superficies | trattamenti superficiali | oppervlaktebehandeling | obróbka powierzchni | tratamento de superfícies
powder coating | pulverbeschichtung | pulverbeschichten | thermolaquage | pintura en polvo | verniciatura a polvere | poedercoaten | malowanie proszkowe | pintura a pó < surface treatment
heat treatment | wärmebehandlung | härten | traitement thermique | tratamiento térmico | trattamento termico | warmtebehandeling | obróbka cieplna | tratamento térmico
plastics processing | kunststoffverarbeitung | plasturgie | transformación de plásticos | lavorazione materie plastiche | kunststofverwerking | przetwórstwo tworzyw | transformação de plásticos
extrusion | extrusión | estrusione | extrusie | wytłaczanie | extrusão < plastics processing
blow moulding | blasformen | soufflage | soplado | soffiaggio | blaasvormen | rozdmuch < plastics processing
composites | faserverbund* | cfk | gfk | composites carbone | composites materials | materiales compuestos | materiali compositi | composieten | kompozyty | compósitos
3D printing | additive manufacturing | additive fertigung | 3d-druck | fabrication additive | impresión 3d | stampa 3d | 3d-printen | druk 3d | impressão 3d
tool and die making | werkzeugbau | formenbau | outillage | moulage outillage | matricería | utillaje | stampi | costruzione stampi | gereedschapsmakerij | narzędziownia | fabrico de moldes
clean room work | cleanroom | reinraum* | salle blanche | sala blanca | camera bianca | clean room | pomieszczenia czyste | sala limpa
batch production | serienfertigung | production en série | producción en serie | produzione in serie | serieproductie | produkcja seryjna | produção em série
shift leadership production | schichtführung | schichtleitung produktion | chef d'équipe production | jefe de turno | capoturno produzione | ploegleiding | kierowanie zmianą < people management
bottling and filling | abfüllanlagen | abfüllung | embouteillage | embotellado | imbottigliamento | bottelen | rozlew | enchimento
meat processing | fleischverarbeitung | zerlegung | découpe de viande | procesado de carne | despiece | lavorazione carni | vleesverwerking | przetwórstwo mięsne | transformação de carnes
dairy processing | molkerei* | laiterie | fromagerie | lácteos | industria láctea | lattiero-caseario | zuivelverwerking | mleczarstwo | laticínios
brewing | brauerei* | brauwesen | brasserie fabrication | elaboración de cerveza | birrificazione | brouwen | browarnictwo | fabrico de cerveja
printing | druckerei | offsetdruck | drucktechnik | impression offset | imprimerie | impresión offset | artes gráficas | stampa offset | drukwerk | offsetdruk | poligrafia | druk offsetowy | impressão offset
screen printing | siebdruck | sérigraphie | serigrafía | serigrafia | zeefdruk | sitodruk
sewing | nähen | schneidern | couture | costura | cucito | sartoria | naaien | szycie | krawiectwo
paper making | papierherstellung | papeterie industrie | industria papelera | cartiera | papierindustrie | papiernictwo | indústria papeleira
glass making | glasherstellung | verrerie | industria del vidrio | vetreria | glasindustrie | hutnictwo szkła
ceramics | keramik | céramique | cerámica | ceramica | keramiek | ceramika
process operation | chemikant* | anlagenführung | conduite de procédés | operación de procesos | conduzione impianti | procesoperatie | obsługa procesów | operação de processos < chemical engineering
wood processing | sägewerk | holzverarbeitung | scierie | aserradero | segheria | zagerij | tartak | serração
#skill < maintenance
preventive maintenance | vorbeugende instandhaltung | vorbeugende wartung | maintenance préventive | mantenimiento preventivo planificado | manutenzione preventiva programmata | preventief onderhoud | konserwacja zapobiegawcza | manutenção preventiva | προληπτική συντήρηση
corrective maintenance | störungsbeseitigung | entstörung | dépannage | maintenance corrective | reparación de averías | manutenzione correttiva | storingen verhelpen | usuwanie awarii | manutenção corretiva
electrical maintenance | elektrische instandhaltung | maintenance électrique | mantenimiento eléctrico | manutenzione elettrica | elektrisch onderhoud | utrzymanie ruchu elektryczne | manutenção elétrica
mechanical maintenance | mechanische instandhaltung | maintenance mécanique | mantenimiento mecánico | manutenzione meccanica | mechanisch onderhoud | utrzymanie ruchu mechaniczne | manutenção mecânica
TPM | total productive maintenance
CMMS | gmao | instandhaltungssoftware | gmao software | gmao mantenimiento | onderhoudsbeheersysteem | maximo
pneumatics | pneumatik | pneumatique | neumática | pneumatica | pneumatiek | pneumatyka | pneumática < hydraulics
steam systems | dampfkessel* | kesselwärter | chaudières vapeur | calderas industriales | caldaie a vapore | stoomketels | kotły parowe
pump maintenance | pumpentechnik | pompes industrielles | bombas industriales | pompe industriali | pompen onderhoud
commissioning | inbetriebnahme | mise en service | puesta en marcha | messa in servizio | avviamento impianti | inbedrijfstelling | uruchomienie | comissionamento | colocação em serviço < engineering
field service | außendienst technik | servicetechnik | service après-vente technique | servicio técnico | assistenza tecnica | buitendienst techniek | serwis techniczny | assistência técnica
condition monitoring | zustandsüberwachung | vibration analysis | schwingungsanalyse | analyse vibratoire | análisis de vibraciones | analisi vibrazioni | analiza drgań
#skill < quality management
IATF 16949 | ts 16949
ISO 14001 | emas | environmental management | umweltmanagement | management environnemental | gestión ambiental | gestione ambientale | milieumanagement | zarządzanie środowiskowe | gestão ambiental
ISO 45001 | ohsas 18001 < occupational safety
ISO 13485 | mdr medical devices | iec 60601 | iso 14971
ISO 17025
ISO 50001 | energy management | energiemanagement | management de l'énergie | gestión energética | gestione energetica | energiebeheer | zarządzanie energią | gestão de energia
EN 9100 | as9100
8D reports | 8d | 8d-report | root cause analysis | ursachenanalyse | analyse des causes | análisis de causa raíz | analisi delle cause | oorzaakanalyse | analiza przyczyn źródłowych
SPC | statistical process control | statistische prozesskontrolle
measurement systems analysis | msa | messsystemanalyse
metrology | messtechnik | messmittel | coordinate measuring | koordinatenmesstechnik | 3d measuring | métrologie | metrología | metrologia | meettechniek | cmm | zeiss calypso
non-destructive testing | ndt | zerstörungsfreie prüfung | zfp | contrôle non destructif | ensayos no destructivos | controlli non distruttivi | niet-destructief onderzoek | badania nieniszczące | ensaios não destrutivos
supplier audits | lieferantenaudits | audits fournisseurs | auditorías a proveedores | audit fornitori | leveranciersaudits | audyty dostawców | auditorias a fornecedores
complaint management | reklamationsmanagement | reklamationsbearbeitung | gestion des réclamations clients | gestión de reclamaciones | gestione reclami | klachtenafhandeling | obsługa reklamacji | gestão de reclamações
BRC | ifs food | ifs broker | brcgs < food hygiene
FSSC 22000 | iso 22000 < food hygiene
PPAP | apqp | first article inspection | erstmusterprüfung | empb
technical documentation | technische dokumentation | documentation technique | documentación técnica | documentazione tecnica | technische documentatie | dokumentacja techniczna | documentação técnica < engineering
CE marking | ce-kennzeichnung | machinery directive | maschinenrichtlinie | marquage ce | marcado ce | marcatura ce | ce-markering | oznakowanie ce | marcação ce < engineering
ATEX | explosion protection | explosionsschutz < occupational safety
#skill < process improvement
5S | 5s methode
SMED
Value stream mapping | wertstromanalyse | vsm
Kaizen
Lean manufacturing | lean production | lean management | schlanke produktion | producción ajustada | produzione snella
Kanban production | kanban-steuerung
OEE
Time and motion studies | refa | mtm | zeitwirtschaft | méthodes-temps | métodos y tiempos | tempi e metodi
Shop floor management | shopfloor management
#skill < production management
production planning | arbeitsvorbereitung | fertigungssteuerung | produktionssteuerung | planification de production | lancement de production | programación de producción | programmazione della produzione | werkvoorbereiding | planowanie i sterowanie produkcją | planeamento de produção
MES systems | manufacturing execution system | mes-system
#skill < engineering
process engineering | prozessingenieurwesen | génie des procédés industriels | ingeniería de procesos | ingegneria di processo | procestechniek | inżynieria procesowa | engenharia de processos
thermodynamics | thermodynamik | thermodynamique | termodinámica | termodinamica | thermodynamica | termodynamika | termodinâmica
vibration and acoustics | nvh | akustik | acoustique | acústica | acustica | akoestiek | akustyka
optics engineering | lasertechnik | optique | óptica | ottica | optica | optyka
medical engineering | medizintechnik ingenieurwesen | génie biomédical | ingeniería biomédica | ingegneria biomedica | biomedische technologie | inżynieria biomedyczna | engenharia biomédica
tolerance analysis | gd&t | form- und lagetoleranzen | toleranzmanagement | cotation iso gps | tolerancias geométricas | tolleranze geometriche | vorm- en plaatstoleranties | tolerancje geometryczne
technical drawings | reading technical drawings | engineering drawings | blueprint reading | rysunek techniczny | rysunki techniczne | rysunków technicznych | rysunkiem technicznym | dessins techniques | lettura disegno tecnico | disegni tecnici | planos técnicos | technische tekeningen | desenhos técnicos | desenho técnico | lesen technischer zeichnungen | technische zeichnungen | lecture de plans | interpretación de planos | lettura del disegno tecnico | tekening lezen | czytanie rysunku technicznego | leitura de desenho técnico < cad
plant engineering | anlagenplanung | anlagentechnik | ingénierie d'installations | ingeniería de planta | impiantistica | installatieontwerp
special machine construction | sondermaschinenbau konstruktion | machines spéciales | maquinaria especial | macchine speciali | speciaalmachinebouw | maszyny specjalne < mechanical engineering
nuclear engineering | kerntechnik | génie nucléaire | ingeniería nuclear | ingegneria nucleare | kernenergie | energetyka jądrowa
naval architecture | schiffbau ingenieurwesen | architecture navale | ingeniería naval | ingegneria navale | scheepsbouwkunde | okrętownictwo
#skill < logistics
supply chain management | scm | lieferkettenmanagement | gestion de la chaîne logistique | cadena de suministro | gestión de la cadena de suministro | supply chain | catena di fornitura | toeleveringsketen | łańcuch dostaw | zarządzanie łańcuchem dostaw | cadeia de abastecimento
inventory management | bestandsmanagement | bestandsführung | lagerbestand | gestion des stocks | gestión de inventario | gestión de stocks | control de stock | gestione scorte | gestione magazzino | voorraadbeheer | zarządzanie zapasami | gestão de stocks | gestão de inventário
stocktaking | inventur | inventuren | inventaire | inventaires | inventarios | inventario | inventari | inventarisatie | inwentaryzacja | inventários
freight forwarding | spedition abwicklung | speditionelle abwicklung | affrètement | transitaire | tránsito de mercancías | spedizioni internazionali | expeditie | spedycja | transitário
sea freight | seefracht | fret maritime | carga marítima | trasporto marittimo | zeevracht | fracht morski | carga marítima transporte
air freight | luftfracht | fret aérien | carga aérea | trasporto aereo merci | luchtvracht | fracht lotniczy
road freight | landverkehre | lkw-verkehre | transport routier | transporte por carretera | trasporto su strada | wegtransport | transport drogowy | transporte rodoviário
international transport | internationaler fernverkehr | transport international | transporte internacional | trasporto internazionale | internationaal transport | transport międzynarodowy | transporcie międzynarodowym < truck driving
temperature-controlled transport | refrigerated transport | kühltransport* | kühlverkehre | transport frigorifique | transporte frigorífico | trasporto refrigerato | koeltransport | transport chłodniczy | naczepa chłodnicza | naczepą chłodniczą | chłodnia naczepa | transporte frigorífico rodoviário < truck driving
incoterms | incoterms 2020
transport documents | cmr | cmr documents | frachtpapiere | frachtbriefe | lettres de voiture | cartas de porte | documenti di trasporto | vrachtbrieven | listy przewozowe | dokumenty cmr | guias de transporte
tachograph | digital tachograph | digitaler tachograph | fahrtenschreiber | chronotachygraphe | tacógrafo | cronotachigrafo | tachograaf | tachograf | tachografu | tacógrafo digital < truck driving
drivers' hours rules | lenk- und ruhezeiten | réglementation sociale européenne | tiempos de conducción | tempi di guida e riposo | rij- en rusttijden | czas pracy kierowców < truck driving
multi-drop deliveries | multi-drop | parcel delivery | paketzustellung | livraison de colis | tournées de livraison | reparto | entregas | consegne | pakketbezorging | dostawy kurierskie | distribuição de encomendas < transport work
abnormal loads | schwertransport* | convoi exceptionnel | transportes especiales | trasporti eccezionali | exceptioneel transport | transport ponadgabarytowy | transportes especiais < truck driving
articulated lorry driving | sattelzug | sattelzüge | semi-remorque | tráiler | bilico | trekker-oplegger | ciągnik siodłowy | naczepa | camião articulado < truck driving
tipper driving | kipper fahren | benne tp | camión volquete | cassone ribaltabile | kiepwagen | wywrotka < truck driving
removals | umzüge | umzugstransporte | déménagement | mudanzas | traslochi | verhuizingen | przeprowadzki | mudanças transporte < transport work
route planning | tourenplanung | routenplanung | planification de tournées | planificación de rutas | pianificazione percorsi | routeplanning | planowanie tras | planeamento de rotas < dispatching
fleet management | fuhrparkmanagement | fuhrparkverwaltung | gestion de flotte | gestión de flotas | gestione flotta | wagenparkbeheer | zarządzanie flotą | gestão de frotas
last-mile logistics | last mile | letzte meile | dernier kilomètre | última milla | ultimo miglio
returns management | retourenmanagement | retouren | gestion des retours | gestión de devoluciones | gestione resi | retouren verwerken | obsługa zwrotów | gestão de devoluções
transport management systems | tms | transportmanagementsystem | transporeon | timocom | trans.eu
import and export | import/export | import export | außenhandel | exportabwicklung | commerce international | comercio exterior | comercio internacional | import-export | commercio estero | in- en uitvoer | handel zagraniczny | comércio externo < customs
customs declarations | zollanmeldung* | ausfuhranmeldung* | einfuhranmeldung* | zollabwicklung | atlas zoll | déclarations en douane | dau douane | despacho de aduanas | despachos aduaneros | dichiarazioni doganali | douaneaangiften | odprawy celne | zgłoszenia celne | declarações aduaneiras < customs
export control | exportkontrolle | contrôle des exportations | control de exportaciones | controllo esportazioni | exportcontrole < customs
#skill < warehousing
order picking | kommissionierung | kommissionieren | préparation de commandes | picking | preparación de pedidos | prelievo merci | preparazione ordini | orderpicken | orderpicking | kompletacja | kompletacja zamówień | preparação de encomendas
packing goods | verpackung von waren | verpacken von waren | emballage de colis | embalaje de pedidos | imballaggio merci | inpakwerk | pakowanie towaru | embalamento
goods receipt | goods-in | wareneingang | wareneingangskontrolle | réception de marchandises | recepción de mercancías | ricevimento merci | goederenontvangst | przyjęcie towaru | receção de mercadorias
goods dispatch | goods-out | warenausgang | versand | expédition de marchandises | expediciones | spedizione merci | goederenuitgifte | expeditie verzending | wydawanie towaru | expedição
loading and unloading | be- und entladen | be- und entladung | chargement et déchargement | carga y descarga | carico e scarico | laden en lossen | załadunek i rozładunek | załadunek | rozładunek | carga e descarga
barcode scanners | handscanner | mde-geräte | voice picking | pick by voice | pistolet scanner | terminales de radiofrecuencia | radiofrecuencia | lettore barcode | scannen | skanery
WMS | warehouse management system | warehouse management systems | lagerverwaltungssystem | lvs | logiciel wms | sistema de gestión de almacén | magazijnbeheersysteem | system wms
Manhattan WMS | manhattan associates | manhattan < wms
Reflex WMS | hardis reflex < wms
Blue Yonder | jda < wms
cross-docking | cross docking
cold storage | kühllager | tiefkühllager | entrepôt frigorifique | cámara frigorífica | cella frigorifera | koelhuis | mroźnia | câmaras frigoríficas
dangerous goods storage | gefahrgut* | gefahrstoff* | matières dangereuses | mercancías peligrosas | merci pericolose | gevaarlijke stoffen | towary niebezpieczne | mercadorias perigosas
COSHH | hazardous substances | gefahrstoffverordnung < occupational safety
risk assessments | risk assessment | gefährdungsbeurteilung* | évaluation des risques | document unique | evaluación de riesgos | valutazione dei rischi | dvr sicurezza | risico-inventarisatie | RI&E | ocena ryzyka | avaliação de riscos | beurteilung von gefährdungen < occupational safety
manual handling | lasthandhabung | manutention manuelle | manejo manual de cargas | movimentazione manuale dei carichi | handmatig tillen | ręczne prace transportowe | movimentação manual de cargas < occupational safety
#skill < forklift operation
counterbalance truck | counterbalance | frontstapler | gegengewichtsstapler | chariot frontal | carretilla contrapesada | carrello frontale | vorkheftruck | wózek czołowy | empilhador frontal
reach truck | schubmaststapler | schubmast | chariot à mât rétractable | carretilla retráctil | carrello retrattile | reachtruck | wózek wysokiego składowania | empilhador retrátil
pallet truck | ppt | powered pallet truck | elektro-hubwagen | hubwagen | transpalette | transpaleta | transpallet | pompwagen | elektrische pompwagen | wózek paletowy | paletowiec | porta-paletes
order picker truck | llop | low level order picker | kommissionierstapler | recogepedidos | commissionatore | ept truck | orderpicktruck
side loader | seitenstapler | telehandler | teleskopstapler | teleskoplader | chariot télescopique | manipuladora telescópica | sollevatore telescopico | verreiker | ładowarka teleskopowa
VNA truck | schmalgangstapler | man-up truck
#skill < procurement
strategic sourcing | strategischer einkauf | sourcing | achats stratégiques | compras estratégicas | acquisti strategici | strategische inkoop | strategiczne zakupy | compras estratégicas e sourcing
operational purchasing | operativer einkauf | bestellabwicklung | passation de commandes | gestión de pedidos de compra | gestione ordini di acquisto | operationele inkoop | zakupy operacyjne | processamento de encomendas
supplier management | lieferantenmanagement | gestion des fournisseurs | gestión de proveedores | gestione fornitori | leveranciersmanagement | zarządzanie dostawcami | gestão de fornecedores
tendering | ausschreibungen | angebotsvergleich | appels d'offres | licitaciones | gare di acquisto | aanbestedingen inkoop | zapytania ofertowe | consultas ao mercado
category purchasing | warengruppenmanagement | category sourcing | achats par familles
contract negotiation | vertragsverhandlung* | négociation de contrats | négociation fournisseurs | negociación de contratos | negoziazione contratti | contractonderhandelingen | negocjacje umów | negociação de contratos < negotiation
#certificate
BG forklift certificate | staplerschein | flurfördermittelschein | gabelstaplerschein | caces 1 3 5 chariots | carné de carretillero | patentino carrellista | patentino muletto | heftruckcertificaat | uprawnienia na wózki widłowe | udt wózki | uprawnienia udt na wózki | certificado de empilhador | rtitb | itssar | itsscar < forklift licence
tower crane certificate | uprawnienia na żurawie wieżowe | uprawnienia udt na żurawie wieżowe | udt żurawie wieżowe | udt: żurawie wieżowe | żurawie wieżowe | udt na żurawie wieżowe | udt-berechtigung für turmdrehkrane | turmdrehkranschein | carné de grúa torre | patentino gru a torre | caces r487 < crane operator certificate
mobile crane certificate | uprawnienia na żurawie samojezdne | uprawnienia udt na żurawie samojezdne | udt żurawie samojezdne | żurawie samojezdne | udt-berechtigung für mobilkrane | mobilkranschein | carné de grúa móvil | patentino autogru | caces r483 < crane operator certificate
crane operator certificate | kranschein | caces grutier | carné de gruista | patentino gru | hijsbewijs | uprawnienia na suwnice | uprawnienia suwnicowe < crane licence
CPC transport manager | verkehrsleiter ihk | fachkundeprüfung güterkraftverkehr | capacité de transport | capacitación profesional transportista | attestato capacità professionale trasporti | certyfikat kompetencji zawodowych przewoźnika < logistics
dangerous goods adviser | dgsa | gefahrgutbeauftragt* | conseiller à la sécurité matières dangereuses | consejero de seguridad | consulente adr | veiligheidsadviseur gevaarlijke stoffen | doradca adr < dangerous goods storage
DRIVER qualification card | karta kierowcy zawodowego | kwalifikacja wstępna | code 95 | kod 95 | carta qualificazione conducente | cqc | cap conductor | fimo | fco | schlüsselzahl 95 | berufskraftfahrerqualifikation | cam motorista < driver cpc
AEO | authorised economic operator < customs
APICS | cscp | cpim < supply chain management
CIPS | mcips < procurement
NDT level 2 | pt2 | ut2 < non-destructive testing
international welding engineer | iwe | schweißfachingenieur* | iws welding < welder certificate
#role
machine operator | maschinenbediener* | maschinen- und anlagenführer* | anlagenführer* | anlagenbediener* | maschinenführer* | conducteur de ligne | conducteur de machine | opérateur de production | operario de máquina | maquinista industrial | operatore macchina | conduttore di linea | machineoperator | procesoperator | operator maszyn | operator produkcji | operador de máquinas | operador de produção < production worker, machine operation
CNC operator | cnc machinist | zerspanungsmechaniker* | cnc-dreher* | cnc-fräser* | tourneur | fraiseur | tourneur-fraiseur | tornero | fresador | operario cnc | tornitore | fresatore | operatore cnc | cnc-draaier | cnc-frezer | operator cnc | tokarz | frezer | torneiro | fresador mecânico < machinist
CNC programmer | cnc-programmierer* | programmeur cnc | programador cnc | programmatore cnc | cnc-programmeur | programista cnc < machinist
toolmaker | werkzeugmacher* | werkzeugmechaniker* | formenbauer* | outilleur | ajusteur | matricero | attrezzista | stampista | gereedschapsmaker | narzędziowiec | ślusarz narzędziowy | serralheiro de moldes < machinist, tool and die making
industrial mechanic | industriemechaniker* | betriebsschlosser* | anlagenmechaniker industrie | mécanicien industriel | mecánico industrial | meccanico industriale | industrieel monteur | mechanik przemysłowy | mecânico industrial < metalworker, mechanical maintenance
maintenance technician | instandhalter* | instandhaltungsmechaniker* | wartungstechniker* | betriebstechniker* | technicien de maintenance | agent de maintenance | técnico de mantenimiento | oficial de mantenimiento | manutentore | tecnico manutentore | onderhoudsmonteur | storingsmonteur | technik utrzymania ruchu | mechanik utrzymania ruchu | técnico de manutenção | τεχνικός συντήρησης < technician, maintenance
maintenance engineer | instandhaltungsingenieur* | ingénieur maintenance | ingeniero de mantenimiento | ingegnere di manutenzione | maintenance engineer techniek | inżynier utrzymania ruchu | engenheiro de manutenção | μηχανικός συντήρησης < engineer, maintenance
maintenance manager | instandhaltungsleiter* | leiter instandhaltung | responsable maintenance | jefe de mantenimiento | responsabile manutenzione | hoofd technische dienst | kierownik utrzymania ruchu | responsável de manutenção < engineer, maintenance
service technician | servicetechniker* | kundendiensttechniker* | technicien sav | technicien itinérant | técnico de servicio | técnico sat | tecnico assistenza | servicemonteur | technicus buitendienst | serwisant | técnico de assistência < technician, field service
assembly worker | assembler worker | montagemitarbeiter* | monteur | montagearbeiter* | agent de montage | monteur assembleur | montador | operario de montaje | montatore | assemblatore | assemblagemedewerker | monter | montażysta | montador de componentes < production worker, assembly
production worker | production helper | produktionshelfer* | produktionsmitarbeiter* | fabrikarbeiter* | agent de production | ouvrier de production | peón de producción | operario de producción | operaio | operaio di produzione | addetto alla produzione | productiemedewerker | pracownik produkcji | operário fabril < manufacturing work
shift supervisor production | schichtleiter* | schichtführer* | produktionsmeister* | chef d'équipe | chef d'atelier | jefe de turno producción | capoturno | caporeparto | ploegleider | ploegbaas | brygadzista | mistrz produkcji | chefe de turno | encarregado de produção < production manager
process operator | chemikant | chemiefacharbeiter* | pilote d'installations | operador de planta | operatore impianti | procesoperator chemie | operator procesów chemicznych | operador de processo < production worker, process operation
process engineer | verfahrensingenieur* | prozessingenieur* | ingénieur procédés | ingénieur méthodes | ingeniero de procesos | ingegnere di processo | procesengineer | procestechnoloog | inżynier procesu | engenheiro de processos < engineer, process engineering
industrial engineer | wirtschaftsingenieur* | ingénieur industriel | ingeniero industrial | ingegnere gestionale | bedrijfskundig ingenieur | inżynier produkcji | engenheiro industrial < engineer, industrial engineering
commissioning engineer | inbetriebnehmer* | inbetriebnahmeingenieur* | ingénieur mise en service | ingeniero de puesta en marcha | inbedrijfsteller | inżynier rozruchu < engineer, commissioning
lean manager | lean-manager* | continuous improvement manager | kvp-manager* | responsable amélioration continue | responsable de mejora continua | lean coördinator | specjalista lean < engineer, process improvement
quality manager | qualitätsmanager* | qualitätsmanagementbeauftragt* | qmb | leiter qualität | responsable qualité | responsable de calidad | jefe de calidad | responsabile qualità | kwaliteitsmanager | kierownik jakości | gestor da qualidade | responsável da qualidade < quality engineer
quality inspector | qualitätsprüfer* | prüfer qualität | contrôleur qualité | inspector de calidad | técnico de calidad | controllore qualità | addetto controllo qualità | kwaliteitscontroleur | kontroler jakości | inspetor de qualidade | técnico de qualidade < technician, quality control
metrologist | messtechniker* | métrologue | metrólogo | metrologo | meettechnicus | metrolog < technician, metrology
production planner | arbeitsvorbereiter* | fertigungsplaner* | produktionsplaner* | ordonnanceur | planificador de producción | pianificatore di produzione | programmatore di produzione | productieplanner | werkvoorbereider | planista produkcji | planeador de produção < production engineer, production planning
automation technician | automatisierungstechniker* | automaticien | sps-programmierer* | técnico en automatización | programador plc | tecnico automazione | plc-programmeur | automatyk | técnico de automação < automation engineer
robotics engineer | roboterprogrammierer* | roboticien | ingeniero de robótica | programmatore robot | robotprogrammeur | programista robotów < automation engineer, robotics
hardware engineer | hardwareentwickler* | elektronikentwickler* | ingénieur électronique | ingeniero electrónico | progettista elettronico | hardware-ingenieur | konstruktor elektronik < electrical engineer, electronics
electronics assembler | elektronikmonteur* | câbleur | cableador | cablatore | monter elektroniki | montador de eletrónica < production worker, electronics assembly
brewer | brauer* | brauer und mälzer | brasseur | cervecero | birraio | brouwer | piwowar | cervejeiro < trade worker, brewing
dairy worker | molkereifachmann | milchtechnologe | laitier | fromager | quesero | casaro | kaasmaker | serowar | queijeiro < trade worker, dairy processing
meat cutter | zerleger* | désosseur | deshuesador | disossatore | uitbener | rozbieracz | desmanchador < butcher, meat processing
tailoring worker | näher* | couturier | couturière | costurero | costurera | sarta | naaister | coupeur | szwaczka | costureira < tailor, sewing
print operator | medientechnologe druck | drucker offset | conducteur offset | impresor offset | stampatore offset | drukker | operator maszyn drukarskich | impressor < printer, printing
painter industrial | industrielackierer* | verfahrensmechaniker für beschichtungstechnik | peintre industriel | pintor industrial | verniciatore | industrieel spuiter | lakiernik przemysłowy | pintor industrial lacador < painter, surface treatment
founder metal | gießereimechaniker* | fondeur | fundidor | fonditore | gieter | odlewnik < trade worker, foundry work
injection moulding operator | verfahrensmechaniker für kunststoff* | kunststoffformgeber | régleur plasturgie | operario de inyección | stampatore materie plastiche | spuitgieter | operator wtryskarek | operador de injeção < production worker, injection moulding
van driver | kurierfahrer* | auslieferungsfahrer* | paketzusteller* | chauffeur-livreur | livreur | repartidor | conductor repartidor | conductor de furgoneta | fattorino | autista consegnatario | corriere | bestelbuschauffeur | pakketbezorger | kurier | kierowca kat. b | kierowca dostawca | motorista distribuidor | estafeta < driver, multi-drop deliveries
international driver | fernfahrer* | fernkraftfahrer* | berufskraftfahrer* | tramper | conducteur spl | conducteur international | chauffeur international | camionero internacional | conductor de tráiler | autista internazionale | autista bilico | internationaal chauffeur | kierowca międzynarodowy | kierowca kat. c+e | kierowca c+e | kierowca ce | motorista internacional | motorista de pesados | οδηγός φορτηγού | водій міжнародник | водій категорії се | водитель-международник < truck driver
tram driver | straßenbahnfahrer* | conducteur de tramway | conductor de tranvía | tranviere | trambestuurder | motorniczy | guarda-freio < transport worker, passenger transport
train driver | lokführer* | triebfahrzeugführer* | conducteur de train | maquinista de tren | macchinista | treinmachinist | maszynista | maquinista ferroviário < transport worker, railway operations
taxi driver | taxifahrer* | chauffeur de taxi | chauffeur vtc | taxista | tassista | taxichauffeur | taksówkarz | motorista de táxi < driver, taxi licence
ship officer | ship's mate | schiffsoffizier | nautischer offizier | officier de marine marchande | oficial de marina mercante | ufficiale di coperta | stuurman | oficer pokładowy | oficial de náutica < transport worker
seafarer | deckhand | matrose | matelot | marinero | marinaio | matroos | marynarz | marinheiro < transport worker
courier cyclist | fahrradkurier* | coursier à vélo | rider repartidor | rider | fietskoerier < transport worker
forklift driver | staplerfahrer* | gabelstaplerfahrer* | cariste | carretillero | carrellista | mulettista | heftruckchauffeur | reachtruckchauffeur | operator wózka widłowego | operator wózków widłowych | kierowca wózka widłowego | empilhador | operador de empilhador | χειριστής κλαρκ | водій навантажувача < warehouse worker, forklift operation
order picker | kommissionierer* | préparateur de commandes | mozo de picking | preparador de pedidos | addetto picking | prelevatore | orderpicker | komisjoner | pracownik kompletacji | operador de picking < warehouse worker, order picking
warehouse worker | warehouse operative | lagermitarbeiter* | lagerarbeiter* | lagerhelfer* | fachlagerist* | fachkraft für lagerlogistik | magasinier | agent logistique | mozo de almacén | operario de almacén | magazziniere | addetto magazzino | magazijnmedewerker | logistiek medewerker | magazynier | pracownik magazynu | operador de armazém | fiel de armazém | lagerarbetare | skladník | αποθηκάριος | комірник | кладовщик < warehousing
warehouse team leader | warehouse shift lead | warehouse shift leader | warehouse shift manager | warehouse supervisor | warehouse lead | lagerleiter* | schichtleiter lager | teamleiter lager | teamleiter logistik | chef d'équipe logistique | responsable d'entrepôt | responsable logistique | jefe de almacén | encargado de almacén | responsable de almacén | responsabile magazzino | capo magazziniere | teamleider magazijn | magazijnchef | teamleider logistiek | kierownik magazynu | brygadzista magazynu | chefe de armazém | encarregado de armazém < warehouse manager
logistics coordinator | logistics planner | disponent logistik | logistikkoordinator* | speditionskaufmann | speditionskauffrau | kaufmann für spedition und logistikdienstleistung | agent de transit | affréteur | coordinateur logistique | técnico de logística | coordinador de logística | coordinatore logistico | impiegato logistica | logistiek coördinator | logistiek planner | expediteur | spedytor | specjalista ds. logistyki | koordynator logistyki | técnico de logística e transportes | coordenador de logística < dispatcher, logistics
logistics manager | logistikleiter* | leiter logistik | directeur logistique | director de logística | jefe de logística | direttore logistica | responsabile logistica | logistiek manager | kierownik logistyki | diretor de logística | gestor de logística < warehouse manager, logistics
supply chain manager | supply-chain-manager* | responsable supply chain | approvisionneur | responsable de cadena de suministro | supply chain planner | demand planner | planificador de demanda | addetto supply chain | supply chain specialist | planista łańcucha dostaw | gestor da cadeia de abastecimento < dispatcher, supply chain management
customs agent | zolldeklarant* | zollsachbearbeiter* | déclarant en douane | agente de aduanas | declarante de aduanas | spedizioniere doganale | declarant | douanedeclarant | agent celny | despachante | declarante aduaneiro < office worker, customs
purchasing manager | einkaufsleiter* | leiter einkauf | head of procurement | responsable achats | directeur des achats | jefe de compras | director de compras | responsabile acquisti | inkoopmanager | hoofd inkoop | kierownik zakupów | diretor de compras < buyer
`;
