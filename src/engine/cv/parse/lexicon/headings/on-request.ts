import { wordCount } from "../../text/spaces.ts";

/** How lists that are not in a CV are announced, in the languages that the headings are known in. */
const ON_REQUEST =
  /(?:^|\s)(?:(?:up)?on request|upon demand|(?:auf|nach) (?:anfrage|wunsch)|(?:sur|à la) demande|(?:a|bajo|previa) (?:petición|solicitud)|su richiesta|(?:a|sob|mediante) (?:pedido|solicitação)|op (?:aanvraag|verzoek)|na (?:życzenie|vyžádání|vyžiadanie|zahtjev|zahtevo|zahtev)|på (?:begäran|anmodning|forespørsel)|efter anmodning|pyydettäessä|kérésre|la cerere|по (?:запросу|требованию)|за запитом|на запит|при поискване|talep üzerine|κατόπιν (?:αιτήματος|αίτησης))(?:\s|[.!)]|$)|备索|備索|요청\s?시|ご要望に応じて/iu;

const MAX_WORDS = 6;

/** "Available upon request", "Auf Anfrage": says that something is not printed here. */
export const isOnRequest = (text: string): boolean => !/\d/.test(text) && ON_REQUEST.test(text) && wordCount(text) <= MAX_WORDS;
