import { useSignals } from "@preact/signals-react/runtime";
import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { useLocation } from "wouter";
import { TOAST_MS, TOAST_SWIPE_PX } from "../../../engine/contract/limits.ts";
import { dismissToast, type Toast, toasts } from "../../lib/toasts.ts";

const ICONS = { neutral: Info, success: CircleCheck, danger: CircleAlert };

/** The messages of the page, in the `ToastRegion`. */
export default function Toaster() {
  useSignals();
  const { noteOrigin, giveBack } = useFocusOrigin();
  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {toasts.value.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onClosed={giveBack} />
      ))}
      <Radix.Viewport className="toasts" hotkey={["F8"]} onFocus={noteOrigin} />
    </Radix.Provider>
  );
}

const inToasts = (target: EventTarget | null) => target instanceof HTMLElement && target.closest("[data-toasts]") !== null;

/** Remembers from where the focus came to the toasts, and gives it back when the toast that has it is closed. */
function useFocusOrigin() {
  const origin = useRef<HTMLElement | null>(null);
  const noteOrigin = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !inToasts(relatedTarget)) origin.current = relatedTarget;
  };
  const giveBack = () => {
    if (!inToasts(document.activeElement)) return;
    // Radix moves the focus to the list of toasts when the closed one leaves.
    setTimeout(() => origin.current?.focus());
  };
  return { noteOrigin, giveBack };
}

function ToastCard({ entry, onClosed }: { entry: Toast; onClosed: () => void }) {
  const [, navigate] = useLocation();
  const { id, title, description, tone = "neutral", action, durationMs, open } = entry;
  const Icon = ICONS[tone];
  const close = () => {
    onClosed();
    dismissToast(id);
  };
  return (
    <Radix.Root
      className={`toast ${tone}`}
      open={open}
      onOpenChange={(next) => next || close()}
      onKeyDown={({ key }) => key === "Escape" && close()}
      duration={durationMs}
    >
      <Icon className="toast-icon" size={18} aria-hidden="true" />
      <div className="toast-text">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description && <Radix.Description className="toast-description">{description}</Radix.Description>}
        {action && (
          <Radix.Action
            className="button small"
            altText={action.label}
            onClick={() => ("href" in action ? navigate(action.href) : action.onPress())}
          >
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
