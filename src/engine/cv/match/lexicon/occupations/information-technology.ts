/** Software, data, operations and design. One concept a line, see `concepts.ts`. */
export const INFORMATION_TECHNOLOGY = `
#skill
information technology | IT | edv | ict | informatyka | informatique | informatica | informática | πληροφορικη
programming | coding | programmierung | programmieren | programmation | programación | programacion | programmazione | programowanie | programação | programmeren | programmering | programování | προγραμματισμός | програмування | программирование < information technology
software development | software engineering | softwareentwicklung | développement logiciel | développement informatique | desarrollo de software | sviluppo software | softwareontwikkeling | desenvolvimento de software | tworzenie oprogramowania | rozwój oprogramowania | programvaruutveckling | vývoj softwaru | ανάπτυξη λογισμικού | розробка програмного забезпечення | разработка программного обеспечения | production code | production software < programming
object-oriented programming | OOP | objektorientierte programmierung | programmation orientée objet | programación orientada a objetos < programming
functional programming | funktionale programmierung < programming
design patterns | entwurfsmuster | software architecture | softwarearchitektur | architecture logicielle | arquitectura de software | architettura software | architektura oprogramowania | clean code | domain driven design | ddd < software development
microservices | micro services | microservice architecture | architecture microservices | microservicios < software development
web development | webentwicklung | développement web | desarrollo web | sviluppo web | webontwikkeling | desenvolvimento web | tworzenie stron | webbutveckling | розробка веб < software development
frontend development | frontend | front end | front-end development | développement front-end | développement front | frontendentwicklung | desarrollo front-end < web development
backend development | backend | back end | développement back-end | backendentwicklung | desarrollo back-end < web development
full stack | fullstack | full-stack development < web development
mobile development | app development | mobile apps | appentwicklung | développement mobile | desarrollo móvil | aplicaciones móviles | sviluppo mobile < software development
Bluetooth Low Energy | bluetooth | BLE
IEC 62304 | iec-62304 | en 62304 < medical devices
embedded systems | embedded software | embedded | eingebettete systeme | systèmes embarqués | sistemas embebidos | sistemi embedded | firmware | rtos | freertos | mikrocontroller | microcontroller | production firmware < software development
game development | unity3d | unreal engine | spieleentwicklung | unity engine < software development
#skill < programming
Go | golang
Java | java 8 | java 11 | java 17 | java ee | jakarta ee | j2ee
Python | python3
C | ansi c | programming in c | c programmierung
C++ | cpp
C# | c sharp | csharp
.NET | dotnet | asp.net | .net core | net framework | entity framework | blazor | wpf < programming, c#
JavaScript | ecmascript | es6 | js < programming, frontend development
TypeScript < JavaScript
PHP
Ruby | ruby on rails | rails
Rust | rustlang
Kotlin
Swift | swiftui | objective-c
Scala! | akka
Perl
R | r programming | rstudio | tidyverse | ggplot2 | r shiny
MATLAB | simulink | matlab simulink
Julia
Haskell
Elixir | erlang | phoenix framework
Dart
Groovy
Lua
COBOL | mainframe | jcl | z/os
Fortran
Assembler | assembly language
VBA | visual basic | excel macros | excel makros | visual basic for applications
ABAP | abap oo < programming, sap
Delphi | object pascal
Solidity | smart contracts | ethereum | blockchain
Bash | shell scripting | shell script | shell | zsh < programming, linux
PowerShell < programming, windows server
SQL | t-sql | pl/sql | sql queries | consultas sql | zapytania sql < programming, databases
HTML | html5 < frontend development
CSS | css3 | sass | scss | less css | tailwind | tailwindcss | bootstrap < frontend development
GraphQL | apollo graphql < api development
#skill < JavaScript, frontend development
React | react.js | reactjs | redux | react hooks
Angular | angularjs | rxjs
Vue | vue.js | vuejs | nuxt | nuxt.js | pinia
Svelte | sveltekit
Next.js | nextjs < React
React Native | reactnative | expo framework < React, mobile development
jQuery
Storybook
Webpack | vite | rollup | esbuild
D3.js | d3
Three.js
Ember.js
#skill < backend development
Node.js | nodejs | node js | express.js | expressjs | nestjs | nest.js | fastify < backend development, JavaScript
Spring | spring boot | springboot | spring framework | hibernate | jpa | quarkus | micronaut < backend development, Java
Django | flask | fastapi | django rest framework < backend development, Python
Laravel | symfony | codeigniter | zend framework < backend development, PHP
api development | rest api | restful | restful api | rest apis | apis | web services | webservices | soap | openapi | swagger | api design | grpc | schnittstellen | schnittstellenentwicklung | interfaces de programmation
message queues | rabbitmq | kafka | apache kafka | activemq | event streaming | pulsar | sqs | event driven architecture
#skill < web development
WordPress | woocommerce | elementor < cms
cms | content management system | typo3 | drupal | joomla | contentful | strapi | redaktionssystem | gestor de contenidos | sitecore | adobe experience manager
e-commerce platforms | shopify | magento | prestashop | shopware | commercetools | hybris | salesforce commerce cloud
accessibility | web accessibility | wcag | rgaa | a11y | barrierefreiheit | barrierefrei | accessibilité | accessibilité numérique | accesibilidad | accessibilità | toegankelijkheid | acessibilidade | dostępność cyfrowa | accessible | accessibles | accessible design | tillgänglighet
responsive design | responsive webdesign | mobile first
web performance | lighthouse | core web vitals
#skill < mobile development
iOS | ios development | xcode
Android | android studio | jetpack compose
Flutter | flutter framework
Xamarin | .net maui | ionic | cordova
#skill
databases | database | datenbanken | datenbank | bases de données | base de datos | bases de datos | basi di dati | database design | databanken | bases de dados | bazy danych | databaser | databáze | βάσεις δεδομένων | бази даних | базы данных < information technology
relational databases | rdbms | relationale datenbanken | bases de données relationnelles < databases
#skill < relational databases, SQL
PostgreSQL | postgres | postgis
MySQL | mariadb
Oracle database | oracle db | oracle 12c | oracle 19c | oracle | base de données oracle | oracle-datenbank*
Microsoft SQL Server | sql server | mssql | ms sql
SQLite
DB2 | ibm db2
#skill < databases
NoSQL | nosql databases
MongoDB | mongo < NoSQL
Cassandra | couchbase | couchdb | dynamodb | cosmos db | firestore < NoSQL
Redis | memcached < NoSQL
Elasticsearch | opensearch | solr | elastic stack | elk | elk stack < NoSQL
Neo4j | graph database | graphdatenbank < NoSQL
database administration | dba | datenbankadministration | administration de bases de données
data modelling | data modeling | datenmodellierung | modélisation de données | modelado de datos
data warehouse | data warehousing | dwh | datawarehouse | entrepôt de données | almacén de datos | almacen de datos | hurtownia danych | snowflake | bigquery | redshift | synapse | teradata
#skill < information technology
devops | dev ops | devops practices
ci/cd | continuous integration | continuous delivery | continuous deployment | déploiement continu | intégration continue | integración continua | integrazione continua | jenkins | gitlab ci | github actions | circleci | travis ci | teamcity | azure devops | azure pipelines | bamboo | build pipelines | gitlab ci/cd < devops
gitops | argo cd | argocd | flux cd | fluxcd < ci/cd
version control | git | github | gitlab | bitbucket | svn | subversion | versionsverwaltung | mercurial < software development
#skill < devops
containers | containerisation | containerization | containertechnologien | containerplattform* | conteneurs | contenedores | container | kontenery
Docker | docker compose | podman | containerd < containers
Kubernetes | k8s | kube | k3s | rancher | kubectl | container orchestration | containerorchestrierung | orchestration de conteneurs < containers
OpenShift | okd < Kubernetes
GKE | google kubernetes engine < Kubernetes, GCP
EKS | elastic kubernetes service < Kubernetes, AWS
AKS | azure kubernetes service < Kubernetes, Azure
Helm | helm charts | kustomize < Kubernetes
service mesh | istio | linkerd | envoy < Kubernetes
infrastructure as code | IaC | infrastruktur als code | infrastructure décrite par du code | infrastructure par le code | infraestructura como código | infrastruttura come codice | infrastructure automation | infrastruktura jako kod
Terraform | terragrunt | hcl | opentofu | terraform modules < infrastructure as code
Pulumi < infrastructure as code
CloudFormation | aws cdk | bicep | arm templates < infrastructure as code
configuration management | ansible | puppet | chef infra | saltstack | konfigurationsmanagement < infrastructure as code
monitoring | observability | observabilité | monitorización | überwachung | supervision informatique | monitoraggio | systemüberwachung | alerting | alertmanager | tracing | opentelemetry
Prometheus | promql < monitoring
Grafana | grafana loki | grafana tempo < monitoring
Datadog | new relic | dynatrace | splunk | nagios | zabbix | appdynamics | checkmk | icinga < monitoring
production operations | in production | production environment | production clusters | production systems | production experience | run in production | runs production | prod | produktivbetrieb | produktionsbetrieb | produktivumgebung | betrieb von | betrieb der | im betrieb | systembetrieb | exploitation de | en production | mise en production | messa in produzione | in produzione | en producción | en produccion | puesta en producción | em produção | na produkcji | środowisko produkcyjne | i produktion | operate clusters | run clusters | clusters | cluster | k8s cluster* | rollback | deployments | у продакшені | в продакшене
on-call | on call duty | on-call rotation | on-call duty | pager duty | pagerduty | 24/7 rota | rota | rufbereitschaft | bereitschaftsdienst | astreinte | astreintes | guardias | guardia localizada | reperibilità | reperibilita | consignatiedienst | piketdienst | wachtdienst | dyżury | dyżur domowy | beredskap | jourtjänst | pohotovost | gardă la domiciliu | чергування | εφημερία < operations
incident management | incident reviews | incident review | post-incident reviews | post-incident review | postmortem | postmortems | post mortem | incident response | störungsmanagement | störungsnachbereitung | störungsrunde | störungen | gestion des incidents | gestión de incidencias | gestione degli incidenti | incident handbook | incidentbeheer | zarządzanie incydentami | root cause analysis < operations
operations | IT operations | it-betrieb | betrieb von it | exploitation informatique | operaciones de sistemas | operazioni it | ops | systembetrieb
SLO | service level objectives | SLA | service level agreements | error budget < operations
#skill < information technology
cloud computing | cloud | public cloud | cloud-plattform | cloud infrastructure | cloud-infrastruktur | cloud services | nube | chmura
AWS | amazon web services | ec2 | s3 bucket | aws lambda | ecs < cloud computing
Azure | microsoft azure | azure cloud < cloud computing
GCP | google cloud | google cloud platform < cloud computing
OpenStack | vmware cloud | private cloud | hetzner cloud | ovhcloud | ovh < cloud computing
serverless | lambda functions | cloud functions < cloud computing
cloud migration | cloudmigration | migration vers le cloud | migración a la nube < cloud computing
system administration | systems administration | systemadministration | administration système | administration systèmes | administración de sistemas | amministrazione di sistemi | systeembeheer | administração de sistemas | administrowanie systemami | systemadministration | serverbetreuung | serveradministration
Linux | unix | red hat | rhel | ubuntu | debian | centos | suse | linux server < system administration
Windows Server | active directory | windows administration | exchange server | group policy | entra id | azure ad < system administration
Microsoft 365 administration | intune | m365 | office 365 administration | sharepoint | teams administration < system administration
virtualisation | virtualization | vmware | hyper-v | vsphere | esxi | proxmox | citrix | virtualisierung | virtualisation < system administration
storage systems | san storage | netapp | backup | veeam | datensicherung | sauvegarde | copias de seguridad < system administration
networking | computer networks | netzwerktechnik | netzwerke | netzwerkadministration | réseaux informatiques | administration réseaux | redes informáticas | redes de datos | reti informatiche | netwerkbeheer | sieci komputerowe | tcp/ip | routing and switching | lan wan | vlan | ccna | ccnp | cisco | juniper | fortinet | nätverk | комп'ютерні мережі
firewalls | firewall | palo alto | vpn | checkpoint firewall < networking, cybersecurity
VoIP | telephony | sip trunk | asterisk < networking
cybersecurity | cyber security | information security | it security | it-sicherheit | informationssicherheit | sécurité informatique | cybersécurité | ciberseguridad | seguridad informática | sicurezza informatica | informatiebeveiliging | segurança informática | cyberbezpieczeństwo | bezpieczeństwo informacji | it-säkerhet | kybernetická bezpečnost | κυβερνοασφάλεια | кібербезпека | информационная безопасность
penetration testing | pentesting | pen test | ethical hacking | burp suite | metasploit | oscp < cybersecurity
security operations | security operations centre | soc analyst < cybersecurity
SIEM | security operations center | qradar | sentinel siem < cybersecurity
identity and access management | IAM | okta | keycloak | oauth | saml | single sign-on | sso < cybersecurity
ISO 27001 | iso/iec 27001 | isms | tisax | bsi grundschutz | it-grundschutz | nist | soc 2 < cybersecurity
cryptography | kryptographie | pki < cybersecurity
CISSP | cism | cisa | ceh certified | comptia security < cybersecurity
IT support | it-support | technical support | helpdesk | help desk | service desk | desktop support | first level support | second level support | user helpdesk | support utilisateurs | soporte técnico | soporte informático | assistenza tecnica | supporto tecnico | wsparcie techniczne | wsparcie it | suporte técnico | technische ondersteuning | anwenderbetreuung | anwendersupport | laptop builds | password resets | teknisk support | технічна підтримка
ITIL | itil v4 | itil foundation | it service management | itsm | servicenow | jira service management | remedy
#skill
software testing | testing | software quality assurance | QA | qa testing | softwaretest | softwaretests | testen von software | tests logiciels | pruebas de software | collaudo software | testy oprogramowania | testowanie oprogramowania | testes de software | тестування | тестування програмного забезпечення | тестирование | тестирование по | manual testing | manuelles testen | tests manuels < information technology
test automation | automated testing | automated tests | testautomatisierung | tests automatisés | automatisation des tests | automatización de pruebas | test automatici | automatyzacja testów | testy automatyczne | testautomatisering | автотести | автотестів | автоматизоване тестування | автоматизація тестування | автоматизации тестирования | qa automation < software testing
end-to-end testing | e2e | e2e tests | end to end tests | tests de bout en bout | bout en bout | pruebas de extremo a extremo | test end-to-end < test automation
#skill < test automation
Playwright | puppeteer < end-to-end testing
Cypress | cypress.io < end-to-end testing
Selenium | selenium webdriver | webdriverio | appium
unit testing | unit tests | junit | jest | pytest | mocha | xunit | nunit | testng | vitest | tdd | test driven development | bdd | cucumber
performance testing | load testing | jmeter | gatling | k6 | lasttests < software testing
API testing | postman | rest assured | soapui < software testing
ISTQB | istqb foundation | istqb certified tester < software testing
test cases | test plans | test-cases | testfälle | cas de test | casos de prueba | przypadki testowe | тест-кейсів | тест-кейси | bug reports | defect tracking < software testing
#skill
data | daten | données | datos | dati | dane | gegevens | dados
data analysis | data analytics | analytics | datenanalyse | datenauswertung | analyse de données | análisis de datos | analisi dei dati | analisi dati | data-analyse | gegevensanalyse | análise de dados | analiza danych | dataanalys | dataanalyse | analýza dat | ανάλυση δεδομένων | аналіз даних | анализ данных < data
business intelligence | BI | reporting dashboards | dashboards | dashboard | cuadros de mando | cuadro de mando | tableaux de bord | cruscotti | kokpity menedżerskie | dashboarding < data analysis
Power BI | powerbi | dax | power query < business intelligence
Tableau | tableau software < business intelligence
Looker | looker studio | data studio | metabase | superset < business intelligence
Qlik | qlikview | qlik sense | cognos | microstrategy | sap bo | business objects < business intelligence
data engineering | data pipelines | data pipeline | etl | elt | datenpipelines | pipelines de données | ingeniería de datos | ssis | informatica powercenter | talend | dbt | apache airflow | airflow | nifi | fivetran < data
big data | hadoop | apache spark | spark | pyspark | hive | databricks | flink < data engineering
data governance | data quality | data catalogue | master data management | stammdatenpflege | stammdaten | gouvernance des données | gobierno del dato | catálogo de datos | collibra < data
data science | datenwissenschaft | science des données | ciencia de datos | scienza dei dati | nauka o danych | data mining | ciência de dados | επιστήμη δεδομένων < data analysis
machine learning | ML | maschinelles lernen | apprentissage automatique | aprendizaje automático | apprendimento automatico | uczenie maszynowe | aprendizado de máquina | maskininlärning | машинне навчання | машинное обучение | predictive models | predictive modelling | gradient boosting | xgboost | lightgbm | random forest < data science, artificial intelligence
deep learning | neural networks | neuronale netze | réseaux de neurones | redes neuronales | keras | cnn | transformers < machine learning
PyTorch | tensorflow | jax < deep learning
scikit-learn | sklearn | pandas | numpy | scipy < machine learning, Python
artificial intelligence | AI | KI | künstliche intelligenz | intelligence artificielle | inteligencia artificial | intelligenza artificiale | sztuczna inteligencja | kunstmatige intelligentie < data science
natural language processing | NLP | text mining | computational linguistics | computerlinguistik < machine learning
large language models | LLM | llms | generative ai | genai | gpt | langchain | rag pipelines | prompt engineering < natural language processing
computer vision | bildverarbeitung | vision par ordinateur | opencv | image processing | visión artificial | visione artificiale < machine learning
MLOps | mlflow | kubeflow | sagemaker | model monitoring < machine learning, devops
time series | zeitreihen | séries temporelles | series temporales | serie temporali | forecasting models < data science
predictive maintenance | manutenzione predittiva | mantenimiento predictivo | vorausschauende wartung | maintenance prédictive < machine learning
recommender systems | recommendation engine < machine learning
#skill < information technology
agile | agile methods | agile methoden | méthodes agiles | metodologías ágiles | metodologie agili | agil | zwinny | metodyki zwinne | agiles arbeiten
Scrum | sprint planning | scrum framework < agile
Kanban | kanban board < agile
SAFe | scaled agile | less framework < agile
Jira | confluence | atlassian | trello | azure boards
requirements engineering | anforderungsmanagement | requirements analysis | anforderungsanalyse | analyse des besoins | recueil des besoins | toma de requisitos | analisi dei requisiti | analiza wymagań | user stories | business analysis | ireb | cpre
UML | bpmn | process modelling | prozessmodellierung | enterprise architect tool | archimate | togaf | enterprise architecture
SAP | sap erp | sap r/3 | sap s/4hana | s/4hana | s4hana | sap ecc | sap hana < erp
SAP FI | sap fico | sap fi/co | sap fi-co | sap finance | sap co | sap controlling < SAP
SAP MM | sap mm/sd | sap sd | sap wm | sap ewm < SAP
SAP HCM | sap hr | successfactors | sap successfactors < SAP, hr software
SAP PP | sap qm | sap pm < SAP
SAP BW | sap analytics cloud | sap bi < SAP, business intelligence
erp | erp system | erp-system | erp systems | enterprise resource planning | progiciel de gestion | warenwirtschaftssystem | warenwirtschaft | navision | business central | dynamics 365 | dynamics nav | microsoft dynamics | odoo | netsuite | oracle ebs | jd edwards | infor | proalpha | abas erp | comarch | enova | sage x3 | totvs | primavera erp | exact online | afas
#skill < design
ux design | user experience | UX | ux research | user research | usability | usability testing | nutzererfahrung | expérience utilisateur | experiencia de usuario | wireframes | wireframing | prototyping | user journeys
ui design | user interface design | UI | interface design | design d'interface | diseño de interfaces | design system | design systems | component library | komponentenbibliothek
Figma | sketch app | adobe xd | invision | axure
#skill < creative work
design | gestaltung | conception graphique | diseño | progettazione grafica | vormgeving | projektowanie graficzne
graphic design | grafikdesign | graphisme | design graphique | diseño gráfico | grafica | design gráfico | projektowanie graficzne | grafisk design | grafisch ontwerp | branding | corporate design | logo design < design
Photoshop | adobe photoshop | lightroom | gimp < graphic design
Illustrator | adobe illustrator | indesign | adobe indesign | adobe creative suite | creative cloud | adobe creative cloud | affinity designer | coreldraw | canva | quarkxpress < graphic design
typography | typografie | typographie | tipografia < graphic design
motion design | after effects | motion graphics | animation 2d < design
3d modelling | blender | cinema 4d | maya autodesk | 3ds max | 3d-modellierung | modélisation 3d | rendering < design
video editing | videoschnitt | montage vidéo | edición de vídeo | montaggio video | premiere pro | final cut | davinci resolve | videobewerking | montaż wideo
photography | fotografie | photographie | fotografía | fotografia
illustration | drawing | zeichnen | dessin
#certificate < Kubernetes
Certified Kubernetes Administrator | CKA | cka certificate | cka certification
Certified Kubernetes Application Developer | CKAD
Certified Kubernetes Security Specialist | CKS
#certificate
aws certification | aws certified | aws certified solutions architect | aws certified developer | aws certified sysops | aws solutions architect < AWS
azure certification | azure fundamentals | az-900 | az-104 | az-400 | azure administrator associate | azure solutions architect < Azure
google cloud certification | google cloud certified | professional cloud architect < GCP
hashicorp certified | terraform associate | hashicorp certified terraform associate < Terraform
professional scrum master | psm | csm certified | certified scrum master | cspo | scrum master certification | pspo < Scrum
comptia a+ | comptia network | comptia certification < IT support
red hat certified | rhcsa | rhce | lpic | lpic-1 < Linux
oracle certified | ocp java | oracle certified professional < Java
microsoft certified | mcsa | mcse | mcp
#role
it professional | informatiker* | informaticien | informatico | informático | informatyk | it specialist | it-spezialist | it-fachkraft | fachinformatiker* | ict-specialist < information technology worker
software developer | software engineer | softwareentwickler* | developer | entwickler | softwareingenieur* | développeur | developpeur | développeuse | développeur logiciel | ingénieur logiciel | ingénieur développement | desarrollador de software | desarrollador | programador | sviluppatore | sviluppatore software | programmatore | softwareontwikkelaar | ontwikkelaar | programmeur | programmer | programista | inżynier oprogramowania | engenheiro de software | desenvolvedor | programador informático | mjukvaruutvecklare | utvecklare | systemutvecklare | udvikler | utvikler | vývojář | programátor | dezvoltator | programator | προγραμματιστής | розробник | програміст | программист | разработчик | ohjelmistokehittäjä | szoftverfejlesztő < it professional, software development
backend developer | backend engineer | back-end developer | back end engineer | back-end engineer | développeur back-end | desarrollador backend | backend-entwickler | server-side developer | java developer | java-entwickler | python developer | python-entwickler | .net developer | c# developer | php developer | php-entwickler | golang developer | node developer | ruby developer | scala developer < software developer, backend development
frontend developer | front-end developer | frontend engineer | front end engineer | frontend-entwickler | développeur front-end | développeur front | développeur react | desarrollador frontend | sviluppatore front-end | web developer | webentwickler | développeur web | desarrollador web | sviluppatore web | webontwikkelaar | intégrateur web | react developer | angular developer | webbutvecklare | javascript developer < software developer, frontend development
full-stack developer | full stack developer | fullstack developer | fullstack engineer | full-stack-entwickler | développeur full-stack | développeur fullstack | desarrollador full stack | fullstack-entwickler < software developer, frontend developer, backend developer
mobile developer | ios developer | android developer | app-entwickler | développeur mobile | desarrollador android < software developer, mobile development
embedded developer | embedded software engineer | embedded engineer | firmware engineer | embedded-entwickler < software developer, embedded systems
game developer | spieleentwickler | game programmer | gameplay programmer < software developer
software architect | softwarearchitekt* | architecte logiciel | arquitecto de software | solution architect | solutions architect | it architect | it-architekt | enterprise architect | technical architect | tech lead | technical lead | lead developer | lead développeur | lead engineer < software developer
graduate software engineer | junior software engineer | computer science graduate < software developer
it operations professional < it professional, operations
site reliability engineer | SRE | site reliability engineering | ingénieur fiabilité | ingénieur fiabilité et plateforme | reliability engineer < devops engineer
devops engineer | devops | devops-ingenieur | ingénieur devops | platform engineer | ingénieur plateforme | plattform-ingenieur | betriebsingenieur cloud* | betriebsingenieur cloud-plattform | cloud engineer | cloud-ingenieur | infrastructure engineer | ingénieur infrastructure | ingénieur cloud | ingeniero devops | inżynier devops | kubernetes engineer | cloud platform engineer | build engineer | release engineer < it operations professional, devops
cloud architect | cloud-architekt | architecte cloud < devops engineer
system administrator | systems administrator | sysadmin | systemadministrator* | administrateur système | administrateur systèmes | administrador de sistemas | amministratore di sistema | sistemista | systeembeheerder | administrator systemów | linux administrator | linux-administrator | windows administrator | systemadministratör | it administrator | it-administrator | systems engineer | system engineer | systemingenieur it < it operations professional, system administration
database administrator | dba | datenbankadministrator* < it operations professional, database administration
network engineer | network administrator | netzwerkadministrator* | netzwerktechniker* | ingénieur réseau | ingénieur réseaux | técnico de redes | netwerkbeheerder | administrator sieci | nätverkstekniker < it operations professional, networking
it support technician | it support specialist | desktop support technician | helpdesk technician | service desk agent | support technician | support analyst | it-supporter | technicien support | technicien informatique | technicien helpdesk | técnico informático | técnico de soporte | tecnico informatico | helpdeskmedewerker | it-systemelektroniker* | it-techniker | first-level-supporter | specjalista wsparcia it < it professional, IT support
security engineer | security analyst | information security officer | ciso | it security specialist | penetration tester | pentester | soc analyst | cybersecurity analyst | security consultant | ingénieur sécurité | it-sicherheitsbeauftragter < it professional, cybersecurity
qa engineer | test engineer | tester | software tester | quality assurance engineer | softwaretester* | testeur | testeur logiciel | ingénieur test | testmanager* | test manager | qa automation engineer | automation tester | sdet | tester oprogramowania | analista de pruebas | testista | тестувальник | інженер з тестування | інженер з тестування програмного забезпечення | інженер з автоматизації тестування | інженер з якості | тестировщик | qa lead | qa-ingenieur < it professional, software testing
data professional < it professional, data
data analyst | datenanalyst* | analyste de données | data-analist | analista de datos | analista dati | analista de dados | analityk danych | bi analyst | bi developer | business intelligence analyst | dataanalytiker | αναλυτής δεδομένων | аналітик даних < data professional, data analysis
data scientist | data-scientist | scientifique des données | científico de datos | machine learning engineer | ml engineer | ai engineer | ki-ingenieur | ingénieur machine learning | applied scientist < data professional, data science
data engineer | dateningenieur | ingénieur données | ingénieur data | ingeniero de datos | etl developer | big data engineer | analytics engineer < data professional, data engineering
business analyst | analyste fonctionnel | analista funcional | analista de negocio | business-analyst | analityk biznesowy | requirements engineer | systems analyst | systemanalytiker* | analista funzionale < it professional, requirements engineering
product owner | product manager | produktmanager* | chef de produit | responsable produit | jefe de producto | product-owner | digital product manager | menedżer produktu | produktägare < management professional, product management
scrum master | agile coach | scrum-master < it professional, agile
it project manager | it-projektleiter* | it-projektmanager* | chef de projet informatique | chef de projet it | jefe de proyecto it | technical project manager | it projectmanager < project manager, it professional
it manager | it-leiter | head of it | cio | cto | chief technology officer | chief information officer | head of engineering | engineering manager | vp of engineering | vp engineering | vp of infrastructure | director of engineering | director of operations it | dsi | directeur informatique | responsable informatique | responsabile it | director de tecnología | it-leitung | development manager | entwicklungsleiter* < it professional, management professional
sap consultant | sap-berater | consultant sap | consultor sap | erp consultant | sap-consultant | konsultant sap < it professional, SAP
it consultant | it-berater* | consultant it | consultor it < it professional, consulting
ux designer | ui designer | ux/ui designer | ui/ux designer | product designer | interaction designer | ux-designer | diseñador ux | designer ux < designer, ux design
graphic designer | grafikdesigner* | grafiker* | graphiste | diseñador gráfico | grafico | designer gráfico | grafik | grafisch ontwerper | grafisk designer | grafisk formgivare | mediengestalter* | communication designer | art director | web designer | webdesigner < designer, graphic design
designer | gestalter* | diseñador | progettista grafico | ontwerper | projektant < creative professional, design
web content manager | webmaster < content professional
`;
