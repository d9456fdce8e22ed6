import type { Redis } from "ioredis";
import { ANNOUNCEMENT_EXPIRES_MS, type AnnouncementKind, type QueueKeys } from "./protocol.ts";

/** Says once more that somebody is there. */
export async function announce(redis: Redis, keys: QueueKeys, kind: AnnouncementKind, id: string, sealed: Buffer): Promise<void> {
  await Promise.all([redis.sadd(keys.announced(kind), id), redis.set(keys.announcement(kind, id), sealed, "PX", ANNOUNCEMENT_EXPIRES_MS)]);
}

export async function withdraw(redis: Redis, keys: QueueKeys, kind: AnnouncementKind, id: string): Promise<void> {
  await redis.srem(keys.announced(kind), id);
  await redis.del(keys.announcement(kind, id));
}

/**
 * All of a kind that are there, with the milliseconds since each last said so. How long ago it was is the queue's word: clocks of different machines
 * do not agree. Those that have gone without a word are forgotten.
 */
export async function announced(
  redis: Redis,
  keys: QueueKeys,
  kind: AnnouncementKind,
): Promise<{ id: string; sealed: Buffer; silentMs: number }[]> {
  const ids = (await redis.smembers(keys.announced(kind))).slice(0, MAX_ANNOUNCED);
  const found = await Promise.all(
    ids.map(async (id) => {
      const key = keys.announcement(kind, id);
      const [sealed, left] = await Promise.all([redis.getBuffer(key), redis.pttl(key)]);
      return { id, sealed, silentMs: Math.max(0, ANNOUNCEMENT_EXPIRES_MS - left) };
    }),
  );
  const gone = found.filter(({ sealed }) => sealed === null).map(({ id }) => id);
  if (gone.length > 0) await redis.srem(keys.announced(kind), ...gone);
  return found.flatMap(({ id, sealed, silentMs }) => (sealed ? [{ id, sealed, silentMs }] : []));
}

/** More names than there are machines are somebody's mischief: they are not all asked. */
const MAX_ANNOUNCED = 1_000;
