/** Certificates, licences and instructions under the names that people use for them, across trades. One concept a line, see `concepts.ts`. */
export const PAPERS = `
#certificate
confined space certificate | confined space training | confined spaces | confined space | confined space entry | enge räume und behälter | befahren von behältern | espaces confinés | catec | espacios confinados | spazi confinati | besloten ruimten | besloten ruimtes | espaços confinados | przestrzenie zamknięte | przestrzeniach zamkniętych | slutna utrymmen < occupational safety
defibrillator certificate | defibrillator training | AED | DEA! | DESA | DAE! | desfibrilador | desfibrilación | desfibrilhador | défibrillateur | defibrillatore | BLSD | BLS-D | SVB-DAE | SVB-DEA | hjärtstartare | D-HLR < first aid
basic life support | BLS! | soporte vital básico | suporte básico de vida | supporto vitale di base | reanimatie | HLR < first aid
first aid certificate | first aid at work | emergency first aid at work | EFAW | FAW! | ersthelferschein | ersthelferausbildung | erste-hilfe-kurs | PSC1 | SST! | sauveteur secouriste du travail | curso de primeros auxilios | corso di primo soccorso | addetto primo soccorso | EHBO-diploma | BHV-certificaat | curso de primeiros socorros | kurs pierwszej pomocy | KPP! < first aid
fire safety certificate | fire warden | fire marshal | brandschutzhelfer | équipier de première intervention | SSIAP | antincendio | addetto antincendio | rischio elevato antincendio | prevención de incendios | combate a incêndios | heta arbeten < occupational safety
working at height certificate | working at height training | habilitation travail en hauteur | psaga < working at height
asbestos certificate | asbestos awareness | asbestos licence | asbestschein | TRGS 519 | sous-section 3 | sous-section 4 | amiante | amianto | asbestcertificaat | azbest < occupational safety
network works authorisation | AIPR | AIPR opérateur | AIPR encadrant | AIPR concepteur < occupational safety
CACES R486 | caces r486 | R486 | PEMP R486 < CACES, mobile elevating platforms
CACES R482 | R482 < CACES
CACES R489 | R489 | R389 < CACES, forklift operation
CACES R490 | R490 < CACES
habilitation électrique BR | H0B0 | B1V | B2V! | BR! | BC! | BS! | BE manœuvre | B1V-H0V | H0V < habilitation électrique B2V
radiation protection certificate | fachkunde im strahlenschutz | strahlenschutzkurs | personne compétente en radioprotection < radiation protection
boat licence | boat driving licence | sportbootführerschein | SBF See | SBF Binnen | bootsführerschein | rheinpatent | permis bateau | permis côtier | permis hauturier | permis mer | patrón de embarcaciones de recreo | título náutico | titulación náutica | licencia de navegación | patente nautica | vaarbewijs | carta de marinheiro | carta de patrão | patrão local | patrão de costa | patent żeglarski | sternik motorowodny | skepparexamen | förarintyg
jet ski licence | moto náutica | moto náutica A | licence jet-ski | moto de agua
marine radio certificate | SRC! | GMDSS | UKW-Sprechfunkzeugnis | CRR! | radiotelefonista | operador de radiocomunicações | marifoon | marcom | VHF licence | VHF-certifikat
sea safety training | STCW | basic safety training | formación básica marítima | formazione di base stcw | segurança básica marítima
lifeguard certificate | NPLQ | rettungsschwimmabzeichen | rettungsschwimmer silber | DLRG silber | BNSSA | título de socorrista | certificado de socorrismo | socorrismo acuático | socorrismo en espacios acuáticos naturales | socorrismo | brevetto di assistente bagnanti | nadador-salvador certificado | WOPR < lifeguard
security guard licence | SIA licence | SIA door supervisor | sachkunde § 34a | sachkundeprüfung § 34a | unterrichtung § 34a | carte professionnelle CNAPS | CNAPS | tarjeta TIP | TIP de vigilante | decreto guardia giurata | GPG decreto | beveiligingspas | cartão MAI | licencja pracownika ochrony | wpis na listę kwalifikowanych pracowników ochrony < security licence
airport background check | zuverlässigkeitsüberprüfung | ZÜP | § 7 LuftSiG | habilitation aéroportuaire | titre de circulation aéroportuaire | badge aéroportuaire | airside pass | airport ID | tarjeta aeroportuaria | tesserino aeroportuale
aviation security certificate | § 5 LuftSiG | luftsicherheitsschein | certification DGAC | typologie 7 | T7 | T10 | certificado AVSEC | AVSEC | certificazione ENAC
baseline security check | BPSS | baseline personnel security standard | baseline checked | CTC clearance < security clearance
sworn translator | vereidigter übersetzer | beeidigt | allgemein beeidigt | traducteur assermenté | expert près la cour | traductor jurado | traduttore giurato | beëdigd vertaler | tłumacz przysięgły | tradutor ajuramentado
tour guide licence | badge holder guide | blue badge | carte professionnelle de guide-conférencier | habilitación de guía | guía oficial | guía habilitado | patentino di guida turistica | abilitazione guida turistica | patentino guida | licencja przewodnika | carteira profissional de guia
estate agent licence | carte T | § 34c | erlaubnis nach § 34c | API agente inmobiliario | patentino agente immobiliare | licença AMI < real estate
insurance intermediary licence | § 34d | ORIAS | IVASS | RUI! | Wft | Wft basis | Wft schade | Wft zorg | licença ASF
tachograph instruction | fahrerkarte < driver CPC
blasting licence | sprengschein | befähigungsschein § 20 | certificat de préposé au tir | CPT! artificier | cartilla de artillero | patentino fochino < explosives licence
pyrotechnics licence | F4-T2 | C4-T2 | T2! pyrotechnik | pyrotechniker | artificier
drone licence | remote pilot certificate | drohnenführerschein | EU-Kompetenznachweis | A2 certificate of competency | A1/A3 | télépilote | piloto de drones | pilota di droni | patentino drone | dronebewijs | pilot drona
animal transport certificate | transport of live animals | befähigungsnachweis tiertransport | CAPTAV | transporte de animales vivos | trasporto animali vivi
animal keeping certificate | § 11 TierSchG | sachkunde § 11 | certificat de capacité | capacitaire
tree work certificate | SKT A | SKT B | seilklettertechnik | European Tree Worker | ETW | CS taille et soins des arbres | CS38 | CS39 < arboriculture
welder qualification | EN ISO 9606 | ISO 9606-1 | EN 287 | ASME IX | qualification de soudage | homologación de soldador | patentino saldatore | lascertificaat | uprawnienia spawalnicze | certificado de soldador < welder certificate
non-destructive testing certificate | ISO 9712 | SNT-TC-1A | PCN level 2 | UT2 | MT2 | PT2 | RT2 | VT2 | COFREND | uprawnienia NDT < NDT level 2
lifting supervisor certificate | slinger signaller | slinger/signaller | rigger certificate | anschläger | anschlagen von lasten | élingueur | chef de manœuvre levage | estrobador | imbracatore | aanpikkelaar | hijsbegeleider | rigger | hakowy | uprawnienia hakowego
TCVT | TCVT certificaat | TCVT-certificaat | TCVT W4-08 | W4-08 | hijsbewijs | hijsbewijs graafmachine | TCVT W4-05 | TCVT W4-01 < crane operator certificate
lift maintenance licence | uprawnienia dozorowe | uprawnienia UDT | UDT < professional registration
SEP certificate | uprawnienia SEP | SEP do 1 kV | uprawnienia elektryczne | świadectwo kwalifikacyjne | G1! | grupa 1 | E1 D1
gas fitter licence | gas installer licence | uprawnienia gazowe | G3! | licença de instalador de gás | instalador de gás | instalador autorizado de gas | carné de instalador de gas | qualification gaz | PGN! | PGP! | DVGW | patentino gas < gas safe
machine operator licence | uprawnienia na koparki | uprawnienia operatora | koparko-ładowarka klasa III | baumaschinenführerschein | baggerschein | carné de operador de maquinaria | patentino escavatore | patentino macchine movimento terra | CPCS excavator | NPORS
pest control certificate | sachkundenachweis schädlingsbekämpfung | certibiocide | carné de biocidas | ROESB
food handler certificate | belehrung § 43 | belehrung nach § 43 | erstbelehrung § 43 | folgebelehrung § 43 | hygienebelehrung | hygieneschulung | belehrung ifsg | § 43 ifsg | infektionsschutzgesetz | rote karte gesundheitsamt | manipulador de alimentos | carné de manipulador | HACCP formation | formation HACCP | alimentarista | libretto sanitario | sociale hygiëne | orzeczenie sanitarno-epidemiologiczne | książeczka sanitarno-epidemiologiczna | livsmedelshygien < health certificate
alcohol licence | licence de débitant | permis d'exploitation | svh | sociale hygiëne verklaring | abilitazione SAB | ex REC < personal licence
childcare clearance | kinderschutz | safeguarding level 2 | safeguarding level 3 | safeguarding training | paediatric first aid | meldcode | certificado negativo de delitos sexuales
teaching practice licence | Unterrichtsbefähigung | BEPECASER | titre pro ECSR | titre professionnel ECSR | ecsr | CAP conduite | WRM! | abilitazione istruttore di guida | capacidade de instrutor | legitymacja instruktora < driving instructor licence
sports instructor licence | BPJEPS AAN | BEESAN | übungsleiter C | übungsleiterschein | trainer C | trainerlizenz | monitor deportivo titulado | TAFAD | TSEAS | tesserino istruttore | uprawnienia instruktora | TPTD | sportleider
swimming pool water licence | piscinero | mantenimiento de piscinas titulado | pooltester
hunting licence | jägerprüfung
`;
