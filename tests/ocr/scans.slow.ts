import { expect, test } from "bun:test";
import { AlignmentType, Document, ImageRun, Packer, Paragraph } from "docx";
import { createRecognizer } from "../../src/engine/adapters/tesseract/recognize.ts";
import { MAX_PAGES } from "../../src/engine/contract/limits.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { rgbPng } from "../../src/engine/cv/read/images/png.ts";
import { type QuarterTurn, resize, rotate, turn } from "../../src/engine/cv/read/ocr/page-image/pixels/image.ts";
import { renderPages } from "../../src/engine/cv/read/ocr/render-pages.ts";
import { readDocument } from "../../src/engine/cv/read/read-document.ts";
import type { PageImage } from "../../src/engine/cv/reading.ts";
import { renderResume } from "../../src/engine/cv/render/render.ts";
import { type OCR_LANGUAGES, readAsset } from "../../src/engine/setup/assets.ts";
import { loadTemplate } from "../../src/engine/templates/load-template.ts";

type Language = (typeof OCR_LANGUAGES)[number];
type Cv = { name: string; email: string; text: string };

const CVS: Partial<Record<Language, Cv>> & { eng: Cv; deu: Cv } = {
  eng: {
    name: "Margaret Dunmore",
    email: "margaret.dunmore@example.co.uk",
    text: "Finance executive with thirty years of experience in retail and technology, including two flotations and five acquisitions. Trusted adviser to boards on capital allocation and governance. Delivered a cost programme of 75 million without closing any of the stores in the country.",
  },
  fra: {
    name: "Hélène Castagné",
    email: "helene.castagne@example.fr",
    text: "Ingénieure en génie électrique avec dix ans d'expérience dans la conception des réseaux et la gestion de projets. Responsable du développement des équipes et du suivi des chantiers pour les clients de la région. Français et anglais courants, notions d'allemand.",
  },
  deu: {
    name: "Jörg Größer",
    email: "joerg.groesser@example.com",
    text: "Geprüfter Bilanzbuchhalter mit zwölf Jahren Erfahrung in mittelständischen Unternehmen, sicher in der Prüfung von Abschlüssen und in der Führung von Mitarbeitern, zuständig für die Umsatzsteuer. Einführung des digitalen Rechnungseingangs, Ausbildung und Betreuung von drei Mitarbeiterinnen.",
  },
  spa: {
    name: "Íñigo Montalbán",
    email: "inigo.montalban@example.com",
    text: "Electricista con quince años de experiencia en instalaciones de baja tensión y mantenimiento industrial y en la gestión de pequeñas cuadrillas. Montaje de cuadros eléctricos y líneas trifásicas para la construcción de viviendas. Coordinación de los equipos, diagnóstico de averías y prevención de riesgos.",
  },
  ita: {
    name: "Chiara Montefusco",
    email: "chiara.montefusco@example.it",
    text: "Data scientist con sei anni di esperienza in apprendimento automatico per l'industria. Mi occupo dell'intero ciclo di vita del modello, dalla raccolta dei dati al monitoraggio in produzione. Laurea in ingegneria con una tesi sulla qualità delle previsioni nella manutenzione.",
  },
  por: {
    name: "João Conceição",
    email: "joao.conceicao@example.pt",
    text: "Enfermeiro com oito anos de experiência em cuidados intensivos e na formação de novos profissionais. Responsável pela gestão da equipa e pela comunicação com as famílias dos doentes. Formação em suporte avançado de vida e uma especialização em reabilitação.",
  },
  nld: {
    name: "Bas Hoogeveld",
    email: "bas.hoogeveld@example.nl",
    text: "Accountmanager met tien jaar ervaring in de verkoop van verpakkingen aan de voedingsmiddelenindustrie. Verantwoordelijk voor het beheer van de relaties met klanten in het zuiden van het land. Werving van nieuwe klanten en het onderhandelen over meerjarige contracten.",
  },
  pol: {
    name: "Agnieszka Wrzosek",
    email: "agnieszka.wrzosek@example.pl",
    text: "Radca prawny z dziewięcioletnim doświadczeniem w prawie spółek, ochronie danych osobowych i obsłudze umów handlowych. Łączę praktykę kancelaryjną z pracą wewnątrz organizacji. Przygotowywanie opinii prawnych i projektów umów dla klientów oraz szkolenie pracowników.",
  },
  swe: {
    name: "Åsa Björklund",
    email: "asa.bjorklund@example.se",
    text: "Sjuksköterska med femton års erfarenhet av akutsjukvård och ansvarig för utbildning av nya kollegor. Har lett ett projekt som förkortade väntetiden för patienterna och som nu används på flera sjukhus. Jag är van vid att arbeta i ett stort lag och att fatta beslut under press.",
  },
  ces: {
    name: "Tomáš Dvořáček",
    email: "tomas.dvoracek@example.cz",
    text: "Strojní inženýr se zkušenostmi v automobilovém průmyslu a v řízení jakosti. Odpovědný za vývoj přípravků a za školení pracovníků ve výrobě. Znalosti norem a metod pro snižování zmetkovitosti, angličtina a němčina na úrovni pro technická jednání se zákazníky.",
  },
  ron: {
    name: "Ștefan Țurcanu",
    email: "stefan.turcanu@example.ro",
    text: "Programator cu nouă ani de experiență în dezvoltarea de aplicații pentru bănci și în conducerea de echipe mici. Responsabil cu testarea și cu livrarea produselor către clienți din țară și din străinătate. Cunoștințe de baze de date și de securitate, limba engleză la nivel avansat.",
  },
  ell: {
    name: "Ελένη Παπαδημητρίου",
    email: "eleni.papadimitriou@example.gr",
    text: "Πολιτικός μηχανικός με δεκαετή εμπειρία στη μελέτη και επίβλεψη κτιριακών έργων. Ειδίκευση στον αντισεισμικό σχεδιασμό και στις ενεργειακές αναβαθμίσεις. Συντονισμός υπεργολάβων και έλεγχος ποιότητας σκυροδέματος σε σχολικά κτίρια και κατοικίες.",
  },
  ukr: {
    name: "Олександр Вербицький",
    email: "oleksandr.verbytskyi@example.com",
    text: "Інженер з якості із семирічним досвідом ручного й автоматизованого тестування вебзастосунків. Налаштував запуск тестів та звітність, скоротив час регресії з трьох днів до сорока хвилин. Шукаю команду, де тестування є частиною розробки, а не останнім етапом.",
  },
  bul: {
    name: "Георги Стоянов",
    email: "georgi.stoyanov@example.bg",
    text: "Счетоводител с дългогодишен опит в малки и средни предприятия и с отлични познания по данъчно право. Отговарям за изготвянето на годишни отчети и за обучението на нови служители. Търся работа във фирма, която цени точността и доброто отношение към хората.",
  },
};

/** What happens to a page between the printer and the file. `random` is the same at every run. */
const DAMAGE: Record<string, (page: PageImage) => PageImage> = {
  "upside down": (page) => turned(page, 180),
  "on its left side": (page) => turned(page, 270),
  "on its right side": (page) => turned(page, 90),
  "leaning by 3.5 degrees": (page) => ({ ...page, ...rotate(page, 3.5) }),
  "leaning a little, on its side": (page) => turned({ ...page, ...rotate(page, -1.2) }, 90),
  "at 110 dpi": (page) => ({ ...page, ...resize(page, 0.55), dpi: page.dpi * 0.55 }),
  "at 300 dpi": (page) => ({ ...page, ...resize(page, 1.5), dpi: page.dpi * 1.5 }),
  "a photograph: grey, shadowed, noisy, of no known size": (page) => ({ ...page, gray: page.gray.map(shadow(page.width)), dpi: 72 }),
  "full of speckles": (page) => ({ ...page, gray: page.gray.map((value) => (random() < 0.03 ? value * random() : value)) }),
  "pale, with little contrast": (page) => ({ ...page, gray: page.gray.map((value) => 150 + value * 0.3) }),
};

let state = 1;
function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return state / 0x7fffffff;
}
const turned = (page: PageImage, degrees: QuarterTurn): PageImage => ({ ...page, ...turn(page, degrees) });
const shadow = (width: number) => (value: number, i: number) =>
  Math.max(0, value * (0.85 - (0.35 * (i % width)) / width) + 24 * (random() - 0.5));

const recognize = createRecognizer({ readAsset });
const template = await loadTemplate("default");

async function cvPdf({ name, email, text }: Cv): Promise<Uint8Array> {
  const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "json", warnings: [] } } as Resume["meta"];
  const { bytes } = await renderResume({ basics: { name, email, summary: text }, meta }, template, "pdf", { readAsset });
  return bytes;
}

async function printed(cv: Cv): Promise<PageImage> {
  const [page] = await renderPages(await cvPdf(cv), [1], { dpi: 200, readAsset });
  return page as PageImage;
}

const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean);

/** One word in 25 may be misread; the name and the address may not. */
function expectRead(read: string, { name, email, text }: Cv) {
  const found = wordsOf(read);
  const missed = wordsOf(text).filter((word) => !found.includes(word));
  expect([name, email].flatMap(wordsOf).filter((word) => !found.includes(word))).toEqual([]);
  expect(missed.length, `missed: ${missed.join(" ")}`).toBeLessThanOrEqual(wordsOf(text).length * 0.04);
}

async function expectScanRead(language: Language, damage: (page: PageImage) => PageImage) {
  const cv = CVS[language] as Cv;
  const [page] = await recognize([damage(await printed(cv))], {});
  expect(page?.language).toBe(language);
  expectRead(page?.words.map(({ text }) => text).join(" ") ?? "", cv);
}

for (const language of Object.keys(CVS) as Language[])
  test(`${language}: the language is found and the page is read`, () => expectScanRead(language, (page) => page));

for (const [name, damage] of Object.entries(DAMAGE)) test(`a page ${name}, is read`, () => expectScanRead("deu", damage));

const tools = { readAsset, recognize, ocr: "auto" as const, maxPages: MAX_PAGES };
const linesOf = async (file: Uint8Array) => (await readDocument(file, tools)).lines.map((line) => line.text).join("\n");

test("a Word file that holds only the picture of a page is read", async () => {
  const { gray, width, height } = await printed(CVS.eng);
  const png = rgbPng(
    Uint8Array.from({ length: gray.length * 3 }, (_, i) => gray[Math.floor(i / 3)] as number),
    width,
    height,
    3,
  );
  const picture = new ImageRun({ type: "png", data: png, transformation: { width: 600, height: (600 * height) / width } });
  const document = new Document({ sections: [{ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [picture] })] }] });
  expectRead(await linesOf(new Uint8Array(await Packer.toBuffer(document))), CVS.eng);
});
