import { connect, createServer, type Socket } from "node:net";

/** A piece of a slow link's stream, in bytes: small enough that a slow link flows evenly. */
const PIECE_BYTES = 16 * 1024;

export type Proxy = {
  port: number;
  /** Breaks all connections. New ones are taken. */
  cut: () => void;
  /** Lets nothing through, in both directions, until `thaw`. Connections stay open. */
  freeze: () => void;
  thaw: () => void;
  close: () => void;
};

/** A link to a port of this machine that can be slow, be cut and fall silent. `bytesPerSecond` counts for each connection and direction. */
export async function openProxy(target: number, { bytesPerSecond = Number.POSITIVE_INFINITY } = {}): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let silent: PromiseWithResolvers<void> | null = null;

  const pass = (from: Socket, to: Socket) => {
    let passing = Promise.resolve();
    from.on("data", (chunk: Buffer) => {
      from.pause();
      passing = passing.then(() => send(chunk, to)).then(() => void from.resume());
    });
    from.on("close", () => to.destroy());
    from.on("error", () => to.destroy());
  };
  const send = async (chunk: Buffer, to: Socket) => {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      await silent?.promise;
      const piece = chunk.subarray(at, at + PIECE_BYTES);
      to.write(piece);
      if (Number.isFinite(bytesPerSecond)) await Bun.sleep((1000 * piece.length) / bytesPerSecond);
    }
  };

  const server = createServer((incoming) => {
    const outgoing = connect(target, "127.0.0.1");
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
    pass(incoming, outgoing);
    pass(outgoing, incoming);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const thaw = () => {
    silent?.resolve();
    silent = null;
  };
  return {
    port: (server.address() as { port: number }).port,
    cut,
    freeze() {
      silent ??= Promise.withResolvers();
    },
    thaw,
    close() {
      thaw();
      cut();
      server.close();
    },
  };
}
