import type { ContactMessage, PublicConfig, TrialSignup } from "../../engine/contract/api.ts";
import { api } from "./api/api.ts";

type MailService = NonNullable<PublicConfig["emailjs"]>;

/** Through the browser's e-mail service where the owner has set one, else through the product itself. */
export function sendContactMessage(config: PublicConfig | null, message: ContactMessage): Promise<unknown> {
  const complete = { ...message, company: message.company || "Not specified" };
  return config?.emailjs ? sendMail(config.emailjs, complete) : api("POST", "/contact", complete);
}

/** Tells the operators of a new trial account. Its failure concerns nobody at the screen. */
export function announceTrial(config: PublicConfig | null, { email, company }: TrialSignup) {
  if (!config?.emailjs) return;
  sendMail(config.emailjs, { name: email, email, company: company || "Not specified", message: "New trial account" }).catch((error) =>
    console.warn("The sign-up notice was not sent.", error),
  );
}

async function sendMail({ serviceId, templateId, publicKey }: MailService, params: Record<string, string>) {
  const response = await fetch("https://api.emailjs.com/api/v1.0/email/send", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ service_id: serviceId, template_id: templateId, user_id: publicKey, template_params: params }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
}
