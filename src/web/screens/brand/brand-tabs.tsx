export type Tab = "form" | "preview";

const TABS: { tab: Tab; label: string }[] = [
  { tab: "form", label: "Settings" },
  { tab: "preview", label: "Preview" },
];

type Props = { open: Tab; onOpen: (tab: Tab) => void };

/** Where there is no room for both side by side, the form or the preview. */
export function BrandTabs({ open, onOpen }: Props) {
  const toOther = (key: string) => {
    if (key !== "ArrowRight" && key !== "ArrowLeft") return;
    const other = open === "form" ? "preview" : "form";
    onOpen(other);
    document.getElementById(`brand-tab-${other}`)?.focus();
  };
  return (
    <div className="brand-tabs" role="tablist" aria-label="Parts of the screen">
      {TABS.map(({ tab, label }) => (
        <button
          key={tab}
          id={`brand-tab-${tab}`}
          type="button"
          role="tab"
          className="brand-tab"
          aria-selected={open === tab}
          aria-controls={`brand-${tab}`}
          tabIndex={open === tab ? 0 : -1}
          onClick={() => onOpen(tab)}
          onKeyDown={({ key }) => toOther(key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
