import { expect, test } from "bun:test";
import { cyrillicLanguage, guessLanguage } from "./language.ts";

test.each([
  ["eng", "Responsible for the planning of new roads and the training of six engineers in the north of the country"],
  ["deu", "Geprufte Bilanzbuchhalterin mit zwolf Jahren Erfahrung, verantwortlich fur die Leitung der Abteilung und den Einkauf"],
  ["fra", "Responsable du suivi des chantiers et de la gestion des equipes dans le nord depuis 2018"],
  ["spa", "Electricista con quince anos de experiencia en el mantenimiento de los equipos y la formacion del personal"],
  ["ita", "Esperienza nella gestione degli ordini e nello sviluppo di progetti per la clientela con un gruppo"],
  ["por", "Experiencia na gestao de projetos e no desenvolvimento da equipa, com formacao em uma universidade"],
  ["nld", "Verantwoordelijk voor de ontwikkeling van het beheer, met ervaring op een hogeschool en bij klanten"],
  ["pol", "Doswiadczenie w obsludze klientow oraz w zarzadzaniu, wyksztalcenie zawodowe i jezyki: angielski"],
  ["swe", "Jag har erfarenhet av projekt som ansvarig for utbildning vid ett universitet och av arbete med kunder"],
  ["ces", "Pracovni zkusenosti: vyvoj a rizeni projektu ve spolecnosti, vzdelani na univerzita, znalosti pro praxe"],
  ["ron", "Responsabil cu dezvoltarea de proiecte si cunostinte din domeniu, experienta in firma pentru clienti"],
  ["dan", "Jeg har erfaring med ledelse af medarbejdere og udvikling af nye opgaver i en kommune samt ansvar for uddannelse"],
  ["nor", "Jeg har erfaring med ledelse av ansatte og utvikling av nye oppgaver i en kommune samt ansvar for utdanning og kompetanse"],
  ["fin", "Tyokokemus ja koulutus: vastuu projektit ja johtaminen, hyva kielitaito seka asiakkaat ja kehitys yliopisto"],
  ["hun", "Munkahely es tanulmanyok, egyetem, angol nyelvtudas es a projektek vezetese egy fejlesztes soran, ugyfelek"],
  ["tur", "Universitesi mezunu, proje yonetimi ve gelistirme icin sorumlu bir muhendis olarak deneyim, ingilizce ve egitim"],
  ["slk", "Pracovne skusenosti a vzdelanie, riadenie a vyvoj projektov pre spolocnost, znalosti ako skola a kurzy, sucasnost"],
  ["hrv", "Radno iskustvo i obrazovanje, voditelj razvoja i upravljanje projekata za klijentima, engleski i hrvatski jezici"],
  ["vie", "Kinh nghiem lam viec tai cong ty voi du an phat trien va quan ly nhan vien cho khach hang, hoc van dai hoc"],
])("%s is known by its words, even without its diacritics", (language, text) => {
  expect(guessLanguage(text).language).toBe(language);
  expect(guessLanguage(text).typicalRatio).toBeGreaterThan(0.04);
});

test.each([
  ["fra", "Vedenî ûéetnictvî véetné mésîènich a roénich zâvérek, zavedenî ûêtû a praxe"],
  ["ron", "Vedeni ucetnictvi văetnă măsiănich a roănich zâvărek, zavădeni uătă a praxe"],
])("Czech that was read in another language (%s), with the marks of that one, is known as Czech", (readIn, text) => {
  expect(guessLanguage(text).language).toBe(readIn);
  expect(guessLanguage(text, readIn).language).toBe("ces");
});

test("how sure a language is depends on how far it leads: words that several have in common count for each", () => {
  expect(guessLanguage("Berufserfahrung, Kenntnisse, Lebenslauf").lead).toBe(1);
  expect(guessLanguage("og det er som pa med for et jeg har ved fra samt").lead).toBeCloseTo(0);
  const danish = guessLanguage("og det er som pa med for et jeg har ved fra samt uddannelse").lead;
  expect([danish > 0, danish < 0.5]).toEqual([true, true]);
  expect(guessLanguage("2018 – 2021")).toMatchObject({ typicalRatio: 0, lead: 0 });
});

test("names and numbers alone are no language", () => {
  expect(
    guessLanguage("Müller Kubernetes 2018 PostgreSQL Docker +49 89 123456 Kafka RabbitMQ Terraform Helm Redis AWS Go Java Ruby Rust")
      .typicalRatio,
  ).toBeLessThan(0.04);
});

test("Ukrainian and Bulgarian are told apart by their letters and small words", () => {
  expect(cyrillicLanguage("Иван Петров")).toBe("bul");
  expect(cyrillicLanguage("Освіта і досвід роботи")).toBe("ukr");
  expect(cyrillicLanguage("Инженер със стаж в България")).toBe("bul");
  expect(cyrillicLanguage("Отговарям за отчети и за обучението на нови служители, както и за фирмата")).toBe("bul");
});
