import { expect, test } from "bun:test";
import { loadTemplate } from "../../templates/load-template.ts";
import { letterheadOf } from "./letterhead.ts";

test("a house style gives its logo, header, footer, colours and font as a letterhead", async () => {
  const template = {
    ...(await loadTemplate("default")),
    agency: "Northwind",
    logo: { png: "AAAA", alt: "Northwind", width: 30, height: 9 },
    header: { logo: "left" as const, text: { en: "{name}, {label}", de: "Profil: {name}" } },
    footer: { text: "Northwind GmbH" },
    confidentiality: { "*": "Confidential" },
    fonts: { heading: "Inter", body: "Inter", size: 10 },
  };
  expect(letterheadOf(template, "de", { name: "J. D." })).toEqual({
    agency: "Northwind",
    logo: { png: "AAAA", alt: "Northwind", widthMm: 30, heightMm: 9 },
    header: "Profil: J. D.",
    footer: ["Northwind GmbH", "Confidential"],
    colors: { accent: template.colors.accentText, muted: template.colors.muted },
    font: "Arial",
  });
  expect(letterheadOf({ ...template, header: { logo: "none", text: template.header.text } }, "en", { name: "J. D." })).toMatchObject({
    header: "J. D.",
  });
  expect(letterheadOf({ ...template, header: { logo: "none" }, footer: {}, confidentiality: undefined }, "en", {})).not.toHaveProperty(
    "logo",
  );
  const { agency: _, logo: __, ...nobodys } = template;
  expect(letterheadOf(nobodys, "de", { name: "J. D." })).toEqual({
    colors: { accent: template.colors.accentText, muted: template.colors.muted },
    font: "Arial",
  });
});
