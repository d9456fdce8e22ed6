/** Named products, frameworks, standards and methods, the same in every language. One concept a line, see `concepts.ts`. */
export const PRODUCTS = `
#skill < Java
Spring Boot | springboot < Spring
Hibernate | jpa < Java, databases
Quarkus
Micronaut
Jakarta EE | java ee | j2ee
Maven | apache maven
Gradle
Tomcat | apache tomcat
WildFly | jboss
WebLogic
WebSphere
Vaadin
JavaFX
Struts
JUnit < unit testing, Java
Mockito < unit testing, Java
Apache Camel
Lombok
#skill < Python
Flask
FastAPI
Django REST framework < Django
pandas < Python, data analysis
NumPy
SciPy
Matplotlib
Plotly
Jupyter | jupyter notebook
Celery
Pytest < unit testing, Python
SQLAlchemy
Streamlit
Poetry packaging
PySpark < Python, Spark
#skill < PHP
Symfony
CodeIgniter
Zend Framework | laminas
Yii
CakePHP
PHPUnit < unit testing, PHP
Composer php
Twig
#skill < Ruby
Ruby on Rails | rails
Sinatra
RSpec < unit testing, Ruby
#skill < .NET
ASP.NET | asp.net core | asp.net mvc
Entity Framework
Blazor
WPF
WinForms | windows forms
WCF
Xamarin.Forms < Xamarin
NUnit < unit testing, .NET
xUnit < unit testing, .NET
LINQ
SignalR
#skill < JavaScript
Express.js | expressjs < Node.js
NestJS | nest.js < Node.js
Fastify < Node.js
Deno
Bun runtime
Redux < React
MobX < React
Gatsby < React
Remix.run < React
React Query | tanstack query < React
RxJS < Angular
NgRx < Angular
Nuxt | nuxt.js < Vue
Pinia < Vue
Vuex < Vue
SvelteKit < Svelte
SolidJS
Alpine.js
Backbone.js
Electron | electron.js
Babel js
Vite | vitejs
Rollup.js
esbuild
ESLint
Jest < unit testing, JavaScript
Vitest < unit testing, JavaScript
Mocha js | chai js < unit testing, JavaScript
Testing Library | react testing library < unit testing, React
WebSockets | websocket
WebAssembly | wasm
WebRTC
Chart.js
Highcharts
Leaflet js
Ionic | ionic framework < mobile development
Cordova | apache cordova < mobile development
Capacitor js < mobile development
Expo < React Native
#skill < CSS
Tailwind CSS | tailwind | tailwindcss
Bootstrap css | bootstrap
Sass | scss
Less css
Material UI | mui | material design
styled-components
#skill < Scala
Akka
Play Framework
#skill < Elixir
Phoenix Framework
Erlang
#skill < C++
Qt framework | qt
Boost c++
CUDA
OpenGL
Vulkan
DirectX
#skill < Go
Gin framework
gRPC | grpc < api development
#skill < Rust
Tokio
Actix
#skill < Swift
SwiftUI
Objective-C
UIKit
#skill < Kotlin
Ktor
Jetpack Compose < Android, Kotlin
#skill < programming
F#
Clojure
Prolog
Lisp | common lisp
Smalltalk
Ada language
Pascal | turbo pascal
Tcl
Apex | salesforce apex < Salesforce
Apex Oracle | oracle apex < Oracle database
PL/SQL | plsql < SQL
T-SQL | transact-sql < SQL
RPG | as/400 | ibm i | iseries
JCL < COBOL
z/OS < COBOL
PeopleCode
Progress OpenEdge
Visual Basic | vb.net | vb6
Power Fx
ActionScript
CoffeeScript
Zig
Nim
OCaml
Verilog | systemverilog < electronics
VHDL | fpga < electronics
LabVIEW < automation
Structured text | iec 61131 | iec 61131-3 < PLC programming
Ladder logic | ladder diagram < PLC programming
#skill < web development
Drupal < cms
Joomla < cms
TYPO3 < cms
Contentful < cms
Strapi < cms
Sitecore < cms
Adobe Experience Manager | aem < cms
Kentico < cms
Umbraco < cms
Contao < cms
Craft CMS < cms
Ghost cms < cms
Webflow < cms
Wix < cms
Squarespace < cms
Shopify < e-commerce platforms
Magento | adobe commerce < e-commerce platforms
PrestaShop < e-commerce platforms
Shopware < e-commerce platforms
WooCommerce < e-commerce platforms, WordPress
commercetools < e-commerce platforms
SAP Commerce | hybris | sap hybris < e-commerce platforms, SAP
Salesforce Commerce Cloud < e-commerce platforms, Salesforce
OXID eShop < e-commerce platforms
BigCommerce < e-commerce platforms
VTEX < e-commerce platforms
Akeneo | pim system | product information management
Elementor < WordPress
Progressive web apps | pwa
SOAP | soap api < api development
REST APIs | rest api | restful api | restful apis | restful | rest-api | rest-schnittstellen | api rest < api development
OpenAPI | swagger < api development
OAuth | oauth2 | openid connect | oidc < identity and access management
JSON Web Tokens | jwt < identity and access management
Postman < api testing
SoapUI < api testing
Insomnia rest < api testing
WebSphere MQ | ibm mq < message queues
#skill < message queues
Kafka | apache kafka | confluent kafka | kafka streams
RabbitMQ
ActiveMQ
Apache Pulsar
Amazon SQS | sqs < message queues, AWS
Azure Service Bus < message queues, Azure
Google Pub/Sub | pub/sub < message queues, GCP
MQTT
NATS messaging
#skill < databases
MariaDB < relational databases, SQL
Amazon RDS | aurora aws < relational databases, AWS
CockroachDB < relational databases
Sybase | sap ase < relational databases
Informix < relational databases
Firebird < relational databases
Teradata < data warehouse
Greenplum < data warehouse
Microsoft Access | ms access
FileMaker
Couchbase < NoSQL
CouchDB < NoSQL
DynamoDB < NoSQL, AWS
Cosmos DB < NoSQL, Azure
Firestore | firebase < NoSQL, GCP
HBase < NoSQL, big data
InfluxDB < NoSQL
TimescaleDB < PostgreSQL
Memcached < NoSQL
OpenSearch < NoSQL
Solr | apache solr < NoSQL
Kibana < monitoring
Logstash < monitoring
SAP HANA < SAP, databases
Vector databases | pinecone | weaviate | pgvector | milvus
Liquibase | flyway
#skill < data warehouse
Snowflake
BigQuery | google bigquery < data warehouse, GCP
Redshift | amazon redshift < data warehouse, AWS
Azure Synapse | synapse analytics | synapse < data warehouse, Azure
Databricks < big data
Data Vault
Star schema | dimensional modelling | kimball
#skill < data engineering
Airflow | apache airflow
dbt | data build tool
Prefect
Dagster
Luigi python
Fivetran
Airbyte
Talend
Informatica PowerCenter | informatica
SSIS | sql server integration services
Pentaho
Apache NiFi | nifi
Azure Data Factory | data factory < data engineering, Azure
AWS Glue < data engineering, AWS
Matillion
Alteryx
KNIME
#skill < big data
Spark | apache spark
Hadoop | hdfs
Hive | apache hive
Flink | apache flink
Presto db | trino
Delta Lake
Apache Iceberg
Apache Beam | dataflow
Cloudera
#skill < business intelligence
Microsoft Fabric
Power Query < Power BI
DAX < Power BI
QlikView < Qlik
Qlik Sense < Qlik
MicroStrategy
Cognos | ibm cognos
SAP BusinessObjects | business objects < business intelligence, SAP
SAP Analytics Cloud < SAP BW
Metabase
Apache Superset
SSRS | reporting services
SSAS | analysis services
Crystal Reports
Looker Studio | google data studio < Looker
Domo bi
Sisense
Power Pivot < Excel
#skill < statistics
SPSS | ibm spss
Stata!
SAS software | sas base | sas programming
EViews
Minitab
GraphPad Prism
JMP statistics
Stan modelling < Bayesian modelling
A/B testing | ab testing
Survey design | questionnaire design | fragebogendesign
Regression analysis
#skill < machine learning
XGBoost
LightGBM
scikit learn < scikit-learn
TensorFlow < deep learning
Keras < deep learning
JAX < deep learning
Hugging Face < natural language processing
LangChain < large language models
LlamaIndex < large language models
Retrieval augmented generation | rag pipelines < large language models
Prompt engineering < large language models
OpenAI API < large language models
spaCy! < natural language processing
NLTK < natural language processing
OpenCV < computer vision
YOLO < computer vision
MLflow < MLOps
Kubeflow < MLOps
SageMaker < MLOps, AWS
Vertex AI < MLOps, GCP
Azure Machine Learning < MLOps, Azure
Weights and Biases < MLOps
Reinforcement learning
Feature engineering
Anomaly detection
Clustering algorithms
#skill < ci/cd
Jenkins
GitLab CI | gitlab ci/cd
GitHub Actions
CircleCI
Travis CI
TeamCity
Azure DevOps | azure pipelines
Bamboo ci
Argo CD | argocd < gitops
Flux CD | fluxcd < gitops
Spinnaker
Tekton
Octopus Deploy
Artifactory | jfrog
Nexus repository
SonarQube
#skill < version control
Git
GitHub < Git
GitLab < Git
Bitbucket < Git
Subversion | svn
Mercurial
Perforce
TFS | team foundation server
#skill < configuration management
Ansible
Puppet
Chef Infra
SaltStack
#skill < infrastructure as code
CloudFormation templates | aws cdk < AWS
Bicep | arm templates < Azure
Crossplane
Packer hashicorp
Vagrant
Terragrunt < Terraform
OpenTofu < Terraform
#skill < containers
Podman
containerd
Docker Compose < Docker
Docker Swarm < Docker
Nomad hashicorp
Rancher < Kubernetes
k3s < Kubernetes
Istio < service mesh
Linkerd < service mesh
Envoy proxy < service mesh
Kustomize < Kubernetes
#skill < monitoring
New Relic
Dynatrace
Splunk < siem
Nagios
Zabbix
AppDynamics
Checkmk
Icinga
PRTG
Sentry
OpenTelemetry
Jaeger tracing
Grafana Loki | loki < Grafana
ELK stack | elastic stack < Elasticsearch
CloudWatch < AWS
Opsgenie < on-call
PagerDuty < on-call
SCOM
#skill < AWS
EC2
S3 bucket | amazon s3
AWS Lambda < serverless, AWS
ECS | fargate < containers, AWS
IAM aws
Route 53
API Gateway
Step Functions
AWS Bedrock < large language models, AWS
#skill < Azure
Azure Functions < serverless, Azure
Azure AD | entra id | azure active directory < identity and access management, Azure
Azure Logic Apps
#skill < GCP
Cloud Run
Cloud Functions < serverless, GCP
#skill < cloud computing
Hetzner cloud
OVHcloud | ovh
Oracle Cloud | oci
IBM Cloud
Alibaba Cloud
DigitalOcean
Heroku
Vercel
Netlify
Cloudflare
#skill < virtualisation
VMware | vsphere | esxi | vmware vsphere
Hyper-V
Proxmox
KVM virtualisation
Citrix | citrix xenapp | xenapp
VirtualBox
Nutanix
#skill < Linux
Ubuntu
Debian
Red Hat Enterprise Linux | rhel | red hat
CentOS | rocky linux
SUSE | sles
AIX
Solaris
Nginx
Apache HTTP Server | apache2 | httpd
HAProxy
Samba
systemd
#skill < Windows server
Active Directory
Group policy | gpo
IIS
WSUS
SCCM | microsoft endpoint manager | mecm
Intune | microsoft intune
Exchange Server | microsoft exchange | exchange online
SharePoint | sharepoint online
Remote Desktop Services
#skill < networking
Cisco | cisco ios | cisco nexus
Juniper
Aruba networks
MikroTik
Ubiquiti | unifi
BGP
OSPF
VLAN
VPN | ipsec
SD-WAN
LAN | wan
DNS | dhcp
MPLS
Wi-Fi | wlan | wifi
Wireshark
F5 load balancer | load balancing
#skill < firewalls
Fortinet | fortigate
Palo Alto firewall
Check Point
Sophos
pfSense | opnsense
WAF | web application firewall
#skill < cybersecurity
OWASP | owasp top 10
Burp Suite < penetration testing
Metasploit < penetration testing
Kali Linux < penetration testing
Nessus | vulnerability scanning | schwachstellenscan
Vulnerability management | schwachstellenmanagement | gestion des vulnérabilités
QRadar < siem
Microsoft Sentinel | azure sentinel < siem
CrowdStrike | edr
Microsoft Defender
CyberArk | privileged access management < identity and access management
Okta < identity and access management
SailPoint < identity and access management
Keycloak < identity and access management
Single sign-on | sso | saml < identity and access management
BSI Grundschutz | it-grundschutz
NIS2 | nis 2
DORA regulation
TISAX
SOC 2
PCI DSS
NIST framework | nist csf
Threat modelling | threat modeling
Incident forensics | digital forensics | it-forensik
DevSecOps
KRITIS
CISM < CISSP
CISA auditor < CISSP
CEH | certified ethical hacker < penetration testing
OSCP < penetration testing
#skill < software testing
Robot Framework < test automation
Appium < test automation
Cucumber | gherkin | bdd < test automation
TestRail
Xray jira
HP ALM | quality center
Katalon < test automation
Tosca | tricentis < test automation
Ranorex < test automation
UFT | qtp < test automation
Puppeteer < end-to-end testing
WebdriverIO < end-to-end testing
JMeter < performance testing
Gatling < performance testing
LoadRunner < performance testing
k6 < performance testing
Test-driven development | tdd | testgetriebene entwicklung < unit testing
Regression testing | regressionstests | tests de régression
Acceptance testing | uat | abnahmetests | tests d'acceptation
Exploratory testing | exploratives testen
#skill < IT support
ServiceNow < ITIL
Zendesk < customer service
Freshdesk < customer service
Jira Service Management | jira service desk < Jira
OTRS | znuny
TOPdesk
BMC Remedy
GLPI
Ticketing system | ticketsystem | ticket system | système de tickets | sistema de tickets
TeamViewer | anydesk | remote support
First level support | 1st level support | level 1 support
Second level support | 2nd level support | level 2 support
Third level support | 3rd level support
MDM | mobile device management | jamf
Hardware repair | hardware maintenance | pc-reparatur
#skill < agile
Extreme programming | pair programming
LeSS agile
Retrospectives | sprint retrospectives
Backlog refinement | backlog management
OKR | objectives and key results
Design sprint
#skill < project management
Microsoft Project | ms project | ms-project
Primavera P6 | primavera
Asana
Monday.com
Trello
Smartsheet
ClickUp
Basecamp
Confluence
Notion app
Azure Boards
Earned value management
Gantt charts | gantt
Risk register | risk log
Scope management
Waterfall | wasserfallmodell | v-model | v-modell
HERMES projektmanagement
Critical path method
PMO | project management office
Change management | veränderungsmanagement | conduite du changement | gestión del cambio | gestione del cambiamento | verandermanagement | zarządzanie zmianą | gestão da mudança
#skill < requirements engineering
BPMN
UML modelling | uml diagrams
ArchiMate
TOGAF
Sparx Enterprise Architect | sparx
User stories
Use cases | use case modelling
Gap analysis
Camunda
Process mining | celonis
RPA | robotic process automation | uipath | blue prism | automation anywhere
Power Automate
Power Apps | power platform
Low-code | no-code | outsystems | mendix
#skill < SAP
SAP S/4HANA | s/4hana | s4hana | sap s4
SAP CO | sap controlling < SAP FI
SAP FI-AA < SAP FI
SAP TRM < SAP FI
SAP SD < SAP
SAP MM module | sap materials management < SAP MM
SAP WM | sap warehouse management
SAP EWM
SAP TM
SAP PP module | sap production planning < SAP PP
SAP QM
SAP PM | sap plant maintenance | sap eam
SAP PS
SAP CS
SAP Ariba | ariba < SAP, procurement
SAP SuccessFactors | successfactors < SAP HCM
SAP IBP | sap apo < SAP, demand planning
SAP Concur | concur
SAP Fiori | sapui5 | ui5
SAP Basis
SAP PI/PO | sap pi | sap po | sap cpi
SAP GRC
SAP IS-U
SAP Retail
SAP MDG
SAP Business One
SAP BTP | sap cloud platform
SAP activate
#skill < erp
Microsoft Dynamics 365 | dynamics 365
Business Central | navision | dynamics nav
Dynamics AX | axapta | d365 f&o
Odoo
Oracle NetSuite | netsuite
Oracle E-Business Suite | oracle ebs | oracle fusion
JD Edwards
PeopleSoft
Infor LN | infor m3 | infor
IFS applications | ifs erp
Epicor
proALPHA
abas ERP
Sage X3
Sage 100
Comarch ERP
Enova365 | enova
Subiekt GT | insert gt
Exact Online
AFAS
Unit4
TOTVS | protheus
Primavera ERP
PHC software
Zucchetti ERP
TeamSystem
Lexware
Weclapp
Xentral
JTL wawi | jtl
Visma
Monitor ERP
Jeeves erp
Asseco
BMD ntcs
Abacus ERP
#skill < accounting software
QuickBooks
Xero
Sage 50 | sage 200
Sage accounting | sage comptabilité
Cegid
EBP comptabilité | ebp
Contaplus | contasol
A3ERP | a3con
Fortnox
Twinfield
Symfonia księgowość | symfonia
Rewizor
Comarch Optima | optima
DATEV Unternehmen online < DATEV
Addison software
Candis
BlackLine
SAP Concur expenses
OneStream
Oracle Hyperion | hyperion
Anaplan
IBM TM1 | planning analytics
Tagetik | cch tagetik
LucaNet
Jedox
Workiva
Bloomberg terminal | bloomberg
Refinitiv | reuters eikon
Murex
Calypso trading
Temenos | t24
Avaloq
Finnova
Aladdin blackrock
SimCorp
Kyriba
Guidewire
#skill < hr software
SAP HR | sap hcm module
Personio
BambooHR
Workday HCM < Workday
ADP payroll | adp < hr software, payroll
Cornerstone OnDemand | cornerstone
Greenhouse ats
Lever ats
Bullhorn
SmartRecruiters
Taleo
P&I Loga | loga
rexx systems
Paisy
Silae < hr software, payroll
Talentia
Kronos | ukg
ATOSS
Meta4 | peoplenet
Płatnik | program płatnik < payroll
LinkedIn Recruiter < recruitment
Applicant tracking system | bewerbermanagementsystem
#skill < crm
HubSpot CRM
Pipedrive
Zoho CRM | zoho
Microsoft Dynamics CRM | dynamics crm
SugarCRM
Sales Cloud < Salesforce
Service Cloud < Salesforce
Marketing Cloud | salesforce marketing cloud < Salesforce, marketing automation
Siebel
SAP CRM | sap c4c < SAP
Veeva CRM | veeva
Efficy
CAS genesisWorld
Outreach.io
LinkedIn Sales Navigator | sales navigator
#skill < marketing automation
HubSpot | hubspot marketing hub < marketing automation, crm
Marketo Engage | adobe marketo
Pardot
ActiveCampaign
Mailchimp < email marketing
Klaviyo < email marketing
Brevo | sendinblue < email marketing
CleverReach < email marketing
Eloqua
Braze
Emarsys
#skill < web analytics
Google Analytics | ga4
Google Tag Manager
Matomo | piwik
Adobe Analytics
Hotjar
Mixpanel
Amplitude
Segment cdp
Google Search Console < seo
Sistrix < seo
SEMrush < seo
Ahrefs < seo
Screaming Frog < seo
Google Ads | adwords | google adwords < paid search
Meta Ads | facebook ads | instagram ads < social media
LinkedIn Ads < social media
TikTok Ads < social media
Microsoft Ads | bing ads < paid search
Programmatic advertising | dv360 | display advertising < digital marketing
Affiliate marketing < digital marketing
Influencer marketing < social media
Conversion rate optimisation | cro | conversion optimierung < digital marketing
Amazon Ads | amazon seller central < e-commerce
Hootsuite < social media
Growth hacking < digital marketing
#skill < design
Sketch app < ui design
Adobe XD < ui design
InVision < ui design
Axure < ux design
Miro | mural
Balsamiq < ux design
Zeplin < ui design
Framer < ui design
User research | nutzerforschung | recherche utilisateur < ux design
Usability testing | usability tests | usability-tests | tests utilisateurs | pruebas de usabilidad | test di usabilità < ux design
Wireframing | wireframes < ux design
Prototyping | prototypes | prototypage | prototipado < ux design
Design systems | design system | designsystem < ui design
Information architecture | informationsarchitektur < ux design
Service design < ux design
Design thinking
Adobe InDesign | indesign < graphic design
Adobe Illustrator < Illustrator
Adobe Creative Suite | creative cloud | adobe creative cloud | creative suite < graphic design
Affinity Designer < graphic design
CorelDRAW < graphic design
Canva < graphic design
QuarkXPress < graphic design
GIMP < graphic design
Lightroom < photography
After Effects < motion design
Premiere Pro < video editing
Final Cut | final cut pro < video editing
DaVinci Resolve < video editing
Avid media composer < video editing
Cinema 4D < 3d modelling
Blender < 3d modelling
3ds Max < 3d modelling
Autodesk Maya < 3d modelling
ZBrush < 3d modelling
V-Ray | corona renderer | lumion | enscape < 3d modelling
Unity engine | unity3d < game development
Unreal Engine < game development
Godot < game development
Ableton | avid pro-tools | logic pro | audio editing
#skill < CAD
Solid Edge
Autodesk Fusion 360 | fusion 360
Rhino 3D | rhinoceros | grasshopper
MicroStation
BricsCAD
ZWCAD
Onshape
EPLAN | eplan electric p8 < electrical engineering
ELCAD < electrical engineering
See Electrical < electrical engineering
WSCAD < electrical engineering
AutoCAD Electrical < electrical engineering, AutoCAD
DIALux | relux < electrical installation
Altium Designer | altium < electronics
KiCad < electronics
OrCAD | cadence allegro < electronics
Eagle PCB < electronics
SPICE simulation | ltspice < electronics
Tekla structures | tekla < structural engineering
Allplan
ArchiCAD < architecture
Vectorworks
SketchUp pro < SketchUp
Civil 3D < AutoCAD, civil engineering
Navisworks < BIM
Solibri < BIM
IFC models < BIM
RFEM | dlubal < structural engineering
SOFiSTiK < structural engineering
SAP2000 | etabs < structural engineering
Robot structural analysis < structural engineering
Autodesk BIM 360 | autodesk construction cloud < BIM
Bluebeam
iTWO | rib itwo | rib < cost estimation
Orca AVA | orca < cost estimation
Presto presupuestos | arquímedes cype < cost estimation
Norma pro | zuzia < cost estimation
PriMus | acca primus < cost estimation
CostX | candy estimating < cost estimation
Asta Powerproject | powerproject < project management
Procore
Plancal nova | plancal < HVAC
MagiCAD < HVAC
Siemens Teamcenter | teamcenter < PLM
Windchill < PLM
Autodesk Vault | autodesk vault pdm < PLM
Enovia | 3dexperience < PLM
Mastercam < CNC machining
hyperMILL < CNC machining
Heidenhain < CNC machining
Fanuc control | fanuc < CNC machining
Sinumerik | siemens 840d < CNC machining
Mazatrol < CNC machining
SolidCAM < CNC machining
EdgeCAM < CNC machining
G-code < CNC machining
LS-Dyna < finite element analysis
Nastran < finite element analysis
HyperMesh | hyperworks | altair < finite element analysis
COMSOL < finite element analysis
Simulink < MATLAB
OpenFOAM < CFD
ANSYS Fluent < CFD, ANSYS
STAR-CCM+ < CFD
Adams multibody | multibody simulation | mehrkörpersimulation < mechanical engineering
Romax | kisssoft | masta < drive technology
CANoe | canalyzer | vector canoe < automotive engineering
CAN bus | lin bus < automotive engineering
AUTOSAR < embedded systems, automotive engineering
ISO 26262 | functional safety | funktionale sicherheit < automotive engineering
ASPICE | automotive spice < automotive engineering
DOORS | ibm doors | polarion < requirements engineering
#skill < PLC programming
TIA Portal
Step 7
Siemens S7 | simatic s7 | s7-1500
Allen Bradley | rockwell | studio 5000
Beckhoff | twincat
CODESYS
B&R automation
Schneider electric plc | unity pro
Omron plc
Mitsubishi plc
WinCC < automation
SCADA < automation
HMI | hmi programming < automation
DCS | distributed control system < automation
Profibus | profinet < automation
Modbus < automation
OPC UA < automation
KUKA | kuka robots < robotics
ABB robot | abb robots < robotics
Fanuc robot | fanuc robots < robotics
Universal Robots | cobots < robotics
ROS | ros2 < robotics
Festo | pneumatic controls < hydraulics
E-Plan harness < electrical engineering
#skill < building services
KNX | eib/knx | eib
Loxone
Homematic
DALI | dali lighting
BACnet
MSR technology | msr-technik | gebäudeautomation | building automation | gtb | building management system | bms building
CAFM | facility management software
Fire alarm systems | brandmeldeanlage | brandmeldeanlagen | bma | détection incendie | sistemas de detección de incendios | impianti antincendio | brandmeldsystemen | systemy sygnalizacji pożaru
Intruder alarm systems | einbruchmeldeanlage | alarmanlagen | alarm systems | sistemas de alarma | alarmsystemen | systemy alarmowe
Access control systems | zutrittskontrolle | contrôle d'accès | control de accesos
CCTV | video surveillance | videoüberwachung | vidéosurveillance | videovigilancia | videosorveglianza | monitoring wizyjny
Structured cabling | strukturierte verkabelung | câblage structuré | cableado estructurado | cablaggio strutturato | okablowanie strukturalne
Fibre optics | glasfaser | glasfasertechnik | lwl | fibre optique | fibra óptica | fibra ottica | glasvezel | światłowody | fusion splicing
#certificate
ISO 9001 auditor | internal auditor iso 9001 | lead auditor iso 9001 | qualitätsauditor < quality management
ITIL Foundation | itil v4 | itil 4 foundation < ITIL
CCNA | cisco certified network associate < networking
CCNP < CCNA
CompTIA Security+ | security+ < cybersecurity
CompTIA Network+ | network+ < networking
VCP | vmware certified professional < virtualisation
LPIC | lpic-1 | lpic-2 < Linux
RHCSA | rhce < Linux
AWS Solutions Architect | aws certified solutions architect < aws certification
AWS Developer | aws certified developer < aws certification
AWS SysOps | aws certified sysops < aws certification
AZ-900 | azure fundamentals < azure certification
AZ-104 | azure administrator < azure certification
AZ-400 < azure certification
SAP certification | sap certified | sap-zertifizierung | certification sap < SAP
Salesforce certified | salesforce administrator certification < Salesforce
Microsoft Power BI certification | pl-300 < Power BI
Google Ads certification | google ads zertifizierung < paid search
SAFe Agilist | safe certification < SAFe
PMI-ACP < PMP
CAPM < project management
IREB CPRE | cpre < requirements engineering
ISTQB Foundation | istqb certified tester < ISTQB
TOGAF certified < TOGAF
Lean Six Sigma Green Belt | green belt < Six Sigma
Lean Six Sigma Black Belt | black belt < Six Sigma
`;
