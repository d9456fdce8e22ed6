#!/usr/bin/env bun
import { CommanderError } from "commander";
import { AppError, errorCode } from "../engine/contract/errors.ts";
import { program } from "./program.ts";
import { exitStatusOf, explain } from "./terminal/output.ts";

// The reader of a pipe may close it, as `head` does. That ends the output, not the work.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error) => {
    if (errorCode(error) === "EPIPE") return;
    explain(new AppError("unavailable", `The output cannot be written (${errorCode(error)}).`));
    process.exit(1);
  });

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
