import type { SectionKind } from "./section-kind.ts";

/**
 * What students, trainees and people in service did: jobs in the holidays and beside their studies, placements, military and civil service, clubs.
 * Also further words for positions and offices. See heading-words.ts. Words that also name one job or one kind of employment alone ("Stáž", "アルバイト")
 * are left out.
 */
export const HEADING_WORDS_STUDENT: Record<string, Partial<Record<SectionKind, string>>> = {
  en: {
    work: "student jobs, student work, part time jobs, summer jobs, summer work, holiday jobs, vacation jobs, casual work, casual jobs, seasonal work, seasonal jobs, odd jobs, side jobs, temporary work, temporary jobs, temp work, jobs held, faculty positions, faculty appointments, hospital appointments, hospital positions, clinical appointments, clinical positions, university appointments, university positions, administrative appointments, administrative positions, industry positions, government service, civil service, career to date, employment to date, experience to date, employment chronology, work chronology, consultancies, consulting engagements, advisory roles, directorships, non executive roles, non executive directorships, practicum, practicums, practicum experience, clerkships, externships, work abroad, self employment, apprenticeship experience",
    volunteer:
      "service to the profession, service to the university, service to the community, service to the department, committee work, committee service, leadership positions, leadership roles, church activities, co curricular activities, co curriculars, editorial service, student organizations, student organisations, student government, professional service, departmental service, voluntary roles, board and voluntary roles, board roles, charity trustee roles, non executive and voluntary, non executive and voluntary roles",
  },
  de: {
    work: "Ferienjobs, Schülerjobs, Minijobs, Aushilfsjobs, Ferialjobs, Ferialpraktika, Ferialarbeit, Ferienarbeit, Schülerpraktika, Schulpraktika, Schnupperlehren, Schnuppertage, Betriebspraktika, Arbeitsstationen, Selbstständigkeit, Selbständigkeit, freie Mitarbeit, Dozententätigkeit, Dozententätigkeiten, Forschungstätigkeit, Forschungstätigkeiten, Nebenberufliche Tätigkeiten, Praktika und Nebenjobs, Praktika und Ferienjobs, Jobs neben dem Studium, Tätigkeiten neben dem Studium, studienbegleitende Tätigkeiten, Praktika und Nebentätigkeiten",
    volunteer:
      "außerschulische Aktivitäten, außerschulisches Engagement, Hochschulpolitik, politisches Engagement, studentisches Engagement, Hochschulengagement, Vereinsarbeit",
  },
  fr: {
    work: "job étudiant, emplois étudiants, emploi étudiant, petits boulots, travaux saisonniers, travail saisonnier, emploi saisonnier, missions d'intérim, jobs saisonniers, jobs et stages, service civique, emploi actuel, stages et jobs étudiants, stages et jobs d'été, emplois d'été, expériences étudiantes",
    volunteer:
      "activités extra scolaires, activités para scolaires, engagement étudiant, engagements étudiants, vie étudiante, engagement politique, responsabilités étudiantes, mandats électifs, mandats associatifs, leadership, leadership et engagement",
  },
  es: {
    work: "trabajos de verano, trabajos temporales, trabajos eventuales, empleos temporales, trabajos estacionales, prácticas laborales, prácticas formativas, prácticas preprofesionales, prácticas pre profesionales, servicio militar, residencias profesionales, actividad docente, actividades docentes, actividad investigadora, actividad asistencial, actividad médica, recorrido laboral, experiencias de trabajo, emprendimientos, consultorías, actividad docente e investigadora",
    volunteer:
      "grupos estudiantiles, gestión universitaria, cargos de gestión, organizaciones estudiantiles, representación estudiantil, liderazgo, liderazgo estudiantil, liderazgo y voluntariado, actividades de liderazgo",
    projects: "participación en proyectos",
  },
  it: {
    work: "lavori saltuari, lavori stagionali, lavori estivi, lavoretti, lavori occasionali, alternanza scuola lavoro, pcto, consulenze, stage curriculari, tirocini curriculari, tirocini formativi",
    volunteer:
      "rappresentanza studentesca, attività associative, attività studentesche, attività nel terzo settore, terzo settore, impegno nel terzo settore",
  },
  pt: {
    work: "trabalhos temporários, trabalhos sazonais, trabalhos de verão, atividade docente, atividades docentes, vínculos profissionais, vínculo institucional, estágios curriculares, estágio curricular, part times, trabalhos em part time, serviço militar",
    volunteer:
      "ações voluntárias, projetos sociais, projetos de extensão, movimento estudantil, representação estudantil, liderança, liderança estudantil, liderança e voluntariado, atividades de liderança",
  },
  nl: {
    work: "vorige banen, studentenervaring, studentenervaringen, militaire dienst, vakantiebanen, weekendwerk, studentenwerk, zaterdagbaan, zaterdagbanen, stages en vakantiewerk, stages en studentenjobs, vakantie en bijbanen",
    volunteer:
      "verenigingsleven, commissiewerk, studentenleven, studentenverenigingen, besturen en commissies, commissies en besturen, bestuurswerk, bestuursrollen",
  },
  sv: {
    work: "feriejobb, praktikplatser, sommararbete, sommararbeten, extraarbete, extraarbeten, ferie och extrajobb, militärtjänst, värnplikt",
    volunteer: "studentengagemang, kårengagemang, studentliv, styrelseuppdrag, styrelsearbete",
  },
  nb: {
    work: "feriejobber, deltidsjobber, yrkespraksis, sommerjobb og deltidsjobb, militærtjeneste, førstegangstjeneste, praksisplasser",
    volunteer: "studentengasjement, studentverv, styreverv, styrearbeid",
  },
  da: {
    work: "sommerjobs, praktikophold, deltidsjob, deltidsjobs, ferie og fritidsjob, ferie og fritidsjobs, værnepligt, studierelevante jobs, studierelevant arbejde",
    volunteer: "studenterorganisationer, foreningsarbejde, bestyrelsesposter, bestyrelsesarbejde",
  },
  fi: {
    work: "osa aikatyöt, sivutyöt, opiskeluaikaiset työt, kesätyöpaikat, varusmiespalvelus, asepalvelus, siviilipalvelus, harjoittelujaksot, työssäoppiminen",
    volunteer: "opiskelijatoiminta, järjestötehtävät, hallitustyö, hallitusjäsenyydet",
  },
  pl: {
    work: "praca dorywcza, praca sezonowa, prace dorywcze, prace sezonowe, prace wakacyjne, przebieg pracy zawodowej, praktyki zawodowe, praktyki studenckie, staże i praktyki, praktyki i praca dorywcza, służba wojskowa",
    volunteer: "samorząd studencki, organizacje studenckie, działalność w organizacjach studenckich, prace społeczne, praca społeczna",
  },
  cs: { work: "letní brigády, brigády a praxe, studentské brigády, praxe při studiu, vojenská služba", volunteer: "studentské spolky" },
  sk: { work: "letné brigády, brigády a prax, študentské brigády, prax popri štúdiu", volunteer: "študentské organizácie" },
  hu: { work: "diákmunka, diákmunkák, nyári munka, nyári munkák, szakmai gyakorlatok, katonai szolgálat" },
  ro: {
    work: "locuri de muncă sezoniere, joburi sezoniere, joburi de vară, practică de specialitate, serviciu militar",
    volunteer: "activitate de voluntariat, activități de voluntariat, roluri de conducere",
  },
  hr: { work: "pripravništvo, sezonski poslovi, studentski i sezonski poslovi, stručna praksa" },
  sl: { work: "študentska dela, počitniško delo, sezonsko delo, obvezna praksa, pripravništvo" },
  ru: {
    work: "подработка, подработки, производственная практика, преддипломная практика, трудовая биография, практика и стажировки, стажировки и практика, сезонная работа",
    volunteer: "студенческая деятельность, студенческие организации, общественная жизнь, лидерство",
  },
  uk: { work: "підробіток, виробнича практика, переддипломна практика, стажування та практика, сезонна робота" },
  bg: { work: "сезонна работа, стажове и практики, летни стажове" },
  sr: { work: "сезонски послови, стручна пракса, приправништво, sezonski poslovi, stručna praksa, pripravništvo" },
  el: {
    work: "επαγγελματική προϋπηρεσία, εποχιακή εργασία, εποχική εργασία, εποχικές εργασίες, στρατιωτική θητεία, στρατιωτική υπηρεσία, πρακτικές ασκήσεις",
    volunteer: "εθελοντικές δράσεις, φοιτητικές δραστηριότητες, φοιτητικές οργανώσεις",
  },
  tr: {
    work: "yarı zamanlı işler, stajlarım, iş deneyimlerim, deneyimlerim, yaz stajları, askerlik hizmeti, iş ve staj deneyimleri, staj ve iş deneyimi",
    volunteer:
      "gönüllülükler, gönüllülüklerim, gönüllülük faaliyetleri, kulüpler, topluluklar, öğrenci toplulukları, öğrenci kulüpleri, kulüp ve topluluklar, topluluk ve kulüpler, sosyal sorumluluk projeleri, kulüp faaliyetleri",
    projects: "projelerim, bitirme projesi, bitirme projeleri",
  },
  ar: { work: "تدريب عملي, التدريب العملي, التدريب الميداني, تدريب ميداني, الخدمة العسكرية, وظائف صيفية" },
  fa: { work: "کارآموزی, کارآموزی ها, سابقه کارآموزی", volunteer: "فعالیت های داوطلبانه, فعالیت‌های دانشجویی" },
  zh: {
    work: "工讀, 工讀經驗, 工讀經歷, 打工經驗, 打工經歷, 打工经历, 打工经验, 兼職經驗, 兼職經歷, 兼职经验, 勤工俭学, 勤工俭学经历, 社会实践经历, 社会实践经验, 實習, 實習與工作經驗, 實習與工讀, 專業實習, 专业实习, 专业实践, 工作簡歷, 主要经历, 主要經歷, 工作资历, 職務經歷, 校外經歷, 相關經驗, 相关经验, 相關經歷, 相关经历, 任职情况, 臨床實習, 临床实习",
    skills: "專業能力",
    volunteer:
      "社團, 社團活動, 社團經歷, 社團參與, 社團與活動, 社团, 社团与活动, 班級幹部, 幹部經歷, 幹部經驗, 志工, 志工服務, 志工經歷, 志工活動, 服務經驗, 服務經歷, 服務學習, 學生組織, 學生會, 校內經歷, 校園經歷, 课外实践, 參與活動, 活动经历, 活動經歷, 活動經驗, 課外活動",
    projects: "參與專案, 參與專案/活動, 參與計畫, 专案经历, 專題, 專題製作, 專題研究, 畢業專題, 實作專題, 毕业设计, 课程设计, 参与项目",
  },
  ja: {
    work: "主な経歴, アルバイト・インターン, アルバイト・インターン経験, インターン経験, インターンシップ経験, 職務経験, 臨床実習",
    volunteer:
      "学生団体, 学生活動, ボランティア経験, 部活動・サークル, 部活・サークル, 部活動・サークル活動, 学内活動, 学外活動, 学内での活動, 学外での活動",
    projects: "卒業研究, 卒業制作, 制作物, 制作実績",
  },
  ko: {
    work: "현장실습, 현장 실습, 실습경험, 실습 경험, 실습 및 활동, 실습 및 경험, 실습사항, 실습 및 인턴, 인턴 및 실습, 임상실습, 임상 실습, 직장 경험, 근무이력, 근무 이력, 업무이력, 업무 이력, 직무 이력, 주요 이력, 아르바이트 경험, 아르바이트 및 인턴, 사회 경험, 군 경력",
    volunteer:
      "주요활동, 주요 활동, 동아리활동, 학내활동, 학내 활동, 교외활동, 교외 활동, 학생회, 학생회 활동, 봉사, 봉사경력, 봉사 경력, 서포터즈, 서포터즈 활동, 대외 및 교내활동, 교내외 활동, 교내외활동, 대내외 활동",
    publications: "학술 활동, 학술활동, 학술 연구",
    projects: "졸업작품, 졸업 작품, 졸업 프로젝트, 졸업프로젝트, 캡스톤 디자인",
  },
  vi: {
    work: "thực tập, kinh nghiệm thực tập, làm thêm, công việc bán thời gian",
    volunteer: "hoạt động tình nguyện, tình nguyện, hoạt động đoàn hội",
  },
  th: { work: "ฝึกงาน, ประสบการณ์ฝึกงาน, การฝึกงาน, งานพิเศษ, งานพาร์ทไทม์", volunteer: "จิตอาสา, กิจกรรมนักศึกษา, กิจกรรมจิตอาสา" },
  id: {
    work: "magang, praktik kerja lapangan, praktek kerja lapangan, kerja paruh waktu, pengalaman magang dan kerja",
    volunteer:
      "kegiatan organisasi, kepanitiaan, pengalaman kepanitiaan, kegiatan kemahasiswaan, organisasi dan kepanitiaan, kepemimpinan, pengalaman kepemimpinan",
  },
  ms: { work: "latihan industri, kerja sambilan, pengalaman latihan industri", volunteer: "kokurikulum, aktiviti kokurikulum" },
};
