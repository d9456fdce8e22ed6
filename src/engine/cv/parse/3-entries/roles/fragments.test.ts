import { expect, test } from "bun:test";
import { cutPlace } from "./fragments.ts";

test("behind a dash stands a place where it plainly is one; what an employer makes, or a town with the name of something else, is none", () => {
  expect(cutPlace("Acme Ltd – Lisbon")).toEqual({ rest: "Acme Ltd", place: "Lisbon" });
  expect(cutPlace("Acme Ltd – Pumps and Valves")).toEqual({ rest: "Acme Ltd – Pumps and Valves" });
  expect(cutPlace("Acme Ltd – Reading")).toEqual({ rest: "Acme Ltd – Reading" });
});

test("city, state and country behind a name are one place", () => {
  expect(cutPlace("Acme Ltd, Austin, TX, USA")).toEqual({ rest: "Acme Ltd", place: "Austin, TX, USA" });
});
