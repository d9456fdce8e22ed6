import { expect, test } from "bun:test";
import { ApiError, errorMessage, isUnauthorized, NetworkError, toApiError, withNetworkRetries } from "./api.ts";

const refused = (status: number, body: object) => toApiError(status, "Status Text", JSON.stringify(body));

test("a refusal is told as its status and the server's sentence, and keeps the fields", () => {
  const error = refused(402, { error: "Too few.", message: "Too few.", requiredCredits: 2, currentCredits: 1 });

  expect(error.message).toBe("402: Too few.");
  expect(error.body).toMatchObject({ requiredCredits: 2, currentCredits: 1 });
  expect(errorMessage(error, "?")).toBe("Too few.");
});

test("an answer without a sentence is told by its text, and an empty one by its status text", () => {
  expect(toApiError(502, "Bad Gateway", "<html>down</html>").message).toBe("502: <html>down</html>");
  expect(toApiError(502, "Bad Gateway", "").message).toBe("502: Bad Gateway");
});

test("only a 401 that says Unauthorized means that the session has ended", () => {
  expect(isUnauthorized(refused(401, { message: "Unauthorized" }))).toBe(true);
  expect(isUnauthorized(refused(401, { message: "The password is wrong." }))).toBe(false);
  expect(isUnauthorized(refused(403, { message: "Unauthorized" }))).toBe(false);
});

test("a failing network is tried twice more, after one and two seconds", async () => {
  const waits: number[] = [];
  const never = withNetworkRetries(
    () => Promise.reject(new TypeError("Failed to fetch")),
    async (ms) => void waits.push(ms),
  );

  expect(await never.catch((error) => error)).toBeInstanceOf(NetworkError);
  expect(waits).toEqual([1000, 2000]);
});

test("a network that comes back in time goes unnoticed", async () => {
  let tries = 0;
  const answer = await withNetworkRetries(
    async () => {
      tries += 1;
      if (tries < 3) throw new TypeError("Failed to fetch");
      return "here";
    },
    async () => {},
  );

  expect(answer).toBe("here");
});

test("a refusal is not tried again", async () => {
  let tries = 0;
  const send = async () => {
    tries += 1;
    throw new ApiError(500, "broken");
  };

  expect(await withNetworkRetries(send, async () => {}).catch((error) => error.message)).toBe("500: broken");
  expect(tries).toBe(1);
});

test("a refusal is told by its sentence, by its text where it is no JSON, and by its status where it says nothing", () => {
  const said = (text: string) => toApiError(502, "Bad Gateway", text).message;
  expect(said('{"error":"a","message":"b"}')).toBe("502: b");
  expect(said("no upstream")).toBe("502: no upstream");
  expect(said("{}")).toBe("502: Bad Gateway");
  expect(said("")).toBe("502: Bad Gateway");
});
