import { expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";

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
