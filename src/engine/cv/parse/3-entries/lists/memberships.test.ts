import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const read = (title: string, ...lines: string[]) =>
  parseResume(
    buildReading([
      line("Jane Doe", { size: 22 }),
      line("jane.doe@example.com"),
      heading("Work experience"),
      line("Fitter, Acme Ltd, Leeds\t2011 – 2014"),
      line("Plans the shifts of forty people."),
      heading(title),
      ...lines.map((text) => line(text)),
    ]),
  ).resume;

describe("a section of memberships", () => {
  test("has the associations, with what somebody is there and since when", () => {
    const { volunteer } = read(
      "Memberships",
      "Member, Guild of Bakers, since 2014",
      "Guild of Cooks (2016 – 2019)",
      "Guild of Fishmongers, active member",
      "Secretary, Harbour Museum Society, since 2020",
      "Harbour Choir (chair of the board 2016 – 2019)",
    );

    expect(volunteer).toEqual([
      { organization: "Guild of Bakers", position: "Member", startDate: "2014" },
      { organization: "Guild of Cooks", startDate: "2016", endDate: "2019" },
      { organization: "Guild of Fishmongers", position: "active member" },
      { organization: "Harbour Museum Society", position: "Secretary", startDate: "2020" },
      { organization: "Harbour Choir", position: "chair of the board", startDate: "2016", endDate: "2019" },
    ]);
  });

  test("may name several in one line", () => {
    expect(read("Memberships", "Guild of Bakers, Guild of Cooks").volunteer).toEqual([
      { organization: "Guild of Bakers" },
      { organization: "Guild of Cooks" },
    ]);
  });

  test("may name them with a semicolon between, or the belonging directly behind", () => {
    expect(read("Memberships", "Guild of Bakers; Society of Northern Cooks and Waiters (No. 4711)").volunteer).toEqual([
      { organization: "Guild of Bakers" },
      { organization: "Society of Northern Cooks and Waiters (No. 4711)" },
    ]);
    expect(read("Memberships", "2019\tGuild of Bakers student member").volunteer).toMatchObject([
      { organization: "Guild of Bakers", position: "student member" },
    ]);
  });

  test("has no sentences for names", () => {
    const text = "She has stood by the bakers of the northern harbour in all their quarrels with the millers of the town for ten years.";

    expect(read("Memberships", text).volunteer).toBeUndefined();
  });

  test("may have interests beside them", () => {
    const { volunteer, interests } = read("Memberships and interests", "Member of the Guild of Bakers", "Sailing", "Chess");

    expect(volunteer).toEqual([{ organization: "Guild of Bakers", position: "Member" }]);
    expect(interests?.map(({ name }) => name)).toEqual(["Sailing", "Chess"]);
  });
});

describe("a membership among other things", () => {
  test.each([
    ["Member of the Guild of Bakers since 2014", "Guild of Bakers", "Member"],
    ["Trésorière du Club nautique de Brest depuis 2014", "Club nautique de Brest", "Trésorière"],
    ["Aktives Mitglied im Ruderverein Nord seit 2014", "Ruderverein Nord", "Aktives Mitglied"],
    ["Kassenwartin beim Ruderverein Nord (seit 2014)", "Ruderverein Nord", "Kassenwartin"],
    ["Socia de la Asociación de Panaderos desde 2014", "Asociación de Panaderos", "Socia"],
    ["Volontaria presso Mani Aperte dal 2014", "Mani Aperte", "Volontaria"],
    ["Penningmeester van de Roeivereniging Noord sinds 2014", "Roeivereniging Noord", "Penningmeester"],
    ["Styrelseledamot i Roddföreningen Norr sedan 2014", "Roddföreningen Norr", "Styrelseledamot"],
    ["Członek Klubu Wioślarskiego Północ od 2014", "Klubu Wioślarskiego Północ", "Członek"],
  ])("is unpaid work: %p", (text, organization, position) => {
    const { volunteer, x } = read("Other", `Driving licence: B. ${text}. Non-smoker.`);

    expect(volunteer).toEqual([{ organization, position, startDate: "2014" }]);
    expect(x?.drivingLicence).toContain("B");
  });

  test("has the whole name, with the stop of an abbreviation", () => {
    const text = "Driving licence: B. Member of the Guild of St. Anne since 2014. Non-smoker.";

    expect(read("Other", text).volunteer).toEqual([{ organization: "Guild of St. Anne", position: "Member", startDate: "2014" }]);
  });

  test("keeps what was done there", () => {
    const { volunteer } = read("Other", "Volunteer at Harbour Museum (guided tours), since 2014");

    expect(volunteer).toEqual([{ organization: "Harbour Museum", position: "Volunteer", startDate: "2014", summary: "guided tours" }]);
  });

  test("without its years is an interest where it stands among them", () => {
    const { volunteer, interests } = read(
      "Interests",
      "Sailing",
      "Treasurer of the Chess Club",
      "Member of the Guild of Bakers since 2014",
    );

    expect(volunteer?.map(({ organization }) => organization)).toEqual(["Guild of Bakers"]);
    expect(interests?.map(({ name }) => name)).toEqual(["Sailing", "Treasurer of the Chess Club"]);
  });

  test.each<[text: string, organization: string, position: string, interests: string[]]>([
    ["Choir, volunteer cook at the Harbour Kitchen, pottery", "Harbour Kitchen", "volunteer cook", ["Choir", "pottery"]],
    ["Choir, Harbour Museum volunteer", "Harbour Museum", "volunteer", ["Choir"]],
    ["Aide bénévole aux Jardins du Nord. Dessin, piano.", "Jardins du Nord", "Aide bénévole", ["Dessin", "piano"]],
    ["Coro, volontaria Mani Aperte", "Mani Aperte", "volontaria", ["Coro"]],
    ["Mountain rescue volunteer, Northern Hills Team", "Northern Hills Team", "Mountain rescue volunteer", []],
    ["Lesen, Ehrenamt: Trainer beim Ruderverein Nord", "Ruderverein Nord", "Trainer", ["Lesen"]],
  ])("that says that it is unpaid is none, alone or in a list: %p", (text, organization, position, names) => {
    const { volunteer, interests } = read("Interests", text);

    expect(volunteer).toEqual([{ organization, position }]);
    expect((interests ?? []).map(({ name }) => name)).toEqual(names);
  });

  test("stands among interests in a section of both", () => {
    const { volunteer, interests } = read("Engagement et loisirs", "Aide bénévole aux Jardins du Nord. Dessin, randonnée, piano.");

    expect(volunteer).toEqual([{ organization: "Jardins du Nord", position: "Aide bénévole" }]);
    expect(interests?.map(({ name }) => name)).toEqual(["Dessin", "randonnée", "piano"]);
  });

  test("may stand behind a label that says so", () => {
    const { volunteer } = read("Other", "Driving licence: B. Volunteering: driver for the Harbour Kitchen since 2014.");

    expect(volunteer).toEqual([{ organization: "Harbour Kitchen", position: "driver", startDate: "2014" }]);
  });

  test.each(["Team member, Acme Ltd", "Secretary, Acme Ltd", "member of the crew"])("is no job and no phrase: %p", (text) => {
    expect(read("Other", "Driving licence: B", text).volunteer).toBeUndefined();
  });
});

describe("unpaid work that is told in a line", () => {
  test("may be several, each with its years", () => {
    const text = "Reviewer, Tide Letters (2016 – 2019); Mentor, Harbour School (2020 – 2023)";

    expect(read("Volunteering", text).volunteer).toMatchObject([
      { organization: "Tide Letters", position: "Reviewer", startDate: "2016", endDate: "2019" },
      { organization: "Harbour School", position: "Mentor", startDate: "2020", endDate: "2023" },
    ]);
  });

  test("may be several sentences, and have something else behind them", () => {
    const text = "Director, Harbour Kitchen, since 2020. President, Corve Junior Rowing, 2015 – 2019. Cycling, pottery.";

    const { volunteer, additional } = read("Volunteering", text);
    expect(volunteer).toEqual([
      { organization: "Harbour Kitchen", position: "Director", startDate: "2020" },
      { organization: "Corve Junior Rowing", position: "President", startDate: "2015", endDate: "2019" },
    ]);
    expect(additional?.flatMap(({ items }) => items)).toEqual(["Cycling, pottery."]);
  });

  test("has the association and the office", () => {
    expect(read("Volunteering", "Secretary of the Guild of Bakers (since 2017)").volunteer).toEqual([
      { organization: "Guild of Bakers", position: "Secretary", startDate: "2017" },
    ]);
  });
});
