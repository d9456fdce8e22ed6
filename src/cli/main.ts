#!/usr/bin/env bun
import { CommanderError } from "commander";
import { exitStatusOf, explain } from "./output.ts";
import { program } from "./program.ts";

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already printed its line; its errors are wrong command lines unless it only showed help or the version.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    explain(error);
    process.exitCode = exitStatusOf(error);
  }
}
