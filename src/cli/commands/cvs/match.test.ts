import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync } from "node:fs";
import { openTerminal } from "../../testing/run-vitae.ts";

// Each run starts the program, and the PDF compiler takes seconds on a busy machine.
setDefaultTimeout(60_000);

const { run, vitae, start, path, put } = openTerminal();
const JD = "Backend Developer\nRequirements\n- Java, Spring Boot and PostgreSQL\nNice to have\n- Kafka";
const cv = (highlight: string) =>
  JSON.stringify({
    basics: { name: "Ada Byron" },
    work: [{ name: "Acme", position: "Backend Developer", startDate: "2019", highlights: [highlight] }],
  });
const files = async () => {
  await put("good.json", cv("Java, Spring Boot and PostgreSQL services with Kafka."));
  await put("fair.json", cv("Java services with PostgreSQL."));
  await put("broken.json", "{");
  return ["good.json", "broken.json", "fair.json"].map(path);
};

test("several CVs are ranked best first, and one that cannot be read is named and spoils nothing", async () => {
  const { status, stdout } = await vitae("match", "--jd-text", JD, "--no-model", "--json", ...(await files()));
  const { jd, results, failed } = JSON.parse(stdout);

  expect(status).toBe(1);
  expect(jd).toEqual({
    title: "Backend Developer",
    requirements: [
      { id: "r1", text: "Java, Spring Boot and PostgreSQL", kind: "must" },
      { id: "r2", text: "Kafka", kind: "nice" },
    ],
  });
  expect(results.map(({ file }: { file: string }) => file)).toEqual([path("good.json"), path("fair.json")]);
  expect(results[1].matchingScore.requirements[0]).toMatchObject({ met: "partly", missing: ["Spring Boot"] });
  expect(failed).toMatchObject([{ file: path("broken.json"), error: { code: "corrupt" } }]);
});

test("an empty job description is refused", async () => {
  const { status, stderr } = await vitae("match", "--jd-text", " ", ...(await files()));
  expect([status, stderr.trim()]).toEqual([2, "The job description is empty."]);
});

test("the ranking is written as CSV and as a PDF report, and what exists stays without --force", async () => {
  const cvs = await files();
  const write = (out: string, ...more: string[]) =>
    vitae("match", "--jd-text", JD, "--no-model", "--quiet", "--out", path(out), ...more, ...cvs);

  await write("ranking.csv");
  const csv = await Bun.file(path("ranking.csv")).text();
  expect(csv.split("\r\n")[1]).toStartWith(`1,${path("good.json")},`);
  await write("report.pdf");
  expect(await Bun.file(path("report.pdf")).text()).toStartWith("%PDF-");
  expect(await write("report.pdf")).toMatchObject({ status: 1, stderr: expect.stringContaining("--force") });
});

test("Ctrl-C while a local model is asked ends it after the CV under way, and the others keep the built-in score", async () => {
  await files();
  const program = Promise.withResolvers<ReturnType<typeof start>>();
  let asked = 0;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch() {
      if (asked++ === 0) (await program.promise).kill("SIGINT");
      await Bun.sleep(200);
      return Response.json({ message: { role: "assistant", content: '{"answers": []}' }, done: true, done_reason: "stop" });
    },
  });
  const host = { OLLAMA_HOST: `http://127.0.0.1:${server.port}` };
  program.resolve(start(["match", "--jd-text", JD, "--model", "small", "--json", path("fair.json"), path("good.json")], host));
  const { stdout, stderr, exited } = await program.promise;
  const [{ results }, said] = [await new Response(stdout).json(), await new Response(stderr).text()];
  await server.stop(true);

  expect(await exited).toBe(1);
  expect(said).toContain("Stopped: small was not asked about 1 of 2 CVs.");
  expect(results).toHaveLength(2);
});

test("a local model is asked, and what it adds stands beside the score; one that is none costs a warning", async () => {
  const answer = { answers: [{ number: 1, met: "yes", quote: "Ran the greenhouse climate computer" }] };
  const wanted = "Grower\nRequirements\n- Climate regulation of greenhouses";
  await put("grower.json", cv("Ran the greenhouse climate computer."));
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => Response.json({ message: { role: "assistant", content: JSON.stringify(answer) }, done: true, done_reason: "stop" }),
  });
  const ask = (host: string) =>
    run(["match", "--jd-text", wanted, "--model", "small", "--json", path("grower.json")], { OLLAMA_HOST: host });

  const { results } = JSON.parse((await ask(`http://127.0.0.1:${server.port}`)).stdout);
  expect(results[0].matchingScore.model).toMatchObject({ name: "small", requirements: [{ met: "yes" }] });
  expect(results[0].matchingScore.requirements[0].met).toBe("partly");
  await server.stop(true);

  const absent = await ask("http://127.0.0.1:9");
  expect(absent.status).toBe(0);
  expect(JSON.parse(absent.stdout).results[0].matchingScore.warnings.join(" ")).toContain("cannot be reached");
});

test("with --data what was found is recorded in the decision log of that folder, and without it nothing is", async () => {
  const cvs = await files();
  await vitae("user", "create", "--email", "zoe@agency.test", "--password", "secret1", "--quiet");
  const line = ["match", "--jd-text", JD, "--no-model", "--json", ...cvs];
  const records = async () => JSON.parse((await vitae("decisions", "list", "--kind", "match", "--json")).stdout) as object[];
  await vitae(...line);
  await vitae(...line, "--data", path("taxonomies"));
  expect(existsSync(path("taxonomies/vitae.db"))).toBe(false);
  expect(await records()).toEqual([]);

  const { stdout } = await vitae(...line, "--data", path("data"));
  const best = JSON.parse(stdout).results[0].matchingScore;
  const kept = await records();
  expect(kept).toHaveLength(3);
  expect(kept).toContainEqual(
    expect.objectContaining({
      by: "command",
      outcome: "scored",
      scores: expect.objectContaining({ overall: best.overall_matching_score }),
    }),
  );
  expect(kept).toContainEqual(expect.objectContaining({ by: "command", outcome: "refused" }));
  const ofOne = JSON.parse((await vitae("decisions", "list", "--cv", path("good.json"), "--json")).stdout);
  expect(ofOne).toHaveLength(1);
  expect((await vitae("decisions", "verify")).status).toBe(0);
});
