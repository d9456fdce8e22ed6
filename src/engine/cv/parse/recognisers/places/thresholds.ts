/** Thresholds of places: how much a text looks like one, and how long an address is. `bun run thresholds recognisers/places` verifies the fixtures named. */

/** "1234 Mario Park, San Francisco, CA, United States" has 49; a longer text is a sentence about a place. Unit: characters. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_PLACE_CHARACTERS = 70;

/** A country by its name or code: "Portugal". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const COUNTRY_LIKENESS = 0.95;

/** A city of the list: "Lisbon". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const CITY_LIKENESS = 0.95;

/** A city with the name of something else: "Reading", "Nice". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const AMBIGUOUS_CITY_LIKENESS = 0.5;

/** A region of the list, "Bavaria", or a Chinese or Japanese name with its unit: "杭州市". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const REGION_LIKENESS = 0.9;

/** "Remote" stands where a place does. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const REMOTE_LIKENESS = 0.9;

/** A city with a word that places have: "Lisbon Area", "near Porto". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const AREA_LIKENESS = 0.85;

/** The code of a state in a list of places: "TX" in "Austin, TX". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const STATE_LIKENESS = 0.8;

/** What ends with a country or a state: "Little Harbour, Portugal". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const BEFORE_COUNTRY_LIKENESS = 0.75;

/** What ends with a city may be a name with its city: "Acme, Lisbon". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const BEFORE_CITY_LIKENESS = 0.35;

/** What begins with a city: "Lisbon, Baixa". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const BEHIND_CITY_LIKENESS = 0.6;

/** A first part as much like a place begins a list of places: a city or a region, no state. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MIN_FIRST_LIKENESS = 0.9;

/** An address with its postal code. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const POSTAL_LIKENESS = 0.9;

/** "Greater" before a name of a place that no list knows. Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const GREATER_LIKENESS = 0.8;

/** "Area" behind a name that no list knows: "Harbour Area", but also "Skill Area". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const UNKNOWN_AREA_LIKENESS = 0.5;

/** A name of a few words that no list knows: "Ashgate". Unit: likeness, 0 to 1. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const UNKNOWN_NAME_LIKENESS = 0.2;

/** "Bain de Bretagne" has 3; more words with capitals are as likely a title or an employer. Unit: words. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_UNKNOWN_WORDS = 3;

/** Street, district, city, region and country; a list of more parts is one of something else. Unit: parts. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_PLACE_PARTS = 5;

/** Of 200 CVs with known truth the longest address has 87, without region and country: "Urbanización Pacífico, Res. Las Palmas, Edif. Los Pinos. Apto. 5C, …". A longer text is a sentence. Unit: characters. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_ADDRESS_CHARACTERS = 140;

/** The longest address of 200 CVs with known truth has 87. Without a postal code a longer text is a sentence with a number in it. Unit: characters. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_STREET_CHARACTERS = 90;

/** "Urbanización Pacífico, Res. Las Palmas, Edif. Los Pinos. Apto. 5C" has 10 words; a text of more is a sentence with a number in it. Unit: words. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_STREET_WORDS = 12;

/** Two may be a city and a region that has the name of one: "Barcelona, Valencia". Unit: cities. Fixtures: pdf-arabic, pdf-float-box, pdf-form-xobjects. */
export const MIN_CITIES = 3;

/** Behind a city without a comma: "United Arab Emirates". The longer names that `Intl` has ("South Georgia and the South Sandwich Islands") are not sought there. Unit: words. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_COUNTRY_WORDS = 3;

/** "San Miguel de Tucumán", "Villa del Río Grande". The two cities of the list with 5 are known where they stand alone. Unit: words. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_CITY_WORDS = 4;

/** City, district, region and country; with more it is a list of something else. Unit: parts. Test: src/engine/cv/parse/recognisers/places/places.test.ts. */
export const MAX_NAMED_PARTS = 4;
