/** What a short text of a job or a school may be. `topic`: a skill, a course, a project; `text`: what somebody did; `note`: "full time", a department, an award. The learnt weights are in this order. */
export const NAME_KINDS = ["position", "company", "institution", "degree", "area", "place", "person", "topic", "text", "note"] as const;

export type NameKind = (typeof NAME_KINDS)[number];

/** How likely each kind is. The probabilities sum to 1, or are all 0 for a text without any letter or digit. */
export type KindProbabilities = Readonly<Record<NameKind, number>>;
