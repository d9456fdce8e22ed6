import { expect, test } from "bun:test";
import { openPasswords } from "./hash-password.ts";
import { checkPassword, passwordRules } from "./password-rules.ts";

const plain = passwordRules({ strictPasswords: false, ownerName: null });
const quick = openPasswords({ memoryCost: 8, timeCost: 1 });

test("a password is taken exactly as it was typed, of any letters and up to a thousand of them", async () => {
  const passwords = [" six  ", "пароль", "密码密码密码", "👩‍💻👩‍💻", "a".repeat(64), "x".repeat(1_024), "Ab1!Ab1!\u0000tail"];
  for (const password of passwords) {
    await checkPassword(password, plain, []);
    const hash = await quick.hash(password);
    const others = [password.trimEnd(), password.toUpperCase(), password.slice(0, -1), `${password} `].filter(
      (other) => other !== password,
    );
    expect([password, await quick.verify(password, hash)]).toEqual([password, true]);
    for (const other of others) expect([other, await quick.verify(other, hash)]).toEqual([other, false]);
  }
});

test("a password is kept as argon2id at OWASP's cost", async () => {
  expect(await openPasswords().hash("correct horse")).toStartWith("$argon2id$v=19$m=19456,t=2,p=1$");
});

test("an account that is not there is compared like one that is, and no password fits", async () => {
  for (const passwords of [quick, openPasswords()]) {
    const known = await passwords.hash("correct horse");
    for (const password of ["correct horse", "battery staple", ""])
      expect([await passwords.verify(password, known), await passwords.verify(password, null)]).toEqual([
        password === "correct horse",
        false,
      ]);
  }
});
