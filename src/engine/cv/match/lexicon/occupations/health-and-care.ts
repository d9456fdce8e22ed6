/** Skills, certificates and occupations of health and care. One concept a line, see `concepts.ts`. */
export const HEALTH_AND_CARE = `
#skill < nursing
cannulation | intravenous cannulation | iv cannulation | viggo legen | venenverweilkanülen | pose de voie veineuse | pose de cathéter | canalización de vías | incannulazione | infuus prikken | infuus inbrengen | kaniulacja | zakładanie wkłuć | canulação | punção venosa
venepuncture | venipuncture | phlebotomy | blood sampling | blutentnahme | blutentnahmen | prise de sang | prises de sang | extracción de sangre | extracciones de sangre | prelievi ematici | prelievo di sangue | bloed prikken | bloedafname | pobieranie krwi | colheita de sangue | provtagning
non-invasive ventilation | niv | cpap | bipap | nicht-invasive beatmung | ventilation non invasive | vni | ventilación no invasiva | ventilazione non invasiva | niet-invasieve beademing | wentylacja nieinwazyjna | ventilação não invasiva < mechanical ventilation
tracheostomy care | tracheostoma | trachealkanülenmanagement | soins de trachéotomie | traqueostomía | tracheostomia | tracheostomiezorg | pielęgnacja tracheostomii | traqueostomia
catheterisation | urinary catheter | katheterisierung | blasenkatheter | sondage urinaire | sondaje vesical | cateterismo vescicale | katheteriseren | cewnikowanie | algaliação
stoma care | stomatherapy | stomaversorgung | stomatherapie | soins de stomie | cuidado de ostomías | stomaterapia | stomazorg | opieka nad stomią | cuidados de estomia
triage | manchester triage | ersteinschätzung | triaje | triagem
shift coordination | shift coordinator | charge nurse | schichtleitung | schichtkoordination | coordination d'équipe de soins | coordinación de turno | coordinamento turni | dienstcoördinatie | koordynacja zmiany | coordenação de turno
clinical audit | clinical audits | klinisches audit | audit clinique | auditoría clínica | audit clinico | klinische audit | audyt kliniczny | auditoria clínica < audit, health care
clinical handover | sbar | patientenübergabe | transmissions ciblées | traspaso de pacientes | overdracht | przekazanie pacjenta
early warning scores | news2 | news score | vital signs monitoring | vitalzeichenkontrolle | vitalzeichen | surveillance des constantes | constantes vitales | parametri vitali | vitale functies | parametry życiowe | sinais vitais
medication management | medicines management | medikamentenmanagement | gestion des médicaments | gestión de la medicación | gestione dei farmaci | medicatiebeheer | zarządzanie lekami | gestão da medicação < medication administration
infusion therapy | infusionstherapie | perfusions | terapia intravenosa | terapia infusionale | infuustherapie | terapia dożylna
blood transfusion | transfusion | bluttransfusion | transfusión | trasfusione | bloedtransfusie | transfuzja krwi | transfusão
chemotherapy | chemotherapie | chimiothérapie | quimioterapia | chemioterapia < oncology
pain management | schmerzmanagement | schmerztherapie | gestion de la douleur | manejo del dolor | gestione del dolore | pijnbestrijding | leczenie bólu | gestão da dor
pressure ulcer prevention | dekubitusprophylaxe | prévention des escarres | prevención de úlceras | prevenzione piaghe | decubituspreventie | profilaktyka odleżyn
dementia care | demenzbetreuung | demensvård | demensomsorg | demenspleje | accompagnement alzheimer | alzheimer | atención a la demencia | demenza | dementiezorg | opieka nad osobami z demencją | cuidados na demência < geriatric care
neonatal care | neonatology | neonatologie | néonatologie | neonatología | neonatologia | nicu
stroke care | stroke unit | schlaganfall | neurologie | neurology | neurología | neurologia | udar mózgu
patient education | patientenschulung | éducation thérapeutique | educación sanitaria | educazione sanitaria | patiëntenvoorlichting | edukacja pacjenta | educação para a saúde
diabetes care | diabetesberatung | diabétologie | diabetología | diabetologia | diabeteszorg
care planning | care plans | pflegeplanung | pflegeprozess | sis pflege | strukturierte informationssammlung | plan de soins | plan de cuidados | piano assistenziale | zorgplan | zorgplannen | plan opieki | plano de cuidados
night duty | nachtdienst | nachtwache | travail de nuit | turno de noche | turni notturni | nachtdiensten | dyżury nocne | turno da noite
transfer and mobilisation | mobilisation | kinästhetik | mobilisierung | patient handling | moving and handling | manutention des patients | movilización de pacientes | mobilizzazione | tiltechnieken | tilliften | mobilizacja pacjenta | hoist
#skill < health care
hand hygiene | händehygiene | hygiène des mains | higiene de manos
sterilisation | sterilization | aufbereitung von medizinprodukten | zsva | stérilisation | esterilización | sterilizzazione | sterilisatie | sterylizacja | esterilização
anaesthesia care | anaesthesia nursing | anästhesiepflege | iade | infirmier anesthésiste | enfermería de anestesia | anestesiologia | anesthesiezorg | pielęgniarstwo anestezjologiczne < operating theatre
scrub nursing | instrumentation | instrumentieren | ota | instrumentiste | ibode | instrumentación quirúrgica | strumentista | operatieassistent | instrumentariuszka | instrumentista < operating theatre
endoscopy | endoskopie | endoscopie | endoscopia | endoskopia
ultrasound | sonography | sonographie | échographie | ecografía | ecografia | echografie | ultrasonografia | usg < radiology
magnetic resonance imaging | mri | mrt | irm | resonancia magnética | risonanza magnetica | rezonans magnetyczny | ressonância magnética < radiology
computed tomography | ct scan | computertomographie | scanner médical | tomografía | tac | tomografia | ct-scan < radiology
x-ray | röntgen | radiographie | rayos x | radiografía | raggi x | radiografia | rentgen < radiology
radiation protection | strahlenschutz | fachkunde strahlenschutz | radioprotection | protección radiológica | radioprotezione | stralingsbescherming | ochrona radiologiczna | proteção radiológica < radiology
mammography | mammographie | mammographies | mamografía | mammografia | mammografie | mamografia < radiology
ecg | ekg | electrocardiogram | électrocardiogramme | electrocardiograma | elettrocardiogramma | elektrokardiogramm < cardiology
lung function testing | spirometry | lungenfunktion | spirometrie | espirometría | spirometria
echocardiography | echokardiographie | échocardiographie | ecocardiografía | ecocardiografia < cardiology
dermatology | dermatologie | dermatología | dermatologia
gynaecology | gynecology | gynäkologie | gynécologie | ginecología | ginecologia | gynaecologie
urology | urologie | urología | urologia
internal medicine | innere medizin | médecine interne | medicina interna | interne geneeskunde | choroby wewnętrzne
general practice | family medicine | allgemeinmedizin | hausarztpraxis | médecine générale | medicina de familia | medicina generale | huisartsenpraktijk | huisartsgeneeskunde | medycyna rodzinna | medicina geral e familiar
ophthalmology | augenheilkunde | ophtalmologie | oftalmología | oftalmologia | oogheelkunde | okulistyka
ent medicine | hno | otolaryngology | orl | otorrinolaringología | kno | laryngologia
gastroenterology | gastroenterologie | gastroentérologie | gastroenterología | gastroenterologia
nephrology | nephrologie | néphrologie | nefrología | nefrologia
occupational medicine | arbeitsmedizin | betriebsmedizin | médecine du travail | medicina del trabajo | medicina del lavoro | bedrijfsgeneeskunde | medycyna pracy | medicina do trabalho
public health work | public health programmes | gesundheitsförderung | promotion de la santé | promoción de la salud | gezondheidsbevordering | promocja zdrowia | promoção da saúde
vaccination | impfen | impfungen | vaccinations | vacunación | vaccinazione | vaccinazioni | vaccinaties | szczepienia | vacinação
medical coding | icd-10 coding | icd-10 | drg | medizinische kodierung | codage pmsi | pmsi | codificación clínica | codifica sdo | medische codering | kodowanie medyczne
medical billing | goä | ebm abrechnung | privatabrechnung | kassenabrechnung | facturation tiers payant | télétransmission | facturación médica | fatturazione sanitaria
medical secretarial work | arztbriefe | arztbriefschreibung | courriers médicaux | secrétariat médical | secretaría médica | segreteria medica | medisch secretariaat | medical typing | medical terminology | medizinische terminologie | terminologie médicale
appointment scheduling | terminvergabe | terminplanung | terminkoordination | prise de rendez-vous | gestión de citas | gestione appuntamenti | afspraken plannen | umawianie wizyt | marcação de consultas < administration
massage | massagen | massages | masaje | massaggi | masaż | massagem < physiotherapy
manual therapy | manuelle therapie | thérapie manuelle | terapia manual | terapia manuale | terapia manualna | manuele therapie < physiotherapy
lymphatic drainage | lymphdrainage | manuelle lymphdrainage | drainage lymphatique | drenaje linfático | linfodrenaggio | lymfedrainage | drenaż limfatyczny | drenagem linfática < physiotherapy
bobath | pnf | vojta < physiotherapy
medical training therapy | krankengymnastik am gerät | kgg | rééducation | rehabilitation | rehabilitación | riabilitazione | revalidatie | rehabilitacja | reabilitação < physiotherapy
dysphagia therapy | dysphagie | schlucktherapie | déglutition | disfagia | slikstoornissen < speech therapy
aphasia therapy | aphasie | aphasietherapie | afasia | afazja < speech therapy
hand therapy | handtherapie | thérapie de la main | terapia de mano < occupational therapy
sensory integration | sensorische integration | intégration sensorielle | integración sensorial | integracja sensoryczna < occupational therapy
cognitive behavioural therapy | cbt | kognitive verhaltenstherapie | verhaltenstherapie | tcc | terapia cognitivo-conductual | terapia cognitivo comportamentale | cognitieve gedragstherapie | terapia poznawczo-behawioralna | terapia cognitivo-comportamental < psychotherapy
addiction counselling | suchtberatung | suchthilfe | addictologie | drogodependencias | tossicodipendenze | verslavingszorg | terapia uzależnień | toxicodependência < social work
crisis intervention | krisenintervention | intervention de crise | intervención en crisis | intervento in emergenza | crisisinterventie | interwencja kryzysowa | intervenção em crise < social work
youth work | jugendarbeit | jugendhilfe | animation jeunesse | protection de l'enfance | trabajo con jóvenes | educativa giovanile | jeugdzorg | jeugdwerk | praca z młodzieżą | trabalho com jovens < social work
child protection | safeguarding | kinderschutz | kindeswohl | protección de menores | tutela minori | kinderbescherming | ochrona dzieci | proteção de menores < social work
case management | fallmanagement | gestion de cas | gestión de casos | casemanagement | zarządzanie przypadkiem | gestão de casos < social work
residential care | wohngruppe | heimerziehung | foyer éducatif | internat éducatif | centros residenciales | comunità educativa | woonbegeleiding | placówka opiekuńczo-wychowawcza < social work
housing support | wohnbegleitung | betreutes wohnen | logement accompagné | vivienda tutelada | housing sociale | begeleid wonen | mieszkania wspomagane < social work
autism support | autismus | autismus-spektrum | autisme | autismo | autyzm < disability support
sign language interpreting | gebärdensprache | langue des signes | lengua de signos | lingua dei segni | gebarentaal | język migowy | língua gestual < disability support
personal hygiene care | grundpflege | körperpflege | toilette des patients | aide à la toilette | aseo personal | igiene personale | persoonlijke verzorging | toaleta pacjenta | higiene pessoal | basic care < personal care
treatment care | behandlungspflege | soins techniques | cuidados técnicos < nursing
domestic help | hauswirtschaftliche versorgung | haushaltshilfe | aide ménagère | ayuda doméstica | aiuto domestico | huishoudelijke hulp | pomoc domowa | apoio doméstico < personal care
companionship | alltagsbegleitung | betreuungskraft nach 43b | betreuungsassistenz | accompagnement social | acompañamiento | accompagnamento | begeleiding van cliënten < personal care
dispensing | prescription processing | rezeptbelieferung | rezepturherstellung | délivrance d'ordonnances | préparation des ordonnances | dispensación | dispensación de medicamentos | dispensazione farmaci | receptuur | realizacja recept | dispensa de medicamentos < pharmacy
pharmacovigilance | arzneimittelsicherheit | pharmacovigilancia | farmacovigilancia | farmacovigilanza | geneesmiddelenbewaking | nadzór nad bezpieczeństwem farmakoterapii | farmacovigilância < pharmacy
clinical pharmacy | klinische pharmazie | pharmacie clinique | farmacia clínica | farmacia clinica | klinische farmacie | farmacja kliniczna | farmácia clínica < pharmacy
dental prophylaxis | prophylaxe | professionelle zahnreinigung | détartrage | profilaxis dental | igiene orale | gebitsreiniging | profilaktyka stomatologiczna | higiene oral < dental care
orthodontics | kieferorthopädie | orthodontie | ortodoncia | ortodonzia | ortodoncja | ortodontia < dental care
dental implants | implantologie | implantología | implantologia < dental care
dental technology | zahntechnik | prothèse dentaire | prótesis dental | odontotecnica | tandtechniek | technika dentystyczna | prótese dentária < dental care
endodontics | endodontie | endodoncia | endodonzia | endodoncja < dental care
haematology | hematology | hämatologie | hématologie | hematología | ematologia | hematologie | hematologia < laboratory medicine
clinical chemistry | klinische chemie | biochimie clinique | bioquímica clínica | chimica clinica | chemia kliniczna < laboratory medicine
microbiology | mikrobiologie | microbiologie | microbiología | microbiologia | mikrobiologia < laboratory medicine, biology
histology | histologie | pathologie | histología | istologia | histopathology | histopatologia | anatomie pathologique < laboratory medicine
immunology | immunologie | inmunología | immunologia < biology
blood bank | blutbank | transfusionsmedizin | banque du sang | banco de sangre | bloedbank | bank krwi < laboratory medicine
hearing aids | hörakustik | hörgeräteanpassung | audioprothèse | audífonos | apparecchi acustici | hoortoestellen | aparaty słuchowe < health care
contact lenses | kontaktlinsen | kontaktlinsenanpassung | lentilles de contact | lentes de contacto | lenti a contatto | contactlenzen | soczewki kontaktowe < optometry
clinical research | klinische forschung | recherche clinique | investigación clínica | ricerca clinica | klinisch onderzoek | badania kliniczne | investigação clínica < clinical trials
good clinical practice | ich-gcp | bonnes pratiques cliniques | buenas prácticas clínicas < clinical trials
study monitoring | clinical monitoring | studienmonitoring | monitoring d'études < clinical trials
animal nursing | tierpflege | tiermedizinische assistenz | soins aux animaux | auxiliar de veterinaria | dierverzorging | opieka nad zwierzętami < veterinary medicine
nutrition counselling | ernährungsberatung | conseil nutritionnel | asesoramiento nutricional | consulenza nutrizionale | voedingsadvies | poradnictwo żywieniowe | aconselhamento nutricional | dietetics | diätetik | diététique | dietetica | dietetyka < health care
#skill < health care
KIS software | orbis | dxcare | crossway | hôpital manager | easily | medico | nexus kis | meona | selene | dedalus | epic ehr | cerner | hix chipsoft | dossier patient informatisé | krankenhausinformationssystem | hospital information system | sih | dpi | medico kis < electronic patient record
Epic EMR | epic hyperspace < electronic patient record
Cerner | oracle health < electronic patient record
SystmOne | emis web < electronic patient record
Medistar | turbomed | cgm albis | tomedo | doctolib pro < electronic patient record
Vivendi pflege | snap pflege | medifox | netsoins < electronic patient record
HiX chipsoft | chipsoft < electronic patient record
Dampsoft | z1 praxissoftware < electronic patient record
#certificate
mentorship qualification | practice assessor | practice supervisor | mentorship course | praxisanleiter* | weiterbildung praxisanleitung | tuteur de stage | werkbegeleider | opiekun praktyk < mentoring
paediatric life support | pals | epals | pediatric advanced life support < als
basic life support | bls certificate | aed training | reanimation training | reanimationstraining < first aid
AFGSU niveau 2 | afgsu 2 < afgsu
specialist intensive care nurse | fachkrankenpfleger intensiv | fachweiterbildung intensivpflege | fachweiterbildung anästhesie und intensivpflege | fachkrankenpfleger* < registered nurse licence, intensive care
wound expert | wundexperte icw | wundexpert* | icw wundexperte | du plaies et cicatrisation < wound care
non-medical prescribing | independent prescriber | v300 < registered nurse licence
BIG registration | big-registratie | big-registered < registered nurse licence
prawo wykonywania zawodu pielęgniarki | pwz pielęgniarki | cédula profissional de enfermeiro | ordem dos enfermeiros | iscrizione all'albo infermieri | iscrizione opi | colegiación enfermería | colegiado en enfermería | inscription à l'ordre des infirmiers | inscrit à l'ordre infirmier < registered nurse licence
GMC registration | gmc registered | approbation | approbationsurkunde | inscription à l'ordre des médecins | colegiación médica | iscrizione all'ordine dei medici | prawo wykonywania zawodu lekarza | ordem dos médicos < medical licence
HCPC registration | HCPC | hcpc registered
Social Work England registration | social work england | swe registration
RCVS registration | RCVS | rcvs register
GPhC registration | gphc registered
specialist doctor title | facharztanerkennung | facharzt für* | cct specialist | specjalizacja lekarska | spécialité médicale desc | mir especialidad
manual handling certificate | moving and handling certificate
NVQ health and social care | level 3 health and social care | level 2 health and social care < care certificate
DEAS | diplôme d'état d'aide-soignant | deas aide-soignant < care certificate
OSS qualification | qualifica oss | attestato oss < care certificate
VIG diploma | verzorgende ig | verzorgende-ig diploma < care certificate
#role
anaesthetic nurse | anästhesiepfleger* | infirmier anesthésiste iade | enfermero de anestesia | infermiere di anestesia | anesthesiemedewerker | pielęgniarka anestezjologiczna < nurse, operating theatre
theatre nurse | scrub nurse | op-schwester | op-pfleger* | operationstechnischer assistent | operationstechnische assistentin | infirmier de bloc | enfermero quirúrgico | infermiere di sala operatoria | operatieassistent* | pielęgniarka operacyjna | enfermeiro instrumentista < nurse, operating theatre
emergency nurse | A&E nurse | notfallpfleger* | infirmier urgences | infirmière urgences | enfermero de urgencias | infermiere pronto soccorso | seh-verpleegkundige | pielęgniarka ratunkowa < nurse, emergency care
paediatric nurse | kinderkrankenschwester | kinderkrankenpfleger* | gesundheits- und kinderkrankenpfleger* | puéricultrice | enfermera pediátrica | infermiera pediatrica | kinderverpleegkundige | pielęgniarka pediatryczna < nurse, paediatric care
mental health nurse | psychiatric nurse | psychiatriepfleger* | infirmier psychiatrique | enfermero de salud mental | infermiere psichiatrico | psychiatrisch verpleegkundige | pielęgniarka psychiatryczna < nurse, psychiatry
district nurse | community nurse | gemeindeschwester | infirmier libéral | infirmière libérale | enfermera comunitaria | infermiere di comunità | wijkverpleegkundige | pielęgniarka środowiskowa | enfermeira de saúde comunitária < nurse, home care
geriatric nurse | altenpfleger* | examinierte altenpfleger* | pflegefachkraft altenpflege | verpleegkundige ouderenzorg < nurse, geriatric care
oncology nurse | onkologische fachpflege | infirmière oncologie | enfermera oncológica | oncologieverpleegkundige < nurse, oncology
dialysis nurse | dialyseschwester | dialysepfleger* | infirmière dialyse | enfermera de diálisis | dialyseverpleegkundige < nurse, renal replacement therapy
nurse practitioner | advanced nurse practitioner | clinical nurse specialist | advanced practice nurse | infirmier en pratique avancée | verpleegkundig specialist | enfermera especialista < nurse
nursing director | director of nursing | pflegedienstleitung | pflegedirektor* | pdl pflege | stationsleitung | directeur des soins | supervisora de enfermería | coordinatore infermieristico | hoofdverpleegkundige | pielęgniarka oddziałowa | enfermeiro chefe < nurse manager
health visitor | school nurse < nurse
care home manager | heimleiter* | heimleitung | einrichtungsleiter* | directeur d'ehpad | director de residencia | direttore rsa | locatiemanager zorg | kierownik domu opieki < health professional, people management
nursing assistant | home carer | care assistant | healthcare assistant | support worker | pflegehilfskraft | pflegehelfer* | pflegeassistent* | aide-soignant | aide-soignante | auxiliaire de vie | auxiliar de enfermería | tcae | auxiliar de geriatría | gerocultor | gerocultora | cuidador de personas mayores | operatore socio sanitario | operatore oss | badante | assistente familiare | verzorgende | helpende zorg | zorghulp | opiekun medyczny | opiekunka osób starszych | opiekun osób starszych | auxiliar de ação médica | ajudante de ação direta | auxiliar de geriatria | undersköterska | vårdbiträde | hjelpepleier | sosu-hjælper < personal care
healthcare scientist | biomedical scientist | mtla | medizinisch-technischer laboratoriumsassistent* | medizinischer technologe | technicien de laboratoire médical | técnico de laboratorio clínico | tecnico di laboratorio biomedico | analist klinische chemie | diagnosta laboratoryjny | técnico de análises clínicas < laboratory technician
medical physicist | medizinphysiker* | physicien médical | radiofísico | fisico medico | klinisch fysicus < health professional, physics
anaesthetist | anesthesiologist | anästhesist* | anesthésiste | anestesista | anesthesioloog | anestezjolog < doctor
surgeon | chirurg* | chirurgien | cirujano | chirurgo | cirurgião < doctor, surgery
general practitioner | GP | hausarzt | hausärztin | allgemeinmediziner* | médecin généraliste | médico de familia | medico di base | huisarts | lekarz rodzinny | médico de família < doctor, general practice
paediatrician | kinderarzt | kinderärztin | pédiatre | pediatra | kinderarts | pediatra dziecięcy < doctor, paediatric care
psychiatrist | psychiater* | psychiatre | psiquiatra | psichiatra | psychiatra < doctor, psychiatry
radiologist | radiologe | radiologin | radiologue | radiólogo | radiologo | radioloog | radiolog < doctor, radiology
assistant doctor | junior doctor | assistenzarzt | assistenzärztin | interne en médecine | médico residente | medico specializzando | arts-assistent | anios | lekarz rezydent | médico interno < doctor
senior physician | consultant physician | oberarzt | oberärztin | chefarzt | chefärztin | praticien hospitalier | médico adjunto | jefe de servicio médico | primario ospedaliero | medisch specialist | ordynator | assistente hospitalar graduado < doctor
dental hygienist | dentalhygieniker* | zahnmedizinische prophylaxeassistentin | hygiéniste dentaire | higienista dental | igienista dentale | mondhygiënist | higienistka stomatologiczna | higienista oral < health professional, dental care
dental technician | zahntechniker* | prothésiste dentaire | protésico dental | odontotecnico | tandtechnicus | technik dentystyczny | protésico dentário < health professional, dental technology
pharmacy technician | pta | pharmazeutisch-technische assistentin | pharmazeutisch-technischer assistent | pka | préparateur en pharmacie | préparatrice en pharmacie | técnico de farmacia | auxiliar de farmacia | apothekersassistent* | technik farmaceutyczny | técnico de farmácia < health professional, pharmacy
masseur | masseur und medizinischer bademeister | massage therapist | massagetherapeut | masajista | massaggiatore | masseur-kinésithérapeute | masażysta | massagista < health professional, massage
osteopath | osteopathe | osteopata | osteopaat < health professional, physiotherapy
podiatrist | chiropodist | podologe | podologin | pédicure-podologue | podólogo | podologo | pedicure | podolog < health professional
hearing aid acoustician | audiologist | hörakustiker* | audioprothésiste | audiólogo | audioprotesista | audicien | protetyk słuchu | audiologista < health professional, hearing aids
prosthetist | orthopädietechniker* | orthoprothésiste | ortoprotésico | tecnico ortopedico | orthopedisch technoloog | technik ortopeda < health professional, orthopaedics
surgical technologist | sterilisation technician | sterilisationsassistent* | agent de stérilisation | addetto sterilizzazione | medewerker sterilisatie < health professional, sterilisation
medical secretary | arztsekretärin | arztsekretär | secrétaire médicale | secretaria médica | segretaria medica | medisch secretaresse | sekretarka medyczna | secretária clínica < secretary, medical secretarial work
psychotherapist | psychotherapeut* | psychothérapeute | psicoterapeuta | psychoterapeuta < psychologist, psychotherapy
special needs carer | heilerziehungspfleger* | heilpädagoge | heilpädagogin | éducateur spécialisé | moniteur-éducateur | integrador social | educatore professionale | begeleider gehandicaptenzorg | terapeuta zajęciowy | técnico de educação especial < social worker, disability support
youth worker | jugendarbeiter* | sozialpädagog* | sozialarbeiter* | éducateur de jeunes | educador social | educatore | jongerenwerker | pedagogisch medewerker jeugd | pracownik młodzieżowy | educador social juvenil < social worker, youth work
ambulance driver | krankenwagenfahrer* | ambulancier | conductor de ambulancia | autista soccorritore | ambulancechauffeur | kierowca ambulansu | motorista de ambulância < driver, emergency care
rescue worker | rettungssanitäter* | rettungshelfer* | emergency medical technician | emt | técnico de emergência pré-hospitalar < health professional, emergency care
veterinary nurse | veterinary assistant | tiermedizinische fachangestellte | tierarzthelfer* | auxiliaire vétérinaire | asv vétérinaire | auxiliar de clínica veterinaria | assistente veterinario | paraveterinair | technik weterynarii | auxiliar de veterinária < health professional, veterinary medicine
funeral director | bestatter* | bestattungsfachkraft | conseiller funéraire | empleado funerario | operatore funebre | uitvaartverzorger | pracownik zakładu pogrzebowego | agente funerário < service worker
`;
