/** A pattern that finds exactly this text. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
