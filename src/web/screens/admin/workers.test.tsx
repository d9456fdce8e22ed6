import { expect, test } from "bun:test";
import type { QueueHealth, WorkerStatus } from "../../../engine/contract/api.ts";
import { fakeState } from "../../testing/fake-api.ts";
import { refused, screen, show, waitFor, within } from "../../testing/screen.tsx";

const { Workers } = await import("./workers.tsx");
const { SectionNav } = await import("./section-nav.tsx");

const CONNECTED: QueueHealth = { connected: true, reason: null, depth: 0, localSlots: 2 };
const ATLAS: WorkerStatus = {
  id: "1",
  host: "atlas",
  version: "1.0.0",
  slots: 4,
  busy: 1,
  languages: ["eng"],
  libreoffice: true,
  seenAt: "2026-03-10T12:00:00.000Z",
  done: 1812,
  failed: 3,
  problem: null,
};
const answers = (queue: QueueHealth, workers: unknown = [ATLAS]) => ({
  "GET /admin/health": { ...fakeState().health, queue },
  "GET /admin/workers": workers,
});

test("who works: machine, version, busy of slots, done, failed, LibreOffice, last seen", async () => {
  show(<Workers />, answers(CONNECTED));
  const row = await screen.findByRole("row", { name: /^atlas/ });
  const cells = within(row).getAllByRole("cell");
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual(["1.0.0", "1 of 4", "1,812", "3", "Yes"]);
  expect(cells[5]?.querySelector("time")?.getAttribute("datetime")).toBe(ATLAS.seenAt);
  expect(row.textContent).not.toContain("Gets no documents");
});

test("of a worker that gets no documents it is said why; one with another key has no name and no figures", async () => {
  const old = { ...ATLAS, id: "2", host: "boreas", problem: "it is version 0.9.0, and this is 1.0.0." };
  const stranger = { ...ATLAS, id: "3", host: "", version: "", slots: 0, busy: 0, problem: "its VITAE_QUEUE_KEY is another one." };
  show(<Workers />, answers(CONNECTED, [ATLAS, old, stranger]));
  await screen.findByText("Gets no documents: it is version 0.9.0, and this is 1.0.0.");
  const row = screen.getByRole("row", { name: /^Unknown worker/ });
  within(row).getByText("Gets no documents: its VITAE_QUEUE_KEY is another one.");
  expect(within(row).queryByText("0 of 0")).toBeNull();
});

const UNREACHABLE = "The queue at queue.agency.test:6380 cannot be reached (ECONNREFUSED).";
test.each<[QueueHealth, string]>([
  [CONNECTED, "The queue is connected, and no document waits there. This machine converts 2 documents at once besides."],
  [{ ...CONNECTED, depth: 1 }, "The queue is connected, and 1 document waits there. This machine converts 2 documents at once besides."],
  [{ ...CONNECTED, depth: 7, localSlots: 0 }, "The queue is connected, and 7 documents wait there. This machine converts none."],
  [{ connected: false, reason: UNREACHABLE, depth: 0, localSlots: 1 }, `${UNREACHABLE} This machine converts 1 document at once.`],
  [{ connected: false, reason: UNREACHABLE, depth: 0, localSlots: 0 }, `${UNREACHABLE} This machine converts none: they wait.`],
])("the state of the queue is a sentence: %j", async (queue, sentence) => {
  show(<Workers />, answers(queue));
  await screen.findByText(sentence);
  screen.getByText(queue.connected ? "connected" : "not connected");
});

test("a queue without workers says so, and workers that cannot be read are not none", async () => {
  show(<Workers />, answers(CONNECTED, []));
  await screen.findByText("No worker is there.");
  show(<Workers />, answers(CONNECTED, refused(500)));
  await screen.findByText("The workers cannot be read.");
});

test("without a queue there is no card, no entry that leads to it, and nothing is asked", async () => {
  const page = show(
    <>
      <Workers />
      <SectionNav />
    </>,
    { "GET /admin/health": fakeState().health },
  );
  await waitFor(() => expect(page.calls().map(({ call }) => call)).toContain("GET /admin/health"));
  await screen.findByRole("link", { name: "Health" });
  expect(screen.queryByText("Workers")).toBeNull();
  expect(page.calls().map(({ call }) => call)).not.toContain("GET /admin/workers");
});

test("with a queue the panel leads to the workers", async () => {
  show(<SectionNav />, answers(CONNECTED));
  expect((await screen.findByRole("link", { name: "Workers" })).getAttribute("href")).toBe("#workers");
});
