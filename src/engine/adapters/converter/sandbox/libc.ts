import { dlopen, type FFIFunction, ptr } from "bun:ffi";
import { type SystemCall, systemCallNumber } from "./system-calls.ts";

const LIBRARIES = ["libc.so.6", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"];
const FUNCTIONS = {
  syscall: { args: ["i64", "i64", "i64", "i64", "i64", "i64", "i64"], returns: "i64" },
  prctl: { args: ["i32", "i64", "i64", "i64", "i64"], returns: "i32" },
  execve: { args: ["i64", "i64", "i64"], returns: "i32" },
} as const satisfies Record<string, FFIFunction>;

/** A text is passed as a C string, bytes as a pointer to them, null as a null pointer. */
type Argument = number | bigint | string | NodeJS.TypedArray | DataView | null;

/** The system calls that neither Bun nor Node.js offers. Each returns what the kernel returned, -1 for a failure. */
export type Libc = {
  call: (name: SystemCall, ...args: Argument[]) => number;
  prctl: (option: number, ...args: Argument[]) => number;
  /** Memory address of a buffer, for a structure that points to it. Keep the buffer referenced as long as the structure is used. */
  address: (bytes: Uint8Array) => bigint;
  /** Replaces the program of this process; returns only when that fails. */
  execve: (path: string, argv: string[], environment: Record<string, string>) => void;
};

/** Undefined where this is not Linux, not a processor whose system calls are known, or the C library cannot be loaded. */
export function openLibc(): Libc | undefined {
  if (process.platform !== "linux" || systemCallNumber("mount") === undefined) return undefined;
  for (const name of LIBRARIES) {
    try {
      return toLibc(dlopen(name, FUNCTIONS).symbols);
    } catch {}
  }
  return undefined;
}

type Symbols = ReturnType<typeof dlopen<typeof FUNCTIONS>>["symbols"];

function toLibc({ syscall, prctl, execve }: Symbols): Libc {
  return {
    call(name, ...args) {
      // The buffers stay referenced here until the kernel has read them.
      const kept = args.map(toBytes);
      const [a, b, c, d, e, f] = kept.map(toRegister);
      return Number(syscall(systemCallNumber(name) as number, a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0));
    },
    prctl(option, ...args) {
      const kept = args.map(toBytes);
      const [a, b, c, d] = kept.map(toRegister);
      return prctl(option, a ?? 0, b ?? 0, c ?? 0, d ?? 0);
    },
    address: (bytes) => BigInt(ptr(bytes)),
    execve(path, argv, environment) {
      const envp = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
      const [[file], ...strings] = [[path], argv, envp].map((texts) => texts.map(toBytes) as Buffer[]) as [Buffer[], Buffer[], Buffer[]];
      const [argvPointers, envpPointers] = strings.map((texts) => BigUint64Array.of(...texts.map((text) => BigInt(ptr(text))), 0n));
      execve(ptr(file as Buffer), ptr(argvPointers as BigUint64Array), ptr(envpPointers as BigUint64Array));
    },
  };
}

const toBytes = (argument: Argument) => (typeof argument === "string" ? Buffer.from(`${argument}\0`) : argument);

/** As the C call takes it: a number, or the address of a buffer. */
function toRegister(argument: Exclude<Argument, string>): number | bigint {
  if (argument === null) return 0;
  return typeof argument === "object" ? ptr(argument) : argument;
}
