import { describe, expect, test } from "bun:test";
import { findContacts } from "./contact.ts";
import { isNetworkName, profileOf } from "./profiles.ts";

type Line = [text: string, ...links: string[]];
const read = (...lines: Line[]) => {
  const { emails, phones, urls, profiles } = findContacts(lines.map(([text, ...links]) => ({ text, links })));
  return {
    emails: emails.map(({ value }) => value),
    phones: phones.map(({ value }) => value),
    urls: urls.map(({ value }) => value),
    profiles: profiles.map(({ network, username, url }) => [network, username, url].join(" ")),
  };
};

describe("the target of a link", () => {
  test("is a mail address, a telephone number, a web address or a profile that the text does not print", () => {
    expect(read(["Write to me", "mailto:jane@example.com?subject=x"]).emails).toEqual(["jane@example.com"]);
    expect(read(["Write to me", "mailto://jane@example.com"]).emails).toEqual(["jane@example.com"]);
    expect(read(["Call me", "tel:+44%20117%20496%200142"]).phones).toEqual(["+44 117 496 0142"]);
    expect(read(["My site", "https://jane.example/about"]).urls).toEqual(["https://jane.example/about"]);
    expect(read(["GitHub", "https://github.com/janedoe"]).profiles).toEqual(["GitHub janedoe https://github.com/janedoe"]);
  });
  test("is told once", () => {
    expect(read(["jane@example.com", "mailto:Jane@example.com"]).emails).toEqual(["jane@example.com"]);
    expect(read(["0117 496 0142", "tel:+441174960142"]).phones).toEqual(["0117 496 0142"]);
    expect(read(["www.jane.com", "https://www.jane.com/"]).urls).toEqual(["www.jane.com"]);
    expect(read(["jane.com", "https://jane.com/about"]).urls).toEqual(["jane.com"]);
    expect(read(["github.com/janedoe", "https://github.com/janedoe"]).profiles).toHaveLength(1);
  });
  test("counts where the text over it only says where to click, and stands beside a user name that differs", () => {
    const link = "https://www.linkedin.com/in/jane-doe-1234";
    expect(read(["LinkedIn: here", link]).profiles).toEqual([`LinkedIn jane-doe-1234 ${link}`]);
    expect(read(["LinkedIn: janedoe", link]).profiles).toHaveLength(2);
    expect(read(["GitHub: octo", link]).profiles).toHaveLength(2);
  });
  test.each<[string, string]>([
    ["no mail address", "mailto:jane"],
    ["a mail address of two", "mailto:jane@a.example,john@b.example"],
    ["a short number", "tel:123"],
    ["a map", "https://www.google.com/maps/place/x"],
    ["another map", "https://maps.app.goo.gl/x"],
    ["a file", "file:///x"],
    ["a place in the document", "#top"],
    ["no host", "https://localhost"],
  ])("is none: %s", (_, link) => {
    expect(read(["Here", link])).toEqual({ emails: [], phones: [], urls: [], profiles: [] });
  });
  test("says the whole of an address that was cut", () => {
    expect(
      read(["ottoline.bird-", "mailto:ottoline.birdsall@example.org"], ["sall@example.org", "mailto:ottoline.birdsall@example.org"]).emails,
    ).toEqual(["ottoline.birdsall@example.org"]);
    expect(read(["linkedin.com/in/jane-d...", "https://www.linkedin.com/in/jane-doe"]).profiles).toEqual([
      "LinkedIn jane-doe https://www.linkedin.com/in/jane-doe",
    ]);
    expect(read(["linkedin.com/in/jane-d", "https://www.linkedin.com/in/jane-doe"]).profiles[0]).toContain("jane-d ");
  });
});

describe("the profile of an address:", () => {
  test.each<[string, string | undefined]>([
    ["https://www.linkedin.com/in/jane-doe/", "LinkedIn jane-doe https://www.linkedin.com/in/jane-doe"],
    ["http://github.com/janedoe", "GitHub janedoe https://github.com/janedoe"],
    ["linkedin.com/jane-doe", "LinkedIn jane-doe https://linkedin.com/jane-doe"],
    ["linkedin.com/in/jos%C3%A9", "LinkedIn josé https://linkedin.com/in/jos%C3%A9"],
    ["linkedin.com/in/jane%", "LinkedIn jane% https://linkedin.com/in/jane%"],
    ["http://lattes.cnpq.br/1234567890123456", "Lattes 1234567890123456 https://lattes.cnpq.br/1234567890123456"],
    ["linkedin.com/in/", undefined],
    ["linkedin.com/company", undefined],
    ["linkedin.com/company/acme", undefined],
    ["linkedin.com/jane-doe/boats", undefined],
    ["github.com/about", undefined],
    ["github.com/janedoe/boats/issues", undefined],
    ["jane.example", undefined],
  ])("%p", (address, expected) => {
    const found = profileOf(address);
    expect(found && [found.network, found.username, found.url].join(" ")).toBe(expected as string);
  });
  test.each<[string, boolean]>([
    ["LinkedIn", true],
    ["GitHub:", true],
    ["linkedin", true],
    ["LinkedIn Ads", false],
    ["Boats", false],
  ])("%p is the name of a network alone: %p", (text, expected) => {
    expect(isNetworkName(text)).toBe(expected);
  });
});

test("a user name may have the name of its network behind it, and a word for a link is none", () => {
  expect(read(["@jane.doe (Instagram)"], ["@janedoe – GitHub"]).profiles).toEqual([
    "Instagram jane.doe https://www.instagram.com/jane.doe",
    "GitHub janedoe https://github.com/janedoe",
  ]);
  expect(read(["Write to jane@github (the company)"], ["LinkedIn: رابط الملف"], ["GitHub: ссылка"]).profiles).toEqual([]);
});

test("a number that is drawn from the right is read from the left", () => {
  expect(read(["الهاتف: 4567 123 555 20+"]).phones).toEqual(["+20 555 123 4567"]);
  expect(read(["+20 555 123 4567"]).phones).toEqual(["+20 555 123 4567"]);
});

describe("the user name behind the logo of a network", () => {
  const beside = (text: string, network = "github", cell = text) =>
    findContacts([{ text, logos: [{ network, text: cell }] }]).profiles.map((found) =>
      [found.network, found.username, found.url].join(" "),
    );

  test("is a profile", () => {
    expect(beside("jane-doe")).toEqual(["GitHub jane-doe https://github.com/jane-doe"]);
    expect(beside("Leeds\t@jane_doe ·", "linkedin", "@jane_doe ·")).toEqual(["LinkedIn jane_doe https://www.linkedin.com/in/jane_doe"]);
    expect(beside("github.com/jane-doe")).toEqual(["GitHub jane-doe https://github.com/jane-doe"]);
  });

  test.each(["Jane Doe", "GitHub", "jane@example.org", "2019", ""])("is none: %p", (text) => {
    expect(beside(text)).toEqual([]);
  });

  test("is none behind another sign", () => {
    expect(beside("jane-doe", "envelope")).toEqual([]);
  });
});
