/** The blind profiles of the service: by a name for a choice between them, and by what they leave out. */
export const BLIND_PROFILES = [
  { value: "initials", label: "Initials", explained: "Blind: initials for the name" },
  { value: "reference", label: "Reference", explained: "Blind: a reference number for the name" },
  { value: "employers", label: "Without employers", explained: "Blind: also without employers" },
  { value: "full", label: "Fully blind", explained: "Blind: also without employers and schools" },
] as const;
