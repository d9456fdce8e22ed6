import { SECTIONS } from "../../../../contract/brand-values.ts";
import { COVER_FIELDS, type Cover } from "../../../../contract/resume-fields.ts";
import { chooseWords, type Words } from "../../labels/labels.ts";
import { LABEL_KEYS } from "../../labels/lexicon.ts";
import type { Template } from "../../template/template.ts";
import { buildView } from "../../view/build-view.ts";
import { cleanTexts } from "../../view/clean.ts";
import { countryName, webText } from "../../view/contacts.ts";
import { formatDate, formatRange } from "../../view/dates.ts";
import { paragraphs, withAside } from "../../view/entries.ts";
import { agencyLabel } from "../../view/sections.ts";
import type { Block, Content, Entry, Photo, Section } from "../../view/shapes.ts";
import { fit, SCHEMA } from "../admission/schema.ts";
import type { Formatting } from "./expression.ts";

export type Values = Record<string, unknown>;
export type Filling = { values: Values; formatting: Formatting; title: string; author?: string; contentLanguage: string };

/** The values for the tags of a custom template, in the shape of `SCHEMA`, with the labels and date style of the template. */
export function toValues(given: Content, template: Template): Filling {
  const resume = withoutPrivateUse(cleanTexts(given));
  const words = chooseWords(template, resume.meta.vitae.language || "en");
  const view = buildView(resume, template);
  const { basics } = resume;
  const dates = (range: { startDate?: string; endDate?: string }) => ({ period: formatRange(range, template.dates, words) });
  const web = (url: string | undefined) => url && webText(url).text;
  const there = new Set<string>(view.sections.map(({ key }) => key));
  const { location } = basics;

  const values = {
    basics: {
      ...basics,
      name: view.header.name,
      url: web(basics.url),
      address: [location?.address, [location?.postalCode, location?.city].filter(Boolean).join(" "), location?.region]
        .filter(Boolean)
        .join(words.comma),
      paragraphs: paragraphs(basics.summary),
      location: { ...location, country: countryName(location?.countryCode, words.language) },
      profiles: basics.profiles?.map((profile) => ({ ...profile, url: web(profile.url) })),
      contacts: view.header.contacts.map(({ text }) => text),
    },
    photo: view.header.photo,
    logo: template.logo && { type: "png", base64: template.logo.png, width: template.logo.width, height: template.logo.height },
    work: resume.work?.map((one) => ({
      ...one,
      ...dates(one),
      url: web(one.url),
      environment: one.keywords?.join(words.comma),
      paragraphs: prose(one),
    })),
    projects: resume.projects?.map((one) => ({
      ...one,
      ...dates(one),
      url: web(one.url),
      role: one.roles?.join(words.comma),
      environment: one.keywords?.join(words.comma),
      paragraphs: prose(one),
    })),
    education: resume.education?.map((one) => ({
      ...one,
      ...dates(one),
      url: web(one.url),
      degree: [one.studyType, one.area].filter(Boolean).join(words.comma),
      paragraphs: prose(one),
    })),
    certificates: resume.certificates?.map((one) => ({ ...one, url: web(one.url) })),
    skills: resume.skills?.map((one) => ({
      ...one,
      text: [withAside(one.name, one.level), one.keywords?.join(words.comma)].filter(Boolean).join(": "),
    })),
    relevant: resume.relevant,
    languages: resume.languages?.map((one) => ({ ...one, text: withAside(one.language, one.fluency) })),
    awards: resume.awards,
    publications: resume.publications?.map((one) => ({ ...one, url: web(one.url) })),
    volunteer: resume.volunteer?.map((one) => ({ ...one, ...dates(one), url: web(one.url) })),
    interests: resume.interests?.map((one) => ({ ...one, text: withAside(one.name, one.keywords?.join(words.comma)) })),
    references: resume.references,
    additional: resume.additional,
    notice: view.notice,
    facts: Object.entries(resume.x ?? {}).map(([key, value]) => ({ label: agencyLabel(key, words), value })),
    x: resume.x,
    cover: saidIn(resume.cover),
    // The loop is about the candidate; the agency's own words have tags of their own.
    sections: view.sections.filter(({ key }) => key !== "cover").map((section) => sectionValues(section, words)),
    has: Object.fromEntries(SECTIONS.map((key) => [key, there.has(key)])),
    labels: Object.fromEntries(LABEL_KEYS.map((key) => [key, words.word(key)])),
    language: view.contentLanguage,
    template: { name: template.name },
  };
  const formatting = { language: words.language, formatDate: (iso: string) => formatDate(iso, template.dates, words) ?? iso };
  return {
    values: fit(SCHEMA, values) as Values,
    formatting,
    title: view.title,
    author: view.author,
    contentLanguage: view.contentLanguage,
  };
}

export type Picture = Pick<Photo, "type" | "base64" | "width" | "height">;

/** The agency's own words; undefined where it has said nothing. */
function saidIn(cover: Cover = {}): Cover | undefined {
  return COVER_FIELDS.some(({ key }) => cover[key]) ? cover : undefined;
}

const prose = ({ description, summary }: { description?: string; summary?: string }) => [
  ...paragraphs(description),
  ...paragraphs(summary),
];

/** The values of a section for the loop over all sections: the lists of its kind are filled, the others empty. */
function sectionValues({ key, title, block }: Section, words: Words) {
  return { key, title, ...blockValues(block, words) };
}

function blockValues(block: Block, words: Words) {
  switch (block.kind) {
    case "text":
      return { paragraphs: block.paragraphs };
    case "entries":
    case "missions":
      return { entries: block.entries.map((entry) => entryValues(entry, words)) };
    case "groups":
      return { groups: block.groups.map(({ name, level, items }) => ({ name, level, text: items.join(words.comma) })) };
    case "table":
      return { rows: block.rows.map(([first, second, third]) => ({ first, second, third })) };
    case "frame":
      return { rows: block.rows.map(({ label, paragraphs }) => ({ first: label, second: paragraphs.join("\n") })) };
    case "list":
      return { items: block.items };
    case "inline":
      return { items: block.items.map(({ text }) => text) };
  }
}

const entryValues = ({ title, subtitle, address, environment, ...entry }: Entry, { comma }: Words) => ({
  ...entry,
  title: title?.text,
  subtitle: subtitle?.text,
  address: address?.text,
  environment: environment.join(comma),
});

/** Removes characters of the private use area, which are no text. */
function withoutPrivateUse<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replace(/[\ue000-\uf8ff]/g, "")) as T;
}
