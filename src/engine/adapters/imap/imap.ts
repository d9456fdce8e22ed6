import { ImapFlow } from "imapflow";
import { AppError, errorCode } from "../../contract/errors.ts";
import type { HandledFolder, ListedMail, MailSession } from "../../messaging/mailbox/mail-session.ts";
import type { MailboxAddress } from "../../messaging/mailbox/settings.ts";

const CONNECT_TIMEOUT_MS = 20_000;
const GREETING_TIMEOUT_MS = 15_000;
/** A server that says nothing for so long within a command is gone. */
const SILENCE_MS = 90_000;
/** Before IDLE begins: the commands of one mail follow each other faster. */
const IDLE_DELAY_MS = 2_000;
/** The largest answer to a command beside a mail: the list of a folder of some 100,000 mails. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Where handled mails go. */
const PARENT_FOLDER = "Vitae";
const DONE_MARKS: Record<HandledFolder, string> = { Done: "$VitaeDone", Ignored: "$VitaeIgnored" };
const CLAIM = "$VitaeTaken_";

/** `claimant`: a short text of letters and digits that names this service among others on the same mailbox. */
export type ImapOptions = { password: string; claimant: string; maxMailBytes: number };

/** Opens a folder of an IMAP server, over TLS or on this machine. Throws AppError "unavailable" with the reason as a sentence. */
export async function openImap(address: MailboxAddress, { password, claimant, maxMailBytes }: ImapOptions): Promise<MailSession> {
  const client = new ImapFlow({
    host: address.host,
    port: address.port,
    secure: address.secure,
    doSTARTTLS: !address.secure && !address.isLocal,
    auth: { user: address.user, pass: password },
    logger: false,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    autoIdleDelay: IDLE_DELAY_MS,
    maxIdleTime: SILENCE_MS / 2,
    maxLineLength: MAX_ANSWER_BYTES,
    maxLiteralSize: maxMailBytes + MAX_ANSWER_BYTES,
    maxResponseSize: maxMailBytes + 2 * MAX_ANSWER_BYTES,
    clientInfo: { name: "Vitae" },
  });
  // Each call rejects by itself; without a listener the event would end the program.
  client.on("error", () => {});
  try {
    await client.connect();
    const folder = await client.mailboxOpen(address.folder);
    return sessionOf(client, folder, claimant);
  } catch (error) {
    client.close();
    throw new AppError("unavailable", sentenceOf(error, address), { cause: errorCode(error) });
  }
}

type Folder = Awaited<ReturnType<ImapFlow["mailboxOpen"]>>;

function sessionOf(client: ImapFlow, { uidValidity, permanentFlags, noModseq, readOnly }: Folder, claimant: string): MailSession {
  const marks = !readOnly && (permanentFlags === undefined || permanentFlags.has("\\*"));
  const hasModseq = client.enabled.has("CONDSTORE") && !noModseq;
  const ownClaim = `${CLAIM}${claimant}`;
  const foldersMade = new Set<HandledFolder>();

  async function claimsOf(uid: number) {
    const mail = await client.fetchOne(String(uid), { flags: true, uid: true }, { uid: true });
    const claims = mail ? [...(mail.flags ?? [])].filter((flag) => flag.startsWith(CLAIM)) : [];
    return { isThere: mail !== false, modseq: mail ? mail.modseq : undefined, claims };
  }

  async function move(uid: number, folder: HandledFolder): Promise<boolean> {
    const path = [PARENT_FOLDER, folder];
    if (readOnly) return false;
    if (!foldersMade.has(folder)) await client.mailboxCreate(path).catch(stillConnected(client));
    foldersMade.add(folder);
    return Boolean(await client.messageMove(String(uid), path, { uid: true }).catch(stillConnected(client)));
  }

  return {
    uidValidity: String(uidValidity),
    abilities: {
      moves: !readOnly,
      marks,
      pushes: client.capabilities.has("IDLE"),
      claimsSafely: marks && hasModseq,
    },
    async list(since) {
      const found = (await client.search({ since, deleted: false }, { uid: true })) || [];
      const listed: ListedMail[] = [];
      for await (const { uid, size } of found.length > 0 ? client.fetch(found, { uid: true, size: true }, { uid: true }) : [])
        listed.push({ uid, bytes: size ?? 0 });
      return listed.sort((a, b) => a.uid - b.uid);
    },
    async read(uid, maxBytes) {
      const mail = await client.fetchOne(String(uid), { uid: true, source: { start: 0, maxLength: maxBytes } }, { uid: true });
      return mail ? (mail.source ?? null) : null;
    },
    async claim(uid) {
      const before = await claimsOf(uid);
      if (!before.isThere || before.claims.some((claim) => claim !== ownClaim)) return false;
      if (!marks || before.claims.includes(ownClaim)) return true;
      // Only if nobody has changed the mail since it was looked at: of two services one is refused (RFC 7162).
      const unchanged = hasModseq && before.modseq !== undefined ? { unchangedSince: before.modseq } : {};
      await client.messageFlagsAdd(String(uid), [ownClaim], { uid: true, ...unchanged });
      const { claims } = await claimsOf(uid);
      return claims.toSorted()[0] === ownClaim;
    },
    async finish(uid, folder) {
      if (await move(uid, folder)) return true;
      if (marks) await client.messageFlagsAdd(String(uid), [DONE_MARKS[folder]], { uid: true });
      return false;
    },
    async wait(ms, signal) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = () => resolve();
      const timer = setTimeout(end, ms);
      for (const event of ["exists", "close"]) client.once(event, end);
      signal.addEventListener("abort", end, { once: true });
      if (!client.usable || signal.aborted) end();
      await promise;
      clearTimeout(timer);
      for (const event of ["exists", "close"]) client.removeListener(event, end);
      signal.removeEventListener("abort", end);
    },
    isOpen: () => client.usable,
    async close() {
      await Promise.race([client.logout().catch(() => {}), Bun.sleep(LOGOUT_MS)]);
      client.close();
    },
  };
}
const LOGOUT_MS = 1_000;

/** A command that the server refuses is one that cannot be done; a lost connection is none. */
const stillConnected = (client: ImapFlow) => (error: unknown) => {
  if (!client.usable) throw error;
  return false as const;
};

/** Why the mailbox cannot be read, in words for whoever set it up. */
function sentenceOf(error: unknown, { host, port, folder, secure, isLocal }: MailboxAddress): string {
  const {
    code = "",
    authenticationFailed,
    mailboxMissing,
    tlsFailed,
    message = "",
  } = error as Partial<Record<"code" | "message", string> & Record<"authenticationFailed" | "mailboxMissing" | "tlsFailed", boolean>>;
  if (authenticationFailed) return `${host} refuses the user or the password of the mailbox.`;
  if (mailboxMissing) return `There is no folder ${folder} in the mailbox.`;
  if (/CERT|ISSUER|SIGNED|SIGNATURE|ALTNAME/i.test(`${code} ${message}`)) return `The certificate of ${host} is not valid.`;
  if (!secure && !isLocal && (tlsFailed || /STARTTLS/i.test(message)))
    return `${host} offers no encryption (STARTTLS), and the password is not sent without it.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `The name ${host} could not be found.`;
  if (code === "ECONNREFUSED") return `${host}:${port} refuses the connection.`;
  if (/TIMEOUT/i.test(code)) return `${host}:${port} does not answer.`;
  return `The connection to ${host}:${port} failed.`;
}
