/** Skills and occupations of hospitality, retail, sales, tourism and personal services. One concept a line, see `concepts.ts`. */
export const HOSPITALITY_AND_RETAIL = `
#skill < cooking
sous-vide cooking | sous vide | sous-vide | cuisson sous vide | cuissons sous vide | cocción al vacío | cottura sottovuoto | sous-vide garen | gotowanie sous-vide | cozedura a vácuo
fish filleting | filleting fish | fisch filetieren | découpe des poissons | découpe de poisson | levée de filets | fileteado de pescado | sfilettatura | vis fileren | filetowanie ryb | amanhar peixe < fish and seafood
meat station | butchery in the kitchen | fleischposten | rôtisserie | rôtisseur | poste viandes | partida de carnes | partita carni | vlees bereiden | sekcja mięsna | secção de carnes
cold kitchen | garde manger | kalte küche | cuisine froide | cuarto frío | cucina fredda | koude keuken | kuchnia zimna | cozinha fria
sauces | saucier | saucenposten | salsas | salse | sauzen | sosy | molhos
grill cooking | grillen küche | grillades | parrilla | griglia | grillen keuken | grillowanie | grelhados
pizza making | pizzaiolo | pizzabäcker | pizzaïolo | pizzero | pizzabakker | pizzabereiding | wypiek pizzy | pizzaria
pasta making | pasta fresca | pâtes fraîches | pasta maken | świeży makaron
vegan and vegetarian cuisine | vegetarische küche | vegane küche | cuisine végétale | cuisine végétarienne | cocina vegetariana | cucina vegetariana | vegetarische keuken | kuchnia wegetariańska | cozinha vegetariana
asian cuisine | asiatische küche | cuisine asiatique | cocina asiática | cucina asiatica | aziatische keuken | sushi | kuchnia azjatycka | cozinha asiática
fine dining | gehobene gastronomie | sternegastronomie | sterneküche | gastronomique | restauration gastronomique | alta cocina | alta cucina | cucina gourmet | michelin | fine dining keuken | kuchnia fine dining | alta cozinha < hospitality work
mass catering | gemeinschaftsverpflegung | großküche | großküchen | kantine | restauration collective | cocina de colectividades | ristorazione collettiva | mensa | instellingskeuken | żywienie zbiorowe | cantinas e refeitórios
banqueting | bankett* | banquets | eventos y banquetes | banchettistica | banketten | bankiety | banquetes
mise en place | vorbereitungsarbeiten küche | preparazione linea | voorbereidende werkzaamheden keuken
dish plating | anrichten | dressage d'assiettes | emplatado | impiattamento | bordopmaak | empratamento
bread making | brotherstellung | fabrication du pain | panification | elaboración de pan | panificazione | broodbakken | wypiek pieczywa | fabrico de pão < pastry
chocolate work | schokolade* | chocolaterie | chocolatería | cioccolateria | chocolade maken | czekolada rzemieślnicza < pastry
ice cream making | speiseeis | glacerie | heladería | gelateria | ijsbereiding | lodziarnia < pastry
allergen management | allergenmanagement | gestion des allergènes | gestión de alérgenos | gestione allergeni | allergenenbeheer | zarządzanie alergenami | gestão de alergénios < food hygiene
kitchen porter work | spülküche | plonge | office cuisine | lavaplatti | lavaplatos | afwas | zmywak | copa e lavagem
stock ordering kitchen | wareneinkauf küche | commandes cuisine | pedidos de cocina | ordini cucina | bestellingen keuken
#skill < table service
wine knowledge | sommellerie | weinkenntnisse | connaissance des vins | conocimiento de vinos | enología | conoscenza dei vini | wijnkennis | znajomość win | conhecimento de vinhos
cocktail making | mixology | cocktailzubereitung | mixologie | coctelería | preparazione cocktail | cocktails maken | barmaństwo | cocktelaria
barista | barista skills | latte art | kaffeezubereitung | caffetteria | koffiebereiding | parzenie kawy | cafetaria barista
draught beer service | zapfen | zapfanlage | tireuse à bière | tirador de cerveza | spillatura | tappen
order taking | bestellaufnahme | prise de commandes | toma de comandas | presa delle comande | bestellingen opnemen | przyjmowanie zamówień | tomada de pedidos
fine dining service | service à la française | service gastronomique | servicio de alta restauración | sala di alto livello
upselling | zusatzverkauf | zusatzverkäufe | ventes additionnelles | ventas sugeridas | venta cruzada | cross-selling | bijverkoop | sprzedaż dodatkowa | vendas adicionais < sales
#skill < hotel management
front office | hotelrezeption | réception hôtel | recepción de hotel | front desk hotel | reception alberghiera | hotelreceptie | recepcja hotelowa | receção de hotel < reception
Opera PMS | opera cloud | oracle opera
Fidelio | micros fidelio
Protel hotel | protel
Mews pms
night audit | nachtabschluss | nachtrezeption | clôture de nuit | auditoría nocturna | turno di notte reception | audyt nocny | auditoria noturna
reservations | reservierungen | buchungen | réservations | reservas | prenotazioni | reserveringen | rezerwacje
revenue management | revenue manager | yield manager | yield management | ertragsmanagement | gestión de ingresos hotel | revenue hotel
guest relations | gästebetreuung | relation clientèle hôtel | atención al huésped | accoglienza ospiti | gastvrijheid | obsługa gości hotelowych | atendimento ao hóspede
online travel agencies | booking.com | expedia | otas | channel manager
spa and wellness | wellnessbereich | wellness | bien-être spa | centro benessere | balneario | odnowa biologiczna < beauty care
#skill < housekeeping
room cleaning | zimmerreinigung hotel | nettoyage des chambres | limpieza de habitaciones hotel | pulizia camere hotel | kamers schoonmaken | sprzątanie pokoi | limpeza de quartos
laundry | wäscherei | wäsche | blanchisserie | lingerie hôtel | lavandería | lavanderia | wasserij | pralnia
ironing | bügeln | repassage | plancha ropa | stiratura | strijken | prasowanie | engomadoria
#skill < tourism
tour guiding | reiseleitung | stadtführung* | visites guidées | guía de turismo | guida turistica | rondleidingen | oprowadzanie wycieczek | visitas guiadas
travel booking | reiseverkauf | reisebuchung | réservation de voyages | reserva de viajes | prenotazione viaggi | reizen boeken | sprzedaż wycieczek | reserva de viagens
Amadeus GDS | amadeus | sabre gds | galileo gds | gds
entertainment of guests | animation tourism | gästeanimation | animation touristique | animación turística | animazione turistica | animatie | animacja czasu wolnego | animação turística
cabin service | kabinenservice | service à bord | servicio a bordo | servizio di bordo | cabin safety
#skill < retail sales
till operation | cash register | cash handling | till | kassieren | kassentätigkeit | kassiertätigkeit | kasse bedienen | kassenführung | encaissement | tenue de caisse | caja registradora | cobro en caja | manejo de caja | uso della cassa | cassa e incasso | kassawerkzaamheden | afrekenen | obsługa kasy | obsługa kasy fiskalnej | operação de caixa | caixa registadora | εξυπηρέτηση ταμείου | робота з касою
shelf stacking | shelf replenishment | regalpflege | warenverräumung | regale einräumen | mise en rayon | réassort | reposición | reposición de mercancía | rifornimento scaffali | vakkenvullen | wykładanie towaru | reposição de produtos
visual merchandising | warenpräsentation | schaufenstergestaltung | merchandising | merchandising visual | escaparatismo | vetrinistica | etaleren | presentatie van artikelen | merchandising wizualny | vitrinismo
product advice | verkaufsberatung | fachberatung | beratung von kunden im verkauf | conseil à la vente | conseil client en magasin | asesoramiento en tienda | consulenza alla vendita | verkoopadvies | doradztwo klientowi | aconselhamento ao cliente
fashion sales | modeverkauf | textilverkauf | vente prêt-à-porter | venta de moda | vendita abbigliamento | modeverkoop | sprzedaż odzieży | venda de vestuário
fresh food counter | frischetheke | bedientheke | wursttheke | käsetheke | rayon frais | rayon charcuterie | charcutería | banco gastronomia | banco salumi | versafdeling | dział świeży | charcutaria
fruit and vegetables department | obst und gemüse abteilung | rayon fruits et légumes | frutería | ortofrutta | groenteafdeling | dział owoce i warzywa
opening and closing the store | ladenöffnung | öffnung und schließung | ouverture et fermeture du magasin | apertura y cierre de tienda | apertura e chiusura negozio | openen en sluiten winkel | otwieranie i zamykanie sklepu
loss prevention | diebstahlprävention | warensicherung | inventurdifferenz* | démarque inconnue | prevención de pérdidas | prevenzione perdite | derving | ochrona przed stratami | prevenção de perdas
store opening | filialeröffnung* | neueröffnung* | ouverture de magasins | aperturas de tienda | nuove aperture | winkelopening | otwarcia sklepów
stock ordering | warenbestellung | disposition handel | commandes magasin | pedidos de tienda | ordini merce | goederen bestellen | zamawianie towaru | encomendas de loja
sales floor management | flächenmanagement | gestion de rayon | gestión de sección | gestione reparto | afdelingsbeheer | zarządzanie działem
telesales | telefonverkauf | telefonvertrieb | outbound calls | vente par téléphone | phoning | televenta | venta telefónica | telemarketing | vendita telefonica | telefonische verkoop | sprzedaż telefoniczna | televendas < inside sales
cold calling | kaltakquise | prospection téléphonique | prospection commerciale | prospección | captación de clientes | acquisizione clienti | koude acquisitie | acquisitie klanten | pozyskiwanie klientów | prospeção < new business development
after-sales service | kundendienst | after sales | service après-vente | sav | postventa | servicio posventa | post vendita | aftersales | nazorg | obsługa posprzedażowa | pós-venda < customer service
complaints handling | beschwerdemanagement | reklamationen | traitement des réclamations | atención de quejas | gestione reclami clienti | klachtenbehandeling | rozpatrywanie reklamacji | tratamento de reclamações < customer service
inbound calls | inbound-telefonie | appels entrants | llamadas entrantes | chiamate inbound | inbound telefonie | infolinia | chamadas inbound < customer service
live chat support | chat support | e-mail-support | support par chat | soporte por chat | assistenza chat | chatondersteuning < customer service
order processing | auftragsbearbeitung | auftragsabwicklung | traitement des commandes | administration des ventes | adv | tramitación de pedidos | gestione ordini | orderverwerking | realizacja zamówień | processamento de pedidos < sales
capital goods sales | investitionsgütervertrieb | vertrieb von investitionsgütern | vente de biens d'équipement | venta de bienes de equipo | vendita di beni strumentali | beni strumentali | verkoop kapitaalgoederen | sprzedaż dóbr inwestycyjnych | venda de bens de equipamento < b2b sales
technical sales | technischer vertrieb | vente technique | venta técnica | vendite tecniche | technische verkoop | sprzedaż techniczna | vendas técnicas < b2b sales
export sales | exportvertrieb | vente export | ventas de exportación | vendite estero | exportverkoop | sprzedaż eksportowa | vendas de exportação < b2b sales
solution selling | consultative selling | beratender vertrieb | spin selling | meddic | vente consultative | venta consultiva | vendita consulenziale < b2b sales
channel sales | partnervertrieb | partner management | vente indirecte | réseau de distributeurs | canal de distribución | rete di agenti | rete vendita | partnermanagement | sprzedaż partnerska | gestão de canais < b2b sales
trade fairs | messen | messeauftritte | salons professionnels | ferias comerciales | fiere di settore | fiere | vakbeurzen | beurzen | targi branżowe | feiras < event management
sales forecasting | absatzplanung vertrieb | pipeline management | prévisions de ventes | previsión de ventas | previsioni di vendita | verkoopprognoses | prognozowanie sprzedaży | previsão de vendas < sales management
pharmaceutical sales | pharmareferent vertrieb | visite médicale | visita médica | informazione scientifica del farmaco | medische verkoop | sprzedaż farmaceutyczna | visita médica informação < sales
car sales | automobilverkauf | vente automobile | venta de automóviles | vendita auto | autoverkoop | sprzedaż samochodów | venda automóvel < sales
property sales | immobilienverkauf | vente immobilière | transaction immobilière | venta inmobiliaria | vendita immobiliare | verkoop woningen | sprzedaż nieruchomości | venda de imóveis < sales, real estate
insurance sales | versicherungsvertrieb | vente d'assurances | venta de seguros | vendita assicurazioni | verkoop verzekeringen | sprzedaż ubezpieczeń | venda de seguros < sales, insurance
#skill < beauty care
nail care | maniküre | nageldesign | manucure | onglerie | manicura | manicure e pedicure | nagelverzorging | stylizacja paznokci | unhas
make-up | makeup artistry | visagistik | maquillage | maquillaje | trucco | visagie | makijaż | maquilhagem
facial treatments | gesichtsbehandlung* | soins du visage | tratamientos faciales | trattamenti viso | gezichtsbehandelingen | zabiegi na twarz | tratamentos faciais
hair removal | waxing | haarentfernung | épilation | depilación | epilazione | ontharen | depilacja | depilação
hair colouring | haarfärbung | colorieren | balayage | coloration cheveux | coloración de cabello | colorazione capelli | haarkleuring | koloryzacja | coloração < hairdressing
barbering | herrenschnitt | barbier | barbería | barbiere | herenkapper | barbering mannen | strzyżenie męskie | barbearia < hairdressing
#skill < cleaning
industrial cleaning | industriereinigung | nettoyage industriel | limpieza industrial | pulizie industriali | industriële reiniging | sprzątanie przemysłowe | limpeza industrial
window cleaning | glasreinigung | fensterreinigung | nettoyage de vitres | limpieza de cristales | pulizia vetri | glazenwassen | mycie okien | limpeza de vidros
floor care machines | scheuersaugmaschine | autolaveuse | monobrosse | fregadora | lavapavimenti | schrobmachine | maszyny czyszczące
disinfection | desinfektion | désinfection | desinfección | disinfezione | desinfectie | dezynfekcja | desinfeção
#skill < security services
patrols | streifendienst | revierdienst | rondes | rondas | ronde di controllo | surveillance rondes | rondes lopen | patrole | patrulhas
access control duty | pförtnerdienst | empfangsdienst | einlasskontrolle | filtrage | control de accesos servicio | portierato | toegangscontrole | kontrola dostępu | portaria
event security | veranstaltungsschutz | sécurité événementielle | seguridad en eventos | sicurezza eventi | evenementenbeveiliging | ochrona imprez masowych | segurança de eventos
store detective work | ladendetektiv* | agent de sécurité magasin | vigilancia en tiendas | antitaccheggio | winkelsurveillance
airport security | luftsicherheit* | luftsicherheitsassistent* | sûreté aéroportuaire | seguridad aeroportuaria | sicurezza aeroportuale | luchthavenbeveiliging | kontrola bezpieczeństwa lotniska | segurança aeroportuária
#skill < sports coaching
personal training | personal-training | coaching personnalisé sportif | entrenamiento personal | allenamento personale | trening personalny | treino personalizado
group fitness | gruppenfitness | cours collectifs | clases dirigidas | corsi fitness | groepslessen | zajęcia grupowe fitness | aulas de grupo
swimming instruction | schwimmunterricht | cours de natation | clases de natación | corsi di nuoto | zwemles | nauka pływania | aulas de natação
lifeguarding | rettungsschwimm* | maître-nageur | bnssa | socorrista acuático | salvamento | assistente bagnanti | zweminstructeur toezicht | ratownik wodny | nadador-salvador
#certificate
personal licence | schankerlaubnis | permis d'exploitation | licenza somministrazione | sab somministrazione | sociale hygiëne | koncesja alkohol < hospitality work
food hygiene certificate | food hygiene level 2 | food hygiene level 3 | carné de manipulador de alimentos | attestato haccp | haccp certificate | haccp-certificaat | certyfikat haccp | formation hygiène alimentaire < food hygiene
ausbildereignung | aevo | ausbilderschein | ada-schein | train the trainer certificate < training
BPJEPS | bp jeps < sports coaching
CAP cuisine | bep cuisine < cooking
#role
chef de partie | demi chef de partie | demi-chef | postenchef | jefe de partida | capopartita | zelfstandig werkend kok | kucharz samodzielny | cozinheiro de 1ª | commis chef | line cook < cook
kitchen assistant | kitchen porter | küchenhilfe | küchenhelfer* | spüler* | plongeur | aide de cuisine | commis de cuisine débutant | ayudante de cocina | pinche de cocina | friegaplatos | aiuto cuoco | lavapiatti | keukenhulp | afwasser | pomoc kuchenna | ajudante de cozinha | copeiro < hospitality professional, kitchen porter work
canteen cook | kantinenkoch | großküchenkoch | cuisinier de collectivité | cocinero de colectividades | cuoco mensa | kantinekok | kucharz stołówki < cook, mass catering
pizza chef | pizzaiolo cuoco | pizzabäcker* | pizzaïolo cuisinier | maestro pizzero | pizzabakker kok | pizzer < cook, pizza making
pastry chef | konditor | pâtissier | chef pâtissier | pastelero | pasticciere | banketbakker | cukiernik | pasteleiro < baker
sommelier | weinkellner | chef sommelier | sumiller | sommeliere | escanção < waiter, wine knowledge
bartender | barman | barkeeper* | barmaid | barmann | barista barman | barmanka | coctelero | barista bar < waiter, cocktail making
barista worker | barista cafe | kaffeebarista < waiter, barista
restaurant supervisor | oberkellner* | restaurantsupervisor | chef de rang supérieur | maître d'hôtel de salle | jefe de rango | maître sala | capo sala | caposala ristorante | kierownik sali | chefe de sala < waiter, people management
catering assistant | cateringmitarbeiter* | buffetkraft | agent de restauration | employé de restauration | auxiliar de catering | addetto mensa | cateringmedewerker | pracownik cateringu | empregado de refeitório < hospitality professional
fast food worker | crew member | systemgastronomie | fachmann für systemgastronomie | équipier polyvalent | dependiente de comida rápida | addetto fast food | medewerker fastfood | pracownik restauracji szybkiej obsługi < hospitality professional
hotel receptionist | hotelrezeptionist* | réceptionniste d'hôtel | recepcionista de hotel | receptionist alberghiero | hotelreceptionist | recepcjonista hotelowy | rececionista de hotel | front desk agent | front office agent < receptionist, front office
head housekeeper | executive housekeeper | hausdame hotel | gouvernante générale | gobernanta | governante | hoofd huishouding | kierownik pięter | governanta geral < housekeeper
laundry worker | wäschereimitarbeiter* | blanchisseur | lavandero | addetto lavanderia | wasserijmedewerker | pracownik pralni < service worker, laundry
cashier | kassierer* | kassenkraft | mitarbeiter kasse | hôte de caisse | hôtesse de caisse | caissier | cajero | cajera | cassiere | addetto alla cassa | caissière | kassamedewerker | caissière supermarkt | kasjer | kasjerka | kasjer-sprzedawca | operador de caixa | ταμίας | касир < shop assistant, till operation
shelf stacker | regalauffüller* | employé libre service | employé commercial | reponedor | addetto scaffali | vakkenvuller | pracownik hali | repositor < shop assistant, shelf stacking
butcher counter assistant | fleischereifachverkäufer* | wurstverkäufer* | charcutero | banconista | addetto banco gastronomia | verkoper vers | sprzedawca działu mięsnego < shop assistant, fresh food counter
bakery sales assistant | bäckereifachverkäufer* | bäckereiverkäufer* | vendeuse en boulangerie | vendeur en boulangerie | dependienta de panadería | commessa panetteria | bakkerijmedewerker | sprzedawca w piekarni < shop assistant
deputy store manager | stellvertretender filialleiter | stellvertretender marktleiter | assistant store manager | adjoint au directeur de magasin | adjoint responsable de magasin | subgerente de tienda | vice responsabile negozio | vicedirettore punto vendita | assistent filiaalmanager | zastępca kierownika sklepu | subgerente de loja < store manager
department manager retail | abteilungsleiter handel | chef de rayon | manager de rayon | jefe de sección | capo reparto | caporeparto vendita | afdelingsmanager winkel | kierownik działu sprzedaży sklep | chefe de secção < store manager
area manager retail | bezirksleiter* | gebietsleiter* | responsable de secteur | animateur de réseau | jefe de zona | area manager punti vendita | district manager | rayonmanager | kierownik regionu | supervisor de lojas < store manager, sales management
visual merchandiser | dekorateur* | gestalter für visuelles marketing | étalagiste | escaparatista | vetrinista | etaleur | dekorator | vitrinista < retail professional, visual merchandising
telesales agent | telefonverkäufer* | call-center-agent* | call center agent | télévendeur | téléprospecteur | teleoperador de ventas | televendedor | operatore telefonico | telefonisch verkoper | telemarketer | konsultant telefoniczny | operador de telemarketing < sales representative, telesales
business development manager | business developer | vertriebsentwickler | développeur commercial | ingénieur d'affaires | responsable développement commercial | desarrollo de negocio | responsable de desarrollo de negocio | sviluppatore commerciale | commercieel manager | specjalista ds. rozwoju biznesu | gestor de desenvolvimento de negócio < sales professional, new business development
area sales manager | gebietsverkaufsleiter* | gebietsvertriebsleiter* | regionalverkaufsleiter* | responsable commercial régional | chef de secteur | jefe de ventas de zona | delegado comercial | area manager vendite | capoarea | regiomanager verkoop | regionalny kierownik sprzedaży | gestor de zona < sales manager, field sales
export manager | exportleiter* | responsable export | jefe de exportación | export manager estero | export area manager | exportmanager | kierownik eksportu | gestor de exportação < sales manager, export sales
technical sales engineer | vertriebsingenieur* | technischer verkäufer | technischer vertriebsmitarbeiter | sales engineer | presales consultant | technico-commercial industriel | ingénieur commercial | ingeniero comercial | técnico comercial | tecnico commerciale industriale | technisch verkoper | technisch commercieel medewerker | inżynier sprzedaży | doradca techniczno-handlowy | técnico-comercial < sales representative, technical sales
inside sales representative | vertriebsinnendienst | innendienstmitarbeiter* | sachbearbeiter vertriebsinnendienst | assistant commercial | assistante commerciale | commercial sédentaire | administrativo comercial | impiegato commerciale | back office commerciale | commercieel medewerker binnendienst | verkoop binnendienst | specjalista ds. obsługi klienta b2b | assistente comercial < sales professional, inside sales
medical representative | pharmareferent* | visiteur médical | délégué pharmaceutique | visitador médico | informatore scientifico | informatore medico scientifico | artsenbezoeker | przedstawiciel medyczny | delegado de informação médica < sales representative, pharmaceutical sales
car salesperson | automobilverkäufer* | autoverkäufer* | vendeur automobile | vendedor de coches | venditore auto | autoverkoper | doradca handlowy samochody | vendedor de automóveis < sales representative, car sales
brand ambassador | promoter | promoteur des ventes | promotor de ventas | promotor | hostess promoter | promotiemedewerker | promotorka < sales professional
lifeguard | rettungsschwimmer* | bademeister* | fachangestellter für bäderbetriebe | maître-nageur sauveteur | socorrista | bagnino | badmeester | ratownik | nadador salvador < service worker, lifeguarding
nanny | kinderfrau | tagesmutter | nounou | assistante maternelle | niñera | canguro | tata babysitter | gastouder | oppas | niania | ama infantil < childcare worker
nail technician | nageldesigner* | prothésiste ongulaire | manicurista | onicotecnica | nagelstyliste | stylistka paznokci < beautician, nail care
barber | herrenfriseur* | barbier coiffeur | barbero | barbiere parrucchiere | barbier kapper | barber męski | barbeiro < hairdresser, barbering
massage practitioner | wellnessmasseur* | praticien spa | spa-praticien | terapeuta spa | operatore olistico | wellnessmasseur spa | masażystka spa < beautician, massage
pet groomer | hundefriseur* | toiletteur canin | peluquero canino | toelettatore | hondentrimmer | groomer psów < service worker
actor | schauspieler* | comédien | comédienne | actriz | attore | attrice | acteur | actrice | aktor | aktorka | ator < creative professional
musician | musiker* | musicien | musicienne | músico | musicista | muzikant | muzyk < creative professional
photographer | fotograf* | photographe | fotógrafo | fotografo | fotograaf | fotógrafa < creative professional, photography
video editor | cutter film | monteur vidéo | editor de vídeo | montatore video | videomontatore | video-editor | montażysta wideo | editor de vídeo multimédia < creative professional, video editing
sound engineer | tontechniker* | tonmeister | ingénieur du son | técnico de sonido | tecnico del suono | fonico | geluidstechnicus | realizator dźwięku | dźwiękowiec | técnico de som < creative professional
event technician | veranstaltungstechniker* | fachkraft für veranstaltungstechnik | technicien du spectacle | régisseur | técnico de iluminación | tecnico luci | evenemententechnicus | technik sceniczny | técnico de espetáculos < technician, event management
fashion designer | modedesigner* | modedesign | styliste | diseñador de moda | stilista | modeontwerper | projektant mody | designer de moda < designer, fashion industry
florist | floristin | fleuriste | florista | fiorista | bloemist | kwiaciarka | florysta < trade worker
`;
