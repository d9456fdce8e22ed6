import { describe, expect, test } from "bun:test";
import { findContacts } from "./contact.ts";
import { lonePhone } from "./phones.ts";

const contactsOf = (text: string, ...more: string[]) => findContacts([text, ...more].map((line) => ({ text: line, links: [] })));
const phonesOf = (text: string) => contactsOf(text).phones.map(({ value }) => value);

describe("a number is a telephone number where its form or a label says so:", () => {
  test.each([
    ["Phone: 12345", []],
    ["Phone: 123456", ["123456"]],
    ["Phone: 12345678901234567", ["12345678901234567"]],
    ["Phone: 123456789012345678", []],
    ["+47 22 15 50 14", ["+47 22 15 50 14"]],
    ["+12 34 56 7", []],
    ["0047 221550", ["0047 221550"]],
    ["0047 22155", []],
    ["0117 496 01", ["0117 496 01"]],
    ["0117 496 0", []],
    ["(555) 014-0199", ["(555) 014-0199"]],
    ["(555) 014‐0199", ["(555) 014‐0199"]],
    ["0123 4567 8901", ["0123 4567 8901"]],
    ["0123 4567 89012", []],
    ["0117 496 0142 / 07700 900123", ["0117 496 0142", "07700 900123"]],
    ["030 / 1234567", ["030 / 1234567"]],
    ["Fone: (92) 98455-1738 (92) 98455-2260", ["(92) 98455-1738", "(92) 98455-2260"]],
    ["+44 (0)117 496 0142", ["+44 (0)117 496 0142"]],
    ["555 · 010 · 1234", ["555 · 010 · 1234"]],
    ["Leeds • (555) • 010 • 1234 • 12 High Street", ["(555) • 010 • 1234"]],
    ["555 – 010 – 1234", ["555 – 010 – 1234"]],
    ["555 · 010 – 1234", []],
    ["01.02.2015", []],
    ["Certificate number: 0117 496 0142", []],
  ])("%s", (text, numbers) => expect(phonesOf(text)).toEqual(numbers));

  test("and the same number is told once, with its country code and without", () => {
    expect(phonesOf("+44 117 496 0142, 0117 496 0142")).toEqual(["+44 117 496 0142"]);
    expect(phonesOf("Phone: +47 22 15 50, Phone: 22 15 50")).toEqual(["+47 22 15 50", "22 15 50"]);
  });
});

test("an address that was hyphenated at the line end is told as a whole by the link of both lines", () => {
  const links = ["mailto:ottoline.birdsall@example.org"];
  const { emails, consumed } = findContacts([
    { text: "ottoline.bird-", links },
    { text: "sall@example.org", links },
  ]);
  expect(emails.map(({ value }) => value)).toEqual(["ottoline.birdsall@example.org"]);
  expect(consumed).toEqual([[{ from: 0, to: 14 }], [{ from: 0, to: 16 }]]);
});

test("an address that goes on in the next line behind a hyphen is whole, and its end alone is nobody's", () => {
  const { emails, consumed } = contactsOf("E-mail: anne-marie.von-", "berg@example.org");
  expect(emails.map(({ value }) => value)).toEqual(["anne-marie.von-berg@example.org"]);
  expect(consumed).toEqual([[{ from: 0, to: 23 }], [{ from: 0, to: 16 }]]);
});

test.each([
  ["Lived in Leeds.", "berg@example.org"],
  ["2018-", "berg@example.org"],
  ["anne-marie.von-", "mail: berg@example.org"],
])("an address below %p is no rest of it", (above, line) => {
  expect(contactsOf(above, line).emails.map(({ value }) => value)).toEqual(["berg@example.org"]);
});

test("two people whose addresses end alike keep both", () => {
  const lines = ["joanna@example.org", "anna@example.org"].map((text) => ({ text, links: [`mailto:${text}`] }));
  expect(findContacts(lines).emails.map(({ value }) => value)).toEqual(["joanna@example.org", "anna@example.org"]);
});

test("a very long word behind the name of a network is no user name", () => {
  const usernameOf = (name: string) => contactsOf(`LinkedIn: ${name}`).profiles[0]?.username;
  expect(usernameOf("anna-berg")).toBe("anna-berg");
  expect(usernameOf(`anna-${"b".repeat(60)}`)).toBeUndefined();
});

test("the address of a page on the machine that printed it is nobody's website", () => {
  const sitesOf = (text: string) => contactsOf(text).urls.map(({ value }) => value);
  expect(sitesOf("http://localhost:8080/cv.html 1/2")).toEqual([]);
  expect(sitesOf("http://127.0.0.1/cv.html")).toEqual([]);
  expect(sitesOf("https://localhost-cats.example.org/cv.html")).toEqual(["https://localhost-cats.example.org/cv.html"]);
});

test("an abbreviation with a point is no web address", () => {
  const urlsOf = (text: string) => contactsOf(text).urls.map(({ value }) => value);
  expect(urlsOf("anna-berg.de")).toEqual(["anna-berg.de"]);
  expect(urlsOf("x.de")).toEqual([]);
});

test("the country of a number stands in an address, not in a sentence", () => {
  const phoneIn = (text: string) => contactsOf("2215 5014", text).phones.length;
  expect(phoneIn("Storgata 8, 0155 Oslo, Norway")).toBe(1);
  expect(phoneIn("For the last twelve years she has lived, worked and brought up her children in the north of Norway")).toBe(0);
});

test("a number without label and country is a telephone number when it is alone and as long as one with its area code", () => {
  expect(lonePhone("234 5678 9012")).toBe("234 5678 9012");
  expect(lonePhone("234 5678 90123 4")).toBeUndefined();
  expect(lonePhone("234 5678")).toBeUndefined();
});

describe("web addresses and profiles", () => {
  const linked = (text: string, ...links: string[]) => {
    const { urls, profiles, emails, phones } = findContacts([{ text, links }]);
    return [
      ...[...urls, ...emails, ...phones].map(({ value }) => value),
      ...profiles.map(({ network, username }) => `${network} ${username}`),
    ];
  };

  test.each([
    ["Portfolio: jane-doe.example.com/work.", ["jane-doe.example.com/work"]],
    ["https://x.example.org/a,b). Next", ["https://x.example.org/a,b"]],
    ["http://Jane.dev:8080/x", ["http://Jane.dev:8080/x"]],
    ["WWW.JANE.COM", ["WWW.JANE.COM"]],
    ["jane.doe.com", ["jane.doe.com"]],
    ["Website: JaneDoe.com", ["JaneDoe.com"]],
    ["JaneDoe.com", []],
    ["12.com", []],
    ["Node.js and ASP.NET, e.g. this.That one", []],
    ["Acme.Ltd. Leeds", []],
    ["see in/jane-doe", ["LinkedIn jane-doe"]],
    ["linkedin.com/in/jane-doe and github.com/jdoe", ["LinkedIn jane-doe", "GitHub jdoe"]],
    ["linkedin.com/in/j%C3%A9r%C3%B4me", ["LinkedIn jérôme"]],
    ["stackoverflow.com/users/123/jane-doe", ["Stack Overflow jane-doe"]],
    ["github.com/jdoe/tool", ["github.com/jdoe/tool"]],
    ["linkedin.com/company/acme", ["linkedin.com/company/acme"]],
    ["github.com/about", ["github.com/about"]],
    ["LinkedIn: jane-doe", ["LinkedIn jane-doe"]],
    ["LinkedIn: Jane Doe", []],
    ["LinkedIn: n/a", []],
    ["Skype: live:jane", ["Skype live:jane"]],
    ["GitHub: live:jane", []],
    ["Twitter @jane", ["Twitter jane"]],
    ["ORCID 0000-0001-2345-678x", ["ORCID 0000-0001-2345-678X"]],
    ["LinkedIn: jane-doe, linkedin.com/in/Jane-Doe", ["LinkedIn Jane-Doe"]],
  ])("are told in %p", (text, found) => expect(linked(text)).toEqual(found));

  test.each([
    ["Web", "https://jane.example.org/", ["https://jane.example.org/"]],
    ["jane.example.org", "https://jane.example.org/", ["jane.example.org"]],
    ["jane.example.org", "https://jane.example.org/cv", ["jane.example.org"]],
    ["Leeds", "https://maps.google.com/?q=Leeds", []],
    ["LinkedIn", "https://www.linkedin.com/in/jane-doe", ["LinkedIn jane-doe"]],
    ["www.linkedin.com/in/jane-d...", "https://www.linkedin.com/in/jane-doe", ["LinkedIn jane-doe"]],
    ["www.linkedin.com/in/jane-d", "https://www.linkedin.com/in/jane-doe", ["LinkedIn jane-d"]],
    ["Mail me", "mailto:jane%2Bcv@example.org?subject=x", ["jane+cv@example.org"]],
    ["jane@example.org", "mailto:Jane@Example.org", ["jane@example.org"]],
    ["Mail", "mailto:jane", []],
    ["Call", "tel:+44%20117%20496%200142", ["+44 117 496 0142"]],
    ["+44 117 496 0142", "tel:01174960142", ["+44 117 496 0142"]],
    ["Call", "tel:12", []],
    ["Photo", "file:///photo.png", []],
  ])("of %p over a link to %p are told once", (text, link, found) => expect(linked(text, link)).toEqual(found));

  test("an address that is cut between two lines is whole where its link says it", () => {
    const links = ["mailto:ottoline.birdsall@example.org"];
    const found = findContacts([
      { text: "ottoline.bird-", links },
      { text: "sall@example.org", links },
    ]);
    expect(found.emails.map(({ value }) => value)).toEqual(["ottoline.birdsall@example.org"]);
    expect(found.consumed[0]).toEqual([{ from: 0, to: 14 }]);
  });
});
