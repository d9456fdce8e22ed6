import type { Line } from "../../reading.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "./build-reading.ts";

/** The Resume of a CV with a name, an e-mail address and one section. Texts are plain lines. */
export const readSection = (title: string, ...lines: (string | Line)[]) =>
  parseResume(
    buildReading([
      line("Jane Doe", { size: 22 }),
      line("jane.doe@example.com"),
      heading(title),
      ...lines.map((each) => (typeof each === "string" ? line(each) : each)),
    ]),
  ).resume;
