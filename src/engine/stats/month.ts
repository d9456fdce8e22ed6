/** Months begin at midnight UTC, everywhere. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7);
export const startOfMonth = (at: Date) => new Date(`${monthOf(at)}-01T00:00:00.000Z`);
