import { resolve } from "node:path";
import { CHECKOUT_ROOT, selfArgv } from "../assets.ts";

/** The compiled program that the tests of commands run, relative to the checkout; without it they run the sources. `bun run test` builds and names it. */
const PROGRAM = process.env.TEST_PROGRAM;

/**
 * The words that start Vitae as a program of its own in a test. The compiled program is what ships, and it starts each command and each converter
 * child in half of the time that the sources need.
 */
export const programArgv = (...args: string[]): string[] => (PROGRAM ? [resolve(CHECKOUT_ROOT, PROGRAM), ...args] : selfArgv(...args));
