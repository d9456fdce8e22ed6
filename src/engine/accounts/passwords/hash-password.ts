import { availableParallelism } from "node:os";

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`hash` null), or has no password, as for one that has. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet); Bun uses one lane. */
const COST = { algorithm: "argon2id", memoryCost: 19456, timeCost: 2 } as const;
/** In the place of the hash, for an account that has no password: it is opened by the identity provider. No hash reads so. */
export const NO_PASSWORD = "none";
/** Longer passwords are never accepted, so they are not hashed. */
const MAX_PASSWORD_LENGTH = 1024;

/** At most one hash per core at a time: a flood of log-ins queues here and leaves the rest of the service its memory. */
export function openPasswords(cost: { memoryCost: number; timeCost: number } = COST): Passwords {
  const inTurn = limitConcurrency(availableParallelism());
  const nobody = hashOfNothing(cost);

  return {
    hash: (password) => inTurn(() => Bun.password.hash(password, { ...COST, ...cost })),
    verify: async (password, known) => {
      const hasPassword = known !== null && known !== NO_PASSWORD;
      const stored = hasPassword ? known : nobody;
      const right = password.length <= MAX_PASSWORD_LENGTH && (await inTurn(() => Bun.password.verify(password, stored)));
      return right && hasPassword;
    },
  };
}

/** A hash of no password. Verifying against it takes as long as against a real one, so that the time does not show whether an address is known. */
function hashOfNothing({ memoryCost, timeCost }: { memoryCost: number; timeCost: number }): string {
  const noise = () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(32)))
      .toString("base64")
      .replace(/=+$/, "");
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${noise()}$${noise()}`;
}

/** About 95 bits of letters and digits, without those that look alike (0 and O, 1 and l). */
export function makePassword(): string {
  const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const fair = Math.floor(256 / alphabet.length) * alphabet.length;
  const letters = [...crypto.getRandomValues(new Uint8Array(128))]
    .filter((byte) => byte < fair)
    .map((byte) => alphabet[byte % alphabet.length]);
  return letters.slice(0, 16).join("");
}

function limitConcurrency(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resume) => waiting.push(resume));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
