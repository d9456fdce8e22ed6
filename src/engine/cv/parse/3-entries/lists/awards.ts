import type { Award } from "../../../../contract/resume.ts";
import type { Titled } from "./titled-items.ts";

export function toAward({ title, by, date, text }: Titled): Award {
  const isRank = by !== undefined && RANK.test(by);
  return { title, awarder: isRank ? undefined : by, date, summary: [...(isRank ? [by] : []), ...text].join("\n") || undefined };
}

/** "Gold medal", "1st place", "省级金奖": a rank is not the awarder. */
const RANK =
  /^(?:(?:first|second|third|1st|2nd|3rd|[1-3]\.) (?:prize|place|platz|preis|runner-up)|(?:gold|silver|bronze) medal|winner|finalist|runner-up|\p{Script=Han}{0,4}[一二三特金银铜]等?奖)$/iu;
