import type { ReactNode } from "react";
import { useBrandForm } from "../state/brand-context.ts";
import type { Fault } from "../state/faults.ts";

/** What the service says against a field. */
export function useFault(field: string): Fault | null {
  const { fault } = useBrandForm();
  return fault?.field === field ? fault : null;
}

/** A sentence against what stands in a field. It is read out when it comes. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field-error" id={id} role="alert">
    {children}
  </p>
);

/** The same for what the service says, if it says something. */
export function Said({ field }: { field: string }) {
  const fault = useFault(field);
  return fault ? <FieldError>{fault.message}</FieldError> : null;
}
