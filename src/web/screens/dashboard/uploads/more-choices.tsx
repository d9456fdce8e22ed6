import type { OutputType } from "../../../../engine/contract/api.ts";
import { labelLanguages, languageName } from "../../../lib/languages.ts";
import { type OfferedTemplate, useTemplates } from "../../../lib/service/templates.ts";
import { Select } from "../../../ui/controls/field.tsx";

/** What differs from what the template and the CV would give. */
export type MoreOptions = { types?: OutputType[]; language?: string; layout?: "original" };

type Props = { template?: string; chosen: MoreOptions; onChange: (chosen: MoreOptions) => void };

/** What is rarely wanted: the candidate's own layout, other types, and labels in another language than the CV's. What is chosen here is said while it is folded. */
export function MoreChoices({ template: key, chosen, onChange }: Props) {
  const { offered } = useTemplates();
  const template = offered.find((one) => one.key === key);
  const said = [
    chosen.layout && "Original layout",
    chosen.types?.map((type) => type.toUpperCase()).join(", "),
    chosen.language && languageName(chosen.language),
  ].filter(Boolean);
  return (
    <details className="more-options">
      <summary>More options {said.length > 0 && <span className="badge accent">{said.join(" · ")}</span>}</summary>
      <div className="form">
        <Select
          label="Layout"
          value={chosen.layout ?? ""}
          onChange={({ target }) =>
            onChange({ ...chosen, types: undefined, layout: target.value === "original" ? target.value : undefined })
          }
          note={chosen.layout && ORIGINAL_LAYOUT}
        >
          <option value="">House style</option>
          <option value="original">The candidate's own</option>
        </Select>
        {template && template.outputs.length > 1 && !chosen.layout && (
          <Types template={template} chosen={chosen.types} onChange={(types) => onChange({ ...chosen, types })} />
        )}
        <Select
          label="Language of the labels"
          value={chosen.language ?? ""}
          onChange={({ target }) => onChange({ ...chosen, language: target.value || undefined })}
        >
          <option value="">As in the CV</option>
          {labelLanguages().map((tag) => (
            <option key={tag} value={tag}>
              {languageName(tag)}
            </option>
          ))}
        </Select>
      </div>
    </details>
  );
}

/** What is done to a CV that keeps its layout. */
const ORIGINAL_LAYOUT =
  "The contact data at least is taken out of the file and your letterhead is added. PDF stays PDF, and Word stays Word.";

/** What a template gives when nothing else is wanted: a presentation PowerPoint alone, a document everything but that. */
const usualTypes = ({ kind, outputs }: OfferedTemplate) => outputs.filter((type) => (type === "pptx") === (kind === "presentation"));

type TypesProps = { template: OfferedTemplate; chosen?: OutputType[]; onChange: (types: OutputType[] | undefined) => void };

/** At least one stays chosen. */
function Types({ template, chosen, onChange }: TypesProps) {
  const usual = usualTypes(template);
  const types = chosen ?? usual;
  const choose = (type: OutputType, on: boolean) => {
    const next = template.outputs.filter((one) => (one === type ? on : types.includes(one)));
    onChange(next.join() === usual.join() ? undefined : next);
  };
  return (
    <fieldset className="field type-checks inline">
      <legend className="label">Documents</legend>
      {template.outputs.map((type) => (
        <label key={type}>
          <input
            type="checkbox"
            checked={types.includes(type)}
            disabled={types.length === 1 && types.includes(type)}
            onChange={({ target }) => choose(type, target.checked)}
          />
          <span>{type.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
}
