import { describe, expect, test } from "bun:test";
import { BUCKETS, bucketsOf } from "./features.ts";
import { NAME_KINDS, type NameKind } from "./kinds.ts";
import { kindProbabilities, kindsOf } from "./kinds-of.ts";
import { readNameWeights, writeNameWeights } from "./name-weights.ts";
import text from "./name-weights.txt" with { type: "text" };

describe("what a short text is, in several languages:", () => {
  test.each<[NameKind, string[]]>([
    ["position", ["Staff nurse", "Aide-soignante", "Boulanger", "Dishwasher", "Ljetni konobar", "медсестра", "看護師"]],
    ["company", ["Papa Luigi's", "Müller & Söhne GmbH", "Restaurante El Molino", "ООО «Ромашка»", "株式会社山田製作所"]],
    ["institution", ["Gymnasium Leithen", "Universidad de Sevilla", "Kvarnby Folkhögskola", "جامعة القاهرة", "東京大学"]],
    ["degree", ["BSc Computer Science", "Licenciatura en Derecho", "Handelsschulabschluss"]],
    ["area", ["Fine Arts", "Maschinenbau", "Comunicazione"]],
    ["place", ["Montelle", "Stuttgart", "Italien"]],
    ["person", ["Jean-Pierre Dubois", "Anna Kowalska"]],
    ["topic", ["Microsoft Excel", "TypeScript"]],
    ["text", ["Responsible for the training of new staff", "Verantwortlich für den Einkauf"]],
    ["note", ["Full time", "Vollzeit"]],
  ])("%s", (kind, names) => {
    const likeliest = (name: string) => NAME_KINDS.reduce((best, other) => (kindsOf(name)[other] > kindsOf(name)[best] ? other : best));
    expect(names.map((name) => [name, likeliest(name)])).toEqual(names.map((name) => [name, kind]));
  });
});

test("the probabilities of a text sum to one, and are zero where there is no word", () => {
  const sum = (name: string) => Object.values(kindsOf(name)).reduce((all, one) => all + one, 0);

  expect(["Koch", "KOCH", "twelve and more", "銀行"].map(sum)).toEqual([1, 1, 1, 1].map((one) => expect.closeTo(one, 10)));
  expect([sum(""), sum("–")]).toEqual([0, 0]);
});

test("each feature adds its weight, and the root of their number divides the sum", () => {
  const steps = new Int8Array(BUCKETS * NAME_KINDS.length);
  const buckets = new Set(bucketsOf("Koch"));
  for (const bucket of buckets) steps[bucket * NAME_KINDS.length] = 2;
  const { position, company } = kindProbabilities("Koch", { scale: 0.25, steps });

  expect(Math.log(position / company)).toBeCloseTo((2 * 0.25 * bucketsOf("Koch").length) / Math.sqrt(bucketsOf("Koch").length), 5);
});

test("the weights come back from their file as they were written", () => {
  const steps = Int8Array.from({ length: BUCKETS * NAME_KINDS.length }, (_, at) => (at % 255) - 127);
  const file = writeNameWeights({ scale: 0.0625, steps });

  expect(readNameWeights(file)).toEqual({ scale: 0.0625, steps });
  expect(writeNameWeights(readNameWeights(text))).toBe(text);
});

test("weights that are missing, cut off or of other kinds say how they are made", () => {
  for (const broken of ["", text.slice(0, 5000), "not written", `${text}AAAA`])
    expect(() => readNameWeights(broken)).toThrow("The learnt weights of names are incomplete: run bun run learn-names --write.");
});
