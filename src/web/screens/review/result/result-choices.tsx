import { useTemplates } from "../../../lib/templates.ts";
import { Select } from "../../../ui/controls/field.tsx";
import { BLIND_CHOICES, blindOf, blindValue, languageChoices, type Setting } from "./options.ts";

type Props = { setting: Setting; onChange: (setting: Setting) => void; cvLanguage: string; hasPhoto: boolean };

/** What the result depends on. Each choice is drawn at once. */
export function ResultChoices({ setting, onChange, cvLanguage, hasPhoto }: Props) {
  const { offered, nameOf } = useTemplates();
  const known = offered.some(({ key }) => key === setting.template);
  return (
    <div className="result-choices">
      <Select label="Template" value={setting.template} onChange={({ target }) => onChange({ ...setting, template: target.value })}>
        {!known && <option value={setting.template}>{nameOf(setting.template)}</option>}
        {offered.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="Candidate"
        value={blindValue(setting.blind)}
        onChange={({ target }) => onChange({ ...setting, blind: blindOf(target.value) })}
      >
        {BLIND_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label="Labels"
        value={setting.language ?? ""}
        onChange={({ target }) => onChange({ ...setting, language: target.value || null })}
      >
        {languageChoices(cvLanguage).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {hasPhoto && (
        <label className="photo-choice">
          <input type="checkbox" checked={setting.photo} onChange={({ target }) => onChange({ ...setting, photo: target.checked })} />
          Photo
        </label>
      )}
    </div>
  );
}
