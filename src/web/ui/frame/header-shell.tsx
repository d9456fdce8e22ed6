import { Menu, X } from "lucide-react";
import { type ReactNode, useState } from "react";

type Props = { logo: ReactNode; beside?: ReactNode; className?: string; children: (close: () => void) => ReactNode };

/** The bar at the top of a screen: the logo, and what folds into a menu where there is little room. `beside` stands next to the button of the menu. */
export function HeaderShell({ logo, beside, className = "", children }: Props) {
  const [open, setOpen] = useState(false);
  const Toggle = open ? X : Menu;
  return (
    <header className={`app-header ${className}`}>
      <div className="app-header-bar">
        {logo}
        {beside}
        <button
          type="button"
          className="icon-button menu-toggle"
          aria-expanded={open}
          aria-controls="app-menu"
          onClick={() => setOpen(!open)}
        >
          <Toggle size={20} aria-hidden="true" />
          <span className="visually-hidden">Menu</span>
        </button>
        <div id="app-menu" className={open ? "app-menu open" : "app-menu"}>
          {children(() => setOpen(false))}
        </div>
      </div>
    </header>
  );
}
