import { LETTER_WEIGHT } from "./thresholds.ts";

/** Frequent words of running text and of CVs. Compared without diacritics. A word of several languages counts less for each. */
const WORDS: Record<string, string> = {
  eng: "the and of with for from to by at in on as is was a university experience skills education management engineer team work present profile languages references development training manager senior project projects responsible customer",
  deu: "und der die das mit fur von im in bei zur zum des dem den als auf eine einer heute seit an berufserfahrung ausbildung kenntnisse sprachen deutsch englisch universitat leitung entwicklung projekte bereich verantwortlich sowie abschluss lebenslauf",
  fra: "et les des du de la le un l d en pour dans avec sur aux au une par formation experience competences langues anglais francais universite gestion depuis developpement equipe projet projets ingenieur suivi mise centres interet profil responsable clients",
  spa: "y el los las del de la en con para por un una a que se experiencia formacion idiomas universidad ingles espanol desarrollo gestion actualidad equipo proyectos habilidades conocimientos nivel titulo empresa datos personales educacion hasta",
  ita: "e il di la in un del della dei delle degli con per nel nella alla gli una a da che le esperienza istruzione formazione lingue inglese italiano universita sviluppo gestione competenze presso oggi progetti conoscenza laurea azienda responsabile attivita",
  por: "e o a de os do da dos das com para em um uma no na por experiencia formacao idiomas universidade ingles portugues desenvolvimento gestao equipa equipe projetos competencias conhecimentos presente atual empresa educacao nivel pelo",
  nld: "de en het een van in voor met op aan bij naar als ervaring opleiding vaardigheden talen engels nederlands universiteit werkervaring heden projecten ontwikkeling verantwoordelijk cursussen hogeschool beheer klanten binnen profiel",
  pol: "i w z na do o a oraz dla przez od jako doswiadczenie wyksztalcenie umiejetnosci jezyki angielski polski uniwersytet obecnie zarzadzanie projektow rozwoj kursy zawodowe obsluga firmy klientow pracy zainteresowania politechnika",
  swe: "och att med for av som pa till i en ett den de vid samt fran om erfarenhet utbildning kunskaper sprak engelska svenska universitet arbetslivserfarenhet nuvarande ansvarig projekt utveckling hogskola anstallning kompetenser norsk dansk",
  ces: "a s v na pro od do i o z jako ve praxe vzdelani dovednosti jazyky anglictina cestina univerzita pracovni zkusenosti rizeni vyvoj soucasnost znalosti skola rodny projektu spolecnost odpovedny kurzy zajmy osobni udaje",
  dan: "og i at det en den til er som pa med for af et jeg har ved fra samt om erfaring uddannelse kompetencer sprog engelsk dansk nuvaerende ansvarlig udvikling opgaver arbejde virksomhed ledelse kurser kommune medarbejdere ar",
  nor: "og i a det en den til er som pa med for av et jeg har ved fra samt om erfaring utdanning kompetanse sprak engelsk norsk navaerende ansvarlig utvikling oppgaver arbeid bedrift ledelse kurs kommune ansatte ar",
  fin: "ja on ei se seka tai kuin mukaan kanssa seka tyokokemus koulutus kielitaito englanti suomi osaaminen vastuu vastaava kehitys projektit yliopisto ammattikorkeakoulu nykyinen tehtavat johtaminen asiakkaat hallinta vuotta hyva taidot",
  hun: "es a az egy is nem hogy volt mint vagy tapasztalat tanulmanyok vegzettseg keszsegek nyelvtudas angol magyar egyetem jelenleg fejlesztes vezetese munkatars projektek kepzes ugyfelek feladatok munkahely felsofoku ismeretek evig",
  tur: "ve bir bu ile icin olarak olan da de gibi deneyim is egitim yetenekler diller ingilizce turkce universitesi halen gelistirme yonetimi sorumlu proje projeler muhendisi lisans bilgisayar musteri sirket calisma kurslar ekip",
  slk: "a sa v na pre od do i s z ako vo pri pracovne skusenosti vzdelanie zrucnosti jazyky anglictina slovencina univerzita sucasnost riadenie vyvoj projektov spolocnost zodpovedny znalosti skola kurzy zaujmy osobne udaje",
  hrv: "i u na za od do s je kao te iz uz po o se radno iskustvo obrazovanje vjestine jezici engleski hrvatski sveuciliste fakultet danas upravljanje razvoj projekata voditelj odgovoran klijentima tvrtka znanje rada skola",
  vie: "va cua cho trong voi tai cac la duoc co mot nhung kinh nghiem hoc van ky nang ngon ngu tieng anh dai hoc cong ty quan ly phat trien du an nhan vien khach hang hien thong tin ca nhan lam viec",
  ron: "si in la de cu a pentru din pe prin ale al o un sau experienta educatie competente limbi engleza romana universitatea dezvoltare prezent proiecte echipa cunostinte firma responsabil clienti studii facultatea",
};

/** Letters that only few of the languages have. Read with the data of another language they may lack their accents, so they are only a bonus. */
const LETTERS: [RegExp, string[]][] = [
  [/[ß]/g, ["deu"]],
  [/[äö]/g, ["deu", "swe", "fin"]],
  [/[ü]/g, ["deu"]],
  [/[å]/g, ["swe", "dan", "nor"]],
  [/[æø]/g, ["dan", "nor"]],
  [/[ğışİ]/g, ["tur"]],
  [/[őű]/g, ["hun"]],
  [/[ľĺŕ]/g, ["slk"]],
  [/[đ]/g, ["hrv", "vie"]],
  [/[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g, ["vie"]],
  [/[ñ¿¡]/g, ["spa"]],
  [/[ãõ]/g, ["por"]],
  [/[êèùûœ]/g, ["fra"]],
  [/[łąęśćńżź]/g, ["pol"]],
  [/[ěřů]/g, ["ces"]],
  [/[čšž]/g, ["ces", "slk", "hrv"]],
  [/[ățşșţ]/g, ["ron"]],
  [/[â]/g, ["ron", "fra"]],
];
const VOCABULARIES = Object.entries(WORDS).map(([language, words]) => ({ language, vocabulary: new Set(words.split(" ")) }));
/** A word of one language counts 1, of two languages 1/2 for each. */
const weightOf = (word: string) => 1 / VOCABULARIES.filter(({ vocabulary }) => vocabulary.has(word)).length;

export type LanguageGuess = {
  language: string;
  /** Ratio of the words that are typical of the language; its letters count too. */
  typicalRatio: number;
  /** How much smaller the ratio of the next language is, 0 to 1. */
  lead: number;
};

/**
 * Which of the languages in Latin script a text is in, by Tesseract's name. Tolerates misread words and missing diacritics. `readIn` is the
 * language of the data that the text was read with: its letters are no evidence, because it reads similar letters of all languages as its own.
 */
export function guessLanguage(text: string, readIn?: string): LanguageGuess {
  const lower = text.normalize("NFC").toLowerCase();
  const words = (
    lower
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/\p{L}+/gu) ?? []
  ).map((word) => word.replace("ł", "l").replace("ß", "ss"));
  const bonus = (language: string) =>
    LETTERS.filter(([, languages]) => languages.includes(language) && !languages.includes(readIn ?? "")).reduce(
      (sum, [letters]) => sum + (lower.match(letters)?.length ?? 0),
      0,
    );

  const typical = (vocabulary: Set<string>) => words.filter((word) => vocabulary.has(word)).reduce((sum, word) => sum + weightOf(word), 0);
  const scores = VOCABULARIES.map(({ language, vocabulary }) => ({
    language,
    score: typical(vocabulary) + LETTER_WEIGHT * bonus(language),
  }));
  const [best, second] = scores.sort((a, b) => b.score - a.score) as [(typeof scores)[number], (typeof scores)[number]];
  return {
    language: best.language,
    typicalRatio: best.score / Math.max(1, words.length),
    lead: best.score > 0 ? 1 - second.score / best.score : 0,
  };
}

/** Short words and letters that only one of the two languages has. Words are needed, because each data lacks some letters of the other language. */
const UKRAINIAN = /(?<!\p{L})(?:та|й|із|до|що|від|для)(?!\p{L})|[іїєґ]/giu;
const BULGARIAN = /(?<!\p{L})(?:и|от|се|да|като|със?|към|при)(?!\p{L})|[ъщ]/giu;

/** Ukrainian and Bulgarian share the alphabet but for a few letters. */
export const cyrillicLanguage = (text: string): "ukr" | "bul" =>
  (text.match(UKRAINIAN)?.length ?? 0) > (text.match(BULGARIAN)?.length ?? 0) ? "ukr" : "bul";
