import { expect, test } from "bun:test";
import { element } from "../../../package/xml.ts";
import { activeInSvg, withoutEditorData } from "./svg.ts";

const inSvg = (name: string, attributes: Record<string, string> = {}, text = "") =>
  activeInSvg(element("svg", { xmlns: "http://www.w3.org/2000/svg" }, [element("g", {}, [element(name, attributes, text ? [text] : [])])]));

test("a picture that only draws is taken", () => {
  expect(inSvg("path", { d: "M0 0", fill: "url(#gradient)", style: "fill:url( '#gradient' )" })).toBeUndefined();
  expect(inSvg("use", { "xlink:href": "#logo" })).toBeUndefined();
  expect(inSvg("image", { href: "data:image/png;base64,AAAA" })).toBeUndefined();
  expect(inSvg("style", {}, ".a { fill: red }")).toBeUndefined();
});

test.each<[name: string, attributes: Record<string, string>, found: string]>([
  ["script", {}, "<script>"],
  ["foreignObject", {}, "<foreignObject>"],
  ["animate", {}, "<animate>"],
  ["path", { onclick: "go()" }, "onclick"],
  ["path", { OnLoad: "go()" }, "OnLoad"],
  ["use", { "xlink:href": "https://a.example/x.svg#y" }, 'xlink:href="https://a.example/x.svg#y"'],
  ["image", { href: "data:image/svg+xml;base64,AAAA" }, 'href="data:image/svg+xml;base64,AAAA"'],
  ["use", { href: "data:image/png;base64,AAAA" }, 'href="data:image/png;base64,AAAA"'],
  ["image", { src: "https://a.example" }, 'src="https://a.example"'],
  ["path", { fill: "url(https://a.example/x)" }, 'fill="url(https://a.example/x)"'],
  ["path", { style: "fill:u\\72l(https://a.example)" }, 'style="fill:u\\72l(https://a.example)"'],
])("a picture with <%s %o> is named active", (name, attributes, found) => expect(inSvg(name, attributes)).toBe(found));

test("a style sheet that loads files, and a root that is no picture, are named", () => {
  expect(inSvg("style", {}, '@import "https://a.example/x.css";')).toBe("a style sheet that loads files");
  expect(activeInSvg(element("html"))).toBe("html");
  expect(activeInSvg(element("svg", { onload: "go()" }))).toBe("onload");
});

test("private data of editors is taken out, at any depth, and the drawing stays", () => {
  const kept = element("g", {}, [element("path"), "text"]);
  const picture = element("svg", {}, [
    element("metadata"),
    element("sodipodi:namedview"),
    element("g", {}, [element("path"), "text", element("foreignObject"), element("i:pgf")]),
  ]);
  expect(withoutEditorData(picture)).toEqual(element("svg", {}, [kept]));
});
