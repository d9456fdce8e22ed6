import { AppError } from "../../engine/contract/errors.ts";

export type UploadGate = {
  /**
   * Waits until an account may send `bytes` more, and returns the function that ends the upload. Backpressure holds the body back meanwhile.
   * Throws AppError "unavailable" for one that waited too long, or when too many of the account wait already.
   */
  enter(userId: string, bytes: number): Promise<() => void>;
  /** Bytes that the uploads under way have declared: of one account, or of all. */
  declaredBytes(userId?: string): number;
};

type Limits = { uploadsEach: number; bytesEach: number; uploads: number; waitingEach: number; maxWaitMs: number };

const DEFAULT_LIMITS: Limits = {
  // A browser opens six connections to a host, and a batch of CVs uses them all: two are left for another browser or program.
  uploadsEach: 8,
  bytesEach: 256 * 1024 * 1024,
  // Of all accounts: what bounds memory. An upload under way has some 200 KB of it in buffers.
  uploads: 200,
  waitingEach: 200,
  // Below the idle timeout of a connection.
  maxWaitMs: 20_000,
};

type Upload = { userId: string; bytes: number };
type Waiting = Upload & { admit: () => void };

/** Limits by account: however many uploads one account sends, and however slowly, those of another do not wait for them. */
export function openUploadGate(limits: Partial<Limits> = {}): UploadGate {
  const { uploadsEach, bytesEach, uploads, waitingEach, maxWaitMs } = { ...DEFAULT_LIMITS, ...limits };
  const underWay = new Set<Upload>();
  const waiting = new Set<Waiting>();

  const ofAccount = (userId: string) => [...underWay].filter((upload) => upload.userId === userId);

  function fits({ userId, bytes }: Upload): boolean {
    const own = ofAccount(userId);
    // An upload larger than an account's limit is let in when the account has no other.
    const hasBytes = own.length === 0 || totalBytes(own) + bytes <= bytesEach;
    return underWay.size < uploads && own.length < uploadsEach && hasBytes;
  }

  /** First come, first served, except for uploads of an account that has reached its limit. */
  function admitWaiting(): void {
    for (const upload of waiting) if (fits(upload)) upload.admit();
  }

  function begin(upload: Upload): () => void {
    underWay.add(upload);
    return () => {
      if (underWay.delete(upload)) admitWaiting();
    };
  }

  function queue(upload: Upload): Promise<() => void> {
    const ahead = [...waiting].filter(({ userId }) => userId === upload.userId).length;
    if (ahead >= waitingEach) throw tooManyUploads();

    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer);
        waiting.delete(place);
      };
      const place: Waiting = {
        ...upload,
        admit() {
          leaveQueue();
          resolve(begin(upload));
        },
      };
      const timer = setTimeout(() => {
        leaveQueue();
        reject(tooManyUploads());
      }, maxWaitMs);
      waiting.add(place);
    });
  }

  return {
    async enter(userId, bytes) {
      const upload = { userId, bytes };
      return fits(upload) ? begin(upload) : queue(upload);
    },
    declaredBytes: (userId) => totalBytes(userId === undefined ? [...underWay] : ofAccount(userId)),
  };
}

const totalBytes = (uploads: Upload[]) => uploads.reduce((total, { bytes }) => total + bytes, 0);

const tooManyUploads = () =>
  new AppError("unavailable", "Too many files are being uploaded at the moment. Please try again shortly.", { retryAfterSeconds: 5 });
