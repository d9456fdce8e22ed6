import { STOPWORDS } from "../../parse/lexicon/languages/stopwords.ts";
import { LABELS } from "../../render/labels/lexicon.ts";
import { foldLetters } from "../../text/fold.ts";

/** Names that are everyday words too, a line for each language; they are only found where they have a capital. */
const NAMES_THAT_ARE_WORDS =
  "able banks bar barber barn bass beach bean bell berry best bill bird bishop black blue bond bone book booth bow box bridge bright brook brown bull burns bush butler butter button camp cannon care carpenter carter case cash castle chance chase cherry christian church clay cliff cloud cole cook cooper corner cotton court cross crane daily dale dawn day dean drake drew duke early east eagle faith farmer fields finch fisher flint flower ford forest forester fort foster fountain fox frank free freeman frost fuller gardener garland gates glass golden good grace grant graves gray green grey ground grove guy hale hall hand hardy harp harper head heath heather hill hills holder holiday holly holland hope house hunter ivy jack jasmine jewel joy judge keen key kid king kitchen knight lake lamb lance land lane large law lee leader lily link little lock long lord love low major mann manners mark marsh mason masters may melody merry miles mill miller minor mint moon moody moor moore more morning moss myers nice noble north oak olive page paige painter palmer park parks parson parsons patience pearl penny piper pike pitt plum pond poole pope porter potter pound powers price prince prior purdy quick rain raines ray reader reed reid rhodes rice rich rivers road rock roman root rose ross ruby rush sage sand sands savage school sharp shepherd short silver singer sky skinner small smart smith snow south spring stack star steel stone street strong summer summers sun swan swift taylor temple thorn tiller tower town turner van victor violet wade walker wall waller ward waters watts way weaver webb weeks wells west wheeler white will wills wise wolf wood woods worth wright young " +
  "alt braun bunt ernst fein frei fromm froh gross groß grün gut hart heiß hell jung kalt klar klein klug kurz lang lange neu ober rot roth sauer scharf schön schwarz stark stolz süß tag voll weiß weiss wild " +
  "aimé ange blanc bois bon bonnet boucher boulanger brun chevalier clément constant dubois fleur fontaine fort fournier français france garnier grand gras guerin jardin joli juste large leblanc leroux legrand lemaire lucide marchand mars martin mercier meunier moulin neuf noir page paris petit pierre pont prudent rare rivière roche roi rose roux sauvage simple tissier tourneur vert vidal ville vivier voisin " +
  "alba alegría amor blanco bravo bueno calle campo campos castillo cruz delgado esperanza feliz flor flores fuente fuentes gallo gracia guerra iglesias león luna mar marina mayor mesa mora moreno nieves paz paloma prado puente real rey ríos rojo rosa rubio sal santos sol torre torres vega verde vera " +
  "amato bello bianco bruno caro casa costa fabbri fiore forte franco gallo gentile grande greco grasso guerra leone luce marino monte moro neri nero pace pane piano porta prima primo re riva rizzo rosa rossa santo sala serena serra sole stella valle verde villa vita " +
  "bakker berg boer bos brouwer dekker dijk groen groot haan hof jong jonge kuiper koning kok kort lang meer mulder oud post prins ridder smit smits snel veld visser vos wit zwart " +
  "berg blom dahl ek gran hall holm krona lind lund ny rask sand skog ström sten strand svärd " +
  "baran duda król lis mazur nowak nowy sowa wilk wójcik zając černý malý nový veselý novák " +
  "august april june juni juin agosto august januar augusto abril marzo avril juillet julian " +
  "angel art chat clay cloud data excel go grid java jade julia kotlin max pascal perl ruby rust scala swift apex chef puppet jasmine mercury";

const words = (text: string) => text.split(/[^\p{L}]+/u).map(foldLetters);
const ORDINARY = new Set([
  ...words(NAMES_THAT_ARE_WORDS),
  ...Object.values(STOPWORDS).flatMap(words),
  ...Object.values(LABELS).flatMap((table) => Object.values(table).flatMap(words)),
]);

/** True for a folded name that is an everyday word in some language: in lower case it then is that word. */
export const isOrdinary = (folded: string) => ORDINARY.has(folded);
