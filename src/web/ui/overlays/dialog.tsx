import * as Radix from "@radix-ui/react-dialog";
import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { focusOrMain } from "../../lib/navigation/focus.ts";

type DialogProps = {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** When it is gone and the focus is back where it came from: for who wants it elsewhere. */
  onClosed?: () => void;
  children: ReactNode;
  wide?: boolean | "extra";
  /** A click beside it does not close it: what it shows is not shown again. */
  staysOpen?: boolean;
};

/**
 * A window over the page, there as long as it is mounted. Focus starts at its first field (hence the close button last), stays in it and goes back where it came from.
 * Escape is heard here too: Radix gives it to the topmost of its layers, and a tooltip that is just leaving counts as one.
 * The veil is our own: Radix's overlay would write a style element, which the content policy forbids.
 */
export function Dialog({ title, description, onClose, onClosed, children, wide = false, staysOpen = false }: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    document.documentElement.classList.add("dialog-open");
    return () => document.documentElement.classList.remove("dialog-open");
  }, []);

  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <div className="veil">
          <Radix.Content
            className={wide ? `dialog wide ${wide === "extra" ? "extra" : ""}` : "dialog"}
            {...(description ? {} : { "aria-describedby": undefined })}
            onCloseAutoFocus={() => {
              focusOrMain(opener);
              onClosed?.();
            }}
            onKeyDown={(event) => event.key === "Escape" && event.currentTarget.contains(event.target as Node) && onClose()}
            onEscapeKeyDown={keepForToasts}
            onPointerDownOutside={keepForToasts}
            onInteractOutside={staysOpen ? (event) => event.preventDefault() : keepForToasts}
          >
            <ToastsInReach />
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {description && <Radix.Description className="dialog-description">{description}</Radix.Description>}
            {children}
            <Radix.Close className="icon-button" aria-label="Close">
              <X size={18} aria-hidden="true" />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The focus stays in the window, or goes to a toast by F8 and comes back: toasts are read and answered while a window is open. */
function ToastsInReach() {
  const [toasts] = useState(() => document.querySelector<HTMLElement>("[data-toasts]"));
  useFocusScopeBranch(toasts);
  return null;
}

/** Answering a toast is no wish to close the window beneath it. */
function keepForToasts(event: Event) {
  if ((event.target as HTMLElement | null)?.closest("[data-toasts]")) event.preventDefault();
}
