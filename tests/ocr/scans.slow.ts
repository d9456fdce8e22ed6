import { expect, test } from "bun:test";
import { createRecognizer } from "../../src/engine/adapters/tesseract/recognize.ts";
import { readAsset } from "../../src/engine/assets.ts";
import { type QuarterTurn, resize, rotate, turn } from "../../src/engine/cv/read/ocr/image.ts";
import { renderPages } from "../../src/engine/cv/read/ocr/render-pages.ts";
import { printPdf } from "../../src/engine/cv/read/ocr/testing/print-pdf.ts";
import type { PageImage } from "../../src/engine/cv/reading.ts";

const CVS = {
  eng: [
    "Margaret Dunmore",
    "Finance executive with thirty years of experience in retail and technology, including two flotations",
    "and five acquisitions. Trusted adviser to boards on capital allocation and governance.",
    "Chief Financial Officer, Halcyon Retail Group, London, 2017 - present",
    "Delivered a cost programme of 75 million without closing any of the stores in the country",
    "margaret.dunmore@example.co.uk, +44 20 7946 0958",
  ],
  deu: [
    "Jörg Größer",
    "Geprüfter Bilanzbuchhalter mit zwölf Jahren Erfahrung in mittelständischen Unternehmen, sicher in der",
    "Prüfung von Abschlüssen und in der Führung von Mitarbeitern, zuständig für die Umsatzsteuer.",
    "Berufserfahrung: Leitung der Buchhaltung bei der Alpenwerk Maschinenbau in München seit März 2018",
    "Einführung des digitalen Rechnungseingangs, Ausbildung und Betreuung von drei Mitarbeiterinnen",
    "joerg.groesser@example.com, Lindwurmstraße 12, 80337 München",
  ],
  spa: [
    "Íñigo Montalbán Ruiz",
    "Electricista con quince años de experiencia en instalaciones de baja tensión y mantenimiento industrial",
    "y en la gestión de pequeñas cuadrillas. Formación técnica en automatización y energía fotovoltaica.",
    "Montaje de cuadros eléctricos y líneas trifásicas para la construcción de viviendas en Sevilla",
    "Coordinación de los equipos, diagnóstico de averías y prevención de riesgos en el trabajo",
    "inigo.montalban@example.com, Calle Azahar 27, 41007 Sevilla",
  ],
};

/** What happens to a page between the printer and the file. `random` is the same at every run. */
const DAMAGE: Record<string, (page: PageImage) => PageImage> = {
  "as it is": (page) => page,
  "upside down": (page) => turned(page, 180),
  "on its left side": (page) => turned(page, 270),
  "on its right side": (page) => turned(page, 90),
  "leaning by 3.5 degrees": (page) => ({ ...page, ...rotate(page, 3.5) }),
  "at 110 dpi": (page) => ({ ...page, ...resize(page, 0.55), dpi: page.dpi * 0.55 }),
  "a photograph: grey, shadowed, noisy, of no known size": (page) => ({ ...page, gray: page.gray.map(shadow(page.width)), dpi: 72 }),
  "full of speckles": (page) => ({ ...page, gray: page.gray.map((value) => (random() < 0.03 ? value * random() : value)) }),
};

let state = 1;
function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return state / 0x7fffffff;
}
const turned = (page: PageImage, degrees: QuarterTurn): PageImage => ({ ...page, ...turn(page, degrees) });
const shadow = (width: number) => (value: number, i: number) =>
  Math.max(0, value * (0.85 - (0.35 * (i % width)) / width) + 24 * (random() - 0.5));
const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean);

for (const [language, lines] of Object.entries(CVS)) {
  for (const [name, damage] of Object.entries(DAMAGE)) {
    test(`${language}: a page ${name}, is read`, async () => {
      const pdf = printPdf(lines.map((text, i) => ({ text, size: i === 0 ? 20 : 10 })));
      const [clean] = await renderPages(pdf, [1], { dpi: 200, readAsset });
      const [page] = await createRecognizer({ readAsset })([damage(clean as PageImage)], {});

      const found = wordsOf(page?.words.map(({ text }) => text).join(" ") ?? "");
      const truth = wordsOf(lines.join(" "));
      const missed = truth.filter((word) => !found.includes(word));
      expect(page?.language).toBe(language);
      expect(missed.length, `missed: ${missed.join(" ")}`).toBeLessThanOrEqual(truth.length * 0.04);
      expect(found.length).toBeLessThanOrEqual(truth.length * 1.05);
    }, 120_000);
  }
}
