import { LOGO_HEIGHT_MM } from "../../../../../engine/contract/limits.ts";
import { Field, Select } from "../../../../ui/controls/field.tsx";
import { useBrandForm } from "../../state/brand-context.ts";
import { BrandSection } from "../brand-section.tsx";
import { Said, useFault } from "../said.tsx";
import { LogoField } from "./logo-field.tsx";

/** The ground of a logo for coloured ground as long as there is no main colour. */
const NO_COLOR = "#3a4a50";

export function LogoSection() {
  const { draft, change } = useBrandForm();
  const { logo, colors } = draft;
  const heightFault = useFault("logo.height");
  const set = (part: Partial<typeof logo>) => change({ logo: { ...logo, ...part } });
  return (
    <BrandSection title="Logo" note="At the top of each page. SVG is sharp at every size; a PNG should be 1,200 pixels wide.">
      <div className={logo.file ? "logo-pair" : undefined}>
        <LogoField
          label="Logo"
          file={logo.file}
          ground="#ffffff"
          onFile={(file) => set({ file })}
          onRemove={() => set({ file: "", dark: "" })}
        />
        {logo.file && (
          <LogoField
            label="Logo for coloured ground"
            optional
            file={logo.dark}
            ground={isColor(colors.primary) ? colors.primary : NO_COLOR}
            onFile={(dark) => set({ dark })}
            onRemove={() => set({ dark: "" })}
          />
        )}
      </div>
      <Said field="logo" />
      {logo.file && (
        <div className="form-pair">
          <div>
            <Field
              label="Height in mm"
              optional
              type="number"
              inputMode="numeric"
              min={LOGO_HEIGHT_MM.min}
              max={LOGO_HEIGHT_MM.max}
              placeholder="As it fits"
              value={logo.height}
              aria-invalid={heightFault ? true : undefined}
              onChange={({ target }) => set({ height: target.value })}
            />
            <Said field="logo.height" />
          </div>
          <Select label="Side of the page" value={logo.side} onChange={({ target }) => set({ side: target.value })}>
            <option value="">As the style has it</option>
            <option value="left">Left</option>
            <option value="right">Right</option>
          </Select>
        </div>
      )}
    </BrandSection>
  );
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
