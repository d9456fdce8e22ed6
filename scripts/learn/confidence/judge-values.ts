import type { Resume } from "../../../src/engine/contract/resume.ts";

/** What the corpus' scorer exports: how alike two texts are, which entries of two lists belong together, whether two dates agree. */
export type Scorer = {
  sim: (one: unknown, other: unknown) => number;
  norm: (text: unknown) => string;
  eqDate: (truth: string, read: unknown) => boolean;
  align: <T>(truths: T[], reads: T[], similarity: (truth: T, read: T) => number, least: number) => [number, number][];
};

/** By path, whether the value is right. A value of which the truth does not speak has no verdict. */
export type Verdicts = Map<string, boolean>;

type Entry = Record<string, unknown>;

const MIN_SIMILARITY = 0.85;
const MIN_NAME_SIMILARITY = 0.97;
const MIN_DEGREE_SIMILARITY = 0.75;
const MIN_TITLE_SIMILARITY = 0.8;
const MIN_SKILL_SIMILARITY = 0.9;
const MIN_ENTRY_SIMILARITY = 0.35;
const MIN_CONTAINED = 0.85;

/** The fields that the truths of a corpus speak of (`education.endDate`): what a corpus does not ask for is not wrong. */
export function spokenFields(truths: readonly Resume[]): Set<string> {
  const spoken = new Set<string>();
  for (const truth of truths)
    for (const [key, part] of Object.entries(truth))
      for (const entry of Array.isArray(part) ? part : [part])
        if (typeof entry === "object" && entry !== null) for (const field of Object.keys(entry)) spoken.add(`${key}.${field}`);
  return spoken;
}

/**
 * Judges each value as the scorer of the corpus does: entries are aligned first, and a value of an entry that is none is wrong. Fields that are
 * not `spoken` of have no verdict.
 */
export function judgeValues(read: Resume, truth: Resume, spoken: ReadonlySet<string>, scorer: Scorer): Verdicts {
  const verdicts: Verdicts = new Map();
  judgeBasics(read, truth, scorer, verdicts);
  for (const list of ["work", "volunteer", "education"] as const) judgePeriods(list, read, truth, scorer, verdicts);
  judgeSkills(read, truth, scorer, verdicts);
  judgeLanguages(read, truth, scorer, verdicts);
  for (const [list, title] of TITLED) judgeTitled(list, title, read, truth, scorer, verdicts);
  judgeFacts(read, truth, scorer, verdicts);
  return new Map([...verdicts].filter(([path]) => spoken.has(fieldOf(path))));
}

/** A list of texts is one field; what is told in a `skills` list by name may be told by keywords. */
const fieldOf = (path: string) =>
  path
    .replace(/\[\d+\]/g, "")
    .replace(/^(\w+\.\w+).*$/, "$1")
    .replace("skills.keywords", "skills.name");

const TITLED = [
  ["certificates", "name"],
  ["projects", "name"],
  ["publications", "name"],
  ["awards", "title"],
  ["interests", "name"],
  ["references", "name"],
] as const;

const alike =
  (least = MIN_SIMILARITY) =>
  (truth: unknown, read: unknown, { sim }: Scorer) =>
    sim(truth, read) >= least;
const within = (truth: unknown, read: unknown, scorer: Scorer) =>
  alike()(truth, read, scorer) || (scorer.norm(truth) !== "" && scorer.norm(read).includes(scorer.norm(truth)));
const url = (text: unknown) =>
  String(text ?? "")
    .toLowerCase()
    .replace(/^mailto:|^https?:\/\//g, "")
    .replace(/^www\./, "")
    .replace(/[/\s]+$/, "");
const sameUrl = (truth: unknown, read: unknown) => url(truth) === url(read);

const PHONE_DIGITS = 8;
function samePhone(truth: unknown, read: unknown): boolean {
  const [one, other] = [truth, read].map((text) => String(text ?? "").replace(/\D/g, "")) as [string, string];
  const count = Math.min(PHONE_DIGITS, one.length, other.length);
  return count >= 6 && one.slice(-count) === other.slice(-count);
}

function judgeBasics({ basics: read }: Resume, { basics: truth = {} }: Resume, scorer: Scorer, verdicts: Verdicts): void {
  const judge = (path: string, value: unknown, right: boolean) => value && verdicts.set(path, right);
  const bare = (name: unknown) => String(name ?? "").replace(/^(dr|prof|mr|mrs|ms)\b[\w.-]*\s*/gi, "");
  judge(
    "basics.name",
    read.name,
    scorer.norm(truth.name) === scorer.norm(read.name) || scorer.sim(bare(truth.name), bare(read.name)) >= MIN_NAME_SIMILARITY,
  );
  judge("basics.label", read.label, alike()(truth.label, read.label, scorer));
  judge("basics.email", read.email, sameUrl(truth.email, read.email));
  judge("basics.phone", read.phone, samePhone(truth.phone, read.phone));
  judge("basics.url", read.url, sameUrl(truth.url, read.url));
  judge("basics.summary", read.summary, alike()(truth.summary, read.summary, scorer));
  judge("basics.location.city", read.location?.city, within(truth.location?.city, read.location?.city, scorer));
  for (const field of ["address", "postalCode", "region", "countryCode"] as const) {
    const [said, known] = [read.location?.[field], truth.location?.[field]];
    if (said && known) verdicts.set(`basics.location.${field}`, within(known, said, scorer));
  }
  read.profiles?.forEach((profile, index) => {
    const keys = [url(profile.url), scorer.norm(profile.username)].filter(Boolean);
    const right = (truth.profiles ?? []).some((other) =>
      [url(other.url), scorer.norm(other.username)]
        .filter(Boolean)
        .some((one) =>
          keys.some(
            (key) =>
              key === one ||
              (one.length > 5 && scorer.norm(key).endsWith(scorer.norm(one))) ||
              (key.length > 5 && scorer.norm(one).endsWith(scorer.norm(key))),
          ),
        ),
    );
    for (const field of Object.keys(profile)) verdicts.set(`basics.profiles[${index}].${field}`, right);
  });
}

/** Jobs and degrees: what their entry says, when it began and ended, and its text. */
function judgePeriods(list: "work" | "volunteer" | "education", read: Resume, truth: Resume, scorer: Scorer, verdicts: Verdicts): void {
  const reads = entriesOf(read, list);
  const truths = entriesOf(truth, list);
  const partners = alignEntries(truths, reads, scorer);
  reads.forEach((entry, index) => {
    const partner = partners.get(index);
    for (const field of Object.keys(entry)) {
      const path = `${list}[${index}].${field}`;
      const right = partner ? judgeField(field, entry, partner, scorer) : () => false;
      setAll(verdicts, path, entry[field], right);
    }
  });
}

type Judge = ((value: unknown) => boolean) | undefined;

function judgeField(field: string, read: Entry, truth: Entry, scorer: Scorer): Judge {
  if (field === "startDate") return () => isStart(read, truth, scorer);
  if (field === "endDate") return () => isEnd(read, truth, scorer);
  if (field === "studyType" || field === "area") return () => scorer.sim(degreeOf(truth), degreeOf(read)) >= MIN_DEGREE_SIMILARITY;
  if (field === "location") return truth.location ? () => within(truth.location, read.location, scorer) : undefined;
  if (field === "score")
    return truth.score
      ? () =>
          [truth.score, read.score].map(scorer.norm).some((one, at, both) => one.endsWith(both[1 - at] as string)) ||
          alike()(truth.score, read.score, scorer)
      : undefined;
  if (NAMING.has(field)) return () => alike()(nameOf(truth, field), read[field], scorer);
  return (value) => isContained(value, truth);
}

const NAMING = new Set(["name", "position", "institution", "organization"]);
const nameOf = (truth: Entry, field: string) => truth[field] ?? (field === "name" ? truth.company : undefined);
const degreeOf = ({ studyType, area }: Entry) => [studyType, area].filter(Boolean).join(" ");

/** "Summer 2015" or a year alone counts as begin and as end, as in the scorer. */
function isStart({ startDate, endDate }: Entry, truth: Entry, { eqDate }: Scorer): boolean {
  if (!truth.startDate) return Boolean(truth.endDate && eqDate(truth.endDate as string, startDate));
  const isSingle = truth.startDate === truth.endDate;
  return eqDate(truth.startDate as string, startDate) || (isSingle && eqDate(truth.startDate as string, endDate));
}

const isEnd = ({ endDate }: Entry, truth: Entry, { eqDate }: Scorer) => Boolean(truth.endDate && eqDate(truth.endDate as string, endDate));

const words = (text: unknown) =>
  String(text ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];

function isContained(value: unknown, truth: Entry): boolean {
  const own = words(value);
  const known = new Set(words(JSON.stringify(truth)));
  return own.length > 0 && own.filter((word) => known.has(word)).length >= MIN_CONTAINED * own.length;
}

function alignEntries(truths: Entry[], reads: Entry[], { sim, align, eqDate }: Scorer): Map<number, Entry> {
  const dates = (truth: Entry, read: Entry) =>
    0.5 * Number(Boolean(truth.startDate && eqDate(truth.startDate as string, read.startDate))) +
    0.5 * Number(truth.endDate ? eqDate(truth.endDate as string, read.endDate) : !read.endDate);
  const names = (entry: Entry) => entry.name ?? entry.company ?? entry.institution ?? entry.organization ?? "";
  const titles = (entry: Entry) => entry.position ?? degreeOf(entry);
  const pairs = align(
    truths,
    reads,
    (a, b) => 0.4 * sim(names(a), names(b)) + 0.4 * sim(titles(a), titles(b)) + 0.3 * dates(a, b),
    MIN_ENTRY_SIMILARITY,
  );
  return new Map(pairs.map(([truth, read]) => [read, truths[truth] as Entry]));
}

const entriesOf = (resume: Resume, list: keyof Resume): Entry[] =>
  ((resume[list] ?? []) as unknown[]).map((entry) => (typeof entry === "string" ? { name: entry } : (entry as Entry)));

/** A list of texts has a verdict for each. */
function setAll(verdicts: Verdicts, path: string, value: unknown, judge: Judge): void {
  if (!judge) return;
  if (Array.isArray(value)) for (const [index, item] of value.entries()) verdicts.set(`${path}[${index}]`, judge(item));
  else if (typeof value === "string") verdicts.set(path, judge(value));
}

function judgeSkills(read: Resume, truth: Resume, scorer: Scorer, verdicts: Verdicts): void {
  const truths = entriesOf(truth, "skills");
  const groups = new Set(truths.filter(({ keywords }) => (keywords as unknown[] | undefined)?.length).map(({ name }) => scorer.norm(name)));
  const known = truths.flatMap(({ name, keywords }) =>
    (keywords as string[] | undefined)?.length ? (keywords as string[]) : [name as string],
  );
  const items: { path: string; text: string }[] = [];
  entriesOf(read, "skills").forEach(({ name, keywords, level }, index) => {
    const path = `skills[${index}]`;
    if (Array.isArray(keywords)) {
      for (const [at, text] of keywords.entries()) items.push({ path: `${path}.keywords[${at}]`, text });
      if (name && groups.size > 0) verdicts.set(`${path}.name`, groups.has(scorer.norm(name)));
    } else if (name) items.push({ path: `${path}.name`, text: name as string });
    const same = truths.find((one) => scorer.norm(one.name) === scorer.norm(name));
    if (level && same?.level) verdicts.set(`${path}.level`, alike()(same.level, level, scorer));
  });
  const pairs = scorer.align(
    known,
    items.map(({ text }) => text),
    (a, b) => (scorer.norm(a) === scorer.norm(b) ? 2 : Number(scorer.sim(a, b) >= MIN_SKILL_SIMILARITY)),
    0.5,
  );
  const right = new Set(pairs.map(([, at]) => at));
  items.forEach(({ path, text }, at) => {
    if (!groups.has(scorer.norm(text))) verdicts.set(path, right.has(at));
  });
}

function judgeLanguages(read: Resume, truth: Resume, scorer: Scorer, verdicts: Verdicts): void {
  const truths = entriesOf(truth, "languages");
  entriesOf(read, "languages").forEach(({ language, fluency }, index) => {
    const same = truths.find((one) => scorer.sim(one.language, language) >= MIN_SKILL_SIMILARITY);
    verdicts.set(`languages[${index}].language`, same !== undefined);
    if (fluency && (!same || same.fluency))
      verdicts.set(`languages[${index}].fluency`, Boolean(same && alike()(same.fluency, fluency, scorer)));
  });
}

function judgeTitled(list: keyof Resume, title: string, read: Resume, truth: Resume, scorer: Scorer, verdicts: Verdicts): void {
  const truths = entriesOf(truth, list);
  const reads = entriesOf(read, list);
  const titleOf = (entry: Entry) => entry[title] ?? entry.title ?? entry.name ?? "";
  const pairs = scorer.align(
    truths,
    reads,
    (a, b) =>
      scorer.norm(titleOf(a)) === scorer.norm(titleOf(b))
        ? 2
        : scorer.sim(titleOf(a), titleOf(b)) >= MIN_TITLE_SIMILARITY
          ? scorer.sim(titleOf(a), titleOf(b))
          : 0,
    0.5,
  );
  const partners = new Map(pairs.map(([a, b]) => [b, truths[a] as Entry]));
  reads.forEach((entry, index) => {
    const partner = partners.get(index);
    for (const [field, value] of Object.entries(entry)) {
      const path = `${list}[${index}].${field}`;
      if (!partner) setAll(verdicts, path, value, () => false);
      else if (field === title) verdicts.set(path, true);
      else if (/date/i.test(field)) partner[field] && verdicts.set(path, scorer.eqDate(partner[field] as string, value));
      else if (partner[field]) setAll(verdicts, path, value, (text) => isContained(text, partner));
    }
  });
}

/** Only fields that the truth of the CV has are judged: what a corpus does not ask for is not wrong. */
function judgeFacts(read: Resume, truth: Resume, scorer: Scorer, verdicts: Verdicts): void {
  for (const [field, value] of Object.entries(read.x ?? {})) {
    const known = truth.x?.[field as keyof NonNullable<Resume["x"]>];
    if (known) verdicts.set(`x.${field}`, within(known, value, scorer) || within(value, known, scorer));
  }
}
