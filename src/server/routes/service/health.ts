import { Elysia } from "elysia";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Engine } from "../../../engine/engine.ts";

import { describe } from "../../openapi/describe.ts";
/** The health check, for monitoring. */
export const healthRoutes = (engine: Engine) =>
  new Elysia().get(
    "/health",
    () => {
      if (!canWork(engine))
        throw new AppError("unavailable", "The service cannot work at the moment.", { status: "error", version: engine.version });
      return { status: "ok", version: engine.version };
    },
    { detail: describe("Service", "Whether database and job runner work", "Health", { errors: [503] }) },
  );

/** Healthy: the database accepts a write (that changes nothing), and the job runner reports that it works. */
function canWork({ store, runner }: Engine): boolean {
  try {
    store.raw.run("BEGIN IMMEDIATE");
    store.raw.run("UPDATE users SET credits = credits WHERE 0");
    store.raw.run("ROLLBACK");
    return runner.healthy();
  } catch {
    return false;
  }
}
