import { expect, test } from "bun:test";
import { mayRunOver } from "./over-lines.ts";
import { mayHoldYear } from "./years.ts";

test("a text with figures and no year is not searched for dates", () => {
  for (const text of ["+44 20 7946 0958", "Reduced costs by 31%", "Managed 12 engineers", "80337 München", "GPA 3.8", "Class 2 driver"])
    expect([text, mayHoldYear(text)]).toEqual([text, false]);
});

test("a year may be printed with two figures, in other figures and by an era", () => {
  for (const text of [
    "2019",
    "Mar 19 – Jun 20",
    "Mar. '19",
    "'98",
    "Q3 19",
    "09/14",
    "01.04.19",
    "12 de mayo de 19",
    "Summer 19",
    "٢٠١٩",
    "２０１９",
    "令和元年",
    "平成30年4月",
  ])
    expect([text, mayHoldYear(text)]).toEqual([text, true]);
});

test("a period may be cut between two lines, but not beside a word that no date has", () => {
  for (const [line, next] of [
    ["May 2017 – June", "2021"],
    ["2018 –", "today"],
    ["since", "March 2019"],
    ["2019年", "4月"],
    ["12 March", "2019 Acme Ltd"],
    ["2019 m. rugsėjo", "mėn. – 2021 m."],
    ["2019 г.", "сентябрь – 2021"],
    ["сентябрь", "месяц 2019"],
  ])
    expect([line, next, mayRunOver(line as string, next as string)]).toEqual([line as string, next as string, true]);
  for (const [line, next] of [
    ["Acme Ltd", "2019 – 2021"],
    ["2019 – 2021", "Manager"],
    ["no figure", "anywhere"],
  ])
    expect([line, next, mayRunOver(line as string, next as string)]).toEqual([line as string, next as string, false]);
});
