import type { Message } from "../reading.ts";

/** `readAsset` gives a file that ships with the program, by its name in `src/engine/setup/assets.ts`. */
export type WriteTools = {
  readAsset: (name: string) => Promise<Uint8Array>;
  /** The day of writing as ISO 8601: it ends jobs that go on, where years are worked out of them. Without it they are not told. */
  today?: string;
  /** PDF from a Word file, where LibreOffice is installed; for custom templates only. */
  docxToPdf?: (docx: Uint8Array) => Promise<Uint8Array>;
};
export type Written = { bytes: Uint8Array; messages: Message[] };

export const PHOTO_UNUSABLE: Message = { code: "photo_unusable", text: "The photo of this CV is damaged and was left out." };
