import { createAgency, dissolveAgency, listAgencies } from "../../../engine/agencies/agencies.ts";
import { ownAgency } from "../../../engine/agencies/describe-agency.ts";
import { changeMember, enrolMember, removeMember } from "../../../engine/agencies/members.ts";
import { type AgencyRow, firstAdministrator, ownMembership } from "../../../engine/agencies/membership.ts";
import type { Agency, AgencyRole } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Engine } from "../../../engine/engine.ts";
import { withEngine } from "../../engine.ts";
import { namedAccount } from "../../options/account.ts";
import { confirmed } from "../../terminal/confirm.ts";
import { complain, type ExitStatus, type OutputOptions, printJson, printTable, say } from "../../terminal/output.ts";

type AgencyOptions = OutputOptions & { data?: string };

export const agencyList = (options: AgencyOptions) =>
  withEngine(options, (engine) => {
    const agencies = listAgencies(engine.store.db).map((row) => described(engine, row));
    if (options.json) printJson(agencies);
    else if (agencies.length === 0) say("There are no agencies: each account works alone.", options);
    else
      printTable(
        agencies.map(({ id, name, members, sharesJobs }) => ({
          id,
          name,
          members: members.length,
          pays: members.find(({ pays }) => pays)?.email ?? "",
          "shares jobs": sharesJobs ? "yes" : "no",
        })),
      );
    return 0;
  });

export const agencyShow = (name: string, options: AgencyOptions) =>
  withEngine(options, (engine) => show(described(engine, agencyNamed(engine, name)), options));

export const agencyCreate = ({
  account,
  name,
  shareJobs,
  ...options
}: AgencyOptions & { account: string; name: string; shareJobs?: boolean }) =>
  withEngine(options, (engine) => {
    const { id, email } = namedAccount(engine, account);
    const agency = createAgency(engine, id, { name, sharesJobs: shareJobs ?? false });
    say(`The agency ${agency.name} was made; ${email} administers it and pays.`, options);
    return show(agency, options);
  });

export const agencyAdd = (email: string, { agency: name, role, ...options }: AgencyOptions & { agency: string; role: AgencyRole }) =>
  withEngine(options, (engine) => {
    const agency = agencyNamed(engine, name);
    const account = namedAccount(engine, email);
    enrolMember(engine, agency.id, account.id, role);
    say(`${account.email} is in ${agency.name} now.`, options);
    return show(described(engine, agency), options);
  });

export const agencyRole = (email: string, role: AgencyRole, options: AgencyOptions) =>
  withEngine(options, (engine) => {
    const { account, agency } = memberNamed(engine, email);
    return show(changeMember(engine, firstAdministrator(engine.store.db, agency), account.id, role), options);
  });

/** The jobs that were made for the agency become those of its first administrator, or of the account that pays when that one is removed. */
export const agencyRemove = (email: string, { yes, ...options }: AgencyOptions & { yes?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const { account, agency } = memberNamed(engine, email);
    if (!yes && !(await confirmed(`Remove ${account.email} from ${agency.name}? What was done for the agency stays there.`)))
      return nothing();
    removeMember(engine, firstAdministrator(engine.store.db, agency), account.id);
    if (options.json) printJson({ removed: account.email });
    else say(`${account.email} works alone now.`, options);
    return 0;
  });

export const agencyDissolve = (name: string, { yes, ...options }: AgencyOptions & { yes?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const agency = agencyNamed(engine, name);
    if (!yes && !(await confirmed(`Dissolve ${agency.name}? Its members work alone then, each with the own CVs.`))) return nothing();
    dissolveAgency(engine, firstAdministrator(engine.store.db, agency));
    if (options.json) printJson({ dissolved: agency.id });
    else say(`${agency.name} was dissolved.`, options);
    return 0;
  });

function nothing(): ExitStatus {
  complain("Nothing was changed.");
  return 1;
}

const described = ({ store, now }: Engine, agency: AgencyRow): Agency => ownAgency(store.db, firstAdministrator(store.db, agency), now());

function show(agency: Agency, options: OutputOptions): ExitStatus {
  if (options.json) printJson(agency);
  else
    printTable(
      agency.members.map(({ email, role, joinedAt, pays, creditsThisMonth }) => ({
        member: email,
        role,
        joined: joinedAt.slice(0, 10),
        pays: pays ? "yes" : "",
        "credits this month": creditsThisMonth,
      })),
    );
  return 0;
}

function memberNamed(engine: Engine, email: string) {
  const account = namedAccount(engine, email);
  return { account, agency: ownMembership(engine.store.db, account.id).agency };
}

/** By its id, or by its name where that is the only one. */
function agencyNamed({ store }: Engine, asked: string): AgencyRow {
  const [found, other] = listAgencies(store.db).filter(({ id, name }) => id === asked || name === asked);
  if (!found) throw new AppError("not_found", `There is no agency ${asked}.`);
  if (other) throw new AppError("invalid", `There are several agencies with the name ${asked}. Please give the id of one.`);
  return found;
}
