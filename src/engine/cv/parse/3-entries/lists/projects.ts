import type { Project } from "../../../../contract/resume.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import type { LabelledValue } from "../../recognisers/agency-fields.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { readEntryText } from "../entry-text.ts";
import { MAX_PROJECT_WORDS, MIN_DESCRIPTION_WORDS } from "../thresholds.ts";
import { parseTitled, SEPARATORS_WITHOUT_ISSUER, type Titled } from "./titled-items.ts";

export const parseProjects = (rows: readonly Row[], context: Context): Project[] =>
  parseTitled(rows, context, SEPARATORS_WITHOUT_ISSUER).map(toProject);

function toProject({ title: printed, by: second, date, endDate, text, entry }: Titled): Project {
  // "Project 2" beside the name of the project.
  const [title, by] = second && COUNTED_PROJECT.test(`${printed}: `) && !/[:：、]/u.test(printed) ? [second, undefined] : [printed, second];
  const body = readEntryText(entry.body);
  const single = entry.range?.single;
  const labels = [...entry.head.flatMap(({ label }) => label ?? []), ...body.labels];
  // In a table of labels alone the name has a label too; else the client says which project it was, and not the first of its tasks.
  const named =
    labels.find(({ label }) => NAME_OF_PROJECT.test(label)) ??
    (body.highlights.includes(printed) ? labels.find(({ field }) => field === "client") : undefined);
  const [described, about] = divideDescribed(title.replace(COUNTED_PROJECT, ""));
  const name = named?.value ?? described;
  const aside = named && !body.highlights.includes(title) && !text.includes(title) && title !== named.value ? title : undefined;
  const isOfTools = ({ field }: LabelledValue) => field === "technologies" || field === "skills";
  const keywords = labels.filter(isOfTools).flatMap(({ value }) => splitList(value));
  const told = labels
    .filter((label) => label !== named && !isOfTools(label) && label.field !== "dates")
    .map(({ label, value }) => `${label}: ${value}`);
  const description = [aside, about, by, ...text.filter((line) => !body.highlights.includes(line)), ...told].filter(Boolean).join("\n");
  return {
    name,
    description: description || undefined,
    highlights: body.highlights.length > 0 ? body.highlights : undefined,
    keywords: keywords.length > 0 ? keywords : undefined,
    startDate: date,
    endDate: endDate ?? (single ? date : undefined),
  };
}

/** "Pond Keeper: a game of fish and herons written in Java": a short name before a colon, a long dash, or a dash and a sentence, and what the project is. */
function divideDescribed(title: string): [name: string, about: string | undefined] {
  const [, name = "", about = ""] = DESCRIBED.exec(title) ?? [];
  return name !== "" && wordCount(name) <= MAX_PROJECT_WORDS && wordCount(about) >= MIN_DESCRIPTION_WORDS
    ? [name, about]
    : [title, undefined];
}

const DESCRIBED = /^([^:：—]{2,60}?)(?:[:：]\s+|\s+—\s+|\s+[–-]\s+(?=\p{Lu}\S* \p{Ll}\S* \p{Ll}))(\S.*)$/su;

/** "项目一：", "Projet n° 2 :", "Project 3 – " */
const COUNTED_PROJECT =
  /^(?:项目|項目|专案|專案|プロジェクト|案件|프로젝트|project|projet|proyecto|projekt|projeto|progetto|проект)\s*(?:n°\s*|#)?(?:\d{1,2}|[一二三四五六七八九十]{1,2}|[IVX]{1,4})\s*(?:[:：、]|\s[–—-]\s)\s*/iu;

/** "Project: Tide tables", "Projektname: …": the label of its name, and not that of its context. */
const NAME_OF_PROJECT =
  /^(?:(?:project|projekt|projet|proyecto|projeto|progetto|проект|проєкт)(?:[ -]?(?:name|title|titel|bezeichnung))?|name of (?:the )?project|(?:nom du|intitulé du) projet|nombre del proyecto|nome do projeto|nome (?:del )?progetto|nazwa projektu|название проекта|назва проєкту|项目名称|项目|プロジェクト名|프로젝트명)$/iu;
