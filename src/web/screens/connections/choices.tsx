import { toggled } from "../../lib/toggled.ts";

type Props<Name extends string> = {
  legend: string;
  names: readonly Name[];
  words: Readonly<Record<Name, string>>;
  chosen: ReadonlySet<Name>;
  onChoose: (chosen: Set<Name>) => void;
};

/** Several of these can be chosen. Each stands in words, and by the name that the API has for it. */
export const Choices = <Name extends string>({ legend, names, words, chosen, onChoose }: Props<Name>) => (
  <fieldset className="checks connection-checks">
    <legend>{legend}</legend>
    {names.map((name) => (
      <label key={name}>
        <input type="checkbox" checked={chosen.has(name)} onChange={() => onChoose(toggled(chosen, name))} />
        <span>
          {words[name]} <code>{name}</code>
        </span>
      </label>
    ))}
  </fieldset>
);
