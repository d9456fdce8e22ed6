/**
 * What HR Open Standards says of the parts that Vitae writes: their fields and what is in them. Written down from the JSON schemas of release 4.1 to 4.6 (CandidateType
 * of the recruiting domain, PersonType, PersonProfile and the types of the common domain; https://hropenstandards.org, free after its licence was agreed to),
 * which are no part of this repository.
 */
type Type =
  | "text"
  | "boolean"
  | "date"
  | "any date"
  | "uri"
  | "language"
  | "country"
  | [Type]
  | { fields: Record<string, Type>; required?: string[] }
  | { one: readonly string[] };

const identifier: Type = { fields: { value: "text", schemeId: "text", schemeAgencyId: "text" }, required: ["value"] };
const entity = { id: identifier, name: "text", code: "text" } satisfies Record<string, Type>;
const addressFields = {
  line: "text",
  city: "text",
  postalCode: "text",
  countryCode: "country",
  countrySubDivisions: [{ fields: { type: "text", value: "text" }, required: ["type", "value"] }],
  formattedAddress: "text",
} satisfies Record<string, Type>;
const communication: Type = {
  fields: {
    address: [{ fields: addressFields }],
    phone: [{ fields: { formattedNumber: "text", name: "text" } }],
    email: [{ fields: { address: "text", name: "text" } }],
    web: [{ fields: { url: "text", name: "text" }, required: ["url"] }],
  },
};
const organization: Type = { fields: { ...entity, communication, description: { fields: { value: "text" }, required: ["value"] } } };
const score: Type = { fields: { scoresText: [{ fields: { value: "text" }, required: ["value"] }] } };
const comments: Type = [{ fields: { note: "text" }, required: ["note"] }];
const history = { start: "any date", end: "any date", current: "boolean", descriptions: ["text"] } satisfies Record<string, Type>;
const certification = {
  id: identifier,
  name: "text",
  type: { fields: entity },
  status: "text",
  issued: "any date",
  firstIssued: "any date",
  issuingAuthority: organization,
  descriptions: ["text"],
} satisfies Record<string, Type>;

const profile: Type = {
  fields: {
    profileName: "text",
    languageCode: "language",
    objective: "text",
    executiveSummary: "text",
    employment: [
      {
        fields: {
          ...history,
          organization,
          positionHistories: [
            {
              fields: {
                ...history,
                title: "text",
                organization,
                location: { fields: { ...addressFields, id: identifier } },
                jobCategories: [{ fields: entity }],
              },
            },
          ],
        },
      },
    ],
    education: [
      {
        fields: {
          ...history,
          institution: organization,
          programs: ["text"],
          educationDegrees: [
            { fields: { ...entity, date: "any date", specializations: [{ fields: { ...entity, type: "text" } }], score } },
          ],
        },
      },
    ],
    licenses: [{ fields: certification }],
    certifications: [{ fields: certification }],
    publications: [
      {
        fields: {
          type: { one: ["Book", "Paper", "Article", "Conference", "Thesis", "Report", "Other publication"] },
          title: "text",
          publisher: "text",
          date: "date",
          abstract: "text",
          comments,
        },
        required: ["type", "title"],
      },
    ],
    qualifications: [
      {
        fields: {
          competencyIds: [identifier],
          taxonomyIds: [identifier],
          competencyName: "text",
          description: "text",
          proficiencyLevel: score,
        },
      },
    ],
    affiliations: [{ fields: { organization, role: "text", startDate: "date", endDate: "date", descriptions: ["text"] } }],
    references: [{ fields: { personName: { fields: { formattedName: "text" } }, comments }, required: ["personName"] }],
    attachments: [
      {
        fields: {
          descriptions: ["text"],
          url: "uri",
          content: { fields: { value: "text", encoding: { one: ["base64"] }, mimeType: "text", filename: "text" }, required: ["value"] },
        },
      },
    ],
  },
};

const person: Type = {
  fields: {
    name: { fields: { formattedName: "text", given: "text", family: "text" } },
    communication,
    birthDate: "date",
    gender: { one: ["male", "female"] },
    birthPlace: "text",
    nationality: ["text"],
    maritalStatus: "text",
  },
};
const candidate: Type = { fields: { language: "language", person, profiles: [profile] } };

/** What the schemas would say against a candidate, each with its place; none when it is valid. */
export const hrOpenErrors = (value: unknown): string[] => errorsOf(value, candidate, "");

function errorsOf(value: unknown, type: Type, place: string): string[] {
  if (Array.isArray(type)) {
    if (!Array.isArray(value) || value.length === 0) return [`${place}: no list`];
    return value.flatMap((item, index) => errorsOf(item, type[0], `${place}[${index}]`));
  }
  if (typeof type === "string") return isOf(value, type) ? [] : [`${place}: ${JSON.stringify(value)} is no ${type}`];
  if ("one" in type) return type.one.includes(value as string) ? [] : [`${place}: ${JSON.stringify(value)}`];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [`${place}: no object`];
  const missing = (type.required ?? []).filter((name) => !(name in value)).map((name) => `${place}: no ${name}`);
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, item]) => {
      const known = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
      return known ? errorsOf(item, known, `${place}.${name}`) : [`${place}: the standard has no ${name}`];
    }),
  ];
}

function isOf(value: unknown, type: Exclude<Type, object>): boolean {
  if (type === "boolean") return typeof value === "boolean";
  if (typeof value !== "string" || value === "") return false;
  const rules: Partial<Record<typeof type, RegExp>> = {
    date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    "any date": /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    country: /^[A-Z]{2}$/,
    language: /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/,
  };
  return rules[type]?.test(value) ?? true;
}
