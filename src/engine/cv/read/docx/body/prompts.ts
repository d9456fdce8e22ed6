import { descendants, textOf, type XmlElement } from "../../../package/xml.ts";
import { value } from "../attributes.ts";

/**
 * Whether the placeholder text of a content control is a prompt, which is set aside. Many templates write real headings as placeholders
 * ("Education"): only text that asks for something, or that has a placeholder style, is a prompt.
 */
export function looksLikePrompt(content: XmlElement): boolean {
  const text = descendants(content, "w:t").map(textOf).join("").trim();
  const styled = descendants(content, "w:rStyle").some((style) =>
    /placeholder|platzhalter|espaceréservé|textedelespacerserv|marcadordeposici|segnaposto/i.test(value(style) ?? ""),
  );
  return styled || /^[[<«{].*[\]>»}]$/s.test(text) || PROMPT.test(text);
}
const PROMPT =
  /^(click|tap|choose|select|enter|type) .*\b(text|date|item|name|enter|here)\b|^(klicken|tippen|wählen) sie|^(cliquez|choisissez|appuyez)|^(haga|pulse) |^(fare|scegliere) |^clique |^(klik|kies) |^kliknij|^щелкните/i;
