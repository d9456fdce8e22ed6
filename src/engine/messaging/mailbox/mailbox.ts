import { setTimeout as sleep } from "node:timers/promises";
import type { MailboxState } from "../../contract/api.ts";
import { AppError, errorCode, errorLocation } from "../../contract/errors.ts";
import type { MailSession, OpenMailSession } from "./mail-session.ts";
import { findMail, handledUids, MAX_MAIL_AGE_MS } from "./mails.ts";
import { giveUpInterrupted, type ReplyTools, sendReplies } from "./replies.ts";
import { type TakeTools, takeMail } from "./take-mail.ts";

const SECOND_MS = 1_000;
/** Waits after attempts to connect that failed. */
const RECONNECT_MS = [1, 5, 15, 30, 60, 120, 300, 600].map((seconds) => seconds * SECOND_MS);
/** How often mail is looked for where the server tells of new mail, and where it does not. Some that say that they tell do not. */
const LOOK_MS = { pushed: 120 * SECOND_MS, polled: 30 * SECOND_MS };
const REPLY_LOOK_MS = 5 * SECOND_MS;

export type MailboxTools = TakeTools & { open: OpenMailSession; replies?: ReplyTools };
export type Mailbox = {
  begin(): void;
  /** Takes what is in the mailbox now, and ends. Throws what connecting throws. */
  takeAll(): Promise<void>;
  /** Answers what waits to be answered. */
  sendReplies(): Promise<void>;
  state(): MailboxState;
  /** Ends with the attachment that is at work; what is left is taken at the next start. */
  stop(): Promise<void>;
};

/** Reads a mailbox as long as the service runs: at once when the server tells of new mail, else now and then; connects again after growing waits. */
export function openMailbox(tools: MailboxTools): Mailbox {
  const { log, now, replies } = tools;
  const ending = new AbortController();
  const isStopped = () => ending.signal.aborted;
  let state: MailboxState = { state: "connecting", since: now().toISOString() };
  let reading: Promise<void> | undefined;
  let answering: Promise<void> | undefined;
  let timer: Timer | undefined;

  function enter(next: Omit<MailboxState, "since">): void {
    if (next.state === state.state && next.reason === state.reason) return;
    state = { ...next, since: now().toISOString() };
    if (next.state === "connected") log.write("info", "mailbox", "The mailbox is connected.");
    else log.write("warning", "mailbox", next.reason ?? "The mailbox is not connected.");
  }

  async function readOn(): Promise<void> {
    let failures = 0;
    while (!isStopped()) {
      try {
        await readSession(() => {
          failures = 0;
        });
      } catch (error) {
        enter({ state: "disconnected", reason: reasonOf(error) });
      }
      if (isStopped()) return;
      const wait = RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)] as number;
      failures += 1;
      await sleep(wait, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  /** One connection, from its beginning to its end. */
  async function readSession(isWell: () => void): Promise<void> {
    const session = await tools.open();
    // What is under way with the server is broken off; what is under way with the database ends.
    const hangUp = () => void session.close();
    ending.signal.addEventListener("abort", hangUp, { once: true });
    try {
      enter({ state: "connected" });
      const lookMs = session.abilities.pushes ? LOOK_MS.pushed : LOOK_MS.polled;
      while (!isStopped() && session.isOpen()) {
        await takeMails(tools, session, ending.signal);
        isWell();
        await session.wait(lookMs, ending.signal);
      }
      if (!isStopped()) throw new AppError("unavailable", "The mail server has closed the connection.");
    } finally {
      ending.signal.removeEventListener("abort", hangUp);
      await session.close();
    }
  }

  const answer = async () => {
    if (!replies || answering) return;
    answering = sendReplies(replies, isStopped)
      .catch((error) => log.write("error", "mailbox", "The replies could not be read.", { code: errorCode(error) }))
      .finally(() => {
        answering = undefined;
      });
    await answering;
  };

  return {
    begin() {
      if (reading) return;
      if (replies) giveUpInterrupted(replies);
      reading = readOn();
      timer = setInterval(() => void answer(), REPLY_LOOK_MS);
      timer.unref();
    },
    async takeAll() {
      const session = await tools.open();
      try {
        await takeMails(tools, session, ending.signal);
      } finally {
        await session.close();
      }
    },
    sendReplies: answer,
    state: () => state,
    async stop() {
      ending.abort();
      clearInterval(timer);
      await Promise.all([reading, answering]);
    },
  };
}

/** Takes the mails of the folder that are not done with, one after the other. */
async function takeMails(tools: MailboxTools, session: MailSession, stopped: AbortSignal): Promise<void> {
  const { store, log, now, mailbox } = tools;
  const { uidValidity } = session;
  const listed = await session.list(new Date(now().getTime() - MAX_MAIL_AGE_MS));
  const handled = handledUids(
    store.db,
    { mailbox, uidValidity },
    listed.map(({ uid }) => uid),
  );
  for (const mail of listed.filter(({ uid }) => !handled.has(uid))) {
    if (stopped.aborted) return;
    try {
      const taken = await takeMail(tools, session, mail, stopped);
      if (taken === "stop") return;
      if (taken === "Done" || taken === "Ignored") await session.finish(mail.uid, taken);
    } catch (error) {
      if (stopped.aborted || !session.isOpen() || error instanceof AppError) throw error;
      log.write("error", "mailbox", "A mail could not be taken.", { code: errorCode(error), at: errorLocation(error) });
    }
  }
  await moveHandled(tools, session, [...handled]);
}

/** Mails that were done with when the connection was lost, before they could be moved. */
async function moveHandled({ store, mailbox }: MailboxTools, session: MailSession, uids: number[]): Promise<void> {
  for (const uid of uids) {
    if (!session.abilities.moves) return;
    const outcome = findMail(store.db, { mailbox, uidValidity: session.uidValidity, uid })?.outcome;
    session.abilities.moves = await session.finish(uid, outcome === "taken" || outcome === "copy" ? "Done" : "Ignored");
  }
}

const reasonOf = (error: unknown) => (error instanceof AppError ? error.message : "The connection to the mail server was lost.");
