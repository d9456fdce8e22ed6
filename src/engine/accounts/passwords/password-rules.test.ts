import { expect, test } from "bun:test";
import { checkPassword, passwordRules } from "./password-rules.ts";

const plain = passwordRules({ strictPasswords: false, ownerName: null });
const strict = passwordRules({ strictPasswords: true, ownerName: "Nordlicht Personal GmbH" });
const about = ["zoe.mueller@agency.example", "Zoë", "Müller", "Agency & Sons"];
const fault = (password: string, rules: typeof plain) =>
  checkPassword(password, rules, about).then(
    () => null,
    (error: Error) => error.message,
  );

test("without the strict rules six characters are enough", async () => {
  expect(await fault("12345", plain)).toBe("Password must be at least 6 characters long.");
  expect(await fault("123456", plain)).toBeNull();
  expect(await fault("x".repeat(1025), plain)).toBe("Password must be at most 1024 characters long.");
});

test.each(["Sunshine", "password1", "1qaz2wsx", "qwertyuiop", "iloveyou1"])("%s is one of the most used", async (password) => {
  expect(await fault(password, strict)).toContain("used most");
});

test.each(["Vitae2026!", "nordlicht-1", "zoe.mueller", "Müller1980", "Agency--Agency", "Sons+Agency9", "Recruiter!!", "Personal2026"])(
  "%s is made of what everybody here knows",
  async (password) => expect(await fault(password, strict)).toContain("easy to guess"),
);

test.each(["correct horse", "zoe likes horses", "73920184-55", "пароль-и-лошадь", "ba7-kx9!"])(
  "%s is taken by the strict rules",
  async (password) => {
    expect(await fault(password, strict)).toBeNull();
  },
);

test("the strict rules ask for eight characters", async () => {
  expect(await fault("kx9!ba7", strict)).toBe("Password must be at least 8 characters long.");
});
