export type Degree = { studyType?: string; area?: string };

export function splitDegree(_text: string): Degree {
  return {};
}
/** 0..1 each. */
export function looksLikeDegree(_text: string): number {
  return 0;
}
export function looksLikeInstitution(_text: string): number {
  return 0;
}
export function looksLikeCompany(_text: string): number {
  return 0;
}
export function looksLikePosition(_text: string): number {
  return 0;
}
/** A grade or distinction and where it stands: `score` is what to keep, from..to includes its label. */
export function findScore(_text: string): { score: string; from: number; to: number } | undefined {
  return undefined;
}
