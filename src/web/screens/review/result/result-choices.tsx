import { Pencil } from "lucide-react";
import { useState } from "react";
import { mayStyle } from "../../../lib/account/agency.ts";
import { useUser } from "../../../lib/account/session.ts";
import { baseOf, withBase } from "../../../lib/blind.ts";
import { useTemplates } from "../../../lib/service/templates.ts";
import { Select } from "../../../ui/controls/field.tsx";
import { BlindOptions } from "../../../ui/forms/blind-options.tsx";
import { LabelDialog } from "../../../ui/forms/label-dialog.tsx";
import { BLIND_CHOICES, blindOf, blindValue, languageChoices, type Setting, withoutContact } from "./options.ts";

type Props = {
  setting: Setting;
  onChange: (setting: Setting) => void;
  cvLanguage: string;
  /** The language of the labels in the result that is shown; undefined as long as there is none. */
  labelLanguage: string | undefined;
  onLabelsTaught: () => void;
  hasPhoto: boolean;
};

/** What the result depends on. Each choice is drawn at once. */
export function ResultChoices({ setting, onChange, cvLanguage, labelLanguage, onLabelsTaught, hasPhoto }: Props) {
  const { offered, nameOf } = useTemplates();
  const blind = blindValue(setting.blind);
  const known = offered.some(({ key }) => key === setting.template);
  const { data: user } = useUser();
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
        label="Layout"
        value={setting.layout}
        onChange={({ target }) => onChange(withLayout(setting, target.value === "original" ? "original" : "house"))}
      >
        <option value="house">House style</option>
        <option value="original">The candidate's own</option>
      </Select>
      {hasPhoto && (
        <label className="photo-choice">
          <input type="checkbox" checked={setting.photo} onChange={({ target }) => onChange({ ...setting, photo: target.checked })} />
          Photo
        </label>
      )}
      <Select
        label="Candidate"
        value={baseOf(blind)}
        onChange={({ target }) => onChange({ ...setting, blind: blindOf(withBase(blind, target.value)) })}
      >
        {BLIND_CHOICES.filter(({ value }) => value !== "" || setting.layout === "house").map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div className="labels-choice">
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
        {labelLanguage && mayStyle(user) && <EditLabels language={labelLanguage} onTaught={onLabelsTaught} />}
      </div>
      <BlindOptions blind={blind} onChange={(wanted) => onChange({ ...setting, blind: blindOf(wanted) })} />
    </div>
  );
}

const withLayout = (setting: Setting, layout: Setting["layout"]): Setting => ({
  ...setting,
  layout,
  blind: layout === "original" ? withoutContact(setting.blind) : setting.blind,
});

/** The window is about the language that is shown when it is opened, also when another result comes meanwhile. */
function EditLabels({ language, onTaught }: { language: string; onTaught: () => void }) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <button type="button" className="icon-button" aria-label="Edit labels" title="Edit labels" onClick={() => setOpened(language)}>
        <Pencil size={15} aria-hidden="true" />
      </button>
      {opened && <LabelDialog language={opened} onSaved={onTaught} onClose={() => setOpened(undefined)} />}
    </>
  );
}
