/** Names of trades in one word, in the two genders. Folded. Words such as "Fotograf" are here and not among the stems, for "Fotografie" is a field. */
export const TRADES: readonly string[] = (
  "tailor caretaker janitor bookkeeper postman postwoman draughtsman draughtswoman draftsman optician optometrist vet skipper fisherman fishmonger shepherd miner sociologist deacon pastor masseur masseuse bookbinder goldsmith silversmith blacksmith stonemason decorator upholsterer cobbler shoemaker seamstress dressmaker winemaker vintner sommelier signaller lifeguard beekeeper watchmaker clockmaker locksmith hostess concierge usher proofreader copywriter typist registrar bailiff warden ranger groom jockey assessor examiner dispatcher radiographer phlebotomist sonographer dietitian dietician chiropodist podiatrist audiologist " +
  "backerin metzger metzgerin fleischer fleischerin konditor konditorin schreiner schreinerin zimmerer lackierer lackiererin fliesenleger dreherin fraserin buchbinder buchbinderin schneiderin naherin winzerin forsterin imker imkerin kassierer kassiererin optiker optikerin augenoptiker augenoptikerin putzfrau wachmann polizist polizistin soldatin feuerwehrmann feuerwehrfrau lektor lektorin bibliothekar bibliothekarin fotograf fotografin musiker musikerin schauspieler schauspielerin tanzer tanzerin regisseur regisseurin vermesser vermesserin chemiker chemikerin laborant laborantin chemielaborant chemielaborantin topferin goldschmied goldschmiedin steinmetz steinmetzin glasblaser schornsteinfeger schornsteinfegerin bestatter bestatterin sanitater sanitaterin rettungssanitater rettungssanitaterin notfallsanitater notfallsanitaterin portier hausdame zimmermadchen barkeeper barkeeperin postbote postbotin zusteller zustellerin paketbote paketbotin " +
  "bouchere charpentiere imprimeur relieur relieuse couturier couturiere fleuriste vigneron vigneronne pecheur apiculteur apicultrice acheteur acheteuse juge instituteur institutrice opticien opticienne policier policiere pompier pompiere bibliothecaire graphiste musicien musicienne comedien comedienne danseur danseuse realisateur realisatrice geometre chimiste laborantine plongeur plongeuse gouvernante factrice eboueur luthier luthiere horloger horlogere bijoutier bijoutiere potiere ebeniste tapissier tapissiere plaquiste serrurier chaudronnier brasseur brasseuse sommeliere " +
  "panadero panadera carnicera pastelero pastelera techador tornero fresador impresor costurera costurero jardinero jardinera viticultor viticultora pescador pescadora apicultor apicultora chofer carretillero comprador compradora matrona peluquero peluquera esteticista bombero bombera bibliotecario bibliotecaria fotografo fotografa bailarin bailarina aparejador aparejadora topografo topografa aprendiz gobernanta cartero cartera capataz fundador fundadora ebanista cerrajero relojero relojera joyero joyera tapicero tapicera cristalero socorrista teleoperador teleoperadora ninera cuidador cuidadora ayudante " +
  "panettiere panettiera macellaio pasticciere pasticciera imbianchino tornitore fresatore tipografo tipografa sarta fioraio fioraia agricoltore agricoltrice viticoltore viticoltrice pescatore cassiere cassiera notaio notaia animatore ostetrica portiere portiera poliziotto poliziotta redattore redattrice musicista attrice regista geometra apprendista governante postino postina fattorino liutaio liutaia orologiaio orologiaia tappezziere tappezziera vetraio bagnino bagnina " +
  "padeiro padeira talhante acougueiro pasteleiro pasteleira garcom garconete pedreiro carpinteiro carpinteira marceneiro marceneira canalizador encanador eletricista torneiro costureira alfaiate jardineiro jardineira empilhador contador contadora parteira cabeleireiro cabeleireira porteiro porteira bombeiro bombeira realizador realizadora arquiteto arquiteta rececionista carteiro estafeta servente serralheiro relojoeiro ourives estofador estofadora vidraceiro " +
  "serveerster dakdekker draaier frezer drukker boekbinder kleermaker hovenier bloemist verkoopster inkoper inkoopster lerares juf huisarts tandarts schoonheidsspecialiste schoonmaker beveiliger politieagent brandweerman brandweervrouw vertaler vertaalster tolk bibliothecaris vormgever vormgeefster fotograaf muzikant muzikante acteur actrice landmeter postbode bezorger bezorgster voorman oprichter oprichtster eigenaar eigenares horlogemaker glazenwasser oppas kraamverzorgende kraamverzorgster " +
  "rzeznik ciesla dekarz malarz malarka tokarz drukarz krawiec krawcowa rolnik rolniczka polozna dentysta dentystka kosmetyczka sprzatacz sprzataczka ochroniarz policjant policjantka strazak dziennikarz dziennikarka bibliotekarz bibliotekarka fotografka geodeta geodetka laborantka listonosz listonoszka kurier kurierka robotnik robotnica"
).split(" ");

/** Trades that are surnames too, and names of things: only alone they name a position. Folded. */
export const TRADES_ALONE: readonly string[] = (
  "porter weaver potter printer brewer host " +
  "backer winzer forster dreher fraser drucker setzer glaser sattler brauer polier soldat bottcher " +
  "boucher charpentier tailleur potier vitrier facteur manoeuvre " +
  "carnicero sastre herrero policia soldado juez optico musico quimica sarto fabbro orafo ottico chimico " +
  "ator quimico ama slager boer visser smid leerling"
).split(" ");

/** Where a trade is worked at, or people are cared for: "Carpintería Ugarte", "Tischlerei Moor". As a pattern, in whole words. */
export const WORKSHOPS =
  String.raw`\p{L}*(?:bäckerei|tischlerei|schreinerei|druckerei|metzgerei|fleischerei|konditorei|gärtnerei|brauerei|molkerei|wäscherei|schlosserei|zimmerei|glaserei|ziegelei|spenglerei|schneiderei|töpferei|sattlerei|käserei|gießerei)|malerbetrieb|weingut|gasthof|gasthaus|` +
  "brewery|winery|joinery|foundry|laundry|tavern|garage|" +
  "boucherie|p[âa]tisserie|charpenterie|serrurerie|[ée]b[ée]nisterie|chaudronnerie|charcuterie|papeterie|librairie|bijouterie|horlogerie|blanchisserie|poissonnerie|[ée]picerie|cr[êe]perie|auberge|atelier|" +
  "carpinter[íi]a|ebanister[íi]a|panader[íi]a|pasteler[íi]a|peluquer[íi]a|herrer[íi]a|cerrajer[íi]a|joyer[íi]a|relojer[íi]a|librer[íi]a|carnicer[íi]a|pescader[íi]a|fruter[íi]a|florister[íi]a|lavander[íi]a|ferreter[íi]a|cafeter[íi]a|cervecer[íi]a|confiter[íi]a|imprenta|taller|bodega|" +
  "panetteria|pasticceria|panificio|macelleria|falegnameria|tipografia|libreria|gelateria|pizzeria|trattoria|osteria|carrozzeria|gioielleria|sartoria|" +
  "padaria|pastelaria|carpintaria|marcenaria|serralharia|livraria|confeitaria|churrascaria|" +
  "bakkerij|slagerij|drukkerij|timmerbedrijf|kwekerij|brouwerij|boekhandel|" +
  String.raw`\p{L}*ziekenhuis|thuiszorg|zorgcentrum|zorggroep|verpleeghuis|verzorgingshuis|pflegeheim|seniorenheim|altenheim|pflegedienst|sozialstation|` +
  "centre hospitalier|maison de retraite|casa di riposo|poliambulatorio|centro de salud|care home|nursing home|hospice|infirmary|" +
  "piekarnia|cukiernia|drukarnia|stolarnia|apteka|restauracja|kawiarnia|ksi[ęe]garnia|browar" +
  // Shops, kitchens, care and offices, in Slavic languages also as they are written behind "in": "Sprzedawca w sklepie Żabka".
  "|bookshop|bookstore|bistro|" +
  "boutique|supermarch[ée]|hypermarch[ée]|bistrot|biblioth[èe]que|mus[ée]e|salon de coiffure|[ée]tude notariale|communaut[ée] de communes|pr[ée]fecture|conseil d[ée]partemental|office de tourisme|cabinet m[ée]dical|" +
  "helader[íi]a|taberna|pizzer[íi]a|almacenes|gestor[íi]a|zapater[íi]a|farmacia|papeler[íi]a|biblioteca|museo|inmobiliaria|municipalidad|alcald[íi]a|gobernaci[óo]n|" +
  "ristorante|supermercato|autofficina|azienda agricola|centro estetico|albergo|enoteca|" +
  "cafetaria|talho|museu|imobili[áa]ria|mercearia|lanchonete|papelaria|sorveteria|junta de freguesia|" +
  String.raw`\p{L}*winkel|kapsalon|ijssalon|rusthuis|groothandel|verzekeringen|bibliotheek|museum|boerderij|bouwbedrijf|advocatenkantoor|` +
  String.raw`buchhandlung|friseursalon|eisdiele|gro[ßs]+handel|bibliothek|bauernhof|bauunternehmen|\p{L}+kanzlei|\p{L}*arztpraxis|reiseb[üu]ro|fitnessstudio|tankstelle|` +
  "sklep|sklepie|hurtownia|hurtowni|restauracji|kawiarni|aptece|przedszkolu|szpitalu|hotelu|kancelari[ai]|bibliotec[ae]|urz[ęe]dzie|przychodni|s[ąa]dzie|starostwo|" +
  "prodejn[aěe]|pek[áa]rn[aěe]|restaurac[ei]|kav[áa]rn[aěe]|l[ée]k[áa]rn[aěe]|nemocnici|kancel[áa][řr][i]?|knihovna|pizzerie|dom[oů]v[ěe]?|re[šs]taur[áa]ci[ai]|lek[áa]re[ňn]|predaj[ňn]a|" +
  "butiken?|bageri(?:et)?|restaurangen|biblioteket?|verkstad|bokhandel|fris[öo]rsalong|v[åa]rdhem|butikk|bakeri|sygehus|supermarked|vuggestue|" +
  "ravintola|kahvila|hoitokoti|kirjasto|leipomo|vanhainkoti|kirjakauppa|k[áa]v[ée]z[óo]|p[ée]ks[ée]g|k[öo]nyvt[áa]r|m[úu]zeum|cofet[ăa]rie|restaurantul|magazinul|hotelul|spitalul|restorane|parduotuv[ėe]je|vie[šs]butyje|vaistin[ėe]je|kavin[ėe]je|patiserie|brut[ăa]rie|gr[ăa]dini[țt][ăa]|" +
  "магазине|ресторане|ресторані|аптеке|аптеці|больнице|лікарня|лікарні|библиотека|бібліотека|музей|пекарня|крамниця|ресторант|хотел|заводе|фабрике|складе|салоне|гостинице|детска градина|община|продавница|" +
  "ljekarna|apoteka|vrti[ćc]|bolnici|pekara|pekarna|gostiln[ai]|lekarna|trgovini|restavracij[ai]|restoranu?|hotelu|kafi[ćc]u|ob[čc]ina|op[šs]tina|op[ćc]ina|" +
  "κατάστημα|καφετέρια|βιβλιοθήκη|μουσείο|ταβέρνα|φροντιστήριο|αρτοποιείο|νηπιαγωγείο|παιδικός σταθμός|ιατρείο|(?:δικηγορικό|λογιστικό) γραφείο|" +
  "ma[ğg]azas[ıi]|restoran[ıi]|f[ıi]r[ıi]n[ıi]?|marketi|kre[şs]i|fabrikas[ıi]|m[üu]zesi|k[üu]t[üu]phanesi|klini[ğg]i|[şs]irketi|dershanesi";
