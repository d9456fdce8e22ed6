import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from "../../../engine/contract/limits.ts";

export const Hints = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
    {children}
  </Radix.Provider>
);

/** A few words beside one element, on hover and on focus. */
export function Hint({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" sideOffset={6} collisionPadding={12}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
