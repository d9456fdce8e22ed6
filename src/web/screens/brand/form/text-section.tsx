import { X } from "lucide-react";
import { useId } from "react";
import { MAX_BRAND_TEXT_CHARS } from "../../../../engine/contract/limits.ts";
import { labelLanguages, languageName } from "../../../lib/languages.ts";
import { useBrandForm } from "../state/brand-context.ts";
import type { TextField } from "../state/draft.ts";
import { BrandSection } from "./brand-section.tsx";
import { Said, useFault } from "./said.tsx";

const FIELDS: { field: TextField; label: string; example: string }[] = [
  { field: "header", label: "Header", example: "Acme Staffing" },
  { field: "footer", label: "Footer", example: "{name} · Acme Staffing · acme.example" },
  { field: "confidentiality", label: "Line on confidentiality", example: "Confidential" },
];

export const TextSection = () => (
  <BrandSection
    title="Texts of each page"
    note={
      <>
        <code>{"{name}"}</code> stands for the candidate's name and <code>{"{label}"}</code> for their title. A blind CV has its replacement
        there, such as initials.
      </>
    }
  >
    {FIELDS.map((field) => (
      <TextByLanguage key={field.field} {...field} />
    ))}
  </BrandSection>
);

/** A line for all languages, and others for CVs in some of them. */
function TextByLanguage({ field, label, example }: (typeof FIELDS)[number]) {
  const { draft, change } = useBrandForm();
  const id = useId();
  const fault = useFault(field);
  const texts = draft.texts[field];
  const set = (next: typeof texts) => change({ texts: { ...draft.texts, [field]: next } });
  const others = Object.keys(texts).filter((language) => language !== "*");
  const input = (language: string) => ({
    maxLength: MAX_BRAND_TEXT_CHARS,
    value: texts[language] ?? "",
    "aria-invalid": fault ? (true as const) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => set({ ...texts, [language]: target.value }),
  });
  return (
    <div className="field text-by-language">
      <label htmlFor={id}>{label}</label>
      <div className="text-line">
        <input id={id} placeholder={`Such as ${example}`} {...input("*")} />
        <AddLanguage label={label} taken={others} onAdd={(language) => set({ ...texts, [language]: "" })} />
      </div>
      {others.map((language) => (
        <div key={language} className="text-line">
          <span className="text-language">{languageName(language)}</span>
          <input aria-label={`${label}, ${languageName(language)}`} {...input(language)} />
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${label.toLowerCase()}, ${languageName(language)}`}
            onClick={() => {
              set(Object.fromEntries(Object.entries(texts).filter(([tag]) => tag !== language)));
              document.getElementById(id)?.focus();
            }}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </div>
      ))}
      <Said field={field} />
    </div>
  );
}

type AddProps = { label: string; taken: string[]; onAdd: (language: string) => void };

const AddLanguage = ({ label, taken, onAdd }: AddProps) => (
  <select
    className="add-language"
    aria-label={`Add a language to ${label.toLowerCase()}`}
    value=""
    onChange={({ target }) => target.value && onAdd(target.value)}
  >
    <option value="">+ Language</option>
    {labelLanguages()
      .filter((language) => !taken.includes(language))
      .map((language) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
  </select>
);
