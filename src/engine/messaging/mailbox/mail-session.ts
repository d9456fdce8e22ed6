/** A mail as the server lists it. */
export type ListedMail = { uid: number; bytes: number };
/** Where a mail goes that has been handled. */
export type HandledFolder = "Done" | "Ignored";

/** An open folder of an IMAP server. Every call throws when the connection is lost; `reasonOf` the adapter says why. */
export type MailSession = {
  /** With another one all numbers of mails mean other mails (RFC 9051, 2.3.1.1). */
  uidValidity: string;
  /** Mails that have arrived since a day, oldest first. */
  list(since: Date): Promise<ListedMail[]>;
  /** The first bytes of a mail, or all of it up to a size; null when it is gone. It stays unread. */
  read(uid: number, maxBytes: number): Promise<Uint8Array | null>;
  /**
   * Marks a mail as taken by this service. False when another one has it. Where the server cannot mark mails it is always true, and two services on one mailbox
   * would both take it.
   */
  claim(uid: number): Promise<boolean>;
  /** Moves a mail to a folder of its own, or marks it where that cannot be done. False: it stays where it is. */
  finish(uid: number, folder: HandledFolder): Promise<boolean>;
  /** Ends when mail arrives, the time is over, or the connection is lost. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** What the server can do, for `vitae doctor`. */
  abilities: { moves: boolean; marks: boolean; pushes: boolean; claimsSafely: boolean };
  /** False once the connection is lost. */
  isOpen(): boolean;
  close(): Promise<void>;
};
/** Opens the mailbox. Throws an error whose message is a sentence for the administrator. */
export type OpenMailSession = () => Promise<MailSession>;
