import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";

const parse = (...lines: ReturnType<typeof line>[]) =>
  parseResume(buildReading([line("Anna Berger", { size: 20 }), line("anna@berger.example"), ...lines])).resume;

const jobs = (separator: string) => {
  const { work } = parse(
    heading("Work Experience"),
    line("Food Preparer\t03/2010 – 08/2014"),
    line(`Alder Kitchens${separator}Leeds`),
    bullet("Cut vegetables"),
    line(`Cook${separator}2008 – 2010`),
    line(`Fern Grill${separator}York`),
    bullet("Fried fish"),
  );
  return work?.map(({ position, name, location }) => [position, name, location]);
};

describe("separators", () => {
  test.each([
    ..." － ‒ ― − ⁃ _ . * ⋅ ★ ❖ ❘ ◆ ► ~ > » → => -> -- "
      .trim()
      .split(" ")
      .map((mark) => ` ${mark} `),
    "– ",
    " –",
    "- ",
    " -",
  ])("divide employer and city, and position and date: %p", (separator) => {
    expect(jobs(separator)).toEqual([
      ["Food Preparer", "Alder Kitchens", "Leeds"],
      ["Cook", "Fern Grill", "York"],
    ]);
  });

  test("stay in a value as they are printed", () => {
    const { basics } = parse(heading("Profile"), line("I cook ★ and I bake . every day, in all weathers, for whoever comes."));
    expect(basics.summary).toBe("I cook ★ and I bake . every day, in all weathers, for whoever comes.");
    const two = parse(
      heading("Profile"),
      line("I cook ★ and I bake every day, in all weathers, for whoever"),
      line("comes . and for whoever stays."),
    );
    expect(two.basics.summary).toBe("I cook ★ and I bake every day, in all weathers, for whoever\ncomes . and for whoever stays.");
  });

  test("are no stars of a level", () => {
    const { skills } = parse(heading("Skills"), line("Baking ★ ★ ★"), line("Frying ★ ★ ☆"));
    expect(skills?.map(({ name }) => name)).toEqual(["Baking ★ ★ ★", "Frying ★ ★ ☆"]);
  });

  test("hyphens of compounds divide nothing", () => {
    const { work } = parse(heading("Berufserfahrung"), line("2015 – 2019\tLager- und Versandleiter, Feinkost Lindner GmbH, Kassel"));
    expect(work?.[0]?.position).toBe("Lager- und Versandleiter");
  });
});

test("a city and a state that nobody filled in are a place", () => {
  const { work } = parse(
    heading("Work Experience"),
    line("Cook\t09/2014 – 08/2016"),
    line("Company Name － City , State"),
    bullet("Fried fish"),
    line("Baker\t03/2010 – 08/2014"),
    line("Company Name － City , State"),
    bullet("Baked bread"),
  );
  expect(work?.map(({ name, location }) => [name, location])).toEqual([
    ["Company Name", "City , State"],
    ["Company Name", "City , State"],
  ]);
});
