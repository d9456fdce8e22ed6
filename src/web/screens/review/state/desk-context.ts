import { createContext, useContext } from "react";
import type { Desk } from "./desk.ts";

export const DeskContext = createContext<Desk | null>(null);

/** The desk that a part of the screen belongs to. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("This part stands outside of a review desk.");
  return desk;
}
