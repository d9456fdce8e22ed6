import type { Line } from "../../../reading.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import type { Section } from "../section.ts";

/** "Last updated: 12 March 2024" is about the document and not about the person, wherever it stands. */
export function apartFromUpdates(all: readonly Section[]): { sections: readonly Section[]; updates: Section[] } {
  const lines = all.flatMap((section) => section.lines.filter(isUpdate));
  if (lines.length === 0) return { sections: all, updates: [] };
  const sections = all.map((section) => ({ ...section, lines: section.lines.filter((line) => !lines.includes(line)) }));
  return { sections, updates: [{ kind: "accompanying", kinds: [], title: "", lines }] };
}

function isUpdate({ text, cells, bullet }: Line): boolean {
  const said = cells.length > 1 || bullet ? null : UPDATED.exec(text);
  return said !== null && isDateOnly(text.slice(said[0].length).replace(/[.)]+$/, ""));
}

const UPDATED =
  /^\(?(?:cv |resume |résumé )?(?:(?:last|latest) (?:updated?|modified|revised|revision|edited)|updated|revised|letzte (?:aktualisierung|änderung)|zuletzt (?:aktualisiert|geändert)|dernière (?:mise à jour|modification)|mise? à jour|última (?:actualización|modificación|atualização)|actualizado|atualizado|ultimo aggiornamento|aggiornato|laatst (?:bijgewerkt|gewijzigd)|bijgewerkt|ostatnia aktualizacja|zaktualizowano|senast uppdaterad|обновлено|последнее обновление|son güncelleme)(?:\s(?:on|am|le|el|a|em|il|al|op))?\s*[:–—-]?\s*/iu;
