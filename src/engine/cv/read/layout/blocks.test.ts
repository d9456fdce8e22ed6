import { expect, test } from "bun:test";
import { block, print, printAround, printBefore, read } from "./print.testing.ts";

const title = { size: 12, bold: true };
const name = { bold: true };

test("the heading and the date of what follows in full width do not stand in the left of two blocks above it", () => {
  const runs = [
    ...print(45, 100, "Profile", { ...title, size: 13 }),
    ...print(45, 118, "Critical care nurse with nine years on intensive care units, calm under pressure and a patient teacher of staff."),
    ...print(45, 148, "Skills", { ...title, size: 13 }),
    ...print(317, 148, "Languages", { ...title, size: 13 }),
    ...print(45, 166, "Clinical: ventilation, haemofiltration, blood gas"),
    ...print(329, 166, "• English, Native"),
    ...print(45, 180, "analysis, central line care"),
    ...print(329, 180, "• Polish, Conversational"),
    ...print(45, 194, "Systems: MetaVision, Epic, Datix"),
    ...print(45, 226, "Experience", { ...title, size: 13 }),
    ...print(45, 248, "April 2019 – today", { size: 9, bold: true }),
    ...print(45, 261, "St Agnes University Hospital, Manchester — Senior Staff Nurse, intensive care"),
    ...print(57, 275, "• Leads shifts of up to eleven nurses and allocates beds with the consultant."),
    ...print(45, 305, "June 2012 – August 2015", { size: 9, bold: true }),
    ...print(45, 318, "Brightside Care Homes, Rochdale — Healthcare Assistant for residents"),
    ...print(57, 332, "• Supported residents with dementia in their daily routines and at night."),
    ...print(45, 362, "Interests", { ...title, size: 13 }),
    ...print(45, 380, "Swimming, Singing"),
  ];
  const lines = read(runs);
  expect(lines.indexOf("Polish, Conversational")).toBeLessThan(lines.indexOf("Experience"));
  expect(lines[lines.indexOf("Experience") + 1]).toBe("April 2019 – today");
});

test("a large name that ends just before the second column begins does not close the gap between the columns", () => {
  const runs = [
    ...printAround(262, 50, "Darnell Okonjo Cuthbertsons", { size: 26, letter: 0.5, gap: 0.5 }),
    ...[100, 114, 128, 142, 156, 170].flatMap((y, index) => print(50, y, `Led the ${index + 4} teams of sales in three states`)),
    ...print(440, 100, "Skills", title),
    ...["Forecasting", "Contracts", "Planning", "Travel", "Accounts"].flatMap((skill, index) => print(440, 116 + index * 13, skill)),
  ];
  const lines = read(runs);
  expect(lines.slice(lines.indexOf("Skills"))).toEqual(["Skills", "Forecasting", "Contracts", "Planning", "Travel", "Accounts"]);
});

test("the title of a job in the left column is no heading over both, and three headings side by side open columns of their own", () => {
  const job = (y: number, position: string) => [
    ...print(50, y, position, name),
    ...print(50, y + 13, "Acme Hospital, Leeds"),
    ...print(50, y + 26, "Looked after thirty patients"),
  ];
  const runs = [
    ...print(50, 100, "Experience", title),
    ...job(120, "Senior Nurse"),
    ...job(176, "Staff Nurse"),
    ...job(232, "Assistant"),
    ...print(360, 100, "Skills", title),
    ...["Ventilation", "Drainage", "Analysis", "Charting", "Triage", "Lifting", "Dialysis", "Epic"].flatMap((skill, index) =>
      print(360, 116 + index * 14, skill),
    ),
    ...print(50, 300, "Education", title),
    ...print(200, 300, "Awards", title),
    ...print(400, 300, "Hobbies", title),
    ...block(50, 320, ["BSc Nursing", "Leeds", "2012"]),
    ...block(200, 320, ["Nurse of the year", "2020", "Leeds"]),
    ...block(400, 320, ["Swimming", "Singing", "Chess"]),
  ];
  const lines = read(runs);
  const at = (text: string) => lines.indexOf(text);
  expect([at("Assistant") < at("Skills"), at("Skills") < at("Education")]).toEqual([true, true]);
  expect(lines.slice(at("Education"), at("Awards"))).toEqual(["Education", "BSc Nursing", "Leeds", "2012"]);
  expect(lines.slice(at("Hobbies"))).toEqual(["Hobbies", "Swimming", "Singing", "Chess"]);
});

test("a short line over a list that runs further is not wrapped", () => {
  const runs = [
    ...print(50, 100, "Experience", title),
    ...print(50, 120, "St Agnes University Hospital of the Sea, Staff Nurse on night duty"),
    ...print(50, 132, "24-bed unit of surgery"),
    ...print(62, 144, "• Led shifts of up to eleven nurses and shared out the beds with the consultant on call each day"),
    ...print(62, 156, "• Wrote the list by which sedation is checked, which brought down the number of accidents there"),
  ];
  expect(read(runs)).toContain("24-bed unit of surgery");
});

test("dates at the right edge, a little off the baselines of their titles, stay beside them, though a list in two columns stands between", () => {
  const runs = [
    ...print(50, 60, "Education", { ...title, size: 14 }),
    ...print(50, 84, "Ludlow College of Agriculture", { size: 12, bold: true }),
    ...print(440, 82, "05/2011 - 06/2013", { size: 8 }),
    ...print(50, 98, "Certificate in Hedge Laying"),
    ...print(62, 114, "• Hawthorn and blackthorn"),
    ...print(300, 114, "• Billhooks and their care"),
    ...print(62, 128, "• Dry stone walls"),
    ...print(50, 152, "Teme Valley School of Forestry", { size: 12, bold: true }),
    ...print(440, 150, "01/2007 - 01/2009", { size: 8 }),
    ...print(50, 166, "Diploma in Coppice Management"),
    ...print(50, 190, "Hereford Sixth Form College", { size: 12, bold: true }),
    ...print(440, 188, "09/2004 - 07/2006", { size: 8 }),
    ...print(50, 204, "A Levels in Biology and Geography"),
  ];
  const lines = read(runs);

  expect(lines).toContain("Teme Valley School of Forestry | 01/2007 - 01/2009");
  expect(lines).toContain("Hereford Sixth Form College | 09/2004 - 07/2006");
});

test("a profile that is set flush right is one paragraph, the contact data above it are not part of it", () => {
  const lines = read([
    ...printBefore(540, 60, "Ada Example", { size: 20 }),
    ...printBefore(540, 90, "ada@example.com   ada.example.com"),
    ...printBefore(540, 102, "github Code   linkedin Network"),
    ...printBefore(540, 130, "Baker with eleven years in small towns and large"),
    ...printBefore(540, 142, "factories, who has taught forty apprentices how rye bread and"),
    ...printBefore(540, 154, "stollen are made and where the flour for them is grown."),
    ...print(60, 200, "Experience", { size: 14, bold: true }),
    ...print(60, 220, "Baker, Bakery North, Dover"),
  ]);
  expect(lines).toContain(
    "Baker with eleven years in small towns and large factories, who has taught forty apprentices how rye bread and stollen are made and where the flour for them is grown.",
  );
});
