import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { mayBeReached, parseNetworks } from "./addresses.ts";
import { sendMessage } from "./send.ts";

const PRIVATE = "This address is in a private network, which webhooks may not reach on this service.";
const SECRET = new Webhook(`whsec_${Buffer.alloc(32, 1).toString("base64")}`);
const MESSAGE = { id: "msg_1", body: "{}", secrets: [`whsec_${Buffer.alloc(32, 1).toString("base64")}`] };

let receiver: ReturnType<typeof Bun.serve>;
const hosts: (string | null)[] = [];
beforeAll(() => {
  receiver = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      SECRET.verify(await request.text(), request.headers.toJSON());
      hosts.push(request.headers.get("host"));
      return new Response();
    },
  });
});
afterAll(() => receiver.stop(true));

const send = (url: string, { networks = "", answers = [] as string[] } = {}) =>
  sendMessage(url, MESSAGE, { networks: parseNetworks(networks), at: new Date(), lookUp: async () => answers });

describe("an address that only the service can reach is not connected to", () => {
  test.each([
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "127.0.0.1",
    "127.1.2.3",
    "0.0.0.0",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:10.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
  ])("%s, as it stands and as what a name leads to", async (ip) => {
    expect(mayBeReached(ip, [])).toBe(false);
    expect(await send(`https://ats.example:${receiver.port}/`, { answers: [ip] })).toEqual({ error: PRIVATE });
    expect(await send(`https://${ip.includes(":") ? `[${ip}]` : ip}:${receiver.port}/`)).toEqual({ error: PRIVATE });
  });

  test.each(["http://2130706433/", "http://0177.0.0.1/", "http://0x7f.0.0.1/", "http://127.1/", "http://[0:0:0:0:0:ffff:127.0.0.1]/"])(
    "%s, however it is written",
    async (url) => {
      expect(await send(url)).toEqual({ error: PRIVATE });
    },
  );

  test("of several answers of a name server the public ones alone count", async () => {
    expect(await send("https://ats.example/", { answers: ["10.0.0.1", "127.0.0.1"] })).toEqual({ error: PRIVATE });
  });
});

test.each(["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])("%s is public", (ip) => {
  expect(mayBeReached(ip, [])).toBe(true);
});

test("a network that the owner allows is reached, under the name of the address, and no other", async () => {
  const networks = "127.0.0.0/8, fd00::/8";
  expect(await send(`http://n8n.internal:${receiver.port}/hook`, { networks, answers: ["127.0.0.1"] })).toEqual({ status: 200 });
  expect(hosts.at(-1)).toBe(`n8n.internal:${receiver.port}`);
  expect(await send(`http://n8n.internal:${receiver.port}/hook`, { networks, answers: ["10.0.0.1"] })).toEqual({ error: PRIVATE });
});

test("outside of them nothing is told without encryption", async () => {
  expect(await send("http://ats.example/", { networks: "10.0.0.0/8", answers: ["93.184.215.14"] })).toEqual({
    error: "Only an address that begins with https:// is told anything outside your own networks.",
  });
});

test("a name that is not known is said", async () => {
  expect(await send("https://ats.example/")).toEqual({ error: "The name of the address could not be found." });
});

test.each(["10.0.0.0", "10.0.0.0/33", "everything"])("%s is no network", (text) => {
  expect(() => parseNetworks(text)).toThrow("must be a list of networks such as 10.1.0.0/16");
});
