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

test("all that the older Europass format says of a person, a school, a language and a skill is read", () => {
  const full = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Jane</FirstName><Surname>Doe</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>Mill Lane 3</AddressLine><PostalCode>LS1 4AP</PostalCode><Municipality>Leeds</Municipality><Country><Code>GB</Code></Country></Contact></Address>
<TelephoneList><Telephone><Contact>0117 496 0142</Contact></Telephone></TelephoneList><WebsiteList><Website><Contact>jane.example.org</Contact></Website></WebsiteList></ContactInfo>
<Demographics><Birthdate year="1985" month="--02" day="---09"/><Gender><Label>Female</Label></Gender>
<NationalityList><Nationality><Label>British</Label></Nationality><Nationality><Label>Irish</Label></Nationality></NationalityList></Demographics></Identification>
<Headline><Description><Label>Nurse</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2014" month="--09" day="---01"/><To year="2016"/></Period><Position><Label>Carer</Label></Position>
<Activities>&lt;p&gt;Nights &amp;amp; weekends&lt;/p&gt;</Activities>
<Employer><Name>Oak House</Name><ContactInfo><Address><Contact><Municipality>York</Municipality><Country><Label>England</Label></Country></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2010"/><To year="2013" month="--06"/></Period><Title>BSc Nursing</Title><Organisation><Name>University of Leith</Name></Organisation>
<Activities>&lt;ul&gt;&lt;li&gt;- Wards&lt;/li&gt;&lt;li&gt;Clinics&lt;/li&gt;&lt;/ul&gt;</Activities></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>English</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Label>German</Label></Description><ProficiencyLevel><Listening>B2</Listening><Reading>B2</Reading><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage>
<ForeignLanguage><Description><Label>French</Label></Description><ProficiencyLevel><Listening>A2</Listening><Reading>A2</Reading></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Computer><Description>&lt;ul&gt;&lt;li&gt;Word&lt;/li&gt;&lt;li&gt;Excel&lt;/li&gt;&lt;/ul&gt;</Description></Computer></Skills></LearnerInfo></SkillsPassport>`;

  expect(parseEuropass(full)).toEqual({
    basics: {
      name: "Jane Doe",
      label: "Nurse",
      email: undefined,
      phone: "0117 496 0142",
      url: "jane.example.org",
      location: { address: "Mill Lane 3", postalCode: "LS1 4AP", city: "Leeds", countryCode: "GB" },
    },
    x: { nationality: "British, Irish", dateOfBirth: "1985-02-09", gender: "Female" },
    work: [
      {
        name: "Oak House",
        position: "Carer",
        location: "York, England",
        startDate: "2014-09-01",
        endDate: "2016",
        summary: "Nights & weekends",
      },
    ],
    education: [
      {
        institution: "University of Leith",
        studyType: "BSc Nursing",
        startDate: "2010",
        endDate: "2013-06",
        highlights: ["Wards", "Clinics"],
      },
    ] as never,
    languages: [{ language: "English" }, { language: "German", fluency: "B2, B2, B1" }, { language: "French", fluency: "A2" }],
    skills: [{ name: "Computer", keywords: ["Word", "Excel"] }],
  });
});

test("all that today's Europass format says is read: contact data, schools, languages, certificates, projects, volunteering", () => {
  const period = (name: string, start: string, end: string) =>
    `<${name}><StartDate><FormattedDateTime>${start}</FormattedDateTime></StartDate><EndDate><FormattedDateTime>${end}</FormattedDateTime></EndDate></${name}>`;
  const candidate = `<Candidate xmlns="http://www.europass.eu/1.0">
<CandidatePerson><PersonName><GivenName>Jane</GivenName><FamilyName>Doe</FamilyName></PersonName>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>44</CountryDialing><DialNumber>117 496 0142</DialNumber></Communication>
<Communication><ChannelCode>Email</ChannelCode><URI>jane@example.org</URI></Communication>
<Communication><ChannelCode>Web</ChannelCode><URI>jane.example.org</URI></Communication>
<Communication><Address><AddressLine>Mill Lane 3</AddressLine><PostalCode>LS1 4AP</PostalCode><CityName>Leeds</CityName><CountryCode>gb</CountryCode></Address></Communication>
<NationalityCode>GB</NationalityCode><BirthDate>1985-02-09</BirthDate></CandidatePerson>
<CandidateProfile><ExecutiveSummary>&lt;p&gt;Nurse&amp;nbsp;of ten years.&lt;/p&gt;&lt;p&gt;Calm.&lt;/p&gt;</ExecutiveSummary>
<EducationHistory><EducationOrganizationAttendance><OrganizationName>University of Leith</OrganizationName><OrganizationContact><Communication><Address><CityName>Leith</CityName></Address></Communication></OrganizationContact>
${period("AttendancePeriod", "2010-09-01T00:00:00", "2013")}<EducationDegree><DegreeName>BSc Nursing</DegreeName><OccupationalSkillsCovered>&lt;ul&gt;&lt;li&gt;Wards&lt;/li&gt;&lt;/ul&gt;</OccupationalSkillsCovered></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><TaxonomyID>language</TaxonomyID></PersonCompetency>
<PersonCompetency><CompetencyName>German</CompetencyName><TaxonomyID>language</TaxonomyID><CompetencyDimension><Score><ScoreText>B2</ScoreText></Score></CompetencyDimension><CompetencyDimension><Score><ScoreText>B2</ScoreText></Score></CompetencyDimension></PersonCompetency>
<PersonCompetency><CompetencyName>Welding</CompetencyName><TaxonomyID>trade</TaxonomyID></PersonCompetency></PersonQualifications>
<Certifications><Certification><CertificationName>First aid</CertificationName>${period("EffectiveTimePeriod", "2019-05", "2021")}</Certification></Certifications>
<Projects><Project><Title>Ward book</Title><Description>A book of wards.</Description>${period("ProjectPeriod", "2018", "2019")}</Project></Projects>
<Volunteering><Volunteer><Title>Red Cross</Title><Description>Blood drives.</Description>${period("VolunteeringPeriod", "2015", "soon")}</Volunteer></Volunteering>
</CandidateProfile></Candidate>`;

  expect(parseEuropass(candidate)).toEqual({
    basics: {
      name: "Jane Doe",
      summary: "Nurse of ten years.\nCalm.",
      email: "jane@example.org",
      phone: "+44 117 496 0142",
      location: { address: "Mill Lane 3", postalCode: "LS1 4AP", city: "Leeds", countryCode: "GB" },
    },
    x: { nationality: "GB", dateOfBirth: "1985-02-09" },
    work: [],
    education: [
      {
        institution: "University of Leith",
        studyType: "BSc Nursing",
        location: "Leith",
        startDate: "2010-09-01",
        endDate: "2013",
        courses: ["Wards"],
      },
    ],
    languages: [
      { language: "eng", fluency: undefined },
      { language: "German", fluency: "B2" },
    ],
    certificates: [{ name: "First aid", date: "2019-05" }],
    projects: [{ name: "Ward book", description: "A book of wards.", startDate: "2018", endDate: "2019" }],
    volunteer: [{ organization: "Red Cross", summary: "Blood drives.", startDate: "2015", endDate: undefined }],
  });
});
