/** One CV of so many is unread. */
const UNREAD_OF = 3;

/**
 * Whether a CV, or a person, belongs to the third of a corpus that whoever writes the rules leaves unread. The CRC-32 of its id decides, so that it
 * is the same third for everybody.
 */
export const isUnread = (id: string) => Bun.hash.crc32(id) % UNREAD_OF === 0;

/** Half of the unread ones: nothing is learnt from them either. */
export const isNeverLearntFrom = (id: string) => Bun.hash.crc32(id) % (2 * UNREAD_OF) === 0;
