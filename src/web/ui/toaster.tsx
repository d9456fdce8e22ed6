import { useSignals } from "@preact/signals-react/runtime";
import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useLocation } from "wouter";
import { TOAST_MS, TOAST_SWIPE_PX } from "../../engine/limits.ts";
import { dismissToast, type Toast, toasts } from "../lib/toasts.ts";

const ICONS = { neutral: Info, success: CircleCheck, danger: CircleAlert };

export default function Toaster() {
  useSignals();
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {toasts.value.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Radix.Viewport className="toasts" hotkey={["F8"]} />
    </Radix.Provider>
  );
}

function ToastCard({ entry }: { entry: Toast }) {
  const [, navigate] = useLocation();
  const { id, title, description, tone = "neutral", action, durationMs, open } = entry;
  const Icon = ICONS[tone];
  return (
    <Radix.Root className={`toast ${tone}`} open={open} onOpenChange={(next) => next || dismissToast(id)} duration={durationMs}>
      <Icon className="toast-icon" size={18} aria-hidden="true" />
      <div className="toast-text">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description && <Radix.Description className="toast-description">{description}</Radix.Description>}
        {action && (
          <Radix.Action className="button small" altText={action.label} onClick={() => navigate(action.href)}>
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close className="icon-button" aria-label="Close">
        <X size={16} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
