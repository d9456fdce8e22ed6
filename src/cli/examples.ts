/** Example command lines of each command. A test runs each of them. */
export const EXAMPLES: Record<string, string[]> = {
  serve: ["vitae serve", "vitae serve --port 8080 --data /var/lib/vitae"],
  parse: [
    "vitae parse cv.pdf",
    "vitae parse inbox/ --out parsed/",
    "vitae parse inbox/ --out data/ --to europass",
    "vitae parse cv.pdf --coverage",
    "vitae parse cv.pdf --no-model",
    "vitae parse cv.pdf --words words.json",
  ],
  review: ["vitae review cv.pdf", "vitae review inbox/ --json"],
  format: [
    "vitae format cv.pdf --out formatted/",
    "vitae format inbox/ --out formatted/ --template viseo_template_v2 --to docx,pdf --report report.csv",
    "vitae format march.zip --out formatted/ --blind",
    'vitae format cv.pdf --out pointed/ --jd job.txt --keywords "sql, team lead"',
    "vitae format cv.pdf --out pitched/ --cover cover.json",
  ],
  watch: ["vitae watch inbox/ --out formatted/", "vitae watch inbox/ --out formatted/ --to docx,pdf --once"],
  match: [
    "vitae match --jd job.txt inbox/",
    "vitae match --jd job.txt inbox/ --no-model --out ranking.csv",
    "vitae match --jd job.txt inbox/ --data /var/lib/vitae",
  ],
  "template list": ["vitae template list"],
  "template show": ["vitae template show default"],
  "template check": ["vitae template check agency.docx"],
  "template add": ["vitae template add agency.docx --key agency"],
  "template preview": ["vitae template preview default --out preview/"],
  "template remove": ["vitae template remove agency"],
  "user list": ["vitae user list", "vitae user list --json"],
  "user create": ["vitae user create --email ada@example.com --credits 50", "vitae user create --email boss@example.com --admin"],
  "user reset-password": ["vitae user reset-password ada@example.com"],
  "user credits": ["vitae user credits ada@example.com --add 50", "vitae user credits ada@example.com --set 0"],
  "user plan": ["vitae user plan ada@example.com pro"],
  "user templates": ["vitae user templates ada@example.com default viseo_template_v2"],
  "user identities": ["vitae user identities", "vitae user identities ada@example.com --json"],
  "user unlink": ["vitae user unlink ada@example.com --yes"],
  "user delete": ["vitae user delete ada@example.com --yes"],
  mcp: ["vitae mcp --allow inbox/"],
  "key create": ['vitae key create --account boss@example.com --name "Nightly import" --scopes cv:write,cv:read --expires 2099-01-31'],
  "key list": ["vitae key list", "vitae key list --account boss@example.com --json"],
  "key revoke": ['vitae key revoke "Nightly import" --account boss@example.com --yes'],
  "words import": ["vitae words import words.json", "vitae words import words.json --account boss@example.com"],
  "words list": ["vitae words list", "vitae words list --account boss@example.com --json"],
  "words export": ["vitae words export house.json"],
  "words clear": ["vitae words clear --yes"],
  "brand set": [
    'vitae brand set --name "Acme" --logo logo.svg --primary "#5b2a86"',
    "vitae brand set acme/brand.json --account boss@example.com",
  ],
  "brand show": ["vitae brand show", "vitae brand show --json"],
  "brand preview": ["vitae brand preview --out preview/", "vitae brand preview cv.pdf --out preview/ --template executive --to pdf"],
  "brand export": ["vitae brand export house/"],
  "brand clear": ["vitae brand clear --yes"],
  "taxonomy add": ["vitae taxonomy add skills_de.csv skills_fr.csv", "vitae taxonomy add names.csv --language pl"],
  "taxonomy list": ["vitae taxonomy list"],
  "taxonomy remove": ["vitae taxonomy remove skills-de --yes"],
  "decisions list": ["vitae decisions list", "vitae decisions list --kind override --json", "vitae decisions list --cv cv.pdf"],
  "decisions export": ["vitae decisions export decisions.jsonl", "vitae decisions export decisions.csv"],
  "decisions verify": ["vitae decisions verify", "vitae decisions verify decisions.jsonl"],
  "audit list": ["vitae audit list", "vitae audit list --action document.downloaded --from 2026-11-01 --json"],
  "audit export": ["vitae audit export audit.csv"],
  "audit check": ["vitae audit check"],
  "audit scores": ["vitae audit scores scores.csv"],
  "audit pseudonym": ["vitae audit pseudonym cv.pdf"],
  "audit four-fifths": ["vitae audit four-fifths people.csv", "vitae audit four-fifths people.csv --score overall --threshold 6 --strict"],
  "person find": ['vitae person find "Ada Byron"', "vitae person find ada@example.com --account boss@example.com"],
  "person export": ['vitae person export "Ada Byron" ada.zip'],
  "person erase": ['vitae person erase "Ada Byron" --receipt receipt.json', "vitae person erase ada@example.com --yes"],
  purge: ["vitae purge", "vitae purge --older-than 3d"],
  backup: ["vitae backup backup.zip", "vitae backup backup.zip --force --data /var/lib/vitae"],
  restore: ["vitae restore backup.zip --data restored/", "vitae restore backup.zip --force"],
  doctor: ["vitae doctor", "vitae doctor --json"],
  about: ["vitae about matcher", "vitae about compliance", "vitae about notice --language de"],
  licenses: ["vitae licenses", "vitae licenses pdfjs-dist"],
  completion: [
    "vitae completion bash > ~/.local/share/bash-completion/completions/vitae",
    "vitae completion fish > ~/.config/fish/completions/vitae.fish",
  ],
};

/** What the help of the program itself begins with. */
const FIRST = ["format", "serve", "doctor"];

/** The text below a command's help; of a command with commands of its own the first example of each, of the program some to begin with. */
export function examplesOf(command?: string): string {
  const below = command === undefined ? FIRST : Object.keys(EXAMPLES).filter((name) => name.startsWith(`${command} `));
  const lines = EXAMPLES[command ?? ""] ?? below.flatMap((name) => EXAMPLES[name]?.[0] ?? []);
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
