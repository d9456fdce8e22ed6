import type { FirstAdmin } from "../engine/accounts/first-admin.ts";
import { AppError } from "../engine/contract/errors.ts";
import { CONVERT_WAIT_SECONDS } from "../engine/contract/limits.ts";
import type { Engine } from "../engine/engine.ts";
import { createHandler } from "./handler.ts";

export type Serving = {
  url: string;
  /** Set at the start that made the first administrator: to be shown once. */
  firstAdmin: FirstAdmin | null;
  /** Takes no new requests and lets those under way end. */
  stop(): Promise<void>;
};

const IDLE_TIMEOUT_SECONDS = 30;
/** A call whose connection is silent until its work is done. */
const waitsForItsWork = ({ url }: Request) => new URL(url).pathname === "/api/convert";
const MAX_BODY_BYTES = 1024 * 1024 * 1024;
const STOP_MS = 10_000;

/** Starts the engine's work and answers requests. Throws AppError "conflict" for a port that is taken or a data folder in use. */
export async function serve(engine: Engine, { port, host }: { port: number; host: string }): Promise<Serving> {
  const started = Promise.withResolvers<void>();
  // The port first: a start that finds it taken has then changed nothing.
  const server = listen(engine, port, host, started.promise);
  // A port of 0 becomes known only now.
  if (engine.config.publicUrl.endsWith(":0")) engine.config.publicUrl = `${engine.config.publicUrl.slice(0, -2)}:${server.port}`;
  const { firstAdmin } = await engine.start().catch(async (error) => {
    await server.stop(true);
    throw error;
  });
  started.resolve();
  // The queue last: the service is reachable before waiting jobs load the machine.
  engine.beginWork();

  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${server.port}`,
    firstAdmin,
    async stop() {
      await Promise.race([server.stop(), Bun.sleep(STOP_MS)]);
      await server.stop(true);
    },
  };
}

function listen(engine: Engine, port: number, hostname: string, started: Promise<void>) {
  const answer = createHandler(engine);
  try {
    return Bun.serve({
      port,
      hostname,
      // Otherwise a second service could share the port silently, and an error would show a page with source code.
      reusePort: false,
      development: false,
      // Every call bounds its own body and says so in a sentence; this is for what comes through without one.
      maxRequestBodySize: MAX_BODY_BYTES,
      idleTimeout: IDLE_TIMEOUT_SECONDS,
      async fetch(request, server) {
        await started;
        if (waitsForItsWork(request)) server.timeout(request, CONVERT_WAIT_SECONDS.max + IDLE_TIMEOUT_SECONDS);
        return answer(request, () => server.requestIP(request)?.address);
      },
    });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "EADDRINUSE")
      throw new AppError("conflict", `Port ${port} on ${hostname} is already in use. Choose another one with --port or PORT.`);
    throw new AppError(
      "unavailable",
      `The service cannot listen on ${hostname}:${port} (${code ?? "unknown"}). Choose another address with --host and --port.`,
    );
  }
}
