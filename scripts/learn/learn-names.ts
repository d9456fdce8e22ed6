import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NAME_KINDS } from "../../src/engine/cv/parse/recognisers/name-kinds/kinds.ts";
import { writeNameWeights } from "../../src/engine/cv/parse/recognisers/name-kinds/name-weights.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { type Example, examplesOfLists } from "./names/examples.ts";
import { fitNames } from "./names/fit-names.ts";
import { isHeldOut, judgeNames, shares } from "./names/judge-names.ts";
import { type Listed, readLists } from "./names/lists.ts";
import { openRandom, shuffle } from "./names/random.ts";
import { examplesOfPersons, examplesOfPlaces, examplesOfTables } from "./names/third-party.ts";

const USAGE = `usage: bun run learn-names [--lists DIR] [--data DIR] [--write]

Learns how names of positions, employers, institutions and degrees look, and how cities, persons and running text do. Prints how many examples of each kind
there are, and how many of a held-out tenth of the lists are recognised by what the rest taught.

  --lists  our own lists, scripts/learn/names/lists without it
  --data   a folder with tables of others: position, company, institution, area, knowledge and skill, each as .tsv.gz with a head row and the text first
  --write  learns once more, from all, and puts the weights into src/engine/cv/parse/recognisers/name-kinds/name-weights.txt`;

const WEIGHTS_FILE = join(CHECKOUT_ROOT, "src/engine/cv/parse/recognisers/name-kinds/name-weights.txt");
const SEED = 12345;

const { values } = parseArgs({
  options: {
    lists: { type: "string", default: join(CHECKOUT_ROOT, "scripts/learn/names/lists") },
    data: { type: "string" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) throw new Error(USAGE);

const lists = readLists(values.lists);
const taught = lists.filter(({ text }) => !isHeldOut(text));
const judgements = judgeNames(
  lists.filter(({ text }) => isHeldOut(text)),
  fitNames(examplesFrom(taught).filter(({ text }) => !isHeldOut(text))),
);
console.log(`held out, told right: ${shares(judgements, "kind")}`);
console.log(`by list: ${shares(judgements, "code")}`);

if (values.write) {
  const examples = examplesFrom(lists);
  for (const kind of NAME_KINDS) console.log(`${kind} ${examples.filter((example) => example.kind === kind).length}`);
  writeFileSync(WEIGHTS_FILE, writeNameWeights(fitNames(examples)));
}

/** All examples in random order: what is learnt last counts a little more. */
function examplesFrom(ours: readonly Listed[]): Example[] {
  const random = openRandom(SEED);
  const others = values.data ? examplesOfTables(values.data, random) : [];
  const all = [...others, ...examplesOfPlaces(random), ...examplesOfPersons(), ...examplesOfLists(ours, random)];
  return shuffle(all, random);
}
