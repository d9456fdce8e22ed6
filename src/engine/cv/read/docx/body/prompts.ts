import { descendants, textOf, type XmlElement } from "../../../package/xml.ts";
import { value } from "../xml.ts";

/**
 * A prompt is set aside, but many templates write real headings as prompts that nobody needs to touch ("Education"): only text that asks for
 * something, or that has the style of prompts, is one.
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
