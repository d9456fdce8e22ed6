import { GlobalRegistrator } from "@happy-dom/global-registrator";

GlobalRegistrator.register({ url: "http://localhost/" });

import { afterEach, beforeEach, expect } from "bun:test";
import type { ReactNode } from "react";

// What looks for a page when it is loaded finds one now.
const { cleanup, fireEvent, render, screen, waitFor, within } = await import("@testing-library/react");
const { environmentManager, QueryClientProvider } = await import("@tanstack/react-query");
const { Router } = await import("wouter");
const { memoryLocation } = await import("wouter/memory-location");
const { createQueryClient } = await import("../lib/api/queries.ts");
const { guardNavigation } = await import("../lib/navigation/leaving.ts");
const { toasts } = await import("../lib/toasts.ts");
const { Hints } = await import("../ui/overlays/tooltip.tsx");
const { default: Toaster } = await import("../ui/frame/toaster.tsx");
const { ToastRegion } = await import("../ui/frame/toast-region.tsx");

// A test file without a page may have loaded the query library before: it then takes itself for a server, which never polls.
environmentManager.setIsServer(() => false);

export { fireEvent, screen, waitFor, within };

/** Waits until nothing is found any more. It is compared with null here: each look that still finds something would print all of the page, which takes seconds. */
export const gone = (find: () => HTMLElement | null) => waitFor(() => expect(find() === null).toBe(true));

/** An answer of the service: a status with a body, or nothing of that kind for a body alone. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: object = {},
  ) {}
}
export const refused = (status: number, message?: string) => new Refusal(status, message ? { error: message, message } : {});

type Answers = Record<string, unknown>;
let answers: Answers = {};
let calls: { call: string; body: unknown }[] = [];

/** Answers and toasts come by themselves, not by what a test does. */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  cleanup();
  toasts.value = [];
  calls = [];
});

/**
 * Shows a part of the application on a page of its own, with a service that gives these answers, or promises of them, by `METHOD /path` with all or some of the query;
 * `null` elsewhere. A function is given the query of the call.
 */
export function show(part: ReactNode, given: Answers = {}, path = "/") {
  answers = given;
  globalThis.fetch = Object.assign(answer, { preconnect: () => {} });
  const location = memoryLocation({ path, record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} aroundNav={guardNavigation}>
        <Hints>{part}</Hints>
        <ToastRegion>
          <Toaster />
        </ToastRegion>
      </Router>
    </QueryClientProvider>,
  );
  return {
    calls: () => calls,
    /** The bodies of the calls to one `METHOD /path`, in order. */
    sent: (wanted: string) => calls.flatMap(({ call, body }) => (call === wanted ? [body] : [])),
    answer: (more: Answers) => Object.assign(answers, more),
    path: () => location.history.at(-1),
  };
}

async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const call = `${init?.method ?? "GET"} ${String(input).replace(/^\/api/, "")}`;
  calls.push({ call, body: typeof init?.body === "string" ? JSON.parse(init.body) : init?.body });
  const found = answers[keyFor(call) ?? ""];
  const given = (await (typeof found === "function" ? found(parametersOf(call)) : found)) ?? null;
  const { status, body } = given instanceof Refusal ? given : { status: 200, body: given };
  return {
    ok: status < 400,
    status,
    statusText: "",
    headers: new Headers(),
    text: async () => JSON.stringify(body),
    blob: async () => new Blob([JSON.stringify(body)]),
  } as Response;
}

/** The answer that is given for a call: that of its path whose query names the most of what the call asks for, and nothing else. */
function keyFor(call: string): string | undefined {
  const asked = parametersOf(call);
  const fits = (key: string) =>
    key.split("?")[0] === call.split("?")[0] && [...parametersOf(key)].every(([name, value]) => asked.get(name) === value);
  return Object.keys(answers)
    .filter(fits)
    .sort((a, b) => parametersOf(b).size - parametersOf(a).size)[0];
}

const parametersOf = (call: string) => new URLSearchParams(call.split("?")[1]);

export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
/** Presses the button of a window that bears the name of the one that opened it. */
export const pressInDialog = async (name: string | RegExp) =>
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
export const fill = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The same in the window that is open: the page behind it may have a field of that name. */
export const fillInDialog = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole("dialog")).getByLabelText(label), { target: { value } });

/** Waits for a toast with this title and description; what it says else is in the error. */
export const toastSays = (title: string, description = "") =>
  waitFor(() => {
    const said = [".toast-title", ".toast-description"].map((part) => document.querySelector(part)?.textContent ?? "");
    if (said[0] !== title || (description && said[1] !== description)) throw new Error(`the toast says "${said.join(": ")}"`);
  });
