import { signal } from "@preact/signals-react";
import type { ReactNode } from "react";
import { TOAST_LONG_MS, TOAST_MS, TOAST_REMOVE_DELAY_MS, TOAST_SHORT_MS } from "../../engine/contract/limits.ts";

export type Toast = {
  id: number;
  title: string;
  description?: ReactNode;
  tone?: "neutral" | "success" | "danger";
  /** Leads to a page, or does something here. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
  durationMs: number;
  open: boolean;
};

/** The newest toast alone: one is visible at a time. */
export const toasts = signal<Toast[]>([]);
let lastId = 0;

export function toast(entry: Omit<Toast, "id" | "open" | "durationMs"> & { durationMs?: number }): number {
  lastId += 1;
  toasts.value = [{ durationMs: TOAST_MS, ...entry, id: lastId, open: true }];
  return lastId;
}

/** A short note of the product's own: longer on screen when there is more to read. */
export const notify = (title: string, description?: string) =>
  toast({ title, description, durationMs: title && description ? TOAST_LONG_MS : TOAST_SHORT_MS });

/** Closes a toast, which then leaves with its movement; it is forgotten later. */
export function dismissToast(id: number) {
  toasts.value = toasts.value.map((entry) => (entry.id === id ? { ...entry, open: false } : entry));
  setTimeout(() => {
    toasts.value = toasts.value.filter((entry) => entry.id !== id);
  }, TOAST_REMOVE_DELAY_MS);
}
