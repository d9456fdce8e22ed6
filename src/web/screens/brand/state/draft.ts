import type { Brand, BrandText } from "../../../../engine/contract/api.ts";
import { SECTIONS } from "../../../../engine/contract/brand-values.ts";

/** A text by language; `*` stands for all others. */
export type Texts = Record<string, string>;
export type TextField = "header" | "footer" | "confidentiality";
export type SectionChoice = { key: string; shown: boolean };

/** A brand as its form holds it: every field is there, and an empty one stays as the style has it. */
export type Draft = {
  name: string;
  logo: { file: string; dark: string; height: string; side: string };
  colors: { primary: string; accent: string; text: string };
  fonts: { heading: string; body: string; files: string[] };
  texts: Record<TextField, Texts>;
  page: string;
  dates: string;
  /** All sections in their order; null where each style has its own. */
  sections: SectionChoice[] | null;
};

export function toDraft(brand: Brand | null): Draft {
  const { name = "", logo, colors, fonts, header, footer, confidentiality, page = "", dates = "", sections } = brand ?? {};
  return {
    name,
    logo: { file: logo?.file ?? "", dark: logo?.dark ?? "", height: logo?.height?.toString() ?? "", side: logo?.side ?? "" },
    colors: { primary: colors?.primary ?? "", accent: colors?.accent ?? "", text: colors?.text ?? "" },
    fonts: { heading: fonts?.heading ?? "", body: fonts?.body ?? "", files: fonts?.files ?? [] },
    texts: { header: toTexts(header), footer: toTexts(footer), confidentiality: toTexts(confidentiality) },
    page,
    dates,
    sections: sections ? choicesOf(sections) : null,
  };
}

const toTexts = (text: BrandText | undefined): Texts => ({ "*": "", ...(typeof text === "string" ? { "*": text } : text) });

/** The sections that are shown, then the others, which can be added. */
export const choicesOf = (shown: readonly string[]): SectionChoice[] => [
  ...shown.map((key) => ({ key, shown: true })),
  ...SECTIONS.filter((key) => !shown.includes(key)).map((key) => ({ key, shown: false })),
];

/** As the service takes it. What may be wrong in it is said by the service. */
export function toBrand({ name, logo, colors, fonts, texts, page, dates, sections }: Draft): Brand {
  return withoutEmpty({
    name: name.trim(),
    logo: logo.file ? withoutEmpty({ file: logo.file, dark: logo.dark, height: heightOf(logo.height), side: logo.side }) : undefined,
    colors: filled(colors),
    fonts: filled({ ...fonts, files: fonts.files.length > 0 ? fonts.files : undefined }),
    header: fromTexts(texts.header),
    footer: fromTexts(texts.footer),
    confidentiality: fromTexts(texts.confidentiality),
    page,
    dates,
    sections: sections?.filter(({ shown }) => shown).map(({ key }) => key),
  }) as Brand;
}

const heightOf = (typed: string) => (typed === "" ? undefined : Number(typed));

function fromTexts(texts: Texts): BrandText | undefined {
  const { "*": forAll = "", ...others } = mapTexts(texts);
  if (Object.keys(others).length === 0) return forAll || undefined;
  return forAll ? { "*": forAll, ...others } : others;
}

const mapTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ""),
  );

function filled<T extends object>(values: T): Partial<T> | undefined {
  const some = withoutEmpty(values);
  return Object.keys(some).length > 0 ? some : undefined;
}

const withoutEmpty = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== "")) as Partial<T>;

export const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(toBrand(one)) === JSON.stringify(toBrand(other));
