import { join } from "node:path";
import { openConverter } from "../converter.ts";

/** A program that converts one document and then has nothing left to do. It prints whether something kept it alive for longer. */
const argv = [process.execPath, join(import.meta.dir, "child.ts")];
const limits = { concurrency: 1, timeoutMs: 20_000, ocrTimeoutMs: 20_000, memoryBytes: 2 ** 30 };
const converter = openConverter({ ...limits, tmpDir: process.argv[2] as string, argv });
await converter.convert(new TextEncoder().encode("echo"), { fileName: "cv.pdf", ocr: "auto", outputs: [] });
await converter.close();
console.log("closed");
// It fires only in a program that something else keeps alive.
setTimeout(() => console.log("kept alive"), 400).unref();
