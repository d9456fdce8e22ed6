import { readable } from "../../../../engine/contract/contrast.ts";
import { brandPath } from "../../../lib/api/queries.ts";
import { useBrandForm } from "../state/brand-context.ts";
import { BrandSection } from "./brand-section.tsx";
import { ColorField } from "./color-field.tsx";
import { useLogoColors } from "./logo/use-logo-colors.ts";
import { Said } from "./said.tsx";

export function ColorSection() {
  const { draft, change } = useBrandForm();
  const { colors } = draft;
  const set = (part: Partial<typeof colors>) => change({ colors: { ...colors, ...part } });
  return (
    <BrandSection title="Colours" note="Fills and thin lines are tints of the main colour.">
      <FromLogo />
      <div className="color-fields">
        <ColorField label="Main colour" forText field="colors.primary" value={colors.primary} onChange={(primary) => set({ primary })} />
        <ColorField
          label="Second colour"
          optional
          forText={false}
          field="colors.accent"
          value={colors.accent}
          onChange={(accent) => set({ accent })}
        />
        <ColorField label="Text" optional forText field="colors.text" value={colors.text} onChange={(text) => set({ text })} />
      </div>
      <Said field="colors" />
    </BrandSection>
  );
}

/** The colours of the logo, as long as no main colour is chosen. A light first one becomes the nearest that can be read. */
function FromLogo() {
  const { scope, draft, change } = useBrandForm();
  const { file } = draft.logo;
  const wanted = file !== "" && draft.colors.primary === "";
  const [first, second = ""] = useLogoColors(wanted ? `/api${brandPath(scope, `/files/${file}`)}` : null);
  if (!first) return null;
  const primary = readable(first);
  const accent = second || (primary === first ? "" : first);
  return (
    <div className="from-logo" role="status">
      <span>From your logo:</span>
      {[primary, accent].filter(Boolean).map((color) => (
        <span key={color} className="from-logo-color">
          <span className="swatch" style={{ background: color }} />
          <code>{color}</code>
        </span>
      ))}
      <button type="button" className="button small" onClick={() => change({ colors: { ...draft.colors, primary, accent } })}>
        Use {accent ? "these colours" : "this colour"}
      </button>
    </div>
  );
}
