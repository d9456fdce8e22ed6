import type { Config } from "../../engine/setup/config.ts";
import { isHttps } from "../session.ts";

const EMAIL_SERVICE = "https://api.emailjs.com";

/** Headers of every answer. The pages load nothing from elsewhere and run no script or style that is not a file of their own. */
export function securityHeaders({ publicUrl, emailjsServiceId }: Config) {
  const policy = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "media-src": "'self' blob:",
    "font-src": "'self' data:",
    "connect-src": emailjsServiceId ? `'self' ${EMAIL_SERVICE}` : "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };

  return {
    "content-security-policy": Object.entries(policy)
      .map((rule) => rule.join(" "))
      .join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(isHttps(publicUrl) && { "strict-transport-security": "max-age=31536000" }),
  };
}
