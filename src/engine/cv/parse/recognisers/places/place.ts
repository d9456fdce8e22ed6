/** A place as printed: "Hauptstr. 5, 10115 Berlin (DE)" in its parts. */
export type Place = {
  address?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** The text of the line that is no part of the place. */
  rest?: string;
};

/** `language`: ISO 639-1 of the CV. */
export type PlaceOptions = { language?: string };
