import { Elysia, t } from "elysia";
import { checkEmail } from "../../engine/accounts/users.ts";
import type { PublicConfig } from "../../engine/contract.ts";
import type { Engine } from "../../engine/engine.ts";
import { addMessage, checkContactMessage } from "../../engine/messages/messages.ts";
import { clientLogo, clientLogos, video, videoAddress } from "../media.ts";
import type { SessionGuard } from "../session.ts";

const TAGS = ["Visitors"];

/** What is open to everybody: the contact form, and what the pages need to know before anyone has signed in. */
export const visitorRoutes = (engine: Engine, guard: SessionGuard) =>
  new Elysia()
    .use(guard)
    .get("/config", () => publicConfig(engine), { detail: { tags: TAGS, summary: "What the pages need to know" } })
    .get("/client-logos", () => clientLogos(engine.config.dataDir), {
      detail: { tags: TAGS, summary: "Logos of clients; empty when there are none" },
    })
    .get("/client-logos/:name", ({ params }) => clientLogo(engine.config.dataDir, params.name), {
      params: t.Object({ name: t.String() }),
      detail: { tags: TAGS, summary: "A client's logo" },
    })
    .get("/video", () => video(engine.config.dataDir), { detail: { tags: TAGS, summary: "The house's own presentation video" } })
    .post(
      "/contact",
      ({ body, device, set }) => {
        const message = { ...body, company: body.company ?? undefined };
        checkContactMessage(message);
        checkEmail(body.email);
        engine.limits.contacts.take(device.ipAddress);
        engine.store.transaction((tx) => addMessage(tx, { ...message, kind: "contact" }, engine.now()));
        set.status = 201;
        return { success: true };
      },
      {
        body: t.Object({ name: t.String(), email: t.String(), company: t.Optional(t.Nullable(t.String())), message: t.String() }),
        detail: { tags: TAGS, summary: "Leaves a message for the operators" },
      },
    );

function publicConfig({ config, version }: Engine): PublicConfig {
  const { emailjsServiceId: serviceId, emailjsTemplateId: templateId, emailjsPublicKey: publicKey } = config;

  return {
    version,
    payments: config.stripeSecretKey !== null,
    prices: {
      basic: config.stripePriceBasic,
      pro: config.stripePricePro,
      pack50: config.stripePricePack50,
      pack150: config.stripePricePack150,
    },
    billingPortalUrl: config.billingPortalUrl,
    emailjs: serviceId && templateId && publicKey ? { serviceId, templateId, publicKey } : null,
    video: videoAddress(config.dataDir),
    simulatePayments: config.simulatePayments,
  };
}
