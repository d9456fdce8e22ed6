import { expect, test } from "bun:test";
import { networksOf } from "./network.ts";
import { openNetworkRateLimit } from "./rate-limit.ts";

test.each([
  ["192.0.2.1", "::ffff:192.0.2.1"],
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
  ["2001:0db8:0001:0002::1", "2001:DB8:1:2::2"],
  ["fe80::1%eth0", "fe80::2%eth1"],
])("%s and %s are one network", (one, other) => {
  expect(networksOf(other)).toEqual(networksOf(one));
});

test.each([
  ["192.0.2.1", "192.0.2.2"],
  ["2001:db8:1:2::1", "2001:db8:1:3::1"],
  ["unknown", "192.0.2.1"],
])("%s and %s are two", (one, other) => {
  expect(networksOf(other).network).not.toBe(networksOf(one).network);
});

test("whoever has a whole site of networks reaches an end too", () => {
  const limit = openNetworkRateLimit(10, 60_000, () => new Date(0), "Too many.");
  let taken = 0;
  expect(() => {
    for (; taken < 1_000; taken++) limit.take(`2001:db8:1:${taken.toString(16)}::1`);
  }).toThrow("Too many.");
  expect(taken).toBe(100);
  limit.take("2001:db8:2::1");
});
