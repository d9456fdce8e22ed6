export type SmtpStandIn = {
  port: number;
  /** The mails that arrived, as they were sent. */
  received: string[];
  /** `refuse`: every mail is refused for now. `cut`: the connection ends when a mail has arrived, without an answer. `reject`: for good. */
  mode: "take" | "refuse" | "reject" | "cut";
  stop(): void;
};

/** As much of SMTP (RFC 5321) as a message needs, on 127.0.0.1. */
export function startSmtpStandIn(port = 0): SmtpStandIn {
  const server = Bun.listen<{ text: string; body: boolean }>({
    hostname: "127.0.0.1",
    port,
    socket: {
      open(socket) {
        socket.data = { text: "", body: false };
        socket.write("220 test\r\n");
      },
      data(socket, chunk) {
        socket.data.text += chunk.toString("utf8");
        if (socket.data.body) {
          if (!socket.data.text.endsWith("\r\n.\r\n")) return;
          standIn.received.push(socket.data.text);
          Object.assign(socket.data, { text: "", body: false });
          return void (standIn.mode === "cut" ? socket.terminate() : socket.write("250 ok\r\n"));
        }
        if (!socket.data.text.endsWith("\r\n")) return;
        const command = socket.data.text.slice(0, 4).toUpperCase();
        Object.assign(socket.data, { text: "", body: command === "DATA" });
        socket.write(answerTo(command, standIn.mode));
      },
    },
  });
  const standIn: SmtpStandIn = { port: server.port, received: [], mode: "take", stop: () => server.stop(true) };
  return standIn;
}

function answerTo(command: string, mode: SmtpStandIn["mode"]): string {
  if (command === "DATA") return "354 go on\r\n";
  if (command === "QUIT") return "221 bye\r\n";
  if (command === "MAIL" && mode === "refuse") return "451 later\r\n";
  if (command === "MAIL" && mode === "reject") return "550 never\r\n";
  return "250 ok\r\n";
}
