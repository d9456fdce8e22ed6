import { BLIND_PROFILES, baseOf, hidesName, withBase } from "../../lib/blind.ts";
import { useTemplates } from "../../lib/service/templates.ts";
import { Select } from "../../ui/controls/field.tsx";
import { BlindOptions } from "../../ui/forms/blind-options.tsx";

/** The name that a profile has for whoever looks over a list. */
export const BlindBadge = ({ blind }: { blind?: boolean | string }) => (
  <span className="badge accent">{blind === undefined || hidesName(blind) ? "Blind" : "No contact data"}</span>
);

/** What accounts without a template of their own get. */
const SERVICE_TEMPLATE = "default";

type Props = { chosen?: string; blind: string; onChange: (key: string) => void; onBlind: (profile: string) => void };

/** The template that the chosen CVs will be made in, and whether they name their candidate: both always stand in the window, so that nobody sends the wrong one. */
export function TemplateChoice({ chosen, blind, onChange, onBlind }: Props) {
  const { offered, nameOf } = useTemplates();
  const template = offered.find(({ key }) => key === chosen);
  const isBlind = template?.blind || hidesName(blind);
  return (
    <div className="field">
      <div className="form-pair">
        {template && offered.length > 1 ? (
          <Select label="Template for these CVs" value={template.key} onChange={({ target }) => onChange(target.value)}>
            {offered.map(({ key, name, blind }) => (
              <option key={key} value={key}>
                {blind ? `${name} (blind)` : name}
              </option>
            ))}
          </Select>
        ) : (
          <OneTemplate name={template?.name ?? nameOf(chosen ?? SERVICE_TEMPLATE)} />
        )}
        <Select label="Candidate's name" value={baseOf(blind)} onChange={({ target }) => onBlind(withBase(blind, target.value))}>
          <option value="">{template?.blind ? "Blind, as the template says" : "Shown"}</option>
          {BLIND_PROFILES.map(({ value, explained }) => (
            <option key={value} value={value}>
              {explained}
            </option>
          ))}
        </Select>
      </div>
      <BlindOptions blind={blind} onChange={onBlind} />
      <p className="field-note">
        {isBlind ? (
          <>
            <BlindBadge /> The documents withhold the candidate's name.
          </>
        ) : (
          `The documents show the candidate's name${blind === "" ? "" : " and withhold the contact data"}.`
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
