import { expect, test } from "bun:test";
import { matchHeading, matchMisreadHeading } from "./headings.ts";

test.each([
  ["Work Experience:", "work"],
  ["1. Education", "education"],
  ["Persoenliche Daten", "personal"],
  ["II. Skills", "skills"],
  ["My skills", "skills"],
  ["Educational institutions attended with dates", "education"],
  ["Work experience with dates", "work"],
  ["Relevant work experience", "work"],
  ["Berufserfahrung (Auszug)", "work"],
  ["Aus- und Weiterbildungen", "education"],
  ["Aus-, Fort- und Weiterbildung", "education"],
  ["Retail Experience", "work"],
  ["Riwayat Karier", "work"],
  ["Munkahelyeim:", "work"],
  ["Estancias", "work"],
  ["Projects experience", "projects"],
  ["Volunteer engagement", "volunteer"],
  ["Tickets", "certificates"],
  ["Gönüllükler", "volunteer"],
  ["Secundair", "education"],
  ["Volwassenenonderwijs", "education"],
  ["E X P E R I E N C E", "work"],
  ["Compétences linguistiques", "languages"],
  ["Parcours professionnel", "work"],
  ["Doświadczenie zawodowe", "work"],
  ["Επαγγελματική εμπειρία", "work"],
  ["Досвід роботи", "work"],
  ["职业经历", "work"],
  ["職務経歴", "work"],
  ["الخبرة العملية", "work"],
  ["ניסיון תעסוקתי", "work"],
  ["경력", "work"],
  ["Радно искуство", "work"],
  ["Radno iskustvo", "work"],
  ["Arbetslivserfarenhet", "work"],
  ["Työkokemus", "work"],
  ["Vzdělání", "education"],
  ["Pätevyydet", "certificates"],
  ["Missions en freelance", "projects"],
  ["Freiberufliche Projekte", "projects"],
  ["Proyectos como freelance", "projects"],
  ["Ongoing work", "publications"],
  ["Papers under review", "publications"],
  ["Teaching assistantships", "work"],
  ["University service", "volunteer"],
  ["Professional service", "volunteer"],
  ["Board and voluntary roles", "volunteer"],
  ["Engagements", "volunteer"],
  ["Liderança", "volunteer"],
  ["Liderazgo y voluntariado", "volunteer"],
  ["Attività nel terzo settore", "volunteer"],
  ["Prace społeczne", "volunteer"],
  ["Puestos ocupados", "work"],
  ["Posición actual", "work"],
  ["Atividades e participações", "volunteer"],
  ["Iniciação científica", "work"],
  ["Responsabilités collectives", "volunteer"],
  ["Activités d'enseignement", "work"],
  ["Posizione attuale", "work"],
  ["Derzeitige Position", "work"],
  ["Преподавание", "work"],
  ["Zur Person", "personal"],
  ["Kontaktdaten", "contact"],
  ["Умения", "skills"],
  ["Summer jobs", "work"],
  ["Ferienjobs", "work"],
  ["Vakantiebanen", "work"],
  ["Stages et jobs d'été", "work"],
  ["工讀經驗", "work"],
  ["실습 및 활동", "work"],
  ["Competențe soft", "skills"],
  ["Гибкие навыки", "skills"],
  ["Meke veštine", "skills"],
  ["Yumuşak beceriler", "skills"],
  ["Programy", "skills"],
  ["Musical instruments", "skills"],
  ["Gönüllülükler", "volunteer"],
  ["參與專案/活動", "projects"],
  ["Work experience — 8 years 4 months", "work"],
  ["Berufserfahrung (12 Jahre)", "work"],
  ["Опыт работы — 8 лет 4 месяца", "work"],
] as const)("%s opens %s", (text, kind) => expect(matchHeading(text)?.kind).toBe(kind));

test("a heading of two parts opens both", () => {
  expect(matchHeading("Languages and interests")?.kinds).toEqual(["languages", "interests"]);
  expect(matchHeading("Berufserfahrung / Work Experience")?.kinds).toEqual(["work"]);
});

test.each([
  "Senior Software Engineer",
  "Designed and built the system.",
  "Education Manager",
  "University of Bristol",
  "Oliver Whitcombe",
  "Acme Ltd, Bristol",
  "Experience in banking and finance in London",
  "French, German",
  "2019 – 2021",
])("%s is no heading", (text) => expect(matchHeading(text)).toBeUndefined());

test("a long title with one letter misread is told; a short one, or one with two, is not", () => {
  expect(matchMisreadHeading("EpucaTioN")?.kind).toBe("education");
  expect(matchMisreadHeading("ИнтТЕРЕСИ")?.kind).toBe("interests");
  expect(matchMisreadHeading("Skilis")).toBeUndefined();
  expect(matchMisreadHeading("Etucafion")).toBeUndefined();
});

test.each([
  ["What I do", "skills"],
  ["Things I like", "interests"],
  ["Beyond work", "interests"],
  ["Langages maîtrisés", "skills"],
  ["Ce que je sais faire", "skills"],
  ["Wer bin ich?", "profile"],
  ["Was ich kann", "skills"],
  ["Où j’ai travaillé", "work"],
  ["Dove ho studiato", "education"],
  ["Naast het werk", "interests"],
  ["Over mezelf", "profile"],
  ["Resumo pessoal", "profile"],
  ["Målsättning", "objective"],
  ["Cechy osobiste", "strengths"],
] as const)("a title in a person's own words: %s", (text, kind) => {
  expect(matchHeading(text)?.kind).toBe(kind);
});
