export type Place = {
  address?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** What the line says beside the place. */
  rest?: string;
};

export function parsePlace(_text: string, _options: { language?: string } = {}): Place | undefined {
  return undefined;
}

/** 0..1: how likely a short text is a city, a region, a country or a combination of them, or "Remote". */
export function looksLikePlace(_text: string): number {
  return 0;
}

/** ISO 3166-1 alpha-2 of a country's name in any of the languages known. */
export function countryCodeOf(_text: string): string | undefined {
  return undefined;
}
