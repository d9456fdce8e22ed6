import { expect, test } from "bun:test";
import type { Brand } from "../../../../engine/contract/api.ts";
import { SECTIONS } from "../../../../engine/contract/brand-values.ts";
import { isSame, toBrand, toDraft } from "./draft.ts";

const FULL: Brand = {
  name: "Enna Partners",
  logo: { file: "a1", dark: "b2", height: 12, side: "left" },
  colors: { primary: "#5b2a86", accent: "#f2a900", text: "#222222" },
  fonts: { heading: "Enna Sans", body: "Inter", files: ["c3"] },
  header: "Enna",
  footer: { "*": "{name} · Enna", de: "{name} · Enna Deutschland" },
  confidentiality: { fr: "Confidentiel" },
  page: "letter",
  dates: "long",
  sections: ["work", "profile"],
};

test("a brand is the same after it was in the form, with all its fields and with none", () => {
  expect(toBrand(toDraft(FULL))).toEqual(FULL);
  expect(toBrand(toDraft(null))).toEqual({});
});

test("the form has all sections: those that are shown first, in their order", () => {
  const { sections } = toDraft(FULL);
  expect(sections?.slice(0, 3)).toEqual([
    { key: "work", shown: true },
    { key: "profile", shown: true },
    { key: "cover", shown: false },
  ]);
  expect(sections).toHaveLength(SECTIONS.length);
  expect(toDraft({}).sections).toBeNull();
});

test("empty fields and spaces around a text say nothing; a language without a text is not kept", () => {
  const draft = toDraft(null);
  draft.name = "  Enna ";
  draft.texts.footer = { "*": " Enna ", de: "  " };
  draft.fonts.heading = "Inter";
  expect(toBrand(draft)).toEqual({ name: "Enna", footer: "Enna", fonts: { heading: "Inter" } });
  draft.name = "Enna";
  expect(isSame(draft, toDraft({ name: "Enna", footer: "Enna", fonts: { heading: "Inter" } }))).toBe(true);
});

test("a list of sections of which none is shown is kept as one: the service says that it is a mistake", () => {
  const draft = toDraft({ sections: ["work"] });
  draft.sections = (draft.sections ?? []).map(({ key }) => ({ key, shown: false }));
  expect(toBrand(draft)).toEqual({ sections: [] });
});
