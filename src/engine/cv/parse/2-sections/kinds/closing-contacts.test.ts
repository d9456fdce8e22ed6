import { expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const HEAD = [
  line("Ottoline Birdsall", { size: 20 }),
  heading("Experience"),
  line("Welder, Corve Ltd"),
  line("2017 – 2021"),
  heading("Education"),
  line("Ludlow College, 2016"),
];
const read = (...lines: Line[]) => parseResume(buildReading([...HEAD, ...lines])).resume;

test("how to reach the person, at the end of a CV below her interests, is none of them", () => {
  const { basics, interests } = read(heading("Interests"), line("Choir"), line("Leeds\to.birdsall@example.org"), line("+44 1632 960961"));

  expect(interests).toEqual([{ name: "Choir" }]);
  expect(basics).toMatchObject({ email: "o.birdsall@example.org", phone: "+44 1632 960961", location: { city: "Leeds" } });
});

test("below the last referee it is the candidate's where the address spells her name, and else the referee's", () => {
  const referee = [heading("References"), line("Percival Gosling, Head Welder, Corve Ltd")];
  const own = read(...referee, line("Leeds"), line("birdsall7@example.org"), line("+44 1632 960961"));
  const other = read(...referee, line("gosling@example.com"), line("+44 1632 960114"));

  expect(own.basics).toMatchObject({ email: "birdsall7@example.org", phone: "+44 1632 960961" });
  expect(other.basics.email).toBeUndefined();
});

test("the candidate's own address spells no name: a referee at the same employer stays one", () => {
  const [name, ...rest] = HEAD as [Line, ...Line[]];
  const referee = [heading("References"), line("Percival Gosling, Head Welder"), line("corve.office@example.com"), line("+44 1632 960114")];
  const { basics } = parseResume(buildReading([name, line("ottoline@corve.example"), ...rest, ...referee])).resume;
  expect(basics.email).toBe("ottoline@corve.example");
  expect(basics.phone).toBeUndefined();
});

test("a town among interests stays one of them, beside an address it is where somebody lives", () => {
  const interests = (...texts: string[]) => read(heading("Interests"), line("Choir"), ...texts.map((text) => line(text))).interests?.length;
  expect(interests("Leeds", "+44 1632 960961", "o.birdsall@example.org")).toBe(1);
  expect(interests("Bees", "Leeds", "Rowing")).toBe(4);
});
