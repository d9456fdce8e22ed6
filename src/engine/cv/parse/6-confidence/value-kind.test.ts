import { expect, test } from "bun:test";
import { kindOf, type ValueKind } from "./value-kind.ts";

test.each<[string, ValueKind]>([
  ["basics.name", "name"],
  ["x.constructor", "fact"],
  ["basics.label", "headline"],
  ["basics.location.city", "address"],
  ["work[3].name", "employer"],
  ["work[0].position", "position"],
  ["work[0].highlights[2]", "text"],
  ["education[0].institution", "institution"],
  ["education[0].endDate", "endDate"],
  ["languages[1].fluency", "level"],
  ["certificates[0].name", "title"],
  ["skills[4].keywords[0]", "skill"],
  ["x.nationality", "fact"],
  ["awards[0].awarder", "detail"],
  ["", "detail"],
])("%p is a value of the kind %p", (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
