/** The blind profiles of the service: by a name for a choice between them, and by what they leave out. */
export const BLIND_PROFILES = [
  { value: "contact", label: "Without contact data", explained: "Shown, without contact data" },
  { value: "initials", label: "Initials", explained: "Blind: initials for the name" },
  { value: "reference", label: "Reference", explained: "Blind: a reference number for the name" },
  { value: "employers", label: "Without employers", explained: "Blind: also without employers" },
  { value: "full", label: "Fully blind", explained: "Blind: also without employers and schools" },
] as const;

type Option = {
  key: string;
  label: string /** The profiles that do it without being asked. */;
  usual: readonly string[] /** The profiles that it makes sense for; all where nothing is said. */;
  only?: readonly string[];
};

/** What a profile may do besides, or leave undone. */
export const BLIND_OPTIONS: readonly Option[] = [
  { key: "durations", label: "Durations instead of dates", usual: [] },
  { key: "graduation", label: "No dates of studies", usual: [] },
  { key: "regions", label: "Regions instead of towns", usual: [] },
  { key: "sectors", label: "Sector and size of employers", usual: [], only: ["employers", "full"] },
  { key: "referees", label: "No referees", usual: ["initials", "reference", "employers", "full"] },
  { key: "photo", label: "No photo", usual: ["initials", "reference", "employers", "full"] },
  { key: "gender", label: "No gender and pronouns", usual: ["initials", "reference", "employers", "full"] },
];

/** The name of the profile in a choice such as "full+durations-photo". */
export const baseOf = (blind: string): string => blind.split(/[+-]/)[0] ?? "";

/** The options that are offered for a choice, and whether each is on. */
export const optionsOf = (blind: string): { key: string; label: string; on: boolean }[] =>
  BLIND_OPTIONS.filter(({ only }) => only === undefined || only.includes(baseOf(blind))).map(({ key, label, usual }) => ({
    key,
    label,
    on: usual.includes(baseOf(blind)) ? !changesOf(blind).includes(`-${key}`) : changesOf(blind).includes(`+${key}`),
  }));

/** The choice with an option on or off. */
export function withOption(blind: string, key: string, on: boolean): string {
  const usual = BLIND_OPTIONS.find((option) => option.key === key)?.usual.includes(baseOf(blind)) ?? false;
  const others = changesOf(blind).filter((change) => change.slice(1) !== key);
  return [baseOf(blind), ...others, ...(on === usual ? [] : [on ? `+${key}` : `-${key}`])].join("");
}

/** Another profile with the options that it has as well. */
export function withBase(blind: string, base: string): string {
  if (base === "") return "";
  return optionsOf(base).reduce((choice, { key }) => {
    const before = changesOf(blind).find((change) => change.slice(1) === key);
    return before ? withOption(choice, key, before.startsWith("+")) : choice;
  }, base);
}

const changesOf = (blind: string): string[] => blind.match(/[+-][a-zA-Z]+/g) ?? [];

/** True where the candidate's name is not shown. */
export const hidesName = (blind: boolean | string | undefined): boolean => Boolean(blind) && baseOf(String(blind)) !== "contact";
