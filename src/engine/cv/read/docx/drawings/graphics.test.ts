import { expect, test } from "bun:test";
import { element } from "../../../package/xml.ts";
import { chartTexts, diagramTexts } from "./graphics.ts";

const text = (of: string) => element("a:t", {}, [of]);
const values = (name: string, ...of: string[]) =>
  element(
    name,
    {},
    of.map((value) => element("c:v", {}, [value])),
  );
const chart = (...series: ReturnType<typeof values>[][]) =>
  element("c:chart", {}, [element("c:title", {}, [text("My "), text("skills")]), ...series.map((parts) => element("c:ser", {}, parts))]);

test("a chart is its title and a line for each category with its value; a category without a value stands alone", () => {
  expect(chartTexts(chart([values("c:cat", "Java", "SQL", "Go"), values("c:val", "5", "3")]))).toEqual([
    "My skills",
    "Java   5",
    "SQL   3",
    "Go",
  ]);
});

test("of several series of a chart the first is read", () => {
  expect(chartTexts(chart([values("c:cat", "Java"), values("c:val", "5")], [values("c:cat", "Java"), values("c:val", "9")]))).toEqual([
    "My skills",
    "Java   5",
  ]);
});

test("a diagram is its texts paragraph by paragraph", () => {
  const shape = (...paragraphs: string[][]) =>
    element(
      "dgm:t",
      {},
      paragraphs.map((runs) => element("a:p", {}, runs.map(text))),
    );
  expect(diagramTexts(element("dgm:dataModel", {}, [shape(["Ana", "lysis"], ["Design"]), shape(["Test"])]))).toEqual([
    "Analysis",
    "Design",
    "Test",
  ]);
  expect([diagramTexts(undefined), chartTexts(undefined)]).toEqual([[], [""]]);
});
