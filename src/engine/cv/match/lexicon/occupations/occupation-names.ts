/** Names of occupations in languages in which the concept of another file lacks them, by the groups of ISCO-08, and occupations that no other file has. One concept a line, see `concepts.ts`. */
export const OCCUPATION_NAMES = `
#role
baker | bäcker | backwarenhersteller | fornaio | broodbakker | bagare
butcher | charcutier | slaktare
hairdresser | acconciatore | hair stylist
barber | barbier | barbiere | herenkapper
beautician | hudterapeut
librarian | bibliotekarie | *bibliotekarie | barnbibliotekarie | skolbibliotekarie | stadsbibliotekarie
archivist | archivar | archiviste | archivista | archivaris | arquivista | archiwista | arkivarie < librarian
lifeguard | schwimmmeister | maître-nageur | nageur sauveteur | assistente bagnanti | ratownik wodny | badvakt
plumber | encanador
carpenter | tischler | schreiner
bricklayer | maurer
painter | pintor de obra | huisschilder | malarz budowlany
tiler | plattsättare
plasterer | stuccatore
scaffolder | andamista | ponteggiatore | montador de andaimes | monter rusztowań | ställningsbyggare
chimney sweep | sotare
blacksmith | schmied | forgeron | smid | ferreiro | kowal < locksmith
sheet metal worker | blechner | spengler | tôlier | lattoniere | plaatwerker | bate-chapa | blacharz | plåtslagare
machine operator | opérateur machine | maskinoperatör
excavator operator | pelleur | conductor de excavadora | machinist grondverzet | rupskraanmachinist | manobrador | grävmaskinist
crane operator | torenkraanmachinist
forklift driver | condutor de empilhador
train driver | macchinista ferroviario | lokförare
driving instructor | trafiklärare
skipper | schiffsführer | bootsführer | capitaine | patron de barco | patrón de embarcación | conduttore di imbarcazioni | schipper | mestre de embarcação | skiper | szyper | skeppare < seafarer
fisherman | fiskare
pilot | pilot samolotu
flight dispatcher | flugdienstberater | agent d'opérations aériennes | agent technique d'exploitation | dispatcheur aérien | despachador de vuelo | operatore aeronautico | vluchtdispatcher | oficial de operações de voo | dyspozytor lotniczy
cabin crew | flight attendant | flugbegleiter | hôtesse de l'air | tripulante de cabina | auxiliar de vuelo | assistente di volo | assistente de bordo | stewardessa | kabinpersonal
air traffic controller | fluglotse | contrôleur aérien | controlador aéreo | controllore di volo | luchtverkeersleider | kontroler ruchu lotniczego | flygledare
aircraft mechanic | fluggerätmechaniker | mécanicien aéronautique | mecánico de aviones | meccanico aeronautico | vliegtuigmonteur | mechanik lotniczy | flygmekaniker
car mechanic | kfz-mechatroniker | kfz-mechaniker | meccanico auto | mecânico de automóveis
bicycle mechanic | fietsmonteur | cykelmekaniker
lift engineer | hissmontör
refrigeration engineer | chłodniarz | kyltekniker
solar installer | photovoltaic installer | solarmonteur | instalador de placas solares | zonnepanelen monteur | monter instalacji fotowoltaicznych | solcellsmontör
telecoms technician | fibre optic technician | fibre splicer | glasfasertechniker | technicien fibre optique | technicien ftth | raccordeur | raccordeuse | technicien raccordement | instalador de fibra óptica | giuntista fibra | tecnico fibra ottica | técnico de fibra ótica | fibertekniker
gardener | tuinman
farmer | akkerbouwer
livestock farmer | tierwirt | éleveur | ganadero | allevatore | veehouder | criador de gado | hodowca | djurskötare < farmer
tractor driver | traktorist | traktorförare
forestry worker | trabajador forestal | operaio forestale | bosarbeider | sapador florestal
forest machine operator | harvesterfahrer | forstmaschinenführer | conducteur d'engins forestiers | maquinista forestal | operatore di macchine forestali | bosmachinist | operator harwestera | skogsmaskinförare < machine operator
tree surgeon | arborysta
forester | garde forestier | jägmästare
oenologist | wijnmaker
brewer | bryggare
dairy worker | käser | ysteri
upholsterer | polsterer | raumausstatter | tapissier | tapicero | tappezziere | stoffeerder | meubelstoffeerder | estofador | tapicer | tapetserare
tailor | schneider | tailleur | alfaiate | skräddare
shoemaker | schuhmacher | cordonnier | zapatero | calzolaio | schoenmaker | sapateiro | szewc | skomakare
goldsmith | juwelier | goudsmid | ourives | jubiler | guldsmed
watchmaker | uhrmacher | relojero | orologiaio | horlogemaker | relojoeiro | zegarmistrz | urmakare
instrument maker | instrumentenbauer | klavierbauer | orgelbauer | liutaio
potter | töpfer | keramiker | céramiste | ceramista | pottenbakker | oleiro | ceramik
printer | drucker | stampatore | tryckare
bookbinder | buchbinder | relieur | encuadernador | legatore | boekbinder | encadernador | introligator
translator | tłumacz ustny
tour guide | reiseleiter | stadtführer | fremdenführer | guide touristique | guide-conférencier | guía turístico | guida turistica | accompagnatore turistico | reisgids | reisleider | guia turístico | przewodnik turystyczny | pilot wycieczek | turistguide
travel agent | agente di viaggio | reisagent | agente de viagens
housekeeper | pokojowa
caretaker | portinaio | huismeester | fastighetsskötare
window cleaner | fensterputzer | laveur de vitres | limpiacristales | lavavetri | glazenwasser | limpador de vidros < cleaner
airport security officer | luftsicherheitsassistent | luftsicherheitskontrollkraft | agent de sûreté aéroportuaire | agent de sûreté | vigilante de aeropuerto | addetto alla sicurezza aeroportuale | beveiliger luchthaven | operator kontroli bezpieczeństwa | säkerhetskontrollant < security guard
prison officer | justizvollzugsbeamter | surveillant pénitentiaire | funcionario de prisiones | agente penitenziario | gevangenbewaarder | guarda prisional | strażnik więzienny | kriminalvårdare
soldier | soldat | militaire | soldado | militare | militair | żołnierz
notary clerk | notarfachangestellter | notarfachangestellte | notarfachwirt | renofachangestellter | clerc de notaire | collaborateur de notaire | oficial de notaría | impiegato notarile | notarieel medewerker | notarisklerk | ajudante de notário | pracownik kancelarii notarialnej < legal assistant
legal assistant | secrétaire juridique | asistente jurídico
court clerk | rechtspfleger | greffier | secretario judicial | cancelliere | griffier | oficial de justiça | sekretarz sądowy
lawyer | avvocato | advocaat | advogado | adwokat | advokat
judge | domare
tax adviser | steuerberater | conseiller fiscal | consultor fiscal | skatterådgivare
tax clerk | collaborateur comptable
auditor | wirtschaftsprüfer | revisore dei conti | registeraccountant | revisor oficial de contas | biegły rewident
actuary | actuarial analyst
insurance broker | verzekeringsadviseur
claims adjuster | skadereglerare
claims adjuster | schadengutachter | expert en assurances | schade-expert | perito avaliador | rzeczoznawca
estate agent | fastighetsmäklare
property manager | fastighetsförvaltare
bank clerk | impiegato di banca | pracownik banku
payroll specialist | técnico de salários
public procurement specialist | procurement officer | vergabesachbearbeiter | acheteur public | gestionnaire de marchés publics | técnico de contratación pública | istruttore appalti | inkoper aanbestedingen | técnico de contratação pública | specjalista ds. zamówień publicznych | specjalista ds. zamówień | inspektor ds. zamówień publicznych | referent ds. zamówień publicznych | referent ds. zamówień | upphandlare < buyer
civil servant | inspektor urzędu | handläggare
registrar | standesbeamter | officier d'état civil | ufficiale di stato civile | ambtenaar burgerzaken < civil servant
draughtsperson | dessinateur | konstruktionsritare | bim modeler | modelador bim | bim-modelleur
surveyor | mätningstekniker
architect | arquiteto
quantity surveyor | kostenplaner | medidor de obra | computista | medidor orçamentista | kalkylator
construction manager | uitvoerder
surveyor | geomatiker
hearing aid acoustician | hörgeräteakustiker | audioprotésico | audionom
optician | optiker | ótico
optometrist | optométriste | optometrista < optician
dental technician | técnico de prótese dentária | tandtekniker
dental assistant | assistente dentário | tandsköterska
medical assistant | auxiliar de consulta | assistente di studio medico | asystentka medyczna | rejestratorka medyczna | medicinsk sekreterare
occupational therapist | terapista occupazionale | arbetsterapeut
speech therapist | logopäde | terapeuta da fala | logoped
podiatrist | podotherapeut | podologista | fotvårdare
nutritionist | diätassistent | dietologo | dietetyk
psychologist | psycholoog
pharmacist | apotekare
radiographer | manipulateur radio | manipulateur en électroradiologie | técnico de radiodiagnóstico | elektroradiolog | röntgensjuksköterska
laboratory technician | laboratorieassistent
paramedic | técnico en emergencias | técnico de emergência | ambulanssjuksköterska
veterinarian | lekarz weterynarii
veterinary nurse | dierenartsassistent | djursjukskötare
masseur | massör
funeral director | pompes funèbres | tanatopractor | funerario | impresario funebre | przedsiębiorca pogrzebowy | begravningsentreprenör
childcare worker | opiekun dziecięcy | wychowawca
swimming instructor | schwimmlehrer | maître nageur | monitor de natación | istruttore di nuoto | zweminstructeur | zwemonderwijzer | professor de natação | instruktor pływania | simlärare
fitness instructor | monitor de gimnasio | entrenador personal | sportinstructeur | instrutor de fitness | trener personalny
ski instructor | skilehrer | moniteur de ski | monitor de esquí | maestro di sci | skileraar | instruktor narciarstwa | skidlärare
actor | skådespelare
sound engineer | ljudtekniker
stage technician | bühnentechniker | veranstaltungstechniker | technicien plateau | régisseur | tecnico di palco | theatertechnicus | técnico de palco | scentekniker < event technician
lighting technician | beleuchter | lichttechniker | éclairagiste | técnico de iluminación | tecnico luci | lichttechnicus | técnico de luz < event technician
shop assistant | fachverkäufer | vendedor de loja
cashier | kassör
dispatcher | répartiteur | dyspozytor | transportledare
postman | postbote | briefzusteller | facteur | cartero | postino | postbode | carteiro | listonosz | brevbärare
courier | kurierfahrer | coursier | repartidor | corriere | koerier | kurier < driver
removal worker | möbelpacker | déménageur | mozo de mudanzas | traslocatore | verhuizer | flyttgubbe
refuse collector | basurero | recolhedor de lixo | ładowacz
railway worker | gleisbauer | agent de voie | operario de vía | operaio armamento ferroviario | baanwerker | toromistrz
road worker | straßenwärter | agent des routes | peón caminero | vägarbetare
demolition worker | abbrucharbeiter | démolisseur | operario de demolición | demolidor
diver | taucher | scaphandrier | sommozzatore | duiker | mergulhador | nurek | dykare
miner | bergmann | mineur | minero | minatore | mijnwerker | górnik | gruvarbetare
rope access technician | industriekletterer | höhenarbeiter | cordiste | técnico de trabajos verticales | operatore su fune | industrieel klimmer | alpinista przemysłowy
water treatment operator | fachkraft für abwassertechnik | klärwärter | agent de station d'épuration | conduttore di impianti di depurazione | rioolwaterzuivering operator | operator oczyszczalni | drifttekniker
power plant operator | conducteur de centrale | operador de central eléctrica | conduttore di caldaie | palacz kotłów
boiler operator | kesselwärter | fuochista | stoker | fogueiro
quality inspector | kvalitetskontrollant
cnc operator | cnc-fräser | tornero fresador
mechatronics technician | mecatrónico | meccatronico | mechatronicus | mekatroniker
industrial mechanic | manutentore meccanico | industrimekaniker
office worker | kontorist
call centre agent | callcenter-agent | téléconseiller | teleoperador | operatore call center | callcentermedewerker | operador de call center | konsultant telefoniczny
museum attendant | museumsaufsicht | agent d'accueil et de surveillance | vigilante de sala | custode museale
conservator | restaurator | restaurateur d'art | restaurador de arte | restauratore | konserwator zabytków | konservator
beekeeper | imker | apiculteur | apicultor | apicoltore | pszczelarz | biodlare
groom | pferdewirt | palefrenier | mozo de cuadra | stalknecht | tratador de cavalos | stajenny | hästskötare
dog trainer | hundetrainer | éducateur canin | adiestrador canino | addestratore cinofilo | hondentrainer | treser psów
pest controller | schädlingsbekämpfer | dératiseur | técnico en control de plagas | disinfestatore | ongediertebestrijder | técnico de controlo de pragas | saneringstekniker
laundry worker | textilreiniger | lavandaio
`;
