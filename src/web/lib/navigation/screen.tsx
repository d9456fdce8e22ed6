import { type ComponentType, lazy, useMemo } from "react";

/** A screen that comes in a file of its own. */
export type Screen = { load: () => Promise<{ default: ComponentType }>; coming: ComponentType; there?: ComponentType };

export function screen(fetchModule: Screen["load"]): Screen {
  const made: Screen = {
    load: async () => {
      const module = await fetchModule();
      made.there = module.default;
      return module;
    },
    coming: lazy(() => made.load()),
  };
  return made;
}

/**
 * A screen that has been loaded is shown at once: React holds back for 300 ms what comes after it has shown that something is on its way.
 */
export function Show({ screen }: { screen: Screen }) {
  const Shown = useMemo(() => screen.there ?? screen.coming, [screen]);
  return <Shown />;
}
