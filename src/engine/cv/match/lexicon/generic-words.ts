import { memoize } from "../../text/memoize.ts";
import { stem } from "../concepts/words.ts";
import { MUST_CUES, NICE_CUES, PREFERENCE_CUES } from "./jd-words.ts";

/** Words that requirements are made of and that say nothing of the job: they are not looked for in a CV. */
export const GENERIC_WORDS: { has(word: string): boolean } = {
  has: (word) => stems().has(word),
};

/** Those of one language: the "magistrale" of an Italian degree says something of French "préparations magistrales". */
export const genericWordsOf = memoize((language: string): { has(word: string): boolean } => {
  const words = [WORDS.common ?? "", WORDS[language] ?? WORDS.other ?? ""].flatMap(wordsOf);
  return withStems([...words, ...cueWords()]);
});

let made: Set<string> | undefined;
const withStems = (words: readonly string[]) => new Set(words.flatMap((word) => [word, stem(word)]));
const stems = () => (made ??= withStems([...Object.values(WORDS).flatMap(wordsOf), ...cueWords()]));

const wordsOf = (list: string) => list.split(/[\s,]+/).filter(Boolean);

/** The words of the cues, but for licences with the stem or the spelling of something else: patents, meat in three languages, and Word. */
const cueWords = () => [MUST_CUES, NICE_CUES, PREFERENCE_CUES].flatMap(wordsOf).filter((word) => !NAMING.has(word));
const NAMING: ReadonlySet<string> = new Set(["carne", "patente", "wordt", "worden"]);

/** By language; `common` are short words of several. */
const WORDS: Record<string, string> = {
  common: ` on into over under per via your yourself themselves entre sobre desde hasta sous vers chez dont selon tra fra come sopra presso met voor bij naar uit over onder tot als ook dat die dit deze przy jako sie jest med for vid som eller`,
  en: `people anyone someone somebody person persons applicant applicants spent matters important handy done execution usage handle operate operating expert experience experienced experiences years year yrs least minimum more than other others not solid uk eu usa us dach aa ii iii dealing handling strong good very excellent proven sound working work works worked knowledge skill skills ability able abilities understanding familiarity familiar hands required require must have having has you your our we will would this that these those any all some similar comparable equivalent related relevant valid current ideally preferably preferred such example including include etc level background track record degree qualification qualified certificate certificates certified certification fluent spoken written excellent plus advanced basic deep practical professional post demonstrated demonstrable extensive first own one two three four five six seven eight nine ten both also well role position job candidate candidates field area areas environment environments team or and who what when part full time use using used tools tool essential mandatory necessary desirable advantage advantageous bonus plus asset need needs know known must if`,
  de: `kandidat kandidatin bewerber bewerberin person personen sollte sollten kennt kennen kennst wichtig reicht arbeiten gearbeitet arbeitest vorhanden durchfuhrung erstellung ausfuhrung benutzung nutzung anwendung anwenden bedienung bedienen handhabung beherrschen beherrscht gultig gultige gultiger gultiges aktuelle aktueller aktuelles machen jemand jemanden erfahrung erfahrungen berufserfahrung jahre jahren mindestens hast haben bist sein konnen kannst kenntnisse kenntnis gute sehr guter gut sichere sicherer sicher abgeschlossene abgeschlossenes abgeschlossener oder sowie idealerweise bevorzugt mehrjahrige mehrjahriger mehrere umgang bereich bereichen fundierte erste praktische niveau weiterbildung ausbildung studium qualifikation qualifikationen vergleichbare vergleichbar ahnliche ihr ihre sie wir du dein fahigkeit grundkenntnisse grundlegende hohe hoher notwendig erforderlich einschlagige einschlagig zwingend pflicht voraussetzung voraussetzen vorausgesetzt setzen unverzichtbar wunschenswert vorteil`,
  fr: `candidat candidate personne personnes savez sait important importante secret aise travailler travaille connaissez connait gestion gerer realisation pratique faire utilisation usage servir validite justifiant experience experiences ans annees minimum moins etre avoir savoir pouvoir posseder disposer justifier maitriser titulaire devez dois connaissance connaissances maitrise bonne bonnes bon tres excellente ou plus vous votre nous notre formation diplome titulaire notions niveau idealement similaire equivalent capacite pratique jour confirmee souhaite exige indispensable exigee exiges exigees requis requise requises obligatoire obligatoires imperatif imperativement est sont serait seraient sera apprecie appreciee avez devez doit faut`,
  es: `candidato candidata persona personas sepa sabe conozca conoce conviene importante trabajar trabajado gestion gestionar ejecucion realizacion hacer utilizacion uso vigente vigentes saberes experiencia anos minimo menos ser estar tener saber poseer disponer conocimiento conocimientos dominio buen buena muy excelente nivel o titulo formacion similar equivalente capacidad manejo valorable imprescindible imprescindibles obligatorio obligatoria necesario necesaria requiere requieren debe deben valorara valora deseable`,
  it: `candidato candidata persona ideale sa saper importante conosce lavorare lavorato chi gestione gestire magistrale specialistica triennale esecuzione svolgimento realizzazione preparazione utilizzo uso fare farne servirsi validi validita esperienza anni almeno minimo essere avere sapere possedere conoscenza conoscenze buona ottima ottimo padronanza livello o laurea titolo capacita equivalente simile gradita pregressa indispensabile obbligatorio obbligatoria necessario necessaria richiesto richiesta deve gradito preferibile`,
  nl: `kandidaat persoon kent kan kunt belangrijk werken gewerkt uitvoering uitvoeren doen gebruik gebruiken bedienen bediening geldig geldige actueel actuele ervaring jaar jaren minimaal minstens kennis goede uitstekende zeer beheersing niveau diploma of je jij jouw wij vergelijkbaar aantoonbare ruime affiniteit vereist verplicht noodzakelijk gewenst pre pluspunt hebt bent moet`,
  pt: `candidato candidata pessoa quem ter sabe importante trabalhar trabalhado conhece gestao gerir execucao fazer utilizacao uso valido valida validos experiencia anos menos conhecimento conhecimentos dominio bom boa excelente nivel ou formacao habilitacao titulo semelhante capacidade obrigatorio obrigatoria necessario necessaria desejavel deve`,
  pl: `kandydat kandydatka osoba osoby zna znac soba ukonczyl ukonczyla potrafi umie wazne pracy praca pracowac wykonywanie realizacja obsluga obslugi obsludze obslugiwanie obslugiwania stosowanie stosowania korzystanie korzystania uzywanie poslugiwanie poslugiwania robienie aktualne aktualny aktualna wazne wazny wazna doswiadczenie doswiadczenia lat lata co najmniej znajomosc dobra bardzo biegla poziomie poziom lub umiejetnosc wyksztalcenie praktyki praktyka minimum jezyk podobny wymagane wymagany wymagana konieczne niezbedne widziane atutem zakres zakresie`,
  other: `erfarenhet ar minst kunskaper god goda mycket eller niva utbildning erfaring gode kunnskaper uddannelse kendskab zkusenosti znalost praxe let minimalne experienta ani cunostinte εμπειρια ετη γνωση πολυ καλη досвід років знання рівень опыт лет знание`,
};
