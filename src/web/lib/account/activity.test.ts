import { expect, test } from "bun:test";
import { ACTIVE_WINDOW_MS } from "../../../engine/contract/limits.ts";
import { dashboardPollMs, isActive } from "./activity.ts";

test("the dashboard asks every 3 s while its tab is seen and used, every 15 s else", () => {
  expect(dashboardPollMs({ visible: true, active: true })).toBe(3_000);
  expect(dashboardPollMs({ visible: false, active: true })).toBe(15_000);
  expect(dashboardPollMs({ visible: true, active: false })).toBe(15_000);
});

test("somebody counts as active for five minutes after the last sign", () => {
  expect(isActive(0, ACTIVE_WINDOW_MS - 1, ACTIVE_WINDOW_MS)).toBe(true);
  expect(isActive(0, ACTIVE_WINDOW_MS, ACTIVE_WINDOW_MS)).toBe(false);
});
