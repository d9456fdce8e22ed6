import { addCredits, assignTemplates, changePassword, createUser, setCredits, setPlan } from "../../../engine/accounts/administration.ts";
import { deleteUser } from "../../../engine/accounts/delete-user.ts";
import { listIdentities, unlinkIdentities } from "../../../engine/accounts/oidc/identities.ts";
import { makePassword } from "../../../engine/accounts/passwords/hash-password.ts";
import { checkPassword } from "../../../engine/accounts/passwords/password-rules.ts";
import { addUser, listUsers, toUser, traceNewAccount, type UserRow } from "../../../engine/accounts/users.ts";
import type { Plan } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Engine } from "../../../engine/engine.ts";
import { about } from "../../batch/error-subject.ts";
import { withEngine } from "../../engine.ts";
import { namedAccount } from "../../options/account.ts";
import { checkTemplateKeys } from "../../options/template-key.ts";
import { confirmed } from "../../terminal/confirm.ts";
import { complain, type ExitStatus, type OutputOptions, print, printJson, printTable, say } from "../../terminal/output.ts";

type UserOptions = OutputOptions & { data?: string };

export const userList = (options: UserOptions) =>
  withEngine(options, ({ store }) => {
    const users = listUsers(store.db);
    if (options.json) printJson(users);
    else
      printTable(
        users.map(({ email, role, plan, credits, assignedTemplates: keys }) => ({ email, role, plan, credits, templates: keys.join(" ") })),
      );
    return 0;
  });

type CreateOptions = UserOptions & { email: string; password?: string; admin?: boolean; credits?: number };

export const userCreate = (options: CreateOptions) =>
  withEngine(options, async (engine) => {
    const password = options.password ?? makePassword();
    const create = options.admin ? createAdministrator : createRegular;
    const user = await about(options.email, () => create(engine, options.email, password));
    const row = options.credits ? addCredits(engine, user.id, options.credits, engine.now()) : user;
    return show(row, options, `${row.email} was created.`, options.password ? undefined : password);
  });

const createRegular = async (engine: Engine, email: string, password: string) =>
  createUser({ ...engine, templateKeys: await engine.templateKeys() }, { email, password });

async function createAdministrator({ store, trace, passwords, passwordRules, now, templateKeys }: Engine, email: string, password: string) {
  await checkPassword(password, passwordRules, [email]);
  const passwordHash = await passwords.hash(password);
  const assignedTemplates = await templateKeys();
  const user = { email, passwordHash, passwordIsTemporary: true, role: "admin" as const, assignedTemplates };
  return store.transaction((tx) => {
    const row = addUser(tx, user, now());
    traceNewAccount(tx, trace, row);
    return row;
  });
}

export const userResetPassword = (email: string, options: UserOptions & { password?: string }) =>
  withEngine(options, async (engine) => {
    const user = namedAccount(engine, email);
    const password = options.password ?? makePassword();
    await about(user.email, () => changePassword(engine, user.id, password));
    return show(user, options, `The password of ${user.email} was changed.`, options.password ? undefined : password);
  });

export const userDelete = (email: string, options: UserOptions & { yes?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const user = namedAccount(engine, email);
    if (!options.yes && !(await confirmed(`Delete ${user.email} with all jobs and files?`))) {
      complain("Nothing was deleted.");
      return 1;
    }
    await about(user.email, () => deleteUser(engine, user.id));
    return show(user, options, `${user.email} was deleted.`);
  });

export const userIdentities = (email: string | undefined, options: UserOptions) =>
  withEngine(options, (engine) => {
    const identities = listIdentities(engine.store.db, email === undefined ? undefined : namedAccount(engine, email).id);
    if (options.json) printJson(identities);
    else if (identities.length === 0) say("No identity is linked to an account.", options);
    else
      printTable(
        identities.map(({ linkedAt, lastUsedAt, ...identity }) => ({ ...identity, linked: day(linkedAt), "last used": day(lastUsedAt) })),
      );
    return 0;
  });

const day = (instant: string) => instant.slice(0, 10);

export const userUnlink = (email: string, options: UserOptions & { yes?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const user = namedAccount(engine, email);
    if (!options.yes && !(await confirmed(`Take the identities of ${user.email} away, and end its sessions?`))) {
      complain("Nothing was unlinked.");
      return 1;
    }
    const removed = unlinkIdentities(engine, user.id);
    if (removed === 0) throw new AppError("not_found", `No identity is linked to ${user.email}.`);
    engine.log.write("info", "sign-in", "The identities of an account were unlinked.", { user: user.id });
    return show(user, options, `${user.email} is opened by no identity any more.`);
  });

export const userCredits = (email: string, options: UserOptions & { add?: number; set?: number }) =>
  withEngine(options, async (engine) => {
    const { add, set } = options;
    if ((add === undefined) === (set === undefined)) throw new AppError("invalid", "Give either --add N or --set N.");
    const { id } = namedAccount(engine, email);
    const user = await about(email, () =>
      add === undefined ? setCredits(engine, id, set ?? 0, engine.now()) : addCredits(engine, id, add, engine.now()),
    );
    return show(user, options, `${user.email} has ${user.credits} credits.`);
  });

export const userPlan = (email: string, plan: "none" | "start" | "pro", options: UserOptions) =>
  withEngine(options, async (engine) => {
    const chosen: Plan = plan === "none" ? null : plan;
    const user = await about(email, () => setPlan(engine, namedAccount(engine, email).id, chosen));
    return show(user, options, `The plan of ${email} is ${plan}.`);
  });

export const userTemplates = (email: string, keys: string[], options: UserOptions) =>
  withEngine(options, async (engine) => {
    const { id } = namedAccount(engine, email);
    await checkTemplateKeys(keys, engine.config);
    const templateKeys = await engine.templateKeys();
    const user = await about(email, () => assignTemplates(engine, id, keys, templateKeys));
    return show(user, options, `${user.email} may use: ${user.assignedTemplates.join(", ") || "no template"}.`);
  });

/** `made` is a password that was made up here: this is the one time that it can be seen, so it is shown even with `--quiet`. */
function show(row: UserRow, options: OutputOptions, line: string, made?: string): ExitStatus {
  if (options.json) printJson({ ...toUser(row), ...(made && { password: made }) });
  else {
    say(line, options);
    if (made) print(`Password: ${made}`);
  }
  return 0;
}
