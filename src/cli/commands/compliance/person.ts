import { COMMAND_LINE } from "../../../engine/compliance/decisions/write-record.ts";
import { erasePerson } from "../../../engine/compliance/people/erase-person.ts";
import { exportPerson } from "../../../engine/compliance/people/export-person.ts";
import { findPerson } from "../../../engine/compliance/people/find-person.ts";
import type { ErasureReceipt, KnownBackup, PersonFound, PersonItem } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import { writeZip } from "../../../engine/cv/package/zip-writer.ts";
import type { Engine } from "../../../engine/engine.ts";
import type { Keeper } from "../../../engine/house/keeper.ts";
import { withEngine } from "../../engine.ts";
import { refuseExisting, saveFile } from "../../files/saved-file.ts";
import { namedAccount } from "../../options/account.ts";
import { confirmed } from "../../terminal/confirm.ts";
import { complain, type ExitStatus, type OutputOptions, printJson, printTable, say } from "../../terminal/output.ts";

type PersonOptions = OutputOptions & { data?: string; account?: string };

export const personFind = (query: string, options: PersonOptions) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const found = await findPerson(engine, keeperOf(engine, options), query);
    if (options.json) printJson(found);
    else showFound(found, options);
    return 0;
  });

type ChooseOptions = { item?: string[]; withMentions?: boolean };

export const personExport = (query: string, file: string, options: PersonOptions & ChooseOptions & { force?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    refuseExisting(file, options.force);
    const keeper = keeperOf(engine, options);
    const { items } = await findPerson(engine, keeper, query);
    const chosen = chooseItems(items, options);
    const made = await exportPerson(engine, keeper, { query, items: chosen.map(({ id }) => id), by: COMMAND_LINE });
    const parts: [string, Uint8Array | string][] = [["person.json", made.json]];
    for (const { path, fileName } of made.files) {
      const document = Bun.file(path);
      // One that is removed meanwhile is left out.
      if (await document.exists()) parts.push([fileName, await document.bytes()]);
    }
    await saveFile(file, writeZip(parts));
    if (options.json) printJson({ file, files: made.files.length });
    else say(`${file}: what is held, as JSON, and ${made.files.length} document(s).`, options);
    return 0;
  });

type EraseOptions = PersonOptions & ChooseOptions & { yes?: boolean; receipt?: string; force?: boolean };

export const personErase = (query: string, options: EraseOptions) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const { receipt, force } = options;
    if (receipt) refuseExisting(receipt, force);
    const keeper = keeperOf(engine, options);
    const found = await findPerson(engine, keeper, query);
    const chosen = chooseItems(options.item ? found.items : found.items.filter(({ erasable }) => erasable), options);
    if (!options.json) showFound(found, options);
    if (chosen.length === 0) {
      complain("There is nothing to erase.");
      return 1;
    }
    if (!options.yes && !(await confirmed(`Erase ${chosen.length} item(s)? This cannot be undone.`))) {
      complain("Nothing was erased.");
      return 1;
    }
    const erased = await erasePerson(engine, keeper, { query, items: chosen.map(({ id }) => id), by: COMMAND_LINE });
    if (receipt) await saveFile(receipt, `${JSON.stringify(erased, null, 2)}\n`);
    if (options.json) printJson(erased);
    else for (const line of receiptLines(erased)) say(line, options);
    return 0;
  });

/**
 * Those that are named, else all that are of the person, and with `--with-mentions` also what mentions the person. Throws AppError "conflict" where these are of several people: a name
 * finds namesakes.
 */
function chooseItems(items: PersonItem[], { item, withMentions }: ChooseOptions): PersonItem[] {
  if (item) return item.map((id) => items.find((one) => one.id === id) ?? notFound(id));
  const chosen = items.filter(({ how }) => withMentions || how !== "mentioned");
  const emails = new Set(chosen.flatMap(({ email, how }) => (email && how !== "mentioned" ? [email.toLowerCase()] : [])));
  if (emails.size > 1)
    throw new AppError(
      "conflict",
      `These may be several people: ${[...emails].sort().join(", ")}. Search by one of these addresses, or choose with --item ID.`,
    );
  return chosen;
}

function notFound(id: string): never {
  throw new AppError("not_found", `This search does not find ${id}.`);
}

function showFound({ items, decisions, unread, backups }: PersonFound, options: OutputOptions) {
  if (items.length === 0) say("Nothing is held of this person.", options);
  else
    printTable(
      items.map(({ id, kind, how, title, name, email, account, at }) => ({
        item: id,
        kind,
        found: HOW[how],
        title,
        name,
        email,
        account,
        since: at.slice(0, 10),
      })),
    );
  if (decisions > 0) say(`${decisions} record(s) of the decision log are about these CVs. They have no name in them and stay.`, options);
  if (unread > 0) say(`${unread} other job(s) have not been read: they can be found by the names of their files alone.`, options);
  sayBackups(backups, options);
}

const HOW: Record<PersonItem["how"], string> = {
  name: "by name",
  mail: "by mail",
  file: "by file name",
  "same-file": "the same file",
  mentioned: "mentioned only",
};

function sayBackups(backups: KnownBackup[], options: OutputOptions) {
  if (backups.length > 0) say("Backups that hold this too:", options);
  for (const { madeAt, path, isThere } of backups)
    say(`  ${madeAt}  ${path}${isThere ? "" : " (no longer there: moved or deleted)"}`, options);
}

function receiptLines({ record, hash, at, erased, reasons, subject }: ErasureReceipt): string[] {
  return [
    `Erased at ${at}: ${erased.length} item(s) with ${erased.reduce((sum, { files }) => sum + files, 0)} document(s)${reasons > 0 ? `, and ${reasons} reason(s) of overrides` : ""}.`,
    `Recorded as number ${record} of the decision log, ${hash}, for the person ${subject.slice(0, 12)}.`,
    "A backup that is restored here is erased again at the next start of the service. Elsewhere the backups are yours to delete.",
  ];
}

/** All accounts, or the one that `--account` names. */
const keeperOf = (engine: Engine, { account }: PersonOptions): Keeper =>
  account === undefined ? "house" : { userId: namedAccount(engine, account).id };
