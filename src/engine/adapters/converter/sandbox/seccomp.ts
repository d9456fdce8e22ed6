import { type SystemCall, systemCallNumber } from "./system-calls.ts";

/** A call is refused when one of an argument's `bits` is set, or when its value (those of its bits that `mask` has) is not one of `only` or is one of `not`. */
type Condition = { argument: number; mask?: number } & ({ bits: number } | { only: number[] } | { not: number[] });
/** `calls` fail with the error number `answer` when one of the conditions holds, or always where there is none. */
type Rule = { calls: SystemCall[]; answer: number; when?: Condition[] };

const [EPERM, ENOSYS, ECONNREFUSED] = [1, 38, 111];
const AF_UNIX = 1;
const SOCK_STREAM = 1;
/** The bits above are SOCK_CLOEXEC and SOCK_NONBLOCK. */
const SOCK_TYPE_MASK = 0xf;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const NAMESPACE_FLAGS = 0x7e020000;
/** TIOCSTI and TIOCLINUX type into somebody's terminal. */
const TERMINAL_INPUT = [0x5412, 0x541c];
const LINUX_PERSONALITIES = [0, 0xffffffff];
const THIS_PROCESS = 0;

export type FilterOptions = {
  /** LibreOffice makes a Unix socket of its own, to which nobody connects. */
  unixSockets: boolean;
  /** Set where the process has no process namespace: the one process that it may signal, itself. */
  signalsOnly?: number;
};

/**
 * What reading and writing documents never needs, in addition to what namespaces and Landlock forbid: a list of refusals, because a list of
 * permissions would break with each new version of Bun, of the C library and of LibreOffice. ENOSYS where the caller then tries another way.
 */
function rules({ unixSockets, signalsOnly }: FilterOptions): Rule[] {
  const sockets: Condition[] = [
    { argument: 0, only: unixSockets ? [AF_UNIX] : [] },
    { argument: 1, mask: SOCK_TYPE_MASK, only: [SOCK_STREAM] },
  ];
  const refused = (calls: SystemCall[], ...when: Condition[]): Rule => ({ calls, answer: EPERM, ...(when.length > 0 && { when }) });
  return [
    // Other processes.
    refused(["ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease", "pidfd_getfd", "kcmp"]),
    refused(["migrate_pages", "move_pages", "mbind", "set_mempolicy"]),
    refused(["prlimit64", "sched_setaffinity", "sched_setattr", "sched_setparam", "sched_setscheduler"], {
      argument: 0,
      only: [THIS_PROCESS],
    }),
    refused(["setpriority", "ioprio_set"]),
    // Leaving the group that is ended with the child.
    refused(["setsid", "setpgid"]),
    ...(signalsOnly === undefined
      ? []
      : [
          refused(["kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"], { argument: 0, only: [signalsOnly] }),
          refused(["tkill", "pidfd_send_signal"]),
        ]),
    // The network, and sockets of other programs. A datagram could be addressed to any socket, a stream only to where it was connected.
    refused(["socket"], ...sockets),
    refused(["socketpair"], { argument: 0, only: [AF_UNIX] }, { argument: 1, mask: SOCK_TYPE_MASK, only: [SOCK_STREAM] }),
    { calls: ["connect"], answer: ECONNREFUSED },
    refused(["sendmsg", "sendmmsg"]),
    // Shared memory: no limit and no watch of this process would count it.
    { calls: ["memfd_create", "memfd_secret"], answer: ENOSYS },
    refused(["shmget", "shmat", "shmctl", "semget", "semop", "semtimedop", "semctl"]),
    refused(["msgget", "msgsnd", "msgrcv", "msgctl", "mq_open"]),
    // Namespaces, mounts and files by other means than their path.
    { calls: ["clone3"], answer: ENOSYS },
    refused(["clone"], { argument: 0, bits: NAMESPACE_FLAGS }),
    refused(["unshare", "setns", "mount", "umount2", "pivot_root", "chroot", "mount_setattr", "move_mount", "open_tree", "open_tree_attr"]),
    refused(["fsopen", "fsconfig", "fsmount", "fspick", "quotactl", "quotactl_fd", "swapon", "swapoff"]),
    refused(["name_to_handle_at", "open_by_handle_at", "fanotify_init"]),
    // Parts of the kernel in which most holes are found.
    { calls: ["io_uring_setup", "io_uring_enter", "io_uring_register"], answer: ENOSYS },
    refused(["bpf", "perf_event_open", "userfaultfd", "keyctl", "add_key", "request_key", "modify_ldt", "uselib"]),
    refused(["personality"], { argument: 0, only: LINUX_PERSONALITIES }),
    refused(["ioctl"], { argument: 1, not: TERMINAL_INPUT }),
    // The machine.
    refused(["kexec_load", "kexec_file_load", "init_module", "finit_module", "delete_module", "reboot", "syslog", "acct", "vhangup"]),
    refused(["settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "sethostname", "setdomainname", "iopl", "ioperm"]),
  ];
}

type Instruction = [code: number, whenTrue: number, whenFalse: number, value: number];
/** Classic BPF (linux/filter.h): load a word; bitwise AND; jump if equal, if greater or equal, if any bit is set; return. */
const [LOAD, AND, IF_EQUAL, IF_AT_LEAST, IF_ANY_BIT, RETURN] = [0x20, 0x54, 0x15, 0x35, 0x45, 0x06];
/** Where struct seccomp_data has the number of the call, the processor, and the lower half of the first argument. */
const [NUMBER, PROCESSOR, ARGUMENTS] = [0, 4, 16];
const PROCESSORS: Record<string, number> = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** Calls of x32, a second way to make the same calls on x86-64. */
const X32 = 0x40000000;
const SECCOMP_RET_ALLOW = 0x7fff0000;
const SECCOMP_RET_ERRNO = 0x00050000;

const step = (code: number, value: number, whenTrue = 0, whenFalse = 0): Instruction => [code, whenTrue, whenFalse, value];

/** The filter as the kernel takes it: 8 bytes an instruction. Undefined for a processor that is not known. */
export function systemCallFilter(options: FilterOptions, processor: string = process.arch): Uint8Array | undefined {
  const known = PROCESSORS[processor];
  if (known === undefined) return undefined;
  const program = [
    step(LOAD, PROCESSOR),
    step(IF_EQUAL, known, 1, 0),
    step(RETURN, SECCOMP_RET_ERRNO | ENOSYS),
    step(LOAD, NUMBER),
    step(IF_AT_LEAST, X32, 0, 1),
    step(RETURN, SECCOMP_RET_ERRNO | ENOSYS),
    ...rules(options).flatMap(({ calls, answer, when }) =>
      calls.flatMap((name) => {
        const number = systemCallNumber(name, processor);
        return number === undefined ? [] : refuse(number, answer, when);
      }),
    ),
    step(RETURN, SECCOMP_RET_ALLOW),
  ];
  return encode(program);
}

/** Instructions for one call; another call jumps over them. */
function refuse(number: number, answer: number, when?: Condition[]): Instruction[] {
  const decision = when
    ? [...when.flatMap((condition) => check(condition, answer)), step(RETURN, SECCOMP_RET_ALLOW)]
    : [step(RETURN, SECCOMP_RET_ERRNO | answer)];
  return [step(IF_EQUAL, number, 0, decision.length), ...decision];
}

/** Refuses, or lets the program run on to the instruction after these. */
function check(condition: Condition, answer: number): Instruction[] {
  const load = [step(LOAD, ARGUMENTS + 8 * condition.argument), ...(condition.mask === undefined ? [] : [step(AND, condition.mask)])];
  const refusal = step(RETURN, SECCOMP_RET_ERRNO | answer);
  if ("bits" in condition) return [...load, step(IF_ANY_BIT, condition.bits, 0, 1), refusal];
  if ("not" in condition) return [...load, ...condition.not.flatMap((value) => [step(IF_EQUAL, value, 0, 1), refusal])];
  // A value that is found jumps over what is left of the list, and over the refusal.
  const tests = condition.only.map((value, index) => step(IF_EQUAL, value, condition.only.length - index, 0));
  return [...load, ...tests, refusal];
}

function encode(program: Instruction[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(program.length * 8));
  for (const [index, [code, whenTrue, whenFalse, value]] of program.entries()) {
    bytes.setUint16(index * 8, code, true);
    bytes.setUint8(index * 8 + 2, whenTrue);
    bytes.setUint8(index * 8 + 3, whenFalse);
    bytes.setUint32(index * 8 + 4, value, true);
  }
  return new Uint8Array(bytes.buffer);
}
