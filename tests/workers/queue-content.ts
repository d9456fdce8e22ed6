import type { Redis } from "ioredis";

/** Keys that hold a document or an answer, each with the milliseconds until it expires; -1 for never. */
export async function keysWithBytes(look: Redis): Promise<{ key: string; expiresMs: number }[]> {
  const keys = (await look.keys("*")).filter((key) => /:(?:document|answer):/.test(key));
  return await Promise.all(keys.map(async (key) => ({ key, expiresMs: await look.pttl(key) })));
}

/** Keys that never expire, with what they hold: those of BullMQ, which know ids and times, and who has announced himself. */
export async function lastingContent(look: Redis): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const key of await look.keys("*")) if ((await look.pttl(key)) === -1) content[key] = JSON.stringify(await contentOf(look, key));
  return content;
}

async function contentOf(look: Redis, key: string): Promise<unknown> {
  const type = await look.type(key);
  if (type === "string") return await look.get(key);
  if (type === "hash") return await look.hgetall(key);
  if (type === "list") return await look.lrange(key, 0, -1);
  if (type === "set") return await look.smembers(key);
  if (type === "zset") return await look.zrange(key, 0, -1);
  if (type === "stream") return await look.xrange(key, "-", "+");
  return null;
}
