import type { ReactNode } from "react";

type Props<T extends string> = {
  /** Begins the ids: that of the tab "form" of "brand" is `brand-tab-form`, and it shows what has the id `brand-form`. */
  name: string;
  label: string;
  tabs: readonly { tab: T; label: ReactNode }[];
  open: T;
  onOpen: (tab: T) => void;
};

/** Parts of a screen, one at a time, where there is no room for them side by side. The arrow keys go from one to the next. */
export function Tabs<T extends string>({ name, label, tabs, open, onOpen }: Props<T>) {
  const move = (key: string, at: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const next = step && tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onOpen(next.tab);
    document.getElementById(`${name}-tab-${next.tab}`)?.focus();
  };
  return (
    <div className={`${name}-tabs`} role="tablist" aria-label={label}>
      {tabs.map(({ tab, label: words }, at) => (
        <button
          key={tab}
          id={`${name}-tab-${tab}`}
          type="button"
          role="tab"
          className={`screen-tab ${tab}`}
          aria-selected={open === tab}
          aria-controls={`${name}-${tab}`}
          tabIndex={open === tab ? 0 : -1}
          onClick={() => onOpen(tab)}
          onKeyDown={({ key }) => move(key, at)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
