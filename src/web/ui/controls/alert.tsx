import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

const ICONS = { danger: CircleAlert, success: CircleCheck, neutral: Info };

/** A message that stays where it belongs, unlike a toast. */
export function Alert({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div className={`alert ${tone}`} role={tone === "danger" ? "alert" : "status"}>
      <Icon size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
