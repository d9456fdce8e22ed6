import { expect, test } from "bun:test";
import { deviceName } from "./device.ts";

test("devices are named by browser and system", () => {
  const agents = [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E Safari/604.1",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "curl/8.5.0",
  ];

  expect(agents.map(deviceName)).toEqual(["Edge on Windows", "Safari on iPhone", "Firefox on Linux", "curl/8.5.0"]);
  expect(deviceName(null)).toBe("Unknown device");
});
