import type { Socket } from "bun";

type StoredMail = { uid: number; bytes: Buffer; flags: Set<string>; modseq: number; at: Date };
type Session = { buffer: string; folder?: string; isIdle: boolean; tag: string };
type Connection = Socket<Session>;

export type ImapStandIn = {
  port: number;
  password: string;
  folders: Map<string, StoredMail[]>;
  uidValidity: number;
  /** Delivers a mail into a folder, and tells who waits there. */
  deliver(mail: string, folder?: string): number;
  /** The number of mails in a folder. */
  count(folder: string): number;
  /** Asked before each command is answered: `drop` ends the connection instead, `no` refuses the command, `silence` lets it wait for ever. */
  before: (command: string) => "drop" | "no" | "silence" | undefined;
  /** The commands that came, without tags. */
  commands: string[];
  /** Ends all connections, as a server does that is restarted. */
  dropAll(): void;
  stop(): void;
};

/** As much of IMAP (RFC 9051, CONDSTORE of RFC 7162, MOVE, IDLE) as a client of the mailbox needs, on 127.0.0.1. */
export function startImapStandIn({ capabilities = "IMAP4rev1 IDLE MOVE UIDPLUS ENABLE CONDSTORE", keywords = true } = {}): ImapStandIn {
  const connections = new Set<Connection>();
  let nextUid = 1;
  let modseq = 1;
  const server = Bun.listen<Session>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open(socket) {
        socket.data = { buffer: "", isIdle: false, tag: "" };
        connections.add(socket);
        socket.write(`* OK [CAPABILITY ${capabilities}] ready\r\n`);
      },
      close: (socket) => void connections.delete(socket),
      data(socket, chunk) {
        socket.data.buffer += chunk.toString("latin1");
        for (let end = socket.data.buffer.indexOf("\r\n"); end >= 0; end = socket.data.buffer.indexOf("\r\n")) {
          const line = socket.data.buffer.slice(0, end);
          socket.data.buffer = socket.data.buffer.slice(end + 2);
          answer(socket, line);
        }
      },
      drain: (socket) => flush(socket),
    },
  });

  const waiting = new Map<Connection, Buffer[]>();
  /** A socket takes only a part of a large mail at once. */
  function send(socket: Connection, ...parts: (string | Buffer)[]): void {
    const queue = waiting.get(socket) ?? [];
    waiting.set(socket, queue);
    queue.push(...parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
    flush(socket);
  }
  function flush(socket: Connection): void {
    const queue = waiting.get(socket) ?? [];
    while (queue.length > 0) {
      const first = queue[0] as Buffer;
      const written = socket.write(first);
      if (written < first.length) {
        queue[0] = first.subarray(Math.max(0, written));
        return;
      }
      queue.shift();
    }
  }

  const standIn: ImapStandIn = {
    port: server.port,
    password: "secret",
    folders: new Map([["INBOX", []]]),
    uidValidity: 7,
    commands: [],
    before: () => undefined,
    deliver(mail, folder = "INBOX") {
      const bytes = Buffer.from(mail.replaceAll(/\r?\n/g, "\r\n"), "latin1");
      const uid = nextUid++;
      folderOf(folder).push({ uid, bytes, flags: new Set(), modseq: ++modseq, at: new Date() });
      for (const socket of connections)
        if (socket.data.isIdle && socket.data.folder === folder) send(socket, `* ${folderOf(folder).length} EXISTS\r\n`);
      return uid;
    },
    count: (folder) => standIn.folders.get(folder)?.length ?? 0,
    dropAll() {
      for (const socket of connections) socket.terminate();
    },
    stop: () => server.stop(true),
  };

  function folderOf(name: string): StoredMail[] {
    const mails = standIn.folders.get(name) ?? [];
    standIn.folders.set(name, mails);
    return mails;
  }

  function answer(socket: Connection, line: string) {
    if (socket.data.isIdle && line.toUpperCase() === "DONE") {
      socket.data.isIdle = false;
      return send(socket, `${socket.data.tag} OK idle is over\r\n`);
    }
    const [tag = "", ...words] = line.split(" ");
    const command = words.join(" ");
    if (!/^LOGIN|^AUTHENTICATE/i.test(command)) standIn.commands.push(command);
    const instead = standIn.before(command);
    if (instead === "drop") return void socket.terminate();
    if (instead === "silence") return;
    if (instead === "no") return send(socket, `${tag} NO not here\r\n`);
    const verb = (words[0] ?? "").toUpperCase();
    const ok = (text = "done") => send(socket, `${tag} OK ${text}\r\n`);
    if (verb === "CAPABILITY") {
      send(socket, `* CAPABILITY ${capabilities}\r\n`);
      return ok();
    }
    if (verb === "LOGIN") return line.includes(standIn.password) ? ok() : send(socket, `${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`);
    if (verb === "ENABLE") {
      send(socket, `* ENABLED ${words.slice(1).join(" ")}\r\n`);
      return ok();
    }
    if (verb === "LIST") {
      const wanted = unquoted(words.slice(2).join(" "));
      if (wanted === "") send(socket, `* LIST (\\Noselect) "/" ""\r\n`);
      for (const name of standIn.folders.keys()) if (wanted === "*" || wanted === name) send(socket, `* LIST () "/" "${name}"\r\n`);
      return ok();
    }
    if (verb === "SELECT") return select(socket, tag, unquoted(command.slice(7).replace(/ \(.*\)$/, "")));
    if (verb === "CREATE") {
      const name = unquoted(command.slice(7));
      if (standIn.folders.has(name)) return send(socket, `${tag} NO [ALREADYEXISTS] there\r\n`);
      folderOf(name);
      return ok();
    }
    if (verb === "IDLE") {
      Object.assign(socket.data, { isIdle: true, tag });
      return send(socket, "+ idling\r\n");
    }
    if (verb === "LOGOUT") {
      send(socket, "* BYE\r\n", `${tag} OK bye\r\n`);
      return void socket.end();
    }
    if (verb === "UID") return withUids(socket, tag, command.slice(4));
    return ok();
  }

  function select(socket: Connection, tag: string, name: string) {
    const mails = standIn.folders.get(name);
    if (!mails) return send(socket, `${tag} NO [NONEXISTENT] no such folder\r\n`);
    socket.data.folder = name;
    send(
      socket,
      "* FLAGS (\\Seen \\Deleted)\r\n",
      `* OK [PERMANENTFLAGS (\\Seen \\Deleted${keywords ? " \\*" : ""})] flags\r\n`,
      `* ${mails.length} EXISTS\r\n`,
      `* OK [UIDVALIDITY ${standIn.uidValidity}] valid\r\n`,
      `* OK [UIDNEXT ${nextUid}] next\r\n`,
      capabilities.includes("CONDSTORE") ? `* OK [HIGHESTMODSEQ ${modseq}] highest\r\n` : "",
      `${tag} OK [READ-WRITE] selected\r\n`,
    );
  }

  function withUids(socket: Connection, tag: string, command: string) {
    const mails = folderOf(socket.data.folder ?? "INBOX");
    const [verb = "", set = ""] = command.split(" ");
    const chosen = mails.filter(({ uid }) => isIn(set, uid));
    const seq = (mail: StoredMail) => mails.indexOf(mail) + 1;
    const has = capabilities.includes("CONDSTORE");
    const stateOf = ({ uid, flags, modseq: at }: StoredMail) => `UID ${uid} FLAGS (${[...flags].join(" ")})${has ? ` MODSEQ (${at})` : ""}`;
    switch (verb.toUpperCase()) {
      case "SEARCH":
        send(socket, `* SEARCH ${mails.map(({ uid }) => uid).join(" ")}\r\n`);
        break;
      case "FETCH": {
        const part = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/i.exec(command);
        for (const mail of chosen) {
          const body = part ? mail.bytes.subarray(Number(part[1]), Number(part[1]) + Number(part[2])) : undefined;
          const size = /RFC822\.SIZE/i.test(command) ? ` RFC822.SIZE ${mail.bytes.length}` : "";
          send(socket, `* ${seq(mail)} FETCH (${stateOf(mail)}${size}`);
          if (body) send(socket, ` BODY[]<${part?.[1]}> {${body.length}}\r\n`, body);
          send(socket, ")\r\n");
        }
        break;
      }
      case "STORE": {
        const limit = /UNCHANGEDSINCE (\d+)/i.exec(command)?.[1];
        const added = /\+FLAGS(?:\.SILENT)? \(([^)]*)\)/i.exec(command)?.[1]?.split(" ") ?? [];
        const stale = chosen.filter((mail) => limit !== undefined && mail.modseq > Number(limit));
        for (const mail of chosen.filter((one) => !stale.includes(one))) {
          for (const flag of added) mail.flags.add(flag);
          mail.modseq = ++modseq;
          send(socket, `* ${seq(mail)} FETCH (${stateOf(mail)})\r\n`);
        }
        if (stale.length > 0) return send(socket, `${tag} OK [MODIFIED ${stale.map(({ uid }) => uid).join(",")}] some were changed\r\n`);
        break;
      }
      case "MOVE": {
        const target = standIn.folders.get(unquoted(command.slice(`MOVE ${set} `.length)));
        if (!target) return send(socket, `${tag} NO [TRYCREATE] no such folder\r\n`);
        for (const mail of chosen) {
          send(socket, `* ${seq(mail)} EXPUNGE\r\n`);
          mails.splice(mails.indexOf(mail), 1);
          target.push({ ...mail, uid: nextUid++ });
        }
        break;
      }
    }
    send(socket, `${tag} OK done\r\n`);
  }

  return standIn;
}

const unquoted = (text: string) => text.trim().replace(/^"|"$/g, "");

function isIn(set: string, uid: number): boolean {
  return set.split(",").some((range) => {
    const [from = "", to = from] = range.split(":");
    return uid >= Number(from) && uid <= (to === "*" ? Number.POSITIVE_INFINITY : Number(to));
  });
}
