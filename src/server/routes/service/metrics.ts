import { timingSafeEqual } from "node:crypto";
import { Elysia } from "elysia";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Engine } from "../../../engine/engine.ts";
import { writeMetrics } from "../../../engine/stats/metrics.ts";
import { describe } from "../../openapi/describe.ts";

/** Metrics for Prometheus, for a caller with the token. 404 where no token is set. */
export const metricsRoutes = (engine: Engine, requests: ReadonlyMap<string, number>) =>
  new Elysia().get(
    "/metrics",
    ({ headers, set }) => {
      const token = engine.config.metricsToken;
      if (!token) throw new AppError("not_found", "There is nothing at this address.");
      if (!isSame(headers.authorization ?? "", `Bearer ${token}`)) throw new AppError("unauthorized", "Unauthorized");

      set.headers["content-type"] = "text/plain; version=0.0.4; charset=utf-8";
      const { dataDir, folderQuotaMb } = engine.config;
      const state = {
        healthy: engine.runner.healthy(),
        mailbox: engine.mailbox.state(),
        queue: engine.queue(),
        workers: engine.workers(),
        now: engine.now(),
      };
      return writeMetrics({ ...engine, dataDir, folderQuotaMb, ...state }, requests);
    },
    {
      detail: describe(
        "Service",
        "Figures for Prometheus, with the token of VITAE_METRICS_TOKEN",
        { file: ["text/plain"] },
        { errors: [401, 404] },
      ),
    },
  );

/** Compares hashes of the tokens, which have one length, in constant time. */
function isSame(given: string, wanted: string): boolean {
  const sum = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest();
  return timingSafeEqual(sum(given), sum(wanted));
}
