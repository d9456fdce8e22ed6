import { beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { unzipSync } from "fflate";
import { type Run, runFiles } from "../../scripts/hostile/run-files.ts";
import { p, wordFile } from "../../src/engine/cv/read/docx/word-file.testing.ts";
import { loadTemplate } from "../../src/engine/templates/load-template.ts";
import { bytesOf, CANARY, CV_CONTENT, pdfWith } from "./damaged-pdfs.ts";
import { CV_BODY, withFiles } from "./damaged-words.ts";

/** Somebody who waits to be called: nobody does. */
const calls: string[] = [];
const listener = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch: ({ url }) => {
    calls.push(url);
    return new Response(CANARY);
  },
});
const OUTSIDE = `http://127.0.0.1:${listener.port}/${CANARY}`;
const SECRET = "/etc/hostname";

const field = (instruction: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
const picture = (id: string) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="999999" cy="999999"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="${id}" r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const outside = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}" TargetMode="External"/>`;
const references = [
  outside("rIdA", "image", OUTSIDE),
  outside("rIdB", "image", `file://${SECRET}`),
  outside("rIdC", "image", `\\\\127.0.0.1\\${CANARY}\\a.png`),
  outside("rIdD", "attachedTemplate", OUTSIDE),
  outside("rIdE", "oleObject", OUTSIDE),
  outside("rIdF", "subDocument", OUTSIDE),
  outside("rIdG", "frame", OUTSIDE),
  outside("rIdH", "hyperlink", `javascript:${CANARY}()`),
  outside("rIdI", "hyperlink", `data:text/html,${CANARY}`),
  outside("rIdJ", "hyperlink", `file://${SECRET}?${CANARY}`),
  `<Relationship Id="rIdK" Type="${TYPES}/aFChunk" Target="chunk.html"/>`,
  `<Relationship Id="rIdL" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/>`,
  `<Relationship Id="rIdM" Type="${TYPES}/package" Target="embeddings/a.xlsx"/>`,
].join("");
const links = ["H", "I", "J"].map((id) => `<w:p><w:hyperlink r:id="rId${id}"><w:r><w:t>My work ${id}</w:t></w:r></w:hyperlink></w:p>`);

const WORD = withFiles(
  {
    "word/_rels/document.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${references}</Relationships>`,
    "word/chunk.html": `<script>${CANARY}</script>`,
    "word/vbaProject.bin": CANARY,
    "word/embeddings/a.xlsx": CANARY,
    "docProps/custom.xml": `<Properties><property>${CANARY}</property></Properties>`,
    "word/comments.xml": `<w:comments>${CANARY}</w:comments>`,
  },
  wordFile(
    [
      CV_BODY,
      ...links,
      ...["rIdA", "rIdB", "rIdC"].map(picture),
      '<w:altChunk r:id="rIdK"/><w:subDoc r:id="rIdF"/>',
      field(`INCLUDEPICTURE "${OUTSIDE}"`),
      field(`INCLUDETEXT "file://${SECRET}"`),
      field(`DDEAUTO cmd "/c ${CANARY}"`),
      field(`IF 1 = 1 "${CANARY}"`),
      field(`HYPERLINK "javascript:${CANARY}()"`),
      p("{{constructor.constructor('return 1')()}} {%tr x %} =cmd|' /C calc'!A1 <script>alert(1)</script> #import \"x\" #sys.inputs"),
    ].join(""),
  ),
);

const action = (type: string, rest: string) => `<< /Type /Action /S /${type} ${rest} >>`;
const annotation = (act: string) => `<< /Type /Annot /Subtype /Link /Rect [50 740 200 760] /A ${act} >>`;
const file = (name: string) => `<< /Type /Filespec /F (${name}) /EF << /F 11 0 R >> >>`;
const PDF = pdfWith({
  catalog: `/OpenAction ${action("JavaScript", `/JS (${CANARY}\\(\\))`)} /AA << /WC ${action("Launch", `/F (${CANARY})`)} >> /Names << /JavaScript << /Names [(a) ${action("JavaScript", `/JS (${CANARY})`)}] >> /EmbeddedFiles << /Names [(a) 10 0 R] >> >> /URI << /Base (${OUTSIDE}) >>`,
  page: `/AA << /O ${action("URI", `/URI (${OUTSIDE})`)} >> /Annots [${[
    annotation(action("URI", `/URI (javascript:${CANARY}\\(\\))`)),
    annotation(action("Launch", `/F (${CANARY}.exe)`)),
    annotation(action("SubmitForm", `/F (${OUTSIDE})`)),
    annotation(action("ImportData", `/F (${OUTSIDE})`)),
    annotation(action("GoToR", `/F (${OUTSIDE}) /D [0 /Fit]`)),
    "<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 10 0 R >>",
  ].join(" ")}]`,
  resources: "/XObject << /X 12 0 R >>",
  content: `${CV_CONTENT}\n/X Do`,
  objects: {
    10: file(`../../${CANARY}.exe`),
    11: `<< /Length ${CANARY.length} >>\nstream\n${CANARY}\nendstream`,
    12: `<< /Type /XObject /Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 0 /F (${OUTSIDE}) >>\nstream\n\nendstream`,
  },
});

let runs: Run[];
beforeAll(async () => {
  const files = [
    { name: "Word", bytes: WORD },
    { name: "PDF", bytes: PDF },
  ];
  const documents = await runFiles(files, { keep: true });
  const slides = await runFiles(files, { keep: true, request: { template: await loadTemplate("default_ppt"), outputs: ["pptx"] } });
  runs = [...documents.runs, ...slides.runs];
  listener.stop(true);
}, 300_000);

test("a CV full of references, scripts and macros is read like any other", () => {
  expect(runs.map(({ outcome }) => outcome)).toEqual(["read", "read", "read", "read"]);
  for (const { converted } of runs) expect(converted?.resume.basics).toMatchObject({ name: "Jane Doe", email: "jane.doe@example.com" });
});

test("nobody outside is asked for anything", () => expect(calls).toEqual([]));

/** A link that somebody may follow, to an address of the web, may stay. */
const withoutLinks = (part: string) => part.replaceAll(OUTSIDE, "").replaceAll(OUTSIDE.slice("http://".length), "");
const external = (part: string) => part.match(/<Relationship [^>]*TargetMode="External"[^>]*>/g) ?? [];

test("no script, macro, file or address that a program would follow is in what is written of it", () => {
  const secret = readFileSync(SECRET, "utf8").trim();
  for (const { name, converted } of runs) {
    const written = (converted?.outputs ?? []).map(({ type, bytes }) => ({
      type,
      parts: type === "pdf" ? streamsOf(bytes) : partsOf(bytes),
    }));
    expect([name, written.length > 0]).toEqual([name, true]);
    for (const { type, parts } of written) {
      const faults = Object.entries(parts).filter(([part, text]) =>
        [
          CANARY,
          "vbaProject",
          "oleObject",
          "javascript:",
          "attachedTemplate",
          "altChunk",
          "DDEAUTO",
          "INCLUDE",
          "/JavaScript",
          "/Launch",
          "/EmbeddedFile",
        ].some((word) => withoutLinks(text).includes(word) || part.includes(word)),
      );
      expect([name, type, faults.map(([part]) => part)]).toEqual([name, type, []]);
      const ways = Object.values(parts).flatMap((text) => [
        ...external(text).filter((relationship) => !/\/hyperlink".*Target="(?:https?|mailto|tel):/.test(relationship)),
        ...(text.match(/\/URI \((?!https?:|mailto:|tel:)[^)]*\)/g) ?? []),
      ]);
      expect(ways).toEqual([]);
      if (secret.length > 3) expect(Object.values(parts).some((text) => text.includes(`>${secret}<`))).toBe(false);
    }
  }
});

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, new TextDecoder("latin1").decode(part)]));

/** A PDF as it lies in the file, and each of its packed streams. */
function streamsOf(bytes: Uint8Array): Record<string, string> {
  const text = Buffer.from(bytes).toString("latin1");
  const streams = [...text.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: word }) => {
    const start = index + word.length;
    try {
      return inflateSync(bytesOf(text.slice(start, text.indexOf("endstream", start)))).toString("latin1");
    } catch {
      return "";
    }
  });
  return Object.fromEntries([text, ...streams].map((part, index) => [String(index), part]));
}
