import { afterEach, expect, test } from "bun:test";
import type { Job } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import { BLIND_ITEMS, type BlindProfile, blindProfile } from "../../../engine/cv/options/blind-profile.ts";
import type { Template } from "../../../engine/cv/render/template/template.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { cvForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
afterEach(() => api.close());

/** What a CV withholds whose template withholds one thing at the upload and another when its turn comes. */
async function formatted(atUpload: BlindProfile | undefined, atRun: BlindProfile | undefined | "gone") {
  const loads = [atUpload, atRun];
  const withheld: (BlindProfile | undefined)[] = [];
  api = await openTestApi({
    loadTemplate: async (key) => {
      const blind = loads.shift();
      if (blind === "gone") throw new AppError("not_found", "There is no such template.");
      return { key, name: key, kind: "document", outputs: ["docx"], blind } as Template;
    },
    tools: {
      convert: async (_bytes, { blind, outputs }) => {
        withheld.push(blind);
        return convertedCv({ outputs });
      },
    },
  });
  const { call } = await api.signUp({ credits: 1 });
  const { body: uploaded } = await call<Job>("/upload-cv", { form: cvForm({ template: "default" }) });
  await api.engine.runner.idle();
  const [job] = (await call<Job[]>("/jobs")).body;
  return { uploaded, job, withheld };
}

test("a CV that came in for a blind template stays blind when the template no longer is", async () => {
  const { uploaded, withheld } = await formatted(blindProfile("reference"), undefined);

  expect(uploaded.blind).toBe("reference");
  expect(withheld).toEqual([blindProfile("reference")]);
});

test("a template that became blind since is obeyed, and of two profiles everything that either withholds is withheld", async () => {
  expect((await formatted(undefined, blindProfile("initials"))).withheld).toEqual([blindProfile("initials")]);
  await api.close();
  const own: BlindProfile = { name: "initials", withhold: ["contact", "employers", "institutions"] };

  const { uploaded, withheld } = await formatted(own, blindProfile("reference"));

  expect(uploaded.blind).toBe(true);
  expect(withheld).toEqual([{ name: "reference", withhold: [...BLIND_ITEMS] }]);
});

test("a blind template that is gone when the CV's turn comes fails the job and refunds it", async () => {
  const { job, withheld } = await formatted(blindProfile("full"), "gone");

  expect(job).toMatchObject({ status: "failed", creditsRefunded: 1, blind: "full" });
  expect(withheld).toEqual([]);
});
