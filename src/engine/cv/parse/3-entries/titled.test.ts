import { describe, expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";

const HEAD = [line("Ottoline Birdsall", { size: 20 }), heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021")];
const read = (...lines: Line[]) => parseResume(buildReading([...HEAD, ...lines])).resume;

describe("references", () => {
  const referencesOf = (...texts: string[]) => read(heading("References"), ...texts.map((text) => line(text))).references;

  test("are what somebody says over the name below", () => {
    expect(referencesOf("Reliable, quick and kind. I would hire her again at once.", "Percival Gosling")).toEqual([
      { name: "Percival Gosling", reference: "Reliable, quick and kind. I would hire her again at once." },
    ]);
  });

  test("of a sentence alone name nobody", () => {
    expect(referencesOf("Stets zu unserer vollsten Zufriedenheit.")).toEqual([{ reference: "Stets zu unserer vollsten Zufriedenheit." }]);
  });

  test("name who ends in a full stop", () => {
    expect(referencesOf("Percival Gosling, Head Welder, Corve Ltd.")?.[0]?.name).toBe("Percival Gosling");
  });
});

test("a position goes on with small letters behind a comma", () => {
  const { work } = read(heading("Employment"), line("Buyer of tea, coffee and spices\t2012 – 2016"), line("Teme Trading Ltd"));
  expect(work?.[1]).toMatchObject({ position: "Buyer of tea, coffee and spices", name: "Teme Trading Ltd" });
});

test("a web address below the employer is neither position nor employer nor text", () => {
  const { work } = read(
    heading("Employment"),
    line("Teme Trading Ltd\t2012 – 2016"),
    line("https://www.teme.example"),
    line("Beekeeper"),
    line("Looks after forty hives on six farms."),
  );
  expect(work?.[1]).toMatchObject({ position: "Beekeeper", name: "Teme Trading Ltd", url: "https://www.teme.example" });
  expect(work?.[1]?.summary).toBe("Looks after forty hives on six farms.");
});
