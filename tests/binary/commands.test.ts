import { expect, setDefaultTimeout, test } from "bun:test";
import { EXAMPLES } from "../../src/cli/examples.ts";
import { DOCUMENTS, linesIn, OURS, readDocument } from "../documents.ts";
import { openSandbox } from "./sandbox.ts";

// Each line of a document is a program of its own.
setDefaultTimeout(300_000);

const linesOf = (path: string) => linesIn(readDocument(path), "sh").filter((line) => OURS.test(line));

test.each(DOCUMENTS.filter((path) => linesOf(path).length > 0))("every command of %s works as it stands there", async (path) => {
  await expectAllToWork(linesOf(path));
});

test("every example of the help texts works as it stands there", async () => {
  await expectAllToWork(Object.values(EXAMPLES).flat());
});

async function expectAllToWork(lines: string[]): Promise<void> {
  const sandbox = await openSandbox();
  try {
    for (const line of lines) {
      const { status, printed } = await sandbox.type(line);
      expect({ line, status, printed: status === 0 ? "" : printed }).toEqual({ line, status: 0, printed: "" });
    }
  } finally {
    sandbox.close();
  }
}
