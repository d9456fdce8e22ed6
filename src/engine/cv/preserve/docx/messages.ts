import type { Message } from "../../reading.ts";
import type { Found } from "./redaction.ts";

/** What a recruiter should know of the file, in their order. */
export const MESSAGES: (Message & { code: Found })[] = [
  { code: "revisions", text: "This file had tracked changes. What was inserted was kept, what was deleted is gone." },
  { code: "comments", text: "This file had comments. They were removed." },
  { code: "hidden", text: "This file had hidden text. It was removed." },
  { code: "embedded", text: "This file had other files inside it. They were removed; their pictures stay." },
  { code: "imported", text: "This file showed the text of another document. It was removed, because it could not be read." },
  { code: "picture", text: "This file showed a picture that is not in it or cannot be read. Its place is empty." },
  { code: "letterhead", text: "Something on the first page stands where the letterhead is. Please look at it." },
];
