import type { SectionKind } from "./section-kind.ts";

/** Turkish, Arabic, Hebrew, Chinese (both scripts), Japanese, Korean, Vietnamese, Hindi and Indonesian; see heading-words.ts. */
export const HEADING_WORDS_WORLD: Record<string, Partial<Record<SectionKind, string>>> = {
  tr: {
    profile:
      "profil, profesyonel profil, hakkımda, özet, kariyer özeti, profesyonel özet, kişisel özet, ben kimim, kısaca ben, ön yazı, genel bakış",
    objective: "hedef, kariyer hedefi, kariyer hedefim, hedefim, amaç, kariyer hedefleri",
    work: "deneyim, deneyimler, iş deneyimi, iş deneyimleri, iş tecrübesi, iş tecrübeleri, tecrübe, tecrübeler, mesleki deneyim, profesyonel deneyim, çalışma deneyimi, çalışma hayatı, kariyer, iş geçmişi, kariyer geçmişi, stajlar, staj, staj deneyimi, staj deneyimleri, staj bilgileri, iş hayatı, çalıştığı yerler, akademik deneyim, akademik deneyimler, akademik görevler",
    education:
      "eğitim, öğrenim, eğitim bilgileri, eğitim durumu, eğitim geçmişi, öğrenim durumu, eğitim ve öğretim, öğrenim bilgileri, akademik eğitim, eğitim hayatı",
    skills:
      "beceriler, yetenekler, yetkinlikler, yetkinlik, bilgi ve beceriler, bilgisayar bilgisi, bilgisayar becerileri, bilgisayar bilgileri, teknik beceriler, teknik yetenekler, teknik bilgiler, kişisel beceriler, mesleki beceriler, mesleki yetkinlikler, temel yetkinlikler, dijital beceriler, beceriler ve yetkinlikler, teknolojiler, araçlar, uzmanlık alanları, uzmanlıklar, uzmanlık, kişisel yetenekler, sosyal beceriler, yazılım bilgisi, programlar, kullanılan programlar, yetenek ve beceriler, nitelikler, bilgisayar programları, kullandığı programlar, bildiği programlar",
    languages: "diller, yabancı diller, yabancı dil, dil bilgisi, dil becerileri, yabancı dil bilgisi, dil, ana dil, bildiği diller",
    certificates: "sertifikalar, sertifika, lisanslar, belgeler, sertifika bilgileri, sertifikalar ve belgeler, lisanslar ve sertifikalar",
    courses:
      "kurslar, seminerler, kurs ve seminerler, kurslar ve sertifikalar, eğitimler, eğitim ve sertifikalar, seminer ve kurslar, kurs ve sertifikalar, eğitimler ve sertifikalar, katıldığı eğitimler, alınan eğitimler, sertifika ve kurslar, mesleki eğitimler",
    projects: "projeler, proje, portföy, kişisel projeler, proje deneyimi, yapılan projeler",
    publications: "yayınlar, makaleler, bilimsel yayınlar",
    conferences: "konferanslar, sunumlar, konuşmalar",
    awards: "ödüller, başarılar, burslar, ödüller ve başarılar, burslar ve ödüller, burs ve ödüller",
    volunteer:
      "gönüllü çalışmalar, gönüllülük, gönüllükler, gönüllülükler, gönüllü faaliyetlerim, sosyal sorumluluk, gönüllü deneyimler, sosyal faaliyetler, gönüllü faaliyetler, sosyal aktiviteler",
    interests: "ilgi alanları, hobiler, hobi, ilgi alanları ve hobiler, hobiler ve ilgi alanları, ilgi alanlarım, hobilerim",
    references: "referanslar, referans, referanslarım",
    personal:
      "kişisel bilgiler, kişisel bilgi, genel bilgiler, kimlik bilgileri, askerlik durumu, sürücü belgesi, ehliyet, ek bilgiler kişisel",
    contact: "iletişim, iletişim bilgileri, adres, sosyal medya, bağlantılar",
    strengths: "güçlü yönler, kişisel özellikler, güçlü yönlerim, özellikler",
    memberships: "üyelikler, üyelik, dernek üyelikleri, topluluk üyelikleri",
    patents: "patentler",
    other: "diğer, diğer bilgiler, ek bilgiler, ilave bilgiler, ekler",
  },
  ar: {
    profile:
      "نبذة, نبذة شخصية, نبذة عني, ملخص, الملخص, ملخص مهني, الملخص المهني, الملخص الشخصي, ملخص شخصي, الملف الشخصي, من أنا, عني, نبذة مختصرة, المقدمة, نبذة مهنية, نظرة عامة, حول",
    objective: "الهدف, الهدف الوظيفي, الهدف المهني, الأهداف, الهدف من الوظيفة, هدف وظيفي",
    work: "الخبرة, الخبرات, الخبرة العملية, الخبرات العملية, الخبرة المهنية, الخبرات المهنية, الخبرات الوظيفية, التاريخ الوظيفي, العمل, الخبرة الوظيفية, خبرات العمل, خبرة العمل, المسيرة المهنية, السجل الوظيفي, التدريب العملي, خبرات عملية, الخبره العمليه, التجربة المهنية, التجارب المهنية, الوظائف السابقة, الخبرات السابقة, التدريب المهني",
    education:
      "التعليم, المؤهلات العلمية, المؤهل العلمي, المؤهلات, التحصيل العلمي, المؤهلات الأكاديمية, الدراسة, المسيرة التعليمية, التعليم والتدريب, الشهادات العلمية, المستوى التعليمي, المؤهلات التعليمية, الشهادات الدراسية, التحصيل الأكاديمي, التكوين, المسار الدراسي, المؤهلات الدراسية, الخلفية التعليمية",
    skills:
      "المهارات, مهارات, المهارات التقنية, المهارات الفنية, المهارات الشخصية, المهارات المهنية, المهارات الحاسوبية, مهارات الحاسوب, مهارات الحاسب الآلي, مهارات الكمبيوتر, القدرات, الكفاءات, المهارات الأساسية, المهارات والقدرات, القدرات والمهارات, المهارات الرقمية, الأدوات, التقنيات, المعارف, مجالات الخبرة, المهارات العملية, المهارات العامة, المهارات الناعمة, المهارات الإدارية, مهارات الحاسب, استخدام الحاسوب",
    languages: "اللغات, اللغة, المهارات اللغوية, مهارات اللغة, اللغة الأم, إجادة اللغات, اللغات الأجنبية, مهارات لغوية",
    certificates: "الشهادات, شهادات, الشهادات المهنية, التراخيص, الاعتمادات, الرخص والشهادات, الشهادات والتراخيص",
    courses:
      "الدورات, الدورات التدريبية, دورات, التدريب, الدورات وورش العمل, ورش العمل, الدورات والشهادات, التدريب والدورات, الدورات التدريبية والشهادات, دورات تدريبية, البرامج التدريبية, التطوير المهني",
    projects: "المشاريع, مشاريع, أهم المشاريع, مشروع التخرج, معرض الأعمال, الأعمال",
    publications: "المنشورات, الأبحاث, المنشورات العلمية, البحوث, الأبحاث المنشورة",
    conferences: "المؤتمرات, الندوات, المؤتمرات والندوات",
    awards: "الجوائز, الإنجازات, التكريمات, الجوائز والتكريمات, المنح, الجوائز والإنجازات",
    volunteer: "العمل التطوعي, التطوع, الأعمال التطوعية, الأنشطة التطوعية, الخبرات التطوعية, النشاطات",
    interests: "الاهتمامات, الهوايات, الهوايات والاهتمامات, الاهتمامات والهوايات, الأنشطة",
    references: "المراجع, المعرفون, التوصيات, المعرفين",
    personal: "المعلومات الشخصية, البيانات الشخصية, معلومات شخصية, بيانات شخصية, المعلومات الأساسية, معلومات عامة, رخصة القيادة",
    contact: "معلومات الاتصال, معلومات التواصل, بيانات الاتصال, التواصل, للتواصل, الاتصال, العنوان, بيانات التواصل, اتصل بي, روابط",
    strengths: "نقاط القوة, الصفات الشخصية, السمات الشخصية",
    memberships: "العضويات, عضوية, العضوية",
    patents: "براءات الاختراع",
    other: "أخرى, معلومات إضافية, معلومات أخرى, ملاحظات, المرفقات",
  },
  he: {
    profile: "תקציר, פרופיל, אודות, אודותיי, על עצמי, קצת עליי, תמצית, תקציר מנהלים, פרופיל מקצועי, תקציר מקצועי, מי אני",
    objective: "מטרה, מטרות, מטרה מקצועית",
    work: "ניסיון, ניסיון תעסוקתי, ניסיון מקצועי, נסיון תעסוקתי, נסיון מקצועי, ניסיון בעבודה, תעסוקה, עבודה, קריירה, שירות צבאי, התמחות, היסטוריה תעסוקתית, שירות לאומי, צבא",
    education: "השכלה, לימודים, השכלה והכשרה, השכלה אקדמית, השכלה והכשרות, לימודים והכשרות",
    skills:
      "כישורים, מיומנויות, יכולות, כישורים טכניים, ידע טכנולוגי, מיומנויות מחשב, ידע במחשבים, ידע מקצועי, כלים, טכנולוגיות, יישומי מחשב, כישורים מקצועיים, כישורים ומיומנויות, תוכנות, ידע, כישורים אישיים, מחשבים, תחומי מומחיות, ידע ומיומנויות, המיומנויות, סט כישורים, טכנולוגיות וכלים, שליטה במחשב",
    languages: "שפות, ידע בשפות, שליטה בשפות, שפת אם",
    certificates: "תעודות, הסמכות, רישיונות, תעודות והסמכות, הסמכה, רישיונות והסמכות",
    courses: "קורסים, הכשרות, השתלמויות, קורסים והכשרות, סדנאות, קורסים והשתלמויות, הכשרות מקצועיות",
    projects: "פרויקטים, תיק עבודות, פרויקטים נבחרים, פרויקט גמר",
    publications: "פרסומים, מאמרים",
    conferences: "כנסים, הרצאות",
    awards: "פרסים, הישגים, מלגות, פרסים והישגים, הצטיינות, פרסים ומלגות",
    volunteer: "התנדבות, פעילות התנדבותית, עבודה התנדבותית, פעילות חברתית",
    interests: "תחביבים, תחומי עניין, תחביבים ותחומי עניין, פנאי",
    references: "ממליצים, המלצות, המלצות יינתנו לפי דרישה, המלצות יימסרו על פי דרישה",
    personal: "פרטים אישיים, נתונים אישיים, מידע אישי, רישיון נהיגה",
    contact: "יצירת קשר, פרטי התקשרות, פרטי קשר, צור קשר, כתובת, קישורים",
    strengths: "חוזקות, תכונות, תכונות אישיות",
    memberships: "חברות בארגונים, חברויות",
    patents: "פטנטים",
    other: "שונות, מידע נוסף, אחר, נספחים, פרטים נוספים",
  },
  zh: {
    profile:
      "个人简介, 自我评价, 个人评价, 评价, 本人评价, 評價, 個人評價, 个人总结, 个人概况, 简介, 自我介绍, 个人优势, 概述, 职业概述, 职业总结, 关于我, 个人概述, 自我描述, 專業摘要, 個人簡介, 自我評價, 自我介紹, 關於我, 個人概述, 專業概述, 摘要, 職業概述, 简历概述, 核心优势, 个人亮点",
    objective:
      "求职意向, 求职目标, 职业目标, 应聘职位, 期望职位, 职业规划, 求職意向, 求職目標, 職業目標, 應徵職位, 意向岗位, 意向职位, 应聘岗位, 求职岗位, 目标岗位",
    work: "工作经历, 工作经验, 职业经历, 职业经验, 工作履历, 职业履历, 职业生涯, 实习经历, 实习经验, 实践经历, 社会实践, 从业经历, 任职经历, 就业经历, 工作背景, 主要工作经历, 工作實習經歷, 工作經歷, 工作經驗, 職業經歷, 實習經歷, 職涯經歷, 專業經驗, 专业经验, 工作及实习经历, 工作实习经历, 实习及工作经历, 实习与工作经历, 兼职经历, 教学经历, 研究经历, 科研经历, 经历, 經歷, 工作实践, 职场经历, 实习工作经历",
    education:
      "教育, 教育经历, 教育背景, 学历, 学习经历, 教育情况, 教育程度, 学历背景, 受教育经历, 教育與培訓, 教育和培训, 教育与培训, 教育培训, 教育背景及培训, 教育經歷, 學歷, 學習經歷, 教育程度背景, 学术背景, 學術背景, 毕业院校, 培训及教育经历, 学业背景, 学业情况, 學業背景",
    skills:
      "技能, 专业技能, 技能特长, 技术技能, 个人技能, 职业技能, 核心技能, 掌握技能, 技能清单, 计算机技能, 计算机能力, 计算机水平, 电脑技能, it技能, 专业能力, 技术能力, 能力, 核心能力, 技能专长, 专长, 特长, 技术栈, 工具, 相关技能, 其他技能, 技能与特长, 技能和专长, 技能与能力, 专业技能特长, 專業技能, 技術能力, 電腦技能, 專長, 核心能力專長, 技能專長, 個人技能, 擅长技能, 技能标签, 技能及其他, 软技能, 专业知识, 技能与工具, 技术专长, 数字技能, 技能证书及其他, 技能及兴趣, 专业技能及证书, 工具与技能, 电脑能力, 电脑水平, 電腦能力, 办公软件",
    languages:
      "语言, 语言能力, 外语能力, 语言技能, 语言水平, 外语水平, 语言能力水平, 外语, 掌握语言, 語言, 語言能力, 外語能力, 母语, 語文能力, 语言特长",
    certificates:
      "证书, 资格证书, 职业资格, 获得证书, 技能证书, 专业证书, 资质证书, 证书及资质, 执照, 所获证书, 证书与资质, 認證, 證書, 專業證照, 證照, 专业资格, 资格认证, 认证, 所获证书技能, 相关证书, 持有证书, 執照, 荣誉证书, 证书与技能, 技能与证书, 证书及技能",
    courses:
      "培训, 培训经历, 培训经验, 课程, 主修课程, 进修, 专业培训, 继续教育, 相关课程, 培訓, 培訓經歷, 進修, 課程, 培训课程, 在职培训, 教育训练",
    projects:
      "项目, 项目经历, 项目经验, 主要项目, 代表项目, 个人项目, 作品集, 作品, 項目經歷, 專案經歷, 專案經驗, 專案, 項目經驗, 個人作品, 科研项目, 研究项目, 主要业绩项目, 校园项目, 項目, 开源项目, 开源贡献, 开源经历, 作品展示, 个人作品, 开源社区",
    publications: "论文, 发表论文, 出版物, 学术成果, 学术论文, 著作, 论文发表, 發表論文, 著作發表, 科研成果, 學術著作",
    conferences: "会议, 学术会议, 演讲, 會議",
    awards:
      "获奖, 获奖情况, 获奖经历, 荣誉, 奖项, 奖励, 荣誉奖项, 荣誉与奖项, 奖学金, 所获荣誉, 荣誉证书, 獲獎經歷, 榮譽, 獎項, 主要成就, 成就, 荣誉奖励, 所获奖项, 个人荣誉, 获奖荣誉, 荣誉及奖项, 工作业绩, 获得荣誉, 獲獎, 獲獎紀錄, 获奖及荣誉, 学术成果与获奖, 竞赛经历, 竞赛获奖, 比赛经历, 奖项荣誉",
    volunteer:
      "志愿者经历, 志愿服务, 志愿经历, 社会活动, 校园经历, 校园活动, 社团工作经验, 社团工作经历, 社团经验, 社团工作, 社团活动, 社团经历, 公益活动, 志工經驗, 志願服務, 社團經驗, 课外活动, 學生活動, 志愿者, 在校经历, 学生工作, 学生干部经历, 社会实践活动, 社區服務, 校内活动, 校内经历, 在校活动",
    interests: "兴趣爱好, 爱好, 兴趣, 个人爱好, 业余爱好, 興趣, 興趣愛好, 嗜好, 個人興趣, 兴趣与爱好, 爱好特长, 兴趣特长",
    references: "推荐人, 证明人, 推薦人, 参考人, 推荐信",
    personal: "个人信息, 基本信息, 个人资料, 基本资料, 个人基本信息, 個人資料, 基本資料, 個人資訊, 基本情况, 个人情况, 个人基本资料",
    contact: "联系方式, 联系信息, 联系我, 聯絡方式, 聯絡資訊, 联络方式, 联系资料, 社交媒体, 联系, 聯繫方式, 链接",
    strengths: "优势, 个人特点, 性格特点, 个人特质, 特点, 優勢, 個人特質, 我的优势, 人格特質",
    memberships: "会员资格, 协会, 專業會員, 社会兼职, 学术兼职, 会员",
    patents: "专利, 專利, 发明专利",
    other: "其他, 其他信息, 附加信息, 其它, 其他資訊, 附件, 备注, 补充信息, 其他经历, 附录",
  },
  ja: {
    profile:
      "志望動機・自己pr, 志望動機・自己 pr, 志望の動機・自己pr, 自己pr, 自己紹介, 職務要約, 要約, 概要, プロフィール, サマリー, 経歴概要, キャリアサマリー, キャリア概要, 自己ＰＲ, 私について, 略歴, 経歴要約, 職務概要",
    objective:
      "志望動機, 希望職種, 目標, キャリア目標, 志望の動機, 本人希望記入欄, 本人希望, 希望条件, 志望理由, キャリアプラン, 今後の目標, 志望動機 自己pr, 志望動機 特技 自己pr アピールポイントなど, 志望の動機 特技 好きな学科 アピールポイントなど, 志望の動機 特技 アピールポイントなど, 志望の動機 特技 自己prなど, 志望の動機 自己prなど, 志望の動機 アピールポイントなど, 志望動機 自己prなど, 志望動機 特技 好きな学科 アピールポイントなど",
    work: "職歴, 職務経歴, 職務経験, 経歴, 業務経験, 業務経歴, 勤務経歴, 勤務歴, 職務履歴, 仕事経験, 就業経験, 経験, インターン, インターンシップ, インターン経験, 職務経歴詳細, キャリア, アルバイト経験, アルバイト歴, 実務経験, 職務内容, 職務経歴の詳細, 職務詳細, 主な職歴, 社会人経験, 就業履歴, 職務経歴一覧, 業務経歴書, 主な職務経歴, 職歴詳細, 業務内容詳細",
    education: "学歴, 教育, 教育歴, 学業, 最終学歴, 学歴教育, 教育と訓練, 教育研修",
    skills:
      "スキル, 技術, 技能, 専門スキル, 技術スキル, 保有スキル, テクニカルスキル, 活かせる経験 知識 技術, 活かせる経験知識技術, 活かせる知識 スキル, 活かせるスキル, 得意分野, 専門分野, 強みスキル, itスキル, pcスキル, パソコンスキル, 使用技術, ツール, 使用ツール, 知識 スキル, 知識, 能力, スキルセット, 技術知識, 経験 知識 技術, ビジネススキル, 開発環境, プログラミング言語, デジタルスキル, 特技, スキル一覧, コアスキル, 技術経験, 得意な技術, 専門知識, 活かせる知識 経験 スキル, 活かせる経験 知識 スキル, 活かせる知識 経験, 活かせる経験 知識, 活かせる経験 スキル, 使用言語, 経験スキル, 経験技術, 扱える技術, pc操作, 使用ソフト, 使用可能ソフト",
    languages: "言語, 語学, 語学力, 語学スキル, 言語スキル, 外国語, 言語能力, 母国語, 語学能力, 使用言語",
    certificates:
      "資格, 免許, 免許 資格, 免許資格, 資格 免許, 資格免許, 保有資格, 取得資格, 認定資格, 免許 資格 専門教育, 資格 スキル, 資格スキル, 保有資格 免許, 取得資格 免許, 資格 検定",
    courses: "研修, 研修歴, トレーニング, 受講歴, セミナー, 講座, 研修受講歴, 受講講座, 専門教育",
    projects:
      "プロジェクト, プロジェクト経験, プロジェクト経歴, 主なプロジェクト, 開発実績, ポートフォリオ, 制作実績, 個人プロジェクト, 個人開発, 参画プロジェクト, 担当プロジェクト, プロジェクト実績, 作品",
    publications: "論文, 出版物, 著書, 発表論文, 研究業績, 業績, 著作, 学術論文",
    conferences: "学会発表, 学会, 講演, 発表, 登壇, 登壇実績, 登壇歴",
    awards: "受賞, 受賞歴, 表彰, 表彰歴, 実績, 賞罰, 主な実績, 奨学金, 受賞 表彰, 成果",
    volunteer: "ボランティア, ボランティア活動, 課外活動, 社会活動, ボランティア経験, サークル活動, 地域活動, 部活動, クラブ活動",
    interests: "趣味, 趣味 特技, 趣味特技, 興味, 関心, 特技 趣味, 興味関心, 興味 関心",
    references: "推薦者, 推薦, 推薦状, 照会先, 証明人",
    personal:
      "個人情報, 基本情報, 本人情報, 個人データ, プロフィール情報, 基本データ, 通勤時間, 扶養家族, 扶養家族 配偶者を除く, 配偶者の扶養義務",
    contact: "連絡先, 連絡先情報, お問い合わせ, 住所, リンク, sns",
    strengths: "強み, 長所, 性格, 自分の強み, アピールポイント, セールスポイント, 私の強み, 長所 短所",
    memberships: "所属団体, 所属学会, 会員資格, 所属",
    patents: "特許",
    other: "その他, 備考, 特記事項, 補足, 追加情報, 添付資料",
  },
  ko: {
    profile:
      "자기소개, 요약, 소개, 프로필, 경력요약, 경력 요약, 간단 소개, 핵심역량 요약, 자기 소개, 개요, 소개글, 간략 소개, 한줄소개, about me, 자기소개서",
    objective: "지원동기, 목표, 희망직무, 지원 분야, 경력 목표, 입사 후 포부, 희망 직무, 지원분야, 커리어 목표",
    work: "경력, 경력사항, 경력 사항, 직무경력, 직무 경력, 업무경력, 업무 경력, 근무경력, 경력 상세, 경력상세, 주요경력, 주요 경력, 직장경력, 경험, 업무 경험, 직무 경험, 인턴, 인턴 경험, 인턴경험, 근무 경험, 회사경력, 경력기술, 경력 기술, 실무 경험, 아르바이트, 인턴십, 경력 및 활동, 사회경험, 근무 경력, 경력기술서, 실무경험",
    education: "학력, 학력사항, 학력 사항, 교육, 최종학력, 학력정보, 학력 정보, 교육 및 훈련, 학력 및 교육",
    skills:
      "기술, 기술 스택, 기술스택, 스킬, 보유기술, 보유 기술, 보유스킬, 보유 스킬, 역량, 핵심역량, 핵심 역량, 전문 기술, 전문기술, 활용 능력, 능력, 컴퓨터 활용능력, 컴퓨터 활용 능력, 사용기술, 사용 기술, 전문분야, 전문 분야, 보유 역량, 보유역량, 업무 스킬, 사용 가능 기술, 툴, 도구, 주요 기술, 직무 역량, 직무역량, 소프트 스킬, oa능력, it 기술, 디지털 역량, 핵심 기술, 개발 환경, 보유능력, 보유 능력, oa 활용능력, oa활용능력, 컴퓨터 능력, pc 활용능력",
    languages: "어학, 외국어, 언어, 어학능력, 어학 능력, 외국어 능력, 어학사항, 외국어능력, 어학 점수, 언어 능력, 어학점수, 어학성적",
    certificates:
      "자격증, 자격사항, 자격, 자격 사항, 자격증 및 면허, 면허, 수료증, 보유 자격증, 인증, 자격 및 면허, 자격 면허, 보유자격증, 자격증 및 수상",
    courses:
      "교육사항, 교육이수, 교육 이수, 연수, 교육 및 연수, 교육활동, 수료 교육, 교육과정, 교육이수사항, 이수교육, 교육 사항, 교육경험, 교육 경험, 직무교육, 교육 수료, 교육내역, 교육 이수 내역, 교육이수내역",
    projects:
      "프로젝트, 프로젝트 경험, 주요 프로젝트, 포트폴리오, 수행 프로젝트, 개인 프로젝트, 프로젝트경험, 주요프로젝트, 팀 프로젝트, 사이드 프로젝트",
    publications: "논문, 출판, 저서, 연구실적, 연구 실적, 논문 및 저서, 학술 논문",
    conferences: "학회, 발표, 학회발표, 컨퍼런스, 강연",
    awards:
      "수상, 상벌, 상벌사항, 상벌 사항, 포상, 수상경력, 수상 경력, 수상내역, 수상 내역, 성과, 주요 성과, 업적, 장학금, 수상실적, 수상 및 장학, 수상이력, 주요성과",
    volunteer:
      "봉사활동, 봉사 활동, 대외활동, 대외 활동, 사회활동, 자원봉사, 동아리, 동아리 활동, 교내활동, 활동, 대내외활동, 기타활동, 활동사항, 교내 활동",
    interests: "취미, 관심사, 취미 및 특기, 취미 특기, 취미와 특기, 취미특기, 관심 분야, 관심분야",
    references: "추천인, 참고인, 레퍼런스",
    personal:
      "인적사항, 개인정보, 기본정보, 신상정보, 인적 사항, 기본 정보, 개인 정보, 병역사항, 병역, 개인신상, 기본사항, 병역 사항, 가족사항",
    contact: "연락처, 연락 정보, 연락처 정보, 주소, 링크, sns, 연락 수단, 컨택",
    strengths: "강점, 장점, 성격, 성격의 장단점, 성격 및 강점, 나의 강점, 성격의 장점",
    memberships: "회원, 소속, 소속 단체, 회원활동",
    patents: "특허, 지식재산권",
    other: "기타, 기타사항, 기타 사항, 추가 정보, 추가정보, 비고, 첨부",
  },
  vi: {
    profile: "giới thiệu, giới thiệu bản thân, tóm tắt, tóm tắt bản thân, hồ sơ, về tôi, tổng quan",
    objective: "mục tiêu, mục tiêu nghề nghiệp, định hướng nghề nghiệp, vị trí ứng tuyển",
    work: "kinh nghiệm, kinh nghiệm làm việc, kinh nghiệm công việc, quá trình công tác, quá trình làm việc, lịch sử công việc, kinh nghiệm nghề nghiệp",
    education: "học vấn, trình độ học vấn, quá trình học tập, đào tạo, giáo dục, bằng cấp, quá trình đào tạo",
    skills:
      "kỹ năng, các kỹ năng, kỹ năng chuyên môn, kỹ năng mềm, kỹ năng chính, năng lực, kĩ năng, tin học, kỹ năng tin học, trình độ tin học, kỹ năng máy tính",
    languages: "ngoại ngữ, ngôn ngữ, trình độ ngoại ngữ, khả năng ngoại ngữ",
    certificates: "chứng chỉ, chứng nhận, bằng cấp và chứng chỉ, chứng chỉ và bằng cấp",
    courses: "khóa học, các khóa học, khóa đào tạo",
    projects: "dự án, các dự án, dự án tiêu biểu, dự án đã tham gia",
    publications: "công trình nghiên cứu, bài báo, ấn phẩm",
    awards: "giải thưởng, danh hiệu, danh hiệu và giải thưởng, thành tích, khen thưởng",
    volunteer: "hoạt động, hoạt động xã hội, hoạt động tình nguyện, hoạt động ngoại khóa",
    interests: "sở thích, sở thích cá nhân",
    references: "người tham chiếu, người giới thiệu, thông tin tham chiếu",
    personal: "thông tin cá nhân, thông tin chung, sơ yếu lý lịch",
    contact: "liên hệ, thông tin liên hệ",
    strengths: "điểm mạnh, ưu điểm",
    signature: "cam kết, lời cam đoan",
    other: "thông tin thêm, thông tin khác, khác",
  },
  hi: {
    profile: "परिचय, सारांश, प्रोफ़ाइल, मेरे बारे में",
    objective: "उद्देश्य, करियर उद्देश्य, कैरियर उद्देश्य",
    work: "कार्य अनुभव, अनुभव, कार्यानुभव, व्यावसायिक अनुभव, पेशेवर अनुभव, रोजगार इतिहास",
    education: "शिक्षा, शैक्षिक योग्यता, शैक्षणिक योग्यता, शैक्षणिक विवरण, शैक्षिक पृष्ठभूमि",
    skills: "कौशल, कौशल और दक्षता, तकनीकी कौशल, प्रमुख कौशल, योग्यताएँ, दक्षता, दक्षताएँ, कंप्यूटर ज्ञान, कंप्यूटर कौशल",
    languages: "भाषाएँ, भाषा, भाषा ज्ञान, भाषाओं का ज्ञान, ज्ञात भाषाएँ",
    certificates: "प्रमाणपत्र, प्रमाण पत्र",
    courses: "प्रशिक्षण, पाठ्यक्रम",
    projects: "परियोजनाएँ, परियोजना",
    publications: "प्रकाशन, प्रकाशित कार्य",
    volunteer: "स्वयंसेवा, स्वयंसेवी कार्य, सामाजिक कार्य",
    awards: "पुरस्कार, उपलब्धियाँ, सम्मान",
    interests: "रुचियाँ, रुचि, शौक",
    references: "संदर्भ",
    personal: "व्यक्तिगत विवरण, व्यक्तिगत जानकारी, निजी जानकारी",
    contact: "संपर्क, संपर्क जानकारी",
    strengths: "विशेषताएँ, ताकत",
    signature: "घोषणा",
    other: "अन्य, अन्य जानकारी, अतिरिक्त जानकारी",
  },
  id: {
    profile: "profil, profil pribadi, profil profesional, tentang saya, ringkasan, ringkasan profil, ringkasan profesional",
    objective: "tujuan karir, tujuan karier, tujuan",
    work: "pengalaman, pengalaman kerja, riwayat pekerjaan, pengalaman profesional, riwayat kerja, riwayat karir, riwayat karier, riwayat jabatan, perjalanan karir, perjalanan karier, karir, karier, pengalaman bekerja, pengalaman magang",
    education: "pendidikan, riwayat pendidikan, latar belakang pendidikan, pendidikan formal",
    skills: "keahlian, kemampuan, keterampilan, kompetensi, keahlian teknis, kemampuan teknis, keahlian komputer, kemampuan komputer",
    languages: "bahasa, kemampuan bahasa, penguasaan bahasa",
    certificates: "sertifikat, sertifikasi, sertifikat dan pelatihan",
    courses: "pelatihan, kursus, pendidikan non formal, seminar dan pelatihan, pelatihan dan sertifikasi",
    projects: "proyek, portofolio, pengalaman proyek",
    publications: "publikasi, karya ilmiah",
    awards: "penghargaan, prestasi, prestasi dan penghargaan",
    volunteer: "organisasi, pengalaman organisasi, kegiatan sukarela, riwayat organisasi",
    interests: "hobi, minat, hobi dan minat",
    references: "referensi",
    personal: "data pribadi, data diri, informasi pribadi, identitas diri",
    contact: "kontak, informasi kontak, hubungi saya",
    strengths: "kelebihan, kekuatan",
    other: "lain lain, informasi tambahan, informasi lainnya",
  },
};
