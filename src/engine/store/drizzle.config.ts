import { defineConfig } from "drizzle-kit";

/** `bunx --bun drizzle-kit generate --config src/engine/store/drizzle.config.ts`, then STRICT by hand: see CONTRIBUTING. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./src/engine/store/schema.ts",
  out: "./src/engine/store/migrations",
});
