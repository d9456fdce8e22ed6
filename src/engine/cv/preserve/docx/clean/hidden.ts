import { type RunProps, readRunProps, resolveRun } from "../../../read/docx/styles/styles.ts";
import type { Redaction } from "../redaction.ts";
import type { Pass } from "../source/edits.ts";
import { childNamed, elementsOf, type SourceElement } from "../source/source.ts";

/** What a hidden run keeps: its fields are judged as a whole, and would be torn apart. */
const KEPT = new Set(["w:rPr", "w:fldChar", "w:instrText"]);

/** Removes hidden text (`w:vanish`), of the run itself or by its styles. */
export const dropHidden =
  ({ styles, tell }: Redaction): Pass =>
  ({ root }, edits) => {
    const look = (element: SourceElement, inherited: RunProps[]): void => {
      if (element.name === "w:r" && isHidden(element, inherited)) {
        for (const content of elementsOf(element)) {
          if (KEPT.has(content.name)) continue;
          tell("hidden");
          edits.remove(content);
        }
        return;
      }
      const base = baseOf(element, inherited);
      for (const child of elementsOf(element)) look(child, base);
    };

    const baseOf = (element: SourceElement, inherited: RunProps[]): RunProps[] => {
      if (element.name === "w:tbl") return [styles.table(styleId(childNamed(element, "w:tblPr"), "w:tblStyle"))?.run ?? {}];
      if (element.name === "w:p")
        return [...inherited.slice(0, 1), styles.paragraph(styleId(childNamed(element, "w:pPr"), "w:pStyle")).run];
      return element.name === "w:txbxContent" ? [{}] : inherited;
    };

    const isHidden = (run: SourceElement, inherited: RunProps[]): boolean => {
      const properties = childNamed(run, "w:rPr");
      const character = styles.character(styleId(properties, "w:rStyle"));
      return resolveRun(styles.defaultRun, [...inherited, character], readRunProps(properties)).hidden === true;
    };

    look(root, [{}]);
  };

const styleId = (properties: SourceElement | undefined, name: string) => childNamed(properties, name)?.attributes["w:val"];
