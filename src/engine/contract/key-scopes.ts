/** What an API key may be used for, with the words that a person chooses it by. */
export const KEY_SCOPES = {
  "cv:write": "Upload CVs, change, release and delete them",
  "cv:read": "Read CVs, their lists and figures, and download documents",
  match: "Score CVs against job descriptions, read and change results",
  "templates:read": "Read templates, brand, headings and labels",
  admin: "Everything that an administrator may do",
} as const;

export type KeyScope = keyof typeof KEY_SCOPES;
export const KEY_SCOPE_NAMES = Object.keys(KEY_SCOPES) as KeyScope[];
