import { resolve } from "node:path";
import { CHECKOUT_ROOT, selfArgv } from "../setup/assets.ts";

/** The compiled program that tests start, where there is one: `bun run test` builds it and names it relative to the checkout. */
export const TEST_PROGRAM = process.env.TEST_PROGRAM ? resolve(CHECKOUT_ROOT, process.env.TEST_PROGRAM) : undefined;

/**
 * The words that start Vitae as a program of its own in a test. The compiled program is what ships, and it starts each command and each converter
 * child in half of the time that the sources need.
 */
export const programArgv = (...args: string[]): string[] => (TEST_PROGRAM ? [TEST_PROGRAM, ...args] : selfArgv(...args));
