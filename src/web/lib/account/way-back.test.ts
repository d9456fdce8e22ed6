import { afterEach, expect, test } from "bun:test";
import "../../testing/screen.tsx";
import { addressHere, forgetWayBack, keepWayBack, restoreFragment, wayBack } from "./way-back.ts";

const goTo = (address: string) => window.history.replaceState(null, "", address);
afterEach(() => {
  forgetWayBack();
  goTo("/");
});

test("the way back has what is behind the # of the address, until it is forgotten", () => {
  goTo("/agency/join?from=mail#t0ken");
  keepWayBack(addressHere());
  goTo("/auth");
  expect(wayBack()).toBe("/agency/join?from=mail#t0ken");
  forgetWayBack();
  expect(wayBack()).toBeNull();
});

test.each([
  ["/agency/join", "/agency/join#t0ken"],
  ["/agency/join#other", "/agency/join#other"],
  ["/dashboard", "/dashboard"],
])("who comes back to %s from a sign-in elsewhere is at %s", (address, shown) => {
  keepWayBack("/agency/join#t0ken");
  goTo(address);
  restoreFragment();
  expect(addressHere()).toBe(shown);
});
