import { describe, expect, test } from "bun:test";
import { splitConditions } from "./split-conditions.ts";

describe("a sentence that lists conditions of several kinds is as many requirements:", () => {
  test.each<[string, string, string[]]>([
    [
      "en",
      "You have an apprenticeship as a fitter, at least three years on cranes and good German.",
      ["an apprenticeship as a fitter", "at least three years on cranes", "good German"],
    ],
    [
      "de",
      "Wir suchen jemanden mit Ausbildung als Maler, Führerschein B und Deutsch B2",
      ["Ausbildung als Maler", "Führerschein B", "Deutsch B2"],
    ],
    [
      "fr",
      "Vous avez un CAP cuisine, trois ans d'expérience en brasserie et le permis B",
      ["un CAP cuisine", "trois ans d'expérience en brasserie", "le permis B"],
    ],
    [
      "es",
      "Se requiere FP de administración, dos años de experiencia, manejo de SAP e inglés B2",
      ["FP de administración", "dos años de experiencia", "manejo de SAP", "inglés B2"],
    ],
    [
      "it",
      "Servono patente C, due anni di esperienza e buona conoscenza del tedesco",
      ["patente C", "due anni di esperienza", "buona conoscenza del tedesco"],
    ],
  ])("%p: %p", (language, text, parts) => expect(splitConditions(text, language)).toEqual(parts));

  test.each<[string, string]>([
    ["en", "You need Java, Kotlin and Scala"],
    ["en", "three years in sales and marketing"],
    ["en", "three years with Java, Kotlin and Scala"],
    ["en", "French, Spanish and Italian"],
    ["en", "a forklift licence and a car of your own"],
    ["en", "a degree (BSc, three years) in physics"],
    ["de", "Englisch und Französisch C1"],
  ])("%p: %p stays one", (language, text) => expect(splitConditions(text, language)).toEqual([text]));
});
