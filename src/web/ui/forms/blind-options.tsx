import { optionsOf, withOption } from "../../lib/blind.ts";

type Props = { blind: string; onChange: (blind: string) => void };

/** What a blind profile does besides, folded; what differs from the profile alone is counted. Nothing where the candidate is shown. */
export function BlindOptions({ blind, onChange }: Props) {
  if (blind === "") return null;
  const changes = blind.match(/[+-]/g)?.length ?? 0;
  return (
    <details className="more-options blind-options">
      <summary>What else is withheld {changes > 0 && <span className="badge accent">{changes} changed</span>}</summary>
      <fieldset className="checks">
        <legend className="visually-hidden">What else is withheld</legend>
        {optionsOf(blind).map(({ key, label, on }) => (
          <label key={key}>
            <input type="checkbox" checked={on} onChange={({ target }) => onChange(withOption(blind, key, target.checked))} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
