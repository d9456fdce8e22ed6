import { AppError } from "../../contract/errors.ts";
import { COVER_FIELDS, type Cover } from "../../contract/resume-fields.ts";
import type { Message, Reading } from "../reading.ts";
import { noticeOf } from "../render/labels/blind-notice.ts";
import { chooseWords, isRightToLeft } from "../render/labels/labels.ts";
import type { Template } from "../render/template/template.ts";
import { COVER_LABELS } from "../render/view/sections.ts";
import type { Written } from "../render/written.ts";
import { squeeze } from "../text/fold.ts";
import type { CoverPage } from "./cover-page.ts";
import { redactDocx } from "./docx/redact-docx.ts";
import { letterheadOf } from "./letterhead.ts";
import { type PreserveOriginal, type PreserveTools, picturesKept, readAgain, stillTelling } from "./preserve.ts";
import { MAX_ROUNDS, MIN_CELL_CHARS } from "./thresholds.ts";
import type { Withheld } from "./withheld.ts";

/**
 * A Word file in its own layout without what is withheld, with the agency's letterhead and cover. The same input gives the same bytes. Throws AppError
 * `unavailable` for a CV that is a picture in a Word file, and with `details.leaks` where the finished file still shows something that is withheld.
 */
export async function preserveDocx(
  { bytes, reading, withheld, template, cover }: PreserveOriginal,
  tools: PreserveTools,
): Promise<Written> {
  if (reading.ocr) throw new AppError("unavailable", PICTURE_IN_WORD);
  const { isWithheldLink, photo } = withheld;
  const cells = cellsBesideLabels(reading, withheld);
  const cutsIn: Withheld["cutsIn"] = (text, boxes) =>
    cells.has(squeeze(text)) ? [{ from: 0, to: text.length, replacement: "" }] : withheld.cutsIn(text, boxes);
  let made = await redactDocx(bytes, { cutsIn, isWithheldLink, photo });
  const messages = [...made.messages];
  for (let round = 1; await tells(made.bytes, withheld, tools); round++) {
    if (round > MAX_ROUNDS) throw stillTelling("in the file");
    made = await redactDocx(made.bytes, { cutsIn, isWithheldLink, photo });
  }
  const housed = await redactDocx(made.bytes, { ...NOTHING, ...houseOf(withheld, template, cover) });
  return { bytes: housed.bytes, messages: distinct([...messages, ...housed.messages, ...picturesKept(made.pictures, withheld)]) };
}

const PICTURE_IN_WORD = "The text of this Word file is a picture, so its own layout cannot be kept. Please use a house style for it.";
const NOTHING = { cutsIn: () => [], isWithheldLink: () => false, photo: false };

/** The cells that go with the label in the cell before, "Zip code ⇥ 5000". In the file each is a paragraph of its own, and does not say what it is. */
const cellsBesideLabels = ({ lines, setAside }: Pick<Reading, "lines" | "setAside">, { cutsIn }: Withheld): Set<string> =>
  new Set(
    [...lines, ...setAside]
      .filter(({ text }) => text.includes("\t"))
      .flatMap(({ text }) => cutsIn(text).flatMap(({ from, to }) => text.slice(from, to).split("\t").slice(1)))
      .map(squeeze)
      .filter((cell) => cell.length >= MIN_CELL_CHARS),
  );

/** Whether the file, read again, still says something; the words that stand in the place of others are none of it. */
async function tells(bytes: Uint8Array, { termsIn, replacements }: Withheld, tools: PreserveTools): Promise<boolean> {
  const { lines = [], setAside = [] } = (await readAgain(bytes, "never", tools)) ?? {};
  const isReplacement = (text: string) => replacements.some((words) => words.includes(text.trim()) || text.includes(words));
  // A line of a table has its cells side by side: "1975 ⇥ 105.1 ⇥ 31.4" is no telephone number.
  const texts = [...lines, ...setAside].flatMap(({ text }) => text.split("\t"));
  return texts.some((text) => termsIn(text).some(({ from, to }) => !isReplacement(text.slice(from, to))));
}

/** What the agency adds. Without a brand that is the line which says what was withheld. A letterhead without words and logo changes nothing. */
function houseOf({ resume }: Withheld, template: Template, cover: Cover | undefined) {
  const { name, label } = resume.basics;
  const { language: cvLanguage } = resume.meta.vitae;
  const words = chooseWords(template, cvLanguage);
  const notice = noticeOf(resume, words.language);
  const filled = COVER_FIELDS.flatMap(({ key }) => (cover?.[key] ? [`${words.word(COVER_LABELS[key])}: ${cover[key]}`] : []));
  const page: CoverPage | undefined =
    filled.length > 0
      ? {
          title: name ?? label ?? words.word("cv"),
          ...(name && label && { subtitle: label }),
          lines: filled,
          ...(notice && { notice: [notice] }),
          rtl: isRightToLeft(cvLanguage),
        }
      : undefined;
  const letterhead = letterheadOf(template, words.language, { name, label });
  const footer = [...(letterhead.footer ?? []), ...(page === undefined && notice ? [notice] : [])];
  return { letterhead: footer.length > 0 ? { ...letterhead, footer } : letterhead, ...(page && { cover: page }) };
}

const distinct = (messages: Message[]): Message[] => [...new Map(messages.map((one) => [one.code, one])).values()];
