import { MAX_BRAND_NAME_CHARS } from "../../../../engine/contract/limits.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { useBrandForm } from "../state/brand-context.ts";
import { BrandSection } from "./brand-section.tsx";
import { Said, useFault } from "./said.tsx";

export function NameSection() {
  const { draft, change } = useBrandForm();
  const fault = useFault("name");
  return (
    <BrandSection title="Agency">
      <div>
        <Field
          label="Agency name"
          autoComplete="organization"
          maxLength={MAX_BRAND_NAME_CHARS}
          value={draft.name}
          aria-invalid={fault ? true : undefined}
          note="In the properties and names of documents, and what screen readers say of the logo."
          onChange={({ target }) => change({ name: target.value })}
        />
        <Said field="name" />
      </div>
    </BrandSection>
  );
}
