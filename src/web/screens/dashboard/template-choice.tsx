import { useTemplates } from "../../lib/templates.ts";
import { Select } from "../../ui/controls/field.tsx";

export const BlindBadge = () => <span className="badge accent">Blind</span>;

/** What accounts without a template of their own get. */
const SERVICE_TEMPLATE = "default";

type Props = { chosen?: string; onChange: (key: string) => void };

/** The template that the chosen CVs will be made in: several can be chosen from, one is named, none is the service's own. */
export function TemplateChoice({ chosen, onChange }: Props) {
  const { offered, nameOf } = useTemplates();
  const template = offered.find(({ key }) => key === chosen);
  if (!template) return <OneTemplate name={nameOf(chosen ?? SERVICE_TEMPLATE)} />;
  return (
    <div className="field">
      {offered.length > 1 ? (
        <Select label="Template for these CVs" value={template.key} onChange={({ target }) => onChange(target.value)}>
          {offered.map(({ key, name, blind }) => (
            <option key={key} value={key}>
              {blind ? `${name} (blind)` : name}
            </option>
          ))}
        </Select>
      ) : (
        <OneTemplate name={template.name} />
      )}
      <p className="field-note">
        {template.blind ? (
          <>
            <BlindBadge /> The documents withhold the candidate's name.
          </>
        ) : (
          "The documents show the candidate's name."
        )}
      </p>
    </div>
  );
}

const OneTemplate = ({ name }: { name: string }) => (
  <p className="one-template">
    <span className="label">Template for these CVs</span> {name}
  </p>
);
