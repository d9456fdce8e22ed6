import type { DATE_STYLES } from "../../../../engine/contract/brand-values.ts";
import { Select } from "../../../ui/controls/field.tsx";
import { useBrandForm } from "../state/brand-context.ts";
import { BrandSection } from "./brand-section.tsx";
import { Said } from "./said.tsx";

const PAGES = [
  { value: "a4", label: "A4" },
  { value: "letter", label: "US Letter" },
];
const DATES: { value: (typeof DATE_STYLES)[number]; label: string }[] = [
  { value: "short", label: "Apr 2019" },
  { value: "long", label: "April 2019" },
  { value: "numeric", label: "04/2019" },
  { value: "year", label: "2019" },
];

export function PageSection() {
  const { draft, change } = useBrandForm();
  return (
    <BrandSection title="Page and dates" note="Dates are never more precise than the CV gives them.">
      <div className="form-pair">
        <StyleOr label="Page size" options={PAGES} value={draft.page} onChange={(page) => change({ page })} />
        <StyleOr label="Dates" options={DATES} value={draft.dates} onChange={(dates) => change({ dates })} />
      </div>
      <Said field="page" />
      <Said field="dates" />
    </BrandSection>
  );
}

type Props = { label: string; options: { value: string; label: string }[]; value: string; onChange: (value: string) => void };

const StyleOr = ({ label, options, value, onChange }: Props) => (
  <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    <option value="">As the style has it</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);
