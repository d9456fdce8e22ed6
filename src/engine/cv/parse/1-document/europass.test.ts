import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";
import { parseEuropass } from "./europass.ts";

const passport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Jane</FirstName><Surname>Doe</Surname></PersonName>
<ContactInfo><Email><Contact>jane@example.org</Contact></Email></ContactInfo></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period>
<Position><Label>Nurse</Label></Position><Employer><Name>City Hospital</Name></Employer></WorkExperience></WorkExperienceList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>English</Label></Description></MotherTongue></MotherTongueList></Linguistic></Skills>
</LearnerInfo></SkillsPassport>`;

test("a Europass file is read from the data that it carries", () => {
  expect(parseEuropass(passport)).toMatchObject({
    basics: { name: "Jane Doe", email: "jane@example.org" },
    work: [{ name: "City Hospital", position: "Nurse", startDate: "2019-03", endDate: undefined }],
    languages: [{ language: "English" }],
  });
});

test("today's Europass format is read too", () => {
  const candidate = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9">
<CandidatePerson><PersonName><oa:GivenName>Jane</oa:GivenName><hr:FamilyName>Doe</hr:FamilyName></PersonName></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>City Hospital</hr:OrganizationName><PositionHistory><PositionTitle>Nurse</PositionTitle>
<EmploymentPeriod><StartDate><hr:FormattedDateTime>2019-03</hr:FormattedDateTime></StartDate></EmploymentPeriod><oa:Description>&lt;ul&gt;&lt;li&gt;Night shifts&lt;/li&gt;&lt;li&gt;Triage&lt;/li&gt;&lt;/ul&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`;

  expect(parseEuropass(candidate)).toMatchObject({
    basics: { name: "Jane Doe" },
    work: [{ name: "City Hospital", position: "Nurse", startDate: "2019-03", highlights: ["Night shifts", "Triage"] }],
  });
});

test("markup inside a value is no part of its text", () => {
  const marked = passport.replace("<Label>Nurse</Label>", '<Label>Nurse<Note lang="en">since the spring</Note></Label>');
  expect(parseEuropass(marked)?.work?.[0]?.position).toBe("Nurse");
});

test("the carried data goes before the print, and what only the print says is kept", () => {
  const reading = buildReading([
    line("Jane Doe", { size: 20 }),
    line("jane@example.org"),
    heading("WORK EXPERIENCE"),
    line("03/2019 – Present\tNurse, City Hospital"),
    line("Ward 7, two nights a week in the children's clinic."),
    heading("LANGUAGES"),
    line("English"),
  ]);
  const { resume } = parseResume({ ...reading, embedded: { kind: "europass", xml: passport } });

  expect(resume.work).toEqual([{ name: "City Hospital", position: "Nurse", startDate: "2019-03" }]);
  expect(resume.additional).toEqual([{ title: "WORK EXPERIENCE", items: ["Ward 7, two nights a week in the children's clinic."] }]);
});

test("damaged data, entities and other XML are left alone", () => {
  expect(parseEuropass("<SkillsPassport><LearnerInfo>")).toBeUndefined();
  expect(parseEuropass('<!DOCTYPE x [<!ENTITY a "b">]><SkillsPassport/>')).toBeUndefined();
  expect(parseEuropass("<invoice/>")).toBeUndefined();
});
