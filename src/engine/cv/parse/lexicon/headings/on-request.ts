import { wordCount } from "../../../text/spaces.ts";
import { MAX_ON_REQUEST_WORDS } from "./thresholds.ts";

/** What stands in the place of a list that is left out, in the languages that the headings are known in. */
const ON_REQUEST =
  /(?:^|\s)(?:(?:up)?on request|upon demand|(?:auf|nach) (?:anfrage|wunsch)|(?:sur|à la) demande|(?:a|bajo|previa) (?:petición|solicitud)|su richiesta|(?:a|sob|mediante) (?:pedido|solicitação)|op (?:aanvraag|verzoek)|na (?:życzenie|vyžádání|vyžiadanie|zahtjev|zahtevo|zahtev)|på (?:begäran|anmodning|forespørsel)|efter anmodning|pyydettäessä|kérésre|la cerere|по (?:запросу|требованию)|за запитом|на запит|при поискване|talep üzerine|κατόπιν (?:αιτήματος|αίτησης))(?:\s|[.!)]|$)|备索|備索|요청\s?시|ご要望に応じて/iu;

/** "Available upon request", "Auf Anfrage" under a heading: its content is not printed in the CV. */
export const isOnRequest = (text: string): boolean => wordCount(text) <= MAX_ON_REQUEST_WORDS && !/\d/.test(text) && ON_REQUEST.test(text);
