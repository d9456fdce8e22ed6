/** The formats in which the data of a CV leaves Vitae, with the name that people know, the media type and the ending of the file. Imports nothing. */
export const DATA_FORMATS = {
  json: { label: "Resume JSON", mediaType: "application/json", ending: "json" },
  europass: { label: "Europass XML", mediaType: "application/xml", ending: "europass.xml" },
  hropen: { label: "HR-Open JSON", mediaType: "application/json", ending: "hropen.json" },
} as const;

export type DataFormat = keyof typeof DATA_FORMATS;
export const DATA_FORMAT_NAMES = Object.keys(DATA_FORMATS) as DataFormat[];
export const isDataFormat = (text: string): text is DataFormat => Object.hasOwn(DATA_FORMATS, text);
