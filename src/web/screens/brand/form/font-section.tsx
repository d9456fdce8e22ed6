import { Trash2 } from "lucide-react";
import { useRef } from "react";
import type { BrandFile, BrandFontFile } from "../../../../engine/contract/api.ts";
import { FAMILIES } from "../../../../engine/contract/brand-values.ts";
import { MAX_BRAND_FILE_BYTES } from "../../../../engine/contract/limits.ts";
import { Select } from "../../../ui/controls/field.tsx";
import { FileDrop } from "../../../ui/controls/file-drop.tsx";
import { useBrandForm } from "../state/brand-context.ts";
import { BrandSection } from "./brand-section.tsx";
import { Said } from "./said.tsx";
import { UploadProblems } from "./upload-problems.tsx";
import { useUpload } from "./use-upload.ts";

const FONT_TYPES = { "font/ttf": [".ttf"], "font/otf": [".otf"] };
type Cut = BrandFile & BrandFontFile;

/** The notes about fonts. Those about colours name one, and the fields of colours say the same themselves. */
const isAboutFonts = (note: string) => !/#[0-9a-f]{6}/.test(note);

export function FontSection() {
  const { draft, change, files, notes } = useBrandForm();
  const { fonts } = draft;
  const cuts = fonts.files.map((id) => files.get(id)).filter((file): file is Cut => file?.kind === "font");
  const families = [...new Set(cuts.map(({ family }) => family))];
  return (
    <BrandSection title="Fonts" note="The PDF carries its fonts. Word and PowerPoint show each shipped one by its nearest of Office.">
      <div className="form-pair">
        <FamilySelect
          label="Headings"
          families={families}
          value={fonts.heading}
          onChange={(heading) => change({ fonts: { ...fonts, heading } })}
        />
        <FamilySelect label="Text" families={families} value={fonts.body} onChange={(body) => change({ fonts: { ...fonts, body } })} />
      </div>
      <Said field="fonts.heading" />
      <Said field="fonts.body" />
      <OwnFonts cuts={cuts} />
      <Said field="fonts" />
      <div className="font-notes" role="status">
        {notes.filter(isAboutFonts).map((note) => (
          <p key={note} className="field-note">
            {note}
          </p>
        ))}
      </div>
    </BrandSection>
  );
}

type FamilyProps = { label: string; families: string[]; value: string; onChange: (family: string) => void };

/** Each shipped family is in its own face; those of the agency's own files are not on the page. */
const FamilySelect = ({ label, families, value, onChange }: FamilyProps) => (
  <Select label={label} value={value} style={faceOf(value)} onChange={({ target }) => onChange(target.value)}>
    <option value="" style={faceOf("")}>
      As the style has it
    </option>
    {[...families, ...FAMILIES].map((family) => (
      <option key={family} value={family} style={faceOf(family)}>
        {family}
      </option>
    ))}
  </Select>
);

/** The pages have Inter under another name, which comes next. */
const faceOf = (family: string) => ({
  fontFamily: (FAMILIES as readonly string[]).includes(family) ? `"${family}", var(--font)` : "var(--font)",
});

/** The uploaded cuts of the agency's own families. The first family that comes is used at once: why else would it be uploaded? */
function OwnFonts({ cuts }: { cuts: Cut[] }) {
  const { draft, change } = useBrandForm();
  // Several files are uploaded in a row: each is added to what the ones before it have made of the fonts.
  const fonts = useRef(draft.fonts);
  fonts.current = draft.fonts;
  const set = (next: typeof draft.fonts) => {
    fonts.current = next;
    change({ fonts: next });
  };
  const { upload, busy, problems } = useUpload((file) => file.kind === "font" && set(withCut(fonts.current, file)));
  return (
    <div className="field own-fonts">
      <span className="label">
        Your own fonts<span className="optional"> (optional)</span>
      </span>
      {cuts.length > 0 && (
        <ul aria-label="Your own fonts">
          {cuts.map((cut) => (
            <li key={cut.id}>
              <span className="own-font">
                <strong>{cut.family}</strong> {cutName(cut)}
                <span className="muted">{EMBEDDING[cut.embedding]}</span>
              </span>
              <button
                type="button"
                className="icon-button danger"
                aria-label={`Remove ${cut.family} ${cutName(cut)}`}
                onClick={() => set(withoutCut(draft.fonts, cut, cuts))}
              >
                <Trash2 size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        title={busy ? "Uploading…" : "Drop font files, or choose them"}
        note="TTF or OTF, one for each cut such as Regular and Bold"
        types={FONT_TYPES}
        maxBytes={MAX_BRAND_FILE_BYTES}
        onFiles={(chosen) => void upload(chosen)}
      />
      <UploadProblems problems={problems} />
    </div>
  );
}

type Fonts = { heading: string; body: string; files: string[] };

function withCut(fonts: Fonts, { id, family }: Cut): Fonts {
  const isFirst = fonts.heading === "" && fonts.body === "";
  return { ...fonts, ...(isFirst && { heading: family, body: family }), files: [...new Set([...fonts.files, id])] };
}

/** With the last cut of a family the family is gone, and what was set in it is as the style has it. */
function withoutCut(fonts: Fonts, { id, family }: Cut, cuts: Cut[]): Fonts {
  const isLast = cuts.filter((cut) => cut.family === family).length === 1;
  const unless = (chosen: string) => (isLast && chosen === family ? "" : chosen);
  return { heading: unless(fonts.heading), body: unless(fonts.body), files: fonts.files.filter((file) => file !== id) };
}

/** By the names of the OpenType specification for weight classes. */
const WEIGHTS = ["Thin", "Extra Light", "Light", "Regular", "Medium", "Semibold", "Bold", "Extra Bold", "Black"];

function cutName({ weight, italic }: BrandFontFile): string {
  const name = WEIGHTS[Math.min(Math.max(Math.round(weight / 100), 1), WEIGHTS.length) - 1] as string;
  return italic ? `${name} Italic` : name;
}

/** What the licence flags of a font allow. */
const EMBEDDING: Record<BrandFontFile["embedding"], string> = {
  installable: "Its licence flags allow it in PDF and Word.",
  editable: "Its licence flags allow it in PDF and Word.",
  print: "Its licence flags allow it in PDF alone.",
};
