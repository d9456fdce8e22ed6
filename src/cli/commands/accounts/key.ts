import { createApiKey, listApiKeys, revokeApiKey } from "../../../engine/accounts/keys/api-keys.ts";
import { listUsers } from "../../../engine/accounts/users.ts";
import type { ApiKey } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import { withEngine } from "../../engine.ts";
import { namedAccount } from "../../options/account.ts";
import { confirmed } from "../../terminal/confirm.ts";
import { complain, type ExitStatus, type OutputOptions, print, printJson, printTable, say } from "../../terminal/output.ts";

type KeyOptions = OutputOptions & { data?: string };

export const keyList = (options: KeyOptions & { account?: string }) =>
  withEngine(options, (engine) => {
    const accounts = options.account === undefined ? listUsers(engine.store.db) : [namedAccount(engine, options.account)];
    const keys = accounts.flatMap(({ id, email }) => listApiKeys(engine.store, id).map((key) => ({ account: email, ...key })));
    if (options.json) printJson(keys);
    else if (keys.length === 0) say("There are no API keys.", options);
    else
      printTable(keys.map((key) => ({ id: key.id, account: key.account, name: key.name, scopes: key.scopes.join(" "), ...datesOf(key) })));
    return 0;
  });

const datesOf = ({ createdAt, expiresAt, lastUsedAt }: ApiKey) => ({
  created: dayOf(createdAt),
  expires: expiresAt ? dayOf(expiresAt) : "never",
  used: lastUsedAt ? dayOf(lastUsedAt) : "never",
});
const dayOf = (instant: string) => instant.slice(0, 10);

type CreateOptions = KeyOptions & { account: string; name: string; scopes: string[]; expires?: string };

/** The key goes to stdout alone: this is the one time that it can be seen, so it is printed even with `--quiet`. */
export const keyCreate = ({ account, name, scopes, expires, ...options }: CreateOptions) =>
  withEngine(options, (engine) => {
    const user = namedAccount(engine, account);
    const made = createApiKey(engine, user, { name, scopes, expiresAt: expires }, engine.now());
    if (options.json) printJson(made);
    else {
      say(`The API key ${made.name} of ${user.email} was made. It is shown this once:`, options);
      print(made.key);
    }
    return 0;
  });

export const keyRevoke = (key: string, options: KeyOptions & { account: string; yes?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const user = namedAccount(engine, options.account);
    const { id, name } = keyNamed(listApiKeys(engine.store, user.id), key);
    if (!options.yes && !(await confirmed(`Revoke the API key ${name} of ${user.email}?`))) {
      complain("Nothing was revoked.");
      return 1;
    }
    revokeApiKey(engine, user.id, id);
    if (options.json) printJson({ revoked: id });
    else say(`The API key ${name} of ${user.email} was revoked.`, options);
    return 0;
  });

/** By its id, or by its name where that is the only one. */
function keyNamed(keys: ApiKey[], asked: string): ApiKey {
  const [found, other] = keys.filter(({ id, name }) => id === asked || name === asked);
  if (!found) throw new AppError("not_found", `There is no API key ${asked}.`);
  if (other) throw new AppError("invalid", `There are several API keys with the name ${asked}. Please give the id of one.`);
  return found;
}
