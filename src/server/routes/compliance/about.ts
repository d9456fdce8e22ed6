import { Elysia, t } from "elysia";
import { ABOUT_TOPICS, aboutText } from "../../../engine/compliance/privacy/about.ts";
import { candidateNotice } from "../../../engine/compliance/privacy/candidate-notice.ts";
import { CANDIDATE_LANGUAGES } from "../../../engine/contract/limits.ts";
import type { Engine } from "../../../engine/engine.ts";
import { textAttachment } from "../../http/attachment.ts";
import { describe, HTML, PLAIN_TEXT } from "../../openapi/describe.ts";
import { documentPage } from "../../pages/document-page.ts";
import type { SessionGuard } from "../../session.ts";

const TAG = "About";

/** What people may want to know of the matcher before it reads their CV. */
export const aboutRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/about/:topic", ({ params }) => documentPage(aboutText(params.topic)), {
      params: t.Object({ topic: t.UnionEnum(ABOUT_TOPICS) }),
      detail: describe(
        TAG,
        "What the matcher is for and how well it works, or which article is served by what: a page",
        { file: HTML },
        { errors: [404] },
      ),
    })
    .get(
      "/candidate-notice",
      ({ query: { language = "en" } }) => {
        const { fileName, text } = candidateNotice(language, engine.config);
        return textAttachment([text], fileName, "text/plain; charset=utf-8");
      },
      {
        signedIn: "match",
        query: t.Object({ language: t.Optional(t.UnionEnum(CANDIDATE_LANGUAGES)) }),
        detail: describe(TAG, "A notice for candidates, to be filled in", { file: PLAIN_TEXT }, { errors: [400, 401] }),
      },
    );
