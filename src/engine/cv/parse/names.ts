/** 0..1: how likely the text is a person's name and nothing else. */
export function looksLikeName(_text: string): number {
  return 0;
}
/** "Curriculum Vitae", "Lebenslauf", "CV", "Résumé", "简历": the title of the document in any language. */
export function isDocumentTitle(_text: string): boolean {
  return false;
}
/** Titles before and letters after a name: "Dr. Anna Berg, MBA" → name "Anna Berg", title "Dr.", suffix "MBA". */
export function splitName(text: string): { name: string; title?: string; suffix?: string } {
  return { name: text };
}
