/** The framework alone: the same addresses and answers of the same size, without accounts, database or disk. */
import { Elysia } from "elysia";

const [stats, jobs, sessions] = process.argv.slice(2).map((text) => JSON.parse(text)) as [object, object[], object[]];
const app = new Elysia()
  .get("/api/stats", () => stats)
  .get("/api/jobs", () => jobs)
  .get("/api/user/sessions", () => sessions)
  .get("/api/health", () => ({ status: "ok" }))
  .post(
    "/api/upload-cv",
    async ({ request, set }) => {
      const file = (await request.formData()).get("file") as File;
      set.status = 201;
      return { ...jobs[0], bytes: (await file.bytes()).byteLength };
    },
    { parse: "none" },
  )
  .listen({ port: 0, hostname: "127.0.0.1" });
console.log(`http://127.0.0.1:${app.server?.port}`);
