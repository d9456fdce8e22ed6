/** Skills, certificates and occupations of construction, crafts and technical trades. One concept a line, see `concepts.ts`. */
export const CONSTRUCTION_AND_CRAFTS = `
#skill < construction
concreting | concrete works | betonarbeiten | betonieren | coulage de béton | travaux de béton | hormigonado | getto di calcestruzzo | betonneren | betonwerk | betonowanie | prace betonowe | betonagem
formwork | shuttering | schalungsbau | schalung | einschalen | coffrage | encofrado | casseratura | casseforme | bekisting | szalowanie | deskowanie | cofragem
steel fixing | rebar | bewehrung | eisenflechten | ferraillage | ferralla | ferraiolo | armatura cemento | wapening | vlechtwerk | zbrojenie | armação de ferro
dry lining | drywall | plasterboard | trockenbau | plâtrerie | plaquiste | cloisons sèches | pladur | tabiquería seca | cartongesso | gipsplaten | zabudowa gipsowo-kartonowa | gips-karton | pladur e tetos falsos | pladur tetos
plastering | rendering walls | verputzen | putzarbeiten | innenputz | außenputz | enduit | enduits | enlucido | yeso | revoco | intonaco | intonacatura | stucwerk | stukadoren | tynkowanie | tynki | reboco | estuque
screed | estrich | estrichlegen | chape | recrecido | massetto | dekvloer | wylewki | betonilha
flooring | floor laying | bodenlegen | bodenbeläge | parkett | parkettlegen | pose de parquet | revêtements de sol | solados | pavimentos | posa pavimenti | parquet | vloeren leggen | stofferen | układanie podłóg | układanie paneli | assentamento de pavimentos
insulation | thermal insulation | dämmung | wärmedämmung | wdvs | wärmedämmverbundsystem | isolation thermique | ite isolation | aislamiento | aislamiento térmico | sate aislamiento | isolamento termico | cappotto termico | isoleren | isolatiewerk | ocieplenia | izolacja termiczna | dociepleń | isolamento térmico | capoto
waterproofing | abdichtung | bauwerksabdichtung | étanchéité | impermeabilización | impermeabilizzazione | waterdichting | hydroizolacja | impermeabilização
facade works | cladding | fassadenbau | bardage | façades | fachadas ventiladas | facciate | gevelbouw | gevelbekleding | elewacje | fachadas
glazing | glaserarbeiten | verglasung | vitrage | miroiterie | acristalamiento | vetrate | beglazing | szklenie | envidraçamento
window installation | fenstermontage | fenster- und türenmontage | pose de menuiseries | pose de fenêtres | montaje de ventanas | montaggio serramenti | kozijnen plaatsen | montaż okien | montaż stolarki | montagem de caixilharia
demolition | abbrucharbeiten | abbruch | rückbau | démolition | demolición | demolizione | sloopwerk | rozbiórki | prace rozbiórkowe | demolição
excavation | excavator operation | baggerarbeiten | baggerfahren | erdarbeiten | terrassement | pelle mécanique | excavación | movimiento de tierras | movimento terra | scavi | grondwerk | graafmachine | roboty ziemne | koparka | escavação | terraplanagem
paving | pflasterarbeiten | pflastern | pavage | adoquinado | posa di porfido | bestrating | straatwerk | brukarstwo | układanie kostki | calçada | calcetamento
asphalt works | asphaltbau | asphaltieren | enrobés | asfaltado | asfaltatura | asfalteren | asfaltowanie | asfaltagem < road construction
sewer construction | drainage works | kanalbau | rohrleitungsbau tiefbau | réseaux d'assainissement | vrd | saneamiento obra | fognature | riolering | kanalizacja zewnętrzna | saneamento obra
civil works | tiefbau | ingenieurbau | génie civil travaux | obra civil | opere civili | grond-, weg- en waterbouw | gww | roboty inżynieryjne | obras de engenharia
building construction | hochbau | gros œuvre | gros oeuvre | edificación | costruzioni edili | utiliteitsbouw | woningbouw | kubatura | budownictwo kubaturowe | edificação
turnkey construction | schlüsselfertigbau | schlüsselfertiges bauen | schlüsselfertig* | tce clé en main | tous corps d'état | llave en mano | chiavi in mano | turn-key bouw | pod klucz | chave na mão
tunnelling | tunnelbau | travaux souterrains | tunelización | gallerie | tunnelbouw | tunele | túneis
bridge construction | brückenbau | ouvrages d'art | puentes | ponti | bruggenbouw | obras de arte
prefabrication | precast | fertigteilbau | préfabrication | prefabricados | prefabbricati | prefab | prefabrykaty | pré-fabricados
timber construction | holzbau | holzrahmenbau | ossature bois | construcción en madera | costruzioni in legno | houtbouw | houtskeletbouw | konstrukcje drewniane | construção em madeira < carpentry
steel construction | stahlbau | charpente métallique | estructuras metálicas | carpenteria pesante | staalbouw | konstrukcje stalowe | estruturas metálicas < metalwork
renovation | refurbishment | sanierung von gebäuden | altbausanierung | umbauarbeiten | rénovation | réhabilitation | rehabilitación de edificios | reformas | ristrutturazioni | restauro | renovatie | verbouwing | remonty | renowacja | remodelação | reabilitação urbana
monument conservation | denkmalpflege | denkmalschutz | monuments historiques | patrimonio histórico | restauro conservativo | monumentenzorg | konserwacja zabytków | conservação do património
snagging | defects management | mängelmanagement | mängelbeseitigung | levée de réserves | repasos de obra | opleverpunten | usuwanie usterek
handover of works | bauabnahme | abnahme von bauleistungen | réception de travaux | recepción de obra | collaudo | oplevering | odbiory robót | receção de obra < site management
subcontractor management | nachunternehmersteuerung | subunternehmer | steuerung von nachunternehmern | gestion des sous-traitants | gestión de subcontratas | gestione subappaltatori | onderaannemers | koordynacja podwykonawców | gestão de subempreiteiros < site management
site measurement | aufmaß | aufmaße | métrés | mediciones de obra | rilievi | inmeten | obmiary < cost estimation
construction tendering | ausschreibung | ausschreibung und vergabe | ava | appels d'offres travaux | licitaciones de obra | gare d'appalto | aanbestedingen | przetargi budowlane | concursos de obra < cost estimation
claims management construction | nachtragsmanagement | claim management | gestion des réclamations | reclamaciones de obra | gestione riserve | meerwerk | roszczenia kontraktowe < cost estimation
VOB | vob/b | vob/a
HOAI | leistungsphasen | lph 1-9
NEC contracts | nec3 | nec4
FIDIC | fidic contracts
JCT contracts | jct
CCTP | dce travaux
building physics | bauphysik | physique du bâtiment | física de la edificación | fisica tecnica | bouwfysica | fizyka budowli
building energy certificates | energieausweis | dpe diagnostic | certificación energética | attestato di prestazione energetica | ape energetica | energielabel | świadectwa energetyczne | certificação energética < energy efficiency
geotechnics | geotechnik | baugrund | géotechnique | geotecnia | geotechniek | geotechnika < civil engineering
hydraulic engineering | wasserbau | siedlungswasserwirtschaft | hydraulique urbaine | ingeniería hidráulica | ingegneria idraulica | waterbouw | hydrotechnika | engenharia hidráulica < civil engineering
traffic planning | verkehrsplanung | planification des transports | planificación del tráfico | pianificazione dei trasporti | verkeerskunde | inżynieria ruchu | planeamento de transportes < civil engineering
landscape architecture | landschaftsarchitektur | freiraumplanung | paysagisme | arquitectura del paisaje | architettura del paesaggio | landschapsarchitectuur | architektura krajobrazu | arquitetura paisagista < architecture
urban planning | stadtplanung | bauleitplanung | urbanisme | urbanismo | pianificazione urbanistica | stedenbouw | urbanistyka | planeamento urbano < architecture
property development | projektentwicklung immobilien | bauträger | promotion immobilière | promoción inmobiliaria | sviluppo immobiliare | projectontwikkeling | deweloper | deweloperska | promoção imobiliária < real estate
asbestos removal | asbestsanierung | trgs 519 | désamiantage | sous-section 4 | retirada de amianto | bonifica amianto | asbestsanering | usuwanie azbestu | remoção de amianto
rope access | seilzugangstechnik | industrieklettern | travaux sur cordes | cordiste | trabajos verticales | lavori in fune | rope access technieken | dostęp linowy | acesso por cordas < working at height
mobile elevating platforms | mewp | ipaf | hubarbeitsbühne | hubarbeitsbühnen | nacelle | caces nacelle | plataformas elevadoras | pemp | piattaforme elevabili | ple | hoogwerker | podesty ruchome | plataformas elevatórias < working at height
slinging and signalling | anschlagen von lasten | anschläger | élingage | eslingador | imbragatura | aanpikkelen | hakowy | sygnalista < construction site work
#skill < plumbing
heating installation | heizungsinstallation | heizungsbau | installation de chauffage | instalaciones de calefacción | impianti di riscaldamento | cv-installatie | instalacje grzewcze | instalações de aquecimento < hvac
heat pumps | wärmepumpen | wärmepumpe | pompes à chaleur | pompe à chaleur | bombas de calor | aerotermia | pompe di calore | warmtepompen | pompy ciepła | bombas de calor aquecimento < hvac
gas installation | gasinstallation | installations gaz | instalaciones de gas | impianti gas | gasinstallaties | instalacje gazowe | instalações de gás
boiler maintenance | kesselwartung | heizungswartung | entretien de chaudières | mantenimiento de calderas | manutenzione caldaie | ketelonderhoud | serwis kotłów | manutenção de caldeiras < hvac
ventilation systems | lüftungsbau | lüftungsanlagen | raumlufttechnik | rlt | ventilation double flux | sistemas de ventilación | impianti di ventilazione | ventilatiesystemen | systemy wentylacji | sistemas de ventilação < hvac
refrigeration | kältetechnik | kälteanlagen | froid industriel | frigoriste | refrigeración industrial | refrigerazione | koeltechniek | chłodnictwo | refrigeração | ψύξη | ψυκτικά < hvac
bathroom fitting | badsanierung | badmontage | installation de salles de bain | reforma de baños | montaggio sanitari | badkamers plaatsen | montaż łazienek | instalação de casas de banho
pipe welding | rohrschweißen | soudure de tuyauterie | soldadura de tuberías | saldatura tubi | pijplassen | spawanie rur | soldadura de tubos < welding
pipefitting | rohrleitungsmontage | tuyauterie | tubería industrial | tubista | montaggio tubazioni | pijpfitten | montaż rurociągów | tubagem
#skill < electrical installation
cable laying | kabelverlegung | kabelzug | tirage de câbles | tendido de cables | posa cavi | kabels trekken | układanie kabli | passagem de cabos
switchgear construction | schaltschrankbau | verteilerbau | schaltanlagenbau | câblage d'armoires | tableautier | cuadros de distribución | quadri elettrici | panelenbouw | schakelkasten | prefabrykacja szaf | rozdzielnice | quadros elétricos
electrical testing | elektroprüfung | vde-prüfung | din vde 0100-600 | vde 0100 | vde 0701 | inspection and testing | fault finding | vérifications électriques | mediciones eléctricas | verifiche elettriche | nen 1010 | pomiary elektryczne | medições elétricas | ensaios elétricos
DGUV V3 | dguv vorschrift 3 | bgv a3
medium voltage | mittelspannung | mittelspannungsanlagen | hta basse tension | moyenne tension | media tensión | media tensione | middenspanning | średnie napięcie | média tensão
high voltage | hochspannung | haute tension | alta tensión | alta tensione | hoogspanning | wysokie napięcie | alta tensão
transformer stations | trafostationen | umspannwerk | umspannwerke | postes de transformation | centros de transformación | cabine di trasformazione | transformatorstations | stacje transformatorowe | postos de transformação
lightning protection | blitzschutz | protection foudre | protección contra rayos | protezione scariche | bliksembeveiliging | ochrona odgromowa | para-raios
emergency lighting | notbeleuchtung | sicherheitsbeleuchtung | éclairage de secours | alumbrado de emergencia | illuminazione di emergenza | noodverlichting | oświetlenie awaryjne | iluminação de emergência
lighting installation | beleuchtungstechnik | éclairage | luminotecnia | illuminazione | verlichting installatie | oświetlenie instalacje | luminotecnia instalação
EV charging points | wallbox | wallboxen | ladeinfrastruktur | ladesäulen | bornes de recharge | irve | puntos de recarga | colonnine di ricarica | laadpalen | stacje ładowania | postos de carregamento
battery storage | batteriespeicher | stromspeicher | stockage par batterie | baterías de almacenamiento | accumulo fotovoltaico | thuisbatterij | magazyny energii | armazenamento de energia < renewable energy
inverters | wechselrichter | onduleurs | inversores | inverter fotovoltaici | omvormers | falowniki | inversores solares < photovoltaics
solar panel mounting | modulmontage | pv-montage | pose de panneaux solaires | montaje de paneles solares | montaggio pannelli solari | zonnepanelen monteren | montaż paneli | montagem de painéis solares < photovoltaics
wind turbines | windkraftanlagen | windenergieanlagen | éoliennes | aerogeneradores | turbine eoliche | windturbines | turbiny wiatrowe | aerogeradores < renewable energy
biogas | biogasanlagen | biomass | biomasse | biomasa | biomassa | biogaz < renewable energy
hydrogen technology | wasserstoff* | hydrogène | hidrógeno | idrogeno | waterstof | wodór | hidrogénio < renewable energy
grid operation | netzbetrieb | stromnetz* | réseaux électriques | redes eléctricas | reti elettriche | netbeheer | sieci elektroenergetyczne | redes elétricas < energy
domestic appliance repair | hausgeräte reparatur | électroménager | reparación de electrodomésticos | riparazione elettrodomestici | witgoed reparatie | naprawa agd | reparação de eletrodomésticos
lift maintenance | aufzugswartung | aufzugstechnik | maintenance d'ascenseurs | mantenimiento de ascensores | manutenzione ascensori | liftonderhoud | konserwacja wind | manutenção de elevadores < maintenance
telecom installation | fernmeldetechnik | installation télécom | instalaciones de telecomunicaciones | ict instalaciones | impianti telefonici | telecominstallatie | instalacje teletechniczne | itur ited
#skill < carpentry
kitchen fitting | küchenmontage | küchenmonteur | pose de cuisines | montaje de cocinas | montaggio cucine | keukenmontage | montaż kuchni | montagem de cozinhas
furniture making | möbelbau | möbeltischlerei | ébénisterie | fabricación de muebles | costruzione mobili | meubelmaken | meblarstwo | fabrico de móveis
furniture assembly | möbelmontage | montage de meubles | montaje de muebles | montaggio mobili | meubelmontage | montaż mebli | montagem de móveis
stair building | treppenbau | escaliers bois | escaleras de madera | scale in legno | trappen maken | schody drewniane
CNC woodworking | cnc holzbearbeitung | cnc bois | cnc madera | pantografo cnc legno | cnc houtbewerking | cnc drewno < cnc machining
roof truss work | dachstuhl* | abbund | charpente bois | armaduras de cubierta | tetti in legno | kapconstructies | więźba dachowa
upholstery | polsterei | polstern | tapisserie d'ameublement | tapicería | tappezzeria | stofferen van meubels | tapicerstwo | estofos
#skill < automotive repair
vehicle diagnostics | fahrzeugdiagnose | fehlerdiagnose kfz | diagnostic automobile | valise diagnostic | diagnosis de vehículos | autodiagnosi | voertuigdiagnose | diagnostyka pojazdowa | diagnóstico automóvel
bodywork | karosseriebau | karosserie | unfallinstandsetzung | carrosserie | chapa y pintura | carrozzeria | carrosserie herstel | plaatwerk | blacharstwo | chapeiro | bate-chapas
vehicle painting | fahrzeuglackierung | autolackierer* | peinture automobile | pintura de vehículos | verniciatura auto | autospuiten | lakiernictwo | pintura auto
tyre fitting | reifenmontage | reifenwechsel | montage de pneus | montaje de neumáticos | gommista | banden wisselen | wymiana opon | montagem de pneus
high-voltage vehicle systems | hochvolt* | hv-schein | hochvoltfahrzeuge | véhicules électriques | vehículos eléctricos | veicoli elettrici | elektrische voertuigen | pojazdy elektryczne | veículos elétricos
truck repair | nutzfahrzeugmechanik | nfz-werkstatt | lkw-reparatur | mécanique poids lourds | mecánica de camiones | riparazione autocarri | vrachtwagenonderhoud | naprawa ciężarówek | mecânica de pesados
agricultural machinery repair | landmaschinentechnik | landmaschinen | machines agricoles | maquinaria agrícola | macchine agricole | landbouwmachines | maszyny rolnicze | máquinas agrícolas
motorcycle repair | zweiradmechanik | réparation de motos | mécanique moto | mecánica de motos | riparazione moto | motoronderhoud | naprawa motocykli | fahrradreparatur | bicycle repair | fietsreparatie
periodic vehicle inspection | hauptuntersuchung | tüv abnahme | contrôle technique | inspección técnica de vehículos | revisione auto | apk keuring | przeglądy techniczne | inspeção automóvel
wheel alignment | achsvermessung | géométrie | alineación de ruedas | convergenza | uitlijnen | geometria kół | alinhamento de direção
#certificate
IPAF | ipaf card | pal card < mobile elevating platforms
PASMA < scaffolding
CPCS | npors | cpcs card
SMSTS | sssts < occupational safety
NEBOSH | nebosh general certificate < occupational safety
IOSH | iosh managing safely < occupational safety
CACES | caces r489 | caces r486 | caces r482 | caces 1 3 5
habilitation électrique B2V | b1v | b2v | br bc | h0b0 < electrician licence
SEP certificate | uprawnienia sep e1 | świadectwo kwalifikacji e | sep d < electrician licence
DPA instalador electricista | rebt instalador < electrician licence
F-gas certificate | f-gas | f-gase | kälteschein | sachkunde kälte | attestation d'aptitude fluides frigorigènes | manipulación de gases fluorados | patentino frigoristi | f-gassen | certyfikat f-gazowy | gases fluorados | άδεια ψυκτικού | άδεια εγκαταστάτη ψυκτικού < refrigeration
RITE installer | carné rite < hvac
VCA | vca basis certificate | vca-certificaat < occupational safety
uprawnienia budowlane | building licence | bauvorlageberechtigung | bauvorlageberechtigt* | abilitazione professionale | habilitación profesional | carteira profissional de engenheiro | uprawnienia drogowe | uprawnienia mostowe | uprawnienia konstrukcyjne
safety specialist qualification | sicherheitstechnische fachkunde | sifa | sifa-ausbildung | dguv vorschrift 2 | fachkraft für arbeitssicherheit | sicherheitsfachkraft < occupational safety
SCC certificate | scc-zertifikat | scp schein < occupational safety
A3 automotive air conditioning | klimaanlagen sachkunde kfz
QualiPV | qualipac | qualit'enr | mcs installer < photovoltaics
explosives licence | sprengschein | boutefeu | artillero | fochino | uprawnienia strzałowe
#role
electrician apprentice supervisor | elektromeister* | chef d'équipe électricien | encargado electricista | capo elettricista | leermeester elektro | brygadzista elektryk < electrician, meister
electrical fitter | elektromonteur* | elektroinstallateur* | elektroanlagenmonteur* | monteur électricien | montador eléctrico | installatore elettrico | elektromontażysta | elektromonter | instalador elétrico < electrician
high-voltage technician | netzmonteur* | freileitungsmonteur* | monteur réseaux | lignard | montador de líneas | linesman | lijnmonteur | monter sieci | eletricista de redes < electrician
telecoms technician | fernmeldetechniker* | glasfasermonteur* | technicien télécom | technicien fibre | técnico de telecomunicaciones | instalador de fibra | tecnico telecomunicazioni | giuntista | glasvezelmonteur | monter światłowodów | técnico de fibra < electronic technician
lift engineer | lift technician | aufzugsmonteur* | ascensoriste | técnico de ascensores | ascensorista tecnico | liftmonteur | konserwator dźwigów | técnico de elevadores < technician, lift maintenance
refrigeration engineer | kälteanlagenbauer* | mechatroniker für kältetechnik | frigoriste technicien | frigorista | frigorista tecnico | koelmonteur | chłodnik | técnico de frio < plumber, refrigeration
heating engineer | heizungsbauer* | anlagenmechaniker* | anlagenmechaniker shk | heizungsmonteur* | chauffagiste | plombier-chauffagiste | calefactor | instalador de calefacción | termoidraulico | cv-monteur | monter instalacji grzewczych | técnico de aquecimento < plumber, heating installation
gas engineer | gasmonteur* | gazier | instalador de gas | gasinstallateur | monter instalacji gazowych | técnico de gás < plumber, gas installation
pipefitter | rohrleitungsbauer* | rohrschlosser* | tuyauteur | tubero | tubista industriale | pijpfitter | monter rurociągów | tubista industrial | serralheiro de tubos < metalworker, pipefitting
drywall installer | trockenbauer* | trockenbaumonteur* | plaquiste plâtrier | plaquiste | instalador de pladur | cartongessista | gipsplaatmonteur | monter zabudowy gk | montador de pladur < trade worker, dry lining
plasterer | stuckateur* | verputzer* | gipser* | plâtrier | yesero | intonacatore | stukadoor | tynkarz | estucador < trade worker, plastering
floor layer | bodenleger* | parkettleger* | parqueteur | solier | parquetista | posatore | parchettista | parketteur | vloerenlegger | parkieciarz | posadzkarz | aplicador de pavimentos < trade worker, flooring
tiler | fliesenleger* | platten- und mosaikleger | carreleur | alicatador | solador | piastrellista | tegelzetter | glazurnik | ladrilhador < trade worker, tiling
concrete worker | betonbauer* | beton- und stahlbetonbauer* | bétonneur | coffreur | coffreur-bancheur | encofrador | carpentiere edile | betonwerker | betontimmerman | betoniarz | cofrador < trade worker, concreting
steel fixer | eisenflechter* | ferrailleur | ferrallista | ferraiolo edile | betonijzervlechter | vlechter | zbrojarz | armador de ferro < trade worker, steel fixing
road worker | straßenbauer* | pflasterer* | constructeur de routes | ouvrier vrd | canalisateur | peón de carreteras | operaio stradale | stratenmaker | wegwerker | brukarz | drogowiec | calceteiro < trade worker, road construction
civil works operative | tiefbaufacharbeiter* | kanalbauer* | rohrleger* | oficial de obra civil | operaio movimento terra | grondwerker | robotnik drogowy | operário de obras públicas < trade worker, civil works
building labourer | construction labourer | bauhelfer* | bauhilfsarbeiter* | manœuvre | manoeuvre bâtiment | peón de obra | peón de construcción | manovale | operaio edile | bouwhulp | opperman | pomocnik budowlany | pracownik budowlany | servente de obras | ajudante de pedreiro < trade worker, construction
foreman | site foreman | polier* | vorarbeiter* bau | werkpolier | chef de chantier | chef d'équipe bâtiment | encargado de obra | capataz | capocantiere | caposquadra edile | voorman bouw | uitvoerder bouw | brygadzista budowlany | majster budowy | encarregado de obra < construction professional, site management
excavator operator | digger driver | baggerfahrer* | baumaschinenführer* | conducteur d'engins | pelleteur | maquinista de excavadora | operador de maquinaria | escavatorista | machinist graafmachine | kraanmachinist grond | operator koparki | operator koparko-ładowarki | manobrador de máquinas < driver, excavation
insulation installer | isolierer* | wärmedämmer* | isolateur | calorifugeur | aislador | coibentatore | isolatiemonteur | docieplacz | montador de isolamentos < trade worker, insulation
glazier | glaser* | vitrier | miroitier | cristalero | vetraio | glaszetter | szklarz | vidraceiro < trade worker, glazing
window fitter | fenstermonteur* | fensterbauer* | poseur de fenêtres | menuisier poseur | montador de ventanas | serramentista | kozijnmonteur | monter okien | caixilheiro < trade worker, window installation
kitchen fitter | küchenmonteur* | cuisiniste poseur | montador de cocinas | montatore cucine | keukenmonteur | monter kuchni | monter mebli < carpenter, kitchen fitting
cabinet maker | möbeltischler* | möbelschreiner* | ébéniste | ebanista | mobiliere | meubelmaker | stolarz meblowy | marceneiro < carpenter, furniture making
solar installer | solarteur* | pv-monteur* | installateur photovoltaïque | instalador fotovoltaico | installatore fotovoltaico | zonnepanelenmonteur | monter fotowoltaiki | instalador de painéis solares < photovoltaic technician
wind turbine technician | windkrafttechniker* | servicetechniker windenergie | technicien éolien | técnico eólico | tecnico eolico | windturbinetechnicus | serwisant turbin wiatrowych | técnico de turbinas eólicas < technician, wind turbines
bodywork mechanic | karosseriebauer* | karosserie- und fahrzeugbaumechaniker* | carrossier | chapista | carrozziere | plaatwerker autoschade | blacharz samochodowy | bate-chapa < car mechanic, bodywork
car painter | fahrzeuglackierer* | peintre automobile | pintor de coches | verniciatore auto | autospuiter | lakiernik samochodowy | pintor auto < painter, vehicle painting
truck mechanic | nutzfahrzeugmechaniker* | nfz-mechatroniker* | mécanicien poids lourds | mecánico de camiones | meccanico mezzi pesanti | vrachtwagenmonteur | mechanik samochodów ciężarowych | mecânico de pesados < car mechanic, truck repair
agricultural machinery mechanic | land- und baumaschinenmechatroniker* | landmaschinenmechaniker* | mécanicien agricole | mecánico agrícola | meccanico agricolo | landbouwmonteur | mechanik maszyn rolniczych | mecânico agrícola < car mechanic, agricultural machinery repair
bicycle mechanic | zweiradmechaniker* | fahrradmechaniker* | mécanicien cycles | mecánico de bicicletas | meccanico biciclette | fietsenmaker | mechanik rowerowy | mecânico de bicicletas < car mechanic, motorcycle repair
tyre fitter | reifenmonteur* | monteur de pneus | neumatiquero | gommista addetto | bandenmonteur | wulkanizator < car mechanic, tyre fitting
chimney sweep | schornsteinfeger* | kaminkehrer* | rauchfangkehrer* | ramoneur | deshollinador | spazzacamino | schoorsteenveger | kominiarz | limpa-chaminés < trade worker
locksmith | schlüsseldienst | serrurier | cerrajero | fabbro | slotenmaker | ślusarz | serralheiro < metalworker
stonemason | steinmetz* | tailleur de pierre | cantero | scalpellino | marmista | steenhouwer | kamieniarz | canteiro < trade worker, masonry
building inspector | bausachverständiger | baugutachter* | contrôleur technique construction | inspector de obras | ispettore edile | bouwinspecteur | inspektor nadzoru | fiscal de obra < construction professional
BIM coordinator | bim manager | bim-koordinator* | bim-manager* | coordinateur bim | coordinador bim | koordynator bim | bim modeller | projeteur bim < construction professional, bim
draughtsperson | technical draughtsman | cad technician | bauzeichner* | technischer zeichner | technische zeichnerin | technischer systemplaner | dessinateur projeteur | dessinateur bâtiment | projeteur | delineante | disegnatore tecnico | disegnatore cad | technisch tekenaar | bouwkundig tekenaar | kreślarz | asystent projektanta | desenhador | desenhador projetista < technician, cad
design engineer | konstrukteur* | konstruktionsingenieur* | ingénieur concepteur | ingénieur bureau d'études | ingeniero de diseño | progettista meccanico | constructeur machinebouw | konstruktor | projetista mecânico < engineer, cad
structural engineer | tragwerksplaner* | statiker* | ingénieur structure | calculista de estructuras | ingegnere strutturista | constructeur bouw | konstruktor budowlany | projektant konstrukcji | engenheiro de estruturas < civil engineer, structural engineering
building services engineer | tga-planer* | tga-ingenieur* | versorgungsingenieur* | ingénieur fluides | ingénieur cvc | ingeniero de instalaciones | progettista impianti | installatieadviseur | projektant instalacji sanitarnych | engenheiro de avac < engineer, building services
geotechnical engineer | geotechniker* | ingénieur géotechnicien | ingeniero geotécnico | geotecnico | geotechnisch ingenieur | geotechnik inżynier < civil engineer, geotechnics
interior designer | innenarchitekt* | architecte d'intérieur | interiorista | diseñador de interiores | interior designer arredatore | interieurarchitect | projektant wnętrz | designer de interiores < designer, interior design
urban planner | stadtplaner* | urbaniste | urbanista | stedenbouwkundige | urbanista planista < architect, urban planning
landscape architect | landschaftsarchitekt* | paysagiste concepteur | paisajista | architetto paesaggista | landschapsarchitect | architekt krajobrazu | arquiteto paisagista < architect, landscape architecture
estate agent | real estate agent | immobilienmakler* | agent immobilier | agente inmobiliario | asesor inmobiliario | agente immobiliare | makelaar | pośrednik nieruchomości | agent nieruchomości | consultor imobiliário | mediador imobiliário < sales professional, real estate
property manager | immobilienverwalter* | hausverwalter* | objektmanager* | immobilienkaufmann | immobilienkauffrau | gestionnaire de copropriété | syndic de copropriété | administrador de fincas | amministratore di condominio | vastgoedbeheerder | zarządca nieruchomości | gestor de condomínios < business professional, real estate
`;
