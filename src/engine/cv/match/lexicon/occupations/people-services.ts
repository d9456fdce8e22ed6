/** Health, care, education, science, hospitality, safety and personal services. One concept a line, see `concepts.ts`. */
export const PEOPLE_SERVICES = `
#skill
health care | healthcare | gesundheitswesen | santé | sanidad | sanità | zdrowie | gezondheidszorg | saúde | vård | sundhed | zdravotnictví | sănătate | υγεία | охорона здоров'я | medical | klinisch | clinique
nursing | nursing care | krankenpflege | gesundheits- und krankenpflege | pflege | *pflege | soins infirmiers | soins | enfermería | cuidados de enfermería | assistenza infermieristica | infermieristica | verpleegkunde | verpleging | pielęgniarstwo | opieka pielęgniarska | enfermagem | omvårdnad | sykepleie | sygepleje | ošetřovatelství | nursing medicală | νοσηλευτική | медсестринство | сестринское дело | patient care | prise en charge de patients | patientenversorgung < health care
intensive care | ICU | ITU | critical care | intensivpflege | intensivmedizin | intensivstation | réanimation | soins intensifs | soins critiques | réanimation polyvalente | cuidados intensivos | UCI | terapia intensiva | rianimazione | intensive care unit | intensieve zorg | intensywna terapia | oddział intensywnej terapii | OIOM | intensivvård | intensiv | jip | ати | μονάδα εντατικής | ΜΕΘ | інтенсивна терапія | реанімація | реанимация < nursing
renal replacement therapy | dialysis | haemodialysis | hemodialysis | épuration extrarénale | épuration extra-rénale | dialyse | hémodialyse | nierenersatztherapie | diálisis | hemodiálisis | dialisi | emodialisi | dializa | hemodializa | diálise | dialys | cvvh | crrt < nursing
mechanical ventilation | ventilation mécanique | patients ventilés | beatmung | beatmungspflege | maschinelle beatmung | ventilación mecánica | ventilazione meccanica | beademing | wentylacja mechaniczna | ventilação mecânica < intensive care
emergency care | emergency medicine | emergency department | notaufnahme | notfallmedizin | urgences | urgencias | pronto soccorso | spoedeisende hulp | SOR | oddział ratunkowy | serviço de urgência | akutmottagning | akutsjukvård | rettungsdienst | notfallsanitäter* < health care
first aid | erste hilfe | ersthelfer* | premiers secours | primeros auxilios | primo soccorso | EHBO | bhv | pierwsza pomoc | primeiros socorros | första hjälpen | bls | basic life support | cpr | sst | sauveteur secouriste du travail | psc1 < health care
geriatric care | elderly care | altenpflege | geriatrie | akutgeriatrie | gériatrie | ehpad | geriatría | atención a mayores | geriatria | ouderenzorg | opieka nad osobami starszymi | cuidados a idosos | äldreomsorg | residents care | seniorenbetreuung | nursing home | dementia care | demenz < nursing
home care | hauskrankenpflege | ambulante pflege | häusliche pflege | soins à domicile | aide à domicile | ayuda a domicilio | atención domiciliaria | assistenza domiciliare | thuiszorg | opieka domowa | apoio domiciliário | hemtjänst | mobile pflege < nursing
palliative care | palliativpflege | palliativ | soins palliatifs | cuidados paliativos | cure palliative | palliatieve zorg | opieka paliatywna | hospice < nursing
wound care | wundmanagement | wundversorgung | pansements complexes | pansements | curas | medicazioni | wondzorg | leczenie ran | tratamento de feridas < nursing
paediatric care | paediatrics | pediatrics | kinderkrankenpflege | pädiatrie | pédiatrie | pediatría | pediatria | kindergeneeskunde | pediatryczna < nursing
operating theatre | theatre nursing | op-pflege | operationssaal | bloc opératoire | quirófano | sala operatoria | operatiekamer | blok operacyjny | bloco operatório | anaesthesia | anästhesie | anesthésie | perioperative < nursing
surgery | chirurgie | cirugía | chirurgia | kirurgi < health care
orthopaedics | orthopädie | orthopédie | orthopédique | traumatología | ortopedia < health care
cardiology | kardiologie | cardiologie | cardiología < health care
oncology | onkologie | oncologie | oncología | onkologia < health care
psychiatry | mental health | psychiatrie | santé mentale | salud mental | psichiatria | geestelijke gezondheidszorg | ggz | psychiatria | saúde mental | psykiatri < health care
infection control | hygiene management | hygiène hospitalière | krankenhaushygiene | référente hygiène | hygienebeauftragte* | control de infecciones < health care
medication administration | medication | medikamentengabe | arzneimittelgabe | administration des médicaments | administración de medicación < nursing
electronic patient record | dossier patient informatisé | patientendokumentation | pflegedokumentation | historia clínica electrónica | pflegeplanung | medical records | epic emr | cerner < health care
fall prevention | sturzprävention < nursing
physiotherapy | krankengymnastik | kinésithérapie | fisioterapia | fysiotherapie | fizjoterapia | fysioterapi | rehabilitation | rehabilitación | rééducation < health care
occupational therapy | ergotherapie | ergothérapie | terapia ocupacional | terapia zajęciowa < health care
speech therapy | logopädie | orthophonie | logopedia | logopedie < health care
midwifery | geburtshilfe | maïeutique | obstetrics | obstetricia | ostetricia | verloskunde | położnictwo < health care
dental care | zahnmedizin | dentistry | dentisterie | odontología | odontoiatria | tandheelkunde | stomatologia < health care
pharmacy | pharmazie | pharmacie | farmacia | farmacja | farmácia | apotheke | dispensing < health care
radiology | radiologie | imagerie médicale | radiología | radiologia | mri | röntgen | medical imaging < health care
laboratory medicine | medizinische labordiagnostik | biologie médicale | medical laboratory | análisis clínicos | blutentnahme | phlebotomy < health care
optometry | augenoptik | optique | óptica | ottica < health care
personal care | körperpflege | grundpflege | aide à la toilette | gestes de la vie quotidienne | aseo personal | igiene personale | persoonlijke verzorging | higiena osobista < nursing
care coordination | case management | fallmanagement | discharge management | entlassmanagement < health care
veterinary medicine | tiermedizin | médecine vétérinaire | veterinaria | diergeneeskunde | weterynaria
clinical trials | clinical research | klinische studien | klinische forschung | essais cliniques | recherche clinique | ensayos clínicos | studi clinici | klinisch onderzoek | badania kliniczne | GCP ICH | good clinical practice < health care
psychotherapy | counselling | psychotherapie | beratungsgespräche | psychothérapie | psicoterapia < health care
#certificate < health care
AFGSU | AFGSU niveau 2 | AFGSU 2 | attestation de formation aux gestes et soins d'urgence < first aid
ALS | advanced life support | acls < emergency care
registered nurse licence | diplôme d'état d'infirmier | diplôme d'état infirmier | diplôme d'état infirmière | infirmière diplômée d'état | infirmier diplômé d'état | IDE | nmc registration | nmc pin | registered nurse | RN | examinierte pflegefachkraft | examinierter krankenpfleger | examinierte krankenschwester | diplomierter gesundheits- und krankenpfleger | diplomierte krankenpflegerin | diplomierte pflegefachperson | staatlich anerkannte pflegefachkraft | dgkp | diplom gesundheits- und krankenpflege | título de enfermería | grado en enfermería | laurea in infermieristica | iscrizione opi | big-registratie | big registratie | prawo wykonywania zawodu pielęgniarki | licenciatura em enfermagem | cédula profissional de enfermeiro | legitimerad sjuksköterska | autorisation sygeplejerske < nursing, nurse
medical licence | approbation | ordre des médecins | mir especialidad | gmc registration | prawo wykonywania zawodu lekarza | läkarlegitimation | iscrizione all'ordine dei medici < doctor
care certificate | caces soignant | dea s | diplôme d'état d'aide-soignant | deas | pflegehelferkurs | nvq health and social care
DU douleur | du soins palliatifs | fachweiterbildung intensivpflege | fachweiterbildung anästhesie
#role
health professional < professional, health care
nurse | staff nurse | krankenpfleger* | krankenschwester* | gesundheits- und krankenpfleger | gesundheits- und krankenpflegerin | pflegefachkraft | pflegefachmann | pflegefachfrau | pflegefachperson | pfleger | pflegerin | diplomierter krankenpfleger | infirmier | infirmière | enfermero | enfermera | infermiere | infermiera | verpleegkundige | verpleger | pielęgniarka | pielęgniarz | enfermeiro | enfermeira | sjuksköterska | sygeplejerske | sykepleier | zdravotní sestra | asistent medical | asistentă medicală | νοσηλευτής | νοσηλεύτρια | медсестра | медбрат | медицинская сестра | sairaanhoitaja | ápoló | hemşire | nurse practitioner | altenpfleger* | community nurse | district nurse | charge nurse | ward nurse | mobiler krankenpfleger < health professional, nursing
intensive care nurse | icu nurse | infirmier en réanimation | infirmière en réanimation | infirmière en réanimation polyvalente | infirmier de réanimation | fachkrankenpfleger intensiv* | intensivpfleger* | intensivkrankenschwester | enfermera de uci | infermiere di terapia intensiva | ic-verpleegkundige | intensivvårdssjuksköterska < nurse, intensive care
nurse manager | ward manager | stationsleitung | pflegedienstleitung | PDL | cadre de santé | cadre infirmier | supervisora de enfermería | caposala | coordinatore infermieristico | oddziałowa | enfermeiro chefe | matron | head nurse < nurse, people management
nursing assistant | healthcare assistant | care assistant | carer | caregiver | support worker | pflegehelfer* | pflegeassistent* | krankenpflegehelfer* | altenpflegehelfer* | aide-soignant | aide-soignante | auxiliaire de vie | auxiliar de enfermería | técnico en cuidados auxiliares | gerocultor | gerocultora | cuidador | operatore socio sanitario | badante | verzorgende | verzorgende ig | helpende | opiekun medyczny | opiekunka osób starszych | auxiliar de saúde | auxiliar de geriatria | undersköterska | vårdbiträde | sosu-hjælper | helsefagarbeider | pečovatel | îngrijitor | sanitätshelfer | betreuungskraft | alltagsbegleiter* | full-time carer < health professional, personal care
doctor | physician | medical doctor | arzt | ärztin | facharzt* | fachärzt* | assistenzarzt* | oberarzt* | chefarzt | hausarzt* | médecin | médecin généraliste | interne en médecine | médico | médica | medico | dottore medico | arts | huisarts | specialist arts | lekarz | lekarka | läkare | læge | lege | lékař | medic | ιατρός | γιατρός | лікар | врач | general practitioner | surgeon | chirurg | consultant physician | resident doctor | anaesthetist < health professional, medicine
medicine | humanmedizin | médecine | medicina | geneeskunde | medycyna < health care
paramedic | notfallsanitäter* | rettungsassistent* | ambulancier | técnico en emergencias sanitarias | soccorritore | ambulanceverpleegkundige | ratownik medyczny | ambulanssjukvårdare < health professional, emergency care
midwife | hebamme | sage-femme | matrona | comadrona | ostetrica | verloskundige | położna | parteira | barnmorska < health professional, midwifery
pharmacist | apotheker* | pharmacien | pharmacienne | farmacéutico | farmacista | apotheker | farmaceuta | farmacêutico | farmaceut | фармацевт | pharmacy technician | PTA | pharmazeutisch-technische* | préparateur en pharmacie | técnico en farmacia | apothekersassistent < health professional, pharmacy
physiotherapist | physiotherapeut* | kinésithérapeute | masseur-kinésithérapeute | fisioterapeuta | fisioterapista | fysiotherapeut | fizjoterapeuta | sjukgymnast | fysioterapeut | physical therapist < health professional, physiotherapy
occupational therapist | ergotherapeut* | ergothérapeute | terapeuta ocupacional < health professional, occupational therapy
speech therapist | logopäd* | orthophoniste | logopeda | logopedist < health professional, speech therapy
psychologist | psycholog* | psychologue | psicólogo | psicologo | psychotherapist | psychotherapeut* | psychothérapeute | counsellor < health professional, psychotherapy
dentist | zahnarzt | zahnärztin | dentiste | chirurgien-dentiste | dentista | odontólogo | tandarts | tandläkare | stomatolog < health professional, dental care
dental assistant | zahnmedizinische fachangestellte* | ZFA | assistante dentaire | auxiliar dental | assistente alla poltrona | tandartsassistente | asystentka stomatologiczna | dental nurse | dental hygienist | dentalhygieniker* < health professional, dental care
medical assistant | medizinische fachangestellte* | MFA | arzthelfer* | assistante médicale | doktersassistent | medical receptionist < health professional
radiographer | MTRA | medizinisch-technischer radiologieassistent | manipulateur en radiologie | técnico de radiología | radiologo tecnico | radiologisch laborant | technik elektroradiologii < health professional, radiology
laboratory technician | laborant* | laborassistent* | MTLA | BTA | CTA | chemielaborant* | biologielaborant* | technicien de laboratoire | técnico de laboratorio | tecnico di laboratorio | laborant | analist laboratorium | lab technician | lab assistant | biologisch-technischer assistent < science professional, laboratory work
veterinarian | tierarzt | tierärztin | vétérinaire | veterinario | dierenarts | weterynarz | vet < health professional, veterinary medicine
optician | augenoptiker* | opticien | óptico | ottico | opticien < health professional, optometry
clinical research associate | CRA | clinical trial manager | monitor klinischer studien | study nurse < health professional, clinical trials
nutritionist | dietician | dietitian | ernährungsberater* | diététicien | nutricionista | dietista < health professional
#skill
social work | sozialarbeit | sozialpädagogik | travail social | trabajo social | servizio sociale | assistenza sociale | maatschappelijk werk | praca socjalna | serviço social | socialt arbete | socialpædagogik | youth work | jugendarbeit | jugendhilfe | streetwork | child protection | kinderschutz | safeguarding
disability support | behindertenhilfe | eingliederungshilfe | heilerziehungspflege | accompagnement du handicap | apoyo a personas con discapacidad | disabilità < social work
migrants support | integrationsarbeit | migrant integration | flüchtlingshilfe | refugee support < social work
#role
social worker | sozialarbeiter* | sozialpädagog* | assistant social | assistante sociale | travailleur social | trabajador social | trabajadora social | assistente sociale | maatschappelijk werker | pracownik socjalny | socionom | socialrådgiver | éducateur spécialisé | éducatrice spécialisée | educador social | educatore professionale | heilerziehungspfleger* | youth worker | case worker < professional, social work
childcare worker | erzieher* | kinderpfleger* | kindergärtner* | auxiliaire de puériculture | éducateur de jeunes enfants | assistante maternelle | educador infantil | técnico en educación infantil | educatrice asilo | pedagogisch medewerker | opiekunka dziecięca | educadora de infância | barnskötare | förskollärare | pædagog | nursery nurse | nanny | tagesmutter | babysitter | nursery teacher | kindergarten teacher | maestra d'asilo | przedszkolanka < education professional, early childhood education
#skill
education | bildung | éducation | educación | istruzione | edukacja | onderwijs | educação | utbildningsväsen | pädagogik | pedagogy | pédagogie | pedagogía
teaching | unterrichten | unterricht | unterrichtserfahrung | lehrtätigkeit | enseignement | docencia | enseñanza | insegnamento | lesgeven | nauczanie | ensino | docência | undervisning | výuka | predare | διδασκαλία | викладання | преподавание | leciono | taught | teaching experience | experiência no ensino | classroom teaching | cours magistraux | practical course | school teaching < education
classroom management | klassenführung | gestion de classe | gestão de sala de aula | gestión del aula | gestione della classe | klassenmanagement < teaching
curriculum development | lehrplanentwicklung | élaboration de programmes | diseño curricular | curriculumontwikkeling | syllabus design < teaching
assessment of pupils | avaliação formativa | avaliação | évaluation des élèves | formative assessment | leistungsbewertung < teaching
language teaching | english teaching | teaching english | english as a foreign language | EFL | ESL | TEFL | TESOL | CELTA | DELTA diploma | ensino de inglês | docência de inglês | professora de inglês | professor de inglês | sprachunterricht | daf | deutsch als fremdsprache | enseignement des langues | FLE | enseñanza de idiomas | ensino de português e inglês | english teacher | anglistik lehramt < teaching
exam preparation | cambridge exams | exames de cambridge | preparação de exames | preparação de alunos para os exames | preparación de exámenes | prüfungsvorbereitung | préparation aux examens | examentraining | cambridge english < teaching
Erasmus+ | erasmus | school exchange | schüleraustausch | projetos erasmus | etwinning | international school projects < education
school theatre | teatro escolar | clube de teatro | theater-ag | théâtre scolaire | drama club | teatro bilingue | school drama < education
special education | special needs | sonderpädagogik | förderschule | inklusion | éducation spécialisée | educación especial | sostegno scolastico | speciaal onderwijs | edukacja specjalna | educação especial | SEN < teaching
early childhood education | frühpädagogik | kinderbetreuung | kita | petite enfance | crèche | educación infantil | infanzia | kinderopvang | childcare | wychowanie przedszkolne < education
tutoring | nachhilfe | soutien scolaire | clases particulares | ripetizioni | bijles | korepetycje | explicações | apoio individual a alunos < teaching
adult education | erwachsenenbildung | formation pour adultes | educación de adultos | andragogy < education, training
training | schulung | schulungen | training delivery | formation | formations | capacitación | formación | formazione | szkolenia | szkolenie | formação | workshops | durchführung von schulungen | staff training
e-learning | moodle | distance learning | ensino à distância | google classroom | blended learning | learning management system < education
school administration | schulleitung | direction d'établissement | dirección escolar | class tutor | diretora de turma | klassenlehrer* < education
#certificate < teaching
teaching qualification | qualified teacher status | QTS | PGCE | teaching licence | teaching certificate | lehramt* | staatsexamen lehramt | CAPES | CRPE | agrégation | máster en formación del profesorado | CAP pedagógico | abilitazione all'insegnamento | lesbevoegdheid | onderwijsbevoegdheid | uprawnienia pedagogiczne | przygotowanie pedagogiczne | habilitação profissional para a docência | profissionalizada | docente profissionalizada | docente profissionalizado | profissionalização em serviço | mestrado em ensino | ensino de português e inglês | lärarlegitimation | läreruddannelse < teacher
#role
education professional < professional, education
teacher | school teacher | lehrer* | lehrkraft | gymnasiallehrer* | grundschullehrer* | realschullehrer* | enseignant | enseignante | professeur | professeur des écoles | profesor | profesora | maestro | maestra | docente | insegnante | professore | professoressa | leraar | lerares | docent | leerkracht | nauczyciel | nauczycielka | professor | professora | professora de português e inglês | explicadora | explicador | lärare | lærer | učitel | profesor școală | καθηγητής | καθηγήτρια | δάσκαλος | вчитель | викладач | учитель | преподаватель | opettaja | tanár | öğretmen | teaching assistant | primary teacher | secondary teacher | supply teacher | class teacher | ensino secundário professor < education professional, teaching
university lecturer | lecturer | dozent* | hochschuldozent* | maître de conférences | enseignant-chercheur | profesor universitario | docente universitario | universitair docent | wykładowca | adiunkt | assistant professor | associate professor | professor of | universitätsprofessor* < education professional, teaching, researcher
head teacher | headteacher | schulleiter* | directeur d'école | proviseur | director de colegio | dirigente scolastico | schooldirecteur | dyrektor szkoły | diretor escolar | rektor | principal of school < teacher, people management
english teacher | professor de inglês | professora de inglês | englischlehrer* | professeur d'anglais | profesor de inglés | insegnante di inglese | docent engels | nauczyciel angielskiego | esl teacher | efl teacher < teacher, language teaching
#skill
research | forschung | recherche scientifique | investigación | ricerca scientifica | onderzoek | badania naukowe | investigação científica | forskning | výzkum | cercetare | έρευνα | дослідження | wissenschaftliches arbeiten | scientific research
scientific publications | peer-reviewed publications | peer-reviewed papers | publikationen | wissenschaftliche veröffentlichungen | publicaciones científicas | publications scientifiques | pubblicazioni | publicaties | publikacje naukowe | publicações científicas | journal articles | journal of | proceedings of < research
grant writing | grant applications | early-career grant | third-party funding | drittmittel | drittmitteleinwerbung | demandes de financement | subvenciones | fundraising | fund-raising < research
statistics | statistik | statistique | statistiques | estadística | statistica | statystyka | estatística | statistical modelling | statistical analysis | statistische analyse | statistical models | biostatistics | spss | sas software | stochastics | hypothesis testing < data analysis
Bayesian modelling | bayesian statistics | bayesian models | bayesian | stan | bayes | hierarchical model | mcmc | inférence bayésienne < statistics
bioinformatics | bioinformatik | bioinformatique | bioinformática | bioinformatica | computational biology | computergestützte biologie | sequence analysis | sequencing data < biology
single-cell analysis | single-cell | single cell | single-cell data | single-cell sequencing | scrna-seq | single-cell rna-seq | 10x genomics | einzelzell* | cellule unique | seurat | scanpy < bioinformatics
genomics | next generation sequencing | ngs | dna sequencing | rna-seq | metagenomics | 16s sequencing | génomique | genomik | transcriptomics | proteomics < bioinformatics
workflow managers | workflow management systems | nextflow | snakemake | cwl | galaxy workflow < bioinformatics, data engineering
laboratory work | laboratory | labor | laborarbeit | laboratoire | laboratorio | laboratorium | wet lab | sample preparation | probenvorbereitung | pipetting | pcr | qpcr | western blot | cell culture | zellkultur | culture cellulaire | hplc | gc-ms | mass spectrometry | chromatographie | titration | microscopy | mikroskopie | flow cytometry < research
good manufacturing practice | GMP | gxp | glp | good laboratory practice | bpf | cgmp | bonnes pratiques de fabrication < quality management, pharmaceutical industry
chemistry | chemie | chimie | química | chimica | scheikunde | chemia | kemi | χημεία | хімія | organic chemistry | analytical chemistry
biology | biologie | biología | biologia | life sciences | life science | biologi | βιολογία | біологія | molecular biology | microbiology | mikrobiologie | biotechnology | biotechnologie | biotecnología | immunology | neuroscience | biochemistry | biochemie
physics | physik | physique | física | fisica | natuurkunde | fizyka | φυσική | фізика | optics | photonics
mathematics | mathematik | mathématiques | matemáticas | matematica | wiskunde | matematyka | matemática | matematik | μαθηματικά | математика
environmental science | umweltwissenschaften | umweltschutz | environmental protection | environnement | medio ambiente | ambiente | milieukunde | ochrona środowiska | ambiente e sustentabilidade | sustainability | nachhaltigkeit | développement durable | sostenibilidad | sostenibilità | duurzaamheid | zrównoważony rozwój | sustentabilidade | hållbarhet | ESG | csr | carbon footprint | iso 14001
geology | geologie | géologie | geología | geography | geografie | GIS | qgis | arcgis | geoinformatik < science
science | naturwissenschaften | sciences | ciencias | scienze | nauki ścisłe
#role
science professional < professional, research
researcher | research scientist | scientist | wissenschaftler* | wissenschaftlicher mitarbeiter | wissenschaftliche mitarbeiterin | forscher* | chercheur | chercheuse | investigador | ricercatore | onderzoeker | badacz | pracownik naukowy | naukowiec | pesquisador | forskare | forsker | postdoctoral researcher | postdoc | post-doctorant | phd candidate | phd student | doktorand* | doctorant | doctorante | doctorando | dottorando | promovendus | doktorant | research assistant | research associate | research fellow | assegnista di ricerca | ερευνητής | науковий співробітник < science professional
bioinformatician | bioinformatics scientist | bioinformatics analyst | computational biologist | bioinformatiker* | bioinformaticien | bioinformatics intern | researcher in computational biology | postdoctoral researcher in computational biology < researcher, bioinformatics
biologist | biolog* | biologiste | biólogo | biologo | bioloog | microbiologist | biochemist | biochemiker* < researcher, biology
chemist | chemiker* | chimiste | químico | chimico | scheikundige | chemik < researcher, chemistry
physicist | physiker* | physicien | físico | fisico | natuurkundige | fizyk < researcher, physics
statistician | biostatistician | statistiker* | statisticien | estadístico | mathematician | mathematiker* < science professional, statistics
librarian | bibliothekar* | bibliothécaire | bibliotecario | bibliothecaris | bibliotekarz | archivist < professional, archiving
#skill
hospitality work | gastronomie | gastgewerbe | restauration | hostelería | ristorazione | horeca-ervaring | gastronomia | restauração | restaurang
cooking | kochen | cuisine | cocina | cucina | koken | gotowanie | cozinha | matlagning | μαγειρική | кулінарія | food preparation | speisenzubereitung | production culinaire | à la carte | catering | banquets | banqueting | garde-manger | cuissons | mise en place < hospitality work
fish and seafood | produits de la mer | poissons | poste poissons | pescado y marisco | pesce | fisch und meeresfrüchte < cooking
pastry | patisserie | pâtisserie | konditorei | pastelería | pasticceria | banketbakkerij | cukiernictwo | confeitaria | baking | bäckerei | boulangerie | panadería < cooking
menu planning | création de la carte | carte | menügestaltung | speisekarten* | diseño de menús | menukaart | menu design | fiches techniques | recipe development < cooking
food cost control | food cost | ratio matière | wareneinsatz | coste de materia prima | kitchen budget | kalkulation küche < hospitality work
food hygiene | HACCP | food safety | lebensmittelhygiene | lebensmittelsicherheit | hygiène alimentaire | sécurité alimentaire | seguridad alimentaria | manipulador de alimentos | sicurezza alimentare | voedselveiligheid | higiena żywności | bezpieczeństwo żywności | segurança alimentar | livsmedelshygien | formation haccp | permis d'exploitation | gesundheitszeugnis | belehrung infektionsschutzgesetz | ifs food | brc < hospitality work
table service | service en salle | serving guests | bedienung | servicio de mesa | servizio ai tavoli | bediening | obsługa gości | serviço de mesa | bar service | bartending | cocktails | barista skills | gästebetreuung | waiting tables < hospitality work
housekeeping | zimmerreinigung | étages hôtel | limpieza de habitaciones | pulizia camere | huishouding < hospitality work, cleaning
hotel management | hotelmanagement | gestion hôtelière | gestión hotelera | gestione alberghiera | opera pms | fidelio | protel < hospitality work
tourism | tourismus | tourisme | turismo | toerisme | turystyka | turism | travel agency | reisebüro | tour guiding | amadeus gds
#role
hospitality professional < professional, hospitality work
cook | koch | köchin | cuisinier | cuisinière | cocinero | cocinera | cuoco | cuoca | kok | kucharz | kucharka | cozinheiro | cozinheira | kock | kuchař | bucătar | μάγειρας | кухар | повар | commis de cuisine | commis! | chef de partie | line cook | kitchen assistant | küchenhilfe | beikoch | aide de cuisine | ayudante de cocina | aiuto cuoco | pomoc kuchenna | jungkoch | demi chef de partie | kitchen porter < hospitality professional, cooking
chef | head chef | küchenchef* | chef de cuisine | jefe de cocina | capocuoco | chef-kok | szef kuchni | chefe de cozinha | köksmästare | sous chef | sous-chef | souschef | second de cuisine | executive chef < cook, people management
baker | bäcker* | boulanger | panadero | panettiere | bakker | piekarz | padeiro | konditor* | pâtissier | pâtissière | pastelero | pasticciere | pasticcere | cukiernik | pastry chef | confiseur < hospitality professional, pastry
butcher | metzger* | fleischer* | boucher | carnicero | macellaio | slager | rzeźnik | talhante < trade worker, food industry
waiter | waitress | kellner* | restaurantfachmann | restaurantfachfrau | servicekraft | serveur | serveuse | chef de rang | maître d'hôtel | camarero | camarera | cameriere | cameriera | ober | bedieningsmedewerker | kelner | kelnerka | empregado de mesa | garçom | servitör | servitris | tjener | číšník | ospătar | σερβιτόρος | офіціант | официант | bartender | barman | barkeeper | barista | restaurant server | sommelier < hospitality professional, table service
restaurant manager | restaurantleiter* | gérant de restaurant | directeur de restaurant | jefe de sala | encargado de restaurante | direttore di ristorante | restaurantmanager | kierownik restauracji | food and beverage manager | f&b manager | responsable de restauration | bar manager < hospitality professional, people management
hotel professional | hotelfachmann | hotelfachfrau | hotelier | directeur d'hôtel | director de hotel | direttore d'albergo | hotelmanager | hotel manager | front office manager | guest relations | night auditor | réceptionniste de nuit | concierge | portier < hospitality professional, reception
housekeeper | room attendant | zimmermädchen | hausdame | femme de chambre | valet de chambre | gouvernante | camarera de pisos | cameriera ai piani | kamermeisje | pokojówka | hauswirtschafter* < hospitality professional, housekeeping
travel agent | reiseverkehrskaufmann | reiseverkehrskauffrau | agent de voyages | agente de viajes | tour guide | reiseleiter* | guide touristique | guía turístico | animateur | flight attendant | cabin crew | flugbegleiter* | hôtesse de l'air | steward | tripulante de cabina < hospitality professional, tourism
#skill
cleaning | reinigung | gebäudereinigung | nettoyage | propreté | limpieza | pulizie | pulizia | schoonmaak | sprzątanie | limpeza | städning | rengøring | renhold | úklid | curățenie | καθαρισμός | прибирання | уборка | unterhaltsreinigung
security services | wachschutz | objektschutz | sécurité privée | gardiennage | seguridad privada | vigilancia | vigilanza | beveiliging | ochrona mienia | ochrona osób i mienia | segurança privada | bevakning | patrols | cctv monitoring | access control | surveillance
hairdressing | friseurhandwerk | coiffure | peluquería | parrucchiere | kappen | fryzjerstwo | cabeleireiro | colouring hair
beauty care | kosmetik | esthétique | estética | estetica | schoonheidsverzorging | kosmetyka | manicure | nails
firefighting | brandschutz | feuerwehr | lutte contre l'incendie | prevención de incendios | antincendio | fire safety | ssiap | brandweer | ochrona przeciwpożarowa
sports coaching | fitness training | trainerlizenz | coaching sportif | entrenamiento deportivo | personal training
#certificate
security licence | sia licence | sachkunde 34a | § 34a | §34a | unterrichtung 34a | 34a gewo | carte professionnelle agent de sécurité | cqp aps | tip vigilante | vigilante de seguridad habilitado | decreto guardia giurata | beveiligingspas | licencja pracownika ochrony < security services
#role
cleaner | reinigungskraft | gebäudereiniger* | raumpfleger* | agent d'entretien | agent de propreté | femme de ménage | personal de limpieza | limpiador | limpiadora | addetto alle pulizie | schoonmaker | sprzątaczka | pracownik sprzątający | empregada de limpeza | auxiliar de limpeza | städare | lokalvårdare | rengøringsassistent | uklízečka | καθαρίστρια | прибиральниця | cleaning operative < service worker, cleaning
security guard | security officer | sicherheitsmitarbeiter* | wachmann | sicherheitskraft | agent de sécurité | vigilante | vigilante de seguridad | guardia giurata | addetto alla sicurezza | beveiliger | pracownik ochrony | segurança vigilante | ordningsvakt | väktare | vagt | охоронець < service worker, security services
caretaker | hausmeister* | hauswart | concierge immeuble | gardien d'immeuble | conserje | custode | conciërge | dozorca | woźny | zelador | vaktmästare | haustechniker* | facility manager | facility technician | janitor | handyman < service worker, building maintenance
hairdresser | friseur* | coiffeur | coiffeuse | peluquero | peluquera | parrucchiera | kapper | fryzjer | cabeleireiro | frisör < service worker, hairdressing
beautician | kosmetiker* | esthéticienne | esteticista | estetista | schoonheidsspecialist | kosmetyczka < service worker, beauty care
firefighter | feuerwehrmann | pompier | sapeur-pompier | bombero | vigile del fuoco | brandweerman | strażak | bombeiro | brandman < service worker, firefighting
police officer | polizist* | policier | poliziotto | politieagent | policjant | polícia | soldier | soldat | zeitsoldat | militaire | militar | militare < service worker
fitness instructor | fitnesstrainer* | personal trainer | coach sportif | monitor deportivo | istruttore fitness | sports coach | instruktor fitness < service worker, sports coaching
service worker < professional
`;
