import { expect, test } from "bun:test";
import { pointerOf as at } from "../../../../engine/contract/resume-paths.ts";
import { readResume } from "../../../testing/fake-resume.ts";
import { moveElement } from "./entries.ts";
import { isThere, sameGround } from "./merge.ts";
import { movedByAll, movedPath } from "./moved-paths.ts";
import { append, applied, setValue } from "./patch.ts";
import { splitEntry } from "./split.ts";

const base = readResume();
const otherChange = applied(base, setValue(base, "basics.name", "Elin K. Marwood"));

test("what somebody else changed elsewhere is no conflict; the same value, a list that grew or an entry that moved is one", () => {
  expect(sameGround(base, otherChange, setValue(base, "basics.phone", "+44 20 7946 0958"))).toBe(true);
  expect(sameGround(base, otherChange, append(base, "work[0].highlights", "More"))).toBe(true);
  expect(sameGround(base, otherChange, setValue(base, "basics.name", "Elin M. Marwood"))).toBe(false);

  const grown = applied(base, append(base, "work[0].highlights", "Theirs"));
  expect(sameGround(base, grown, append(base, "work[0].highlights", "Mine"))).toBe(false);
  const turned = applied(base, moveElement(base, "work[0]", 1));
  expect(sameGround(base, turned, setValue(base, "work[0].position", "Lead"))).toBe(false);
  expect(sameGround(base, turned, moveElement(base, "work[0]", 1))).toBe(false);
});

test("a change that arrived although its answer was lost is known again", () => {
  const patch = setValue(base, "basics.name", "Elin M. Marwood");
  expect(isThere(base, applied(base, patch), patch)).toBe(true);
  expect(isThere(base, otherChange, patch)).toBe(false);
});

test("places follow the values that stand there", () => {
  const down = moveElement(base, "work[0]", 1);
  expect(movedByAll(down, "work[0].highlights[2]")).toBe("work[1].highlights[2]");
  expect(movedByAll(down, "work[1].name")).toBe("work[0].name");
  const split = splitEntry(base, { path: "work[1].highlights[1]", text: "" });
  expect(movedByAll(split, "work[1].highlights[1]")).toBe("work[2].position");
  expect(movedByAll(split, "work[1].highlights[2]")).toBe("work[2].highlights[0]");
  expect(movedByAll(split, "work[1].highlights[0]")).toBe("work[1].highlights[0]");
  expect(movedPath({ op: "remove", path: at("work[0]") }, "work[0].name")).toBeNull();
  expect(movedPath({ op: "remove", path: at("work[0]") }, "work[1].name")).toBe("work[0].name");
  expect(movedPath({ op: "add", path: at("work[0]"), value: {} }, "education[0].area")).toBe("education[0].area");
});
