import { Argument, Command, InvalidArgumentError, Option } from "commander";
import { version } from "../../package.json";
import { AGENCY_ROLES } from "../engine/contract/agency-roles.ts";
import { DATA_FORMAT_NAMES } from "../engine/contract/data-formats.ts";
import { KEY_SCOPE_NAMES } from "../engine/contract/key-scopes.ts";
import { CANDIDATE_LANGUAGES } from "../engine/contract/limits.ts";
import { describeConfig } from "../engine/setup/config.ts";
import { examplesOf } from "./examples.ts";
import { type ExitStatus, print } from "./terminal/output.ts";

const NEEDED = new Set<Option>();
const SORTS = "let this local model sort what the rules leave over";

// Commands are loaded when they are called: `vitae --version` and the converter child start without the rest of the program.
export const program = new Command("vitae")
  .description("Turns candidates' CVs into an agency's house style.")
  .version(version, "--version")
  .addHelpText("after", `${examplesOf()}\n\nMore about each: vitae COMMAND --help`)
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(`${text.trim().replace(/\s*\n\s*/g, " ")}\n`) })
  .hook("preAction", (_, called) => refuseMissing(called));

command("serve", "the web service: pages, API and job runner")
  .option("--port <number>", "port to listen on (PORT, 3000)", port)
  .option("--host <address>", "address to listen on (HOST, 127.0.0.1)")
  .addOption(dataFolder())
  .addHelpText("after", settings)
  .action(async (options) => finish(await (await import("./commands/service/serve.ts")).serve(options)));

command("worker", "converts CVs for a service on another machine, by a queue on Redis or Valkey")
  .addOption(queueAddress("the queue, as redis://HOST:6379 or rediss://USER:PASSWORD@HOST:6379 (VITAE_QUEUE_URL)"))
  .addOption(keyFile())
  .option("--concurrency <number>", "CVs at once (number of cores)", count)
  .action(async (options) => finish(await (await import("./commands/service/worker.ts")).worker(options)));

withModel(command("parse", "CVs to Resume JSON, Europass XML or HR-Open JSON; one file goes to stdout"), SORTS)
  .argument("<file...>", "PDF, DOCX or Resume JSON files, folders of them or ZIP files; - is standard input")
  .option("--out <folder>", "write <basename>.json for each file into this folder (.europass.xml, .hropen.json)")
  .addOption(
    new Option("--to <format>", "format of the data (json); with it skills and positions carry the codes of added ESCO tables").choices(
      DATA_FORMAT_NAMES,
    ),
  )
  .addOption(new Option("--ocr <when>", "read page images").choices(["auto", "always", "never"]).default("auto"))
  .option("--coverage", "print the coverage report instead: lines used, set aside and why, values without a source")
  .addOption(new Option("--proof", "the former name of --coverage").implies({ coverage: true }).hideHelp())
  .option("--concurrency <number>", "files at once (number of cores)", count)
  .option("--force", "overwrite what exists")
  .addOption(wordsFile())
  .addOption(noWords())
  .addOption(dataFolder())
  .action(async (files, options) => finish(await (await import("./commands/cvs/parse.ts")).parse(files, options)));

withModel(command("review", "what a recruiter should check in CVs: doubtful values, and lines that no field took"), SORTS)
  .argument("<file...>", "PDF, DOCX or Resume JSON files, folders of them or ZIP files; - is standard input")
  .option("--strict", "exit status 1 when there is a value to check")
  .addOption(new Option("--ocr <when>", "read page images").choices(["auto", "always", "never"]).default("auto"))
  .option("--concurrency <number>", "files at once (number of cores)", count)
  .addOption(wordsFile())
  .addOption(noWords())
  .addOption(dataFolder())
  .action(async (files, options) => finish(await (await import("./commands/cvs/review.ts")).review(files, options)));

formatting(command("format", "CVs to documents in a template"))
  .argument("<file...>", "PDF, DOCX or Resume JSON files, folders of them or ZIP files; - is standard input")
  .option("--force", "overwrite what exists")
  .option("--report <file>", "write what became of each file, as .json or .csv; one of an earlier run is continued")
  .addOption(queueAddress("let workers convert too, by this queue"))
  .addOption(keyFile())
  .action(async (files, options) => finish(await (await import("./commands/cvs/format.ts")).format(files, options)));

formatting(command("watch", "a hot folder: every CV dropped into it comes out formatted"))
  .argument("<inbox>", "the folder; what is done moves to its folder done, what failed with the reason to failed")
  .option("--settle <seconds>", "how long a file must stay unchanged", seconds, 2)
  .option("--once", "end when nothing is left in the inbox")
  .action(async (inbox, options) => finish(await (await import("./commands/cvs/watch.ts")).watch(inbox, options)));

withModel(command("match", "scores CVs against a job description, best first"), "let this local model look where the rules find little")
  .argument("<cv...>", "PDF, DOCX or Resume JSON files, folders of them or ZIP files; - is standard input")
  .option("--jd <file>", "job description (PDF, DOCX or text)")
  .option("--jd-text <text>", "job description as text")
  .option("--out <file>", "write the ranking, as .csv, .json or a report in .pdf")
  .option("--concurrency <number>", "files at once (number of cores)", count)
  .option("--force", "overwrite what exists")
  .addOption(wordsFile())
  .addOption(noWords())
  .addOption(dataFolder("; when it is named here, its decision log records what is found"))
  .action(async (files, options) => finish(await (await import("./commands/cvs/match.ts")).match(files, options)));

const template = program.command("template").description("house styles").addHelpText("after", examplesOf("template"));
command("list", "the templates that can be chosen", template)
  .addOption(dataFolder())
  .action(async (options) => finish(await (await import("./commands/house/template.ts")).templateList(options)));
command("show", "what a template says", template)
  .argument("<key>", "its key, as vitae template list names it")
  .addOption(dataFolder())
  .action(async (key, options) => finish(await (await import("./commands/house/template.ts")).templateShow(key, options)));

const ownTemplates = () => import("./commands/house/template.ts");
command("check", "what is wrong with a Word, PowerPoint or JSON template, and the tags that exist", template)
  .argument("<path>", "a .docx or .pptx file, or a folder with template.json")
  .action(async (path, options) => finish(await (await ownTemplates()).templateCheck(path, options)));
command("add", "takes an own template in, when it is sound", template)
  .argument("<path>", "a .docx or .pptx file, or a folder with template.json")
  .option("--key <key>", "its key (from the name of the file)")
  .option("--force", "replace one of the same key")
  .addOption(dataFolder())
  .action(async (path, options) => finish(await (await ownTemplates()).templateAdd(path, options)));
command("remove", "removes an own template", template)
  .argument("<key>", "its key, as vitae template list names it")
  .addOption(dataFolder())
  .action(async (key, options) => finish(await (await ownTemplates()).templateRemove(key, options)));
command("preview", "documents of a sample person, and pictures of the pages", template)
  .argument("<key>", "its key, as vitae template list names it")
  .addOption(needed("--out <folder>", "folder for the documents and pictures"))
  .addOption(dataFolder())
  .action(async (key, options) => finish(await (await ownTemplates()).templatePreview(key, options)));

const user = program.command("user").description("accounts").addHelpText("after", examplesOf("user"));
const users = () => import("./commands/accounts/user.ts");
command("list", "all accounts", user)
  .addOption(dataFolder())
  .action(async (options) => finish(await (await users()).userList(options)));
command("create", "a new account", user)
  .addOption(needed("--email <address>", "e-mail address to sign in with"))
  .option("--password <password>", "a made-up one, printed once, without it")
  .option("--admin", "an administrator")
  .option("--credits <number>", "credits to begin with", count)
  .addOption(dataFolder())
  .action(async (options) => finish(await (await users()).userCreate(options)));
command("reset-password", "a new password; ends the account's sessions", user)
  .argument("<email>", "the account's e-mail address")
  .option("--password <password>", "a made-up one, printed once, without it")
  .addOption(dataFolder())
  .action(async (email, options) => finish(await (await users()).userResetPassword(email, options)));
command("delete", "an account with its jobs and files", user)
  .argument("<email>", "the account's e-mail address")
  .option("--yes", "do not ask")
  .addOption(dataFolder())
  .action(async (email, options) => finish(await (await users()).userDelete(email, options)));
command("credits", "an account's balance", user)
  .argument("<email>", "the account's e-mail address")
  .option("--add <number>", "credits to add", count)
  .option("--set <number>", "the new balance", balance)
  .addOption(dataFolder())
  .action(async (email, options) => finish(await (await users()).userCredits(email, options)));
command("plan", "an account's plan", user)
  .argument("<email>", "the account's e-mail address")
  .addArgument(new Argument("<plan>", "start is the Basic Plan, pro the Pro Plan").choices(["none", "start", "pro"]))
  .addOption(dataFolder())
  .action(async (email, plan, options) => finish(await (await users()).userPlan(email, plan, options)));
command("templates", "the templates an account may use; none without a key", user)
  .argument("<email>", "the account's e-mail address")
  .argument("[key...]", "keys of templates, as vitae template list names them")
  .addOption(dataFolder())
  .action(async (email, keys, options) => finish(await (await users()).userTemplates(email, keys, options)));

command("identities", "identities of the identity provider that open accounts", user)
  .argument("[email]", "of this account alone")
  .addOption(dataFolder())
  .action(async (email, options) => finish(await (await users()).userIdentities(email, options)));
command("unlink", "takes an account's identities away; ends its sessions", user)
  .argument("<email>", "the account's e-mail address")
  .option("--yes", "do not ask")
  .addOption(dataFolder())
  .action(async (email, options) => finish(await (await users()).userUnlink(email, options)));

command("mcp", "a server of the Model Context Protocol over stdin and stdout, for assistants on this machine")
  .addOption(needed("--allow <folder...>", "folders whose files it may read and write; no others"))
  .addOption(dataFolder())
  .action(async (options) => finish(await (await import("./commands/service/mcp.ts")).mcp(options)));

const key = program.command("key").description("API keys: programs call the service with them").addHelpText("after", examplesOf("key"));
const keys = () => import("./commands/accounts/key.ts");
command("list", "the keys of all accounts, or of one", key)
  .option("--account <email>", "of this account alone")
  .addOption(dataFolder())
  .action(async (options) => finish(await (await keys()).keyList(options)));
command("create", "a new key, printed this once", key)
  .addOption(needed("--account <email>", "the account that the key acts for"))
  .addOption(needed("--name <name>", "what uses the key"))
  .addOption(needed("--scopes <scopes>", `what it may do: ${KEY_SCOPE_NAMES.join(", ")}, separated by commas`).argParser(listOf))
  .option("--expires <date>", "the day on which it ends, such as 2027-01-31 (never)")
  .addOption(dataFolder())
  .action(async (options) => finish(await (await keys()).keyCreate(options)));
command("revoke", "ends a key at once", key)
  .argument("<key>", "its id or name")
  .addOption(needed("--account <email>", "its account"))
  .option("--yes", "do not ask")
  .addOption(dataFolder())
  .action(async (one, options) => finish(await (await keys()).keyRevoke(one, options)));

const agency = program
  .command("agency")
  .description("accounts that work together: one wallet, one brand, the same templates")
  .addHelpText("after", examplesOf("agency"));
const agencies = () => import("./commands/accounts/agency.ts");
command("list", "the agencies of the service", agency)
  .addOption(dataFolder())
  .action(async (options) => finish(await (await agencies()).agencyList(options)));
command("show", "the members of one", agency)
  .argument("<agency>", "its name or id")
  .addOption(dataFolder())
  .action(async (name, options) => finish(await (await agencies()).agencyShow(name, options)));
command("create", "a new one, with the account that administers it and pays", agency)
  .addOption(needed("--name <name>", "its name"))
  .addOption(needed("--account <email>", "the account; its brand and words become the agency's"))
  .option("--share-jobs", "colleagues see each other's CVs and can take them over")
  .addOption(dataFolder())
  .action(async (options) => finish(await (await agencies()).agencyCreate(options)));
command("add", "makes an account a member", agency)
  .argument("<email>", "the account's e-mail address")
  .addOption(needed("--agency <agency>", "its name or id"))
  .addOption(new Option("--role <role>", "what the member may do").choices(AGENCY_ROLES).default("recruiter"))
  .addOption(dataFolder())
  .action(async (email, options) => finish(await (await agencies()).agencyAdd(email, options)));
command("role", "gives a member another role", agency)
  .argument("<email>", "the account's e-mail address")
  .addArgument(new Argument("<role>", "what the member may do").choices(AGENCY_ROLES))
  .addOption(dataFolder())
  .action(async (email, role, options) => finish(await (await agencies()).agencyRole(email, role, options)));
command("remove", "a member works alone again; its CVs for the agency stay there", agency)
  .argument("<email>", "the account's e-mail address")
  .option("--yes", "do not ask")
  .addOption(dataFolder())
  .action(async (email, options) => finish(await (await agencies()).agencyRemove(email, options)));
command("dissolve", "all members work alone again", agency)
  .argument("<agency>", "its name or id")
  .option("--yes", "do not ask")
  .addOption(dataFolder())
  .action(async (name, options) => finish(await (await agencies()).agencyDissolve(name, options)));

const words = program
  .command("words")
  .description("the agency's own headings and labels, of the house or of an account")
  .addHelpText("after", examplesOf("words"));
const houseWords = () => import("./commands/house/words.ts");
wordsCommand("list", "the headings that CVs are read with and the labels that documents are written with").action(async (options) =>
  finish(await (await houseWords()).wordsList(options)),
);
wordsCommand("export", "writes them to a JSON file, as --words reads it")
  .argument("<file>", "the file to write, such as words.json")
  .option("--force", "overwrite what exists")
  .action(async (file, options) => finish(await (await houseWords()).wordsExport(file, options)));
wordsCommand("import", "keeps those of a JSON file in the place of all that are kept")
  .argument("<file>", "a file as vitae words export writes it")
  .action(async (file, options) => finish(await (await houseWords()).wordsImport(file, options)));
wordsCommand("clear", "forgets them all")
  .option("--yes", "do not ask")
  .action(async (options) => finish(await (await houseWords()).wordsClear(options)));

const brand = program
  .command("brand")
  .description("name, logo, colours, fonts and texts of the agency in all built-in styles, of the house or of an account")
  .addHelpText("after", examplesOf("brand"));
const brands = () => import("./commands/house/brand.ts");
brandCommand("show", "what the brand says").action(async (options) => finish(await (await brands()).brandShow(options)));
brandCommand("set", "keeps the brand of a file, or changes what the options say in the one that is kept")
  .argument("[file]", "a JSON file such as vitae brand export writes; its logos and fonts are paths from its folder")
  .option("--name <name>", "the agency's name")
  .option("--logo <file>", "SVG or PNG")
  .option("--logo-dark <file>", "the same for coloured ground")
  .option("--logo-height <millimetres>", "its height on the page (as fits)", millimetres)
  .addOption(new Option("--logo-side <side>", "where it stands in the running header").choices(["left", "right"]))
  .option("--primary <colour>", "main colour, #rrggbb: name, headings, fills")
  .option("--accent <colour>", "second colour, #rrggbb: lines and marks (the main colour)")
  .option("--text <colour>", "colour of text, #rrggbb")
  .option("--heading-font <family>", "a shipped family, or one of a font file")
  .option("--body-font <family>", "the same for text")
  .option("--font-file <file>", "a TTF or OTF file, one for each cut; may be repeated", collected)
  .option("--header <text>", "running header; {name} and {label} are the candidate's")
  .option("--footer <text>", "running footer")
  .option("--confidentiality <text>", "such as Confidential, in every footer")
  .addOption(new Option("--page <size>", "page size").choices(["a4", "letter"]))
  .addOption(new Option("--dates <style>", "how dates are written").choices(["short", "long", "numeric", "year"]))
  .option("--sections <keys>", "the sections that documents show, in their order, separated by commas")
  .action(async (file, options) => finish(await (await brands()).brandSet(file, options)));
brandCommand("export", "writes it into a folder, as --brand and vitae brand set read it")
  .argument("<folder>", "the folder for brand.json, logos and fonts")
  .option("--force", "overwrite what exists")
  .action(async (folder, options) => finish(await (await brands()).brandExport(folder, options)));
brandCommand("preview", "documents of a CV or of a sample person in the brand, and pictures of the pages")
  .argument("[cv]", "a CV as PDF, Word or Resume JSON (the sample person)")
  .addOption(needed("--out <folder>", "folder for the documents and pictures"))
  .option("--template <key>", "house style", "default")
  .option("--to <types>", "docx, pdf, pptx, separated by commas (those of the template)", outputTypes)
  .action(async (cv, options) => finish(await (await brands()).brandPreview(cv, options)));
brandCommand("clear", "takes it away with its logos and fonts")
  .option("--yes", "do not ask")
  .action(async (options) => finish(await (await brands()).brandClear(options)));

const taxonomy = program
  .command("taxonomy")
  .description("taxonomies of skills and occupations, such as ESCO's, that widen what matches and enhanced CVs know")
  .addHelpText("after", examplesOf("taxonomy"));
const taxonomies = () => import("./commands/house/taxonomy.ts");
command("add", "keeps tables of an ESCO download, each in the place of the one of its name", taxonomy)
  .argument("<file...>", "skills_xx.csv, occupations_xx.csv, or the ZIP archive of the download")
  .option("--language <code>", "the language of a file whose name does not tell it, such as de")
  .addOption(dataFolder())
  .action(async (files, options) => finish(await (await taxonomies()).taxonomyAdd(files, options)));
command("list", "those that are kept", taxonomy)
  .addOption(dataFolder())
  .action(async (options) => finish(await (await taxonomies()).taxonomyList(options)));
command("remove", "takes one away", taxonomy)
  .argument("<id>", "as vitae taxonomy list names it")
  .option("--yes", "do not ask")
  .addOption(dataFolder())
  .action(async (id, options) => finish(await (await taxonomies()).taxonomyRemove(id, options)));

const decisions = program
  .command("decisions")
  .description("the decision log: what the matcher has found, who has looked, who has decided otherwise")
  .addHelpText("after", examplesOf("decisions"));
const decisionLog = () => import("./commands/compliance/decisions.ts");
command("list", "its newest records", decisions)
  .addOption(
    new Option("--kind <kind>", "records of this kind alone").choices([
      "match",
      "view",
      "download",
      "override",
      "switch",
      "export",
      "erasure",
      "cut",
    ]),
  )
  .option("--job <id>", "of this analysis")
  .option("--cv <file>", "of the CV in this file, which the log knows by a keyed hash")
  .option("--rows <number>", "how many (50)", count)
  .addOption(dataFolder())
  .action(async (options) => finish(await (await decisionLog()).decisionsList(options)));
command("verify", "whether it is as it was written; exit status 1 when it is not", decisions)
  .argument("[file]", "an export as JSON Lines; with --data its seals are checked too (the log of the data folder)")
  .option("--end <hash>", "the end of the log that was noted earlier: it must still be there")
  .addOption(dataFolder())
  .action(async (file, options) => finish(await (await decisionLog()).decisionsVerify(file, options)));
command("export", "writes all of it to a file", decisions)
  .argument("<file>", "as .jsonl, which can be verified, or as .csv for a spreadsheet")
  .option("--force", "overwrite what exists")
  .addOption(dataFolder())
  .action(async (file, options) => finish(await (await decisionLog()).decisionsExport(file, options)));

const audit = program
  .command("audit")
  .description("the audit log: who did what; scores without names for an auditor, and whether groups are selected at equal rates")
  .addHelpText("after", examplesOf("audit"));
const audits = () => import("./commands/compliance/audit.ts");
const auditLog = () => import("./commands/compliance/audit-log.ts");
auditCommand("list", "the newest records of the audit log")
  .option("--rows <number>", "how many (50)", count)
  .action(async (options) => finish(await (await auditLog()).auditList(options)));
auditCommand("export", "writes the records of the audit log to a file, the newest first")
  .argument("<file>", "as .jsonl, or as .csv for a spreadsheet")
  .option("--force", "overwrite what exists")
  .action(async (file, options) => finish(await (await auditLog()).auditExport(file, options)));
command("check", "whether the audit log is as it was written; exit status 1 when it is not", audit)
  .option("--end <hash>", "the end of the log that was noted earlier: it must still be there")
  .addOption(dataFolder())
  .action(async (options) => finish(await (await auditLog()).auditCheck(options)));
command("scores", "writes every score of the decision log, with pseudonyms and no names", audit)
  .argument("<file>", "the file to write, as .csv or .jsonl")
  .option("--force", "overwrite what exists")
  .addOption(dataFolder())
  .action(async (file, options) => finish(await (await audits()).auditScores(file, options)));
command("pseudonym", "the pseudonyms of CVs in that file, to join them with groups of your own", audit)
  .argument("<cv...>", "the files as they were uploaded")
  .addOption(dataFolder())
  .action(async (files, options) => finish(await (await audits()).auditPseudonym(files, options)));
command("four-fifths", "selection rates by group in a table of your own, and which are below four fifths of the highest", audit)
  .argument("<file>", "a CSV file with a row for each person")
  .option("--group <column>", "the column with the group", "group")
  .option("--selected <column>", "the column with yes or no", "selected")
  .option("--score <column>", "the column with scores, in the place of yes and no")
  .option("--threshold <points>", "selected is who has so many points or more (the median)", points)
  .option("--strict", "exit status 1 when a group is below")
  .action(async (file, options) => finish(await (await audits()).auditFourFifths(file, options)));

const person = program
  .command("person")
  .description("what is held of one person, in the jobs of all accounts or of one")
  .addHelpText("after", examplesOf("person"));
const people = () => import("./commands/compliance/person.ts");
personCommand("find", "lists it: by name, mail address or the name of a file").action(async (query, options) =>
  finish(await (await people()).personFind(query, options)),
);
choosing(personCommand("export", "writes it to a ZIP file: all that is held as JSON, and the documents"))
  .argument("<file>", "the file to write, such as person.zip")
  .option("--force", "overwrite what exists")
  .action(async (query, file, options) => finish(await (await people()).personExport(query, file, options)));
choosing(personCommand("erase", "erases it, and prints a receipt without a name"))
  .option("--receipt <file>", "write the receipt as JSON")
  .option("--force", "overwrite what exists")
  .option("--yes", "do not ask")
  .action(async (query, options) => finish(await (await people()).personErase(query, options)));

command("purge", "the retention sweep, now")
  .option("--older-than <days>", "such as 7d (VITAE_RETENTION_DAYS)", days)
  .addOption(dataFolder())
  .action(async (options) => finish(await (await import("./commands/service/purge.ts")).purge(options)));

command("backup", "one file with everything in the data folder, also while the service runs")
  .argument("<file>", "the file to write, such as vitae.zip")
  .option("--force", "overwrite one that exists")
  .addOption(dataFolder())
  .action(async (file, options) => finish(await (await import("./commands/service/backup.ts")).backup(file, options)));
command("restore", "puts a backup into the data folder, after checking every byte of it")
  .argument("<file>", "a file that vitae backup has written")
  .option("--force", "replace what the data folder holds")
  .addOption(dataFolder())
  .action(async (file, options) => finish(await (await import("./commands/service/restore.ts")).restore(file, options)));

command("doctor", "what is installed, reachable and configured, and how to mend it")
  .addOption(dataFolder())
  .action(async (options) => finish(await (await import("./commands/service/doctor.ts")).doctor(options)));

command("about", "what the matcher is for and how well it works, what the law asks for, and a notice for candidates")
  .addArgument(new Argument("<topic>", "what to tell about").choices(["matcher", "compliance", "notice"]))
  .addOption(new Option("--language <language>", "of the notice").choices(CANDIDATE_LANGUAGES).default("en"))
  .addOption(dataFolder())
  .action(async (topic, options) => finish((await import("./commands/compliance/about.ts")).about(topic, options)));

command("licenses", "what Vitae is made of, and under which licences")
  .argument("[name]", "the whole licence of one component")
  .action(async (name, options) => finish(await (await import("./commands/compliance/licenses.ts")).licenses(name, options)));

program
  .command("completion")
  .description("completes commands and options at the Tab key")
  .addArgument(new Argument("<shell>", "the shell to complete in").choices(["bash", "zsh", "fish"]))
  .addHelpText("after", examplesOf("completion"))
  .action(async (shell) => {
    print((await import("./completion.ts")).completionScript(program, shell));
  });

program.command("__convert", { hidden: true }).action(async () => {
  await (await import("../engine/adapters/converter/child.ts")).runConverterChild();
});

function command(name: string, description: string, parent = program) {
  return parent
    .command(name)
    .description(description)
    .option("--json", "machine-readable result on stdout")
    .option("--quiet", "say nothing when all goes well")
    .addHelpText("after", examplesOf(parent === program ? name : `${parent.name()} ${name}`));
}

function withModel(parent: Command, meaning: string) {
  return parent.option("--model <name>", `${meaning} (OLLAMA_MODEL)`).option("--no-model", "rules alone");
}

function wordsCommand(name: string, description: string) {
  return command(name, description, words).option("--account <email>", "those of this account (the house)").addOption(dataFolder());
}

function auditCommand(name: string, description: string) {
  return command(name, description, audit)
    .option("--actor <who>", "who did it: id or address of an account, id of an API key, or the user of the machine")
    .option("--action <action>", "such as document.downloaded")
    .option("--subject <id>", "to what: a job, key, webhook or template; of an account the address too")
    .option("--from <day>", "since this day or instant")
    .option("--to <day>", "until this day or instant, which is in")
    .option("--text <words>", "in the record: an address, the name of a key, what happened")
    .addOption(dataFolder());
}

function personCommand(name: string, description: string) {
  return command(name, description, person)
    .argument("<person>", "a name, a mail address or the name of a file")
    .option("--account <email>", "in the jobs of this account (all accounts, and the contact messages)")
    .addOption(dataFolder());
}

function choosing(parent: Command) {
  return parent
    .option("--item <id>", "only this, as find lists it; may be repeated", collected)
    .option("--with-mentions", "also what only mentions the person, such as the CV of a colleague");
}

function brandCommand(name: string, description: string) {
  return command(name, description, brand).option("--account <email>", "that of this account (the house)").addOption(dataFolder());
}

/** The options of everything that makes documents. */
function formatting(parent: Command) {
  return withModel(parent, SORTS)
    .addOption(needed("--out <folder>", "folder for the documents"))
    .option("--template <key>", "house style", "default")
    .option("--to <types>", "docx, pdf, pptx, separated by commas (the template's first type)", outputTypes)
    .option(
      "--blind [profile]",
      "without name, contact data and the like: contact, initials, reference, employers, full, also full+durations-photo",
    )
    .option(
      "--accept-doubts",
      "print the passages of blind CVs that may say who the candidate is, and write those without a known name; without it the passages are withheld and listed",
    )
    .addOption(
      new Option(
        "--layout <layout>",
        "house style, or the candidate's own layout without what --blind withholds (contact), as the type of the CV",
      )
        .choices(["house", "original"])
        .default("house"),
    )
    .option("--jd <file>", "job description to point the skills at (PDF, DOCX or text)")
    .option("--keywords <words>", "skills to look for, separated by commas")
    .option("--brand <file>", "the agency's brand as JSON (that of the house in the data folder)")
    .option("--no-brand", "neither that of a file nor of the data folder")
    .option("--cover <file>", "the agency's own words about the job as JSON, for templates with a place for them")
    .addOption(new Option("--ocr <when>", "read page images").choices(["auto", "always", "never"]).default("auto"))
    .option("--concurrency <number>", "files at once (number of cores)", count)
    .addOption(wordsFile())
    .addOption(noWords())
    .addOption(dataFolder());
}

function settings() {
  const lines = describeConfig().map(([variable, fallback, meaning]) => `  ${variable.padEnd(26)}${meaning} (${fallback})`);
  return `\nSettings, from the environment or a .env file in the current folder or the data folder:\n${lines.join("\n")}`;
}

/**
 * An option that must be given. Commander's own `requiredOption` is looked at before unknown options: of `vitae format a.pdf --uot out` it would
 * say that --out is missing, and not that --uot is unknown.
 */
function needed(flags: string, description: string) {
  const option = new Option(flags, description);
  NEEDED.add(option);
  return option;
}

function refuseMissing(called: Command) {
  const missing = called.options.find((option) => NEEDED.has(option) && called.getOptionValue(option.attributeName()) === undefined);
  if (missing) called.error(`error: required option '${missing.flags}' not specified`, { code: "commander.missingMandatoryOptionValue" });
}

function wordsFile() {
  return new Option("--words <file>", "the agency's headings and labels as JSON (those of the house in the data folder)");
}

function noWords() {
  return new Option("--no-words", "neither those of a file nor of the data folder");
}

function queueAddress(meaning: string) {
  return new Option("--queue <url>", meaning);
}

function keyFile() {
  return new Option("--key-file <file>", "file with the key of the queue (VITAE_QUEUE_KEY)");
}

function dataFolder(more = "") {
  return new Option("--data <folder>", `data folder (VITAE_DATA, ./data)${more}`);
}

function port(text: string) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new InvalidArgumentError("A port is a number from 0 to 65535.");
  return value;
}

function count(text: string) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError("A number from 1 is needed.");
  return value;
}

function balance(text: string) {
  return text === "0" ? 0 : count(text);
}

function millimetres(text: string) {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError("Give a number of millimetres.");
  return value;
}

function points(text: string) {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) throw new InvalidArgumentError("Give a number of points.");
  return value;
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function collected(text: string, before: string[] = []) {
  return [...before, text];
}

function seconds(text: string) {
  const value = Number(text);
  if (!(value >= 0)) throw new InvalidArgumentError("Give a number of seconds.");
  return value;
}

function days(text: string) {
  const match = /^(\d+)d?$/.exec(text);
  if (!match) throw new InvalidArgumentError("Give a number of days, such as 7d.");
  return Number(match[1]);
}

function outputTypes(text: string) {
  const known = ["docx", "pdf", "pptx"] as const;
  return [
    ...new Set(
      text.split(",").map((part) => {
        const type = known.find((one) => one === part.trim().toLowerCase());
        if (!type) throw new InvalidArgumentError(`Known types are ${known.join(", ")}.`);
        return type;
      }),
    ),
  ];
}

function finish(status: ExitStatus) {
  process.exitCode = status;
}
