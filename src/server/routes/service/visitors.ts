import { Elysia, t } from "elysia";
import { checkEmail } from "../../../engine/accounts/users.ts";
import type { PublicConfig } from "../../../engine/contract/api.ts";
import type { Engine } from "../../../engine/engine.ts";
import { matcherSwitch } from "../../../engine/house/matcher-switch.ts";
import { addMessage, checkContactMessage } from "../../../engine/messaging/messages/messages.ts";
import { ANONYMOUS, once } from "../../http/idempotency.ts";
import { describe, PICTURES, VIDEOS } from "../../openapi/describe.ts";
import { clientLogo, clientLogos, video, videoAddress } from "../../pages/media.ts";
import { deviceOfRequest, type SessionGuard } from "../../session.ts";

const TAG = "Visitors";

/** What is open to everybody: the contact form, and what the pages need to know before anyone has signed in. */
export const visitorRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .use(deviceOfRequest(engine))
    .get("/config", () => publicConfig(engine), { detail: describe(TAG, "What the pages need to know", "PublicConfig") })
    .get("/client-logos", () => clientLogos(engine.config.dataDir), {
      detail: describe(TAG, "Logos of clients; empty when there are none", ["ClientLogo"]),
    })
    .get("/client-logos/:name", ({ params }) => clientLogo(engine.config.dataDir, params.name), {
      params: t.Object({ name: t.String() }),
      detail: describe(TAG, "A client's logo", { file: PICTURES }, { errors: [404] }),
    })
    .get("/video", () => video(engine.config.dataDir), {
      detail: describe(TAG, "The house's own presentation video", { file: VIDEOS }, { errors: [404] }),
    })
    .post(
      "/contact",
      async ({ request, body, device, set }) => {
        const message = { ...body, company: body.company ?? undefined };
        checkContactMessage(message);
        checkEmail(body.email);
        const answer = await once(engine, { request, scope: ANONYMOUS, body }, (keep) => {
          engine.limits.contacts.take(device.ipAddress);
          engine.store.transaction((tx) => {
            addMessage(tx, { ...message, kind: "contact" }, engine.now());
            keep(tx, SUCCESS);
          });
          return SUCCESS;
        });
        set.status = 201;
        return answer;
      },
      {
        body: t.Object(
          { name: t.String(), email: t.String(), company: t.Optional(t.Nullable(t.String())), message: t.String() },
          { examples: [{ name: "Zoë Müller", email: "zoe@agency.example", company: "Agency", message: "Urgent: please call us." }] },
        ),
        detail: describe(TAG, "Leaves a message for the operators", "Success", { status: 201, repeatable: true, errors: [400, 429] }),
      },
    );

const SUCCESS = { success: true };

function publicConfig({ config, store, version, passwordRules, providerSignIn }: Engine): PublicConfig {
  const { emailjsServiceId: serviceId, emailjsTemplateId: templateId, emailjsPublicKey: publicKey } = config;

  return {
    version,
    passwords: { minLength: passwordRules.minLength, strict: passwordRules.strict },
    payments: config.stripeSecretKey !== null,
    prices: {
      basic: config.stripePriceBasic,
      pro: config.stripePricePro,
      pack50: config.stripePricePack50,
      pack150: config.stripePricePack150,
    },
    billingPortal: config.billingPortalUrl !== null || config.stripeSecretKey !== null,
    billingPortalUrl: config.billingPortalUrl,
    emailjs: serviceId && templateId && publicKey ? { serviceId, templateId, publicKey } : null,
    video: videoAddress(config.dataDir),
    simulatePayments: config.simulatePayments,
    retentionDays: config.retentionDays,
    matcher: matcherSwitch({ db: store.db, config }).on,
    moreKinds: config.moreKinds,
    signIn: { provider: providerSignIn?.settings.name ?? null, passwords: !passwordRules.off },
  };
}
