import compliance from "../../../../docs/compliance.md" with { type: "text" };
import matcher from "../../../../docs/matcher-card.md" with { type: "text" };

/** The documents that the program itself shows. */
export const ABOUT_TOPICS = ["matcher", "compliance"] as const;
export type AboutTopic = (typeof ABOUT_TOPICS)[number];

const DOCUMENTS: Record<AboutTopic, string> = { matcher, compliance };

/** A document as Markdown. Links to other documents of the repository are words here, as those are not in the program. */
export const aboutText = (topic: AboutTopic): string =>
  DOCUMENTS[topic].replace(/<!--[\s\S]*?-->\n*/g, "").replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1");
